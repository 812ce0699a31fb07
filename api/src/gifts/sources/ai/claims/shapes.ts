import { withoutLinks } from "@gifthearth/core";

/** At least so many letters and digits, mixed, make an address of a purse of coins, and no word. */
const WALLET = /(?<![a-z\d])(?=[a-z]*\d[a-z]*\d[a-z]*\d)[a-z\d]{26,}(?![a-z\d])/;
const IBAN = /(?<![a-z\d])[a-z]{2}\d{2}(?:[ -]?[a-z\d]{4}){2,7}(?:[ -]?[a-z\d]{1,3})?(?![a-z\d])/g;
/** The shortest IBAN's digits. */
const IBAN_DIGITS = 12;
const CARD = /(?<!\d)\d{4}(?:[ -]?\d{4}){3}(?!\d)/;

const HANDLE = /(?<![a-z\d@._])@[a-z\d_][a-z\d_.]{2,}/;
const E_MAIL = /[^\s@]+@[^\s@]+\.[a-z]{2,}/;
/** "gifts at example dot com" and its like. */
const SPELLED_HOST =
  /[a-z\d]\s?[([{]?\s?\b(?:dot|punkt|punt|point|punto)\b\s?[)\]}]?\s?(?:com|net|org|info|shop|store)(?![a-z\d])|[([{]\s?(?:at|dot|punkt|punt|point|punto|arroba|chiocciola|arobase)\s?[)\]}]/;

/** Of books and goods, which look like telephone numbers. */
const SERIAL =
  /\b(?:isbn|ean|upc|issn|gtin)\b[\s:-]*[\dx][\dx -]{7,17}|(?<!\d)97[89][ -]?\d(?:[ -]?\d){9}(?!\d)/g;
/** Days, written in numbers, which look like telephone numbers too. */
const DATE = /(?<![\d.\-/])(?:\d{1,2}([.\-/])\d{1,2}\1\d{4}|\d{4}([.\-/])\d{1,2}\2\d{1,2})(?![\d\-/])/g;
const TELEPHONE = new RegExp(
  [
    // International, with its sign.
    String.raw`\+\s?\d{1,3}(?:[\s().\-/]{0,3}\d){6,13}`,
    // Of one's own country, with a zero in front.
    String.raw`(?<![\d.,$€£])\(?0\d{1,4}\)?(?:[\s.\-/]{0,2}\d){6,10}(?!\d)`,
    // North America.
    String.raw`(?<![\d.,$€£])\(?\d{3}\)?[\s.-]?\d{3}[\s.-]\d{4}(?![\d%])`,
    String.raw`(?<!\d)555[\s.-]\d{4}(?!\d)`,
    String.raw`(?<![a-z\d])1[\s.-]?8(?:00|33|44|55|66|77|88)[\s.-][a-z\d][a-z\d-]{5,}`,
    // Spain and Italy.
    String.raw`(?<![\d.,$€£])[6-9]\d{2}[\s.-]?\d{3}[\s.-]?\d{3}(?![\d.,%])`,
    String.raw`(?<![\d.,$€£])3\d{2}[\s.-]\d{6,7}(?!\d)`,
    // In one go, or behind a word for it.
    String.raw`(?<![\d.,$€£])\d{10,12}(?![\d.,])`,
    String.raw`(?<![a-z\d])(?:tel|tel\.|phone|telefon|telefono|telephone|telefoon|whats\s?app|fax|fon|mob|mobil|mobile)\s?[:.]?\s?\(?\+?\d[\d\s().\-/]{4,}\d`,
  ].join("|"),
);

/** A house in a street, in the order of either side of the Channel. */
const STREET =
  /(?<![a-z\d])\d{1,4}[a-z]?,? (?:[a-z]+ ){1,3}(?:street|st|road|rd|avenue|ave|lane|drive|boulevard|blvd)(?![a-z\d])|(?<![a-z\d])\d{1,4},? (?:bis )?(?:rue|avenue|boulevard|place|chemin) (?:[a-z]+[ ']?){1,4}|[a-z]{2,}(?:strasse|str\.|weg|gasse|platz|straat|laan|gracht|plein) ?\d{1,4}|(?<![a-z\d])(?:calle|avenida|plaza|via|viale|piazza|corso) (?:[a-z]+ ){1,4}\d{1,4}/;
/** A postcode and its town, or a state's. */
const POSTCODE =
  /(?<![\d.,$€£])\d{4,5} ?(?:[a-z]{2} )?[a-z]{3,}|(?<![a-z\d])[a-z]{2} \d{5}(?!\d)|(?<![a-z\d])[a-z]{1,2}\d[a-z\d]? \d[a-z]{2}(?![a-z\d])/;

/**
 * Whether a text holds what has the shape of a way to reach or to pay somebody: a telephone number, an e-mail or web
 * address, a handle, an account, a card, a wallet, or a house with its postcode.
 * @param plain as `plainText` makes it
 * @param folded the same in lower case and without accents
 */
export function holdsContact(plain: string, folded: string): boolean {
  if (withoutLinks(plain) !== plain.replace(/\s+/g, " ").trim()) return true;
  if ([E_MAIL, HANDLE, SPELLED_HOST, WALLET].some((shape) => shape.test(folded))) return true;
  const numbers = folded.replace(SERIAL, " ").replace(DATE, " ");
  if (TELEPHONE.test(numbers) || CARD.test(numbers)) return true;
  if ((folded.match(IBAN) ?? []).some((iban) => iban.replace(/\D/g, "").length >= IBAN_DIGITS)) return true;
  const street = STREET.exec(folded);
  return street !== null && POSTCODE.test(folded.replace(street[0], " "));
}
