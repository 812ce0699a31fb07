import type { Grammar } from "../../lexicon.ts";

export const NL_GRAMMAR: Grammar = {
  through:
    "echt gewoon nogal ontzettend eigenlijk totaal helemaal ronduit absoluut enorm hartstikke stiekem sowieso zeker persoonlijk ze zij hij ie dus best trouwens",
  it: "het die dat ze ie er daar",
  am: "ben",
  or: "of tot a",
  beyond: "na voor tot voordat",
  persons: "jongen/m, meisje/f, knul/m, jochie/m, tiener, kleine",
  fronts: "van met op aan voor tegen in over qua om bij",
  only: "alleen enkel",
  but: "maar",
  bornIn:
    "bouwjaar, jaargang, geboortejaar, geboren in, geboren, geboren anno, is van, is uit, van het jaar, van bouwjaar, uit bouwjaar, van jaargang, van geboortejaar",
  indefinite: "een",
  conditional: "als wanneer zodra",
  articles: "de het",
  late: "overleden wijlen",
  since: "sinds toen tot",
  plays: "speelt",
  them: "hem haar",
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
  others:
    "leerling, leerlingen, leerlinge, student, studenten, patient, patienten, klant, klanten, gast, gasten, klasgenoot, klasgenootje, klasgenoten, bewoner, bewoners, collegaatje",
  signs: {
    asks: "wie zegt dat, wie beweert dat, wie zegt er dat",
    contrast: "zij|ze|hij zelf|daarentegen|juist|echter, zijzelf, hijzelf, terwijl zij|hij",
    shares:
      "delen, deelt, delen de|een keuken|huis|koelkast|tafel, zelfde keuken|huis|dak|tafel|huishouden, onder een dak, woont samen, wonen samen, samenwonen, samen met, huisgenoot, huisgenoten, huisgenote, koken samen, eten samen",
    handles:
      "brengt, bakt, bakken, maakt, kookt, koken, schenkt, serveert, verkoopt, kweekt, teelt, brouwt, bestelt, smult van, leeft op",
    alarm:
      "allerg*, intoleran*, overgevoelig*, anafyla*, epipen*, (mag|mogen|kan|kunnen|moet|moeten) .. (niet|geen|nooit) .. (eten|drinken|hebben|verdragen|binnenkrijgen|aanraken), (moet|moeten|moest) .. (laten staan|mijden|vermijden|laten|minderen|stoppen|schrappen|afblijven), (moet|moeten|moest) van (de|haar|zijn|zn|dr) (dokter|arts|huisarts|cardioloog|specialist|dietist|internist|verloskundige|dietiste|longarts|dermatoloog|tandarts), (dokter|arts|huisarts|cardioloog|specialist|dietist|dietiste|internist|verloskundige|longarts|dermatoloog) .. (verboden|afgeraden|verbiedt|niet|geen|stoppen|minderen|laten|af|af te blijven), doktersadvies, doktersvoorschrift, om medische redenen, verboden, taboe, uit den boze, haram, krijgt geen lucht, reageert .. op, shock, ingreep, ademnood, benauwd, uitslag, bultjes, galbulten, opgezwollen, zwelt, raakt .. niet|geen .. aan, staat droog, afkick*",
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
