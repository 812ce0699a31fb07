import type { Grammar } from "../../lexicon.ts";

export const DE_GRAMMAR: Grammar = {
  through:
    "wirklich absolut total vollig komplett echt einfach ehrlich besonders halt eigentlich leider uberhaupt gar voll definitiv er sie ihn",
  it: "es das die den der davon damit dafur ihn",
  without: "ohne",
  interests: { tee: "Tea", wein: "Wine", bier: "Beer", katze: "Cats", katzen: "Cats", rad: "Cycling" },
  signs: {
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
    wg: "wegen",
    bissl: "bisschen",
    bissi: "bisschen",
    fuer: "fur",
  },
};
