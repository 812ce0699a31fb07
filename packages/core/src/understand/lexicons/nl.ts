import type { Lexicon } from "../lexicon.ts";

const UNITS = ["", "een", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen"];
const TENS: readonly (readonly [string, number])[] = [
  ["twintig", 20],
  ["dertig", 30],
  ["veertig", 40],
  ["vijftig", 50],
  ["zestig", 60],
  ["zeventig", 70],
  ["tachtig", 80],
  ["negentig", 90],
];
/** "Vijfentachtig" is one word, which is written "tweeëntwintig" behind an "e". */
const COMPOUNDS: Readonly<Record<string, number>> = Object.fromEntries(
  TENS.flatMap(([ten, value]) => UNITS.slice(1).map((unit, place) => [`${unit}en${ten}`, value + place + 1])),
);
const SMALL =
  "een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien";
const NAMES: readonly (readonly [name: string, value: number])[] = [
  ...SMALL.split(" ").map((name, place) => [name, place + 1] as const),
  ...TENS,
  ...Object.entries(COMPOUNDS),
  ["honderd", 100],
];

/** "Zestigste", "vijfendertigste". */
const ORDINALS: readonly (readonly [name: string, value: number])[] = NAMES.map(([name, value]) => {
  const irregular: Readonly<Record<number, string>> = { 1: "eerste", 3: "derde", 8: "achtste" };
  return [irregular[value] ?? `${name}${value < 20 ? "de" : "ste"}`, value] as const;
});

type Stage = readonly [phrases: string, from: number, to: number];

/** Ages told by a number and the words around it: "een jaar of twaalf", "tikt de zeventig aan". */
function* toldAges(): Iterable<Stage> {
  for (const [name, value] of NAMES) {
    const number = `${name}|${value}`;
    const about = value < 10 ? 1 : 2;
    yield [
      `van? een? jaar of ${number}, van? een? jaartje of ${number}, rond|omstreeks de ${number} jaar`,
      Math.max(0, value - about),
      value + about,
    ];
    const exact = `${number} lentes, ${number} kaarsjes, ${number} jaar jong, ${number} geworden`;
    yield [
      value > 1 ? exact : `${number} lente|jaartje, ${number} kaarsje, ${number} jaar oud|jong|geworden`,
      value,
      value,
    ];
    yield [
      `${value > 15 ? "voor|is een? man|vrouw|heer|dame|vent|kerel|vriend|vriendin|iemand|persoon, $adult, " : ""}$youth`
        .split(", ")
        .map((person) => `${person} van $about? $about? ${number}, ${person} van een jaar of ${number}`)
        .join(", "),
      value,
      value,
    ];
    yield [
      `$youth ${number} jaar|jr, student|studente|scholier|scholiere|leerling|eerstejaars van $about? ${number}, $youth ${value}${value > 15 ? `, $adult ${value}` : ""}, ${name}jarige`,
      value,
      value,
    ];
    if (value > 59) yield [`al|pas|inmiddels|reeds ${number} maar|en|nog|toch`, value, value];
    if (value > 1)
      yield [
        `wordt|worden .. ${number} zomers, gaat ${number} worden, gaat .. ${number} worden, mag ${number} kaarsjes, hoopt .. ${number} te worden, word|wordt .. alweer|eindelijk ${number}`,
        value - 1,
        value,
      ];
  }
  for (const [name, value] of [...TENS, ["honderd", 100] as const]) {
    const number = `${name}|${value}`;
    yield [
      `loopt|lopen|liep|begint|gaat|kruipt|hikt tegen|richting|naar de? ${number} aan?, tegen de ${number} aan?, aan de vooravond van de ${number}, nadert de? ${number}, richting de ${number}`,
      value - 5,
      value,
    ];
    yield [
      `tikt|tikte|tikken|haalt|halen|bereikt|raakt|aantikken .. ${number} aan?, bijna ${number}, net geen ${number}`,
      value - 2,
      value,
    ];
    yield [
      `de? ${number} aangetikt|gehaald|bereikt, de ${number} al|inmiddels gehaald|aangetikt, kroonjaar ${number}`,
      value,
      value,
    ];
    if (value === 100) continue;
    yield [
      `de? ${number} gepasseerd|voorbij|ontstegen, de? ${number} al|inmiddels|ruim|royaal|net gepasseerd|voorbij, over de ${number}, voorbij de ${number}, is|al|nog|ergens|nu|ook|beiden|allebei|van|iemand|ruim|zit in de ${number}, $grown in de ${number}, ${number} plusser, ${number} plus, in de ${number} is, passeerde de ${number}`,
      value,
      value + 9,
    ];
    yield [`achter|achteraan in de ${number}, achterin de? ${number}`, value + 6, value + 9];
    yield [
      `diep|dik|ver|hoog in de ${number}, ver over de ${number}, hoog|dik in de ${number}`,
      value + 5,
      value + 9,
    ];
    yield [
      `voor|vooraan|net|pas|vroeg in de ${number}, net over|voorbij de ${number}, net|pas|nauwelijks|amper de? ${number} gepasseerd|voorbij`,
      value,
      value + 4,
    ];
  }
  for (const [place, name] of UNITS.slice(1, 9).entries())
    yield [`groep ${name}|${place + 1}`, place + 4, place + 5];
  for (const [place, name] of ["eerste", "tweede", "derde", "vierde", "vijfde", "zesde"].entries()) {
    yield [`${name} leerjaar, ${name} studiejaar`, place + 6, place + 7];
    yield [
      `${name} middelbaar, ${name} middelbare, ${name} (jaar|klas) .. $school, $school ${place + 1}|${UNITS[place + 1]}, ${place + 1}|${UNITS[place + 1]} $school, ${place + 1} (e|de|ste) klas .. $school, ${name}klasser`,
      place + 12,
      place + 13,
    ];
  }
  for (const [name, value] of ORDINALS) {
    if (value > 12)
      yield [
        `viert|vieren|vierde|vierden|viering|feest .. $her|de|van ($her|de ${name}|${value} ste|${value} e)`,
        value - 1,
        value,
      ];
  }
  const today = new Date().getFullYear();
  for (let age = 1; age < 101; age++) {
    const year = today - age;
    const short = String(year % 100).padStart(2, "0");
    const turned = `van|uit? bouwjaar|jaargang|geboortejaar ${year}|${short}, geboren in|anno ${year}, in ${year} geboren, is van|uit ${year}, van het jaar ${year}`;
    yield [age > 15 ? `${turned}, geboren in ${short}` : turned, age - 1, age];
  }
}

const TOLD_AGES: readonly Stage[] = [
  ["$her zestien zomers, sweet sixteen", 15, 16],
  ["sarah|sara gezien, zag sarah|sara, abraham gezien, zag abraham", 50, 50],
  [
    "ziet|zien sarah|sara|abraham, sarah|abraham zien, sarahpop, abrahampop, ziet .. sarah|abraham, sarah|abraham op bezoek, halve eeuw",
    49,
    50,
  ],
  [
    "kind|kindje|zoon|zoontje|dochter|dochtertje|meisje|jongetje|kleindochter|kleinzoon|kleinkind|nichtje|neefje|peuter|dreumes|petekind|ventje|mannetje|meid van anderhalf, is|wordt anderhalf, anderhalf jaar oud|jong",
    1,
    2,
  ],
  ["dreumes, eerste verjaardag, wordt een jaar?, is een jaar geworden", 0, 2],
  ["zuigeling, boreling", 0, 1],
  ["zit op de creche|kinderdagverblijf|peuterspeelzaal, gaat naar de creche|peuterspeelzaal|opvang", 0, 4],
  ["kleuterklas, onderbouw basisschool, kleuterjaren", 4, 6],
  ["eindelijk achttien|18", 18, 18],
  ["eindelijk zestien|16", 16, 16],
  ["eindelijk eenentwintig|21", 21, 21],
  ["mag nu autorijden|stemmen, wordt meerderjarig, net meerderjarig, is meerderjarig", 17, 18],
  ["mag .. aow, aow leeftijd, pensioengerechtigd*, pensioenleeftijd", 62, 70],
  ["eeuweling*", 100, 110],
  ...toldAges(),
];

export const NL: Lexicon = {
  marks:
    "de het een en is zijn was ik wij hij zij ze niet geen voor met van naar in op aan ook maar heel erg heeft hebben wordt worden mijn haar hun onze over alleen nog al graag bij na uit als " +
    "of wat die dat dit iets niets oud jaar sinds woont werkt altijd kan om zo te er want dan houdt gek veel toch wil moet mag door tot boot bad kind brief alles heb heel nu komt gaat vindt net gekregen heet mn zn dr der ie nie niks eens er daar hem haar dus want wel bij hou ons weer steeds vaak nogal beetje af kreeg krijgt zit loopt gewoon eerste tegen krijg m aub eigenlijk paar geven liever graag ben werd",
  classes: {
    her: "haar|zijn|hun|zn|dr|der|mijn|mn|onze|ons",
    pron: "ze|zij|hij|ie|die|ik|we|wij|je|oma|opa|mam|pap|mama|papa|ma|pa|men",
    obj: "haar|hem|m|dr|der|ze|hen|hun|me|mij|ons|oma|opa|mam|pap|mama|papa|ma|pa",
    nil: "niks|niets|weinig|geen|nul",
    adv: "maar|echt|gewoon|nogal|heel|erg|ontzettend|vreselijk|best|wel|eigenlijk|ook|zo|een|te|juist|altijd|totaal|helemaal|ronduit|toch|allemaal|nou|nu|daar|zelf|absoluut|al|bijna|hoe|dan|nog|meestal|meteen|gelijk|direct|snel|enorm|hartstikke|stiekem|sowieso|dringend|hard|nodig|graag|liever|vaak|ooit|zeker|vooral|verder|inmiddels|intussen|ondertussen|bepaald|thuis|pas|net|onlangs|laatst|zeer|persoonlijk|zo'n|werkelijk|trouwens|helaas|eerlijk|gezegd|momenteel|even|sinds|kort",
    dull: "saai|oersaai|doodsaai|stom|dom|suf|suffe|niks|niets|vreselijk|verschrikkelijk|afschuwelijk|vervelend|stomvervelend|irritant|slaapverwekkend|kinderachtig|onzin|flauwekul|gedoe|tijdverspilling|geldverspilling|zonde|gruwelijk|smerig|vies|goor|ranzig|walgelijk|lelijk|foeilelijk|kitsch|truttig|tuttig|oubollig|bedoening|overdreven|ellende|ramp|drama|hel|straf|kwelling|marteling|gruwel|nachtmerrie|crime|verschrikking|ellendig|lastig|overbodig|nutteloos|spuuglelijk|poeh",
    react:
      "krijgt|krijg|kreeg|gaat|ging|wordt|word|werd|ligt|lag|belandt|belandde|komt|kwam|schiet|schoot|staat|stond|slaat|sloeg|reageert|reageerde|voelt|zit|zat|vliegt|raakt|moet|moest|barst|begint|begon|loopt|blijft|eindigt|eindigde",
    symptom:
      "uitslag|bultjes|bulten|galbulten|jeuk|netelroos|opgezwollen|opzwellen|benauwd|benauwdheid|piepen|stikken|blauw|kotsen|overgeven|braken|spugen|diarree|buikkrampen|krampen|buikpijn|maagpijn|maagkrampen|hoofdpijn|koppijn|misselijk|beroerd|hondsberoerd|niezen|niesbuien|hoesten|hoestbuien|shock|nek|eczeem|stokje|ziek|doodziek|keel|lippen|tong|dood|krabben|darmen|vlekken|pukkels|puistjes|uitslaan|allergisch|allergische|hartkloppingen|tranen|toilet|wc|rood|rode|migraine|adem|jeuken|niesen|niest|hijgen|zwellen|zwelling|snotteren|proesten|tranende|bobbels|galbult|netelkoorts|zweren|duizelig|flauw|flauwvallen|snotneus|loopneus|winderig|opgeblazen",
    emergency: "hulp|spoed|spoedeisende|seh|ambulance|ziekenhuis|ziekenwagen|ziekenhuisbed",
    family:
      "man|vrouw|partner|moeder|vader|mama|papa|mam|pap|zoon|dochter|broer|zus|zusje|ouders|kind|oma|opa|vriend|vriendin|echtgenoot|echtgenote|kindje|tweelingzus|tweelingbroer|tante|oom|kleinkind|ma|pa|moe|grootmoeder|grootvader|bomma|bompa|schoonmoeder|schoonvader|schoonzus|nicht|neef|zusje|broertje|zoontje|dochtertje|opaatje|omaatje|wederhelft|tweelinghelft|buurman|buurvrouw|ouder|schoonbroer|levenspartner|kameraad|maatje|mam",
    pet: "hond|kat|poes|huisdier|paard|konijn|kater|hondje|katje|parkiet|cavia|labrador|pup|puppy|papegaai|puppy|hamster|paardje|pony|vogel|kitten|teckel|golden|retriever|trouwe|viervoeter|kanarie|beestje|schildpad|hondje|geit|kip|kippen|herder|poedel",
    home: "flat|appartement|huis|kamer|studio|woning|huisje|appartementje|kamertje|flatje|optrekje|woninkje|zolderkamer|kamertje|huurflat|keukentje|rijtjeshuis",
    small:
      "klein|kleine|piepklein|piepkleine|mini|krappe|minuscuul|minuscule|klein|kleinste|minuscule|benauwde|petieterige|petieterig|krap|mini",
    month:
      "januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|lente|zomer|herfst|winter|maand|jaar|week|voorjaar|najaar|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|kerst|pasen|jaren",
    school: "havo|vwo|vmbo|mavo|gymnasium|middelbare|atheneum|lyceum|aso|tso|bso|kso",
    about: "net|bijna|rond|omstreeks|ongeveer|ruim|dik|zo'n|pas|zon|circa|plusminus|hooguit|de|tegen|amper|nu|al|inmiddels|nog|maar",
    youth: "jongen|jongetje|jochie|jongeman|meisje|meid|meidje|kind|kindje|zoon|zoontje|dochter|dochtertje|peuter|kleuter|puber|tiener|knul|knulletje|ventje|mannetje|vrouwtje|dametje|nichtje|neefje|nicht|neef|kleinzoon|kleindochter|kleinkind|kleinzoontje|kleindochtertje|petekind|metekind|peetzoon|peetdochter|petekindje|broer|broertje|zus|zusje|buurmeisje|buurjongen|buurjongetje|jongste|oudste|middelste|jongedame|ukkie|dreumes|prinses|prinsje|rakker|bengel|stiefzoon|stiefdochter|bonuszoon|bonusdochter|pleegzoon|pleegdochter|pleegkind|halfbroertje|halfzusje|schoonzusje|achterneefje|achternichtje|tiener|gozer",
    adult: "vader|moeder|pa|ma|papa|mama|pap|mam|oma|opa|tante|oom|man|vrouw|heer|dame|vent|kerel|gast|mens|vriend|vriendin|collega|buurman|buurvrouw|schoonmoeder|schoonvader|schoonzus|schoonzoon|schoondochter|zwager|grootmoeder|grootvader|baas|partner|echtgenoot|echtgenote|bompa|bomma|nonkel|persoon|iemand|weduwe|weduwnaar|bejaarde|oudere|collegaatje|kennis|ex|stiefvader|stiefmoeder|huisgenoot|vrijwilliger|vrijwilligster|oudtante|oudoom|omaatje|opaatje|vrijgezel|loodgieter|bouwvakker",
    grown: "heer|dame|man|vrouw|oma|opa|moeder|vader|tante|oom|buurvrouw|buurman|vriend|vriendin|collega|iemand|mensen|stel|echtpaar|koppel|vrouwen|mannen|dames|heren",
    neg: "niet|nooit|nie|nauwelijks|amper|zelden|geen",
    do: "doet|doen|deed|leest|lezen|kijkt|gebruikt|gebruiken|speelt|drinkt|eet|lust|draagt|dragen|bakt|kookt|luistert|snoept|komt|gaat|zingt|danst|kleurt|puzzelt|fietst|zwemt|sport|sporten|tuiniert|wandelt|beleeft|volgt|rijdt|schrijft|maakt|koopt|bezoekt|waagt|brandt|steekt",
    care: "boeit|boeien|interesseert|interesseren|trekt|trekken|bekoort|bekoren|raakt|raken|zegt|zeggen|doet|doen|smaakt|smaken|bevalt|bevallen|ligt|liggen|past|passen|staat|staan|pakt|pakken|spreekt|spreken|maakt|kan|kunnen|geeft|lokt|amuseert|verveelt",
    good: "leuk|fijn|heerlijk|geweldig|fantastisch|prachtig|top|super|zalig|tof|gaaf|vet|cool|mooi|lekker|interessant|boeiend|enig|schitterend|onweerstaanbaar|magisch",
    got: "gekocht|gekregen|aangeschaft|geerfd|liggen|staan|hangen|rondslingeren|besteld|gewonnen|gehad|opgehaald|gehaald|gescoord|ontvangen|aangekocht|bemachtigd|meegenomen|gemaakt|geknutseld|gegeven|geschonken|verzameld|gespaard|klaarstaan|rondrijden|draaien",
    scorn: "hekel|broertje|broertjes|pest|pesthekel|bloedhekel|schijt|maling|tyfushekel|hartgrondige|gloeiende|enorme|gruwelijke|vreselijke|afkeer|aversie|weerzin|grafhekel|takkehekel|teringhekel|schurft|schurfthekel",
  },
  giver: "ik, wij, we, ikzelf, wijzelf",
  she: "zij, ze",
  he: "hij, ie",
  they: "",
  my: "mijn, onze, ons, mn",
  her: "haar, zijn, hun, zn, dr, der",
  kin: {
    partner:
      "vrouw/f, man/m, echtgenoot/m, echtgenote/f, vriendin/f, vriend/m, partner, verloofde, wederhelft, lief, levensgezel, levenspartner, vriendje/m, vriendinnetje/f, mans/m, eega, ega, liefste, vrouwlief/f, manlief/m, betere helft, mijn vent/m, mijn ventje/m, mijn madam/f, mijn meisje/f, mijn meid/f, mijn kerel/m, mijn mannetje/m, vrouwtje/f, hubby/m, aanstaande, mijn vrouwke/f, levensgezellin/f, mijn schat, verkering, manneke/m, mijn wijf/f, mijn wijffie/f",
    mother:
      "moeder/f, mama/f, mam/f, ma/f, stiefmoeder/f, moeders/f, mams/f, bonusmoeder/f, moe/f, moeke/f, mem/f, moedertje/f, mammie/f, mamsie/f, moederlief/f, mamaatje/f, pleegmoeder/f, ons ma/f, mutti/f, bonusmama/f, adoptiemoeder/f, moeder overste/f",
    father:
      "vader/m, papa/m, pap/m, pa/m, stiefvader/m, paps/m, vaders/m, vake/m, heit/m, pappie/m, papsie/m, vaderlief/m, pleegvader/m, bonusvader/m, bonuspapa/m, ouweheer/m, ouwe heer/m, adoptievader/m, pappa/m, stiefpa/m",
    parents:
      "ouders/p, papa en mama/p, pap en mam/p, vader en moeder/p, pa en ma/p, paps en mams/p, papa en mam/p, ouwelui/p, pleegouders/p, va en moe/p, vader en moeder/p",
    child:
      "zoon/m, dochter/f, kind, kinderen/p, baby, tweeling/p, zoontje/m, dochtertje/f, peuter, kleuter, stiefzoon/m, stiefdochter/f, kindje, jongste, oudste, kleintje, zoons/p, dochters/p, puber, babys/p, kids/p, kleine, tiener, zonen/p, bonuszoon/m, bonusdochter/f, pleegzoon/m, pleegdochter/f, pleegkind, pleegkinderen/p, zoonlief/m, dochterlief/f, koter, kroost/p, dreumes, kindjes/p, kinders/p, middelste, dochters/p, pubers/p, benjamin, tieners/p, kleintjes/p, kleinste, puberzoon/m, puberdochter/f, kleuters/p, peuters/p, meiden/p, ukkie, adoptiekind, koters/p, bengels/p, rakkers/p, telgen/p, bengel, dreumesen/p, oogappeltje, jochies/p",
    sibling:
      "zus/f, broer/m, zusje/f, broertje/m, zussen/p, broers/p, tweelingzus/f, tweelingbroer/m, halfzus/f, halfbroer/m, stiefzus/f, stiefbroer/m, broertjes/p, zuster/f, zussie/f, sis/f, bro/m, broerlief/m, zuslief/f, stiefzusje/f, stiefbroertje/m, halfzusje/f, halfbroertje/m, bonusbroer/m, bonuszus/f, zusjes/p, kleine zus/f, grote zus/f, grote broer/m, kleine broer/m, broer en zus/p, broeder/m, tweelinghelft, oudste zus/f, jongste zus/f, oudste broer/m, jongste broer/m, oudere zus/f, oudere broer/m, zusterlief/f, pleegbroer/m, pleegzus/f",
    grandparent:
      "oma/f, opa/m, grootmoeder/f, grootvader/m, grootouders/p, omas/p, bomma/f, bompa/m, overgrootmoeder/f, overgrootvader/m, overgrootoma/f, opa en oma/p, omaatje/f, moemoe/f, meme/f, pepe/m, opoe/f, omi/f, opi/m, beppe/f, pake/m, grootje/f, bobonne/f, bonma/f, bompi/m, vava/m, moeke oma/f, overgrootopa/m, opaatje/m, oma en opa/p, stiefoma/f, stiefopa/m, grootmoe/f, grootva/m, opas/p, bonpapa/m, mamie/f, oudeoma/f, oude oma/f, overgrootouders/p, bommaatje/f",
    grandchild:
      "kleinzoon/m, kleindochter/f, kleinkind, kleinkinderen/p, achterkleinkind, achterkleinzoon/m, achterkleindochter/f, kleinzoontje/m, kleindochtertje/f, kleinkindje, kleinkids/p, kleinkindjes/p, kleinzonen/p, kleinzoons/p, kleindochters/p, achterkleinkinderen/p",
    "aunt-or-uncle":
      "tante/f, oom/m, oudtante/f, oudoom/m, nonkel/m, tantes/p, tantetje/f, tantes/p, oompje/m, suikertante/f, suikeroom/m, nonkels/p, tante nonnetje/f, ome/m, tantie/f, stieftante/f, oom en tante/p, ooms/p",
    "niece-or-nephew":
      "nichtje/f, neefje/m, nicht/f, neef/m, nichtjes/p, neefjes/p, neven/p, neefke/m, nichtke/f, oomzegger, tantezegger, nichten/p, neefs/p",
    cousin:
      "achterneef/m, achternicht/f, achterneefje/m, achternichtje/f, kozijn/m, volle neef/m, volle nicht/f",
    "in-law":
      "schoonmoeder/f, schoonvader/m, schoonouders/p, schoonzus/f, schoonzusje/f, zwager/m, schoonbroer/m, schoonzoon/m, schoondochter/f, schoonfamilie/p, schoonma/f, schoonpa/m, schoonmams/f, schoonmama/f, schoonmoe/f, schoonpapa/m, schoonpaps/m, schoonzusjes/p, schoonzussen/p, schoonbroers/p, zwagers/p, schoonoma/f, schoonopa/m, schoonkinderen/p, schoonbroertje/m, schoonkind, stiefschoonmoeder/f, aangetrouwde tante/f, aangetrouwde oom/m, aangetrouwde nicht/f, aangetrouwde neef/m, schone zus/f, koude kant",
    godchild:
      "petekind, peetkind, metekind, petekindje, peetdochter/f, peetzoon/m, petekinderen/p, metekindje, petezoon/m, petedochter/f, peetkindje, doopkind, doopkindje, peetdochtertje/f, peetzoontje/m",
    family:
      "familie, familielid, peetoom/m, peettante/f, gezin, peetmoeder/f, peetvader/m, petemoei/f, mijn meter/f, mijn peter/m, peetouders/p, stieffamilie/p, familieleden/p, neven en nichten/p, achtertante/f, achteroom/m, pleeggezin/p",
    couple:
      "bruidspaar/p, stel/p, pasgetrouwden/p, echtpaar/p, bruid en bruidegom/p, jonggehuwden/p, pasgehuwden/p, gelukkige paar/p, kersverse stel/p, bevriend stel/p, bevriend koppel/p, koppel/p, koppeltje/p, stelletje/p",
    "close-friend":
      "beste vriendin/f, beste vriend/m, oudste vriend/m, oudste vriendin/f, goede vriend/m, goede vriendin/f, jeugdvriend/m, jeugdvriendin/f, hartsvriendin/f, beste maat/m, boezemvriend/m, bestie, bff, beste vriendinnen/p, beste vrienden/p, beste kameraad/m, beste maatje, beste maten/p, hartsvriend/m, boezemvriendin/f, soulmate, zielsverwant, beste makker/m, beste gabber/m, jeugdvriendinnen/p, beste mattie/m, dierbare vriendin/f, dierbare vriend/m, trouwste vriend/m, trouwste vriendin/f, dikste vriendin/f, dikke vriend/m, dikke vriendin/f, oude vriend/m, oude vriendin/f, allerbeste vriendin/f, allerbeste vriend/m",
    friend:
      "maat/m, huisgenoot, huisgenote/f, vrienden/p, een vriend/m, een vriendin/f, vriendinnen/p, kameraad/m, studiegenoot, teamgenoot, gabber/m, huisgenoten/p, *genoot, *genote/f, *genoten/p, vriendengroep/p, makker/m, mattie/m, maten/p, kompaan/m, sportmaatje, hardloopmaatje, wandelmaatje, *maatje, penvriend/m, penvriendin/f, kotgenoot, schoolvriend/m, schoolvriendin/f, studievriend/m, studievriendin/f, clubgenoot, vriendinnenclub/p, vrindje/m, vriendengroepje/p, een goeie vriendin/f, een goeie vriend/m, goeie vriend/m, goeie vriendin/f, vriendin van mij/f, vriend van mij/m, vriendin van me/f, vriend van me/m, vriendin van vroeger/f, kennisje, vriendinnengroep/p, kameraden/p, bevriende collega, kamergenoot, kamergenote/f, maatje, vriendjes/p, slapie",
    "new-date":
      "nieuwe vriend/m, nieuwe vriendin/f, date, scharrel, crush, nieuwe vlam, tinderdate, nieuwe liefde, nieuwe scharrel, prille liefde, nieuwe verkering, date van mij, nieuwe vriendje/m, nieuwe vriendinnetje/f",
    ex: "ex, exvriend/m, exvriendin/f, exman/m, exvrouw/f, ex man/m, ex vrouw/f, ex vriend/m, ex vriendin/f, exje, ex mannetje/m, ex partner, expartner, vroegere man/m, vroegere vrouw/f, exechtgenoot/m, ex echtgenoot/m",
    colleague:
      "collega, collegas/p, collega 's/p, medewerkster/f, stagiair/m, stagiaire/f, collegaatje, excollega, oudcollega, oud collega, ex collega, *collega, *collegas/p, kantoorgenoot, kantoorgenote/f, werkmaat/m, werkvriendin/f, werkvriend/m, vakgenoot, kamergenoot op kantoor, secretaris, trainee, bureaugenoot",
    boss: "baas/m, bazin/f, chef/m, leidinggevende, manager, directeur/m, directrice/f, teamleider, bazin/f, afdelingshoofd, teamleidster/f, teamlead, teammanager, ploegbaas/m, bedrijfsleider/m, bedrijfsleidster/f, werkgever/m, werkgeefster/f, supervisor, cheffin/f, schooldirecteur/m, schooldirectrice/f, voorman/m, projectleider/m, projectleidster/f, afdelingsmanager, hoofdverpleegkundige, opperbaas, grote baas, meerdere, directie/p, ceo, afdelingschef/m, filiaalmanager, baasje/m, unithoofd, hoofd van de afdeling, patron/m",
    employee:
      "werknemer, werknemers/p, assistent/m, assistente/f, secretaresse/f, schoonmaakster/f, medewerker, poetsvrouw/f, hulp in de huishouding, werkster/f, personeel/p, huishoudelijke hulp, medewerkers/p, kuisvrouw/f, kuishulp, poetshulp, poetsdame/f, poets, schoonmaker/m, tuinman/m, klusjesman/m, au pair, aupair, interieurverzorgster/f, huishoudhulp, huishoudster/f, huishulp, hovenier/m, leerling verkoopster/f, ondergeschikte, teamleden/p, rechterhand, butler/m",
    client:
      "klant, klanten/p, zakenpartner, opdrachtgever, zakenrelatie, client, clienten/p, opdrachtgeefster/f, vaste klant, grootste klant, zakenrelaties/p, leverancier",
    teacher:
      "juf/f, meester/m, leraar/m, lerares/f, leerkracht, docent, docente/f, trainer/m, coach, professor, mentor, pianoleraar/m, pianolerares/f, zwemjuf/f, juffrouw/f, gitaarleraar/m, begeleider, juffen/p, kleuterjuf/f, rijinstructeur/m, trainster/f, muziekleraar/m, leiders/p, *leraar/m, *lerares/f, *juf/f, *trainer/m, *trainster/f, *docent, *docente/f, *instructeur/m, *instructrice/f, schoolmeester/m, gymmeester/m, zwemmeester/m, kleuterleidster/f, studiebegeleider, mentrix/f, bijlesgever, privedocent, leerkrachten/p, meesters/p, klassenjuf/f, stagebegeleider, stagebegeleidster/f, dirigent/m, dirigente/f, scriptiebegeleider, promotor, schooljuf/f, onderwijzer/m, onderwijzeres/f, instructeur/m, instructrice/f, scoutingleider/m, akela, conrector, lesgever/m, lesgeefster/f, tutor, personal coach, loopbaancoach, trainers/p, voetbalcoach, hockeycoach, tenniscoach, onderwijsassistent, onderwijsassistente/f, klassenassistente/f",
    carer:
      "oppas, verzorgster/f, verzorger/m, thuiszorg, verpleegkundige, verpleegster/f, kraamhulp/f, kraamverzorgster/f, gastouder, dokter, huisarts, arts, babysitter, mantelzorger, kinderoppas, leidster/f, verloskundige/f, fysiotherapeut, therapeut, pedagogisch medewerker, kraamzorg, doula, gastmoeder/f, crecheleidster/f, peuterleidster/f, thuishulp, wijkverpleegkundige, wijkzuster/f, *verpleegkundige, *verzorgster/f, *verzorger/m, psycholoog, psychologe/f, psychiater, fysio, logopedist, logopediste/f, ergotherapeut, oncoloog, kinderarts, begeleidster/f, vroedvrouw/f, nanny/f, oppasmoeder/f, oppasmeisje/f, oppasoma/f, verzorgende, zorgverlener, mantelzorgster/f, kinderjuf/f, verpleger/m, nachtzuster/f, zorgmedewerker, verplegers/p, zusters/p, pedagoog, onthaalmoeder/f, onthaalouder, kinderverzorgster/f, thuisverpleegster/f, thuisverpleegkundige, chirurg, osteopaat, persoonlijk begeleider, persoonlijk begeleidster/f, maatschappelijk werker, maatschappelijk werkster/f, verplegend personeel/p, oppassen/p, dokters/p, oogarts, tandarts, thuiszorgmedewerker, thuiszorgmedewerkster/f, crechejuf/f, invalster/f, oppasser, leidsters/p",
    neighbour:
      "buurman/m, buurvrouw/f, buren/p, huisbaas/m, buurmeisje/f, buurjongen/m, bovenbuurvrouw/f, onderbuurman/m, bovenbuurman/m, onderbuurvrouw/f, overbuurvrouw/f, overbuurman/m, bovenburen/p, overburen/p, *buurman/m, *buurvrouw/f, buur, buurtjes/p, buurtgenoot, achterburen/p, benedenburen/p, overbuur, onderburen/p, buurvrouwtje/f, *buurmeisje/f, *buurjongen/m, buurkinderen/p, buurmannen/p, buurvrouwen/p, wijkgenoot, flatgenoot, nieuwe buren/p",
    host: "gastheer/m, gastvrouw/f, gastgezin, gastouders/p, gastheer en gastvrouw/p, gastouder, gasthouders/p",
    acquaintance:
      "kennis, kapper/m, kapster/f, postbode/m, conciergem, buschauffeur/m, conciergerie, kennissen/p, conciërge, concierge, dominee/m, pastoor/m, vage kennis, pakketbezorger/m, postbezorger/m, postbezorgster/f, facteur/m, melkboer/m, glazenwasser/m, vuilnisman/m, vuilnismannen/p, koorleider/m, koorleidster/f, nagelstyliste/f, pedicure, schoonheidsspecialiste/f, masseur/m, masseuse/f, bibliothecaresse/f, bibliothecaris/m, klaarover, verkeersbrigadier, winkelier, groenteboer/m, slager/m, priester/m, makelaar, scheidsrechter/m, lotgenoot, portier/m, huismeester/m, hospita/f, verhuurder/m, verhuurster/f, huurder/m, trouwambtenaar, koster/m, voorzitter, penningmeester, dierenarts, hondenuitlater, krantenbezorger/m, barista, receptioniste/f, kennisje, kennissen van ons/p, schooldirecteur/m, vrijwilliger/m, vrijwilligster/f, kapper van/m, buurtwerker, advocaat, notaris, kapelaan/m, imam/m",
    pet: "mijn hond, onze hond, mijn kat, onze kat, mijn poes, onze poes, mijn konijn",
  },
  relations: {
    boss: "geeft leiding aan ons|mij|mijn, staat boven mij, aan wie ik rapporteer, runt onze afdeling, van wie ik opslag",
    colleague:
      "lootjes .. werk|kantoor, van het werk, van mijn werk, van kantoor, van de afdeling, op mijn werk, lootje .. werk|kantoor, uit mijn team, werkt met mij|me, zit naast me, van de boekhouding, van de administratie, secret santa, surprise .. werk, werk ik mee samen, werk mee samen, werk ik samen, op de zaak, van de zaak, op de afdeling, van de hr, van hr, van de receptie, van ict, van it, van inkoop, van sales, op de werkvloer, werkt op dezelfde afdeling, in mijn team, in ons team, mijn team, mede docent, lootjes trekken op, lootje getrokken op, kerstpakket, deelt een kantoor met",
    self: "voor mezelf, voor mijzelf, voor me zelf, mezelf verwennen, mezelf trakteren, mezelf, voor mij zelf, aan mezelf, voor mijn eigen, voor mn eigen, voor mezelf zelf, cadeau aan mezelf, cadeautje aan mezelf, kado aan mezelf, mezelf belonen, voor mij alleen, mijzelf, mezelf iets, mezelf cadeau, trakteer mezelf, van mij voor mij",
    "new-date":
      "pas aan het daten, net aan het daten, # dates, derde date, tweede date, eerste date, pas sinds kort samen, drie dates, net begonnen met daten, kennen elkaar pas, een paar dates, paar keer gedate, twee dates, dates gehad, sinds .. date, sinds .. daten, met wie ik .. date, daten sinds, sinds .. dates, zien elkaar pas, van tinder, van bumble, via tinder|bumble|hinge|inner, op tinder|bumble|hinge, aan het scharrelen, het is nog pril, nog pril, prille relatie, pas verkering, net verkering, aan het afspreken, leer haar|hem net kennen, leren elkaar net kennen, net een paar weken samen, eerste afspraakje, tweede afspraakje, # keer afgesproken, # afspraakjes, nog maar net samen, pas # weken samen, pas een maand samen, maand verkering, weken verkering",
    host: "uitgenodigd voor, bij wie we logeren, waar we logeren, we logeren bij, bij wie we eten, logeren bij, eten bij, te gast bij, heeft ons uitgenodigd, hebben ons uitgenodigd, waar we bij|mogen logeren, bij wie .. logeren|slapen|overnachten|eten|verblijven, mogen (logeren|slapen|overnachten|blijven slapen|mee eten), waar we .. (logeren|slapen|overnachten|verblijven|eten), waar wij .. (logeren|slapen|eten), logeerden bij, blijven slapen bij, gaan eten bij, op visite bij, etentje bij, ons ontvangt|ontvangen, wie we op bezoek gaan, ons te eten gevraagd, te eten gevraagd, te logeren gevraagd, ontvangen ons, waar ik .. logeer|slaap, ik logeer bij, nodigden ons uit, ons onderdak",
    neighbour:
      "van hiernaast, woont hiernaast|naast ons, naast ons, van hierboven, van beneden, van de overkant, woont naast, van drie deuren verder, een paar huizen verder, van de bovenste verdieping, uit de straat, bij ons in de straat, uit de flat, op nummer #, van nummer #, van de overkant, aan de overkant, een deur verder, schuin tegenover ons, woont tegenover",
    carer:
      "past op .. kinderen|zoon|dochter, zorgt voor mijn|onze moeder|vader|oma|opa|kinderen, verzorgt mijn|onze, die op onze kinderen past, die voor mijn .. zorgt, past op onze|mijn, die op onze|mijn .. past|passen, die onze|mijn .. verzorgt, die mijn|onze .. helpt, die mijn|onze .. wast, die voor .. (moeder|vader|oma|opa|ma|pa|mam) zorgt, die .. gezorgd heeft voor, zorgt elke dag voor, die .. aan huis komt, die haar komt wassen, past .. op mijn|onze, past elke week op, van de thuiszorg, van de kraamzorg, van de creche, van de opvang, van het kinderdagverblijf, van de bso, behandelt mijn|mij|onze",
    "close-friend":
      "kennen elkaar al|sinds, vrienden sinds, al .. bevriend, sinds de middelbare school, ken ik al, als een zus, als een broer, bevriend sinds, door dik en dun, dik bevriend, kennen elkaar van de kleuterschool, sinds de kleuterschool, sinds de basisschool, sinds de lagere school, sinds de brugklas, al jaren mijn beste, is als een zus|broer voor mij|me, van kinds af aan bevriend, al .. vriendinnen, al .. vrienden, jarenlange vriendin, vriendinnen sinds, boezemvriendinnen, samen opgegroeid, mijn steun en toeverlaat",
    teacher:
      "geeft les aan mijn|onze, geeft mijn|onze .. les, geeft les aan .. (zoon|dochter|kind|kinderen|jongste|oudste), waar mijn .. les van krijgt, die .. les geeft aan, die .. lesgeeft, van wie .. les krijgt, traint mijn|onze, geeft zwemles, geeft pianoles aan, leert mijn|onze .. (lezen|zwemmen|schrijven|piano)",
    acquaintance:
      "ken ik nauwelijks|amper, ken hem|haar nauwelijks|amper, nauwelijks kennen, ken ik van gezicht, ken ik alleen van, kennen .. niet zo|echt|goed|amper, nog nooit ontmoet, ken $obj nog niet zo goed, ken $obj niet zo|echt|goed, vaag ken, kennen we amper|nauwelijks, van de hondenuitlaat, van het schoolplein, van de club, van het koor, van de kerk, uit mijn koor, uit het koor, van de vereniging, van de sportclub, van yoga, van de sportschool, bij de bakker, van de buurtsuper",
  },
  signs: {
    not: "niet, nooit, nauwelijks, amper, niet meer, nooit meer, zelden, helemaal niet, totaal niet, nie, nimmer, niet echt, nooit of te nimmer, niet bepaald, allerminst, geenszins, niet zo, niet zozeer, niet graag",
    no: "geen, zonder, niets met|van|voor|uit, niks met|van|uit, geen enkele|enkel, alsjeblieft geen, vooral geen, noch, alles behalve|maar, alles behalve, behalve, in ieder geval geen, liever geen, niet nog een|meer, vermijdt, nooit meer, echt geen, zeker geen, nou eenmaal geen, als het maar geen, absoluut geen, niet zo' n, niet echt een, bepaald geen, niet bepaald een, allerminst een, in godsnaam geen, please geen, pls geen, asjeblieft geen, asjeblieft niet weer|nog een?, alstublieft geen, aub geen, svp geen, alles maar geen, dan liever geen, niks op het gebied van, niets op het gebied van, niks wat met, niets wat met, niks in de richting van, niets in de trant van, niets dat met, kom|kom .. niet aan met|aanzetten|aanzetten met, kom .. niet met, niet alweer|weer|opnieuw een?, niet wéér, niet de zoveelste, bespaar|spaar $obj|ons? aub|asjeblieft|alsjeblieft|alstublieft? weer|nog? een?, geen gedoe met, verre van een, geen .. meer van, geen behoefte aan, zo min mogelijk, behoed $obj voor, laat .. achterwege, liever niet nog|weer een?, liever niks|niets met|van, als het maar niet|niks|niets met|van, absoluut niks|niets met|van",
    like: "houdt van, houden van, hou van, is dol op, dol op, gek op, gek van, is gek op, verzot op, fan van, liefhebber van, geniet van, speelt, spelen, verzamelt, doet graag, gaat graag, drinkt graag, eet graag, leest graag, luistert graag, kookt graag, bakt graag, wandelt graag, is verslaafd aan, interesse in, geinteresseerd in, passie voor, zwak voor, enthousiast over, fanatiek, fervent, leert, is bezig met, altijd in voor, nooit genoeg van, kan niet zonder, hobby is, hobby 's, zegt geen nee tegen, zegt nooit nee tegen, slaat .. niet af, graag, doet aan, doet, lust graag, lust wel, lust, blij met, leeft voor, weg van, grote fan van, stapelgek op, helemaal weg van, kan genieten van, heeft niets tegen, niet vies van, zit op, gaat, maakt graag, zot van, zot op, tuk op, idolaat van, bezeten van|door, lyrisch over, smult van, kickt op, doet niets|niks liever dan, niets|niks liever dan, in de ban van, helemaal in de ban van, gaat uit .. dak van|bij, verknocht aan, verliefd op, dweept met, warm voor, loopt warm voor, krijgt|krijg .. geen genoeg van, krijgen geen genoeg van, niet weg te slaan bij|van|uit, leeft op van, wordt blij van, wordt gelukkig van, wordt vrolijk van, houdt wel|ook|heel|veel|ontzettend|enorm|zielsveel veel? van, houdt erg van, groot liefhebber van, liefhebster van, heeft .. zwak voor, heeft een passie voor, heeft iets|veel met, heeft wat met, een fan van, fan is van, verslingerd aan, verslaafd aan, kan uren, staat graag, zit graag, rijdt graag, kijkt graag, knutselt graag, werkt graag, vindt niets|niks leuker|fijner|heerlijker dan, geniet volop van, niet te stoppen met, sinds kort aan het, verzot is op, gek is op, dol is op, houdt ze|hij van, genieten van, vind je altijd in|bij, draait haar|zijn hand niet om voor, helemaal in|into, (kan|kunnen|krijgt|krijgen|krijg) $adv? $adv? geen genoeg krijgen? van, geen genoeg van krijgen?, (is|zijn|was) $adv? $adv? $adv? (dol op|gek op|gek van|verzot op|verslaafd aan|weg van|verslingerd aan|verknocht aan|idolaat van|fan van|bezeten van|geobsedeerd door|into|tuk op|zot van|te porren voor|in te porren voor|druk met|bezig met|fanatiek met|geinteresseerd in), (houdt|houden|hou) $adv? $adv? (zielsveel|enorm|ontzettend|heel veel|erg|veel|zeer) van, kan niet (zonder|leven zonder), (kunnen|kan|ken) niet zonder, (zegt|zeggen) (nooit|geen) nee tegen, te porren voor, altijd te porren voor, (loopt|lopen) $adv? warm voor, (gaat|gaan) voor de bijl voor, (smelt|zwijmelt) .. (van|bij), (wordt|worden) $adv? $adv? (blij|vrolijk|gelukkig|enthousiast|warm|rustig) van, (geniet|genieten|genoot) $adv? $adv? van, leeft zich uit in|met, (heeft|hebben) .. (passie|zwak|liefde|hart|voorliefde|fascinatie) voor, niets|niks (liever|leukers|mooiers|fijners|heerlijkers) dan, (kan|kunnen) uren .. (bezig met|bezig zijn met), (droomt|praat) .. alleen .. over, gefascineerd door, fascinatie voor, enthousiast met, in de weer met, altijd bezig met, altijd in de weer met, druk met, stort zich op, zich gestort op, begonnen met, helemaal gek van|op|in, actief in, lid van een, uren zoet met",
    liked:
      "heerlijk, leuk, fijn, geweldig, fantastisch, prachtig, fan, fanaat, liefhebber, liefhebster, gek, freak, verslaafde, nerd, is haar|zijn ding, is .. ding, is haar|zijn passie|lust, is .. passie, altijd welkom, gaat er altijd in, zegt .. geen nee, zegt .. nooit nee, nooit nee, geen nee, mens, kenner, slaat .. niet af, afslaan, daar .. niet|nooit|geen genoeg van, daar .. wakker voor maken, zijn|haar|dr|zn lust en .. leven, lust en leven, is .. alles, gaat .. boven alles, is .. grote liefde, is .. grote passie, is .. hobby, maakt .. blij|gelukkig, maak je .. blij mee, valt altijd in de smaak, valt in de smaak, scoort altijd, kan altijd, mag altijd, is altijd goed, junkie, fanatiekeling, beest, is .. uitlaatklep, heeft .. hart gestolen, daar .. voor wakker, zit altijd goed, altijd raak, ja graag, ja hoor, ja heerlijk, zeker wel, graag, heel graag, des te meer|liever, dat wel, altijd goed, wel weer, daar .. (dol|gek|verzot|verslaafd|weg|fan|smult|geniet|geen genoeg|wild|tuk) .. (op|aan|van|naar)?, daar .. (uren|dagen|altijd) .. (mee|over|in|zoet), daar kan $pron .. (uren|geen genoeg|niet zonder), daar houdt|houden $pron $adv? van, dat|die (vindt|vinden) $pron $adv? $adv? $good, (vindt|vinden|vond) $pron $adv? $adv? $good, is $pron .. (dol|gek|verzot|verslaafd) .. (op|aan|van), zijn $pron (dol|gek) op, is|zijn $her (lust en leven|alles|passie|hobby|ding|uitlaatklep|grote liefde|leven|trots), doet $pron .. (graag|het liefst|dagelijks|wekelijks|elke dag|elke week), kan $pron niet zonder, gaat er (altijd|wel) in, is wel $her ding, altijd leuk|goed|welkom",
    dislike:
      "houdt niet van, houden niet van, hou niet van, haat, haten, hekel aan, heeft een hekel aan, vreselijke hekel aan, geen fan van, niet dol op, niet gek op, niet van de, niets met, heeft niets met, heeft niks met, geeft niets|niks om, kan niet tegen, niet zo van, niet zo van de, is niet van de, genoeg, heeft al genoeg, meer dan genoeg, te veel, teveel, al te veel, moe van, zat van, beu, is .. beu, klaar met, niet geinteresseerd in, geen interesse in, verafschuwt, walgt van, bang voor, geen zin in, doet niet aan, doen niet aan, niets te maken met, niets heeft met, afkeer van, vies van, lust geen, gruwelt van, genoeg van, houdt helemaal|echt|totaal niet van, allesbehalve, nooit van, moet|moeten|moest .. niks|niets|weinig hebben van, niks|niets moet|moeten hebben van, niks|niets .. hebben van, heeft|heb|hebben $nil .. met|op, heeft $nil op met, heeft|heb echt|ook|verder|helemaal|gewoon|eigenlijk|totaal $nil met, geeft|geven|geef geen bal|zier|moer|snars|donder|fluit|ene om, geeft|geef|geven $adv $nil om, zit|zitten .. niet te wachten op|om, zit .. niet verlegen om, wordt .. gek|misselijk|kriegel|kriebelig|doodmoe|chagrijnig|sjagrijnig|ongelukkig|onrustig|gestrest|nerveus|horendol|naar|zenuwachtig|moedeloos|agressief|kwaad|treurig van, wordt|word niet vrolijk|blij|gelukkig|warm|enthousiast|opgewonden van, wordt|word .. niet warm of|noch koud van, krijgt|krijg .. kriebels|rillingen|zuur|zenuwen|kippenvel|stress|kromme|krullende van, krijgt .. tenen van, broertje dood aan, de pest aan, pesthekel aan, bloedhekel aan, gloeiende hekel aan, grondige hekel aan, gruwelijke hekel aan, heeft schijt aan, heeft maling aan, aversie tegen, weinig op met, niet veel op met, niet op met, niks op met, niets op met, kan .. niet uitstaan, loopt niet warm voor, niet (gecharmeerd|kapot|onder de indruk|enthousiast|wild|happig|verzot|tuk|zot|weg|blij|verrukt|ingenomen|geporteerd|lyrisch) van|over|met|op|door, niet|nie zo|zoveel? fan van, niet echt fan van, geen groot|grote liefhebber|fan van, geen liefhebber van, geen liefhebster van, geen type voor, haakt af bij, ziet|zie op tegen, ziet $nil in, ziet .. nut niet van, blijft .. ver van|weg van|vandaan, heeft het niet zo? op, heeft .. niet begrepen op, heeft .. niet zo op, heeft het gehad met, heeft het helemaal gehad met, is wel klaar met, helemaal klaar met, uitgekeken op, spuugzat, doodziek van, strontziek van, kotsmisselijk van, griezelt van, huivert van|voor, rilt van, gruwt van, baalt van, gaat met een boog om, loopt met een boog om, maakt|gaan .. met een grote boog om, loopt gillend weg van|voor|bij, rent gillend weg van|voor|bij, rent hard weg van|voor, krijg je .. niet aan, krijg je .. niet naar, zou nooit vrijwillig, doet .. geen plezier met, doe je .. geen plezier mee, doe je .. geen lol mee, geen geduld voor|met, geen talent voor, geen aanleg voor, geen gevoel voor, twee linkerhanden bij, veracht, vervloekt, mijdt, vermijdt, schuwt, minacht, verfoeit, tegenzin in, heeft niets|niks meer met, hou niet zo van, houdt niet zo|echt|erg|zo erg|veel|bijster|heel|bepaald van, houdt nie van, houdt .. niet van, niet van houdt, niks van moet hebben, niet dol is op, raakt nooit|geen .. aan, moet|moeten|wil|willen .. niks|niets weten van, niks|niets van weten wil, doe|doet|doen .. geen plezier|lol met, maakt|maak .. niet blij|gelukkig met, doet nooit aan, begint niet aan, geen hart voor, slaat .. over, heeft een trauma van, getraumatiseerd door, zo klaar met, iets|wat|alles|liever anders dan, (heeft|hebben|heb|had|hadden) .. ($scorn) .. aan|van|voor|tegen, $scorn .. aan|van|voor|tegen, geen $her vriend, (is|zijn|was|waren) $adv? $adv? (niet|nooit|nie) $adv? $adv? (dol op|gek op|gek van|verzot op|weg van|kapot van|van de|van het|een type|een type voor|een fan van|een liefhebber van|enthousiast over|geinteresseerd in|te porren voor|voor te porren|warm te krijgen voor|ondersteboven van|happig op|gesteld op|bezig met|gecharmeerd van|tuk op|zot van|into|fan van|handig met|goed in), (houdt|houden|hou|hield|hielden) $adv? $adv? $adv? (niet|nie|nooit|weinig|niks|niets) $adv? $adv? van, (geeft|geven|gaf|geef) $adv? $adv? (niks|niets|niet|weinig|geen bal|geen zier|geen fluit|geen moer|geen klap|geen cent) $adv? om, (heeft|hebben|heb|had|hadden) $adv? $adv? (niks|niets|weinig|nul|geen bal|geen klap|geen reet|geen drol|geen fluit|niet veel|niet zo veel|niet zoveel) $adv? $adv? (met|op met|aan|van doen met), (vindt|vinden|vind|vond|vonden) $adv? (niks|niets|weinig|geen bal|niet veel) aan, (ziet|zien|zie) $adv? (niks|niets|weinig|geen heil) in, (snapt|begrijpt) $adv? (niks|niets) van, (moet|moeten|moest|moesten) $adv? $adv? (niks|niets|weinig) $adv? (van|hebben van|weten van), (krijgt|krijgen) .. (kriebels|jeuk|rillingen|zenuwen|hoofdpijn|slaap|het zuur|tranen|kippenvel|de bibbers) van, (wordt|worden|word) $adv? $adv? (niet|nooit) $adv? $adv? (blij|vrolijk|gelukkig|warm|enthousiast|wild|warm of koud) van, (wordt|worden|word) .. (gek|gestoord|horendol|moe|doodmoe|chagrijnig|gallisch|simpel|depressief|somber|niet goed|onpasselijk) van, (kan|kunnen|kon) .. (niet|nooit) .. (warmlopen voor|warm lopen voor|aarden bij|wennen aan), (loopt|lopen) $adv? (niet|nooit) warm voor, (zit|zitten) $adv? $adv? (niet|nooit) .. (wachten op|verlegen om|springen om), (haalt|halen) .. neus op voor, neus op voor, (trekt|trekken) .. neus op voor, (is|zijn|was) .. (uitgekeken|uitgepraat|uitgelezen|afgeknapt|afgehaakt) op, (is|zijn) .. (klaar|gestopt|opgehouden|uitgeteld) met, gestopt met, opgehouden met, gekapt met, kapte met, stopte met, (vermijdt|mijdt|schuwt|ontloopt|ontwijkt) .. (als de pest), (loopt|lopen|gaat|gaan|fietst) .. boog om, met een grote boog om, (heeft|hebben) .. gehad met, (heeft|hebben) .. genoeg van, schoon genoeg van, (heeft|hebben) .. trauma van, aangebrand over, (is|zijn|was) $adv? $adv? geen $adv? (fan|liefhebber|liefhebster|type|mens|held|ster|ramp|kei|gebruiker|drinker) $adv? (van|voor|in|met), niet zijn|haar|hun ding is, bedankt voor, past voor, (kan|kunnen) $adv? prima|best|makkelijk|goed|uitstekend zonder, (ergert|stoort|irriteert) zich .. aan, (heeft|hebben) (weinig|geen|nul) (interesse|trek|zin|animo|lust|affiniteit|geduld|feeling|belangstelling) (in|voor|met), zonder interesse in, verveelt zich .. bij, (slaapt|valt) .. in slaap bij|van, in slaap bij|van, verre van dol op, alles behalve dol op, allesbehalve dol op",
    disliked:
      "verschrikkelijk, vreselijk, saai, stom, niks aan, afschuwelijk, hoeft niet, hoeven niet, is niets|niks voor, zijn niets|niks voor, vindt hij|ze|zij niks|vreselijk|saai|stom|niet, is niet .. ding, is niet haar|zijn ding, niet .. ding, is niet besteed, niet aan .. besteed, liever niet, zijn niet nodig, heeft hij|ze|zij genoeg, heeft hij|ze|zij al genoeg, kan ze|hij niet uitstaan, kan hij|ze niet tegen, niet uitstaan, daar houdt hij|ze niet van, boeit hem|haar niet, is uit den boze, zijn uit den boze, nee, maar niet, helemaal niet, haat ze|hij, komt .. neus uit, komen .. neus uit, doet hem|haar niets, doen hem|haar niets, is ze|hij beu, interesseert hem|haar niet, kan|kunnen|mag|mogen .. gestolen worden, kan|kunnen .. gestolen, laat|laten $obj .. koud, laat|laten .. siberisch, laat|laten $obj volledig|totaal|helemaal|compleet koud, niet aan|voor .. besteed, niet aan .. weggelegd, niet voor .. weggelegd, is niet weggelegd voor, is .. niet besteed aan, is|zijn|was|niet .. niet .. ding|ding|dingetje|smaak|stijl|kopje|cup|wereld|hobby|favoriet|specialiteit|vriend|terrein|talent|kant|interesse|hobbys, niet haar|zijn|dr|zn|hun|der ding|dingetje|smaak|stijl|wereld|hobby|favoriet|kopje|cup, niet .. cup of tea, niet .. kopje thee, niet .. pakkie an, niet .. sterkste kant, nie haar|zijn|zn|dr ding, is|zijn .. een? gruwel|nachtmerrie|ramp|straf|kwelling|hel|marteling|verschrikking|crime|ramp|ergernis, is een gruwel, is een ramp, is een straf, is een crime, is .. nachtmerrie, is een hel, is een kwelling, is een marteling, een doorn in het oog, vindt|vind|vinden|vond $pron $adv? $adv? $adv? $dull, vindt|vind|vinden $pron .. aan, vindt $pron .. niks aan, vindt $pron .. bedoening, is maar $dull, dat is $dull, is|zijn .. zonde van .. tijd|geld, is|zijn .. tijdverspilling|geldverspilling|onzin|flauwekul, wordt|word|worden $pron|$obj .. niet .. warm|koud|blij|vrolijk|gelukkig|enthousiast|opgewonden, wordt|word|worden $pron|$obj .. gek|misselijk|chagrijnig|kriegel|doodmoe|ongelukkig|naar van, wordt $pron niet warm of|noch koud van?, wordt|worden $pron niet blij van, wordt $pron gek van, maakt|maken .. niet warm|blij|gelukkig, heeft|hebben|heb $pron $adv? $adv? $nil mee|op|aan|met|om, geeft|geven|geef $pron $adv? $adv? $nil om, geeft|geven $pron geen .. om, zit|zitten $pron $adv? niet .. op te wachten, zit|zitten $pron niet mee|op te|om verlegen, zit niemand op te wachten, moet|moeten|moest $pron $adv? $adv? $nil .. hebben, moet|moeten $pron $nil van hebben, doet|doe|doen $pron .. voor geen goud|geld|prijs|meter, doet $pron niet aan, doet|doe $pron nooit, voor geen goud, voor geen prijs, met geen stok, nog met geen tien paarden, krijg|krijgt je $obj .. niet, krijg je $obj met geen, krijg je $obj niet naar|aan|mee|vooruit, hoeft|hoef|hoeven $pron|$obj $adv? niet, hoeft|hoeven voor|van $obj $adv? niet, hoef je .. niet .. komen|aan|mee, hoef je bij $obj .. niet|nooit, hoef je $obj niet|nooit, moet je bij $obj niet|nooit .. zijn|komen|aankomen, moet je $obj niet|nooit, heeft $pron .. hekel|broertje|pesthekel|bloedhekel|pest .. aan, heeft $pron de pest aan, haten|haat|verafschuwt|veracht|mijdt|verfoeit $pron, kan|kunnen|kon $pron .. niet .. uitstaan|luchten|zien|aanzien|velen|hebben|verdragen, kan $pron niet .. tegen, kan $pron niks mee|aan, kan $pron slecht tegen, snapt $pron niks van, begrijpt $pron niks|niets van, is $pron .. op uitgekeken, is|was $pron .. klaar mee, is $pron $adv? geen (fan|liefhebber|liefhebster|ster|held|type) .. van?, is $pron geen .. voor|in|van, is $pron niet van, is $pron niet .. dol|gek|weg op|van, is $pron spuugzat, is $pron meer dan zat, is $pron flauw van, is $pron niet goed in, is $pron bang voor, draagt $pron niet|nooit, draagt $pron nooit, leest|kijkt|gebruikt|speelt|drinkt|eet|lust|doet $pron $adv? niet|nooit, houdt $pron niet van, houdt $pron $adv? $adv? niet $adv? van, ligt $obj niet, liggen $obj niet, boeit|boeien|interesseert|interesseren|trekt|trekken|bekoort|raakt|zegt|zeggen|doet|doen $obj $adv? $adv? niet|niks|niets|weinig|nul|matig|bitter|geen, boeit $obj geen, zegt $obj niks, zeggen $obj niks, spreekt $obj niet, spreken $obj niet aan, past niet bij, passen niet bij, blijft|blijven .. in de kast liggen, belandt|belanden|verdwijnt|verdwijnen .. (kast|zolder|kliko|prullenbak|kringloop|la), wel? bekoeld, is over en uit, is verleden tijd, is passe, komt .. oren|strot|keel uit, komen .. oren|strot|keel uit, hangt|hangen .. keel uit, heeft $pron .. gehad|hoog, heeft ze|hij wel gehad, beter van niet, maar beter niet, alsjeblieft niet, asjeblieft niet, aub niet, niet doen, liever niks, niet nog een keer, kun je overslaan, kan je overslaan, kun je vergeten, kan je vergeten, kan achterwege, laat maar, doe maar niet, niet meer, heeft|hebben|heb $pron $adv? $adv? niks|niets, moet|moeten|moest|wil|willen .. niks|niets van? weten|hebben, moet|moeten|moest .. niks|niets .. van weten|hebben, hoef|hoeft|hoeven je|u|jullie $obj $adv? $adv? niet|nooit, moet je|u $obj $adv? $adv? niet|nooit, kun|kan je $obj $adv? niet|nooit .. blij|plezier|gelukkig, maak je $obj $adv? niet|nooit blij|gelukkig, maak je $obj geen plezier, doe je $obj geen plezier, staat $obj niet aan, staan $obj niet aan, zit er niet in bij, is aan $obj niet besteed, zijn aan $obj niet besteed, is bij $obj verspild|weggegooid, komt $pron niet uit .. bed, slaat $pron liever over, slaat $pron over, begint $pron niet aan, is $pron allergisch voor, daar begint ze|hij niet aan, bah, gatver, getver, gadver, jakkes, jasses, brr, mwah, mwoah, meh, nope, nah, neuh, nee bedankt|dank|merci|joh|hoor|zeg|nooit, nee dank je wel?, nee dankjewel, nooit, echt niet, absoluut niet, no way, no thanks, niet zo, niet echt, geen optie, een no go, never nooit, vergeet het, niks voor $obj, niets voor $obj, niet voor $obj, daar $adv? $adv? (niet|niks|niets|geen|nooit|weinig) aan|van|mee|om|op|voor, daar .. ($scorn) .. aan|van, (daar|dat|die|hier) .. (niet|niks|niets|geen|nooit|weinig|nul|allergisch|gek|gillend|klaar|genoeg) .. (aan|van|mee|om|op|voor|tegen|in|naar|toe|weg|wachten|porren|blij|maken|hebben|krijgen|leuk|ding), (daar|dat) .. (niet van|niks van|niets van|niks aan|niets aan|niks mee|niets mee|niet mee|niet aan|niet om|niks om|niet voor|niet op|niet in), (dat|die|zoiets) (hoeft|hoeven|wil|willen|lust|doet|eet|drinkt|leest|kijkt|gebruikt|draagt|vindt|vinden|is|zijn|gaat|gaan|trekt|boeit|ligt|interesseert) .. ($neg|niks|niets|weinig|$dull), (graag|liever|gerust|maar|mag|mogen|kun|kan|kunnen|svp|aub) .. (overslaan|vermijden|weglaten|laten|schrappen), graag overslaan|vermijden|weglaten, overslaan (graag|aub|alsjeblieft|svp|maar), achterwege laten, $do $pron $adv? $adv? $adv? $neg, $do $adv? $adv? $neg, (is|zijn|was|waren) $pron $adv? $adv? (niet|allerminst|nooit|nie|niet zo|niet echt|bepaald niet|totaal niet), $care $obj $adv? $adv? (niet|nooit|nie|niks|niets|weinig|nul|matig|geen|voor geen) .. (meter|bal|zier|fluit|klap|snars|moer|reet|barst|mallemoer|aan), $care $obj $adv? $adv? $adv? (niet|nooit|nie|niks|niets|weinig|nul|matig), (kan|kunnen) $obj $adv? gestolen worden?, (is|zijn) $adv? $adv? (niks|niets|niet) (voor|aan) $obj, (is|zijn) $adv? aan $obj $adv? (niet|nie) besteed, aan $obj $adv? (niet|verspild|verspilde), (is|zijn) $adv? niet aan $obj besteed, voor $obj $adv? (niet|geen), (vindt|vinden|vind|vond|vonden) $pron $adv? $adv? $adv? (niet|maar) $adv? $adv? (leuk|interessant|boeiend|fijn|mooi|lekker|niks|matig|zozo|mwah), (daar|dan) (krijg|krijgt|kun|kan|hoef|moet|doe|maak) je .. (niet|geen|nooit|beter), (krijg|krijgt|kun|kan|hoef|moet|doe|maak) je .. (niet|geen|nooit) .. (aan|mee|naar|voor|blij|plezier|komen|aankomen|lastig vallen), (daar|dat|die) .. (de deur|het hok) .. uit, geen haar op .. hoofd, (is|zijn|lijkt|lijken) $obj .. (te saai|te duf|te stom|te eng|te druk|te moeilijk|te veel gedoe|een gruwel|een doorn), (daar|hier) .. ($dull), (heeft|hebben) $pron $adv? $adv? (niks|niets|weinig|nul) (mee|aan|op|om|van), (heeft|hebben|had) $pron .. ($scorn) .. aan, (is|was|zijn) $pron .. (klaar|gestopt|uitgekeken|afgeknapt|zat|beu|moe|genoeg) .. (mee|op|van)?, is $pron beu|zat|moe, zit $pron .. niet .. (wachten|verlegen), moet|moeten $pron $adv? $adv? (niet|niks|niets|geen), (hoeft|hoeven|hoef) $adv? $adv? niet, (hoeft|hoeven) niet .. meer, wil $pron $adv? $adv? niet, willen $pron niet, wil $pron niet meer",
    own: "heeft al, heeft reeds, hebben al, al een|twee|drie, bezit, bezitten, heeft net|pas een|zelf, net .. gekocht, pas .. gekocht, kocht, heeft zichzelf, heeft alle|elke|elk|ieder|twee|drie|vier|meerdere|genoeg, we gaven hem|haar|ze, gaven we hem|haar, heeft er al, hebben we hem|haar, hebben hem|haar, kreeg, gekregen, verzameling, heeft zelf|eigen een?, heeft een eigen, trotse eigenaar van, geerfd, kreeg $pron $adv?, krijgt $pron al, is al voorzien van, is voorzien van, voorzien van alle?, zijn voorzien van, uitgerust met, zit .. tot over .. oren in de?, tot over .. oren in de?, tot over zijn|haar nek in de?, barst|stikt|bulkt|puilt|stikvol|wemelt|verzuipt|verdrinkt .. van|in|uit de?, sterft .. van de, stikt van de, kast|kasten|huis|lade|la|kamer|zolder|schuur|garage|keuken|keukenkast vol met?|van?, staat vol met|van, hangt vol met, ligt vol met, puilt uit van de, hele collectie, complete collectie, een collectie, de hele serie, een hele rij, een kast vol, heeft er minstens, genoeg aan, heeft|hebben inmiddels|intussen|ondertussen|thuis|trouwens|natuurlijk|gelukkig|zeker|vast|allang|zelfs|onlangs|recent|gisteren|nog, heeft sinds kort|vorige|vorig|een week|deze, heeft laatst, schafte|schaft .. aan?, net|pas|onlangs .. aangeschaft, heeft alle mogelijke|soorten, heeft zo ongeveer|goed elk|elke|alle, heeft werkelijk elke|elk|alle, heeft al jaren, heeft vorige|vorig .. gekregen|gekocht, van elke|elk, we hebben $obj|r .. gegeven, kreeg al|net|pas|vorig|vorige|laatst|met|voor|van, heb $obj vorig|vorige|laatst|toen|al|ooit|net|pas .. jaar|keer|week|maand?, heb|hebben $obj al|net|pas, heeft zn|haar|zijn eigen, is de trotse bezitter|eigenaar|eigenaresse van, trotse bezitter van, rijdt in|op een|zijn|haar, rijdt al, gebruikt al|dagelijks|elke dag, zweert bij, heeft .. staan, inmiddels .. verzameld, erfde, geerfde, gaf $obj|ik $obj? al|vorig|vorige|laatst|net? jaar|keer?, gaven $obj vorig|vorige? jaar|keer?, kocht vorig|vorige|laatst|net|pas? week|maand|jaar?, kocht zichzelf|laatst",
    have: "heeft, hebben, had, hadden, heb, bezitten, heeft nog, hebt, heeft thuis, hebben thuis",
    want: "wil, willen, wilde, wilt, zou graag, zou wel, wenst, verlangt naar, droomt van, dromen van, wenst zich, zoekt, heeft nodig, nodig, spaart voor, wil al jaren|heel|heel lang|lang|zo|graag|dolgraag, wou, droom is, had het over, heeft het .. over, hint naar|op, op zijn|haar verlanglijst|verlanglijstje, verlanglijstje, wens is, zou dolgraag, zou een moord doen voor, is toe aan, is op zoek naar, kan .. gebruiken, hoopt op, zit te azen op, praat .. over een, noemde, droomt|dromen|droom|fantaseert .. van|over, hunkert|snakt|smacht|verlangt .. naar, aast|loert|azen .. op, zinnen gezet op, oog laten vallen op, oogje op, staat|stond al .. lijstje, lonkt naar, kwijlt bij|van, blij zijn met, maak je $obj|.. blij met, kan wel|goed|best|nog wel? een|nieuwe?, zoekt al|nog .. naar, aan een nieuwe, is toe aan een?, heeft behoefte aan, staat|staan te springen om, mist alleen nog, het enige wat $pron nog mist is, wat nog ontbreekt is, zou best|heel|zo|maar wat graag, zou nog wel, zou zo|zielsgraag|dolgelukkig .. met, wil dolgraag|ook|wel|eigenlijk|nog|al tijden|al eeuwen|al zo lang|best|zielsgraag, zat te kijken naar, zit .. te kijken naar, kijkt al|steeds .. naar, zeurt|zeuren al? .. om, vraagt al|steeds .. om, vroeg om, gevraagd om, hengelt naar, vlast op, spaart al? .. voor, mag wel een nieuwe, heeft dringend, zou gebaat zijn bij, kan niet wachten op, grootste wens, liefste wens, hoopt al|zo|stiekem .. op",
    consume: "eet, eten, drinkt, drinken, verdraagt, gebruikt, snoept, draagt",
    past: "vroeger, ooit, destijds, was vroeger, hield vroeger van, voorheen, indertijd, een tijd geleden, in zijn jonge jaren, in haar jonge jaren, toen ze jong was, toen hij jong was, als kind, tot vorig jaar, in een vorig leven",
    turn: "maar, echter, hoewel, toch, liever, wel, tegenwoordig, inmiddels, daarentegen, wel van, des te, juist, daarentegen, integendeel, maar wel, terwijl, geef $obj maar, eerder, dan weer",
    request:
      "ik zoek, zoek, wij zoeken, we zoeken, ik wil, we willen, ik heb nodig, heb nodig, ik denk, ik weet, ik hoop, alsjeblieft, graag iets, zoeken, ik dacht, ik wou, ik zoek iets, help, wie heeft, tips, suggesties, heb je, hebben jullie, weet iemand, ik ben op zoek naar, we zijn op zoek naar, op zoek naar iets, zoeken iets, wij willen, ik schat, schat ik, ik gok, gok ik, ik vermoed, volgens mij, ik zou zeggen, ik meen, denk ik, geloof ik, ik geloof, we denken, ik gok dat, ik heb begrepen",
    says: "zegt, zei, denkt, vindt, weet",
    "gift-for":
      "cadeau voor, cadeautje voor, het is voor, is voor, dit is voor, iets voor, idee voor, ideeen voor, bedoeld voor, presentje voor, cadeaus voor, bedankje voor, verjaardag van, kado voor, kadootje voor, verjaardagscadeau voor, bestemd voor, kerstcadeau voor, afscheidscadeau voor, verrassing voor, geven aan, geven we aan, schenken aan, cadeau aan, cadeautje aan, kado aan, iets geven aan, bedoeld is voor, attentie voor, presentje aan, kleinigheidje voor, aardigheidje voor, iets leuks voor, iets liefs voor, zoek iets voor, zoek wat voor, zoek een cadeau voor, cadeau zoeken voor, cadeautip voor, cadeautips voor, tips voor, verjaardag voor, bestemd is voor, kraamcadeau voor, welkomstcadeau voor, pensioencadeau voor, jubileum van, jubileumcadeau voor, afscheid van, pakketje voor, sinterklaascadeau voor, sinterklaas voor, surprise voor, jarige is, feestje van, feest van, eindejaarscadeau voor, moederdagcadeau voor, vaderdagcadeau voor, cadeaubon voor, wat geef je aan, wat geef ik aan, wat geef je, wat geef ik",
    "for-them":
      "voor wie het cadeau is, voor wie het is, het cadeau is voor haar|hem, cadeau is voor haar|hem, die het cadeau krijgt, krijgt het cadeau",
    died: "is overleden, overleden, overleed, stierf, is dood, is gestorben, is gestorven, gestorven, leeft niet meer, heengegaan, overlijdt, is er niet meer, niet meer onder ons, ging dood, is weggevallen, ons ontvallen, is niet meer, ruste|rust in vrede",
    nothing:
      "blind date, blind voor, doof voor, kleurenblind, blinde vlek, dovemansoren, werkt .. met blinden|doven|dementerenden|vluchtelingen|daklozen|gehandicapten, notenbedrijf, sobere stijl|kleuren|smaak|inrichting, gevangenbewaarder, werkt .. gevangenis, geen idee, geen probleem, geen haast, geen zorgen, geen budget, niet alleen, maakt niet uit, geen tijd, cruciale, sterrenbeeld kreeft, harde noot, wijnrood, zonder twijfel, niet te duur, weet niet, wie niet, kraak noch smaak, doof oor, sober gekleed, ik weet niet, niet waar, nergens bang voor, nuchtere kijk, nuchter type, nergens allergisch voor, op voet van, blind vertrouwen, blinde darm, blindedarm, blind typen, doofpot, blindelings, niet dat $pron .. saai|vervelend|stom|vreselijk|erg|haat|vies, kanker van, sterrenbeeld, van anderhalf uur|meter|kilo|liter, suikeroom, suikertante, zo doof als, droge humor, droge wijn, droge witte, nuchter bekeken, kan er niet bij, geen moeite, geen enkel idee, geen flauw idee, geen benul, geen budgetlimiet, geen grote bedragen, zonder problemen, geen bezwaar, geen moment, geen twijfel, geen dag overslaan, geen kind meer, niet normaal, niet verkeerd, niet gek, niet slecht, niet duur, niet meer weg te denken, niet te missen, niet te vergeten, niet te stuiten, geen punt, geen hond, van de trap, vast wel, niet ver, zit vast te, vast en zeker, staat vast, vast contract, vaste vriend, sterfhuis, blinde fan, notenbalk, buikspieren, honingraat, blind|blinde van|door liefde|woede|geluk, liefde maakt blind, blind vertrouw*, doof voor goede, niet vies van, niet op zijn|haar mondje gevallen, niet op haar|zijn achterhoofd, dood aan huis, morgenmens, ochtendmens, van morgen tot, droogkloot, droogbloem*, vega burgers, dood op, dood van de|het, nuchter en, nuchtere, mist $her hond|kat|paard als|wanneer|op, met vuur, door het vuur, verboden vruchten, lesgeven|les|lesgeeft .. groep #, staat voor groep #, voor groep # staat",
    "dislike-around": "(aan|van) .. (heeft|hebben|had|heb) $pron $adv? $adv? een? ($scorn), (van) .. (houdt|houden|hou|hield|hielden) $pron $adv? $adv? $adv? (niet|nie|nooit|niks), (met) .. (heeft|hebben|heb|had) $pron|$obj $adv? $adv? $adv? (niks|niets|weinig|nul|geen|niet), (om) .. (geeft|geven|geef|gaf) $pron $adv? $adv? (niks|niets|niet|weinig|geen), (van) .. (moet|moeten|moest|wordt|word|worden|krijgt|krijgen|gruwt|walgt|griezelt|baalt) $pron .. (niks|niets|niet|weinig|kriebels|jeuk|gek|zenuwen|zuur|rillingen), (op) .. (zit|zitten|is|zijn) $pron $adv? $adv? (niet|nooit|uitgekeken), (voor) .. (is|zijn|heeft|hebben|loopt|lopen) $pron $adv? $adv? (niet|geen|nooit|weinig), (met) .. (doe|maak|maken|kun|hoef|moet|krijg|kom) je .. (niet|geen|nooit|niks), (bij) .. (haakt|valt|slaapt|verveelt) $pron .. (af|slaap|zich), (met|naar) .. (hoef|hoeven|hoeft|moet|kun) je .. (niet|nooit), (aan) .. (begint|doet|doen) $pron $adv? (niet|nooit|liever niet|nauwelijks), (niet|nooit|nie) (van|op|om|aan|voor) .. (houdt|houden|zit|geeft|doet|hield|is), (niks|niets|weinig) (met|om|aan|van|op|in) .. (heeft|hebben|geeft|geven|vindt|moet hebben|ziet|weten wil), (een hekel|hekel|een broertje dood) aan .. (heeft|hebben), (kan|kunnen|kon) .. (niet|nie) (uitstaan|luchten|zien|velen|aanzien), (slaat|slaan) .. (liever|altijd|graag|gewoon) over, (laat|laten) .. (liever|graag|altijd) (links liggen|staan|schieten|aan anderen), (maak|maakt|doe|doet) je|u $obj met .. (niet|geen|nooit)",
  },
  situations: {
    blind:
      "blind, is blind, blind geworden, ziet niets|niks meer?, geleidehond, kan niet zien, blinde, ziet helemaal niets|niks, ziet geen steek|bal|barst, taststok, witte stok, braille*, blindengeleidehond, blindengeleide*, ziet geen hand voor ogen, zicht verloren, haar|zijn zicht kwijt, ogen doen het niet meer",
    "low-vision":
      "slecht|nauwelijks|weinig ziet, niet goed ziet, bijna niets ziet, slechtziend*, ziet slecht|weinig|bijna|steeds slechter, ziet niet goed|meer goed, slechte ogen, macula*, staar, glaucoom, ogen worden slechter|minder, ogen gaan achteruit, kan slecht zien, kan moeilijk lezen, zicht gaat achteruit, slecht zicht, niet goed meer lezen, ogen laten .. afweten, nauwelijks nog ziet, ziet .. (slecht|nauwelijks|amper|wazig|minder), ziet amper|nauwelijks|bijna niks, ogen .. (achteruit|slechter|minder|slecht|niet meer), grote letters, grootletter*, loep*, vergrootglas, kleine lettertjes .. niet, netvlies*, slechtziend, zicht wordt, zicht .. (slechter|minder|achteruit), lezen lukt niet meer, lezen gaat niet meer, kan de krant niet, brillenglazen als jampotjes, jampotglazen",
    deaf: "doof, is doof, gebarentaal, kan niet horen, hoort niets|niks, dove, doof geboren, stokdoof, doofstom, cochleair*, doof aan beide, hoort helemaal niets|niks, liplezen, doven",
    "hard-of-hearing":
      "slecht hoort, niet goed hoort, slechthorend*, hardhorend*, hoort slecht|niet goed|niet meer goed|steeds slechter|moeilijk, gehoorapparaat, gehoorapparaten, hoorapparaat, tinnitus, gehoor gaat achteruit, doof aan een, hoort niet zo goed, hoorapparaten, gehoorverlies, hardhorig, oorsuizen, hoort .. (slecht|slechter|niet goed|nauwelijks|amper|bijna niks|minder), doof aan een oor, je moet .. (schreeuwen|gillen|hard praten), moet hard tegen, gehoor .. (slecht|slechter|achteruit|minder), oren .. (achteruit|minder|laten), half doof, hardhorend, gehoorproblemen, halfdoof, tv .. keihard",
    wheelchair:
      "rolstoel*, kan niet lopen, verlamd*, dwarslaesie, rolwagen, kan haar|zijn benen niet, vanaf .. middel verlamd, gehandicaptenbusje, aan de rolstoel gekluisterd",
    "limited-mobility":
      "rollator, wandelstok, slecht ter been, moeilijk ter been, niet goed ter been, krukken, loopt moeilijk|slecht, kan niet ver|goed|lang lopen|staan, kan niet meer .. lopen|ver, scootmobiel, slechte knieen|heup|knie|rug|heupen, beperkte mobiliteit, kan geen trappen, traplopen, komt .. niet meer buiten, komt de deur niet|nauwelijks|amper uit, multiple sclerose, loopt met een stok|rollator, mobiliteit, versleten knieen|heup|heupen|knie, minder mobiel, slechter ter been, achter een rollator, loopt met|achter .. (stok|rollator|krukken), rollator*, traplift, komt .. de trap niet, kan niet lang staan|lopen, kan .. niet ver lopen, niet zo goed te been, niet meer zo mobiel, niet mobiel, komt niet ver meer, stijve knieen|heupen|benen, kapotte knie|knieen|heup, loopt als een oud, moeite met lopen, lopen gaat (niet|slecht|moeizaam), lopen lukt niet, lopen .. (moeizaam|moeilijk|slecht), wankel* op, valt vaak, evenwicht*, evenwichtsproblemen, komt .. nauwelijks|amper buiten, aan huis gebonden, komt .. bed niet uit, nieuwe heup, heupen zijn op, heup is op, knieen zijn op, knieen willen niet, benen willen niet",
    "weak-hands":
      "artrose, artritis, reuma*, trillende|bevende|stijve|pijnlijke|zwakke handen|vingers, handen trillen, parkinson, handen doen pijn, jicht, pijn in .. handen|vingers, kracht in .. handen, carpaal*, handen willen niet, handen beven, vingers zijn stijf, tremor, weinig kracht in, potje .. (niet|open), potjes .. (niet|open), handen .. (trillen|beven|krom|stijf|pijn|niet meer), vingers .. (krom|stijf|pijn|niet meer|trillen|dik), kromme vingers|handen, geen kracht .. handen|vingers, laat alles uit .. handen vallen, beverige handen, essentiele tremor, polsklachten, geen knoopjes|knoopje, rsi, muisarm, carpale*, reuma, duimartrose",
    "one-hand":
      "een hand, een arm, eenhandig, met een hand, arm gebroken, pols gebroken, hand gebroken, gebroken arm|pols|hand, arm in het gips, halfzijdig verlamd, eenzijdig verlamd, arm in een mitella, $her arm in|zit in .. gips|mitella, arm zit in, linkerarm|rechterarm .. (verlamd|niet|gips|gebroken), mist een hand|arm, arm kwijt, hand kwijt, sleutelbeen gebroken, met een arm, een werkende hand, schouder uit de kom, pols in het gips, arm is gebroken, pols is gebroken",
    dementia:
      "dementie, dement, dementerend*, alzheimer, vergeet alles|veel|namen, vergeetachtig, herkent .. niet meer, geheugenverlies, geheugen gaat achteruit, geheugen laat, weet niet meer wie, geheugenproblemen, geheugen .. steek, vergeet .. (alles|steeds|namen|veel|de laatste tijd), herkent $obj .. (niet|amper|nauwelijks|nog), herkent .. (niet meer|amper|nauwelijks), de weg kwijt, raakt .. in de war, in de war, vergeetachtige, kwijt in .. hoofd, geheugen .. (achteruit|zeef|slecht|slechter|minder|niet meer), vasculaire*, korsakov, lewy, geestelijk achteruit, vraagt .. steeds hetzelfde, vraagt tien keer hetzelfde, weet niet meer .. (dag|wie|waar), kent ons niet meer, kent $obj niet meer, verstand .. achteruit, dementeert, beginnende dementie, begint te dementeren, gesloten afdeling, spullen in de koelkast, casemanager dementie",
    "chronic-pain":
      "chronische pijn, altijd pijn, fibromyalgie, rugpijn, rugklachten, veel pijn, constant pijn, hernia, endometriose, pijnpatient, dagelijks pijn, rugproblemen, pijn .. (altijd|dagelijks|chronisch|constant), zenuwpijn, verrekte rug, versleten rug|nek, nekhernia, nekklachten, bekkeninstabiliteit, crps, elke dag pijn, heeft last van .. (rug|nek|schouders), last van $her (rug|nek|schouder|schouders|knie|knieen), zere rug, slechte rug, kapotte rug, bechterew, ischias, pijnkliniek, stijve nek, whiplash",
    fatigue:
      "chronisch vermoeid, chronische vermoeidheid, weinig energie, long covid, me cvs, snel moe, cvs, geen energie, vermoeidheid, pds, post covid, longcovid, postcovid, accu is leeg, batterij is leeg, energie is .. op, snel vermoeid, altijd vermoeid, is .. vermoeid, doodvermoeid, moet .. middagdutje, energieniveau, na corona nooit",
    sensory:
      "autis*, autisme, prikkel*, hoogsensitief, asperger, gevoelig voor geluid|prikkels|geluiden, overprikkeld, snel overprikkeld, kan niet tegen .. (drukte|herrie|lawaai|geluid|prikkels|fel), hoogsensitieve, hoog sensitief, hsp, op het spectrum, in het spectrum, pddnos, pdd nos, gevoelig voor (licht|drukte|herrie), drukte trekt",
    adhd: "adhd, add, kan niet stilzitten, concentratieproblemen, kan .. niet stilzitten, stuiterbal, adhder, ritalin, aandachtsstoornis, hyperactief, heeft adhd, wiebelkont, vliegt van hot naar her",
    anxiety:
      "angststoornis, paniekaanval*, angstig, piekert, maakt zich .. zorgen, dwangstoornis, smetvrees, angsten, angstklachten, paniekstoornis, piekeraar, piekeren, paniekerig, sociale angst, faalangst*, straatvrees, ptss, zenuwpees, zenuwachtig type, snel gestrest, ligt te piekeren, tobber, tobt, fobie, hyperventil*",
    insomnia:
      "slecht slaapt, niet kan slapen, slaapt slecht|niet|nauwelijks|amper, kan niet slapen, slapeloos*, slaapproblemen, ligt 's nachts wakker, ligt wakker, doet geen oog dicht, moeite met slapen, slechte slaper, heeft .. niet geslapen, slaapt .. slecht, wakker, slaapt .. (niet|nauwelijks|amper|slecht|beroerd|weinig), geen oog dicht, oog dicht, komt .. niet in slaap, niet in slaap komen, inslapen lukt, schaapjes tellen, lang wakker, slapeloze, woelt, ligt te woelen, halve nacht wakker, nachten wakker, nachtrust, draait en keert, draaien en keren, slecht doorslapen, ligt .. wakker, inslaapproblemen, kan de slaap niet vatten, slaap niet vatten, slaapproblemen, slaappillen, melatonine, slaaptekort, doorwaakte nachten",
    migraine: "migraine*, clusterhoofdpijn, hoofdpijn",
    "old-age":
      "bejaard*, hoogbejaard*, kwetsbaar, oude dame, oude heer, hoogbejaarde, breekbaar, fragiel, op leeftijd, tachtiger, negentiger",
    cancer:
      "kanker, chemo*, bestraling*, borstkanker, leukemie, tumor, lymfeklierkanker, bestraald, uitzaaiing*, prostaatkanker, darmkanker, longkanker, huidkanker, *kanker, hodgkin, oncologie, kwaadaardig*, immunotherapie, chemotherapie, knobbeltje in .. borst, borstamputatie, k heeft, kaal door, chemootjes, haar kwijt door, melanoom",
    hospital:
      "in het ziekenhuis, ligt in .. ziekenhuis, opgenomen, ziekenhuisopname, op de ic, bedlegerig, naar het ziekenhuis, in de kliniek, revalidatiecentrum, ziekenhuisbed, op de intensive care, ligt .. (ziekenhuis|umc|amc|uz|olvg|ic|kliniek), ligt in het uz|umc|amc|erasmus, is opgenomen, wordt opgenomen, moet .. ziekenhuis in, wekenlang in bed, aan het infuus, hartbewaking, verpleegafdeling, ligt op de afdeling, uit het ziekenhuis, ziekenhuis in",
    recovering:
      "operatie, geopereerd, herstelt van|na, herstellende, na .. ongeluk|ongeval, been gebroken, gebroken been|enkel|heup|voet, nieuwe heup|knie, revalideert, revalidatie, aan de beterende hand, hersteld, herstel, enkel gebroken, beroerte, hartaanval, in het gips, ingreep, kruisband, *operatie, na .. operatie, onder het mes, bijkomen van, herstellen van, herstellen, aan het herstellen, herstelt, heeft .. gebroken, gebroken heup|rug|pols|arm|enkel|been|sleutelbeen|kaak, krabbelt .. op, krabbelt weer op, aan het opkrabbelen, geopereert, *infarct, bypass, hersenbloeding, tia, cva, hersenschudding, revalideren, gips om|aan, loopt in het gips, been in het gips, enkelbreuk, beenbreuk, aangereden, van de trap gevallen, keizersnede, knieoperatie, heupoperatie, longontsteking, op krukken, weer thuis uit het ziekenhuis, ongeluk gehad, ongeval gehad, kunstheup, kunstknie",
    "long-illness":
      "chronisch ziek*, multiple sclerose, heeft ms, ms, ernstig ziek, langdurig ziek*, dialyse, taaislijmziekte, ziekte van crohn, crohn, copd, hartpatient, erg ziek, al lang ziek, hartfalen, nierpatient, epilep*, ongeneeslijke ziekte, lyme, colitis, chronische ziekte, lupus, nierdialyse, nierziekte, wachtlijst voor een .. (nier|hart|lever), spierziekte, langdurige ziekte, sukkelt met .. gezondheid, kwakkelt, gezondheid .. (kwakkel|slecht), aan het kwakkelen, taaislijm, ziekte van",
    depression:
      "depress*, burn out, burnout, zit in een dip, donkere periode, somber*, psychisch .. niet|zwaar, zit niet lekker in, zit .. vel, moeilijke periode|tijd, overspannen, zwart gat, niet lekker in .. vel, zit niet lekker, neerslachtig*, in de put, uit de put, zit erdoorheen, zit er doorheen, zit .. doorheen, zware tijd, moeilijke tijd, moeilijk jaar, het even niet, ziet het .. niet meer zitten, donkere dagen, donkere tijd, winterdip, levensmoe, mentaal .. (zwaar|slecht|niet goed), psychisch, postnatale depressie, antidepressiva, dalletje, in een dal, zit diep, heeft het zwaar, zwaar heeft, gaat niet goed met $obj, gaat .. niet zo goed met, zit thuis met",
    terminal:
      "terminaal, terminale, ongeneeslijk*, hospice, palliatie*, niet lang meer te leven, gaat dood, stervende, uitbehandeld, laatste kerst, maanden te leven, niets|niks meer aan te doen, niet meer beter, wordt niet meer beter, wordt niet beter, opgegeven, dagen zijn geteld, laatste levensfase, op sterven, levensverwachting, sterft binnenkort, nog .. maanden te leven, weken te leven, niet lang meer, euthanasie, laatste verjaardag, laatste zomer, laatste weken, gaat het niet redden, redt het niet, haalt de .. (kerst|zomer) niet",
    bereaved:
      "weduwe*, weduwnaar, rouw*, in de rouw, $her $family is .. overleden|gestorven|dood, $family .. overleden|gestorven, verloor .. $family, heeft .. $family verloren, $family verloren, $family overleden|kwijt, overlijden van, begrafenis, crematie, verlies van .. $family, is .. $family verloren|kwijt, nabestaande*, $her overleden $family, dood van .. $family, verdriet om .. $family, $family kwijtgeraakt|begraven|verloor, na het overlijden, $family|echtgenote|echtgenoot .. (heengegaan|ontvallen|weggevallen|begraven|gecremeerd|ingeslapen|verongelukt|omgekomen|dood|gestorven|overleden|verloren|afscheid), nabestaanden, begraven, begroeven, gecremeerd, uitvaart, weduwschap, heeft $her $family .. (begraven|moeten missen|af moeten geven), mist $her $family .. (enorm|zo|erg|vreselijk|verschrikkelijk), zonder $her $family verder, in de rouw, condoleance, condoleren, gecondoleerd, sterfgeval, weggevallen, eerste kerst zonder, eerste verjaardag zonder, net weduwe, alleen achtergebleven, sinds .. $family er niet meer is, $family is er niet meer, $family .. niet meer onder ons, haar|zijn|hun verlies, zelfdoding, zelfmoord van, $family zelfmoord, overlijden, sinds het overlijden, door de dood van, kanker verloren",
    "pet-loss":
      "$pet is .. dood|overleden|gestorven|doodgegaan|ingeslapen, $pet .. dood|overleden|gestorven|ingeslapen|doodgegaan, $pet laten inslapen, $pet verloren, $pet .. laten inslapen, $pet .. verloren, mist .. $pet, verlies van .. $pet, $pet dood|overleden|ingeslapen, regenboogbrug, $pet moeten laten inslapen, $pet doodgereden, $pet .. (heengegaan|spuitje|overreden|aangereden|weggelopen|afscheid), $pet in laten slapen, $pet moest een spuitje|spuitje?, $pet is er niet meer, $pet heeft een spuitje gekregen, afscheid .. van $her $pet, afscheid genomen van .. $pet, afscheid moeten nemen van .. $pet, $pet begraven, $pet .. inslapen, baasje kwijt, hond kwijt, kat kwijt",
    miscarriage:
      "miskraam, miskramen, doodgeboren, baby verloren, kindje verloren, stilgeboren, sterrenkind, sterrenkindje, zwangerschap verloren, sterretje, vlinderkindje, vroeg geboren en overleden, baby .. (verloren|overleden|niet gered), kindje .. (verloren|overleden), zwangerschap .. (misgegaan|mislukt|afgebroken), ivf mislukt, engeltje geworden, stil geboren, stille geboorte, curettage",
    breakup:
      "gescheiden, scheiding, uit elkaar, het is uit, relatiebreuk, liefdesverdriet, net uit|single, gaat scheiden, gaan scheiden, net vrijgezel, weer vrijgezel, weer single, uitgemaakt, gedumpt, verlaten door, relatie is uit, verbroken, ligt in scheiding, bedrogen, relatie .. (klippen|voorbij|uit|stuk|over|beeindigd|gestrand|kapot|verbroken), huwelijk .. (klippen|voorbij|stuk|gestrand|over|kapot), gaan uit elkaar, gingen uit elkaar, uitgemaakt, het uitgemaakt, aan de dijk gezet, bedrogen, in de steek gelaten, net weer vrijgezel, weer alleen, verlaten door, bij hem|haar weg, bij $her (man|vrouw|vriend|vriendin) weg, heeft $obj verlaten, liet $obj zitten, liet haar zitten, laten zitten voor, man .. vandoor, vrouw .. vandoor, vandoor gegaan, ervandoor, hart gebroken, gebroken hart, vechtscheiding, is .. bij $obj weg, ex geworden, de bons, uit elkaar gegaan, dumpte, op straat gezet door",
    "job-loss":
      "ontslagen, werkloos, baan kwijt, baan verloren, zonder werk, ontslag, zoekt werk, werkzoekend, werkeloos, baan kwijtgeraakt, zijn|haar baan kwijt, weggesaneerd, tussen twee banen, zit zonder baan, wegbezuinigd, in de ww, zonder baan, de laan uit, op straat gezet, boventallig, contract .. niet verlengd, niet verlengd, uitkering, ontslag gekregen, zit thuis zonder, zaak failliet, bedrijf failliet, failliet, reorganisatie, gesaneerd, solliciteren, solliciteert, uwv, tussen banen, werkzoekende, moest weg bij, gereorganiseerd, baan raakte, werk kwijt, werk verloren, aan de deur gezet",
    "new-parent":
      "kersverse vader|moeder|ouders|papa|mama|pappa|mamma, net vader|moeder|ouders|bevallen|mama|papa geworden?, net bevallen, pasgeboren*, net een baby, heeft net .. gekregen, met zwangerschapsverlof, zwangerschapsverlof, baby gekregen, kindje gekregen, is moeder|vader|papa|mama geworden, ouders geworden, baby is # weken|maanden, haar|hun|zijn baby is, kraambezoek, kraamcadeau, kraamtijd, ouderschapsverlof, bevallen van, baby geboren, met baby, verse vader|moeder|ouders|papa|mama, trotse vader|moeder|ouders|papa|mama, voor het eerst vader|moeder|papa|mama|ouders geworden?, baby van # weken|maanden|dagen, baby van (een|twee|drie|vier|vijf|zes) weken|maanden, baby is geboren, is bevallen, bevallen, tropenjaren, gebroken nachten, luiers, tweeling gekregen, dochter gekregen, zoon gekregen, zoontje gekregen, dochtertje gekregen, moeder|vader|mama|papa geworden, ouders geworden, beschuit met muisjes, kraamfeest, kraambed, kraamvrouw, geboorte, net een kindje, net een kleintje gezin, eerste kindje",
    "parent-of-young":
      "moeder|vader|mama|papa van twee|drie|vier|#|een, moeder|vader|mama|papa van .. kinderen, kleine kinderen, jonge kinderen, jong gezin, twee|drie|vier|# kinderen, drukke mama|moeder|papa|vader, alleenstaande moeder|vader, haar|zijn|hun kinderen zijn, kleuters, peuters, jonge moeder|ouders, gezin met kleine|jonge, heeft kinderen, kleintjes, kinderen van (1|2|3|4|5|6|7|8|9|een|twee|drie|vier|vijf|zes) en, rent achter de kinderen aan, met drie jongens, kroost, handen vol aan .. (kinderen|kids|tweeling|jongens), twee kleintjes, drie kleintjes, kleine kindjes, jonge kids, drie kids, twee kids, druk gezin, huis vol kinderen, alleenstaande mama|vader|papa",
    "empty-nest":
      "kinderen .. uit huis, kinderen .. het huis uit, uitgevlogen, lege nest, jongste .. uit huis, kinderen zijn .. uit, dochter|zoon .. op kamers, kinderen op kamers, het huis uit, uit huis gegaan, het nest uit, nest is leeg, kinderen de deur uit, uitvliegen, vliegen uit, jongste .. op kamers, laatste kind .. huis, huis is zo stil, allemaal het huis uit, op eigen benen",
    student:
      "student*, studeert, studie, studente, universiteit, gaat studeren, op kamers, eerstejaars, promovendus, promoveert, hogeschool, studenten, studeren, op kot, kotstudent, kotstudente, kotstudenten, eerste jaar unief, unief, universitei*, hbo, uni, collegegeld, masterstudent, bachelor, derdejaars, tweedejaars, jaarclub, dispuut, studieschuld, coschappen, pabo, studiebeurs, opleiding, student|studente|eerstejaars van #",
    exams:
      "examen*, eindexamen*, tentamen*, scriptie, afstuderen, toetsweek, leert voor, proefschrift, toetsen, eindexamens, examens, blokken, in de blok, leren voor, herkansing*, tentamens, thesis, masterproef, eindwerk, deadline scriptie, toetsen, proefwerk*, bachelorproef, examenperiode, rijexamen",
    "new-job":
      "nieuwe baan|functie|werk|job, eerste baan|werkdag|job, promotie, begint .. baan|als, nieuwe werkgever, begint aan, gepromoveerd, carriereswitch, verandert van baan, nieuwe werkplek, andere baan, van baan gewisseld, wisselt van baan, eerste dag op|bij, eerste vaste baan, droombaan, aangenomen, aangenomen bij, start .. baan, eigen bedrijf, voor zichzelf begonnen, begint voor zichzelf, gepromoveerd tot, nieuwe uitdaging, bijbaan, net begonnen bij, zzper geworden, start maandag als",
    retired:
      "pensioen*, gepensioneerd*, met pensioen, vut, stopt met werken, gestopt met werken, aow, laatste werkdag, pensionado, pensioneren, pensionering, op rust, brugpensioen, prepensioen, vroegpensioen, stopt .. met werken, gestopt .. met werken, gaat .. met pensioen, niet meer hoeft te werken, hoeft niet meer te werken, nooit meer werken, laatste werkweek, zwitserlevengevoel, gaat stoppen met werken, hangt .. aan de wilgen, zwaait af na, rentenieren, renteniert, gepensionneerd*",
    "new-home":
      "nieuw huis, nieuwe woning|flat|huis|appartement|plek|studio|kamer, verhuisd, verhuist, verhuizen, verhuizing, eerste huis|appartement|woning|flat|huisje|huurhuis, huis gekocht, housewarming, sleutel gekregen, ingetrokken, trekt in, huis gebouwd, samenwonen, gaan samenwonen, nieuwbouw*, appartement gekocht, op zichzelf wonen, eigen plek, verhuisdozen, krijgen|krijgt .. de sleutel, sleutel van .. (huis|woning|appartement), sleuteloverdracht, nieuwe stulp|stek|plek|thuis|stekje, eerste eigen, eigen stekje|stek|huisje|huis|woning|appartement|flat, huisje gekocht, woning gekocht, flat gekocht, koopt een huis, kochten een huis, kopen een huis, kopen hun eerste, net ingetrokken, trekken in, gaat op zichzelf, op zichzelf gaan, alleen gaan wonen, koopwoning, klushuis, kluswoning, verbouwing, intrek, instuif, housewarmingfeest, inwijding, dozen uitpakken, tussen de dozen, hypotheek rond, pas verhuisd, huis ingetrokken, nieuwbouwwoning",
    newcomer:
      "naar .. verhuisd, net verhuisd naar, nieuw in|hier, geemigreerd, emigreert, vluchteling*, gevlucht, expat*, kent .. niemand, kent nog niemand, naar het buitenland, nieuwkomer, inburger*, uit .. hierheen, statushouder*, asielzoeker*, oekrai*, spreekt .. nog geen nederlands, leert .. nederlands, uit oekraine, uit syrie, pas in nederland|belgie, net in nederland|belgie|amsterdam, nieuw in nederland|belgie|de buurt|de stad, kent hier nog niemand, kent .. hier niemand, gaat emigreren naar, geimmigreerd, in nederland komen wonen, inburgeringscursus",
    "long-distance":
      "ver weg, in het buitenland, langeafstandsrelatie, lange afstand, andere kant van de wereld, woont ver, aan de andere kant, afstandsrelatie, andere tijdzone, km verderop, ander land, in een ander land, woont in (australie|canada|amerika|nieuw zeeland|engeland|duitsland|frankrijk|spanje|portugal|japan|new york|londen|berlijn|parijs), zit in australie|amerika|canada|japan, overzee, aan de andere kant van, duizenden kilometers, uren vliegen, zien elkaar zelden, zien elkaar amper, wonen ver, ver uit elkaar, zo ver van, lat relatie, latten, tijdsverschil",
    deployed:
      "op missie, uitgezonden, in het leger, militair, defensie, gestationeerd, marine, op zee, soldaat, uitzending, kazerne, marinier, booreiland, op uitzending, op vaart, vaart op, op een schip, marineschip, missie in, landmacht, luchtmacht, koopvaardij, boorplatform, op zee zit, beroepsmilitair, kazerne, in mali, op oefening, zeeman, matroos",
    prison:
      "gevangenis, in de bak, vast, zit vast, gedetineerd*, achter de tralies, detentie, zit .. vast, in de cel, penitentiaire, bajes, gevangen, zit in de bajes, zit .. uit, huis van bewaring, zit .. vast, zit zijn straf uit, straf uitzitten, opgesloten, gedetineerde, in de nor, de nor in, achter slot, penitentiair*, bajes*, jeugdgevangenis, gevang, voorarrest, celstraf",
    engaged:
      "verloofd, verloving, gaat trouwen, gaan trouwen, aanstaande bruid|bruidegom, trouwt, trouwen, huwelijksaanzoek, ten huwelijk, bruid, bijna getrouwd, in het huwelijksbootje, huwelijksbootje, geven elkaar het jawoord, jawoord, trouwplannen, op de knieen gegaan, ring om, verloofden, bruidje, wittebroodsweken, vrijgezellenfeest, vrijgezellendag, gaat .. trouwen, gaan .. trouwen, trouwfeest, ja gezegd, ja woord",
    "carer-at-home":
      "mantelzorg*, zorgt voor .. moeder|vader|man|vrouw|ouders|zieke|oma|demente|gehandicapte, verzorgt .. moeder|vader|man|vrouw|zieke|ouders, zorgt fulltime, zorgt .. voor haar|zijn .. (moeder|vader|man|vrouw|ouders|broer|zus|zoon|dochter), zorgt dag en nacht, dag en nacht voor, verzorgt .. haar|zijn, zorgt helemaal alleen voor, zorg voor haar|zijn (moeder|vader|man|vrouw|ouders|partner|zoon|dochter), zieke man|vrouw|moeder|vader, demente man|vrouw|moeder|vader, pgb, zorgouder, gehandicapt kind, gehandicapte zoon|dochter, meervoudig gehandicapt*",
    "lives-alone":
      "alleen woont, woont alleen, alleenwonend, woont op zichzelf, alleenstaand*, woont in haar|zijn eentje, woont helemaal alleen, leeft alleen, nu alleen, woont .. alleen, alleen in .. huis, alleen thuis, in haar|zijn uppie, in .. eentje, in dr uppie, single, vrijgezel, heeft niemand, moederziel alleen, alleen op een flatje|flat, zit .. alleen",
    lonely:
      "eenzaam, eenzame, eenzaamheid, krijgt weinig|nauwelijks|geen|amper|zelden bezoek, weinig bezoek, geen vrienden, weinig vrienden, ziet weinig|bijna|nauwelijks|amper, geisoleerd, geen bezoek, niemand om mee te praten, weinig mensen, heeft weinig aanspraak, aanspraak, vereenzaamd, vereenzaamt, ziet bijna niemand, ziet .. niemand, spreekt bijna niemand, bijna nooit bezoek, niemand komt, zit maar alleen, weinig contact*, weinig aanloop, mist gezelschap, mist aanspraak, krijgt .. geen bezoek, niemand op bezoek, hele dagen alleen, klein kringetje, geen familie meer, kent niemand, gezelschap gebruiken, de muren komen",
    "works-from-home":
      "werkt thuis, thuiswerk*, werkt vanuit huis, thuiskantoor, werkt van huis uit, vanuit huis, werkt vaak thuis, thuis werkt, werkt .. thuis, werkt .. vanuit huis, home office, thuiswerken, zit thuis achter, keukentafel te werken, aan de keukentafel, hele dag op zoom, werkt alleen nog thuis, thuiswerkt, werkt op afstand, remote",
    "desk-job":
      "kantoorbaan, zit de hele dag, kantoor, achter een|de|zijn|haar computer|bureau|scherm|laptop, programmeur, zittend werk, beeldschermwerk, kantoorwerk, boekhouder, zit veel, zit .. achter, bureaubaan, zit .. hele dag, hele dag achter, acht uur per dag zit, zittend beroep, op kantoor werkt, werkt op kantoor, kantoorbaantje, kantoortijger, bureauwerk, bureaustoel, hele dag teams, hele dag vergaderen, accountant, jurist, ambtenaar, it er, ict er, developer, achter haar|zijn|een|de (pc|computer|laptop|bureau|scherm|beeldscherm), administratief, softwareontwikkelaar",
    "night-shift":
      "s nachts werkt, 's nachts werkt, nachtdienst*, werkt 's nachts, nachtploeg, ploegendienst*, werkt in de nacht, nachtzuster, nachtverpleeg*, onregelmatige diensten, slaapt overdag, nachtwerk, nachten, nachtbewaker, nachtportier, nachtwaker, werkt snachts, nachten draait, draait .. (nachten|nachtdiensten|nachtdienst), draait nachten, nachtploeg, vroege en late diensten, wisseldiensten, ploegen, in ploegen, drieploegen*, vijfploegen*, werkt als andere mensen slapen, slaapt als wij|anderen, nachtportier, nachtshift*, shiften, werkt in shiften, nachtrust overdag, overdag slaapt, onregelmatig werkt, werkt onregelmatig, overdag slapen, nachtploegen",
    "on-feet":
      "hele dag op de|haar|zijn been|benen, staat de hele dag, op de been, kelner, ober, serveerster, kapster, staat veel, loopt de hele dag, hele dag staan|staat, werkt in de horeca, horeca, verkoopster, de hele dag staand, achter de kassa, op haar|zijn|dr|zn benen, hele dag staan, loopt de benen uit, benen onder .. lijf, de hele dag loopt, staat .. (winkel|kraam|bakkerij|kassa|balie|keuken|bar|klas), winkelmeisje, winkelbediende, magazijn*, orderpicker, postbode, werkt in een winkel|bakkerij|restaurant|cafe|keuken|magazijn|supermarkt, op de markt staat, barman, loopt zich .. uit de naad, bediening, serveert, hele dag staat, verkoper",
    commuter:
      "forens*, pendelt, reist .. naar het werk, uren in de trein, in de trein naar, woon werk, met de trein naar|haar|zijn werk, in de file, dagelijks .. trein, elke dag .. trein, elke dag .. (trein|bus|file|auto|ov|metro), dagelijks .. (trein|bus|file|ov), forenst, forensen, pendelen, pendelaar, woonwerk*, reistijd, uur in de trein|auto|bus|file, uren in de auto|bus|file|ov, uur reizen, heen en weer naar, treinreiziger, reist dagelijks|elke, zit .. in de (trein|file|bus), uur enkele reis, staat .. in de file",
    "frequent-traveller":
      "reist (veel|vaak|voor haar werk|voor zijn werk|voor het werk|constant|altijd), zakenreis*, altijd onderweg, stewardess, piloot, veel onderweg, uit een koffer, vaak op reis, vaak onderweg, vrachtwagenchauffeur, voor werk .. weg, zakenreizen, veel in het vliegtuig, zakenreiziger, op reis voor, in hotels, steward, zit .. in het vliegtuig, leeft uit .. koffer, woont zowat op schiphol, op schiphol, halve wereld over, altijd op pad, steeds ergens anders, vaak van huis, veel van huis, vliegt .. (veel|vaak|wekelijks|constant), vliegt de hele wereld, internationaal chauffeur, trucker, vrachtwagen*, cabin crew, purser, reisleider, zakelijk op reis, veel voor zaken weg, reist stad en land, reist de wereld, reist .. (veel|vaak|wekelijks)",
    exhausted:
      "uitgeput, oververmoeid, overwerkt, gestrest, gestresst, altijd moe, doodmoe, stress, moe, bekaf, kapot, toe aan rust|vakantie, druk druk, heeft rust nodig, loopt op .. tandvlees, op haar|zijn tandvlees, overbelast, geen moment rust, extra diensten, dubbele diensten, burn out, burnout, burn outs, opgebrand, overspannen, aan het eind van .. latijn, einde van haar latijn, is helemaal op, op instorten, moe van alles, gesloopt, afgepeigerd, kapotgewerkt, werkt .. kapot, werkt te hard, werkt te veel, werkt zich, draait op .. laatste, rent zichzelf voorbij, holt zichzelf voorbij, loopt over, geen tijd voor zichzelf, geen tijd voor haarzelf, nooit tijd voor, nooit rust, komt nergens aan toe, komt niet aan zichzelf toe, agenda .. vol, hectisch, hectiek, stressvol*, drukke baan, drukke tijd, werkdruk, overuren, op van de zenuwen, stresskip, altijd druk, zo moe, uitgeblust, uitgeteld door, op haar laatste benen, tandvlees, rust nodig, stukje rust, hoofd loopt over, is .. bekaf, doodop, vakantie nodig, uitrusten, even bijkomen",
    "outdoor-work":
      "werkt buiten, boer, boerin, bouwvakker, hovenier, boswachter, op de bouw, dakdekker, stratenmaker, in de bouw, in weer en wind, visser, tuinder, hele dag buiten, buiten werkt, werkt .. buiten, in de bouw, tuinman, hoveniers, boerenbedrijf, melkveehouder, veehouder, metselaar, timmerman, bij de plantsoenen, vuilnisman, postbezorg*, boerderij runt, loonwerker, steigerbouwer, boswachter, fietskoerier, schilder van beroep, wegwerker, bomen snoeien",
    teaches:
      "geeft les, lerares, leraar, juf, docent, docente, staat voor de klas, onderwijzeres, onderwijzer, meester op, leerkracht, voor de klas, lesgeven, lesgeeft, juf|meester|leerkracht|juffen van|uit|in groep #|een|twee|drie|vier|vijf|zes|zeven|acht, basisschoolleraar, kleuterjuf, werkt .. (basisschool|school|kleuterschool), onderwijs, in het onderwijs, docent, leraar, wiskundeleraar, gymleraar, pabo afgerond",
    healthcare:
      "verpleegkundige, verpleegster, verpleger, arts, werkt .. ziekenhuis|zorg|verpleeghuis|verzorgingshuis|ggz, ambulance*, verloskundige, verzorgende, chirurg, is dokter, huisarts, in de zorg, nachtzuster, thuiszorg, tandarts, fysiotherapeut, wijkverpleegkundige, verpleegt, operatieassistent*, op de ic werkt, op de spoed werkt, werkt op de (ic|spoed|seh|ok|afdeling), werkt als (verpleegkundige|verzorgende|zuster|arts|doktersassistente), werkt bij de (thuiszorg|ambulance|ggz|huisarts|huisartsenpost), doktersassistente, dokters assistente, werkt in een (ziekenhuis|verpleeghuis|hospice|kliniek), zorgmedewerker, werkt met ouderen, basisarts, coassistent, co assistent, anesthesist, apotheker, tandartsassistente, ic verpleegkundige, gehandicaptenzorg, ouderenzorg, jeugdzorg",
    dorm: "studentenkamer, studentenhuis, studentenflat, internaat, op kamers, kot, kazerne, studentenwoning, kamer in .. studentenhuis, op kot, studentenkamertje, studentenkot, kotkamer, internaat, studentencomplex, ssh kamer, op kamers, kamer van # vierkante, kamertje in studenten*",
    "small-home":
      "$small $home, weinig ruimte|plek|plaats, geen ruimte|plek|plaats, klein behuisd, kleine ruimte, $home is .. klein|piepklein|krap, nauwelijks plek|plaats|ruimte, tiny house, studio, studiootje, amper ruimte|plek, eenkamer*, woont klein, wonen klein, wonen .. klein, krap, beperkte ruimte, kamertje, woont .. klein, # vierkante, plek voor niks|niets, nergens plek|plaats|ruimte, kleinbehuisd, kleine behuizing, piepklein appartement, postzegel*, schoenendoos, bezemkast, woont op # vierkante, op # m2, # m2, # vierkante meter, zit krap, wonen krap, krap behuisd, past niks|niets meer|bij, volgepropt, kunnen hun kont, kan je kont niet keren, kan hun kont niet keren, eenkamerflat, kleiner gaan wonen, klein wonen, mini appartement, mini studio, micro appartement",
    balcony:
      "balkon, balkonnetje, dakterras, terras, vensterbank, balkonnetjes, loggia, dakterrasje, franse balkon",
    "no-garden":
      "geen tuin, zonder tuin, alleen een balkon|balkonnetje, enkel een balkon, hoogbouw, alleen balkon, flatgebouw, tuin opgegeven, geen buitenruimte, heeft geen tuin, tuinloos, tuin hebben ze|we|hij niet, tuin heeft ze|hij niet, heeft .. geen tuin, tuin hebben .. niet, hebben .. geen tuin, driehoog, drie hoog, vierhoog, vier hoog, tien hoog, flat op de, op een flat, bovenwoning, portiekflat, torenflat, hoog in een flat, appartement zonder",
    boat: "woonboot, op een boot, zeilboot, woont op .. boot|schip, woonschip, aan boord, binnenvaart*, op een schip, woonop het water, motorboot, op een schuit, schipper, woonbootje, tjalk, skutsje, platbodem",
    van: "camper, busje, woont in .. bus|busje|camper|caravan, woonwagen, camperbus, caravan, vanlife, campervan, bus omgebouwd, omgebouwde bus|bestelbus|bestelwagen, trekt rond in, rondtrekken met, caravannetje, in een bus, leeft in .. (bus|busje|camper|caravan), volkswagenbusje",
    "off-grid":
      "off grid, zonder stroom|elektriciteit, zelfvoorzienend, geen stroom, geen elektriciteit, offgrid, off the grid, zonder wifi, kachel op hout, in een yurt, yurt, ecodorp, hutje op de hei, zonder stromend water",
    "care-home":
      "verzorgingshuis, verpleeghuis, bejaardentehuis, verzorgingstehuis, rusthuis, verpleegtehuis, woonzorgcentrum, zorgcentrum, aanleunwoning, bejaardenhuis, zorginstelling, serviceflat, verpleeginstelling, wzc, bejaardenhuis, woonzorg*, in een tehuis, tehuis, verzorgingsflat, in een home, tehuis, het rusthuis, woonvoorziening, begeleid wonen, aanleunflat, hofje voor ouderen, seniorenflat, service flat, rvt, zorghuis, zorgflat, woont in .. (tehuis|rusthuis|zorgcentrum|home), zorgboerderij, verpleegafdeling, pg afdeling, somatische afdeling, rusthuizen, zorgwoning",
    "no-oven":
      "geen oven, zonder oven, alleen een kookplaat|magnetron|kookplaatje, oven is kapot|stuk, oven kapot, enkel een kookplaat|microgolf|magnetron, heeft geen oven, oven .. (stuk|kapot|niet), oven hebben ze niet, oven heeft ze|hij niet, zonder oventje, enkel microgolf, alleen een airfryer, heeft alleen een magnetron, twee pitten, kookpitje, een pitje, alleen een pitje, heeft .. geen oven, hebben .. geen oven",
    "no-kitchen":
      "geen keuken, zonder keuken, kan niet koken daar, gedeelde keuken, alleen een waterkoker, hotelkamer, geen echte keuken, keuken .. (verbouwd|verbouwing|eruit|niet), geen eigen keuken, kan er niet koken, mag niet koken op .. kamer, keukenloos, alleen een magnetron, alleen een koelkast, kookt niet op .. kamer, keuken hebben ze niet, heeft .. geen keuken",
    countryside:
      "op het platteland, platteland, op een boerderij, boerderij, in een dorp|dorpje, dorp, dorpje, afgelegen, buitenaf, in the middle of nowhere, middle of nowhere, in de polder, tussen de koeien, gehucht, op den buiten, op de boerenbuiten, boerenerf, boerengat, buitengebied, achterhoek, tussen de weilanden, midden in het bos, aan de rand van het bos, midden in de natuur, boerderijtje, verre uithoek, vrijstaand .. buiten, op de hei, woonboerderij, woont buiten",
    "hot-climate":
      "woont in dubai|singapore|spanje|florida|thailand|suriname|curacao|aruba|indonesie|bali|bonaire, tropen, tropisch*, woestijn, altijd warm, erg heet, in dubai|singapore|suriname|curacao|aruba, warm klimaat, woont in .. (australie|brazilie|mexico|egypte|marokko|turkije|israel|india|kenia|ghana|texas|vietnam|griekenland|portugal|italie), hele jaar zomer, hele jaar door warm, altijd # graden, altijd dertig graden, op de antillen, antillen, op curacao, op bali, in thailand, verhuisd naar spanje, overwintert in spanje, snikheet, bloedheet, costa",
    "cold-climate":
      "woont in noorwegen|ijsland|finland|canada|lapland|zweden|alaska|groenland, heeft het altijd|snel|steeds koud, altijd koud, koud huis, koude handen|voeten, koukleum, lapland, strenge winters, zonder verwarming, lange winters, tochtig*, heeft het altijd koud, het altijd koud, altijd ijskoud*, ijskoude (voeten|handen), ijsklomp, kouwelijk*, kou kleum, koudbloedig, verkleumd*, woont in .. (noorwegen|ijsland|finland|canada|zweden|alaska|groenland|rusland|noorden), slecht geisoleerd*, kachel .. laag, kachel uit, tochtgat, steenkoud huis, huis is steenkoud, spitsbergen",
    "shared-home":
      "huisgenoot, huisgenoten, studentenhuis, gedeeld huis, deelt een huis|appartement, woongroep, woont bij zijn|haar ouders, woont nog thuis, deelt .. (keuken|badkamer|huis|flat|appartement|woning|kamer), delen .. (keuken|badkamer|huis|flat|appartement|woning), woont met .. (vrienden|vriendinnen|huisgenoten|anderen|studenten), woont bij haar|zijn|hun (vader|moeder|ma|pa|zus|broer|oma), met # huisgenoten, woongemeenschap, co housing, cohousing, studentenhuis, thuiswonend*, bij pa en ma, bij papa en mama, hotel mama, inwonend*, gemeenschappelijke keuken",
    "office-use":
      "op kantoor, voor op het werk|bureau|kantoor, voor het kantoor, lootjes .. kantoor|werk, op het bureau, op haar|zijn bureau",
    "no-clutter":
      "minimalist*, minimalisme, minimalistisch*, geen rommel, geen spullen, geen prullen, geen prullaria, opruimen, ontspullen, minder spullen, hekel aan rommel, stofnesten, geen stofvangers, opgeruimd, niet nog meer spullen, marie kondo, wil geen spullen, te veel spullen, niets dat stof, kleiner gaan wonen, geen troep, ontspult, geen dingen, al te veel spullen, genoeg spullen, stofvangers, doet alles weg, niets voor in huis, geen hebbedingetjes, geen tierelantijn*, houdt niet van tierelantijn*, geen frutsels, geen prutsen, prutsels, geen snuisterijen, snuisterijen, geen frutseltjes, geen troepjes, geen meuk, geen brol, brol, spullen zat, zat spullen, wil geen .. spullen, geen spullen .. meer, liever geen spullen, spullen genoeg, genoeg rommel|troep|prul*, dingen die .. stof, stof vangen, alles weggedaan, huis vol genoeg, geen dingetjes, geen tinnef, geen rommeltjes, geen zooi, vooral geen spullen, niks om neer te zetten, niks voor in de kast, niet nog meer (spullen|zooi|troep|rommel|meuk), opgeruimd type, houdt van leeg, heeft liever niks, niets om neer te zetten, spullen de deur uit, kleiner wonen, netjes en leeg, ontrommel*, leeg huis, heeft nergens plek voor spullen, houdt van strak en leeg",
    "has-everything":
      "heeft alles, heeft al alles, alles al, hebben alles, wil niets|niks, heeft niets nodig, hoeft niets|niks, koopt alles zelf, moeilijk om .. te kopen, onmogelijk om, heeft niks nodig, wenst niets, niets te wensen, lastig om cadeaus, hoeft niks, niets nodig, wil nooit iets, koopt .. zelf, alles al heeft, heeft letterlijk alles, heeft werkelijk alles, heeft van alles genoeg, heeft echt alles, alles wat $pron hartje begeert, wat geef je iemand die, iemand die alles heeft, kan alles zelf kopen, koopt zelf alles, koopt .. direct|meteen, wil nooit iets, wil nooit wat, wil eigenlijk niks|niets, zegt dat $pron niks|niets wil|hoeft, verzin maar iets, weet nooit wat, weet niks te vragen, moeilijk iets voor te vinden, lastig iets voor te vinden, ramp om .. (iets|cadeau|cadeautje) voor, heeft $nil nodig, hoeft nooit iets, geld zat, moeilijk te verrassen, niet te verrassen, heeft al zoveel",
    eco: "duurzaam*, milieubewust*, zero waste, plasticvrij, zonder plastic, geen plastic, klimaat*, milieu*, ecologisch*, tweedehands, groen leven, afvalvrij, biologisch*, kringloop*, groene jongen|meid, groen ingesteld, bewust levend, verpakkingsvrij, geen wegwerp*, geen verpakking*, afvalloos, ecologie*, eco, geitenwollen*, planeet, minder consumeren, kringloopwinkel, tweedehandsjes, vliegt niet vanwege, bio producten, groenlinks*, extinction, klimaatactivist*, greenpeace, voetafdruk, milieufreak, fairtrade, fair trade",
    handmade:
      "handgemaakt*, zelfgemaakt*, ambachtelijk*, met de hand gemaakt, handwerk, uniek stuk, eigengemaakt*, met liefde gemaakt, door een vakman|ambachtsman, ambacht*, zelf gemaakt, zelf maken, diy cadeau, met de hand vervaardigd, handwerk*, geen massaproduct*, origineel handwerk",
    "wants-experiences":
      "beleving, ervaring*, liever iets doen, uitje*, iets doen, dagje uit, iets beleven, liever ergens heen, samen iets doen, belevenis*, geen spullen maar, activiteit*, liever iets beleven, erop uit, ergens naartoe, iets samen doen, erop uit gaan, er samen op uit, samen op pad, weekendje weg, iets leuks doen, liever herinneringen, herinneringen maken, tijd samen, quality time, iets meemaken, avontuur*, samen weg, samen .. (beleven|doen|ondernemen), liever uit, liever een dagje, dagje weg, een uitstapje, uitstapje*, ervaringen, concertkaartjes, ondernemen",
    practical:
      "praktisch*, nuttig*, handig*, bruikbaar, nuchter en praktisch, iets waar .. wat aan, functioneel*, doelmatig, iets nuttigs, degelijk, nut heeft, er iets aan hebben, waar je wat aan hebt, waar $pron .. wat|iets aan heeft, wat $pron .. gebruikt, echt gebruikt, kan gebruiken, no nonsense, doener, iets bruikbaars, iets praktisch, dagelijks gebruik, geen franje, gebruiksvoorwerp*, geen onzin",
    sentimental:
      "sentimenteel, nostalgisch*, persoonlijk*, herinnering*, bewaart alles, gevoelig type, emotioneel, betekenisvol, uit het hart, bewaart .. kaart, bewaart elke, gevoelsmens, met betekenis, van sentimentele waarde, jeugdsentiment, dierbare herinnering*, huilt snel, huilebalk, emotioneel type, familiefoto*, iets van vroeger, heimwee, melancholi*, zwijmel*, romantische ziel, bewaart .. (kaartjes|brieven|kaartje|alles|briefje)",
    humour:
      "humor, grappig*, grappenmaker, grapje*, lachen, om te lachen, gevoel voor humor, iets grappigs, gek doen, grapjas, lachebek, droge humor, flauwe grappen, woordgrappen, aan het lachen, pretletter, lolbroek, grapjurk, gek cadeau, gekke cadeaus, ludiek*, iets geks, melig*, slap lachen, slappe lach, kan lachen, om te gieren, grappige, foute humor, fout cadeau, zwarte humor, moppen, moppentapper, vader grappen, dad jokes, gein, geintje*, ondeugend, hilarisch*, komisch*, giller, kwajongen, niet te serieus, lachebekje, lacht om alles",
    "no-tech":
      "geen smartphone|computer|internet|techniek|technologie|telefoon|mobiel|gsm|schermen|elektronica|gadgets, digibeet, niet handig met computers|techniek|technologie, hekel aan techniek|computers|schermen|technologie, niets digitaals|elektronisch|elektronisch*|met|technisch, zonder internet|schermen|telefoon, wil geen|niets elektronica|digitaals, geen apparaten, niets met een stekker|scherm|batterij|batterijen, heeft geen internet|smartphone|computer, niet online, haat technologie|computers, technofoob, haat .. (schermen|technologie|computers|telefoons|techniek), a digitaal, adigitaal, geen apps, geen app, niet digitaal, nokia, oude nokia, geen whatsapp, geen apparaat, niks elektronisch, niks met batterijen|stekker|schermen|technologie|techniek|internet|computers, snapt .. niks van (computers|techniek|technologie|internet), kan niet met een (computer|smartphone|telefoon|tablet) overweg, overweg met .. (computers|techniek|computer), niet met computers, heeft .. geen (smartphone|computer|internet|mobiel|mobieltje), digibeten, niet zo digitaal, techniek is niet, van de oude stempel, wars van technologie, geen beeldscherm, zonder scherm",
    luxury:
      "luxe*, luxueus*, duur|dure smaak, exclusief, exclusieve, chique, alleen het beste, verwennen, verfijnd*, mooie dingen, kwaliteit, van het goede leven, bourgondisch*, sjiek, sjieke, chic, het neusje van de zalm, neusje van de zalm, merkkleding, dure merken, merkengek, levensgenieter, verwend, verwennerij*, in de watten, exclusiefs, deluxe, dure dingen, duurder segment, top kwaliteit, topkwaliteit, bourgondier, genieter, alleen het duurste, alleen maar het beste",
    "no-fuss":
      "geen gedoe, niet van verrassingen, geen poespas, houdt niet van (aandacht|verrassingen|in het middelpunt|drukte), verlegen, bescheiden, doe maar gewoon, geen drukte, niet in het middelpunt, geen toestanden, geen feest, niks groots, niets groots, hekel aan verrassingen|aandacht, wil geen aandacht|drukte|poespas, ingetogen, wil niet in het zonnetje, niet in het zonnetje, hoeft geen (feest|poespas|gedoe|aandacht|heisa|cadeau), geen heisa, geen tralala, zonder poespas|tralala|gedoe, geen circus, geen ophef, houdt het klein, houdt het simpel, hou het klein, hou het simpel, iets kleins, klein gebaar, kleinigheidje, niks bijzonders, houdt niet van opsmuk|poespas|gedoe|tralala|overdreven|feestjes, geen opsmuk, eenvoudig type, introvert*, teruggetrokken, haat verrassingen, haat verjaardagen, wil .. verjaardag niet vieren, timide, blozerd, schuchter*, op de achtergrond, van eenvoud",
    christian:
      "christen, christelijk*, katholiek*, protestants*, kerk, gelovig, naar de kirk, naar de kerk, dominee, communie, bijbel, gereformeerd*, vormsel, diepgelovig, pastoor, non, reformatorisch*, evangelisch*, kerkganger*, kerks, bidt, gelooft in god, kerkelijk*, ouderling, diaken, doop, gedoopt, baptist*, pinkstergemeente, paus, naar de mis, zondagsmis, gristelijk, christenen, domineesvrouw, kerkkoor, belijdenis, eerste communie, kloosterzuster, biechtvader, gods woord, lourdes, rooms",
    buddhist: "boeddhis*",
    "no-holidays":
      "jehova*, viert geen kerst|verjaardagen|feestdagen|verjaardag|sinterklaas, vieren geen kerst|verjaardagen|feestdagen, doet niet aan (verjaardagen|kerst|feestdagen|sinterklaas), doen niet aan (verjaardagen|kerst|feestdagen|sinterklaas), getuige van jehova, jehova, getuigen van, verjaardagen vieren ze niet",
    urgent:
      "morgen, vandaag nog, vandaag, zo snel mogelijk, dringend, haast, last minute, vergeten, op het laatste moment, vanavond, overmorgen, spoed, meteen, op korte termijn, heel snel, voor morgen, nog vandaag, met spoed, laatste nippertje, straks al, over een uur, nu nodig, snel nodig, snel hebben, snel binnen, binnen een dag, binnen # dagen, valt morgen, is morgen jarig, moet morgen, moet .. morgen, vanmiddag, ik ben laat, ben te laat, op de valreep, nog deze week, per ommegaande, ik was het vergeten, help vergeten, helemaal vergeten, glad vergeten, straal vergeten, schoot erbij in, nu meteen, subiet, pronto, asap, zsm, haastklus",
    "by-post":
      "per post, met de post, opsturen, verstuurd worden, opgestuurd, versturen, door de brievenbus, brievenbus*, in een envelop, post versturen, naar het buitenland sturen, verzonden, verzenden, verstuurd, sturen naar, per pakket, pakketje naar, op de post, sturen, pakje, door de bus, via de post, met postnl|dhl|bpost, postnl, opgestuurd worden, toesturen, toegestuurd, stuur ik op, stuur het op, verzendbaar, te verzenden, in een doosje naar, op te sturen, moet op de bus, postpakket, past door de brievenbus, moet .. (opgestuurd|verstuurd|verzonden|gepost), per koerier, stuur .. naar, thuisbezorgd, laten bezorgen, rechtstreeks bezorg*",
    "digital-only": "per e mail, per email, per mail, alleen digitaal, digitaal, om te printen",
    "experiences-only": "alleen ervaringen, liever ervaringen, liever uitjes",
    "hand-luggage":
      "handbagage, in de koffer, in het vliegtuig, in een rugzak, mee in het vliegtuig, met de rugzak, backpack*, in zijn|haar rugzak, past in .. koffer|rugzak|handbagage|tas, vliegt terug, alleen een rugzak, mee terug in het vliegtuig, mag niet veel wegen, moet licht zijn, lichte koffer, koffer in, meenemen in .. (vliegtuig|koffer|rugzak), mee op reis, mee op vakantie, ryanair, easyjet, handkoffer, met het vliegtuig, wereldreis, vliegen we, gaat backpacken",
    together:
      "samen, met zijn tweeen, met z'n tweeen, voor ons beiden|tweeen|twee, samen met mij, voor beiden, voor allebei, met ons twee, voor twee, met zn tweetjes, met zijn tweetjes, met ons tweetjes, z'n tweeen, zijn tweeen, zn tweeen, voor ons samen, als koppel, wij samen, ons tweetjes, met mij samen, tussen ons",
    "with-children":
      "met de kinderen|kleinkinderen, met haar|zijn kleinkinderen|kinderen|kleinzoon|kleindochter, hele gezin, met het gezin, hele familie, met het hele gezin, met kinderen, met de kleinkinderen, met de kids, met haar kids, met de kleintjes, kleinkinderen over de vloer, oppasoma, oppasopa, past op de kleinkinderen, past .. op haar|zijn kleinkinderen, het hele gezin, met zijn zoontje|dochtertje|zoon|dochter, met haar zoontje|dochtertje|zoon|dochter, voor het hele gezin, samen met de kinderen",
    thanks:
      "bedanken, bedankt, bedankje, dank, als dank, dankjewel, geholpen, dankbaar, water gegeven, eten gegeven, opgepast, op .. gepast|paste|pasten|past, paste, pasten, gezorgd voor, om te bedanken, gepast, pakjes aangenomen, hulp, zorgden voor, verzorgd, voor de hulp, planten water, gevoerd, omdat $pron|hij|zij .. (hielp|helpt|hielpen|geholpen|klaarstond|klaarstonden|klaarstaat|binnenzette|binnenzetten|meenam|aannam|aannamen|oppaste|opving|opvingen|verzorgde|verzorgden|repareerde|maakte|leende|uitliet|voerde|bracht|gaf|gebracht|gedaan|gered|opgevangen|opgehaald|ingevallen|bijgestaan), erdoorheen gesleept|getrokken|geholpen, ons .. gesleept, ons .. doorheen gesleept, uit de brand, uit de nood, altijd voor .. (klaar|ons), staat altijd klaar, altijd klaarstaat, stond altijd klaar, stond .. klaar, ingesprongen, voor al .. (goede|inzet|hulp|zorgen|moeite|werk|liefde), merci, om dank, dankje, als dankjewel, dank je wel, thank you, bedank*, waardering, in de bloemetjes, in het zonnetje zetten, goed voor ons geweest, goed voor ons gezorgd, zo lief voor .. (geweest|gezorgd), op .. hond|kat|huis|kinderen gepast|paste|lette|gelet, lette op, attentie, erkentelijk*, iets terug doen, iets terugdoen, wat terugdoen, tegenprestatie",
    farewell:
      "afscheid*, vertrekt, gaat weg, laatste dag, verlaat ons|het, neemt afscheid, gaat ons verlaten, weggaat, gaat emigreren, uitzwaaien, nieuwe uitdaging, verlaat de, zwaait .. af, uitgezwaaid, laat ons achter, neemt .. afscheid, gaat ergens anders werken, andere werkgever, andere school, verlaat (de|het|ons) .. (team|school|bedrijf|afdeling|club), vertrekken, gaat van school, gaat verhuizen naar, emigreren naar, gaat naar een andere, stopt bij ons, stopt ermee, stopt met de groep, laatste schooldag, einde schooljaar, einde van het schooljaar, eind van het schooljaar, laatste week, vaarwel, gaat ons helaas, neemt ontslag, vertrekt naar, zwaaien .. uit",
    "get-well":
      "beterschap, opkikker*, opbeuren, snel beter, sterkte, opvrolijken, beter worden, ziek op bed, ziek thuis, hart onder de riem, opmonteren, opmontering, opvrolijkertje, wat afleiding, opgevrolijkt, ziek geweest, ligt ziek, griep, is ziek, beterschaps*, opknappertje, opkikkertje, weer opknapt, weer op de been, troost, troosten, steuntje in de rug, bemoedig*, plat op bed, ligt plat, snel weer beter, herstelcadeau, even afleiding, een beetje opfleuren, opfleuren",
    apology:
      "sorry, excuses, goedmaken, goed te maken, spijt, ruzie, excuus, vergeven, vergiffenis, ruzie gehad, bijleggen, verkloot, verpest, vergeten verjaardag, haar verjaardag vergeten, zijn verjaardag vergeten, het weer goed, weer goed maken, weer goed te maken, goed te praten, bonje, stomme fout, fout gemaakt, me vreselijk gedragen, misdragen, gekwetst, bot tegen, boos op mij|me, kwaad op mij|me, nog boos, vrede sluiten, schuldgevoel, berouw, geblunderd, blunder",
    congratulations:
      "gefeliciteerd, geslaagd, feliciteren, felicitatie*, diploma, gewonnen, promotie gekregen, afgestudeerd, rijbewijs gehaald, behaald, prijs gewonnen, gehaald, gelukt, propedeuse, bul, zwemdiploma, mijlpaal, feliciteer, proficiat, hoera, haar diploma, zijn diploma, slaagde, is afgestudeerd, cum laude, eerste prijs, kampioen*, medaille, promoveerde, rijexamen gehaald, geslaagde, afzwemmen, marathon uitgelopen, a diploma, boek uitgebracht, gedebuteerd, diploma*, felicitaties, afstudeert, overgegaan",
    "long-marriage":
      "gouden bruiloft|huwelijk, zilveren bruiloft|huwelijk, diamanten bruiloft|huwelijk, # jaar getrouwd, # jarig huwelijk, huwelijksjubileum, # huwelijksverjaardag, # jaar samen, # jaar huwelijk, # jarig huwelijksjubileum, # jaar bij elkaar, robijnen|parelen|smaragden|koperen|briljanten bruiloft|huwelijk, jubilerend paar, jubileum .. huwelijk, # jaar man en vrouw, # jaar in de echt, # jaar in het huwelijksbootje, trouwjubileum, huwelijksverjaardag, trouwdag, halve eeuw getrouwd, halve eeuw samen, een eeuwigheid getrouwd, # jaren getrouwd, al # jaar bij elkaar, # jaar gehuwd",
  },
  needs: {
    garden: "tuin",
    "outdoor-space": "balkon, terras, buitenruimte",
    light: "zon, daglicht, licht",
    oven: "oven",
    kitchen: "keuken, fornuis",
    freezer: "vriezer, diepvries",
    space: "ruimte, plek, plaats",
    power: "stroom, elektriciteit, stopcontact",
    phone: "smartphone, telefoon, mobiel, gsm",
    screen: "scherm, schermen, computer, tv, televisie, laptop, tablet",
    internet: "internet, wifi",
    flame: "kaarsen, kaars, vuur, open vuur, wierook, waxinelichtjes",
    blades: "messen, scherpe voorwerpen, mes",
    glass: "glas, breekbaars",
    bath: "bad, ligbad, badkuip",
    noise: "lawaai, herrie",
    car: "auto, rijbewijs",
    bicycle: "fiets",
    "record-player": "platenspeler, draaitafel",
    printer: "printer",
    pet: "huisdieren, huisdier, hond, kat, dieren",
    "own-walls": "gaten in de muur, boren, spijkers",
  },
  lacks: {
    screen: "geen tv, heeft geen televisie, geen televisie, geen computer, geen laptop",
    internet: "zonder wifi, zonder internet, geen internet, geen wifi",
    "record-player": "heeft geen platenspeler, geen platenspeler",
    printer: "heeft geen printer, geen printer",
    pet: "mag geen huisdieren, geen huisdieren toegestaan, huisdieren niet toegestaan, geen dieren toegestaan",
    space: "niets groots",
    power: "niets elektronisch|elektrisch, zonder batterijen|stroom, geen batterijen|elektronica",
    car: "rijdt geen auto, geen auto, geen rijbewijs, rijdt niet meer, kan niet autorijden, mag niet meer rijden, auto .. (niet|weg|weggedaan|verkocht), heeft geen auto, hebben geen auto, autoloos, rijdt niet, rijdt geen, doet alles met de fiets|het ov, rijbewijs kwijt, rijbewijs ingeleverd, auto .. weggedaan, zonder auto, geen rijbewijs, geen auto",
    "going-out":
      "komt niet meer buiten, komt de deur niet uit, komt het huis niet, komt .. niet buiten, gaat .. de deur niet uit, gaat de deur niet uit, durft .. de deur niet|straat niet, komt de deur bijna|haast niet uit, huis niet uit, huisgebonden",
    reading:
      "kan niet lezen, dyslec*, dyslex*, laaggeletterd, analfabeet, lezen gaat moeilijk|moeizaam, kan nog niet lezen, moeite met lezen, leest slecht, leesblind, lezen lukt niet meer, laag geletterd",
    sight: "ziet niets|niks, kan niet zien",
    hearing: "hoort niets|niks, kan niet horen",
    flame:
      "kaarsen mogen niet, kaarsen zijn .. verboten|verboden, geen open vuur, geen kaarsen toegestaan, kaarsen mag .. niet, geen vlammen, mag geen kaarsen|kaarsjes|vuur, mogen geen kaarsen, kaarsen zijn verboden, geen brandende kaarsen, geen kaarsen in .. (tehuis|kamer|studentenhuis|huis), geen kaarsjes",
    oven: "geen oven, zonder oven, niet eens een oven",
    garden:
      "geen tuin, zonder tuin, alleen een balkon|balkonnetje, heeft geen tuin, alleen balkon, tuin hebben .. niet, tuin heeft .. niet, heeft .. geen tuin, hebben .. geen tuin, tuinloos, woont op een flat, vier hoog, drie hoog, driehoog, niet eens een tuin, nog geen balkon",
    bath: "alleen een douche, geen bad, enkel een douche, bad hebben ze|we niet, bad heeft ze|hij niet, geen ligbad, geen badkuip, zonder bad, heeft geen bad, douche maar geen bad, enkel douche, alleen een inloopdouche, niet eens een bad, nergens een bad",
    "own-walls":
      "mag niet boren, geen gaten, niet boren, mag geen gaten, mag niks aan de muur, niks aan de muur hangen, niets aan de muur, mogen niet boren, huurhuis waar",
    care: "geen groene vingers, elke plant gaat dood, planten gaan dood, geen groene vingers, moordt .. planten, alle planten dood, plant overleeft, planten overleven, vergeet .. water te geven, laat .. planten doodgaan, planten .. dood",
    bicycle: "kan niet fietsen, geen fiets, fietst niet, niet fietsen, fietsen lukt niet, fiets gestolen",
  },
  skills: {
    beginner:
      "beginner*, net begonnen, pas begonnen, wil leren, wil gaan leren, beginneling, sinds kort, is begonnen met, begint met, beginnend*, wil beginnen, leert net, heeft nog nooit, groentje, nieuweling, prille, onlangs begonnen, net gestart|begonnen, is net .. begonnen, pas gestart, beginnerscursus, nog nooit gedaan, wil .. leren, aan het leren, eerste stappen, probeert .. uit, amateuristisch, in de kinderschoenen, kan er nog niks|niets van, bakt er nog niks van",
    keen: "fanatiek*, fervent*, enthousiast*, elk weekend, elke week|dag|avond|ochtend, regelmatig, hobby*, gepassioneerd*, serieuze, verwoed*, elke vrije minuut, ieder weekend, iedere dag, elk vrij moment, wekelijks, hartstochtelijk*, vol overgave, gepassioneerd, tot in de puntjes",
    expert:
      "professional, professioneel*, expert*, gevorderd*, al jaren, doorgewinterd*, ervaren, beroeps*, al # jaar, meester, wedstrijd*, specialist, zijn|haar hele leven, kan het als de beste, weet er alles van, weet alles van, vakman, vakvrouw, al # jaren, al decennia, al haar|zijn hele leven, heel haar|zijn leven, al sinds $her jeugd, vergevorderd, hoog niveau, concertpianist, semiprof*, prof, nationaal niveau, is een crack, meesterlijk, kenner",
  },
  ages: [
    ...TOLD_AGES,
    ["pasgeboren", 0, 0],
    ["peuter", 1, 4],
    ["kleuter, kleuterschool", 4, 6],
    ["basisschool, lagere school, basisschoolleerling", 5, 12],
    [
      "brugklasser, brugpieper, brugger, brugklas, in|naar de brugklas, naar de middelbare school?",
      12,
      13,
    ],
    ["tiener*, puber*, middelbare scholier, scholier, scholiere, middelbare school, middelbareschooltijd, zit op de havo|mavo|vmbo|vwo|gymnasium|middelbare|atheneum, onderbouw, bovenbouw", 12, 18],
    ["gaat voor het eerst naar school, kleuterjuf krijgt, eerste schooldag, mag naar de grote school", 3, 5],
    ["leert lezen en schrijven, kan net lezen, leert net lezen", 5, 7],
    ["wisselt .. tanden, losse tand, fopspeen", 0, 8],
    ["groepachter, achtstegroeper, achtstegroepster, musical van groep acht|8", 11, 12],
    ["eindexamenleerling, examenleerling, eindexamenkandidaat", 15, 19],
    ["net volwassen, jongvolwassen*, jongvolwassene", 18, 25],
    ["in de overgang, midlife*, van middelbare leeftijd, middelbare leeftijd", 40, 62],
    ["babyboomer*, boomer", 60, 82],
    ["hoogbejaard*, stokoud*, op hoge leeftijd, hoogbejaarde", 80, 105],
    ["honderdjarige, eeuweling", 100, 105],
    ["communie, eerste communie", 7, 9],
    ["eerstejaars, studente, student", 17, 26],
    ["bejaarde, gepensioneerde, senior", 62, 99],
    ["twintiger", 20, 29],
    ["dertiger", 30, 39],
    ["veertiger", 40, 49],
    ["vijftiger", 50, 59],
    ["zestiger", 60, 69],
    ["zeventiger", 70, 79],
    ["tachtiger", 80, 89],
    ["negentiger", 90, 99],
  ],
  time: {
    numbers: {
      twee: 2,
      drie: 3,
      vier: 4,
      vijf: 5,
      zes: 6,
      zeven: 7,
      acht: 8,
      negen: 9,
      tien: 10,
      elf: 11,
      twaalf: 12,
      dertien: 13,
      veertien: 14,
      vijftien: 15,
      zestien: 16,
      zeventien: 17,
      achttien: 18,
      negentien: 19,
      twintig: 20,
      dertig: 30,
      veertig: 40,
      vijftig: 50,
      zestig: 60,
      zeventig: 70,
      tachtig: 80,
      negentig: 90,
      honderd: 100,
      ...COMPOUNDS,
    },
    years: "jaar, jaren, jarige, jarig, jr, j, jaartjes, jaartje, jarigen, levensjaar, levensjaren",
    months: "maanden, maand, mnd",
    weeks: "weken, week, weekjes, dagen",
    old: "oud, jong, oude, jonge",
    turns:
      "wordt, worden, is, zijn, werd, ben, viert, leeftijd, was, word, geworden, hij's, telt, wort, vieren, tikt, telde",
    has: "",
    nearly:
      "net, pas, bijna, al, ongeveer, ruim, nu, straks, zo'n, juist, binnenkort, in, juni, mei, juli, maart, rond, de, volgende, week, maand, dit, jaar, ondertussen, nog, maar, zo', n, van, zomer, winter, herfst, lente, najaar, voorjaar, januari, februari, april, augustus, september, oktober, november, december, volgend, komende, komend, deze, vrijdag, zaterdag, zondag, maandag, dinsdag, woensdag, donderdag, weekend, gisteren, vandaag, morgen, overmorgen, hopelijk, alweer, eindelijk, dan, ook, precies, officieel, inmiddels, zelf, kerst, pasen, liefst, eind, begin, vorige, pasgeleden, onlangs, vannacht, tegen, amper, zeker, hooguit, minstens, toch, echt, daar, hier, zaterdags, dus, heel, ze, hij, zij, ie, oma, opa, mama, papa, mam, pap, moeder, vader, ma, pa, tante, oom, mijn, onze, moederdag, vrijwel, daarna, zo, ergens, vermoedelijk, waarschijnlijk, denk, gewoon, alvast",
    during:
      "sinds, al, na, over, voor, vorig, nummer, budget, binnen, onder, boven, max, maximaal, om, per, hele, al zo'n, ruim, zeker, tijdens, reeds, gedurende, elke, iedere, afgelopen",
    gone: "geleden, getrouwd, samen, lang, nuchter, droog, zwanger, later, ervaring, huwelijk, bevriend, clean, bij, verderop, vandaan, verkering, getrouwde, alleen, weg, weduwe, weduwnaar, werkzaam, dienst, huwelijksgeluk, huwelijks, verder, vrij, jongere, jonger, ouder, verschil, lid, ver, nieuw, huwelijksfeest, werkervaring, dienstverband, rijbewijs, lidmaatschap, roken, rookt, kanker, vrijgezel, single, gescheiden, garantie, onderweg, eerder, terug, trouwe, trouw, buren, vrienden, vriendschap, huwelijkse, jubileum, werken",
    ordinals: Object.fromEntries(ORDINALS),
    birthday: "verjaardag, verjaardagsfeest, bday, verjaardagsfeestje, verjaardagskado, verjaardagje, verjaardagen, levensjaar, verjaarsdag, jaardag, verjaardagfeest",
    ordinal: "ste, e, de",
    early: "begin, voorin",
    middle: "midden, half",
    late: "eind, eindje, achterin, achteraan",
    decades: {
      twintigen: 20,
      dertigers: 30,
      veertigers: 40,
      vijftigers: 50,
      zestigers: 60,
      zeventigers: 70,
      tachtigers: 80,
    },
  },
  and: "en of noch & plus alsook",
  cut: "want omdat dat die voor sinds als of wie waar wat maar hij zij ze ik we met van bij na om in op uit tot is zijn wordt heeft elke elk te meer toen dus terwijl toen vanwege ivm wegens door zodra zodat omdat sedert",
  filler:
    "een de het zeer erg zo heel meer nog al ook graag goed goede nieuwe nieuw oude kleine grote veel alles iets wat eens alleen haar zijn hun twee drie vier alle elke vooral altijd helemaal echt bepaalde mooie leuke lekkere lekker ander andere zich in van om te prachtige weer enkel enige net gewoon bijzonder fijne beetje asjeblieft alsjeblieft alstublieft aub zo' n zn dr mn der alweer eentje paar wel echt toch ooit eigen diverse allerlei soort soorten flinke flink massa's nodige de alles mogelijke andere nog dat",
  prepositions:
    "met van bij voor naar over tegen zonder op aan uit naast om tegenover vanwege achter via per onder sinds",
  of: "van",
  who: "die wie wiens",
};
