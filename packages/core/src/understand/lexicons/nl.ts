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

type Stage = readonly [phrases: string, from: number, to: number];

/** Ages told by a number and the words around it: "een jaar of twaalf", "tikt de zeventig aan". */
function* toldAges(): Iterable<Stage> {
  for (const [name, value] of NAMES) {
    const number = `${name}|${value}`;
    const about = value < 10 ? 1 : 2;
    yield [
      `jaar of ${number}, jaartje of ${number}, rond|omstreeks de ${number} jaar`,
      Math.max(0, value - about),
      value + about,
    ];
    const exact = `${number} lentes, ${number} kaarsjes, ${number} jaar jong, ${number} geworden`;
    yield [
      value > 1 ? exact : `${number} lente|jaartje, ${number} kaarsje, ${number} jaar oud|jong|geworden`,
      value,
      value,
    ];
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
    yield [`${number} aangetikt|gehaald|bereikt, kroonjaar ${number}`, value, value];
    if (value === 100) continue;
    yield [
      `${number} gepasseerd|voorbij|ruim voorbij, over de ${number}, voorbij de ${number}, is|al|nog|ergens|nu|ook|beiden|allebei in de ${number}, ${number} plusser, ${number} plus, in de ${number} is, passeerde de ${number}`,
      value,
      value + 9,
    ];
    yield [
      `achter|achteraan|diep|dik|ver|hoog in de ${number}, ver over de ${number}, hoog|dik in de ${number}`,
      value + 5,
      value + 9,
    ];
    yield [`voor|vooraan|net|pas|vroeg in de ${number}, net over de ${number}`, value, value + 4];
  }
  for (const [place, name] of UNITS.slice(1, 9).entries())
    yield [`groep ${name}|${place + 1}`, place + 4, place + 6];
  for (const [place, name] of ["eerste", "tweede", "derde", "vierde", "vijfde", "zesde"].entries()) {
    yield [`${name} leerjaar, ${name} studiejaar`, place + 6, place + 7];
    yield [
      `${name} middelbaar, ${name} middelbare, ${name} klas .. (havo|vwo|vmbo|mavo|gymnasium|middelbare|atheneum), (havo|vwo|vmbo|mavo|gymnasium|atheneum) ${place + 1}, ${place + 1} (havo|vwo|vmbo|mavo|gymnasium|atheneum), ${name}klasser`,
      place + 11,
      place + 14,
    ];
  }
  const today = new Date().getFullYear();
  for (let age = 1; age < 101; age++) {
    const year = today - age;
    const short = String(year % 100).padStart(2, "0");
    const turned = `bouwjaar|jaargang|geboortejaar ${year}|${short}, geboren in|anno ${year}, in ${year} geboren, is van ${year}, van het jaar ${year}`;
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
    pron: "ze|zij|hij|ie|die|ik|we|wij|je",
    obj: "haar|hem|m|dr|der|ze|hen|hun|me|mij|ons",
    nil: "niks|niets|weinig|geen|nul",
    adv: "maar|echt|gewoon|nogal|heel|erg|ontzettend|vreselijk|best|wel|eigenlijk|ook|zo|een|te|juist|altijd|totaal|helemaal|ronduit|toch|allemaal|nou|nu|daar|zelf|absoluut|al|bijna|hoe|dan|nog|meestal|meteen|gelijk|direct|snel|enorm|hartstikke|stiekem|sowieso",
    dull: "saai|oersaai|doodsaai|stom|dom|suf|suffe|niks|niets|vreselijk|verschrikkelijk|afschuwelijk|vervelend|stomvervelend|irritant|slaapverwekkend|kinderachtig|onzin|flauwekul|gedoe|tijdverspilling|geldverspilling|zonde|gruwelijk|smerig|vies|goor|ranzig|walgelijk|lelijk|foeilelijk|kitsch|truttig|tuttig|oubollig|bedoening|overdreven|ellende|ramp|drama|hel|straf|kwelling|marteling|gruwel|nachtmerrie|crime|verschrikking|ellendig|lastig|overbodig|nutteloos|spuuglelijk|poeh",
    react:
      "krijgt|krijg|kreeg|gaat|ging|wordt|word|werd|ligt|lag|belandt|belandde|komt|kwam|schiet|schoot|staat|stond|slaat|sloeg|reageert|reageerde|voelt|zit|zat|vliegt|raakt|moet|moest|barst|begint|begon|loopt|blijft|eindigt|eindigde",
    symptom:
      "uitslag|bultjes|bulten|galbulten|jeuk|netelroos|opgezwollen|opzwellen|benauwd|benauwdheid|piepen|stikken|blauw|kotsen|overgeven|braken|spugen|diarree|buikkrampen|krampen|buikpijn|maagpijn|maagkrampen|hoofdpijn|koppijn|misselijk|beroerd|hondsberoerd|niezen|niesbuien|hoesten|hoestbuien|shock|nek|eczeem|stokje|ziek|doodziek|keel|lippen|tong|dood|krabben|darmen|vlekken|pukkels|puistjes|uitslaan|allergisch|allergische|hartkloppingen|tranen|toilet|wc|rood|rode|migraine|adem",
    emergency: "hulp|spoed|spoedeisende|seh|ambulance|ziekenhuis|ziekenwagen|ziekenhuisbed",
    family:
      "man|vrouw|partner|moeder|vader|mama|papa|mam|pap|zoon|dochter|broer|zus|zusje|ouders|kind|oma|opa|vriend|vriendin|echtgenoot|echtgenote|kindje|tweelingzus|tweelingbroer|tante|oom|kleinkind|ma|pa|moe|grootmoeder|grootvader|bomma|bompa|schoonmoeder|schoonvader|schoonzus|nicht|neef|zusje|broertje|zoontje|dochtertje|opaatje|omaatje|wederhelft|tweelinghelft|buurman|buurvrouw|ouder|schoonbroer|levenspartner|kameraad|maatje|mam",
    pet: "hond|kat|poes|huisdier|paard|konijn|kater|hondje|katje|parkiet|cavia|labrador|pup|puppy|papegaai|puppy|hamster|paardje|pony|vogel|kitten|teckel|golden|retriever|trouwe|viervoeter|kanarie|beestje|schildpad|hondje|geit|kip|kippen|herder|poedel",
    home: "flat|appartement|huis|kamer|studio|woning|huisje|appartementje|kamertje|flatje|optrekje|woninkje|zolderkamer|kamertje|huurflat|keukentje|rijtjeshuis",
    small:
      "klein|kleine|piepklein|piepkleine|mini|krappe|minuscuul|minuscule|klein|kleinste|minuscule|benauwde|petieterige|petieterig|krap|mini",
    month:
      "januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|lente|zomer|herfst|winter|maand|jaar|week|voorjaar|najaar|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|kerst|pasen|jaren",
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
      "zoon/m, dochter/f, kind, kinderen/p, baby, tweeling/p, zoontje/m, dochtertje/f, peuter, kleuter, stiefzoon/m, stiefdochter/f, kindje, jongste, oudste, kleintje, zoons/p, dochters/p, puber, babys/p, kids/p, kleine, tiener, zonen/p, bonuszoon/m, bonusdochter/f, pleegzoon/m, pleegdochter/f, pleegkind, pleegkinderen/p, zoonlief/m, dochterlief/f, koter, kroost/p, dreumes, kindjes/p, kinders/p, middelste, dochters/p, pubers/p, benjamin, tieners/p, kleintjes/p, kleinste, puberzoon/m, puberdochter/f, kleuters/p, peuters/p, meiden/p, ukkie, adoptiekind",
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
      "maat/m, huisgenoot, huisgenote/f, vrienden/p, een vriend/m, een vriendin/f, vriendinnen/p, kameraad/m, studiegenoot, teamgenoot, gabber/m, huisgenoten/p, *genoot, *genote/f, *genoten/p, vriendengroep/p, makker/m, mattie/m, maten/p, kompaan/m, sportmaatje, hardloopmaatje, wandelmaatje, *maatje, penvriend/m, penvriendin/f, kotgenoot, schoolvriend/m, schoolvriendin/f, studievriend/m, studievriendin/f, clubgenoot, vriendinnenclub/p, vrindje/m, vriendengroepje/p, een goeie vriendin/f, een goeie vriend/m, goeie vriend/m, goeie vriendin/f, vriendin van mij/f, vriend van mij/m, vriendin van me/f, vriend van me/m, vriendin van vroeger/f, kennisje, vriendinnengroep/p, kameraden/p, bevriende collega, kamergenoot, kamergenote/f",
    "new-date":
      "nieuwe vriend/m, nieuwe vriendin/f, date, scharrel, crush, nieuwe vlam, tinderdate, nieuwe liefde, nieuwe scharrel, prille liefde, nieuwe verkering, date van mij, nieuwe vriendje/m, lover, flirt, nieuwe vriendinnetje/f",
    ex: "ex, exvriend/m, exvriendin/f, exman/m, exvrouw/f, ex man/m, ex vrouw/f, ex vriend/m, ex vriendin/f, exje, ex mannetje/m, ex partner, expartner, vroegere man/m, vroegere vrouw/f, exechtgenoot/m, ex echtgenoot/m",
    colleague:
      "collega, collegas/p, collega 's/p, medewerkster/f, stagiair/m, stagiaire/f, collegaatje, excollega, oudcollega, oud collega, ex collega, *collega, *collegas/p, kantoorgenoot, kantoorgenote/f, werkmaat/m, werkvriendin/f, werkvriend/m, vakgenoot, kamergenoot op kantoor, team/p, secretaris, trainee, bureaugenoot",
    boss: "baas/m, bazin/f, chef/m, leidinggevende, manager, directeur/m, directrice/f, teamleider, bazin/f, afdelingshoofd, teamleidster/f, teamlead, teammanager, ploegbaas/m, bedrijfsleider/m, bedrijfsleidster/f, werkgever/m, werkgeefster/f, supervisor, cheffin/f, schooldirecteur/m, schooldirectrice/f, voorman/m, projectleider/m, projectleidster/f, afdelingsmanager, hoofdverpleegkundige, opperbaas, grote baas, meerdere, directie/p, ceo, afdelingschef/m, filiaalmanager, baasje/m, unithoofd, hoofd van de afdeling, patron/m",
    employee:
      "werknemer, werknemers/p, assistent/m, assistente/f, secretaresse/f, schoonmaakster/f, medewerker, poetsvrouw/f, hulp in de huishouding, werkster/f, personeel/p, huishoudelijke hulp, medewerkers/p, kuisvrouw/f, kuishulp, poetshulp, poetsdame/f, poets, schoonmaker/m, tuinman/m, klusjesman/m, au pair, aupair, interieurverzorgster/f, huishoudhulp, huishoudster/f, huishulp, hovenier/m, leerling verkoopster/f, ondergeschikte, teamleden/p, rechterhand, butler/m, chauffeur/m",
    client:
      "klant, klanten/p, zakenpartner, opdrachtgever, zakenrelatie, client, clienten/p, opdrachtgeefster/f, vaste klant, grootste klant, zakenrelaties/p, leverancier",
    teacher:
      "juf/f, meester/m, leraar/m, lerares/f, leerkracht, docent, docente/f, trainer/m, coach, professor, mentor, pianoleraar/m, pianolerares/f, zwemjuf/f, juffrouw/f, gitaarleraar/m, begeleider, juffen/p, kleuterjuf/f, rijinstructeur/m, trainster/f, muziekleraar/m, leiders/p, *leraar/m, *lerares/f, *juf/f, *trainer/m, *trainster/f, *docent, *docente/f, *instructeur/m, *instructrice/f, schoolmeester/m, gymmeester/m, zwemmeester/m, kleuterleidster/f, studiebegeleider, mentrix/f, bijlesgever, privedocent, leerkrachten/p, meesters/p, klassenjuf/f, stagebegeleider, stagebegeleidster/f, dirigent/m, dirigente/f, scriptiebegeleider, promotor, schooljuf/f, onderwijzer/m, onderwijzeres/f, instructeur/m, instructrice/f, scoutingleider/m, akela, conrector, lesgever/m, lesgeefster/f, tutor, personal coach, loopbaancoach, trainers/p, voetbalcoach, hockeycoach, tenniscoach, onderwijsassistent, onderwijsassistente/f, klassenassistente/f",
    carer:
      "oppas, verzorgster/f, verzorger/m, thuiszorg, verpleegkundige, verpleegster/f, kraamhulp/f, kraamverzorgster/f, gastouder, dokter, huisarts, arts, babysitter, mantelzorger, kinderoppas, leidster/f, verloskundige/f, fysiotherapeut, therapeut, pedagogisch medewerker, kraamzorg, doula, gastmoeder/f, crecheleidster/f, peuterleidster/f, thuishulp, wijkverpleegkundige, wijkzuster/f, *verpleegkundige, *verzorgster/f, *verzorger/m, psycholoog, psychologe/f, psychiater, fysio, logopedist, logopediste/f, ergotherapeut, oncoloog, kinderarts, begeleidster/f, vroedvrouw/f, nanny/f, oppasmoeder/f, oppasmeisje/f, oppasoma/f, verzorgende, zorgverlener, mantelzorgster/f, kinderjuf/f, verpleger/m, nachtzuster/f, zorgmedewerker, verplegers/p, zusters/p, pedagoog, onthaalmoeder/f, onthaalouder, kinderverzorgster/f, thuisverpleegster/f, thuisverpleegkundige, specialist, chirurg, osteopaat, persoonlijk begeleider, persoonlijk begeleidster/f, maatschappelijk werker, maatschappelijk werkster/f, verplegend personeel/p, oppassen/p, dokters/p, oogarts, tandarts, thuiszorgmedewerker, thuiszorgmedewerkster/f, crechejuf/f, invalster/f, oppasser, leidsters/p",
    neighbour:
      "buurman/m, buurvrouw/f, buren/p, huisbaas/m, buurmeisje/f, buurjongen/m, bovenbuurvrouw/f, onderbuurman/m, bovenbuurman/m, onderbuurvrouw/f, overbuurvrouw/f, overbuurman/m, bovenburen/p, overburen/p, *buurman/m, *buurvrouw/f, buur, buurtjes/p, buurtgenoot, achterburen/p, benedenburen/p, overbuur, onderburen/p, buurvrouwtje/f, *buurmeisje/f, *buurjongen/m, buurkinderen/p, buurmannen/p, buurvrouwen/p, wijkgenoot, flatgenoot, nieuwe buren/p",
    host: "gastheer/m, gastvrouw/f, gastgezin, gastouders/p, gastheer en gastvrouw/p, gastouder, gasthouders/p",
    acquaintance:
      "kennis, kapper/m, kapster/f, postbode/m, conciergem, buschauffeur/m, conciergerie, kennissen/p, conciërge, concierge, dominee/m, pastoor/m, vage kennis, pakketbezorger/m, postbezorger/m, postbezorgster/f, facteur/m, melkboer/m, glazenwasser/m, vuilnisman/m, vuilnismannen/p, koorleider/m, koorleidster/f, nagelstyliste/f, pedicure, schoonheidsspecialiste/f, masseur/m, masseuse/f, bibliothecaresse/f, bibliothecaris/m, klaarover, verkeersbrigadier, winkelier, groenteboer/m, slager/m, priester/m, makelaar, scheidsrechter/m, lotgenoot, portier/m, huismeester/m, hospita/f, verhuurder/m, verhuurster/f, huurder/m, trouwambtenaar, koster/m, voorzitter, penningmeester, dierenarts, hondenuitlater, krantenbezorger/m, barista, receptioniste/f, kennisje, kennissen van ons/p, schooldirecteur/m, vrijwilliger/m, vrijwilligster/f, kapper van/m, buurtwerker, advocaat, notaris, kapelaan/m, imam/m",
    pet: "mijn hond, onze hond, mijn kat, onze kat, mijn poes, onze poes, mijn konijn",
  },
  relations: {
    colleague:
      "lootjes .. werk|kantoor, van het werk, van mijn werk, van kantoor, van de afdeling, op mijn werk, lootje .. werk|kantoor, uit mijn team, werkt met mij|me, zit naast me, van de boekhouding, van de administratie, secret santa, surprise .. werk",
    self: "voor mezelf, voor mijzelf, voor me zelf, mezelf verwennen, mezelf trakteren, mezelf, voor mij zelf, aan mezelf",
    "new-date":
      "pas aan het daten, net aan het daten, # dates, derde date, tweede date, eerste date, pas sinds kort samen, drie dates, net begonnen met daten, kennen elkaar pas, een paar dates, paar keer gedate, twee dates, dates gehad",
    host: "uitgenodigd voor, bij wie we logeren, waar we logeren, we logeren bij, bij wie we eten, logeren bij, eten bij, te gast bij, heeft ons uitgenodigd, hebben ons uitgenodigd, waar we bij|mogen logeren",
    neighbour:
      "van hiernaast, woont hiernaast|naast ons, naast ons, van hierboven, van beneden, van de overkant, woont naast",
    carer:
      "past op .. kinderen|zoon|dochter, zorgt voor mijn|onze moeder|vader|oma|opa|kinderen, verzorgt mijn|onze, die op onze kinderen past, die voor mijn .. zorgt, past op onze|mijn",
    "close-friend":
      "kennen elkaar al|sinds, vrienden sinds, al .. bevriend, sinds de middelbare school, ken ik al, als een zus, als een broer, bevriend sinds",
    teacher: "geeft les aan mijn|onze, geeft mijn|onze .. les",
    acquaintance: "ken ik nauwelijks|amper, ken hem|haar nauwelijks|amper, nauwelijks kennen",
  },
  signs: {
    not: "niet, nooit, nauwelijks, amper, niet meer, nooit meer, zelden, helemaal niet, totaal niet, nie, nimmer, niet echt, nooit of te nimmer, niet bepaald, allerminst, geenszins, niet zo, niet zozeer, niet graag",
    no: "geen, zonder, niets met|van|voor|uit, niks met|van|uit, geen enkele|enkel, alsjeblieft geen, vooral geen, noch, alles behalve|maar, alles behalve, behalve, in ieder geval geen, liever geen, niet nog een|meer, vermijdt, nooit meer, echt geen, zeker geen, nou eenmaal geen, als het maar geen, absoluut geen, niet zo' n, niet echt een, bepaald geen, niet bepaald een, allerminst een, in godsnaam geen, please geen, pls geen, asjeblieft geen, asjeblieft niet weer|nog een?, alstublieft geen, aub geen, svp geen, graag geen, alles maar geen, dus geen, dan liever geen, niks op het gebied van, niets op het gebied van, niks wat met, niets wat met, niks in de richting van, niets in de trant van, niets dat met, kom|kom .. niet aan met|aanzetten|aanzetten met, kom .. niet met, niet alweer|weer|opnieuw een?, niet wéér, niet de zoveelste, bespaar|spaar $obj|ons? aub|asjeblieft|alsjeblieft|alstublieft? weer|nog? een?, geen gedoe met, verre van een, geen .. meer van, is geen, ook geen, of geen, geen behoefte aan, zo min mogelijk, behoed $obj voor, laat .. achterwege, liever niet nog|weer een?, liever niks|niets met|van, als het maar niet|niks|niets met|van, absoluut niks|niets met|van",
    like: "houdt van, houden van, hou van, is dol op, dol op, gek op, gek van, is gek op, verzot op, fan van, liefhebber van, geniet van, speelt, spelen, verzamelt, doet graag, gaat graag, drinkt graag, eet graag, leest graag, luistert graag, kookt graag, bakt graag, wandelt graag, is verslaafd aan, interesse in, geinteresseerd in, passie voor, zwak voor, enthousiast over, fanatiek, fervent, leert, is bezig met, altijd in voor, nooit genoeg van, kan niet zonder, hobby is, hobby 's, zegt geen nee tegen, zegt nooit nee tegen, slaat .. niet af, graag, doet aan, doet, lust graag, lust wel, lust, blij met, leeft voor, weg van, grote fan van, stapelgek op, helemaal weg van, kan genieten van, heeft niets tegen, niet vies van, zit op, gaat, maakt graag, zot van, zot op, tuk op, idolaat van, bezeten van|door, lyrisch over, smult van, kickt op, doet niets|niks liever dan, niets|niks liever dan, in de ban van, helemaal in de ban van, gaat uit .. dak van|bij, verknocht aan, verliefd op, dweept met, warm voor, loopt warm voor, krijgt|krijg .. geen genoeg van, krijgen geen genoeg van, niet weg te slaan bij|van|uit, leeft op van, wordt blij van, wordt gelukkig van, wordt vrolijk van, houdt wel|ook|heel|veel|ontzettend|enorm|zielsveel veel? van, houdt erg van, groot liefhebber van, liefhebster van, heeft .. zwak voor, heeft een passie voor, heeft iets|veel met, heeft wat met, een fan van, fan is van, verslingerd aan, verslaafd aan, kan uren, staat graag, zit graag, rijdt graag, kijkt graag, knutselt graag, werkt graag, vindt niets|niks leuker|fijner|heerlijker dan, geniet volop van, niet te stoppen met, sinds kort aan het, verzot is op, gek is op, dol is op, houdt ze|hij van, genieten van, vind je altijd in|bij, draait haar|zijn hand niet om voor, helemaal in|into",
    liked:
      "heerlijk, leuk, fijn, geweldig, fantastisch, prachtig, fan, fanaat, liefhebber, liefhebster, gek, freak, lover, verslaafde, nerd, is haar|zijn ding, is .. ding, is haar|zijn passie|lust, is .. passie, altijd welkom, gaat er altijd in, zegt .. geen nee, zegt .. nooit nee, nooit nee, geen nee, mens, kenner, slaat .. niet af, afslaan, daar .. niet|nooit|geen genoeg van, daar .. wakker voor maken, zijn|haar|dr|zn lust en .. leven, lust en leven, is .. alles, gaat .. boven alles, gaat er altijd in, is .. grote liefde, is .. grote passie, is .. hobby, maakt .. blij|gelukkig, maak je .. blij mee, valt altijd in de smaak, valt in de smaak, scoort altijd, kan altijd, mag altijd, is altijd goed, junkie, fanatiekeling, beest, is .. uitlaatklep, heeft .. hart gestolen, daar .. voor wakker, zit altijd goed, altijd raak",
    dislike:
      "houdt niet van, houden niet van, hou niet van, haat, haten, hekel aan, heeft een hekel aan, vreselijke hekel aan, geen fan van, niet dol op, niet gek op, niet van de, niets met, heeft niets met, heeft niks met, geeft niets|niks om, kan niet tegen, niet zo van, niet zo van de, is niet van de, genoeg, heeft al genoeg, meer dan genoeg, te veel, teveel, al te veel, moe van, zat van, beu, is .. beu, klaar met, niet geinteresseerd in, geen interesse in, verafschuwt, walgt van, bang voor, geen zin in, doet niet aan, doen niet aan, niets te maken met, niets heeft met, afkeer van, vies van, lust geen, gruwelt van, genoeg van, houdt helemaal|echt|totaal niet van, allesbehalve, nooit van, moet|moeten|moest .. niks|niets|weinig hebben van, niks|niets moet|moeten hebben van, niks|niets .. hebben van, heeft|heb|hebben $nil .. met|op, heeft $nil op met, heeft|heb echt|ook|verder|helemaal|gewoon|eigenlijk|totaal $nil met, geeft|geven|geef geen bal|zier|moer|snars|donder|fluit|ene om, geeft|geef|geven $adv $nil om, zit|zitten .. niet te wachten op|om, zit .. niet verlegen om, wordt .. gek|misselijk|kriegel|kriebelig|doodmoe|chagrijnig|sjagrijnig|ongelukkig|onrustig|gestrest|nerveus|horendol|naar|zenuwachtig|moedeloos|agressief|kwaad|treurig van, wordt|word niet vrolijk|blij|gelukkig|warm|enthousiast|opgewonden van, wordt|word .. niet warm of|noch koud van, krijgt|krijg .. kriebels|rillingen|zuur|zenuwen|kippenvel|stress|kromme|krullende van, krijgt .. tenen van, broertje dood aan, de pest aan, pesthekel aan, bloedhekel aan, gloeiende hekel aan, grondige hekel aan, gruwelijke hekel aan, heeft schijt aan, heeft maling aan, aversie tegen, weinig op met, niet veel op met, niet op met, niks op met, niets op met, kan .. niet uitstaan, loopt niet warm voor, niet (gecharmeerd|kapot|onder de indruk|enthousiast|wild|happig|verzot|tuk|zot|weg|blij|verrukt|ingenomen|geporteerd|lyrisch) van|over|met|op|door, niet|nie zo|zoveel? fan van, niet echt fan van, geen groot|grote liefhebber|fan van, geen liefhebber van, geen liefhebster van, geen type voor, haakt af bij, ziet|zie op tegen, ziet $nil in, ziet .. nut niet van, blijft .. ver van|weg van|vandaan, heeft het niet zo? op, heeft .. niet begrepen op, heeft .. niet zo op, heeft het gehad met, heeft het helemaal gehad met, is wel klaar met, helemaal klaar met, uitgekeken op, spuugzat, doodziek van, strontziek van, kotsmisselijk van, griezelt van, huivert van|voor, rilt van, gruwt van, baalt van, gaat met een boog om, loopt met een boog om, maakt|gaan .. met een grote boog om, loopt gillend weg van|voor|bij, rent gillend weg van|voor|bij, rent hard weg van|voor, krijg je .. niet aan, krijg je .. niet naar, zou nooit vrijwillig, doet .. geen plezier met, doe je .. geen plezier mee, doe je .. geen lol mee, geen geduld voor|met, geen talent voor, geen aanleg voor, geen gevoel voor, twee linkerhanden bij, veracht, vervloekt, mijdt, vermijdt, schuwt, minacht, verfoeit, tegenzin in, heeft niets|niks meer met, hou niet zo van, houdt niet zo|echt|erg|zo erg|veel|bijster|heel|bepaald van, houdt nie van, houdt .. niet van, niet van houdt, niks van moet hebben, niet dol is op, raakt nooit|geen .. aan",
    disliked:
      "verschrikkelijk, vreselijk, saai, stom, niks aan, afschuwelijk, hoeft niet, hoeven niet, is niets|niks voor, zijn niets|niks voor, vindt hij|ze|zij niks|vreselijk|saai|stom|niet, is niet .. ding, is niet haar|zijn ding, niet .. ding, is niet besteed, niet aan .. besteed, liever niet, zijn niet nodig, heeft hij|ze|zij genoeg, heeft hij|ze|zij al genoeg, kan ze|hij niet uitstaan, kan hij|ze niet tegen, niet uitstaan, daar houdt hij|ze niet van, boeit hem|haar niet, is uit den boze, zijn uit den boze, nee, maar niet, helemaal niet, haat ze|hij, komt .. neus uit, komen .. neus uit, doet hem|haar niets, doen hem|haar niets, is ze|hij beu, interesseert hem|haar niet, kan|kunnen|mag|mogen .. gestolen worden, kan|kunnen .. gestolen, laat|laten $obj .. koud, laat|laten .. siberisch, laat|laten $obj volledig|totaal|helemaal|compleet koud, niet aan|voor .. besteed, niet aan .. weggelegd, niet voor .. weggelegd, is niet weggelegd voor, is .. niet besteed aan, is|zijn|was|niet .. niet .. ding|ding|dingetje|smaak|stijl|kopje|cup|wereld|hobby|favoriet|specialiteit|vriend|terrein|talent|kant|interesse|hobbys, niet haar|zijn|dr|zn|hun|der ding|dingetje|smaak|stijl|wereld|hobby|favoriet|kopje|cup, niet .. cup of tea, niet .. kopje thee, niet .. pakkie an, niet .. sterkste kant, nie haar|zijn|zn|dr ding, is|zijn .. een? gruwel|nachtmerrie|ramp|straf|kwelling|hel|marteling|verschrikking|crime|ramp|ergernis, is een gruwel, is een ramp, is een straf, is een crime, is .. nachtmerrie, is een hel, is een kwelling, is een marteling, een doorn in het oog, vindt|vind|vinden|vond $pron $adv? $adv? $adv? $dull, vindt|vind|vinden $pron .. aan, vindt $pron .. niks aan, vindt $pron .. bedoening, is maar $dull, dat is $dull, is|zijn .. zonde van .. tijd|geld, is|zijn .. tijdverspilling|geldverspilling|onzin|flauwekul, wordt|word|worden $pron|$obj .. niet .. warm|koud|blij|vrolijk|gelukkig|enthousiast|opgewonden, wordt|word|worden $pron|$obj .. gek|misselijk|chagrijnig|kriegel|doodmoe|ongelukkig|naar van, wordt $pron niet warm of|noch koud van?, wordt|worden $pron niet blij van, wordt $pron gek van, maakt|maken .. niet warm|blij|gelukkig, heeft|hebben|heb $pron $adv? $adv? $nil mee|op|aan|met|om, geeft|geven|geef $pron $adv? $adv? $nil om, geeft|geven $pron geen .. om, zit|zitten $pron $adv? niet .. op te wachten, zit|zitten $pron niet mee|op te|om verlegen, zit niemand op te wachten, moet|moeten|moest $pron $adv? $adv? $nil .. hebben, moet|moeten $pron $nil van hebben, doet|doe|doen $pron .. voor geen goud|geld|prijs|meter, doet $pron niet aan, doet|doe $pron nooit, voor geen goud, voor geen prijs, met geen stok, nog met geen tien paarden, krijg|krijgt je $obj .. niet, krijg je $obj met geen, krijg je $obj niet naar|aan|mee|vooruit, hoeft|hoef|hoeven $pron|$obj $adv? niet, hoeft|hoeven voor|van $obj $adv? niet, hoef je .. niet .. komen|aan|mee, hoef je bij $obj .. niet|nooit, hoef je $obj niet|nooit, moet je bij $obj niet|nooit .. zijn|komen|aankomen, moet je $obj niet|nooit, heeft $pron .. hekel|broertje|pesthekel|bloedhekel|pest .. aan, heeft $pron de pest aan, haten|haat|verafschuwt|veracht|mijdt|verfoeit $pron, kan|kunnen|kon $pron .. niet .. uitstaan|luchten|zien|aanzien|velen|hebben|verdragen, kan $pron niet .. tegen, kan $pron niks mee|aan, kan $pron slecht tegen, snapt $pron niks van, begrijpt $pron niks|niets van, is $pron .. op uitgekeken, is|was $pron .. klaar mee, is $pron $adv? geen (fan|liefhebber|liefhebster|ster|held|type) .. van?, is $pron geen .. voor|in|van, is $pron niet van, is $pron niet .. dol|gek|weg op|van, is $pron spuugzat, is $pron meer dan zat, is $pron flauw van, is $pron niet goed in, is $pron bang voor, draagt $pron niet|nooit, draagt $pron nooit, leest|kijkt|gebruikt|speelt|drinkt|eet|lust|doet $pron $adv? niet|nooit, houdt $pron niet van, houdt $pron $adv? $adv? niet $adv? van, ligt $obj niet, liggen $obj niet, boeit|boeien|interesseert|interesseren|trekt|trekken|bekoort|raakt|zegt|zeggen|doet|doen $obj $adv? $adv? niet|niks|niets|weinig|nul|matig|bitter|geen, boeit $obj geen, zegt $obj niks, zeggen $obj niks, spreekt $obj niet, spreken $obj niet aan, past niet bij, passen niet bij, blijft|blijven .. in de kast liggen, belandt|belanden|verdwijnt|verdwijnen .. (kast|zolder|kliko|prullenbak|kringloop|la), wel? bekoeld, is over en uit, is verleden tijd, is passe, komt .. oren|strot|keel uit, komen .. oren|strot|keel uit, hangt|hangen .. keel uit, heeft $pron .. gehad|hoog, heeft ze|hij wel gehad, beter van niet, maar beter niet, alsjeblieft niet, asjeblieft niet, aub niet, niet doen, liever niks, niet nog een keer, kun je overslaan, kan je overslaan, kun je vergeten, kan je vergeten, kan achterwege, laat maar, doe maar niet, niet meer",
    own: "heeft al, heeft reeds, hebben al, al een|twee|drie, bezit, bezitten, heeft net|pas een|zelf, net .. gekocht, pas .. gekocht, kocht, heeft zichzelf, heeft alle|elke|elk|ieder|twee|drie|vier|meerdere|genoeg, we gaven hem|haar|ze, gaven we hem|haar, heeft er al, hebben we hem|haar, hebben hem|haar, kreeg, gekregen, verzameling, heeft zelf|eigen een?, heeft een eigen, trotse eigenaar van, geerfd, kreeg $pron $adv?, krijgt $pron al, is al voorzien van, is voorzien van, voorzien van alle?, zijn voorzien van, uitgerust met, zit .. tot over .. oren in de?, tot over .. oren in de?, tot over zijn|haar nek in de?, barst|stikt|bulkt|puilt|stikvol|wemelt|verzuipt|verdrinkt .. van|in|uit de?, sterft .. van de, stikt van de, kast|kasten|huis|lade|la|kamer|zolder|schuur|garage|keuken|keukenkast vol met?|van?, staat vol met|van, hangt vol met, ligt vol met, puilt uit van de, hele collectie, complete collectie, een collectie, de hele serie, een hele rij, een kast vol, heeft er minstens, genoeg aan, heeft|hebben inmiddels|intussen|ondertussen|thuis|trouwens|natuurlijk|gelukkig|zeker|vast|allang|zelfs|onlangs|recent|gisteren|nog, heeft sinds kort|vorige|vorig|een week|deze, heeft laatst, schafte|schaft .. aan?, net|pas|onlangs .. aangeschaft, heeft alle mogelijke|soorten, heeft zo ongeveer|goed elk|elke|alle, heeft werkelijk elke|elk|alle, heeft al jaren, heeft vorige|vorig .. gekregen|gekocht, van elke|elk, we hebben $obj|r .. gegeven, kreeg al|net|pas|vorig|vorige|laatst|met|voor|van, heb $obj vorig|vorige|laatst|toen|al|ooit|net|pas .. jaar|keer|week|maand?, heb|hebben $obj al|net|pas, heeft zn|haar|zijn eigen, is de trotse bezitter|eigenaar|eigenaresse van, trotse bezitter van, rijdt in|op een|zijn|haar, rijdt al, gebruikt al|dagelijks|elke dag, zweert bij, heeft .. staan, inmiddels .. verzameld, erfde, geerfde, gaf $obj|ik $obj? al|vorig|vorige|laatst|net? jaar|keer?, gaven $obj vorig|vorige? jaar|keer?, kocht vorig|vorige|laatst|net|pas? week|maand|jaar?, kocht zichzelf|laatst",
    have: "heeft, hebben, had, hadden, heb, bezitten, heeft nog, hebt, heeft thuis, hebben thuis",
    want: "wil, willen, wilde, wilt, zou graag, zou wel, wenst, verlangt naar, droomt van, dromen van, wenst zich, zoekt, heeft nodig, nodig, spaart voor, wil al jaren|heel|heel lang|lang|zo|graag|dolgraag, wou, droom is, had het over, heeft het .. over, hint naar|op, op zijn|haar verlanglijst|verlanglijstje, verlanglijstje, wens is, zou dolgraag, zou een moord doen voor, is toe aan, is op zoek naar, kan .. gebruiken, hoopt op, zit te azen op, praat .. over een, noemde, droomt|dromen|droom|fantaseert .. van|over, hunkert|snakt|smacht|verlangt .. naar, aast|loert|azen .. op, zinnen gezet op, oog laten vallen op, oogje op, staat|stond al .. lijstje, lonkt naar, kwijlt bij|van, blij zijn met, maak je $obj|.. blij met, kan wel|goed|best|nog wel? een|nieuwe?, zoekt al|nog .. naar, aan een nieuwe, is toe aan een?, heeft behoefte aan, staat|staan te springen om, mist alleen nog, het enige wat $pron nog mist is, wat nog ontbreekt is, zou best|heel|zo|maar wat graag, zou nog wel, zou zo|zielsgraag|dolgelukkig .. met, wil dolgraag|ook|wel|eigenlijk|nog|al tijden|al eeuwen|al zo lang|best|zielsgraag, zat te kijken naar, zit .. te kijken naar, kijkt al|steeds .. naar, zeurt|zeuren al? .. om, vraagt al|steeds .. om, vroeg om, gevraagd om, hengelt naar, vlast op, spaart al? .. voor, mag wel een nieuwe, heeft dringend, zou gebaat zijn bij, kan niet wachten op, grootste wens, liefste wens, hoopt al|zo|stiekem .. op",
    consume: "eet, eten, drinkt, drinken, verdraagt, gebruikt, snoept, draagt",
    past: "vroeger, ooit, destijds, was vroeger, hield vroeger van, voorheen, indertijd, een tijd geleden, in zijn jonge jaren, in haar jonge jaren, toen ze jong was, toen hij jong was, als kind, tot vorig jaar, in een vorig leven",
    turn: "maar, echter, hoewel, toch, liever, wel, tegenwoordig, inmiddels, daarentegen, wel van, des te, juist, daarentegen, integendeel, maar wel, terwijl, geef $obj maar, eerder, dan weer",
    request:
      "ik zoek, zoek, wij zoeken, we zoeken, ik wil, we willen, ik heb nodig, heb nodig, ik denk, ik weet, ik hoop, alsjeblieft, graag iets, zoeken, ik dacht, ik wou, ik zoek iets, help, wie heeft, tips, suggesties, heb je, hebben jullie, weet iemand, ik ben op zoek naar, we zijn op zoek naar, op zoek naar iets, zoeken iets, wij willen",
    says: "zegt, zei, denkt, vindt, weet",
    "gift-for":
      "cadeau voor, cadeautje voor, het is voor, is voor, dit is voor, iets voor, idee voor, ideeen voor, bedoeld voor, presentje voor, cadeaus voor, bedankje voor, verjaardag van, kado voor, kadootje voor, verjaardagscadeau voor, bestemd voor, kerstcadeau voor, afscheidscadeau voor, verrassing voor, geven aan, geven we aan, schenken aan, cadeau aan, cadeautje aan, kado aan, iets geven aan, bedoeld is voor, attentie voor, presentje aan, kleinigheidje voor, aardigheidje voor, iets leuks voor, iets liefs voor, zoek iets voor, zoek wat voor, zoek een cadeau voor, cadeau zoeken voor, cadeautip voor, cadeautips voor, tips voor, verjaardag voor, bestemd is voor, kraamcadeau voor, welkomstcadeau voor, pensioencadeau voor, jubileum van, jubileumcadeau voor, afscheid van, pakketje voor, sinterklaascadeau voor, sinterklaas voor, surprise voor, jarige is, feestje van, feest van, eindejaarscadeau voor, moederdagcadeau voor, vaderdagcadeau voor, cadeaubon voor, wat geef je aan, wat geef ik aan, wat geef je, wat geef ik",
    "for-them":
      "voor wie het cadeau is, voor wie het is, het cadeau is voor haar|hem, cadeau is voor haar|hem, die het cadeau krijgt, krijgt het cadeau",
    died: "is overleden, overleden, overleed, stierf, is dood, is gestorben, is gestorven, gestorven, leeft niet meer, heengegaan, overlijdt, is er niet meer, niet meer onder ons, ging dood, is weggevallen, ons ontvallen, is niet meer, ruste|rust in vrede",
    nothing:
      "blind date, blind voor, doof voor, kleurenblind, blinde vlek, doof voor, dovemansoren, werkt .. met blinden|doven|dementerenden|vluchtelingen|daklozen|gehandicapten, notenbedrijf, sobere stijl|kleuren|smaak|inrichting, gevangenbewaarder, werkt .. gevangenis, geen idee, geen probleem, geen haast, geen zorgen, geen budget, niet alleen, maakt niet uit, geen tijd, cruciale, sterrenbeeld kreeft, harde noot, wijnrood, zonder twijfel, niet te duur, weet niet, wie niet, kraak noch smaak, doof oor, sober gekleed, ik weet niet, niet waar, nergens bang voor, nuchtere kijk, nuchter type, nergens allergisch voor, op voet van, blind vertrouwen, blinde darm, blindedarm, blind typen, doofpot, blind date, blindelings, niet dat $pron .. saai|vervelend|stom|vreselijk|erg|haat|vies, kanker van, sterrenbeeld, van anderhalf uur|meter|kilo|liter, suikeroom, suikertante, zo doof als, blind voor, droge humor, droge wijn, droge witte, nuchter bekeken, kan er niet bij, geen moeite, geen enkel idee, geen flauw idee, geen benul, geen budgetlimiet, geen grote bedragen, zonder problemen, geen bezwaar, geen moment, geen twijfel, geen dag overslaan, geen kind meer, niet normaal, niet verkeerd, niet gek, niet slecht, niet duur, niet meer weg te denken, niet te missen, niet te vergeten, niet te stuiten, geen punt, geen hond, van de trap, vast wel, niet ver, zit vast te, vast en zeker, staat vast, vast contract, vaste vriend, sterfhuis, blinde fan, notenbalk, buikspieren, honingraat",
  },
  situations: {
    blind: "blind, is blind, blind geworden, ziet niets|niks meer?, geleidehond, kan niet zien, blinde",
    "low-vision":
      "slecht|nauwelijks|weinig ziet, niet goed ziet, bijna niets ziet, slechtziend*, ziet slecht|weinig|bijna|steeds slechter, ziet niet goed|meer goed, slechte ogen, macula*, staar, glaucoom, ogen worden slechter|minder, ogen gaan achteruit, kan slecht zien, kan moeilijk lezen, zicht gaat achteruit, slecht zicht, niet goed meer lezen, ogen laten .. afweten",
    deaf: "doof, is doof, gebarentaal, kan niet horen, hoort niets|niks, dove, doof geboren",
    "hard-of-hearing":
      "slecht hoort, niet goed hoort, slechthorend*, hardhorend*, hoort slecht|niet goed|niet meer goed|steeds slechter|moeilijk, gehoorapparaat, gehoorapparaten, hoorapparaat, tinnitus, gehoor gaat achteruit, doof aan een, hoort niet zo goed, hoorapparaten, gehoorverlies",
    wheelchair: "rolstoel*, kan niet lopen, verlamd*, dwarslaesie",
    "limited-mobility":
      "rollator, wandelstok, slecht ter been, moeilijk ter been, niet goed ter been, krukken, loopt moeilijk|slecht, kan niet ver|goed|lang lopen|staan, kan niet meer .. lopen|ver, scootmobiel, slechte knieen|heup|knie|rug|heupen, beperkte mobiliteit, kan geen trappen, traplopen, komt .. niet meer buiten, komt de deur niet|nauwelijks|amper uit, multiple sclerose, loopt met een stok|rollator, mobiliteit, versleten knieen|heup|heupen|knie, minder mobiel",
    "weak-hands":
      "artrose, artritis, reuma*, trillende|bevende|stijve|pijnlijke|zwakke handen|vingers, handen trillen, parkinson, handen doen pijn, jicht, pijn in .. handen|vingers, kracht in .. handen, carpaal*, handen willen niet, handen beven, vingers zijn stijf, tremor, weinig kracht in",
    "one-hand":
      "een hand, een arm, eenhandig, met een hand, arm gebroken, pols gebroken, hand gebroken, gebroken arm|pols|hand, arm in het gips, halfzijdig verlamd, eenzijdig verlamd, arm in een mitella",
    dementia:
      "dementie, dement, dementerend*, alzheimer, vergeet alles|veel|namen, vergeetachtig, herkent .. niet meer, geheugenverlies, geheugen gaat achteruit, geheugen laat, weet niet meer wie, geheugenproblemen, geheugen .. steek",
    "chronic-pain":
      "chronische pijn, altijd pijn, fibromyalgie, rugpijn, rugklachten, veel pijn, constant pijn, hernia, endometriose, pijnpatient, dagelijks pijn, rugproblemen",
    fatigue:
      "chronisch vermoeid, chronische vermoeidheid, weinig energie, long covid, me cvs, snel moe, cvs, geen energie, vermoeidheid",
    sensory:
      "autis*, autisme, prikkel*, hoogsensitief, asperger, gevoelig voor geluid|prikkels|geluiden, overprikkeld",
    adhd: "adhd, add, kan niet stilzitten",
    anxiety:
      "angststoornis, paniekaanval*, angstig, piekert, maakt zich .. zorgen, dwangstoornis, smetvrees, angsten, angstklachten, paniekstoornis",
    insomnia:
      "slecht slaapt, niet kan slapen, slaapt slecht|niet|nauwelijks|amper, kan niet slapen, slapeloos*, slaapproblemen, ligt 's nachts wakker, ligt wakker, doet geen oog dicht, moeite met slapen, slechte slaper, heeft .. niet geslapen, slaapt .. slecht, wakker",
    migraine: "migraine*, clusterhoofdpijn, hoofdpijn",
    "old-age":
      "bejaard*, hoogbejaard*, kwetsbaar, oude dame, oude heer, hoogbejaarde, breekbaar, fragiel, op leeftijd, tachtiger, negentiger",
    cancer: "kanker, chemo*, bestraling*, borstkanker, leukemie, tumor, lymfeklierkanker",
    hospital:
      "in het ziekenhuis, ligt in .. ziekenhuis, opgenomen, ziekenhuisopname, op de ic, bedlegerig, naar het ziekenhuis, in de kliniek, revalidatiecentrum, ziekenhuisbed, op de intensive care",
    recovering:
      "operatie, geopereerd, herstelt van|na, herstellende, na .. ongeluk|ongeval, been gebroken, gebroken been|enkel|heup|voet, nieuwe heup|knie, revalideert, revalidatie, aan de beterende hand, hersteld, herstel, enkel gebroken, beroerte, hartaanval, in het gips, ingreep, kruisband",
    "long-illness":
      "chronisch ziek*, multiple sclerose, heeft ms, ms, ernstig ziek, langdurig ziek*, dialyse, taaislijmziekte, ziekte van crohn, crohn, copd, hartpatient, erg ziek, al lang ziek, hartfalen, nierpatient, epilep*",
    depression:
      "depress*, burn out, burnout, zit in een dip, donkere periode, somber*, psychisch .. niet|zwaar, zit niet lekker in, zit .. vel, moeilijke periode|tijd, overspannen",
    terminal:
      "terminaal, terminale, ongeneeslijk*, hospice, palliatie*, niet lang meer te leven, gaat dood, stervende, uitbehandeld, laatste kerst, maanden te leven",
    bereaved:
      "weduwe*, weduwnaar, rouw*, in de rouw, $her $family is .. overleden|gestorven|dood, $family .. overleden|gestorven, verloor .. $family, heeft .. $family verloren, $family verloren, $family overleden|kwijt, overlijden van, begrafenis, crematie, verlies van .. $family, is .. $family verloren|kwijt, nabestaande*, $her overleden $family, dood van .. $family, verdriet om .. $family, $family kwijtgeraakt|begraven|verloor, na het overlijden",
    "pet-loss":
      "$pet is .. dood|overleden|gestorven|doodgegaan|ingeslapen, $pet .. dood|overleden|gestorven|ingeslapen|doodgegaan, $pet laten inslapen, $pet verloren, $pet .. laten inslapen, $pet .. verloren, mist .. $pet, verlies van .. $pet, $pet dood|overleden|ingeslapen, regenboogbrug, $pet moeten laten inslapen, $pet doodgereden",
    miscarriage:
      "miskraam, miskramen, doodgeboren, baby verloren, kindje verloren, stilgeboren, sterrenkind, sterrenkindje, zwangerschap verloren",
    breakup:
      "gescheiden, scheiding, uit elkaar, het is uit, relatiebreuk, liefdesverdriet, net uit|single, gaat scheiden, gaan scheiden, net vrijgezel, weer vrijgezel, weer single, uitgemaakt, gedumpt, verlaten door, relatie is uit, verbroken, ligt in scheiding, bedrogen",
    "job-loss":
      "ontslagen, werkloos, baan kwijt, baan verloren, zonder werk, ontslag, zoekt werk, werkzoekend, werkeloos, baan kwijtgeraakt, zijn|haar baan kwijt, weggesaneerd, tussen twee banen, zit zonder baan, wegbezuinigd, in de ww",
    "new-parent":
      "kersverse vader|moeder|ouders|papa|mama|pappa|mamma, net vader|moeder|ouders|bevallen|mama|papa geworden?, net bevallen, pasgeboren*, net een baby, heeft net .. gekregen, met zwangerschapsverlof, zwangerschapsverlof, baby gekregen, kindje gekregen, is moeder|vader|papa|mama geworden, ouders geworden, baby is # weken|maanden, haar|hun|zijn baby is, kraambezoek, kraamcadeau, kraamtijd, ouderschapsverlof, bevallen van, baby geboren, met baby",
    "parent-of-young":
      "moeder|vader|mama|papa van twee|drie|vier|#|een, moeder|vader|mama|papa van .. kinderen, kleine kinderen, jonge kinderen, jong gezin, twee|drie|vier|# kinderen, drukke mama|moeder|papa|vader, alleenstaande moeder|vader, haar|zijn|hun kinderen zijn, kleuters, peuters, jonge moeder|ouders, gezin met kleine|jonge, heeft kinderen",
    "empty-nest":
      "kinderen .. uit huis, kinderen .. het huis uit, uitgevlogen, lege nest, jongste .. uit huis, kinderen zijn .. uit, dochter|zoon .. op kamers, kinderen op kamers, het huis uit",
    student:
      "student*, studeert, studie, studente, universiteit, gaat studeren, op kamers, eerstejaars, promovendus, promoveert, hogeschool, studenten, studeren",
    exams:
      "examen*, eindexamen*, tentamen*, scriptie, afstuderen, toetsweek, leert voor, proefschrift, toetsen",
    "new-job":
      "nieuwe baan|functie|werk|job, eerste baan|werkdag|job, promotie, begint .. baan|als, nieuwe werkgever, begint aan, gepromoveerd, carriereswitch, verandert van baan",
    retired:
      "pensioen*, gepensioneerd*, met pensioen, vut, stopt met werken, gestopt met werken, aow, laatste werkdag, pensionado",
    "new-home":
      "nieuw huis, nieuwe woning|flat|huis|appartement|plek|studio|kamer, verhuisd, verhuist, verhuizen, verhuizing, eerste huis|appartement|woning|flat|huisje|huurhuis, huis gekocht, housewarming, sleutel gekregen, ingetrokken, trekt in, huis gebouwd, samenwonen, gaan samenwonen, nieuwbouw*, appartement gekocht, op zichzelf wonen, eigen plek",
    newcomer:
      "naar .. verhuisd, net verhuisd naar, nieuw in|hier, geemigreerd, emigreert, vluchteling*, gevlucht, expat*, kent .. niemand, kent nog niemand, naar het buitenland, nieuwkomer, inburger*, uit .. hierheen",
    "long-distance":
      "ver weg, in het buitenland, langeafstandsrelatie, lange afstand, andere kant van de wereld, woont ver, aan de andere kant, afstandsrelatie, andere tijdzone, km verderop, ander land, in een ander land",
    deployed:
      "op missie, uitgezonden, in het leger, militair, defensie, gestationeerd, marine, op zee, soldaat, uitzending, kazerne, marinier, booreiland",
    prison:
      "gevangenis, in de bak, vast, zit vast, gedetineerd*, achter de tralies, detentie, zit .. vast, in de cel, penitentiaire, bajes, gevangen, zit in de bajes, zit .. uit, huis van bewaring",
    engaged:
      "verloofd, verloving, gaat trouwen, gaan trouwen, aanstaande bruid|bruidegom, trouwt, trouwen, huwelijksaanzoek, ten huwelijk, bruid, bijna getrouwd",
    "carer-at-home":
      "mantelzorg*, zorgt voor .. moeder|vader|man|vrouw|ouders|zieke|oma|demente|gehandicapte, verzorgt .. moeder|vader|man|vrouw|zieke|ouders, zorgt fulltime",
    "lives-alone":
      "alleen woont, woont alleen, alleenwonend, woont op zichzelf, alleenstaand*, woont in haar|zijn eentje, woont helemaal alleen, leeft alleen, nu alleen",
    lonely:
      "eenzaam, eenzame, eenzaamheid, krijgt weinig|nauwelijks|geen|amper|zelden bezoek, weinig bezoek, geen vrienden, weinig vrienden, ziet weinig|bijna|nauwelijks|amper, geisoleerd, geen bezoek, niemand om mee te praten, weinig mensen",
    "works-from-home":
      "werkt thuis, thuiswerk*, werkt vanuit huis, thuiskantoor, werkt van huis uit, vanuit huis, werkt vaak thuis",
    "desk-job":
      "kantoorbaan, zit de hele dag, kantoor, achter een|de|zijn|haar computer|bureau|scherm|laptop, programmeur, zittend werk, beeldschermwerk, kantoorwerk, boekhouder, zit veel, zit .. achter, bureaubaan",
    "night-shift":
      "s nachts werkt, 's nachts werkt, nachtdienst*, werkt 's nachts, nachtploeg, ploegendienst*, werkt in de nacht, nachtzuster, nachtverpleeg*, onregelmatige diensten, slaapt overdag, nachtwerk, nachten, nachtbewaker, nachtportier, nachtwaker, werkt snachts",
    "on-feet":
      "hele dag op de|haar|zijn been|benen, staat de hele dag, op de been, kelner, ober, serveerster, kapster, staat veel, loopt de hele dag, hele dag staan|staat, werkt in de horeca, horeca, verkoopster, de hele dag staand",
    commuter:
      "forens*, pendelt, reist .. naar het werk, uren in de trein, in de trein naar, woon werk, met de trein naar|haar|zijn werk, in de file, dagelijks .. trein, elke dag .. trein",
    "frequent-traveller":
      "reist (veel|vaak|voor haar werk|voor zijn werk|voor het werk|constant|altijd), zakenreis*, altijd onderweg, stewardess, piloot, veel onderweg, uit een koffer, vaak op reis, vaak onderweg, vrachtwagenchauffeur, voor werk .. weg, zakenreizen, veel in het vliegtuig, zakenreiziger, op reis voor, in hotels, steward",
    exhausted:
      "uitgeput, oververmoeid, overwerkt, gestrest, gestresst, altijd moe, doodmoe, stress, moe, bekaf, kapot, toe aan rust|vakantie, druk druk, heeft rust nodig, loopt op .. tandvlees, op haar|zijn tandvlees, overbelast, geen moment rust, extra diensten, dubbele diensten",
    "outdoor-work":
      "werkt buiten, boer, boerin, bouwvakker, hovenier, boswachter, op de bouw, dakdekker, stratenmaker, in de bouw, in weer en wind, visser, tuinder, hele dag buiten",
    teaches:
      "geeft les, lerares, leraar, juf, docent, docente, staat voor de klas, onderwijzeres, onderwijzer, meester op, leerkracht",
    healthcare:
      "verpleegkundige, verpleegster, verpleger, arts, werkt .. ziekenhuis|zorg|verpleeghuis|verzorgingshuis|ggz, ambulance*, verloskundige, verzorgende, chirurg, is dokter, huisarts, in de zorg, nachtzuster, thuiszorg, tandarts, fysiotherapeut",
    dorm: "studentenkamer, studentenhuis, studentenflat, internaat, op kamers, kot, kazerne, studentenwoning, kamer in .. studentenhuis",
    "small-home":
      "$small $home, weinig ruimte|plek|plaats, geen ruimte|plek|plaats, klein behuisd, kleine ruimte, $home is .. klein|piepklein|krap, nauwelijks plek|plaats|ruimte, tiny house, studio, studiootje, amper ruimte|plek, eenkamer*, woont klein, wonen klein, wonen .. klein, krap, beperkte ruimte, kamertje, woont .. klein, # vierkante",
    balcony: "balkon, balkonnetje, dakterras, terras, vensterbank",
    "no-garden":
      "geen tuin, zonder tuin, alleen een balkon|balkonnetje, enkel een balkon, hoogbouw, alleen balkon, flatgebouw, tuin opgegeven, geen buitenruimte, heeft geen tuin",
    boat: "woonboot, op een boot, zeilboot, woont op .. boot|schip, woonschip, aan boord, binnenvaart*, op een schip",
    van: "camper, busje, woont in .. bus|busje|camper|caravan, woonwagen, camperbus, caravan, vanlife",
    "off-grid": "off grid, zonder stroom|elektriciteit, zelfvoorzienend, geen stroom, geen elektriciteit",
    "care-home":
      "verzorgingshuis, verpleeghuis, bejaardentehuis, verzorgingstehuis, rusthuis, verpleegtehuis, woonzorgcentrum, zorgcentrum, aanleunwoning, bejaardenhuis, zorginstelling, serviceflat, verpleeginstelling, wzc, bejaardenhuis, woonzorg*, in een tehuis, tehuis",
    "no-oven":
      "geen oven, zonder oven, alleen een kookplaat|magnetron|kookplaatje, oven is kapot|stuk, oven kapot, enkel een kookplaat|microgolf|magnetron, heeft geen oven",
    "no-kitchen":
      "geen keuken, zonder keuken, kan niet koken daar, gedeelde keuken, alleen een waterkoker, hotelkamer, geen echte keuken",
    countryside:
      "op het platteland, platteland, op een boerderij, boerderij, in een dorp|dorpje, dorp, dorpje, afgelegen, buitenaf, in the middle of nowhere",
    "hot-climate":
      "woont in dubai|singapore|spanje|florida|thailand|suriname|curacao|aruba|indonesie|bali|bonaire, tropen, tropisch*, woestijn, altijd warm, erg heet, in dubai|singapore|suriname|curacao|aruba, warm klimaat",
    "cold-climate":
      "woont in noorwegen|ijsland|finland|canada|lapland|zweden|alaska|groenland, heeft het altijd|snel|steeds koud, altijd koud, koud huis, koude handen|voeten, koukleum, lapland, strenge winters, zonder verwarming, lange winters, tochtig*",
    "shared-home":
      "huisgenoot, huisgenoten, studentenhuis, gedeeld huis, deelt een huis|appartement, woongroep, woont bij zijn|haar ouders, woont nog thuis",
    "office-use":
      "op kantoor, voor op het werk|bureau|kantoor, voor het kantoor, lootjes .. kantoor|werk, op het bureau, op haar|zijn bureau",
    "no-clutter":
      "minimalist*, minimalisme, minimalistisch*, geen rommel, geen spullen, geen prullen, geen prullaria, opruimen, ontspullen, minder spullen, hekel aan rommel, stofnesten, geen stofvangers, opgeruimd, niet nog meer spullen, marie kondo, wil geen spullen, te veel spullen, niets dat stof, kleiner gaan wonen, geen troep, ontspult, geen dingen, al te veel spullen, genoeg spullen, stofvangers, doet alles weg, niets voor in huis, geen hebbedingetjes",
    "has-everything":
      "heeft alles, heeft al alles, alles al, hebben alles, wil niets|niks, heeft niets nodig, hoeft niets|niks, koopt alles zelf, moeilijk om .. te kopen, onmogelijk om, heeft niks nodig, wenst niets, niets te wensen, lastig om cadeaus, hoeft niks, niets nodig, wil nooit iets, koopt .. zelf",
    eco: "duurzaam*, milieubewust*, zero waste, plasticvrij, zonder plastic, geen plastic, klimaat*, milieu*, ecologisch*, tweedehands, groen leven, afvalvrij, biologisch*, kringloop*",
    handmade: "handgemaakt*, zelfgemaakt*, ambachtelijk*, met de hand gemaakt, handwerk, uniek stuk",
    "wants-experiences":
      "beleving, ervaring*, liever iets doen, uitje*, iets doen, dagje uit, iets beleven, liever ergens heen, samen iets doen, belevenis*, geen spullen maar, activiteit*, liever iets beleven, erop uit, ergens naartoe",
    practical:
      "praktisch*, nuttig*, handig*, bruikbaar, nuchter en praktisch, iets waar .. wat aan, functioneel*, doelmatig, iets nuttigs, degelijk",
    sentimental:
      "sentimenteel, nostalgisch*, persoonlijk*, herinnering*, bewaart alles, gevoelig type, emotioneel, betekenisvol, uit het hart, bewaart .. kaart, bewaart elke, gevoelsmens",
    humour:
      "humor, grappig*, grappenmaker, grapje*, lachen, om te lachen, gevoel voor humor, iets grappigs, gek doen, grapjas, lachebek, droge humor, flauwe grappen, woordgrappen, aan het lachen, pretletter",
    "no-tech":
      "geen smartphone|computer|internet|techniek|technologie|telefoon|mobiel|gsm|schermen|elektronica|gadgets, digibeet, niet handig met computers|techniek|technologie, hekel aan techniek|computers|schermen|technologie, niets digitaals|elektronisch|elektronisch*|met|technisch, zonder internet|schermen|telefoon, wil geen|niets elektronica|digitaals, geen apparaten, niets met een stekker|scherm|batterij|batterijen, heeft geen internet|smartphone|computer, niet online, haat technologie|computers, technofoob",
    luxury:
      "luxe*, luxueus*, duur|dure smaak, exclusief, exclusieve, chique, alleen het beste, verwennen, verfijnd*, mooie dingen, kwaliteit, van het goede leven, bourgondisch*",
    "no-fuss":
      "geen gedoe, niet van verrassingen, geen poespas, houdt niet van (aandacht|verrassingen|in het middelpunt|drukte), verlegen, bescheiden, doe maar gewoon, geen drukte, niet in het middelpunt, geen toestanden, geen feest, niks groots, niets groots, hekel aan verrassingen|aandacht, wil geen aandacht|drukte|poespas, ingetogen",
    christian:
      "christen, christelijk*, katholiek*, protestants*, kerk, gelovig, naar de kirk, naar de kerk, dominee, communie, bijbel, gereformeerd*, vormsel, diepgelovig, pastoor, non, reformatorisch*",
    buddhist: "boeddhis*",
    "no-holidays":
      "jehova*, viert geen kerst|verjaardagen|feestdagen|verjaardag|sinterklaas, vieren geen kerst|verjaardagen|feestdagen",
    urgent:
      "morgen, vandaag nog, vandaag, zo snel mogelijk, dringend, haast, last minute, vergeten, op het laatste moment, vanavond, overmorgen, spoed, meteen, op korte termijn, heel snel, voor morgen, nog vandaag, met spoed, laatste nippertje",
    "by-post":
      "per post, met de post, opsturen, verstuurd worden, opgestuurd, versturen, door de brievenbus, brievenbus*, in een envelop, post versturen, naar het buitenland sturen, verzonden, verzenden, verstuurd, sturen naar, per pakket, pakketje naar, op de post, sturen, pakje",
    "digital-only": "per e mail, per email, per mail, alleen digitaal, digitaal, om te printen",
    "experiences-only": "alleen ervaringen, liever ervaringen, liever uitjes",
    "hand-luggage":
      "handbagage, in de koffer, in het vliegtuig, in een rugzak, mee in het vliegtuig, met de rugzak, backpack*, in zijn|haar rugzak, past in .. koffer|rugzak|handbagage|tas, vliegt terug, alleen een rugzak, mee terug in het vliegtuig",
    together:
      "samen, met zijn tweeen, met z'n tweeen, voor ons beiden|tweeen|twee, samen met mij, voor beiden, voor allebei, met ons twee, voor twee",
    "with-children":
      "met de kinderen|kleinkinderen, met haar|zijn kleinkinderen|kinderen|kleinzoon|kleindochter, hele gezin, met het gezin, hele familie, met het hele gezin, met kinderen, met de kleinkinderen",
    thanks:
      "bedanken, bedankt, bedankje, dank, als dank, dankjewel, geholpen, dankbaar, water gegeven, eten gegeven, opgepast, op .. gepast|paste|pasten|past, paste, pasten, gezorgd voor, om te bedanken, gepast, pakjes aangenomen, hulp, zorgden voor, verzorgd, voor de hulp, planten water, gevoerd",
    farewell:
      "afscheid*, vertrekt, gaat weg, laatste dag, verlaat ons|het, neemt afscheid, gaat ons verlaten, weggaat, gaat emigreren, uitzwaaien, nieuwe uitdaging, verlaat de",
    "get-well":
      "beterschap, opkikker*, opbeuren, snel beter, sterkte, opvrolijken, beter worden, ziek op bed, ziek thuis",
    apology:
      "sorry, excuses, goedmaken, goed te maken, spijt, ruzie, excuus, vergeven, vergiffenis, ruzie gehad, bijleggen",
    congratulations:
      "gefeliciteerd, geslaagd, feliciteren, felicitatie*, diploma, gewonnen, promotie gekregen, afgestudeerd, rijbewijs gehaald, behaald, prijs gewonnen, gehaald, gelukt",
    "long-marriage":
      "gouden bruiloft|huwelijk, zilveren bruiloft|huwelijk, diamanten bruiloft|huwelijk, # jaar getrouwd, # jarig huwelijk, huwelijksjubileum, # huwelijksverjaardag, # jaar samen, # jaar huwelijk, # jarig huwelijksjubileum, # jaar bij elkaar",
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
    space: "niets groots",
    power: "niets elektronisch|elektrisch, zonder batterijen|stroom, geen batterijen|elektronica",
    car: "rijdt geen auto, geen auto, geen rijbewijs, rijdt niet meer, kan niet autorijden, mag niet meer rijden",
    "going-out": "komt niet meer buiten, komt de deur niet uit, komt het huis niet",
    reading: "kan niet lezen, dyslec*, dyslex*, laaggeletterd",
    sight: "ziet niets|niks, kan niet zien",
    hearing: "hoort niets|niks, kan niet horen",
    flame: "kaarsen mogen niet, kaarsen zijn .. verboten|verboden, geen open vuur, geen kaarsen toegestaan",
    oven: "geen oven, zonder oven",
    garden: "geen tuin, zonder tuin, alleen een balkon|balkonnetje, heeft geen tuin, alleen balkon",
    bath: "alleen een douche, geen bad, enkel een douche",
    "own-walls": "mag niet boren, geen gaten, niet boren",
    care: "geen groene vingers, elke plant gaat dood, planten gaan dood",
    bicycle: "kan niet fietsen, geen fiets",
  },
  skills: {
    beginner:
      "beginner*, net begonnen, pas begonnen, wil leren, wil gaan leren, beginneling, sinds kort, is begonnen met, begint met, beginnend*, wil beginnen, leert net, heeft nog nooit",
    keen: "fanatiek*, fervent*, enthousiast*, elk weekend, elke week|dag|avond|ochtend, regelmatig, hobby*, gepassioneerd*, serieuze",
    expert:
      "professional, professioneel*, expert*, gevorderd*, al jaren, doorgewinterd*, ervaren, beroeps*, al # jaar, meester, wedstrijd*, specialist, zijn|haar hele leven",
  },
  ages: [
    ...TOLD_AGES,
    ["pasgeboren", 0, 0],
    ["peuter", 1, 4],
    ["kleuter, kleuterschool", 4, 6],
    ["basisschool, lagere school, basisschoolleerling", 5, 12],
    [
      "brugklasser, brugklas, brugpieper, brugger, eerste middelbaar, eerste middelbare, eerste jaar middelbare",
      11,
      13,
    ],
    ["tiener, puber, middelbare scholier, scholier, middelbare school", 12, 18],
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
    years: "jaar, jaren, jarige, jarig, jr, j, jaartjes, jaartje, jarigen",
    months: "maanden, maand, mnd",
    weeks: "weken, week, weekjes, dagen",
    old: "oud, jong, oude, jonge",
    turns:
      "wordt, worden, is, zijn, werd, ben, viert, leeftijd, was, wordt, word, werd, geworden, hij's, telt",
    has: "",
    nearly:
      "net, pas, bijna, al, ongeveer, ruim, nu, straks, zo'n, juist, binnenkort, in, juni, mei, juli, maart, rond, de, volgende, week, maand, dit, jaar, ondertussen, nog, maar, zo', n, van, zomer, winter, herfst, lente, najaar, voorjaar, januari, februari, april, augustus, september, oktober, november, december, volgend, komende, komend, deze, vrijdag, zaterdag, zondag, maandag, dinsdag, woensdag, donderdag, weekend, gisteren, vandaag, morgen, overmorgen, hopelijk, alweer, eindelijk, dan, ook, precies, officieel, inmiddels, zelf, kerst, pasen, liefst, eind, begin, vorige, pasgeleden, onlangs, vannacht, tegen, amper, zeker, hooguit, minstens, toch, echt, daar, hier, zaterdags, dus, heel",
    during:
      "sinds, al, na, over, voor, vorig, nummer, budget, binnen, onder, boven, max, maximaal, om, per, hele, al zo'n, ruim, zeker, tijdens, reeds",
    gone: "geleden, getrouwd, samen, lang, nuchter, droog, zwanger, later, ervaring, huwelijk, bevriend, clean, bij, verderop, vandaan, verkering, getrouwde, alleen, weg, weduwe, weduwnaar, werkzaam, dienst, huwelijksgeluk, huwelijks, verder, vrij, jongere, jonger, ouder, verschil, lid, ver, nieuw",
    birthday: "verjaardag, verjaardagsfeest, bday, verjaardagsfeestje, verjaardagskado",
    ordinal: "ste, e, de",
    early: "begin, voorin",
    middle: "midden, half",
    late: "eind, eindje, achterin",
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
