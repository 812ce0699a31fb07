/** What people don't eat, drink or bear, in German, French, Spanish, Italian and Dutch, without accents. */
const THINGS: readonly (readonly [thing: string, names: string])[] = [
  ["alcohol", "alkohol|alcools?|alcohol|alcolici|alcol|wein|vin|vino|wijn|bier|biere|cerveza|birra"],
  ["meat", "fleisch|viande|carne|vlees|schwein\\w*|porc|cerdo|maiale|varkens\\w*"],
  ["nuts", "nusse|nuss\\w*|noix|cacahuetes?|frutos secos|nueces|noci|frutta secca|arachidi|noten|pinda'?s?"],
  ["gluten", "gluten|glutine|weizen|ble|trigo|grano|tarwe"],
  [
    "milk",
    "milch\\w*|lait|produits laitiers|leche|lacteos|latte|latticini|melk|zuivel|laktose|lactose|lattosio|lactosa",
  ],
  ["sugar", "zucker|susses|sussigkeiten|sucre|sucreries|azucar|dulces|zucchero|dolci|suiker|zoet\\w*"],
  ["coffee", "kaffee|koffein|cafeine?|cafe|caffe|caffeina|cafeina|koffie|cafeine"],
  ["perfume", "parfums?|dufte?|duftkerzen|perfumes?|profumi?|geuren"],
  ["electronics", "elektronik|electronique|electronica|elettronica|elektronica|technik"],
];
const NAMED = THINGS.map(([thing, names]) => [thing, new RegExp(`^(?:${names})\\b`)] as const);

/** A refusal, and the few little words before the name of what is refused. */
const REFUSED =
  /\b(?:kein(?:e[nr]?|erlei)?|ohne|allergi(?:sch|que|co|ca|e)(?: (?:gegen|auf|voor|tegen|aux?|a la|al?|alle|agli|a los|a las))?|alergi(?:co|ca|a) (?:al?|a los|a las|a la)|(?:mange|boit|supporte|aime|bois) pas|sans|no (?:come|bebe|toma|tolera)|sin|non (?:mangia|beve|tollera)|senza|geen|zonder)(?: (?:d'|de|du|des|la|le|les|el|los|las|il|lo|gli|i)\b)? ?(?:d'|l'|de )?/g;

/** Puts such refusals into English beside what is written. */
export function withForeignDenials(text: string): string {
  const denied: string[] = [];
  for (const match of text.matchAll(REFUSED)) {
    const rest = text.slice(match.index + match[0].length);
    const thing = NAMED.find(([, names]) => names.test(rest))?.[0];
    if (thing !== undefined) denied.push(`no ${thing}`);
  }
  if (/\bvegetari(?:er(?:in)?|sch|enne?|ano|ana)\b/.test(text)) denied.push("vegetarian");
  if (/\bvegan(?:e[rs]?|erin|o|a|isch|istisch)\b|\bvegetalienne?\b/.test(text)) denied.push("vegan");
  return denied.length > 0 ? `${text} ; ${denied.join(" ; ")}` : text;
}
