import { currencySigns, MARKETPLACES } from "@gifthearth/core";
import { quoted, ReportError } from "./report-error.ts";

/** What a report's column holds. */
export type ColumnField =
  | "category"
  | "name"
  | "productId"
  | "trackingId"
  | "shippedOn"
  | "price"
  | "items"
  | "returns"
  | "revenue"
  | "commission"
  /** Of a network's transactions alone, as the six below. */
  | "transactionId"
  | "state"
  | "currency"
  | "clickId"
  | "shop"
  | "country"
  | "declineReason"
  /** Known, and not kept: sub-tags among them, which might tell of a person. */
  | "ignored";

/** How the table of a programme's report is read: what its headings may be called, and which must be there. */
export interface ReportForm {
  /** What the report is, in a sentence: "an earnings report". */
  readonly title: string;
  /** In the form of {@link normalized}. */
  readonly headings: Readonly<Partial<Record<ColumnField, readonly string[]>>>;
  /** Without these a line can't be told what it brought; by the name that messages call them. */
  readonly needed: readonly (readonly [ColumnField, string])[];
  /** Whether columns may stand there that we don't know, and don't read. */
  readonly hasOthers?: boolean;
  /** What each known heading means. */
  readonly fields: ReadonlyMap<string, ColumnField>;
}

/** A form by its headings, however they are written. */
export function formOf(form: Omit<ReportForm, "fields">): ReportForm {
  const fields = Object.entries(form.headings).flatMap(([field, headings]) =>
    headings.map((heading) => [normalized(heading), field as ColumnField] as const),
  );
  return { ...form, fields: new Map(fields) };
}

const TRACKING_ID = [
  ...["tracking id", "trackingid", "tracking tag", "tag", "store id", "associate id"],
  ...["partner-id", "identifiant de suivi", "id de suivi", "volg-id", "tracking-id"],
  ...["id de seguimiento", "id de afiliado", "id monitoraggio", "id di monitoraggio"],
];
const NAME = [
  ...["name", "product name", "product title", "item name", "title"],
  ...["artikelname", "produktname", "produkttitel", "bezeichnung", "titel"],
  ...["nom", "nom du produit", "nom de l'article", "titre", "titre du produit"],
  ...["naam", "productnaam", "producttitel", "artikelnaam"],
  ...["nombre", "nombre del producto", "título", "título del producto"],
  ...["nome", "nome prodotto", "nome del prodotto", "nome articolo", "titolo", "titolo del prodotto"],
];
const COMMISSION = [
  ...["ad fees", "ad fee", "advertising fees", "advertising fee", "commission", "commissions"],
  ...["commission income", "commission earned", "earnings", "total earnings", "fees", "referral fees"],
  ...["werbekostenerstattung", "werbekostenerstattungen", "werbeeinnahmen", "provision", "provisionen"],
  ...["einnahmen", "verdienst", "vergütung", "gebühren", "gesamteinnahmen"],
  ...["frais publicitaires", "frais de publicité", "commissions publicitaires", "revenus publicitaires"],
  ...["rémunération", "rémunérations", "gains", "commissions perçues", "total des gains"],
  ...["advertentievergoeding", "advertentievergoedingen", "advertentiekosten", "commissie", "commissies"],
  ...["inkomsten", "verdiensten", "totale inkomsten", "vergoeding"],
  ...["comisión", "comisiones", "comisiones por publicidad", "tarifas de publicidad", "ganancias"],
  ...["ingresos por publicidad", "total de ganancias", "honorarios"],
  ...["commissione", "commissioni", "commissioni pubblicitarie", "compensi pubblicitari", "guadagni"],
  ...["compensi", "commissioni guadagnate", "totale guadagni"],
];
/** Known, and not kept. */
const IGNORED = [
  ...["seller", "seller name", "merchant", "merchant name", "sold by"],
  ...["verkäufer", "händler", "vendeur", "verkoper", "vendedor", "venditore", "venduto da"],
  ...["device type group", "device type", "device"],
  ...["gerätetyp", "gerätetypgruppe", "type d'appareil", "groupe de types d'appareils", "apparaattype"],
  ...["tipo de dispositivo", "grupo de tipos de dispositivo", "tipo di dispositivo", "tipo dispositivo"],
  ...["direct sale", "direct sales", "indirect sale", "indirect sales"],
  ...["direktverkauf", "direktkauf", "vente directe", "directe verkoop", "venta directa", "vendita diretta"],
  ...["link type", "linking type", "linktyp", "type de lien", "linktype", "tipo de enlace", "tipo di link"],
  ...["rate", "fee rate", "commission rate", "ad fee rate", "satz", "provisionssatz", "taux"],
  ...["taux de commission", "tarief", "commissiepercentage", "tasa", "porcentaje", "tasso", "aliquota"],
  ...["subtag", "sub tag", "sub id", "subid"],
];

/** An affiliate programme's earnings, by item: from the programmes' own files, their versions and languages. */
export const EARNINGS: ReportForm = formOf({
  title: "an earnings report",
  headings: {
    category: [
      ...["category", "product category", "product group", "product line"],
      ...["kategorie", "produktkategorie", "produktgruppe", "catégorie", "catégorie de produit"],
      ...["categorie", "productcategorie", "productgroep", "categoría", "categoría de producto"],
      ...["categoria", "categoria prodotto", "gruppo di prodotti"],
    ],
    name: NAME,
    productId: [
      ...["asin", "product id", "item id", "produkt-id", "artikel-id", "id produit", "id de produit"],
      ...["product-id", "id del producto", "id de producto", "id prodotto", "id del prodotto"],
    ],
    trackingId: TRACKING_ID,
    shippedOn: [
      ...["date shipped", "shipped date", "ship date", "shipping date", "shipment date"],
      ...["versanddatum", "versandt am", "datum des versands", "lieferdatum", "verzenddatum"],
      ...["datum verzonden", "verzonden op", "date d'expédition", "expédié le", "date d'envoi"],
      ...["fecha de envío", "enviado el", "data di spedizione", "data spedizione", "spedito il"],
    ],
    price: [
      ...["price", "item price", "unit price", "product price", "preis", "artikelpreis", "stückpreis"],
      ...["prix", "prix unitaire", "prix de l'article", "prijs", "artikelprijs", "stukprijs"],
      ...["precio", "precio unitario", "precio del producto", "prezzo", "prezzo unitario"],
      ...["prezzo articolo", "prezzo prodotto"],
    ],
    items: [
      ...["items shipped", "item shipped", "shipped items", "units shipped", "quantity shipped"],
      ...["qty shipped", "shipped quantity"],
      ...["versandte artikel", "versendete artikel", "gelieferte artikel", "artikel versandt"],
      ...["versandte einheiten", "articles expédiés", "produits expédiés", "unités expédiées"],
      ...["verzonden artikelen", "verzonden items", "verzonden producten", "verzonden eenheden"],
      ...["artículos enviados", "productos enviados", "unidades enviadas"],
      ...["articoli spediti", "prodotti spediti", "unità spedite"],
    ],
    returns: [
      ...["returns", "return", "items returned", "returned items", "returned"],
      ...["rücksendungen", "retouren", "rückgaben", "zurückgesandte artikel", "retours"],
      ...["articles retournés", "geretourneerde artikelen", "teruggestuurde artikelen"],
      ...["devoluciones", "artículos devueltos", "resi", "articoli restituiti", "articoli resi"],
    ],
    revenue: [
      ...["revenue", "product revenue", "shipped revenue", "items shipped revenue"],
      ...["shipped product revenue", "umsatz", "produktumsatz", "umsatz versandter artikel"],
      ...["chiffre d'affaires", "revenus", "chiffre d'affaires des produits", "omzet", "productomzet"],
      ...["ingresos", "ingresos por productos", "ingresos por artículos enviados", "ricavi"],
      ...["ricavi dei prodotti", "ricavi articoli spediti", "fatturato"],
    ],
    commission: COMMISSION,
    ignored: IGNORED,
  },
  needed: [
    ["productId", "ASIN"],
    ["shippedOn", "Date Shipped"],
    ["price", "Price"],
    ["items", "Items Shipped"],
    ["revenue", "Revenue"],
    ["commission", "Ad Fees"],
  ],
});

/** An affiliate programme's bounties: fixed sums for events such as a trial that somebody begins. */
export const BOUNTIES: ReportForm = formOf({
  title: "a bounty report",
  headings: {
    name: [
      ...NAME,
      ...["bounty", "bounty event", "bounty event name", "bounty name", "bounty type", "event"],
      ...["event name", "event type", "program", "programme", "ereignis", "programm", "prämie"],
      ...["prämienereignis", "événement", "prime", "type de prime", "gebeurtenis", "programma", "premie"],
      ...["evento", "programa", "bonificación", "bonus", "premio", "tipo di bonus"],
    ],
    trackingId: TRACKING_ID,
    shippedOn: [
      ...["date", "event date", "bounty date", "date earned", "datum", "ereignisdatum", "prämiendatum"],
      ...["date de l'événement", "datum gebeurtenis", "fecha", "fecha del evento", "data", "data evento"],
      ...["data dell'evento"],
    ],
    items: [
      ...["events", "bounties", "bounty events", "number of events", "event count", "count", "quantity"],
      ...["ereignisse", "anzahl", "anzahl der ereignisse", "prämienereignisse", "événements"],
      ...["nombre d'événements", "quantité", "gebeurtenissen", "aantal", "aantal gebeurtenissen"],
      ...["eventos", "número de eventos", "cantidad", "eventi", "numero di eventi", "quantità"],
    ],
    commission: [
      ...COMMISSION,
      ...["bounty earnings", "bounty fees", "bounty amount", "bounty income", "prämien", "prämieneinnahmen"],
      ...["gains de primes", "primes", "premies", "premie-inkomsten", "ganancias por bonificaciones"],
      ...["bonificaciones", "guadagni bonus"],
    ],
    ignored: [...IGNORED, "category", "asin", "marketplace", "bounty rate", "store", "country"],
  },
  needed: [
    ["name", "Name"],
    ["shippedOn", "Date"],
    ["items", "Events"],
    ["commission", "Earnings"],
  ],
});

/** Those of our marketplaces, with what each is called next to an amount. */
const SIGNS = [...new Set(MARKETPLACES.rows.map(({ currency }) => currency))].map((currency) => ({
  currency,
  signs: currencySigns(currency),
}));

/** Whether a sign or code stands for a currency: `$` for the US dollar and the Canadian one, `CA$` for that alone. */
export function isSignOf(sign: string, currency: string): boolean {
  return currencySigns(currency).includes(sign.toUpperCase());
}

/** What each heading is; undefined for one that isn't known. */
export function fieldOf(heading: string, { fields }: ReportForm): ColumnField | undefined {
  return fields.get(normalized(heading));
}

/** `Price($)`, ` price ` and `PRICE (US$)` are all `price`. */
function normalized(heading: string): string {
  return heading
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\([^()]*\)/g, " ")
    .replace(/[\s_\-.:]+/g, " ")
    .trim();
}

/** A report's columns: where each field is, and all headings. */
export interface Columns {
  readonly headings: readonly string[];
  /** From 0. */
  readonly index: ReadonlyMap<ColumnField, number>;
}

/**
 * Reads a report's header.
 * @param currency that of the report's marketplace; null where each line says its own
 * @throws {ReportError} naming every heading that isn't known, the needed ones that are missing, one that stands
 *   twice, or one in another currency
 */
export function readColumns(
  headings: readonly string[],
  line: number,
  currency: string | null,
  form: ReportForm,
): Columns {
  const index = new Map<ColumnField, number>();
  const unknown: string[] = [];
  for (const [at, heading] of headings.entries()) {
    // An empty heading is that of an empty column.
    if (heading === "") continue;
    const column = { number: at + 1, heading };
    const field = fieldOf(heading, form);
    if (!field) {
      if (form.hasOthers) continue;
      unknown.push(`column ${at + 1} (${quoted(heading)})`);
      continue;
    }
    if (currency !== null) refuseForeignCurrency(heading, currency, { line, column });
    if (field === "ignored") continue;
    const first = index.get(field);
    if (first !== undefined) {
      if (form.hasOthers) continue;
      throw new ReportError(
        `This means the same as column ${first + 1} (${quoted(headings[first] ?? "")}). Please remove one of them.`,
        { line, column },
      );
    }
    index.set(field, at);
  }
  const missing = form.needed.filter(([field]) => !index.has(field)).map(([, name]) => name);
  const faults = [
    ...(unknown.length > 0 ? [`These columns are not known: ${unknown.join(", ")}.`] : []),
    ...(missing.length > 0 ? [`These columns are missing: ${missing.join(", ")}.`] : []),
  ];
  if (faults.length > 0) {
    throw new ReportError(`${faults.join(" ")} Please import ${form.title} as the programme gives it.`, {
      line,
    });
  }
  return { headings, index };
}

function refuseForeignCurrency(
  heading: string,
  currency: string,
  place: ConstructorParameters<typeof ReportError>[1],
): void {
  const sign = /\(\s*([^()]*?)\s*\)/.exec(heading)?.[1];
  if (!sign || isSignOf(sign, currency)) return;
  const named = SIGNS.filter(({ signs }) => signs.includes(sign.toUpperCase()));
  if (named.length > 0) {
    const names = named.map((each) => each.currency).join(" or ");
    throw new ReportError(
      `The report is in ${names}, and its marketplace's currency is ${currency}. Please name the marketplace it is from.`,
      place,
    );
  }
}
