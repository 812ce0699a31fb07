/** Words of visitors, by the English words that gift ideas are described with. */
export const ES_GLOSSARY: Readonly<Record<string, string>> = {};
