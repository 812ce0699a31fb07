/** Words of visitors, by the English words that gift ideas are described with. */
export const DE_GLOSSARY: Readonly<Record<string, string>> = {
  chess: "schach*",
  "fly fishing": "fliegenfisch*",
  beekeeping: "imker*, bienen",
};
