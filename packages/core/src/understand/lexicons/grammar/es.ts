import type { Grammar } from "../../lexicon.ts";

export const ES_GRAMMAR: Grammar = {
  through:
    "realmente absolutamente totalmente completamente verdaderamente sinceramente especialmente particularmente precisamente lo la los las directamente",
  it: "lo la los las eso esto",
  without: "sin",
  interests: {
    te: "Tea",
    vino: "Wine",
    gato: "Cats",
    gatos: "Cats",
    cafe: "Coffee",
    bici: "Cycling",
    esqui: "Skiing",
  },
  signs: {
    give: "regalar, regales, regaleis, regalen, regalarle, comprar, comprarle, compres, compreis, dar, darle, des, deis, traer, traigas, llevar, lleves, ofrecer, mandar, elegir, elijas, pongas",
    denial:
      "no es que, no porque, no se puede decir que, no puede decirse que, nadie puede decir que, no diria que, no es cierto que, no es verdad que, tampoco es que",
    unlike:
      "ella|el|ellos|ellas no, a ella|el no, ella|el (tampoco|para nada|en cambio no|nada de nada), a diferencia de ella|el",
    yes: "si, en cambio si, eso si, pero si, siempre si, si por favor, si que si, bienvenido, bienvenida, bienvenidos, bienvenidas",
  },
  shorthand: {
    q: "que",
    k: "que",
    ke: "que",
    xq: "porque",
    pq: "porque",
    porq: "porque",
    xk: "porque",
    x: "por",
    xa: "para",
    tb: "tambien",
    tmb: "tambien",
    tbn: "tambien",
    bn: "bien",
    mxo: "mucho",
    mazo: "mucho",
    d: "de",
    dl: "del",
    kiere: "quiere",
    tng: "tengo",
    finde: "fin de semana",
    xfa: "por favor",
    porfa: "por favor",
    na: "nada",
    hna: "hermana",
    hno: "hermano",
  },
};
