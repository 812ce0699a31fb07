import type { Grammar } from "../../lexicon.ts";

export const IT_GRAMMAR: Grammar = {
  through:
    "davvero proprio assolutamente totalmente completamente veramente particolarmente decisamente sinceramente affatto minimamente lo la li",
  it: "lo la li le ne l' cio",
  am: "sono",
  or: "o a",
  beyond: "dopo prima fino",
  persons: "ragazzo/m, ragazza/f, bambino/m, bambina/f, bimbo/m, bimba/f, piccolo/m, piccola/f",
  fronts: "di del dello della dei degli delle dell' a al allo alla ai agli alle all' con in per",
  only: "solo soltanto solamente",
  but: "ma pero",
  bornIn:
    "classe, classe del, nato nel, nata nel, nati nel, nate nel, nato nell', nata nell', nato il, nata il, nato del, nata del, e del, e dell', sono del, anno di nascita, annata, annata del, leva, leva del",
  indefinite: "un uno una un'",
  conditional: "se quando appena",
  articles: "la il lo i gli le alla al del della l'",
  late: "defunto defunta",
  since: "da quando",
  plays: "suona",
  them: "gli le lui",
  without: "senza",
  interests: {
    te: "Tea",
    vino: "Wine",
    birra: "Beer",
    gatto: "Cats",
    gatti: "Cats",
    caffe: "Coffee",
    bici: "Cycling",
    sci: "Skiing",
  },
  others:
    "alunno, alunna, alunni, alunne, allievo, allieva, allievi, studente, studentessa, studenti, paziente, pazienti, cliente, clienti, ospite, ospiti, scolaro, scolari",
  signs: {
    asks: "chi dice che, chi ha detto che",
    no: "ne .. ne",
    "dislike-around": "ne .. ne",
    contrast: "lei|lui invece|stessa|stesso, lei|lui (al contrario|dal canto), mentre lei|lui",
    shares:
      "divide|dividono|condivide|condividono (la|il|l'|una|lo)? (cucina|casa|appartamento|frigo|tavola|stanza), stessa cucina|casa|tavola, stesso appartamento|tetto|frigo, vivono|abitano insieme, vive|abita con, coinquilino, coinquilina, coinquilini, coinquiline, conviventi, mangiano|cucinano insieme",
    handles:
      "porta, portano, prepara, cucina, sforna, serve, vende, coltiva, produce, condivide, ordina, divora",
    alarm:
      "allerg*, intoller*, anafila*, adrenalina, proibit*, vietat*, (non|neanche|nemmeno) (puo|possono|deve|devono|dovrebbe|poteva) piu? (mangiare|bere|prendere|assumere|toccare|avere|consumare|annusare|ingerire|avvicinarsi), (medico|dottore|dottoressa|cardiologo|cardiologa|ginecologo|ginecologa|dietologo|dietologa|nutrizionista|specialista|dermatologo|ostetrica|allergologo|oncologo) .. (proibito|vietato|tolto|tolta|tolti|tolte|eliminare|evitare|niente|basta|sconsigliato|stop|contro|no), (deve|devono|dovrebbe) (evitare|eliminare|rinunciare|smettere|stare lontano|stare lontana|stare attenta|stare attento|fare a meno), ordine|ordini del medico, motivi di salute, (gli|le) (fa|fanno) (male|malissimo|venire|gonfiare), reazion*, sta male, stanno male, orticaria, si gonfia, soffoca, shock, astemi*, disintossica*, pericolos*, letale, mortale, veleno, tabu, smesso di (bere|mangiare)",
    give: "regalare, regalate, regalategli, regalatele, regalargli, regalarle, comprare, comprate, compratele, comprargli, comprarle, prendere, prendete, prendetele, portare, portate, portarle, dare, dategli, datele, scegliere, scegliete, proporre",
    denial:
      "non che, non e che, non perche, non si puo dire che, non direi che, non posso dire che, non e vero che, nessuno puo dire che, mica che",
    unlike:
      "lei|lui|loro no, a lei|lui no, lei|lui (invece no|per niente|proprio no|assolutamente no|per nulla|molto meno), non lei|lui, a differenza di lei|lui, al contrario di lei|lui",
    yes: "si, invece si, quello si, quella si, sempre si, ben venga, ben vengano, volentieri, si grazie, ma si",
  },
  shorthand: {
    nn: "non",
    x: "per",
    xk: "perche",
    xke: "perche",
    xche: "perche",
    ke: "che",
    k: "che",
    sn: "sono",
    anke: "anche",
    qlc: "qualcosa",
    qlcs: "qualcosa",
    qlcosa: "qualcosa",
    tt: "tutto",
    cn: "con",
    cmq: "comunque",
    qnd: "quando",
    dp: "dopo",
    nnt: "niente",
    xo: "pero",
    grz: "grazie",
    d: "di",
    qst: "questo",
  },
};
