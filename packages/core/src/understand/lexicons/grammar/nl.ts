import type { Grammar } from "../../lexicon.ts";

export const NL_GRAMMAR: Grammar = {
  through:
    "echt gewoon nogal ontzettend eigenlijk totaal helemaal ronduit absoluut enorm hartstikke stiekem sowieso zeker persoonlijk ze zij hij ie dus best trouwens",
  it: "het die dat ze ie er daar",
  without: "zonder",
  interests: {
    kat: "Cats",
    poes: "Cats",
    katten: "Cats",
    poezen: "Cats",
    thee: "Tea",
    wijn: "Wine",
    bier: "Beer",
    hond: "Dogs",
  },
  signs: {
    give: "geef, geven, koop, kopen, schenk, schenken, stuur, doe, neem, nemen, kies, kom aan met, kom aanzetten met, aankomen met, cadeau geven",
    denial:
      "niet dat, niet omdat, het is niet dat, het is niet zo dat, kan niet zeggen dat, je kunt|kan niet zeggen dat, kun je niet zeggen, kan je niet zeggen, kan niemand beweren, kun je niet beweren, zou niet zeggen dat",
    unlike:
      "zij|ze|hij niet, zij|hij juist|echt|zelf|dan|zeker|absoluut|dus niet, zij|hij geen, haar|hem niet, in tegenstelling tot haar|hem, zij|hij helemaal niet",
    yes: "wel, graag, ja, ja graag, wel graag, juist wel, wel weer, mag wel, mogen wel, altijd",
  },
  shorthand: {
    ff: "even",
    mss: "misschien",
    nie: "niet",
    ni: "niet",
    gwn: "gewoon",
    eig: "eigenlijk",
    wss: "waarschijnlijk",
    idd: "inderdaad",
    omdt: "omdat",
    vd: "van de",
    ofzo: "of zo",
    enzo: "en zo",
    nx: "niks",
    nix: "niks",
    vr: "voor",
    kado: "cadeau",
    kadootje: "cadeautje",
    ajb: "alsjeblieft",
    ivm: "vanwege",
  },
};
