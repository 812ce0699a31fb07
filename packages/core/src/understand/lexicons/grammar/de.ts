import type { Grammar } from "../../lexicon.ts";

export const DE_GRAMMAR: Grammar = {
  through:
    "wirklich absolut total vollig komplett echt einfach ehrlich besonders halt eigentlich leider uberhaupt gar voll definitiv er sie ihn",
  it: "es das die den der davon damit dafur ihn",
  am: "bin",
  or: "oder bis",
  beyond: "nach vor bis",
  persons: "junge/m, jungen/m, madchen/f, bub/m, kleine, kleiner, jungs/p",
  fronts: "von vom mit auf fur gegen an am bei beim uber zu zum zur nach aus im in was vor",
  only: "nur bloss",
  but: "aber",
  bornIn: "jahrgang, baujahr, geboren, geboren im jahr, geboren in, geb, geburtsjahr",
  indefinite: "ein eine einen einem einer",
  conditional: "wenn falls sobald",
  articles: "der die das dem den",
  late: "verstorbener verstorbene",
  since: "seit als bis",
  plays: "spielt",
  them: "ihm ihr ihnen ihn",
  without: "ohne",
  interests: { tee: "Tea", wein: "Wine", bier: "Beer", katze: "Cats", katzen: "Cats", rad: "Cycling" },
  others:
    "schuler, schulerin, schulern, schulerinnen, student, studentin, studenten, patient, patientin, patienten, kunde, kundin, kunden, gast, gaste, mitschuler, mitschulerin, bewohner, bewohnerin",
  signs: {
    asks: "wer sagt dass, wer behauptet dass, wer sagt denn dass",
    contrast: "sie|er selbst|dagegen|hingegen|selber, wahrend sie|er",
    shares:
      "teilen|teilt sich? (die|eine|ein|das|den|sich) (kuche|wohnung|haus|kuhlschrank|tisch|zimmer), gleiche|selbe|gleichen|selben kuche|wohnung|haus|tisch|dach|haushalt, unter einem dach, wohnen|leben|wohnt|lebt zusammen, wohnt|lebt mit, mitbewohner, mitbewohnerin, mitbewohnern, mitbewohnerinnen, wg, kochen|essen zusammen|gemeinsam",
    handles:
      "bringt, backt, backen, macht, kocht, kochen, serviert, verkauft, zuchtet, braut, teilt, bestellt, verschlingt",
    alarm:
      "allerg*, intoleran*, *intoleranz, unvertraglich*, *unvertraglichkeit, anaphyla*, epipen*, (darf|durfen|kann|konnen|soll|sollte|sollen) .. (nicht|kein|keine|keinen|nichts|nie|weder) .. (essen|trinken|nehmen|anfassen|vertragen|haben|zu sich nehmen), verboten, untersagt, tabu, (arzt|arztin|hausarzt|hausarztin|kardiologe|kardiologin|doktor|doc|hebamme|hautarzt|ernahrungsberaterin|internist|zahnarzt|frauenarzt) .. (verboten|untersagt|abgeraten|verzichten|weglassen|kein|keine|keinen|weg|runter|schluss|meiden|verbietet), auf anraten, arztliches verbot, aus gesundheitlichen grunden, (muss|mussen|musste|soll|sollte) .. (verzichten|meiden|weglassen|streichen|lassen), reagiert .. auf, atemnot, ausschlag, luftnot, schwillt, quaddeln, trocken seit, entzug, auf entzug, gift fur, lebensgefahrlich, todlich, vertragt .. (nicht|kein|keine|keinen|schlecht)",
    give: "schenk, schenken, schenkt, schenke, kauf, kaufen, kauft, kaufe, besorgen, geben, gib, gebt, verschenken, mitbringen, bringen",
    denial:
      "nicht dass, nicht weil, kann man nicht|schlecht behaupten|sagen, kann man wirklich|echt|nun|wahrlich nicht behaupten|sagen, kann niemand behaupten|sagen, lasst sich nicht behaupten|sagen, man kann nicht behaupten|sagen dass, kann nicht behaupten|sagen dass, es ist nicht so dass, wurde ich nicht sagen|behaupten, kann man ihm|ihr nicht vorwerfen",
    unlike:
      "sie|er (nicht|nicht so|dagegen nicht|selbst nicht|aber nicht|eher nicht|gar nicht|uberhaupt nicht|keineswegs|hingegen nicht|leider nicht), ihr|ihm nicht, im gegensatz zu ihr|ihm, sie|er keine|keinen|keins",
    yes: "schon, ja, gerne, gern, dagegen schon, immer gern, immer gerne, ja bitte, sehr gern, sehr gerne, hingegen schon, dafur schon",
  },
  shorthand: {
    nen: "einen",
    ned: "nicht",
    nich: "nicht",
    nedmal: "nicht mal",
    vllt: "vielleicht",
    vlt: "vielleicht",
    iwas: "irgendwas",
    iwie: "irgendwie",
    eig: "eigentlich",
    u: "und",
    od: "oder",
    aufn: "auf den",
    furn: "fur den",
    gschenk: "geschenk",
    bissl: "bisschen",
    bissi: "bisschen",
    fuer: "fur",
  },
};
