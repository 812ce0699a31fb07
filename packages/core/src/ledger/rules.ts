/** The public rules by which every amount is worked out, as the export and the page state them. */
export const LEDGER_RULES: readonly string[] = [
  "All amounts are whole US cents. A report in another currency is turned into US cents at its rate, rounded to the nearest cent; half a cent goes away from zero, so that a return takes back what its sale brought.",
  "A month counts what its reports say, and of earlier months what their reports say by now less what was counted of them before.",
  "The donation is the share of all that, rounded to the nearest cent; half a cent goes up. Below zero there is none, and the next month begins with what is below zero.",
  "It is split over the charities, in the order of their ids: each gets the whole cents of its part, and the cents that are left go one by one to the largest remainders; at a tie to who stands first.",
  "Every month is closed, or left out with a reason. A report that the month before had is missing only with a reason. A public rate is that of the month's last days. No event is dated more than a day before the one before it.",
  "How a charity is paid changes only by an event. What is paid by hand has a receipt of its own.",
  "That a complete donation arrived is confirmed by the charity itself, once; it may withdraw that with a reason, and a donation that is taken back has not arrived.",
];
