/** The languages of the demo's shops. */
export type ShopLanguage = "en" | "de" | "fr";

/** Names of makers, none of whom there is. */
export const BRANDS: Readonly<Record<ShopLanguage, readonly string[]>> = {
  en: [
    ...[
      "Hollis & Wren",
      "Pennybeck",
      "Ashgrove",
      "Tarn & Tide",
      "Wickersley",
      "Mossgate",
      "Oldmere",
      "Fenn & Daughters",
    ],
    ...[
      "Thistledown",
      "Copperlane",
      "Brindle Hill",
      "Northfold",
      "Saltmarsh Supply",
      "Juniper Row",
      "Quillbrook",
    ],
  ],
  de: [
    ...[
      "Kiefernhain",
      "Moosbach",
      "Lindwerk",
      "Alte Mühle 12",
      "Hagebutte & Sohn",
      "Nordlichtung",
      "Steinfurt Manufaktur",
    ],
    ...[
      "Birkenau Design",
      "Wiesengrund",
      "Falkenrot",
      "Talblick",
      "Sommerfleck",
      "Rabenstein & Co",
      "Holunderhof",
    ],
  ],
  fr: [
    ...[
      "Bellecombe",
      "Atelier Marjolaine",
      "Les Deux Mésanges",
      "Vauclair",
      "Maison Tilleul",
      "Brindherbe",
      "Côte Sauge",
    ],
    ...["Passerose", "Fontvive", "Le Petit Bief", "Hautbuis", "Rivelaine", "Chantepie & Fils", "Aubépine"],
  ],
};

/** What a product comes in, by the kind of thing. */
export const COMES_IN: Readonly<
  Record<"things" | "clothes" | "food" | "sets", Readonly<Record<ShopLanguage, readonly string[]>>>
> = {
  things: {
    en: [
      "Sage Green",
      "Charcoal",
      "Cream",
      "Terracotta",
      "Midnight Blue",
      "Natural",
      "Small",
      "Large",
      "in Gift Box",
      "Ochre",
      "Slate Grey",
      "Rust",
      "",
    ],
    de: [
      "Salbeigrün",
      "Anthrazit",
      "Creme",
      "Terrakotta",
      "Nachtblau",
      "Natur",
      "klein",
      "groß",
      "mit Geschenkbox",
      "Ocker",
      "Schiefergrau",
      "Rost",
      "",
    ],
    fr: [
      "vert sauge",
      "anthracite",
      "crème",
      "terracotta",
      "bleu nuit",
      "naturel",
      "petit modèle",
      "grand modèle",
      "avec boîte cadeau",
      "ocre",
      "gris ardoise",
      "rouille",
      "",
    ],
  },
  clothes: {
    en: [
      "Navy, M",
      "Navy, L",
      "Oatmeal, S",
      "Oatmeal, M",
      "Berry, One Size",
      "Black, One Size",
      "Forest Green, L",
      "Grey Marl, XL",
    ],
    de: [
      "Marine, M",
      "Marine, L",
      "Hafer, S",
      "Hafer, M",
      "Beere, Einheitsgröße",
      "Schwarz, Einheitsgröße",
      "Tannengrün, L",
      "Grau meliert, XL",
    ],
    fr: [
      "bleu marine, M",
      "bleu marine, L",
      "avoine, S",
      "avoine, M",
      "framboise, taille unique",
      "noir, taille unique",
      "vert sapin, L",
      "gris chiné, XL",
    ],
  },
  food: {
    en: ["Gift Box", "Pack of 2", "Pack of 3", "Organic", "Small Batch", ""],
    de: ["in der Geschenkbox", "2er Pack", "3er Pack", "Bio", "aus kleiner Manufaktur", ""],
    fr: ["coffret cadeau", "lot de 2", "lot de 3", "bio", "petite production", ""],
  },
  sets: {
    en: ["Classic Edition", "Deluxe Edition", "Set of 2", "with Storage Bag", "Beginner Set", ""],
    de: ["Classic Edition", "Deluxe Edition", "2er Set", "mit Aufbewahrungsbeutel", "Anfänger Set", ""],
    fr: ["édition classique", "édition deluxe", "lot de 2", "avec sac de rangement", "kit débutant", ""],
  },
};

/** What belongs to a thing, shows it or tells of it, and isn't it. `{}` is the thing. */
export const BESIDE: Readonly<Record<ShopLanguage, readonly string[]>> = {
  en: [
    "Replacement Parts for {}",
    "Carry Case for {}, Padded",
    "Cleaning Brush Set for {}",
    "{} Poster Print, A3, Unframed",
    "The Little Book of the {}, Paperback",
    "{} Toy for Toddlers, Wooden",
    "{} Enamel Pin Badge",
    "Dust Cover Compatible with {}",
    "Miniature {} Keyring",
    "Greeting Card: {}, Blank Inside",
  ],
  de: [
    "Ersatzteile für {}",
    "Schutzhülle für {}, gepolstert",
    "Reinigungsbürsten passend für {}",
    "Poster {}, A3, ohne Rahmen",
    "Das kleine Buch: {}, Taschenbuch",
    "{} Spielzeug für Kleinkinder, Holz",
    "Anstecker {}, Emaille",
    "Zubehör-Set für {}",
    "Schlüsselanhänger {} Miniatur",
    "Grußkarte {}, ohne Text",
  ],
  fr: [
    "Pièces de rechange pour {}",
    "Housse rembourrée pour {}",
    "Brosses de nettoyage pour {}",
    "Affiche {}, A3, sans cadre",
    "Le petit livre : {}, broché",
    "Jouet {} pour tout-petits, bois",
    "Pin's émaillé {}",
    "Accessoire compatible {}",
    "Porte-clés {} miniature",
    "Carte de vœux {}, sans texte",
  ],
};

/** Names of makers, works and people that there are: none of them is in a shop that isn't. */
export const REAL_NAMES =
  /\b(?:lego|nintendo|sony|apple|airpods?|kindle|stiga|dazn|sky|barbie|disney|pokemon|harry potter|star wars|marvel|moleskine|leuchtturm|lamy|bialetti|stanley|yeti|fitbit|garmin|gopro|dk|penguin|catan|ravensburger|playmobil|schleich|tonie\w*|kosmos|haba|opinel|victorinox|laguiole|chemex|hario|aeropress|le creuset|staub|lodge|weber|kitchenaid|nespresso|vitamix|instant pot|polaroid|instax|fujifilm|canon|nikon|spotify|netflix|adidas|nike|converse|birkenstock|patagonia|petzl|ticketmaster|etsy|amazon|ikea|muji|kpop|k-pop|bollywood|montessori|dr martens|levi'?s|ray-?ban|swarovski|pandora|tiffany|wedgwood|meissen|zippo|rubik\w*|monopoly|scrabble|uno|jenga|twister|frisbee|crayola|sharpie|dungeons|warhammer|magic the gathering|minecraft|fortnite|playstation|xbox|switch|raspberry|arduino|meeple|funko|hot wheels|matchbox|brio|steiff|jellycat|hobonichi|bullet journal|tarot|tolkien|austen|shakespeare|shelly|thermos|hydro flask|fjällräven|hurtigruten|cern|nasa|stardew|nordic ware|viticulture|hitster|carcassonne|dixit|wingspan|flügelschlag|mölkky|kubb|exit|unlock|mario|zelda|steam|roblox|sims|digital|audible|deezer|skyrim|wacom|logitech|bose|jbl|marshall|sonos|philips|braun|dyson|xiaomi|samsung|google|alexa|echo|airtag|tile|oura|whoop|theragun|nuna|ergobaby|stokke|babybjörn|tripp trapp|lovevery|sophie la girafe|doudou|maglite|leatherman|swiss army|jetboil|primus|trangia|camelbak|osprey|deuter|ortlieb|brooks|shimano|titleist|wilson|babolat|speedo|arena|crocs|uggs?|barbour|burberry|chanel|dior|hermès|gucci|prada)\b/i;

/** What comes by mail or isn't a thing at all. */
export const NO_THING =
  /\b(?:download|code|online|gutschein|voucher|kurs|course|class|lessons?|cours|tickets?|abo|abonnement|subscription|membership|club|gift card|geschenkkarte|carte cadeau|bon cadeau|donation|spende|don|app|miete|rental|location)\b/i;
