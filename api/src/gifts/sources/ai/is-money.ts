/** Money in another form is no idea, and what a forged answer asks for first. */
const MONEY =
  /\b(?:(?:e-?)?gift (?:cards?|codes?|vouchers?|certificates?)|gutscheinkarten?|prepaid (?:\w+ )?cards?|(?:bitcoins?|crypto(?:currenc(?:y|ies))?)(?= (?:wallets?|vouchers?|codes?|cards?|tokens?|coins?|gifts?|starter)\b|$)|cash (?:gifts?|prizes?|envelopes?|cards?)|bank transfers?|wire transfers?)\b|\bcash$/i;

/** Whether a gift of that name is money: a card, a code, cash. */
export function isMoney(name: string): boolean {
  return MONEY.test(name);
}
