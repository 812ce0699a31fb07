import { describe, expect, it } from "vitest";
import { CATALOGUE } from "../../../catalogue/index.ts";
import { isClaim, sentencesOf, withoutClaims } from "./claims.ts";

describe("isClaim", () => {
  it.each([
    // English
    "100% Donated Mug",
    "The Charity Mug",
    "Mug for a Good Cause",
    "The Mug That Gives Back",
    "Half of the price goes to charity",
    "Half the price goes to animals in need",
    "Half of the price goes to the children of the village",
    "10% of all profits support cancer research",
    "A portion of every sale helps build schools",
    "All proceeds benefit a hospice",
    "Each purchase plants a tree",
    "For every mug sold, we plant two trees",
    "Buy one, give one",
    "Your purchase feeds a hungry child",
    "Helps fund clean water in Kenya",
    "Sponsor a Child for a Year",
    "The maker is a nonprofit",
    "It is a D O N A T I O N in her name",
    "A part goes to UNICEF",
    "30-day money-back guarantee",
    "Get 5% cash back",
    "Fully refundable",
    "Send Bitcoin to the maker",
    "Pay with PayPal",
    "Payment by bank transfer only",
    "Send $40 in gift cards",
    "Crypto accepted",
    "Use code SAVE20 at checkout",
    "Call us today",
    "Text me at 07911 123456",
    "WhatsApp us for colours",
    "Order on Telegram",
    "Message the seller for a discount",
    "Write to gifts@example.com",
    "Write to gifts at example dot com",
    "Find it at www.example.com/mug",
    "Follow @mugmaker_shop",
    "Call five five five one two three four",
    // Dutch
    "De helft van de prijs gaat naar een goed doel",
    "Wij doneren 10% aan KiKa",
    "De opbrengst gaat naar de voedselbank",
    "Bij elke aankoop planten we een boom",
    "Niet goed, geld terug",
    "Betaal met een Tikkie",
    "Maak het bedrag over naar ons rekeningnummer",
    "Bel ons voor meer kleuren",
    "Neem contact op via de mail",
    // French
    "La moitié du prix est reversée à une association",
    "Faites un don à la SPA",
    "Pour chaque achat, un arbre est planté",
    "Un cadeau solidaire",
    "Satisfait ou remboursé",
    "Payez par virement",
    "Envoyez de l'argent à l'artisan",
    "Contactez-nous par courriel",
    "Appelez-nous au 06 12 34 56 78",
    // Spanish
    "La mitad del precio va a una ONG",
    "Donamos el 10 % a los niños",
    "Cada compra ayuda a los más pobres",
    "Una taza solidaria",
    "Te devolvemos el dinero",
    "Paga con Bizum",
    "Envía dinero por adelantado",
    "Llámanos ahora",
    "Escríbenos por WhatsApp",
    // German
    "Die Hälfte des Preises geht an einen guten Zweck",
    "Wir spenden zehn Prozent",
    "Mit jedem Kauf wird ein Baum gepflanzt",
    "Der Erlös kommt dem Tierheim zugute",
    "Eine Patenschaft für einen Elefanten",
    "Mit Geld-zurück-Garantie",
    "Zahlung per Überweisung oder Vorkasse",
    "Schick uns Bitcoin",
    "Ruf uns an",
    "Bestellen Sie telefonisch",
    // Italian
    "Metà del prezzo va in beneficenza",
    "Il ricavato va ai bambini malati",
    "Per ogni acquisto piantiamo un albero",
    "Doniamo il 10% alla ricerca",
    "Soddisfatti o rimborsati",
    "Paga con bonifico",
    "Invia denaro con Postepay",
    "Chiamaci subito",
    "Contatta il venditore su WhatsApp",
    // Shapes
    "Mug, +31 6 12345678",
    "Mug (555) 123-4567",
    "Mug 1-800-GIFT-NOW",
    "Tasse, Tel. 030 1234567",
    "Taza 612 345 678",
    "Mug 5551234567",
    "Mug bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
    "Mug 0x52908400098527886E0F7030069857D2E4169EE7",
    "Mug NL91 ABNA 0417 1643 00",
    "Mug 4111 1111 1111 1111",
    "Keramik Müller, Hauptstraße 5, 10115 Berlin",
    "12 High Street, London SW1A 1AA",
    "mug (at) example (dot) com",
  ])("knows %j", (text) => {
    expect(isClaim(text)).toBe(true);
  });

  it.each([
    "Charity Shop Finds Guidebook",
    "A Donation of Heirloom Seeds",
    "Wooden Donation Box",
    "Ceramic Piggy Bank",
    "Leather Phone Case",
    "Bitcoin Mug",
    "Rotary Telephone Lamp",
    "Contact Lens Case",
    "Contactless Card Holder",
    "Leather Messenger Bag",
    "Letter Writing Set",
    "Address Book With Room for Phone Numbers",
    "Credit Card Wallet",
    "Toy Cash Register",
    "Johnny Cash on Vinyl",
    "Call Me by Your Name, Illustrated",
    "Call of the Wild Hardcover",
    "Signal Lamp for Morse",
    "Vintage Telegram Print",
    "221B Baker Street Puzzle",
    "Abbey Road Poster",
    "Don Quixote, Clothbound",
    "Donatello Turtle Figure",
    "Donut Baking Pan",
    "Hungry Hippos Board Game",
    "Bird Feeder That Feeds Hungry Birds All Winter",
    "Node.js Handbook",
    "Adopt a Zen Mind",
    "Reverse Osmosis Filter",
    "Gives back massages while you read",
    "Slim wallet that takes eight cards and some cash",
    "A frame to which grandchildren send photos, by WhatsApp too",
    "Costs $20-30, or about $1,200.50",
    "Made in 2024, after the years 1914-1918",
    "Measures 30 x 40 cm, 10 000 mAh, 3000-6500 K",
    "1000-piece puzzle, 800-thread-count cotton",
    "100% merino wool and 70% dark chocolate",
    "ISBN 978-3-16-148410-0",
    "Out since 01/02/2024, in colour since 05.06.2025 and in print since 2019-11-03",
    "Half of the fun is putting it together",
    "A good part of the work is done by the machine",
    "Supports the back and helps with posture",
    "Een weldadig warm dekbed met een grote opbrengst aan veren",
    "Een bel voor op de fiets",
    "Seifenspender aus Keramik",
    "Die Lampe spendet warmes Licht",
    "Der Baum spendet im Sommer Schatten",
    "Zahlen lernen mit Holzfiguren",
    "Un don pour la musique",
    "Bracelet en argent, livre de point de croix",
    "Du commerce équitable et solidaire",
    "Taza en forma de llama, hecha a mano",
    "Beneficioso para la salud, con transferencia térmica",
    "Doña Rosa y sus rosas",
    "Una lampada che dona calore alla stanza",
    "Vassoio ricavato da un unico pezzo di legno",
    "Un'offerta di sapori dalla Sicilia",
  ])("lets %j be", (text) => {
    expect(isClaim(text)).toBe(false);
  });

  it("finds nothing to hold against our own ideas", () => {
    const texts = CATALOGUE.flatMap(({ title, description, searchText }) => [title, description, searchText]);
    expect(texts.filter(isClaim)).toEqual([]);
  });
});

describe("withoutClaims", () => {
  it("leaves what else is said", () => {
    expect(withoutClaims("Keeps tea hot. Ten per cent are donated! It is 30 x 40 cm. Call us.")).toBe(
      "Keeps tea hot. It is 30 x 40 cm.",
    );
    expect(withoutClaims("Keeps tea hot.")).toBe("Keeps tea hot.");
    expect(withoutClaims("We donate. Call us.")).toBe("");
  });

  it("finds what is parted by the end of a sentence", () => {
    expect(withoutClaims("Ask for Ann. Tel. 030 1234567.")).toBe("Ask for Ann.");
    expect(withoutClaims("Five five five. One two three four.")).toBe("");
  });

  it("parts sentences at their ends, and nowhere else", () => {
    expect(sentencesOf("See St. Ives. It is 2.4 GHz, e.g. for her!\nOh")).toEqual([
      "See St. Ives.",
      " It is 2.4 GHz, e.g. for her!",
      "\nOh",
    ]);
  });
});
