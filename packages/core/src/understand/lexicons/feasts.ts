import type { Feast } from "../../gift/vocabulary.ts";

type Words = Readonly<Partial<Record<Feast, string>>>;

/** Names that are the same wherever they are written. */
export const FEAST_NAMES: Words = {
  "bar-mitzvah":
    "bar|bat|bas|bnai mitzvah, bar|bat|bas|bnai mitzva, bar|bat mitswa, bar|bat mitsva, bar|bat mizwa, barmitzvah, batmitzvah",
  diwali: "diwali, divali, deepavali, deepawali",
  eid: "bayram, bajram",
  hanukkah:
    "hanukkah, hanukka, chanukah, chanukkah, hannukah, hanuka, chanukka, chanoeka, hanouka, hanoucca, januca",
  "lunar-new-year": "seollal",
  nowruz: "nowruz, noruz, nowrouz, norooz, norouz, newroz, nouruz",
  passover: "pesach, pessach, pesah, pessah",
  ramadan: "ramadan, ramazan, ramadhan, iftar, suhoor, suhur",
  sinterklaas: "sinterklaas, sinterklaasavond, sinterklaascadeau*, pakjesavond",
};

/** How feasts are named in a language, by its code. */
export const FEAST_WORDS: Readonly<Record<"en" | "nl" | "fr" | "es" | "de" | "it", Words>> = {
  en: {
    advent: "advent",
    baptism: "baptism, baptisms, baptised, baptized, christening, christened",
    communion: "first|holy communion, confirmation gift|present|day, her|his|their confirmation, confirmand",
    "day-of-the-dead": "day of the dead, dia de los? muertos, ofrenda",
    easter: "easter",
    eid: "eid",
    "first-school-day":
      "first day of|at|in big? school|kindergarten|reception, starts|starting|start|started big? school|kindergarten|reception|primary",
    "lunar-new-year":
      "lunar|chinese|korean|vietnamese new year, spring festival, year of the rat|ox|tiger|rabbit|dragon|snake|horse|goat|sheep|monkey|rooster|dog|pig",
    "new-adoption":
      "adopting, adopted a|their|her|his|our|two (son|daughter|child|baby|boy|girl|little|children|toddler), adopted son|daughter|child|baby|boy|girl home|next|this|soon, (home|meeting|meet) their adopted, adoption day, adoption is|was final, finalised|finalized .. adoption, foster to adopt",
    nowruz: "persian|iranian new year",
    passover: "passover, seder",
    sinterklaas: "saint|st nicholas day?, st nick's day",
    "three-kings": "three kings, epiphany",
  },
  nl: {
    advent: "advent, adventskalender",
    baptism: "doop, doopsel, gedoopt, doopfeest",
    communion: "eerste communie, communie, vormsel, communicant*",
    easter: "pasen, paasfeest, paashaas, paascadeau*, paasei*",
    eid: "suikerfeest, offerfeest",
    "first-school-day": "eerste schooldag, naar de basisschool, naar school voor het eerst",
    "lunar-new-year": "chinees nieuwjaar",
    "new-adoption": "adopteren .. kind|zoon|dochter|meisje|jongen, adoptiekind, adoptiezoon, adoptiedochter",
    nowruz: "perzisch nieuwjaar",
    passover: "joods paasfeest, sederavond",
    sinterklaas: "de|van sint, schoentje zetten, surprise maken",
    "three-kings": "driekoningen",
  },
  fr: {
    advent: "avent, calendrier de l'avent",
    baptism: "bapteme, baptise|baptisee|baptises",
    communion: "premiere communion, communion, confirmation de",
    "day-of-the-dead": "jour des morts",
    easter: "paques",
    eid: "aid, aid el fitr|kebir|adha",
    "first-school-day":
      "rentree en cp, entre|entrer en cp|maternelle, entre|entrer a l'ecole, premiere rentree, premier jour d'ecole",
    "lunar-new-year": "nouvel an chinois|lunaire",
    "new-adoption":
      "ont adopte, viennent|vient d'adopter, vont adopter, enfant adopte, fils adoptif, fille adoptive",
    nowruz: "nouvel an iranien|persan",
    passover: "paque juive",
    sinterklaas: "saint nicolas",
    "three-kings": "epiphanie, galette des rois",
  },
  es: {
    advent: "adviento",
    baptism: "bautizo, bautismo, bautizan, bautizamos",
    communion: "primera comunion, la|su comunion, comunion",
    "day-of-the-dead": "dia de muertos, dia de los muertos|difuntos, ofrenda",
    easter: "pascua, semana santa",
    eid: "fiesta del cordero, fin del ramadan",
    "first-school-day":
      "primer dia de cole|colegio|escuela|clase, empieza el cole|colegio, empieza primaria, empieza la escuela",
    "lunar-new-year": "ano nuevo chino|lunar",
    "new-adoption": "han adoptado, van a adoptar, adoptan, hijo adoptivo, hija adoptiva, acaban de adoptar",
    nowruz: "ano nuevo persa",
    passover: "pascua judia",
    sinterklaas: "san nicolas",
    "three-kings": "reyes magos, los reyes, dia de reyes, por|para reyes, roscon",
  },
  de: {
    advent: "advent, adventskalender, adventszeit, adventkalender",
    baptism: "taufe, getauft, taufgeschenk*, taufkind, taufpate*, taufpatin",
    communion: "kommunion, erstkommunion, firmung, konfirmation, konfirmiert, konfirmand*",
    easter: "ostern, osterfest, osterei*, ostergeschenk*, osternest",
    eid: "zuckerfest, opferfest",
    "first-school-day":
      "einschulung, eingeschult, schultute, schulanfang, kommt in die schule, schulkind wird",
    "lunar-new-year": "chinesisches neujahr, mondneujahr, chinesischen neujahr*",
    "new-adoption":
      "adoptieren .. kind|sohn|tochter|jungen|madchen, adoptivkind, adoptivsohn, adoptivtochter",
    nowruz: "persisches neujahr",
    passover: "sederabend",
    sinterklaas: "nikolaus, nikolaustag, nikolausstiefel",
    "three-kings": "dreikonig*, heilige drei konige",
  },
  it: {
    advent: "avvento",
    baptism: "battesimo, battezzato|battezzata, battezzano",
    communion: "prima comunione, comunione, cresima",
    easter: "pasqua, pasquale",
    eid: "festa del sacrificio",
    "first-school-day":
      "primo giorno di scuola, inizia la scuola|prima|primaria, va in prima elementare, comincia la scuola",
    "lunar-new-year": "capodanno cinese",
    "new-adoption":
      "hanno adottato, stanno adottando, figlio adottivo, figlia adottiva, bambino|bambina in adozione",
    nowruz: "capodanno persiano",
    passover: "pasqua ebraica",
    sinterklaas: "san nicola, san nicolo",
    "three-kings": "befana, epifania",
  },
};
