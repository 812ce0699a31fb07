import type { Lexicon } from "../lexicon.ts";

/** The names of the numbers that German writes in one word: "fünfundvierzig". */
const UNITS = ["ein", "zwei", "drei", "vier", "funf", "sechs", "sieben", "acht", "neun"];
const TENS: Readonly<Record<number, string>> = {
  20: "zwanzig",
  30: "dreissig",
  40: "vierzig",
  50: "funfzig",
  60: "sechzig",
  70: "siebzig",
  80: "achtzig",
  90: "neunzig",
};
const TEENS: Readonly<Record<number, string>> = {
  1: "ein",
  2: "zwei",
  3: "drei",
  4: "vier",
  5: "funf",
  6: "sechs",
  7: "sieben",
  8: "acht",
  9: "neun",
  10: "zehn",
  11: "elf",
  12: "zwolf",
  13: "dreizehn",
  14: "vierzehn",
  15: "funfzehn",
  16: "sechzehn",
  17: "siebzehn",
  18: "achtzehn",
  19: "neunzehn",
};
const COMPOUNDS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(TENS).flatMap(([ten, name]) =>
    UNITS.map((unit, place) => [`${unit}und${name}`, Number(ten) + place + 1]),
  ),
);
/** From 16 on; the lower ones are days of a month more often than ages. */
const ORDINALS: readonly (readonly [stem: string, years: number])[] = [
  ...Object.entries(TEENS).flatMap(([years, name]) =>
    Number(years) > 15 ? [[`${name}t`, Number(years)] as const] : [],
  ),
  ...Object.entries(TENS).map(([years, name]) => [`${name}st`, Number(years)] as const),
  ...Object.entries(COMPOUNDS).map(([name, years]) => [`${name}st`, years] as const),
  ["hundertst", 100],
];
const ordinalsOf = (stem: string) => `${stem}e|${stem}en|${stem}er|${stem}es`;

/** "Feiert ihren Achtzigsten", "zum fünfzigsten Geburtstag". */
const ORDINAL_AGES = ORDINALS.map(([stem, years]) => {
  const said = `${ordinalsOf(stem)}|${years}er|${years}ten|${years}sten|${years}ste|${years}te`;
  return [
    `${said} geburtstag|wiegenfest|ehrentag|jubelfest, feiert|begeht|feiern|feierte .. $her|den|seinen ${said}, feiert|begeht|feierte ${said}, geburtstag $mark? der? ${said}, zum ${ordinalsOf(stem)}, zu? ihrem|seinem ${ordinalsOf(stem)}, ihr|ihren|sein|seinen ${ordinalsOf(stem)}, wird der|die|ihr|sein ${ordinalsOf(stem)}`,
    years - 1,
    years,
  ] as const;
});

/** Ages that are told by the decade they are near to: "geht auf die 60 zu", "weit über achtzig". */
const NEAR_DECADES = Object.entries(TENS).flatMap(([value, name]) => {
  const years = Number(value);
  const it = `${name}|${years}`;
  const person = ["er", "erin", "ern"].map((end) => `#${name}${end}`).join("|");
  const people = (part: string) => person.replaceAll("#", part);
  return [
    [
      `auf die ${it} zu, auf die ${it}, richtung ${it}, kurz vor ${it}, kurz vor der ${it}, knapp unter ${it}, knapp unter der ${it}, noch keine ${it}, noch nicht ganz ${it}, fast schon ${it}, kratzt an der ${it}, kratzt schon? an der ${it}, klopft an der ${it}, steht vor der ${it}, an die ${it}`,
      years - 3,
      years,
    ],
    [
      `die ${it} geknackt|uberschritten|erreicht|voll|vollgemacht|gerissen, hat .. die ${it} geknackt|uberschritten|erreicht|voll|vollgemacht|gerissen, gerade|grad|frisch|knapp|kurz uber ${it}, frische|frischer|frischgebackene|frischgebackener ${name}erin|${name}er|${years}erin|${years}er, knackt .. die ${it}, macht .. die ${it} voll, wird runde ${it}, die ${it} voll`,
      years,
      years + 2,
    ],
    [
      `weit|gut|schon|deutlich|langst|lange|locker|bestimmt|sicher|mindestens|wohl uber|jenseits|jenseit ${it}, uber|jenseits der|die ${it}, jenseits von ${it}, die ${it} .. hinter sich, die ${it} .. uberschritten, ist|sind|bin auch? schon? uber ${it}`,
      years,
      years + 9,
    ],
    [
      `um die ${it}, so um ${it}, so ${it} rum, ${it} rum, ${it} herum, circa|ca|zirka|etwa|ungefahr|schatzungsweise|rund ${it}`,
      years - 3,
      years + 3,
    ],
    [`anfang ${it}, ${people("anfang")}, ${people("anfangs")}, ${it} plus`, years, years + 3],
    [`mitte ${it}, mitt ${name}er|${name}erin, ${people("mitt")}, ${people("mitte")}`, years + 4, years + 6],
    [`ende ${it}, ${people("end")}, ${people("ende")}`, years + 7, years + 9],
    [
      `in den ${name}ern|${years}ern|${years}igern, in $her ${name}ern|${years}ern, ${name}erin, ${years}erin, ${name}irgendwas`,
      years,
      years + 9,
    ],
  ] as const;
});

/** "Vierzehneinhalb". */
const HALVES = Object.entries(TEENS).map(
  ([years, name]) =>
    [
      `${name === "ein" ? "ein" : name}einhalb, ${name}einhalbjahrig*, ${name === "ein" ? "einjahrig*" : `${name}jahrig*`}`,
      Number(years),
      Number(years),
    ] as const,
);
const WHOLE_YEARS = [
  ...Object.entries(TENS).map(([years, name]) => [name, Number(years)] as const),
  ...Object.entries(COMPOUNDS),
].map(([name, years]) => [`${name}jahrig*`, years, years] as const);

/** "Dritte Klasse", "Drittklässlerin": as many years behind it as the class is high. */
const CLASSES = [
  "erst",
  "zweit",
  "dritt",
  "viert",
  "funft",
  "sechst",
  "siebt",
  "acht",
  "neunt",
  "zehnt",
  "elft",
  "zwolft",
].map(
  (name, place) =>
    [
      `${name}klassler*, ${name}klasslerin, geht|kommt|ist|besucht|wechselt|kam|gehen .. (in|in die|in der|die|jetzt) ${name}e|${name}en|${place + 1} klasse, geht|kommt|ist|besucht|wechselt|kam .. (in die|in der|die) ${place + 1} $mark klasse, geht|kommt|ist|besucht .. (in die|in der|die) ${name}e|${name}en|${place + 1}te|${place + 1}ten, ${place + 1} klassler*, ${place + 1} $mark klassler*`,
      place + 5 + Math.min(place, 1),
      place + 7,
    ] as const,
);

/** "Jahrgang 1958". */
const THIS_YEAR = new Date().getFullYear();
const BORN = Array.from({ length: 100 }, (_, years) => {
  const born = THIS_YEAR - years;
  const short = String(born % 100).padStart(2, "0");
  const said = years > 9 && years < 95 ? `${born}|${short}` : String(born);
  return [
    `jahrgang|baujahr ${said}, geboren ${born}, ${born} geboren|geb`,
    Math.max(0, years - 1),
    years,
  ] as const;
});

export const DE: Lexicon = {
  marks:
    "der die das und ist sind ich wir er sie es ein eine einen einer einem nicht kein keine keinen fur mit von zu im am den dem des auf auch aber sehr " +
    "hat haben wird werden mag liebt meine mein meiner ihre ihr sein seine uber nur noch schon bitte gern gerne bei nach aus wie oder wenn was war nichts " +
    "alt jahre seit lebt wohnt arbeitet immer kann zum zur als an um in so hat bad hast wer dass diese dieser viel kommt geht macht hatte jetzt",
  classes: {
    activity: "lesen|kochen|backen|wandern|laufen|joggen|schwimmen|malen|zeichnen|stricken|nahen|hakeln|basteln|gartnern|reisen|campen|zelten|tanzen|singen|puzzeln|angeln|golfen|klettern|radfahren|fotografieren|zocken|spielen|turnen|reiten|tauchen|segeln|skifahren|shoppen|sport|meditieren|schreiben|spazieren",
    does: "tragt|tragen|trug|liest|lesen|las|guckt|gucken|schaut|schauen|sieht|hort|horen|spielt|spielen|spielte|trinkt|trinken|trank|isst|essen|ass|nascht|kocht|kochen|backt|geht|gehen|ging|fahrt|fahren|fuhr|benutzt|benutzen|nutzt|nutzen|verwendet|verwenden|braucht|brauchen|will|wollen|wollte|mag|mogen|mochte|liebt|lieben|schatzt|schatzen|nimmt|nehmen|kauft|macht|machen|machte|treibt|sammelt|strickt|malt|reist|zockt|raucht|zieht|besucht|bastelt|gartnert|tanzt|singt|joggt|schwimmt|turnt|verschenkt|stellt|hangt",
    got: "gekauft|zugelegt|angeschafft|geholt|gegonnt|besorgt|geleistet|bestellt|bekommen|gekriegt|geerbt|geschenkt|gewonnen|abgestaubt|ergattert|ersteigert|angeschleppt|gebaut|gebastelt|zusammengespart|gewunscht|geschossen|organisiert|eingekauft",
    parent: "papa|mama|vater|mutter|eltern|papas|mamas|vaters|mami|papi|mutti|vati|zwillingseltern|zwillingsmama|zwillingspapa|bonuspapa|bonusmama",
    xclient:
      "kunde|kundin|kunden|geschaftspartner|mandant|lieferant|kundschaft|stammkunde|stammkundin|auftraggeber|auftraggeberin|mandantin|klient|klientin|geschaftskunde|lieferanten|geschaftspartnerin|geschaftskunden|grosskunde",
    xgodchild:
      "patenkind|patensohn|patentochter|patenkinder|gottikind|gottenkind|patensohnes|patenkindes|firmling|taufling|patenkindern|goettibub|gottibub|gottimeitli|gottemeitli|tauffkind|taufkind|patenmadchen|patenjunge|patennichte|patenneffe",
    xemployee:
      "mitarbeiter|mitarbeiterin|angestellte|angestellter|assistent|assistentin|sekretarin|putzfrau|putzhilfe|reinigungskraft|azubi|auszubildende|lehrling|haushaltshilfe|mitarbeitern|team|azubine|azubis|auszubildender|auszubildenden|lehrtochter|lehrjunge|volontarin|volontar|putzfee|putzhilfen|putzperle|reinigungsfrau|raumpflegerin|haushalterin|chauffeur|aushilfe|minijobber|minijobberin|trainee|mitarbeiterinnen|belegschaft|sekretar|buroassistentin|assistenz|teammitglieder|arzthelferin|hilfskraft|angestellten|werkstudenten",
    xcolleague:
      "kollege|kollegin|kollegen|kolleginnen|arbeitskollege|arbeitskollegin|arbeitskollegen|burokollegin|burokollege|teamkollege|praktikant|praktikantin|burokumpel|kolleg|zimmerkollegin|kollegium|buronachbarin|buronachbar|schreibtischnachbar|schreibtischnachbarin|exkollegin|exkollege|schichtkollege|lieblingskollegin|lieblingskollege|praktikanten|projektpartner|kollegs|teammitglied|arbeitskolleginnen|werkstudent|werkstudentin",
    xinlaw:
      "schwiegermutter|schwiegervater|schwiegereltern|schwager|schwagerin|schwiegersohn|schwiegertochter|schwiegermama|schwiegermutti|schwiegerpapa|schwiegermonster|schwiegerdad|schwiegersohne|schwiegerleute|schwiegerfamilie|schwagers|schwippschwager|schwippschwagerin|schwiegeroma|schwiegeropa|schwiegergrosseltern|schwiegermuttern|schwiegermum|schwiegers|schwiegersohnes",
    xneighbour:
      "nachbar|nachbarin|nachbarn|vermieter|vermieterin|nachbarinnen|nachbars|nachbarsfrau|nachbarspaar|nachbarschaft|nachbarsleute|nachbarskind|nachbarsjunge|nachbarsmadchen|hausbewohner|hausgemeinschaft|mieter|mieterin|vermieters|vermietern|gartennachbar|gartennachbarin|mitmieter|hauswirtin|hauswirt|untermieter|untermieterin",
    xcarer:
      "pflegerin|pfleger|tagesmutter|babysitter|babysitterin|altenpflegerin|altenpfleger|pflegekraft|hebamme|krankenschwester|arzt|arztin|kinderfrau|hausarzt|hausarztin|therapeut*|physiotherapeut*|pflegedienst|krankenpfleger|nanny|kindermadchen|betreuerin|betreuer|pflegerinnen|pflegekrafte|pflegefachkraft|pflegefrau|tagesvater|tagesmutti|tagesmama|leihoma|leihopa|hebammen|doula|zahnarzt|zahnarztin|kinderarzt|kinderarztin|frauenarzt|frauenarztin|physio|physiotherapeutin|logopadin|ergotherapeutin|ergotherapeut|psychologin|psychologe|osteopathin|krankenschwestern|krankenpflegerin|betreuerinnen|alltagsbegleiterin|altenpflegerinnen|sozialarbeiterin|doktor|stationsteam|nachtschwester|sprechstundenhilfe|hausarztpraxis|pflegeteam|arzte|heilpraktikerin|palliativteam|hospizhelferin|onkologin|kitaleitung",
    xteacher:
      "lehrer|lehrerin|lehrers|klassenlehrerin|klassenlehrer|erzieherin|erzieher|professor|professorin|trainer|trainerin|klavierlehrerin|klavierlehrer|dozent|dozentin|nachhilfelehrer|grundschullehrerin|musiklehrer|musiklehrerin|doktorvater|lehrkraft|kindergartnerin|fahrlehrer|mentor|mentorin|gitarrenlehrer|ubungsleiter*|*lehrerin|*lehrer|*trainerin|*trainer|*dozentin|*dozent|lehrerinnen|erzieherinnen|erziehern|trainers|coach|kitaerzieherin|kindergartentante|krippenerzieherin|tutor|tutorin|referendar|referendarin|prof|doktormutter|chorleiter|chorleiterin|dirigent|dirigentin|ubungsleiterin|sensei|schulbegleiter|schulbegleiterin|lehrmeister|lehrmeisterin|klassenleiterin|klassenleitung|lehrpersonal|kitateam|yogalehrerin",
    xboss:
      "chef|chefin|vorgesetzter|vorgesetzte|vorgesetzten|abteilungsleiter|abteilungsleiterin|teamleiter|teamleiterin|boss|geschaftsfuhrer|geschaftsfuhrerin|chefs|teamleitung|teamlead|teamchef|teamchefin|gruppenleiter|gruppenleiterin|filialleiter|filialleiterin|schichtleiter|schichtleiterin|bereichsleiter|bereichsleiterin|stationsleitung|stationsleiterin|projektleiter|projektleiterin|abteilungsleitung|chefarzt|chefarztin|oberarzt|oberarztin|direktor|direktorin|schulleiter|schulleiterin|rektorin|rektor|vorstand|vorgesetze|kuchenchef|kuchenchefin|ceo|personalchef|teamleiters|geschaftsleitung|inhaber|inhaberin|marktleiter|marktleiterin|ausbilder|ausbilderin|polier|vorarbeiter",
    symptom:
      "ausschlag|hautausschlag|pusteln|pickel|quaddeln|juckreiz|kopfweh|kopfschmerzen|bauchweh|bauchschmerzen|bauchkrampfe|magenkrampfe|krampfe|durchfall|atemnot|asthmaanfall|niesanfalle|niesattacken|herzrasen|sodbrennen|blahungen|magenprobleme|nesselsucht|wurgreiz|schnappatmung|erstickungsanfall|erstickungsanfalle|ekzeme|flecken|schwellungen|hustenanfall|hustenanfalle|migraneanfall|migraneattacke|brechreiz|magenschmerzen|dunnpfiff|schockzustand|atemprobleme|zustande",
    ord: ORDINALS.map(([stem]) => ordinalsOf(stem)).join("|"),
    when: "letztes|letzten|letzte|voriges|dieses|vorletztes|jahr|weihnachten|ostern|geburtstag|zu|zum|schon|erst|neulich|letztens|gerade|bereits|schonmal|mal|damals|ja|doch|auch|bei|der|hochzeit",
    bad: "doof|blod|langweilig|ode|sterbenslangweilig|stinklangweilig|todlangweilig|atzend|schrecklich|furchtbar|grauenhaft|grauenvoll|grasslich|scheusslich|kitschig|albern|affig|uberflussig|unnotig|peinlich|eklig|ekelhaft|widerlich|bescheuert|beschissen|scheisse|mist|kacke|lahm|uncool|cringe|schlimm|spiessig|unnutz|nervig|anstrengend|furchterlich|entsetzlich|fad|abscheulich|dumm|lastig|unertraglich|schauderhaft|zuwider|oll",
    nix: "nichts|nix|nichs|wenig|null|herzlich",
    neg: "nicht|nich|ned|nie|niemals|nimmer|kaum|selten|garnicht|ungern",
    adv: "gar|garnicht|uberhaupt|absolut|so|wirklich|total|voll|echt|ja|halt|einfach|eh|auch|mal|leider|meist|da|ganz|eher|sowas|schon|nur|noch|immer|bisher|inzwischen|mittlerweile|sowieso|ehrlich|tierisch|extrem|furchtbar|wahnsinnig|ziemlich|sehr|recht|komplett|vollig|nun|dann|bekanntlich|natives|naturlich|erst|grad|gerade|lange|langem|seit|jahren|ewig|ewigkeiten|wochen|monaten|heimlich|richtig|besonders|allzu|langsam|wirklich|tatsachlich|offenbar|definitiv|garantiert|schlichtweg|bloss|wohl",
    them: "ihn|ihm|ihr|sie|ihnen|der|dem|den|die|mir|mich|uns",
    who: "er|sie|der|die|das|man|ich|wir|oma|opa|mama|papa|mutti|vati|mutter|vater",
    mark: "|",
    my: "mein|meine|meinen|meinem|meiner|unser|unsere|unseren|unserem|unserer",
    her: "ihr|ihre|ihren|ihrem|ihrer|sein|seine|seinen|seinem|seiner",
    family:
      "mann|frau|partner|partnerin|mutter|vater|mama|papa|sohn|tochter|bruder|schwester|eltern|kind|oma|opa|freund|freundin|ehemann|ehefrau|grossmutter|grossvater|zwilling|lebensgefahrte|lebensgefahrtin|mutti|vati|enkel|tante|onkel",
    pet: "hund|hundin|katze|kater|haustier|pferd|kaninchen|hase|wellensittich|papagei|labrador|dackel|meerschweinchen|tier|welpe",
    home: "wohnung|haus|zimmer|apartment|studio|zuhause",
    small: "klein|kleine|kleinen|kleiner|kleines|winzig|winzige|winzigen|winziges|winziger|enge|engen",
    month:
      "januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|fruhling|sommer|herbst|winter|monat|jahr|woche",
  },
  giver: "ich, wir",
  she: "sie, die dame, die gute, die alte, das madel, die junge frau, die alte dame, die altere dame",
  he: "er, der knirps, der herr, der junge, der gute, der alte, der bub, der racker, der junge mann, der altere herr, der alte herr",
  they: "es",
  my: "mein, meine, meinen, meinem, meiner, meines, unser, unsere, unseren, unserem, unserer, unseres",
  her: "ihr, ihre, ihren, ihrem, ihrer, ihres, sein, seine, seinen, seinem, seiner, seines, deren, dessen",
  kin: {
    partner:
      "frau/f, ehefrau/f, mann/m, ehemann/m, freundin/f, freund/m, partner/m, partnerin/f, lebensgefahrte/m, lebensgefahrtin/f, verlobter/m, verlobte/f, verlobten, gatte/m, gattin/f, schatz, mannes/m, liebste/f, liebster/m, bessere halfte, mausi, liebling, zukunftige/f, zukunftiger/m, ehegatte/m, ehegattin/f, gottergatte/m, gottergatten/m, angetrauter/m, angetraute/f, gspusi, angebetete/f, angebeteter/m, meine frau/f, gemahlin/f, herzblatt, mannes, mannes",
    mother:
      "mutter/f, mama/f, mami/f, mutti/f, mum/f, stiefmutter/f, mutters/f, muttern/f, mom/f, stiefmama/f, stiefmutti/f, ziehmutter/f, adoptivmutter/f, pflegemutter/f, bonusmama/f, bonusmutter/f, mamas/f",
    father:
      "vater/m, papa/m, papi/m, vati/m, stiefvater/m, vaters/m, paps/m, stiefpapa/m, stiefdad/m, dad/m, daddy/m, papas/m, vadder/m, bonuspapa/m, ziehvater/m, adoptivvater/m, pflegevater/m, stiefvaters/m, papachen/m, babba/m",
    parents:
      "eltern/p, mama und papa/p, muttern und vattern/p, mutti und vati/p, pflegeeltern/p, adoptiveltern/p, stiefeltern/p",
    child:
      "sohn/m, tochter/f, kind, kinder/p, kindern/p, baby, zwillinge/p, kleinkind, sohne/p, tochter/f, stiefsohn/m, stieftochter/f, jungster/m, jungste/f, altester/m, alteste/f, kleiner/m, kleine/f, sohnes/m, sohnchen/m, babys/p, saugling, teenager, nachwuchs, knirps/m, spross/m, sprossling/m, tochterchen/f, tochterlein/f, kids/p, kiddies/p, kinderlein/p, pflegekind, pflegetochter/f, pflegesohn/m, adoptivtochter/f, adoptivsohn/m, bonuskind, bonustochter/f, bonussohn/m, erstgeborener/m, erstgeborene/f, filius/m, sprosslinge/p, junior/m, (kleine|grosse|kleinen|grossen|jungste|alteste|jungere|altere|kleiner|grosser|jungster|altester) tochter/f, (kleiner|grosser|jungster|altester|kleinen|grossen|jungsten|altesten|jungerer|alterer) sohn/m, meine|unsere|meiner|unserer grosse|grossen/f, unser|mein grosser/m, mein|unser|unserem|meinem|unseren kleiner|kleinen/m, meine|unsere madels/p, meine|unsere jungs/p",
    sibling:
      "schwester/f, bruder/m, geschwister/p, zwillingsschwester/f, zwillingsbruder/m, halbschwester/f, halbbruder/m, bruders/m, schwestern/p, bruder/m, brudern/p, (kleine|grosse|jungere|altere|kleiner|grosser|kleinen|grossen|jungeren|alteren|jungste|alteste|jungerer|alterer|liebe|lieber|lieben|gute) schwester/f, (kleine|grosse|jungere|altere|kleiner|grosser|kleinen|grossen|jungeren|alteren|jungste|alteste|jungerer|alterer|liebe|lieber|lieben|gute) bruder/m, bruderherz/m, schwesterherz/f, brudi/m, schwesterchen/f, bruderchen/m, sis/f, stiefschwester/f, stiefbruder/m, nesthakchen, geschwistern/p, kleine sis/f",
    grandparent:
      "oma/f, opa/m, grossmutter/f, grossvater/m, grosseltern/p, omi/f, opi/m, uroma/f, uropa/m, urgrossmutter/f, urgrossvater/m, oma und opa/p, omas/p, omma/f, oppa/m, omchen/f, opapa/m, omama/f, grossmama/f, grosspapa/m, omis/f, opas/m, urgrosseltern/p, stiefoma/f, stiefopa/m, oma mutterlicherseits/f, grossmuttern/f",
    grandchild:
      "enkel/m, enkelin/f, enkelkind, enkelkinder/p, enkelsohn/m, enkeltochter/f, urenkel/m, urenkelin/f, enkeln/p, enkelchen, enkelkindern/p, urenkelkind, enkelkinds, enkels/m, enkelinnen/p, urenkeln/p, enkelsohne/p, enkeltochter/p",
    "aunt-or-uncle":
      "tante/f, onkel/m, grosstante/f, grossonkel/m, patentante/f, patenonkel/m, tantchen/f, onkels/m, tanten/f, grosstanten/f, patentanten/f, lieblingstante/f, lieblingsonkel/m, patin/f, pate/m, paten/m, taufpate/m, taufpatin/f, gotti/f, gotte/f, gote/f, gotti/m, goden/f, taufpaten/p, nenntante/f, nennonkel/m",
    "niece-or-nephew":
      "nichte/f, neffe/m, neffen/m, nichten/p, grossnichte/f, grossneffe/m, neffens/m, nichtchen/f, lieblingsnichte/f, lieblingsneffe/m",
    cousin:
      "cousin/m, cousine/f, kusine/f, vetter/m, cousins/p, cousinchen/f, cousinen/f, kusinen/f, vettern/m, basen/f, grosscousine/f, grosscousin/m, lieblingscousine/f, lieblingscousin/m, cousins/m",
    "in-law":
      "schwiegermutter/f, schwiegervater/m, schwiegereltern/p, schwager/m, schwagerin/f, schwiegersohn/m, schwiegertochter/f, schwiegermama/f, schwiegermutti/f, schwiegerpapa/m, schwiegermonster/f, schwiegerdad/m, schwiegersohne/p, schwiegertochter/f, schwiegerleute/p, schwiegerfamilie/p, schwagers/m, schwippschwager/m, schwippschwagerin/f, schwiegeroma/f, schwiegeropa/m, schwiegergrosseltern/p, schwiegermutter in spe/f, schwiegervater in spe/m, schwiegereltern in spe/p, schwiegermuttern/f, schwagerin in spe/f, schwiegermum/f, schwiegers/p, schwiegersohnes/m",
    godchild:
      "patenkind, patensohn/m, patentochter/f, patenkinder/p, gottikind, gottenkind, patensohnes/m, patenkindes, firmling, taufling, patenkindern/p, goettibub/m, gottibub/m, gottimeitli/f, gottemeitli/f, tauffkind, taufkind, patenmadchen/f, patenjunge/m, patennichte/f, patenneffe/m",
    family:
      "familie, verwandte/p, verwandten/p, verwandtschaft, sippe, grossfamilie, sippschaft, angehorige/p, mischpoke",
    couple:
      "brautpaar/p, ehepaar/p, paar/p, jungvermahlten/p, frisch verheirateten/p, brautleute/p, hochzeitspaar/p, frischvermahlten/p, frischvermahlte/p, parchen/p, jubelpaar/p, silberpaar/p, goldpaar/p, ehepaares/p, eheleute/p, nachbarspaar/p, frisch vermahlten/p",
    "close-friend":
      "beste freundin/f, bester freund/m, besten freund/m, besten freundin/f, beste freunde/p, alteste freundin/f, altester freund/m, alter freund/m, alte freundin/f, jugendfreund/m, jugendfreundin/f, sandkastenfreund*, enge freundin/f, enger freund/m, engen freund/m, engste freundin/f, schulfreundin/f, schulfreund/m, kindheitsfreund*, busenfreundin/f, busenfreund/m, herzensfreundin/f, herzensmensch, seelenverwandte/f, bff/f, abf/f, besti/f, bestie/f, seelenschwester/f, beste kumpel/m, bester kumpel/m, besten kumpel/m, bester kumpels/m, trauzeugin/f, trauzeuge/m, trauzeugen/m, brautjungfer/f, beste|bester|besten freund|freundin/f, liebste freundin/f, liebsten freundin/f, liebster freund/m, engsten freundin/f, engster freund/m, engsten freund/m, beste freund/m, meiner besten/f, meine beste/f, allerbeste|allerbesten freundin/f, allerbester|allerbesten freund/m, langjahrige|langjahrigen freundin/f, langjahriger|langjahrigen freund/m, sandkastenliebe, kindergartenfreundin/f, kindergartenfreund/m",
    friend:
      "kumpel/m, mitbewohner/m, mitbewohnerin/f, freunde/p, freunden/p, guter freund/m, gute freundin/f, guten freund/m, eine freundin/f, ein freund/m, einen freund/m, einer freundin/f, einem freund/m, kumpels/p, freundinnen/p, studienfreund/m, wg mitbewohner/m, guter|guten|alter|alten kumpel/m, kumpeline/f, kumpelin/f, freundes/m, freund von mir/m, freundin von mir/f, kumpel von mir/m, freunde von uns/p, befreundetes paar/p, bekanntenkreis, zimmergenosse/m, zimmergenossin/f, spezi/m, spezl/m, digga/m, homie/m, brieffreundin/f, brieffreund/m, zockerfreund/m, zockerkumpel/m, sportsfreund/m, tennisfreundin/f, vereinskollege/m, vereinskameradin/f, vereinskamerad/m, kommilitone/m, kommilitonin/f, kommilitonen/p, klassenkameradin/f, klassenkamerad/m, mitschuler/m, mitschulerin/f, mitstudentin/f, studienkollegin/f, studienfreundin/f, kegelbruder/m, kegelschwester/f, laufpartnerin/f, laufpartner/m, trainingspartner/m, trainingspartnerin/f, reisegefahrtin/f, wanderfreund/m, wanderfreundin/f, chorschwester/f, internetfreundin/f, onlinefreundin/fskollege/mskamerad/m, teamkameradin/f, mama freundin/f, mamafreundin/f, banknachbarin/f, banknachbar/m, sitznachbarin/f, tanzpartner/m, tanzpartnerin/f, doppelpartner/m, doppelpartnerin/f, mitbewohners/m",
    "new-date":
      "neue freundin/f, neuer freund/m, date, neuen freund/m, neuen freundin/f, schwarm, tinderdate, tinder date, crush, flirt, neue flamme/f, neue bekanntschaft/f, neuen flamme/f, affare, neuer schwarm/m, typ von tinder/m, erstes date, frische flamme/f",
    ex: "ex, exfreund/m, exfreundin/f, exmann/m, exfrau/f, ex frau/f, ex mann/m, ex freund/m, ex freundin/f, verflossener/m, exmannes/m, verflossene/f, ex verlobte/f, exverlobte/f, exverlobter/m, exgattin/f, exgatte/m, ehemaliger mann/m, ehemalige frau/f, geschiedene frau/f, geschiedener mann/m, ehemaliger freund/m, expartner/m, expartnerin/f, kindsvater/m, kindsmutter/f, vater meiner kinder/m, mutter meiner kinder/f, exmanns/m",
    colleague:
      "kollege/m, kollegin/f, kollegen, kolleginnen/p, arbeitskollege/m, arbeitskollegin/f, arbeitskollegen/m, burokollegin/f, burokollege/m, teamkollege/m, praktikant/m, praktikantin/f, burokumpel/m, kolleg/m, zimmerkollegin/f, kollegium, buronachbarin/f, buronachbar/m, schreibtischnachbar/m, schreibtischnachbarin/f, ex kollegin/f, exkollegin/f, exkollege/m, schichtkollege/m, lieblingskollegin/f, lieblingskollege/m, praktikanten/m, projektpartner/m, kollegs/p, teammitglied, arbeitskolleginnen/p, werkstudent/m, werkstudentin/f, kollegen/m",
    boss: "chef/m, chefin/f, vorgesetzter/m, vorgesetzte/f, vorgesetzten, abteilungsleiter/m, abteilungsleiterin/f, teamleiter/m, teamleiterin/f, boss/m, geschaftsfuhrer/m, geschaftsfuhrerin/f, chefs/m, teamleitung, teamlead, teamchef/m, teamchefin/f, gruppenleiter/m, gruppenleiterin/f, filialleiter/m, filialleiterin/f, schichtleiter/m, schichtleiterin/f, bereichsleiter/m, bereichsleiterin/f, stationsleitung, stationsleiterin/f, projektleiter/m, projektleiterin/f, abteilungsleitung, chefarzt/m, chefarztin/f, oberarzt/m, oberarztin/f, direktor/m, direktorin/f, schulleiter/m, schulleiterin/f, rektorin/f, rektor/m, vorstand, vorgesetze, kuchenchef/m, kuchenchefin/f, ceo, personalchef/m, teamleiters/m, chefs, big boss, geschaftsleitung, inhaber/m, inhaberin/f, marktleiter/m, marktleiterin/f, ausbilder/m, ausbilderin/f, polier/m, vorarbeiter/m",
    employee:
      "mitarbeiter, mitarbeiterin/f, angestellte/f, angestellter/m, assistent/m, assistentin/f, sekretarin/f, putzfrau/f, putzhilfe/f, reinigungskraft, azubi, auszubildende, lehrling, haushaltshilfe/f, mitarbeitern/p, team, azubine/f, azubis/p, auszubildender/m, auszubildenden, lehrtochter/f, lehrjunge/m, volontarin/f, volontar/m, putzfee/f, putzhilfen/f, putzperle/f, reinigungsfrau/f, raumpflegerin/f, haushalterin/f, chauffeur/m, aushilfe, minijobber/m, minijobberin/f, trainee, mitarbeiterinnen/p, belegschaft, sekretar/m, buroassistentin/f, assistenz, teammitglieder/p, arzthelferin/f, hilfskraft, angestellten, werkstudenten/p",
    client:
      "kunde/m, kundin/f, kunden/p, geschaftspartner/m, mandant, lieferant, kundschaft, stammkunde/m, stammkundin/f, auftraggeber/m, auftraggeberin/f, mandantin/f, klient/m, klientin/f, geschaftskunde/m, lieferanten/p, geschaftspartnerin/f, geschaftskunden/p, grosskunde/m",
    teacher:
      "lehrer/m, lehrerin/f, lehrers/m, klassenlehrerin/f, klassenlehrer/m, erzieherin/f, erzieher/m, professor/m, professorin/f, trainer/m, trainerin/f, klavierlehrerin/f, klavierlehrer/m, dozent/m, dozentin/f, nachhilfelehrer/m, grundschullehrerin/f, musiklehrer/m, musiklehrerin/f, doktorvater/m, lehrkraft, kindergartnerin/f, fahrlehrer/m, mentor/m, mentorin/f, gitarrenlehrer/m, ubungsleiter*, *lehrerin/f, *lehrer/m, *trainerin/f, *trainer/m, *dozentin/f, *dozent/m, lehrerinnen/p, erzieherinnen/p, erziehern/p, erziehern, trainers/m, coach, klassenlehrerin/f, kitaerzieherin/f, kita erzieherin/f, kindergartentante/f, krippenerzieherin/f, tutor/m, tutorin/f, referendar/m, referendarin/f, prof/m, doktormutter/f, chorleiter/m, chorleiterin/f, dirigent/m, dirigentin/f, ubungsleiterin/f, sensei, schulbegleiter/m, schulbegleiterin/f, lehrmeister/m, lehrmeisterin/f, klassenleiterin/f, klassenleitung, lehrpersonal, kitateam, yogalehrerin/f",
    carer:
      "pflegerin/f, pfleger/m, tagesmutter/f, babysitter, babysitterin/f, altenpflegerin/f, altenpfleger/m, pflegekraft, hebamme/f, krankenschwester/f, arzt/m, arztin/f, kinderfrau/f, hausarzt/m, hausarztin/f, therapeut*, physiotherapeut*, pflegedienst, krankenpfleger/m, nanny/f, kindermadchen/f, betreuerin/f, betreuer/m, pflegerinnen/p, pflegekrafte/p, pflegefachkraft, pflegefrau/f, tagesvater/m, tagesmutti/f, tagesmama/f, leihoma/f, leihopa/m, au pair, hebammen/f, doula/f, zahnarzt/m, zahnarztin/f, kinderarzt/m, kinderarztin/f, frauenarzt/m, frauenarztin/f, physio, physiotherapeutin/f, logopadin/f, ergotherapeutin/f, ergotherapeut/m, psychologin/f, psychologe/m, osteopathin/f, krankenschwestern/p, krankenpflegerin/f, betreuerinnen/p, alltagsbegleiterin/f, altenpflegerinnen/p, sozialarbeiterin/f, doktor/m, stationsteam, nachtschwester/f, sprechstundenhilfe/f, hausarztpraxis, pflegeteam, polnische pflegerin/f, arzte/p, heilpraktikerin/f, palliativteam, hospizhelferin/f, onkologin/f, kitaleitung, kita team",
    neighbour:
      "nachbar/m, nachbarin/f, nachbarn/p, vermieter/m, vermieterin/f, nachbarinnen/p, nachbars/m, nachbarsfrau/f, nachbarspaar/p, nachbarschaft, nachbarsleute/p, nachbarskind, nachbarsjunge/m, nachbarsmadchen/f, hausbewohner/p, hausgemeinschaft, mieter/m, mieterin/f, vermieters/m, vermietern/p, gartennachbar/m, gartennachbarin/f, mitmieter/m, hauswirtin/f, hauswirt/m, untermieter/m, untermieterin/f",
    host: "gastgeber/m, gastgeberin/f, gastfamilie, gasteltern/p, gastmutter/f, gastgebern/p, gastfamilien/p, gastvater/m, gastgeberpaar/p, gastgebers/m, hausherrin/f, hausherr/m, airbnb host",
    acquaintance:
      "bekannte/f, bekannter/m, bekannten, postbote/m, frisorin/f, frisor/m, friseurin/f, brieftrager/m, pfarrer/m, hausmeister/m, mullmann/m, friseur/m, hausmeisterin/f, hauswart/m, hausmeisters/m, portier/m, pfortner/m, pfortnerin/f, postbotin/f, paketbote/m, postler/m, brieftragerin/f, dhl bote/m, mullabfuhr, friseuse/f, pfarrerin/f, pastor/m, pastorin/f, kassiererin/f, backerin/f, busfahrer/m, barista, kosmetikerin/f, anwalt/m, anwaltin/f, steuerberater/m, steuerberaterin/f, makler/m, maklerin/f, tierarzt/m, tierarztin/f, bekannten/p, bekannter von mir/m, bekannte von mir/f, schulsekretarin/f, bibliothekarin/f, fusspflegerin/f, zeitungsbote/m, zeitungsfrau/f, imam/m, wirt/m, wirtin/f, hundetrainerin/f, chorkollegin/f, vereinsvorsitzender/m, vereinsvorsitzende/f, schiedsrichter/m, parkwachter/m",
    pet: "mein hund, unser hund, meine katze, unsere katze, meinen hund, unseren hund, unser kater, mein kater, meinem hund, meiner katze",
  },
  relations: {
    client:
      "schenkt|schenke|schenken|bringt|gibt man|ich|wir der|dem|den|einer|einem|so? $xclient, der|dem|den|einer|einem $xclient $adv? (was|etwas|ein|eine|nen|ne|einen|zum|danke) .. (schenken|mitbringen|uberreichen|sagen|geben)",
    godchild:
      "schenkt|schenke|schenken|bringt|gibt man|ich|wir der|dem|den|einer|einem|so? $xgodchild, der|dem|den|einer|einem $xgodchild $adv? (was|etwas|ein|eine|nen|ne|einen|zum|danke) .. (schenken|mitbringen|uberreichen|sagen|geben)",
    employee:
      "schenkt|schenke|schenken|bringt|gibt man|ich|wir der|dem|den|einer|einem|so? $xemployee, der|dem|den|einer|einem $xemployee $adv? (was|etwas|ein|eine|nen|ne|einen|zum|danke) .. (schenken|mitbringen|uberreichen|sagen|geben)",
    "in-law":
      "mutter meines freundes|verlobten|mannes|partners, vater meines freundes|verlobten|mannes|partners, eltern meiner freundin|verlobten|partnerin, eltern meines freundes|verlobten, schenkt|schenke|schenken|bringt|gibt man|ich|wir der|dem|den|einer|einem|so? $xinlaw, der|dem|den|einer|einem $xinlaw $adv? (was|etwas|ein|eine|nen|ne|einen|zum|danke) .. (schenken|mitbringen|uberreichen|sagen|geben)",
    friend:
      "aus dem verein|chor|turnverein|sportverein|kegelclub|buchclub|lesekreis|yogakurs|studium|orchester|fitnessstudio, aus meinem|unserem chor|verein|buchclub|lesekreis|kurs, aus der wg|clique|band|mannschaft|uni|schule|klasse|stufe|gruppe, aus meiner|unserer wg|clique|band|mannschaft|klasse, singt mit mir, spielt mit mir, trainiert mit mir, wohnen zusammen in einer wg, teilen uns eine wg|wohnung, meine wg, mit der|dem ich zusammen wohne|wohne|studiere",
    colleague:
      "wichteln .. buro|arbeit|firma|team, wichteln, aus der buchhaltung, aus dem buro, aus meinem team, sitzt neben mir, arbeitet mit mir, von der arbeit, aus der arbeit, aus der abteilung, meiner abteilung, schrottwichteln, engelchen und teufelchen, julklapp, kollegin|kollege von mir, mit dem|der ich arbeite|zusammenarbeite, mit der|dem ich .. buro teile, gegenuber im buro, am schreibtisch gegenuber|neben, aus der firma, aus dem betrieb, aus dem team, aus unserem team, aus der schicht, aus dem kollegium, schenkt|schenke|schenken|bringt|gibt man|ich|wir der|dem|den|einer|einem|so? $xcolleague, der|dem|den|einer|einem $xcolleague $adv? (was|etwas|ein|eine|nen|ne|einen|zum|danke) .. (schenken|mitbringen|uberreichen|sagen|geben)",
    self: "fur mich, fur mich selbst, mir selbst, mich selbst, selbst beschenken, gonne mir, an mich selbst, mich selber, mir selber, gonn mir, belohnung fur mich, ich beschenke mich, fur mich selber",
    "new-date":
      "erst # mal|dates getroffen, # date, # dates, frisch zusammen, gerade kennengelernt, drittes date, drei dates, zwei dates, dates mit, treffen uns seit, kennen uns erst, seit kurzem zusammen, erst seit # wochen|monaten, auf tinder|bumble|hinge kennengelernt, uber tinder|bumble|hinge, frisch verliebt, erst seit kurzem, # mal getroffen, erst zweimal|dreimal|einmal getroffen, wir daten, daten uns, daten seit, noch ganz frisch, drittes|zweites|viertes|funftes date, erstes|drittes|zweites treffen, kennen uns erst .. wochen|monate|kurz",
    host: "eingeladen zum|zu, eingeladen .. essen, bei denen wir wohnen|ubernachten|schlafen|unterkommen, wir ubernachten bei, bei der wir wohnen, zu gast bei, laden uns ein, hat uns eingeladen, haben uns eingeladen, zum essen|abendessen|brunch|grillen|kaffee|fondue eingeladen, wir sind eingeladen, bin eingeladen, sind .. eingeladen, lad|ladt|laden mich|uns .. ein, wo wir wohnen|ubernachten|unterkommen, bei .. eingeladen, zu besuch bei, wohnen bei ihr|ihm|ihnen, durfen bei .. wohnen|schlafen|ubernachten, als mitbringsel, zum grillen|essen|brunch|kaffee|feiern|abendessen|fondue|dinner bei, zum grillen|essen|brunch|kaffee|abendessen sind|bin wir|ich",
    neighbour:
      "wohnt nebenan, von nebenan, wohnt uber|unter uns|mir, aus dem haus, wohnt gegenuber, aus dem erdgeschoss, von gegenuber, uber uns wohnt, unter uns wohnt, neben uns wohnt, nebenan wohnt, im haus wohnt, von oben drunter, aus dem treppenhaus, aus unserem haus, ein stock uber|unter, eine etage uber|unter, zwei turen weiter, eine tur weiter, aus der strasse, aus unserer strasse, von der anderen strassenseite, wohnt .. haus weiter, aus dem # stock, schenkt|schenke|schenken|bringt|gibt man|ich|wir der|dem|den|einer|einem|so? $xneighbour, der|dem|den|einer|einem $xneighbour $adv? (was|etwas|ein|eine|nen|ne|einen|zum|danke) .. (schenken|mitbringen|uberreichen|sagen|geben)",
    carer:
      "passt auf .. kinder|sohn|tochter auf, pflegt meine|meinen|unsere, kummert sich um meine|unsere|meinen, betreut unsere|meine, die auf unsere kinder aufpasst, die meine mutter pflegt, sich .. um meine|meinen|unsere|unseren .. kummert|kummern, um meine mutter|oma kummert, sich (um meine mutter|um meinen vater|um oma|um opa|um mama|um papa|um unsere kinder|um unseren sohn|um unsere tochter|um die kinder|um die kleine|um den kleinen) kummert|kummern, kummert sich .. (um oma|um opa|um mama|um papa|um die kinder|um den kleinen|um die kleine), die|der (oma|opa|mama|papa|meine mutter|meinen vater|meine oma|meinen opa|unsere mutter|unseren vater|unsere oma) pflegt|betreut|versorgt|wascht, (auf unsere kinder|auf meine kinder|auf die kinder|auf die kleine|auf den kleinen|auf unseren sohn|auf unsere tochter|auf unser baby) aufpasst|aufgepasst|aufpassen, passt .. auf (die kinder|unsere kinder|meine kinder|den kleinen|die kleine) auf, hutet|betreut (meine|unsere|unser|unseren|meinen), schenkt|schenke|schenken|bringt|gibt man|ich|wir der|dem|den|einer|einem|so? $xcarer, der|dem|den|einer|einem $xcarer $adv? (was|etwas|ein|eine|nen|ne|einen|zum|danke) .. (schenken|mitbringen|uberreichen|sagen|geben)",
    "close-friend":
      "kennen uns seit|schon der|dem|ewig|#, seit der schule befreundet, seit .. befreundet, kenne ich seit, wie eine schwester, wie ein bruder, seit kindertagen|kindergarten|sandkasten|grundschule|kindheit, kennen uns schon|seit .. (ewigkeiten|ewig|kindertagen|kindergarten|grundschule|sandkasten|schulzeit|kindheit), beste freunde seit, durch dick und dunn, wie schwestern, wie bruder, gehen durch dick, schon immer befreundet, beste freundinnen",
    teacher:
      "unterrichtet meine|meinen|unsere|unseren|mich, bringt .. bei, gibt .. (unterricht|nachhilfe|klavierunterricht|gitarrenunterricht|schwimmunterricht|reitunterricht), trainiert unsere|meine|unseren|meinen|die, bei der|dem .. unterricht, der|die uns|mir|mich|meinem|meiner|unserer|unserem .. beibringt|beigebracht, hat .. (lesen|schreiben|schwimmen|klavier|deutsch) beigebracht, unterrichtet unser, schenkt|schenke|schenken|bringt|gibt man|ich|wir der|dem|den|einer|einem|so? $xteacher, der|dem|den|einer|einem $xteacher $adv? (was|etwas|ein|eine|nen|ne|einen|zum|danke) .. (schenken|mitbringen|uberreichen|sagen|geben)",
    acquaintance:
      "kenne ich kaum, kenne sie|ihn kaum, kaum kenne, kenne ich|wir nur fluchtig, nur fluchtig, kenn ich kaum, kenn sie|ihn kaum, kenne .. nicht gut|wirklich|naher, kennen uns kaum|nicht, kaum bekannt",
    boss: "ich arbeite fur ihn|sie, fur die|den ich arbeite, mein|meine vorgesetze|vorgesetzter, bei der|dem ich angestellt, schenkt|schenke|schenken|bringt|gibt man|ich|wir der|dem|den|einer|einem|so? $xboss, der|dem|den|einer|einem $xboss $adv? (was|etwas|ein|eine|nen|ne|einen|zum|danke) .. (schenken|mitbringen|uberreichen|sagen|geben)",
  },
  signs: {
    wanted:
      "ist|sind $adv? kaputt|hinuber|futsch|defekt|ausgelutscht|verschlissen|uralt|schrottreif|verloren, hat|haben den geist aufgegeben, gibt|geben den geist auf, gibt bald den geist auf, macht's nicht mehr lange, fallt|fallen auseinander, pfeift aus dem letzten loch, pfeifen aus dem letzten loch, fehlt|fehlen $them $adv? noch, fehlt|fehlen noch, hatte|hatten|hatt $who $adv? $adv? $adv? $adv? gern|gerne, wunscht|wunschen $who sich, mochte|will|wollte $who $adv? $adv? $adv? (haben|unbedingt|gern|gerne), steht|stehen $adv? $adv? auf (ihrer|seiner|der|dem|ihrem|seinem) (wunschliste|wunschzettel|liste), ware|waren $adv? $her traum, ist|ware ihr|sein grosser|grosster|sehnlichster traum|wunsch, konnte|konnten $who $adv? $adv? $adv? (gebrauchen|brauchen), braucht|brauchen $who $adv? $adv? (dringend|unbedingt|mal|neu|noch), traumt $who, wurde $them freuen, ist|sind|ging|geht|gingen|war $adv? $adv? $adv? (kaputt|hinuber|futsch|defekt|im eimer|hin|am ende|durchgelaufen|abgelaufen|zerbrochen|verloren gegangen|gestohlen worden|geklaut worden|kaputt gegangen|kaputtgegangen|verschlissen|steinalt), wurde|wurden $them|uns|ihm|ihr $adv? $adv? $adv? (freuen|gefallen|geklaut|gestohlen), hatte|hatten $who|die|der $adv? $adv? $adv? $adv? (gern|gerne|lieber), fehlt|fehlen $them $adv? $adv? (noch|eigentlich|nur), hat|haben $who sich .. gewunscht, wunscht|wunschte|wunschen $who sich, steht|stehen|stand $adv? $adv? $adv? auf (ihrer|seiner|der|dem|ihrem|seinem) (wunschliste|wunschzettel|liste|einkaufsliste), ware|waren $adv? $adv? (was fur sie|was fur ihn|etwas fur sie|etwas fur ihn|super|toll|klasse|prima|schon|ein traum|der hit|der hammer|genial|perfekt), steht|stehen ganz oben, wollte|will|mochte|braucht|brauchte|sucht $who $adv? $adv? $adv? (schon immer|immer schon|seit langem|schon lange|unbedingt|dringend|haben|mal)",
    owned:
      "hat|haben|besitzt|hab $who $adv? $adv? (schon|bereits|schon lange|langst|selber|selbst|sogar schon|schon zu hause|schon daheim|zuhause|doppelt|zu hause|daheim|jetzt auch), hat|haben $who sich $adv? $adv? $adv? $adv? (gekauft|zugelegt|angeschafft|geholt|gegonnt|besorgt|geleistet|bestellt|gebaut|gegonnt|zusammengespart|erst gekauft), hat|haben|hab $who $adv? $when? $when? $when? $when? (bekommen|gekriegt|geschenkt bekommen|geerbt|gekauft|zugelegt), gekauft, zugelegt, angeschafft, gegonnt, geschenkt, geerbt, ist|sind|war $adv? $adv? (vorhanden|da|schon da|bereits vorhanden|schon vorhanden|alles da|bereits da|auch da), ist|sind $adv? alles|alle|komplett|schon|bereits $adv? da|vorhanden, steht|stehen|liegt|liegen|hangt|hangen $adv? $adv? $adv? (da|im|in der|auf dem|auf der|in ihrer|in seiner|in seinem|in ihrem|bei ihr|bei ihm|zuhause|zu hause|daheim|an der wand|bereit), rumstehen, herumstehen, im schrank|keller|regal|wohnzimmer stehen, hat|haben $who $adv? $adv? (im|in der|auf dem) (schrank|keller|regal|garage|kuche|garten|balkon|schuppen|wohnzimmer|haus|zimmer), zu hause stehen|stehen, zuhause stehen, nennt $who sein|ihr eigen, sein|ihr eigen, in doppelter ausfuhrung, bestens ausgestattet|ausgerustet|bestuckt|versorgt|eingedeckt, gut ausgestattet|ausgerustet|bestuckt|versorgt|eingedeckt, ausgestattet, ausgerustet, eingedeckt, versorgt, besitzt $who, hat $who von uns|mir|den|ihren|seinen .. bekommen|gekriegt, hat|haben|besitzt $who $adv? alles|alle|mehrere|zwei|drei|vier|funf|sechs|zig|etliche|dutzende|unzahlige, hat|haben $who $adv? $adv? (zwei|drei|vier|funf|sechs|zig|etliche|dutzende|unzahlige), hat|haben|hab|habe $who|wir|ich|man .. $got, haben wir ihm|ihr|ihnen .. $got, hat|haben sie|er $adv? $adv? $adv? langst|schon|bereits|doppelt|dreifach|daheim|zuhause|selbst|selber|alles|komplett|genug|noch|auch|ja, hat|haben $who $adv? $adv? (in allen farben|in allen grossen|in allen varianten|in jeder farbe|in rot|in schwarz|von damals|noch vom|vom letzten), gibt|gibts es $adv? $adv? (schon|bereits|auch schon|genug|daheim|zuhause|in), gibt's schon|bereits|genug, fehlt|fehlen $them? $adv? (nicht|nichts), ist|sind $adv? $adv? (da|vorhanden|zur genuge|genug|doppelt|bereits im haus|im haus|im schrank), bekam $who, besitzt|besitzen $who, benutzt|nutzt|verwendet $who $adv? (taglich|jeden|standig|dauernd|gern), gehort|gehoren $them $adv? schon?",
    "in-surplus":
      "hat|haben|besitzt $who $adv? $adv? (genug|genugend|zuhauf|mehr als genug|in hulle und fulle|bis unters dach|im uberfluss|ohne ende|en masse|massenhaft|haufenweise|reichlich|zu viele|zu viel|viel zu viele|viel zu viel|mehr als|bis zum abwinken|ausreichend|tonnenweise|wie sand am meer|bis zum umfallen|zum schweinefuttern), hat|haben $adv? $adv? (zuhauf|in hulle und fulle|im uberfluss|en masse|bis zum abwinken), verstauben, verstaubt, stauben|staubt $adv? (ein|voll), setzen|setzt $adv? staub an, steht|stehen|liegt|liegen $adv? $adv? (rum|herum|nur im weg|in der ecke|im weg|nur rum|ungelesen|ungenutzt|unbenutzt), stapeln|stapelt sich, turmen|turmt sich, quellen|quillt .. uber, platzt aus allen nahten, ist|sind $adv? genug|reichlich|zuhauf|massenhaft da|vorhanden, gibt es schon|mehr genug|als, reichen langsam, reicht|reichen jetzt|langsam|fur, kommen $them zu den ohren raus|heraus, kommt|kommen $them $adv? aus den ohren|zu",
    surplus:
      "ertrinkt|erstickt|schwimmt|versinkt (in|im|in all den|in lauter), eingedeckt mit, uberhauft mit, uberschuttet mit, genugend, schon genug, massenhaft, haufenweise, tonnenweise, kistenweise, unmengen, unmengen an|von, berge von, schon zig|tausend|hundert|unzahlige|etliche|mehrere|genug|genugend|zehn|funf|sechs, einen ganzen schrank voll|voller, schrank voller|voll, keller voller|voll, regal voller|voll, regale voller, bude voller, haus voller|voll, schublade voller, noch mehr, nicht noch mehr|ein|eine|einen, kein weiterer|weiteres, keine weiteren|weitere, keinen weiteren, bitte keine weiteren|weitere",
    "dislike-around":
      "kann|konnen|konnte .. $neg $adv? ausstehen|leiden|ab|abhaben|riechen|ertragen|gebrauchen|brauchen|mehr, kann|konnen|konnte (mit|mit den|mit dem|mit so) .. $nix anfangen, halt|haltet|halten|hielt von|vom .. $adv? $nix|nicht, findet|finde|finden|fand|fanden .. $adv? $adv? $bad, finden wurde .. $adv? $bad, hat|haben|hab mit|fur|an|auf|zu .. $adv? $nix|keinen|keine|kein|null am|ubrig|bock|lust|interesse|gefallen|sinn|nerv|nerven|talent|zu, hat|haben|hab .. $adv? satt|dicke|uber, macht sich aus .. $adv? $nix, gewinnt .. $adv? nichts|nix ab, interessiert sich fur .. $neg|null, steht auf .. $neg|null, lasst von .. die finger, wurde .. niemals|nie tragen|lesen|anziehen|benutzen|aufstellen|gucken|spielen|anrucken|anfassen|machen, geht .. aus dem weg, bekommt bei|von .. zustande|pickel|krise|zuviel|gansehaut, kriegt bei|von .. zustande|pickel|krise|zuviel|vogel, gegen .. hat|haben|hegt eine|grosse|starke abneigung, wurde .. nie|niemals freiwillig, wurde nie freiwillig .. (in die hand nehmen|anziehen|anfassen|lesen|machen), wurde .. (nicht mal|nie im leben) geschenkt, $does .. nicht|nie|niemals|kaum|ungern|nich $adv? $adv? (besonders|sonderlich|wirklich|unbedingt|so|mehr|gern|gerne|freiwillig|leiden|riechen)?, mag|mogen|mochte|trinkt|isst|liest|macht|tragt|hort|schaut .. nur ungern|widerwillig|selten, ist|bin|sind|war .. leid|uberdrussig, hat|haben|habe .. (aufgegeben|abgewohnt|abgeschworen|an den nagel gehangt|satt|dicke|uber|abgehakt), hat mit|beim .. (aufgehort|abgeschlossen|gebrochen|schluss gemacht), kann|konnen $adv? $adv? auf .. verzichten, kann|konnen auf .. (gut|gern|bestens|getrost|locker) verzichten, lehnt|lehnen .. $adv? ab, kann man mit|bei .. (jagen|vergraulen|verjagen|verscheuchen|in die flucht schlagen), kannst $them mit .. (jagen|vergraulen|verjagen|kommen), bloss|nur|bitte|ja mit .. (in ruhe lassen|verschonen|vom leib bleiben), mit .. $adv? (kann|konnt|kannst|braucht|brauchst) $adv? $adv? (nicht kommen|nicht zu kommen|zu hause bleiben|jagen), von .. (die nase|die schnauze) $adv? voll, von|vom .. (die finger|abstand), vom|von .. hat|halt $who $adv? $adv? (die nase|die schnauze|nichts|nix|wenig|genug) $adv? voll?, hat|haben .. nie|niemals (gemocht|leiden konnen|verstanden|getrunken|gegessen|gelesen|gespielt|gemacht|interessiert), hat|haben $adv? noch nie .. (gemocht|getrunken|gegessen|gelesen|gespielt|gemacht)",
    not: "nicht, nie, niemals, kaum, nie wieder, nicht mehr, weder, nicht so, gar nicht, uberhaupt nicht, selten, nich, nicht mal, noch nicht, keineswegs, mitnichten, nimmer, keinesfalls",
    no: "kein, keine, keinen, keinem, keiner, keines, ohne, nichts mit|aus|von|zum|fur, bloss kein|keine|keinen, bitte kein|keine|keinen, weder, noch, alles ausser|nur, ausser, nur nicht, bloss nicht, auf keinen fall, nur keine|kein|keinen, nicht noch ein|eine|einen|mehr, verzichtet auf, meidet, vermeidet, bitte nicht, alles bloss, nicht schon wieder, nie wieder, nie, keinerlei, nix mit|aus|von|zum|fur, bitte nix, bitte bitte kein|keine|keinen, bloss nix, nur nix, blos kein|keine|keinen|nicht, alles blos, lass die finger von, lasst die finger von, finger weg von",
    like: "liebt, lieben, mag, mogen, liebte, steht auf, begeistert sich|fur, begeistert von, begeisterter|begeisterte, fan von, interessiert sich fur, schwarmt fur|von, geht gern|gerne, macht gern|gerne, isst gern|gerne, trinkt gern|gerne, spielt, spielen, liest gern|gerne, hort gern|gerne, ist verruckt nach, verruckt nach, vernarrt in, leidenschaftlicher|leidenschaftliche, sammelt, geniesst, schatzt, bevorzugt, am liebsten, gern, gerne, leidenschaft fur, faible fur, freut sich uber, freut sich immer uber, lebt fur, grosser|grosse fan von, ohne .. geht nichts, nicht ohne, lernt, hobby, hobbys, interessen, schwache fur, nie genug von, kann nicht ohne, nicht abgeneigt, hat nichts gegen, leckermaul bei, macht, sagt .. nicht nein, sagt nie nein zu, nicht nein zu, steht total auf, fahrt voll auf, fahrt gern|gerne, hat spass an|am, freude an|am, hat freude an|am, kann .. nicht widerstehen, nicht genug von, fur sein|ihr leben gern, brennt fur, fahrt total|voll auf, abgefahren auf, schlagt|schlug sein|ihr herz fur, herz schlagt fur, kriegt nicht genug von, bekommt nicht genug von, bekommt nie genug von, kriegt nie genug von, geht nichts uber, geht doch nichts uber, verschlingt, suchtet, zockt, bastelt, werkelt, tuftelt, ganz wild auf, total verruckt nach, ist verliebt in, hat eine schwache fur, hat ein faible fur, steht drauf auf, fan vom, riesenfan von|vom, riesen fan von|vom, grosser fan, schwort auf, immer zu haben fur, ist zu haben fur, freut sich wie ein schneekonig uber, freut sich wie bolle uber, nie nein zu, mag|liebt|trinkt|isst|liest|spielt|macht nicht nur, ein leben ohne, leben ohne, kein tag ohne, kein tag vergeht ohne, ohne .. geht|lauft bei ihm|ihr gar? nichts, nicht leben ohne, undenkbar ohne, mag|mogen|mochte|geht|macht|spielt|hort|isst|trinkt|liest|schaut|guckt|kocht|backt|fahrt|tragt|sammelt $adv? $adv? (gern|gerne|viel|oft|leidenschaftlich|mit begeisterung|am liebsten), schwarmt $adv? $adv? von|fur, steht $adv? $adv? auf, interessiert sich $adv? $adv? fur, begeistert sich $adv? $adv? fur, freut sich $adv? $adv? $adv? uber|auf, hangt|hangt $adv? an, lasst nichts kommen auf, vergottert, verehrt, bewundert, vernarrt in|ins, ein herz fur, grosses herz fur, verbringt .. mit, geht auf in, geht vollig|ganz|voll auf in|beim, leidenschaftlich gern|gerne, mit leidenschaft, nichts lieber als|tut als|macht als, was er|sie lieber tut|macht als, sein|ihr element ist, zu begeistern fur, nicht vorstellen ohne, infiziert mit|vom, im fieber, ist total|ganz|voll verruckt nach|auf, kommt nicht vorbei an, nicht lassen von, hat ein handchen fur, kennt sich aus mit|bei, weiss alles uber",
    liked:
      "toll, super, grossartig, herrlich, wunderbar, fan, fans, liebhaber, liebhaberin, freak, narr, begeistert, freund, ist sein|ihr ding, ist .. ding, ist seine|ihre leidenschaft|welt, ist .. leidenschaft, gern, gerne, junkie, nerd, geht immer, nicht nein, sagt er|sie nicht nein, sagt er|sie nie nein, nie nein, nicht widerstehen, trinkerin, trinker, verruckt, suchtig, ist $them heilig, heilig, fur sein|ihr leben gern, ist sein|ihr ein? und alles, ein und alles, ist $her lebenselixier, ist immer gut|willkommen|drin, immer gern, immer gern gesehen, gern gesehen, kommt immer gut an, kommen immer gut an, geht|gehen $adv? immer, nichts einzuwenden, nie was einzuwenden, nie etwas einzuwenden, nichts dagegen, nicht abgeneigt, nie abgeneigt, uber alles, macht|machen ihm|ihr spass|freude, hat|haben es ihm|ihr|ihnen angetan, ist $her grosse? liebe, sein|ihr hobby, findet er|sie $adv? $adv? toll|super|klasse|geil|spitze|cool|interessant|spannend, maniac, fanatiker, fanatikerin, verfallen, verruckte|verruckter, fanatisch, liebt er|sie, mag er|sie, ist er|sie zu haben, kann er|sie nicht widerstehen, mag|mogen|liebt|lieben|schatzt|vergottert|verschlingt|sammelt|geniesst|bewundert|bevorzugt|zockt|bastelt|hort|liest|kocht|backt $who, begeistert|begeistern|fasziniert|faszinieren|freut|freuen|schmeckt|schmecken|gefallt|gefallen|entspannt|beruhigt $them, ist|sind|ware|waren $adv? ok|okay, mag $who $adv? $adv? (sehr|gern|gerne|schon|total|unheimlich|wahnsinnig), geht|gehen $adv? (klar|okay|ok|in ordnung|schon), ist|sind $adv? $adv? (willkommen|super|klasse|spitze|perfekt|genau ihrs|genau seins|voll ihrs|voll seins), ist|sind $adv? $adv? $her (welt|leidenschaft|liebe|leben|hobby|ding|element|ein und alles|steckenpferd|grosste leidenschaft|grosses hobby|grosste freude|grosse leidenschaft|lieblingsbeschaftigung|zweites zuhause)",
    dislike:
      "hasst, hassen, mag nicht|kein|keine|keinen, mogen nicht|kein|keine|keinen, kann nichts anfangen mit, nichts am hut mit, verabscheut, kein|keine fan|freund|freundin von, nicht so der|die, genug von, die nase voll von, satt, zu viel|viele, schon genug, genug, mehr als genug, keine lust auf|mehr, steht nicht auf, interessiert sich nicht fur, abneigung gegen, ekelt sich vor, angst vor, mude von, langweilt sich bei, haben genug, hat genug, nichts mehr mit, nichts ubrig fur, keinen bock auf, macht sich nichts aus, nicht gern|gerne, ungern, kein interesse an, viel zu viele|viel, so viele, nichts zu tun mit, macht|machen (einen|einen grossen|einen riesigen|einen weiten) bogen um, $nix am hut mit, $nix zu schaffen|tun mit, $nix anfangen mit, $nix ubrig fur, wenig ubrig fur, null|keinen|keinerlei bock|lust|interesse|sinn|nerv|verstandnis|draht|gefallen fur|auf|an|zu|am, keinen bock mehr auf, kein|keinen|keine (typ|mensch|freund|fan|freundin|liebhaber|liebhaberin) fur|von, verschon|verschont|verschone|verschonen|verschonet $them mit|vor, bleib|bleibt|bleibe $them weg|fern|vom mit, weg|fern mit|von, flieht|fluchtet vor, rennt .. weg vor, grault sich vor, graut|graust es? $them? vor, panische|panik|angst|schiss|respekt vor, ekelt sich vor, ekel vor, furchtet|furchtet sich vor, halt|halten $adv? $nix|wenig von|vom, halt|halten gar? nicht viel von|vom, verweigert, verachtet, verschmaht, lehnt .. ab, steht $adv? $adv? nicht|null|kein bisschen auf, interessiert sich $adv? $adv? nicht|null|kein bisschen|uberhaupt fur, macht sich $adv? $nix|wenig aus, gibt sich nicht ab mit, ist|bin|sind kein|keine grosser|grosse|riesen|besonderer freund|fan|freundin von, hat .. abgewohnt, lieber zahnarzt|zahnschmerzen|wurzelbehandlung|sterben|staubsaugen als, alles lieber als, alles andere als scharf auf, null scharf auf, nicht scharf auf, nicht wild auf, nicht erpicht auf, ungern, widerwillig, kann man $them jagen mit, kannst du $them jagen mit, jagst du $them mit, jagt man $them mit, kannst|kann du|man $them vergraulen mit, hat es .. nicht so mit, hat's nicht so mit, hats nicht so mit, hat es nicht so mit, nicht so der|die|das, nicht so sein|ihr|ihre, wenig begeistert von, alles ausser|nur nicht|nur nix|bloss|bloss nicht|bloss keine, um himmels willen kein|keine|keinen, um gottes willen kein|keine|keinen, nur ja kein|keine|keinen, ja kein|keine|keinen, finger weg von|vom, hande weg von|vom, nix mit|aus|zum|von|fur, bitte nix mit|aus|zum, schenk|schenkt|schenke $them bloss|bitte? keine|kein|keinen, spart euch|dir, spar dir, bogen um alles $mark? was mit, macht .. bogen um alles $mark? was|mit mit?, keinerlei|null interesse an|am|fur, hat $adv? null|keinerlei interesse|bock|lust an|am|auf, wurde nie|niemals freiwillig, wurde nie im leben|traum, freiwillig nie|niemals, nie|niemals|nicht|nimmer|selten|kaum $adv? gern|gerne|freiwillig, kann|konnen|konnte|kannst $adv? $adv? $adv? ($nix|wenig|kaum was|nicht viel|kaum etwas) anfangen mit, hat|haben|hatte $adv? $adv? ($nix|wenig|nicht viel) ubrig fur, hat|haben|hatte $adv? $adv? kein|keine|keinen|null|wenig|kaum|keinerlei sinn|handchen|nerv|nerven|geduld|lust|interesse|faible|ader|draht|talent|bock|freude|spass|gefallen|verwendung|bedarf fur|auf|an|zu|am|zum|bei|von, ist|bin|sind|war $adv? $adv? kein|keine $adv? (grosser|grosse|wirklicher|echter|besonderer)? fan|freund|freundin|liebhaber|liebhaberin|anhanger|anhangerin|typ|mensch|verehrer|kenner|freunde|fans von|vom|fur|des|der, hat|haben|habe $adv? die nase|schnauze $adv? $adv? voll von|vom, die nase|schnauze $adv? $adv? voll von|vom, nicht|nie|selten $adv? $adv? zu haben fur, nicht|nie $adv? zu begeistern fur, nicht $adv? $adv? begeistert|angetan|versessen von|auf, macht|machen sich $adv? $adv? (nicht viel|wenig|nichts|nix|rein gar nichts|herzlich wenig) aus, raus aus, fertig mit, durch mit, kuriert von, geheilt von, allergisch gegen|auf kitsch|deko, lasst|lassen $adv? die finger von|vom, halt|halten sich $adv? fern von|vom, distanziert sich von, weigert sich, hutet sich vor, sich drucken vor, druckt sich $adv? vor|vorm|vom, bekommt|kriegt|bekommen|kriegen $adv? (die krise|zustande|plaque|einen vogel|pickel|die kratze|gansehaut|einen anfall|die kriese|schnappatmung|das kotzen) bei|von|vom|beim, anstelle von|eines|einer, anstatt",
    disliked:
      "langweilig, schrecklich, furchtbar, doof, blod, nicht leiden, nicht ausstehen, nichts anfangen, ist nicht sein|ihr ding|fall, sind nicht sein|ihr ding|fall, ist nichts fur, sind nichts fur, nicht so, langweilt ihn|sie, langweilen ihn|sie, gar nicht, uberhaupt nicht, geht gar nicht, gehen gar nicht, kommt nicht in frage, nein danke, lieber nicht, aber nicht, eher nicht, mag er|sie nicht, mag sie|er uberhaupt|gar nicht, hasst er|sie, nervt ihn|sie, nerven ihn|sie, nicht ihr|sein ding, nicht ausstehen, nichts am hut, ein graus, eine qual, nichts ubrig, lasst ihn|sie kalt, lassen ihn|sie kalt, hat er|sie genug, genug hat, hangt .. zum hals, $neg $adv? ausstehen|leiden|abhaben|riechen|ertragen|sehen|horen|verknusen, kann|konnen|konnte $who? $adv? $adv? $neg $adv? ausstehen|leiden|ab|abhaben|riechen|ertragen|sehen|horen|verknusen|gebrauchen|brauchen|mehr, kann|konnen|konnte $who? $adv? $adv? $nix|wenig|nicht|nichts anfangen|abgewinnen, $nix anfangen|abgewinnen, wenig abgewinnen, kann $who? gestohlen bleiben, konnen $them gestohlen bleiben, kann $them gestohlen bleiben, kann|konnen $them mal? kreuzweise, halt|haltet|halten|hielt $who $adv? $adv? $nix|wenig, halt|halten $who $adv? nicht viel|besonders, nicht viel von, hat|haben|hab $who $adv? $adv? $nix|wenig|nicht|nichts am hut, hat|haben|hab $who $adv? $adv? $nix zu tun|schaffen, hat|haben $who $adv? $adv? $nix|wenig|nicht ubrig, $nix|wenig am hut, $nix|wenig ubrig, hat|haben $who $adv? $adv? keinen|null|keine|kein|keinerlei bock|lust|interesse|nerv|sinn|talent|geduld, hat|haben $who $adv? satt|dicke, hat|haben $who $adv? $adv? uber, hat $who sich $adv? ubergessen|ubersehen|ubergehort|abgewohnt, hat|hatte $who noch nie gemocht|leiden, noch nie gemocht|leiden|verstanden, nie warm geworden|geworden, wird $who nie|nicht warm, null bock, keinen bock, keine lust, kein interesse, kein bedarf, lasst|lassen $them? $adv? $adv? kalt, geht|gehen|gingen $them $adv? $adv? $adv? auf den|die|n|das keks|nerven|geist|senkel|sack|wecker|zeiger|eier|nerv|docht, geht|gehen $them $adv? $adv? gegen den strich, geht|gehen $them $adv? $adv? am arsch|allerwertesten|hintern|popo vorbei, hangt|hangen $them $adv? $adv? (zum hals|aus dem hals|zu den ohren), kommt|kommen $them $adv? nicht (ins haus|in die tute|uber die schwelle|in die bude|unter), nervt|nerven|nervte|langweilt|langweilen|ekelt|ekeln|stresst|stressen|odet|stort|storen|anodet|uberfordert|uberfordern|abschreckt $them, ode|oden|odet|kotzt|kotzen|widert|widern $them $adv? an, schreckt|schrecken $them $adv? ab, ist|sind|war|waren|ware $them $adv? $adv? (ein graus|ein gruel|ein dorn|ein greuel|zuwider|egal|schnuppe|wurst|wurscht|schnurz|piepegal|schnurzpiepegal|verhasst|gleichgultig|zu langweilig|zu anstrengend|zu blod|zu dumm|zu doof|zu kitschig|zu suss|peinlich|unangenehm|ein rotes tuch|fremd|zu viel), ein dorn im auge, ein rotes tuch, ein gruel, der horror, horror fur, die holle, folter fur, der reinste horror, das letzte, ein no go, macht|machen $them $adv? $adv? keinen|keine|null|kein spass|freude|bock, sagt|sagen $them $adv? $adv? $nix|wenig|nicht zu?, gibt|geben $them $adv? $adv? $nix|nicht viel|wenig, bringt|bringen $them $adv? $adv? $nix|wenig, liegt|liegen $them $adv? $adv? nicht, gefallt|gefallen|schmeckt|schmecken|taugt|taugen|passt|passen $them $adv? $adv? $neg, schmeckt|schmecken nicht, interessiert|interessieren|reizt|reizen|juckt|jucken|kratzt|begeistert|begeistern|locken|lockt $them $adv? $adv? $adv? nicht|null|kein|wenig|kaum|herzlich|nie bisschen|die? bohne?, findet|finde|finden|fand|fanden $who $adv? $adv? $adv? $bad, findet|finden $who $adv? zum kotzen|gahnen|einschlafen, ist|sind|war $adv? $adv? $bad, stinklangweilig, todlangweilig, sterbenslangweilig, atzend, zum gahnen, zum kotzen, zum davonlaufen, oberlangweilig, $neg $adv? $adv? $adv? seins|ihrs|ihres|seines|meins, nicht|nich $adv? $adv? $adv? $her ding|fall|welt|sache|geschmack|metier|kragenweite|stil|starke|bier|fach|revier|hobby|thema, $nix fur ihn|sie|den|die|ihren|seinen, nicht das richtige, der|die falsche, nicht der typ|typ dafur, nicht so der bringer|renner|hit|brenner|knaller|burner, ruhrt|ruhren|fasst|fassen|packt|schaut|guckt $who? $adv? $adv? nicht|nie|nimmer|niemals an, tragt|liest|guckt|schaut|benutzt|benutzen|braucht|brauchen|will|wollen|mag|mogen|nutzt|schaut|nimmt|kauft|macht|liebt|zieht|hort $who $adv? $adv? $neg $adv? $adv? (im leben|mehr|an|gern|gerne|besonders|haben|sehen), tragt|liest|guckt|schaut|benutzt|benutzen|braucht|brauchen|will|wollen|mag|mogen|nutzt|nimmt|kauft|macht|liebt|zieht|hort $who $adv? $adv? $neg, hasst|hassen|verabscheut|meidet|vermeidet|furchtet|verflucht|verachtet|scheut $who, kannst du|ihr $them $adv? (jagen|vertreiben|verjagen|vergraulen|abschrecken|verscheuchen|verschonen), kann man $them $adv? (jagen|vertreiben|verjagen|vergraulen|abschrecken|verscheuchen), konnt ihr $them jagen, jagst du $them, jagt man $them, kannst du $adv? (vergessen|knicken|behalten|steckenlassen|stecken lassen|dir sparen|in die tonne), konnt ihr (vergessen|knicken|behalten|euch sparen), kann man bei $them vergessen, kann man sich sparen, braucht|brauchst|brauchen man|du|ihr|wir $them $adv? gar? nicht|nich $adv? (zu|kommen|anzukommen|ankommen|an), braucht mir|ihr|ihm keiner|niemand, braucht $adv? (kein mensch|keiner|niemand), sollte|sollten|mochte man|du|sie lassen|weglassen|meiden, bitte weglassen, bitte lassen, lieber weglassen, wurde|wurden $who lieber|eher sterben|verhungern, da wurde $who lieber|eher, da rennt|lauft|flieht|flippt|streikt|schaltet|haut|geht $who weg|davon|schreiend|aus|ab|nicht, macht|machen $who einen bogen|grossen, um gottes willen, um himmels willen, bloss nicht, blos nicht, bitte nicht, lieber nicht, auf keinen fall, nie im leben, im leben nicht, niemals, nein danke, ohne mich|ihn|sie, muss nicht sein, muss echt? nicht sein, nicht mehr sehen, schaut|guckt $who nicht mit dem arsch, fehlanzeige, geschenkt, fallt|fallen flach|weg|raus|aus, sind|ist $adv? raus|tabu|out|durch|gestrichen|unerwunscht|verboten, nicht erwunscht, unerwunscht, geht|gehen bei|fur ihm|ihr|ihn|sie gar? nicht, nicht geschenkt, nicht so gern|gerne|prickelnd|toll|begeistert|pralle|pralle, nicht prickelnd, bitte? $adv? keine|keins|keinen|keines mehr, bitte nicht mehr, (ist|sind|war|waren) fur $them $adv? (mord|folter|eine qual|qual|die holle|ein graus|horror|nix|nichts|eine strafe|hochststrafe|ein albtraum|verschwendung|zeitverschwendung|quatsch|humbug|tabu|ein fremdwort|nur stress|stress), da? wurde $who lieber|eher (sterben|verhungern|kundigen|auswandern|davonlaufen|weglaufen|putzen), steht|stehen $who $adv? $adv? nicht|null, ist|sind $adv? $adv? nicht $adv? $adv? (seins|ihrs|ihres|meins), in die hand nehmen, nicht geschenkt haben, geschenkt nicht haben, nicht mal geschenkt, kommen|kommt|kam fur $them nicht in frage, nicht in frage, da hort der spass auf, da ist sie|er raus, da winkt sie|er ab, davon will|mochte er|sie nichts|nix wissen|horen, will er|sie nichts|nix (wissen|horen|davon wissen) von?, will er|sie nichts von wissen, (besser|am besten|vielleicht|eher|bitte|lieber|bloss|ja|nur|ruhig|also) nicht, (eher|schon|dann|dagegen|aber|dafur|hingegen|bitte|jedoch) weniger, nicht (sonderlich|wirklich|unbedingt|besonders|so wirklich|so richtig|so sehr|gerade sein|gerade ihr), $does $who $adv? $adv? $adv? $neg $adv? $adv? (besonders|sonderlich|wirklich|unbedingt|so|mehr|gern|gerne|freiwillig|an|haben|sehen|leiden)?, wurde|wurden|tate|kame|ginge|durfte|sollte $who|man|ich $adv? $adv? (nie|niemals|nicht|nie im leben|im leben nicht) $adv? freiwillig?, gehort|gehoren|gehorte $adv? $adv? nicht zu|zum $her (starken|hobbys|lieblingen|vorlieben|favoriten|leidenschaften|lieblingsbeschaftigungen), hat|haben bei|an $them $adv? (nichts zu suchen|keine chance|nichts verloren|keinen platz), bleibt|bleiben|blieb $adv? $adv? (liegen|ungelesen|unberuhrt|ungenutzt|im schrank|in der ecke|stehen|unausgepackt), landet|landen|landete $adv? $adv? (im mull|in der ecke|im schrank|im keller|auf dem mull|in der tonne|bei ebay|im altkleidersack|auf dem flohmarkt), verschenkt|verkauft|entsorgt|wirft|schmeisst $who $adv? $adv? (weiter|sofort|immer|weg), hat|haben $who $adv? $adv? (abgelegt|aufgegeben|abgewohnt|abgeschworen|an den nagel gehangt|uber|satt|hinter sich|abgehakt|ausgemustert), hat|haben sich $adv? (erledigt|ausgelebt), ist|sind $adv? $adv? (passe|geschichte|vorbei|abgehakt|erledigt|out|durch), hat|habe|mochte|konnte|hatte $who $adv? $adv? (nie|noch nie|niemals|nicht) $adv? $adv? (gemocht|leiden konnen|leiden|getrunken|gegessen|gelesen|gemacht|verstanden|ausstehen|was ubrig|viel ubrig|viel am hut|viel davon|abgehabt|vertragen|gebraucht|gewollt|getragen|benutzt|gespielt), hat|haben $them $adv? $adv? (nie|noch nie|nicht|niemals) $adv? $adv? (interessiert|begeistert|gereizt|geschmeckt|gefallen|gelegen|gelockt|gejuckt|fasziniert|angesprochen), tut|tun $them $nix, sagt|sagen $them $adv? uberhaupt nichts, bedeutet|bedeuten $them $adv? $nix, braucht|brauchen es $adv? nicht, braucht's nicht, muss|mussen $adv? $adv? nicht $adv? sein?, kann man|er|sie sich schenken, hasst|verabscheut|meidet|scheut|furchtet|verflucht|verachtet|boykottiert $who, uberlasst|uberlassen $who $adv? (anderen|den anderen|lieber anderen), ist|sind $adv? was|etwas fur andere, ist|sind $adv? nur was|etwas fur, ist|sind|war $them $adv? (zu|viel zu|deutlich zu|einfach zu) (langweilig|anstrengend|laut|suss|kitschig|bitter|scharf|teuer|hektisch|brutal|blutig|traurig|kompliziert|trocken|stressig|esoterisch|nass|kalt|gefahrlich), kann|konnen|konntet|konnt $adv? ihr|sich? behalten, kann|konnen $adv? weg, kannste knicken|vergessen|behalten, lockt|locken $them $adv? $adv? nicht|niemanden|keinen, holt|holt man $them $adv? nicht|damit, hinterm ofen, hinter dem ofen, kommt|kommen $them $adv? (gar|garantiert|bestimmt)? nicht (ins glas|auf den teller|auf den tisch|ins haus|in die wohnung), verdirbt $them, vermiest $them, kannst $them nicht kommen, brauchst $them nicht kommen, braucht man|keiner|niemand $them nicht? (zu|an)? kommen|schenken|anzukommen",
    own: "hat schon|bereits, haben schon|bereits, schon ein|eine|einen|zwei|drei, besitzt, besitzen, besass, hat sich .. gekauft|geholt|gegonnt, hat sich gerade|gerade|neulich|letztens|schon|selbst, hat alle|jede|jeden|jedes|mehrere|zwei|drei|vier|viele, hat gerade, hat genug, wir haben ihm|ihr .. geschenkt, haben ihm|ihr, haben wir ihm|ihr, hat schon alle|jede, nennt .. eigen, eigene|eigenen|eigenes, hat (einen|eine|ein eigene|eigenen|eigenes), stolzer besitzer|besitzerin, hat .. schon, sammlung von|an, bekam, geschenkt bekommen, geerbt, gabs|gab $adv? $adv? $when? schon|bereits|erst|letztes|dieses, gab es schon|bereits|erst, gab's schon|bereits|erst, haben|habe|hab|hatten|schenkten ihm|ihr|ihnen $when? $when? $when? $when? ein|eine|einen|das|die|den|so, haben|hab|habe wir|ich ihm|ihr $when? $when? $when? ein|eine|einen|das|die|den|so, hat $adv? $when? $when? sich? ein|eine|einen neue|neues|neuen|eigene|eigenes|eigenen, stolzer|stolze|gluckliche|glucklicher besitzer|besitzerin eines|einer|von, im besitz eines|einer|von, verfugt uber, ausgestattet mit, ausgerustet mit, versorgt mit, bestuckt mit, riesensammlung, riesige sammlung, sammlung, fahrt ein|einen|eine, schwort auf sein|ihr|seinen|ihren|seine|ihre, ganze|ganzen wand|wande|regal|schrank voller|voll|mit, hat zu? hause|zuhause|daheim bestimmt|schon|sicher? zehn|zwei|drei|vier|funf|mehrere|viele|eine|ein|einen, bei ihr|ihm|ihnen|denen steht|stehen|liegen|liegt|hangt|hangen|gibt|gibts es? $adv?, hat|haben $adv? (alles|samtliches|jedes|das ganze) fur|zum|rund|um ums?, gab's ein|eine|einen|schon|das|den|die|so, gabs|gab es $adv? ein|eine|einen, zuhause|daheim steht|stehen|liegt|liegen $adv?, im schrank|keller|regal steht|stehen|liegt|liegen|hangt|hangen $adv?, hat|haben|hab $adv? $adv? (ein ganzes|eine ganze|einen ganzen|mehr als genug|ausreichend|reichlich|massig|tausend|hundert|unzahlige|etliche|dutzende|zig|diverse|genugend|jede menge|einen haufen|haufenweise|zwei|drei|vier|funf|sechs|sieben|zehn|mehrere|beide), besitzt|besitzen $adv? $adv? $adv?, ist|sind $adv? (ausgestattet|versorgt|eingedeckt|ausgerustet) mit, bestens|gut|top|komplett ausgestattet|versorgt|eingedeckt|ausgerustet mit, hat|haben|bekam|kriegte|erhielt $when? $when? $when? $when? von|vom $my? $who|uns|mir|den|der|dem|einer|einem $adv? ein|eine|einen|so|die|den|das, bekam|kriegte|erbte|erhielt|kaufte|gonnte sich? $adv? $when? $when? $when? ein|eine|einen|den|die|das, hat|haben $who? $when? $when? $when? $when? erst|gerade|grad|bereits|schon|langst|selber|selbst $when? ein|eine|einen|den|die|das|zwei|drei, hat|haben sich $adv? $when? $when? $when? ein|eine|einen|den|die|das|neue|zwei",
    have: "hat, haben, hatte, habt",
    want: "wunscht sich, wunschen sich, hatte gern|gerne, mochte, mochten, will, wollte, wollen, traumt von, traumen von, braucht, brauchen, sehnt sich nach, liebaugelt mit, wunsch ist, wunscht, hat sich .. gewunscht, spart auf|fur, hatte schon immer gern|gerne, wollte schon immer, wurde sich uber, wurde gern|gerne, redet dauernd|standig|oft|immer von, spricht von, schwarmt von, konnte .. gebrauchen, konnte .. brauchen, ist auf der suche nach, sucht, traum ist, wunscht sich seit|schon, hat .. erwahnt, erwahnte, wunschzettel, schielt auf|nach, uberlegt .. zu kaufen, fehlt noch, wunscht sich so sehr|schon lange|seit langem, liebaugelt $adv? $adv? $adv? mit, spart $adv? $adv? $adv? auf|fur, hatte|hatten $adv? $adv? $adv? $adv? gern|gerne $adv? $adv?, traumt $adv? $adv? $adv? von|vom, wunscht sich $adv? $adv? $adv?, scharf auf, ganz scharf auf, spitz auf, heiss auf, braucht dringend|unbedingt|mal, brauchte dringend|mal|unbedingt, brauchte, sucht verzweifelt|schon, hatte gern|gerne mal|endlich, ihm|ihr fehlt noch|nur|eigentlich, fehlt $them noch|nur, was fehlt ist, was ihm|ihr fehlt ist, steht auf der|ihrer|seiner wunschliste, wunschliste, ganz oben auf der wunschliste, will unbedingt|endlich, mochte unbedingt|endlich|gern|gerne, schwarmt schon lange von|fur, auf der suche nach, hat ein auge auf, guckt schon lange nach, traumt|spart|schielt|guckt|liebaugelt|wartet|hofft|sehnt sich? $adv? $adv? $adv? $adv? von|auf|mit|nach, wunscht|wunschen|wunschte|ersehnt sich $adv? $adv? $adv? $adv?, wunscht er|sie sich $adv? $adv?, hatte|hatten er|sie gern|gerne, braucht|brauchte|brauchen $adv? $adv? $adv? (neue|neuen|neues|eine|einen|ein)?, sucht|suchen $adv? $adv? $adv?, spart $adv? $adv? auf|fur, liebaugelt $adv? $adv? mit, traumt|traumen $adv? $adv? $adv? von|vom, hofft $adv? auf, schielt $adv? $adv? auf|nach, ist $adv? $adv? scharf auf, auf $her wunschliste|wunschzettel|liste steht|stehen $adv? $adv?, auf dem|der wunschzettel|wunschliste steht|stehen $adv?, wunsch $mark? $adv?, ganz oben auf der liste steht|stehen, redet|spricht $adv? $adv? $adv? von|vom nichts? anderem? als?, hat $adv? $adv? (nach|um) .. (gefragt|gebeten), will|wollte|mochte|mochten $adv? $adv? $adv? (endlich|unbedingt|schon lange|schon immer|immer schon)? (ein|eine|einen|nen|ne)",
    consume: "isst, essen, trinkt, trinken, nascht, vertragt, vertragen, benutzt, tragt",
    past: "fruher, damals, ehemals, einst, mochte fruher, war mal|einmal|fruher, war frueher|fruher mal, fruher mal, vor jahren mal, als kind, in jungen jahren, hatte fruher, war einmal, das ist vorbei, frueher",
    turn: "aber, jedoch, sondern, stattdessen, lieber, dafur, doch, heute, jetzt, inzwischen, obwohl, mittlerweile",
    request:
      "ich suche, suche, wir suchen, ich brauche, brauche, wir brauchen, ich mochte, wir mochten, ich hatte gern, ich weiss, ich glaube, ich denke, bitte, ich will, wir wollen, ich dachte",
    says: "sagt, sagte, meint, glaubt, denkt, findet, weiss",
    "gift-for":
      "geschenk fur, geschenke fur, das ist fur, es ist fur, ist fur, etwas fur, was fur, idee fur, ideen fur, gedacht fur, uberraschung fur, kleinigkeit fur, geschenk geht an, dankeschon fur, dankeschon an, geburtstag von, geburtstagsgeschenk fur, weihnachtsgeschenk fur, suche fur, abschiedsgeschenk fur, mitbringsel fur",
    "for-them":
      "der|die das geschenk bekommt, fur die|den das geschenk ist, das geschenk ist fur sie|ihn, geschenk ist fur sie|ihn, fur den|die es ist",
    died: "ist gestorben, gestorben, starb, verstarb, verstorben, ist tot, tot, ist letztes|dieses .. gestorben, lebt nicht mehr, ist von uns",
    nothing:
      "blind date, farbenblind, taub fur, taube ohren, tauben ohren, blinder passagier, arbeitet .. mit blinden|gehorlosen|behinderten|dementen|gefluchteten, nuchterner|nuchternes|nuchterne|nuchternen stil|design|art|farben|ton|typ|mensch, weinhandlung, sternzeichen krebs, harte nuss, gegen nichts allergisch, gefangniswarter, arbeitet .. gefangnis, keine ahnung, kein problem, keine eile, kein wunder, keine sorge, kein budget, nicht nur, nicht wahr, keine zeit, egal, mit sicherheit, mag sein, blinddate, weinrot, blinde kuh, hort schlecht zu, arme socke, flache hand, auf der hand, hand und fuss, an der hand, ich weiss nicht, weiss nicht, nicht viel, keine idee, ohne ende, ohnehin, ohne zweifel, nicht zu teuer, in den ruhestand versetzt, mann oh mann, kennt keine grenzen, hat mit, hat fur, hat auf, haben mit, haben fur, haben auf, hab mit, nicht nur, blind vor, blind fur, blind verstehen, blindes vertrauen, blind vertrauen, taub vor, krank vor liebe|freude|sehnsucht, der|die|dem|den junge|jungen|alte|alten|nette|netten mann|frau|junger, junger mann, altere|alterer|alten|alter dame|herr|mann|frau, mann von welt, krebse, sternbild krebs, krebs vom sternzeichen, ist trocken|trockener humor, trockener|trockenen humor|weisswein|wein|rotwein, trockenen wein, nuchtern betrachtet, schwanger mit ideen|dem, geht schwanger, kind geblieben, kindskopf, mutter natur, vater staat, frau holle, alter schwede, junge junge, oh mann, oh mein gott, am apparat, kein ding, kein thema, kein stress, ohne witz, ohne scheiss, ohne spass, ohne mist, ohne quatsch, (der|die|vom|beim|ihr|sein|ihre|seine) arzt|arztin|hausarzt|hausarztin|kardiologe|kardiologin|doktor|doc|hautarzt|hautarztin schimpft|hat|sagt|meint|verbietet|wegen|rat|warnt|will",
  },
  situations: {
    blind:
      "blind, erblindet, ist blind, nichts mehr sehen, sehend verloren, vollblind, blinde, blinder, augenlicht verloren, sieht nichts mehr, blindenhund, blindenstock, sieht gar nichts mehr, sehvermogen verloren, augenlicht, braille, brailleschrift, blindenschrift, von geburt an blind, sieht nur hell und dunkel",
    "low-vision":
      "schlecht|kaum|wenig sieht, nicht gut sieht, nicht mehr gut|viel sieht, nicht mehr .. sieht, sehbehindert*, sieht schlecht|kaum|nicht, sieht nicht mehr|gut, sieht immer schlechter|weniger, schlechte|schwache augen, makuladegeneration, glaukom, grauer star, grauen star, augen werden schlechter|schwacher, augen sind schlecht|schwach, sehschwache, augen lassen nach, fast blind, kann nicht mehr .. lesen, kann schlecht sehen, kann nicht gut sehen, lupe, makula, makula degeneration, retinopathie, netzhaut*, kaum noch was|etwas sehen, sieht kaum|fast noch|nichts|nix, sieht .. verschwommen|schlecht, kleingedruckte*, kann .. kleingedruckte nicht, augen .. nicht mehr, augen machen nicht mehr mit, augen wollen nicht mehr, sehkraft|augenlicht lasst|schwindet, dicke brillenglaser, braucht grossdruck, grossdruck, grosse buchstaben, halb blind, sehrest, augen .. schlechter, nur noch umrisse, lesebrille hilft nicht, zeitung|buch|bucher|kleingedrucktes lesen .. (kaum|nicht|schwer), lesen geht .. (kaum|nicht|schwer)",
    deaf: "gehorlos*, taub, ertaubt, hort nichts, gebardensprache, kann nicht horen, taubstumm, hort gar nichts, gehorlose, gehorloser, horlose, cochlea*, gebarden*, lippen liest, liest von den lippen, stocktaub, seit geburt taub",
    "hard-of-hearing":
      "schlecht|schwer|kaum hort, nicht gut hort, nicht mehr gut hort, schwerhorig*, hort schlecht|kaum|schwer, horgerat*, hort nicht gut|mehr, hort immer schlechter, gehor lasst nach, tinnitus, auf einem ohr taub, horverlust, hort nicht mehr gut, horen fallt .. schwer, schwer horen, hort .. schlecht|schwer|nicht gut, hort auf einem ohr, versteht .. kein wort, muss man anschreien, muss schreien, ohren wollen nicht mehr, ohren .. nicht mehr, fast taub, halb taub, gehor .. nach, gehor wird schlechter, hort nicht mehr so",
    wheelchair:
      "im rollstuhl, rollstuhl*, querschnitt*, kann nicht laufen|gehen, gelahmt, rolli, rollifahrer*, auf den rollstuhl|rolli angewiesen, im rolli, rollstuhlfahrer*, querschnittgelahmt, sitzt im rollstuhl|rolli, nie wieder laufen, beine gelahmt",
    "limited-mobility":
      "rollator, gehstock, gehhilfe, krucken, schlecht zu fuss, nicht gut zu fuss, nicht mehr gut zu fuss, kann kaum|schlecht|nicht mehr laufen|gehen|weit, kann nicht mehr .. laufen|gehen, gehbehindert*, eingeschrankt mobil, bewegungseingeschrankt, knieprobleme, kaputte|kaputtes|schlechte knie|hufte|knien, hat es .. mit den knien|knie, kaputten knien, multiple sklerose, huftprobleme, treppen nicht mehr, nicht mehr treppen, lauft schlecht|schwer, verlasst .. haus|wohnung kaum|nicht, kommt kaum|nicht mehr raus|aus dem haus, schlechten beinen, kann nicht lange stehen, am stock, geht am stock, geht an krucken, gehwagen, treppen .. schwer|problem|nicht|qual, treppensteigen, beine wollen|machen nicht mehr, beine .. nicht mehr mit, schafft .. treppe|treppen|weg nicht, nicht mehr gut|so auf den beinen|beine, wackelig auf den beinen, wacklig auf den beinen, knie .. kaputt|hin|im eimer, hufte .. kaputt|hin|schmerzt, huftleiden, gangunsicher, sturzgefahrdet, kommt nicht mehr weit, kommt .. nicht mehr hoch|runter|vom sofa, kann nicht .. knien|bucken, kann sich nicht bucken|mehr bucken, kommt schlecht hoch, pflegegrad, pflegestufe, kann keine weiten strecken, schlecht laufen, nicht mehr laufen, bettlagerig",
    "weak-hands":
      "arthrose, arthritis, rheuma, zitternde|zittrige hande|handen, hande zittern, parkinson, gicht, karpaltunnel*, steife finger|hande, finger sind steif, kraft in den handen, hande tun weh|schmerzen, schmerzen in den handen, hande nicht mehr, zittert stark, hande .. nicht mehr, schwache|schwachen hande|handen, tremor, finger .. nicht mehr, hande wollen|machen nicht mehr, kein glas|flasche|dose .. auf, kriegt .. nicht mehr auf, bekommt .. nicht mehr auf, rheumatisch*, polyarthritis, lasst alles fallen, knoten in den fingern, arthritische, steif* finger, zitterige|zittrig|zittrigen, zittern, wenig kraft in, keine kraft in|mehr in, greifen fallt, hande .. nicht mehr so, finger tun .. weh, fingerarthrose, feinmotorik",
    "one-hand":
      "nur eine hand, nur einer hand, nur einen arm, mit einer hand, einarmig, einhandig, arm gebrochen, hand gebrochen, gebrochener|gebrochenen arm, arm im|in gips, handgelenk gebrochen, halbseitig gelahmt, einseitig gelahmt, nach .. schlaganfall, arm gelahmt, linke|rechte seite gelahmt, linker|rechter arm gelahmt, arm amputiert, arm verloren, hand verloren, arm in der schlinge, nur mit links|rechts, ein arm, schulter gebrochen, handgelenk .. gebrochen, arm .. gebrochen, hand .. gebrochen, den arm gebrochen, linke|rechte|linken|rechten hand|arm|seite .. (nicht|kaum|taub|gelahmt|lahm|gefuhllos), nur noch eine|einer|ein|einen hand|arm, nur mit einer|der linken|rechten hand",
    dementia:
      "dement, demenz*, alzheimer, vergisst alles|vieles|viel|namen, vergesslich, erkennt .. nicht mehr, gedachtnis lasst nach, verliert .. gedachtnis, gedachtnisverlust, gedachtnis .. nach, weiss oft nicht mehr, verkalkt, tudelig, tuddelig, verwirrt, durcheinander .. namen, vergisst .. alles|mehr|namen|gerade, weiss nicht mehr wer, erkennt uns|mich|niemanden|keinen .. mehr|nicht, erkennt .. kaum noch, das gedachtnis, kurzzeitgedachtnis, erzahlt alles doppelt|dreimal, fragt dauernd|standig dasselbe, geistig abgebaut, baut geistig ab, baut .. ab im kopf, kopf .. nicht mehr mit, lebt in der vergangenheit, diagnose alzheimer, alzheimers",
    "chronic-pain":
      "chronische schmerzen, schmerzpatient*, ruckenschmerzen, fibromyalgie, standig schmerzen, immer schmerzen, endometriose, bandscheibe*, hat .. rucken, kaputter rucken, schmerzen, chronischen schmerzen, hexenschuss, rheumaschub, dauerschmerz*, nervenschmerzen, schmerzgeplagt, hat standig|dauernd|immer .. weh, rucken .. kaputt|im eimer|macht, hats im rucken|kreuz, hat es im|mit rucken|kreuz|dem rucken, hat es im kreuz, rucken plagt, rucken macht, kreuzschmerzen, verspannt*, verspannungen, ischias, migranepatient, clusterkopf*, schmerztherapie, schmerzmittel, tut alles weh",
    fatigue:
      "chronische|chronischer erschopfung, fatigue, long covid, me cfs, wenig energie, keine energie, schnell erschopft|mude, kaum energie, cfs, me cfs, post covid, nach corona, seit corona, kein akku, akku .. leer, chronisch erschopft, chronisch mude, schnell platt|kaputt|fertig, kraft reicht nicht, wenig kraft, kaum kraft, keine kraft, postcovid, longcovid",
    sensory:
      "autist*, autismus, asperger, reizuberflutung, gerauschempfindlich, hochsensib*, reizempfindlich, neurodivers, larmempfindlich, vertragt keinen larm, asd, asperger*, im spektrum, autismusspektrum, reizoffen, reizuberflutet, zu viele reize, zu laut|hell .. zu, larm .. nicht|probleme, gerausche .. nicht|wahnsinnig|zu viel, hochsensibel, hsp, neurodivergent*, misophonie, laute gerausche",
    adhd: "adhs, ads, kann nicht still sitzen|stillsitzen, zappelig, adhsler*, adhs ler, konzentrieren fallt .. schwer, hummeln im hintern|hintern|po, kann nicht ruhig sitzen, zappelphilipp, keine minute still",
    anxiety:
      "angststorung*, panikattacke*, angstlich*, angstzustande, zwangsstorung, macht sich .. sorgen, leidet unter angsten, panik, angste, angst vor menschen, soziale phobie, sozialphobie, angstpatient*, angstanfalle, phobie*, zwange, macht sich .. kopf|gedanken, gruebelt, grubelt, nervos*, hibbelig, ptbs, trauma*",
    insomnia:
      "schlecht|kaum schlaft, nicht schlafen kann, schlaflos*, schlaft schlecht|kaum|nicht, kann nicht|schlecht schlafen|einschlafen, schlafprobleme, schlafstorung*, nachts wach, liegt nachts wach, wacht .. nachts, hat .. nicht geschlafen, nachte wach, kein auge zu|zumachen|zutun, kaum|schlecht|nicht|wenig schlafen, schlaft .. schlecht|kaum|nicht|miserabel|unruhig|wenig, schaft schlecht, walzt sich, schafe zahlen, zahlt schafe, wach im bett, bis in die puppen wach, um drei wach, nachts .. wach, schlaf lasst, schlaf ist, nicht einschlafen, nicht durchschlafen, schlaft nicht durch, schlechter schlaf, schlechten schlaf, durchschlafen, schlafmangel",
    migraine: "migrane*, kopfschmerzen, clusterkopfschmerz*",
    "old-age":
      "gebrechlich*, hochbetagt*, sehr alt, alter herr, seniorin, betagt*, urgrossmutter, uroma, uropa, nicht mehr der|die jungste, nicht mehr die jungste, in die jahre gekommen, steinalt, uralt, klapprig, tattrig, im hohen alter, hochbetagter, betagte, greis*, altersschwach, alt und gebrechlich, uromi, uropi",
    cancer:
      "krebs, chemo*, bestrahlung, leukamie, tumor, brustkrebs, krebstherapie, krebskrank, hat krebs, lymphom, krebskranke*, krebsdiagnose, karzinom, lymphdrusenkrebs, lungenkrebs, darmkrebs, prostatakrebs, hautkrebs, metastasen, melanom, mammakarzinom, bestrahlungen, strahlentherapie, onkolog*, den krebs, gegen den krebs, krebs besiegt, haare verloren, haare .. ausgefallen",
    hospital:
      "im krankenhaus, liegt im|in .. krankenhaus|klinik, ins krankenhaus, in der klinik, auf station, intensivstation, bettlagerig, in der reha, liegt in der klinik, im spital, krankenhausaufenthalt, ans bett gefesselt, in die klinik, liegt .. krankenhaus|klinik|spital|station|intensiv, im kh, krankenhaus liegt, klinik liegt, liegt flach, in reha, auf reha, reha, stationar, eingeliefert, krankenbett, muss ins krankenhaus|spital, kommt ins krankenhaus, im krankenbett, auf der intensiv, in der psychiatrie, in kur, auf kur",
    recovering:
      "operation, op, operiert, nach .. unfall, erholt sich von, genesung, bein gebrochen, huftop, knieop, gebrochenes bein, gebrochenen bein, neue hufte, neues knie, kreuzbandriss, gips, rekonvaleszen*, schlaganfall, herzinfarkt, frisch operiert, auf dem weg der besserung, fuss gebrochen, knochel gebrochen, unters messer, frisch operierte, nach der op|operation, hat sich .. gebrochen|gerissen|verletzt, bein .. gebrochen, fuss .. gebrochen, knochel .. gebrochen, knie .. operiert, hufte .. operiert, neue|neues|neuen hufte|knie|huftgelenk, wieder auf die beine, auf die beine kommen, kommt .. auf die beine, auskurier*, genest, sich erholt|erholen, krankgeschrieben, bypass, meniskus, mandeln raus, blinddarm*, weisheitszahne, schlaganfall gehabt, lungenentzundung, unfall gehabt, nach einem sturz, gestruzt, gesturzt, hingefallen, band gerissen, bander*, bandscheibenvorfall, kaiserschnitt",
    "long-illness":
      "chronisch krank, multiple sklerose, ms, schwer krank, schwerkrank, dialyse, mukoviszidose, morbus crohn, copd, herzkrank, langere krankheit, langer krankheit, lange krank, nierenversagen, sauerstoffgerat, chronisch kranke, herzschwache, epilep*, parkinson, dialysepatient*, herzleiden, herzinsuffizienz, nierenkrank, colitis, crohn, lupus, schwerkranke, muskelschwund, organspende, transplant*, schwer|ernsthaft|ernst erkrankt, schwere krankheit, seit jahren|monaten krank, schlimm krank, chronische krankheit, hiv, borreliose",
    depression:
      "depress*, burnout, burn out, seelisch .. schlecht, psychisch .. schlecht, psychische .. krise, niedergeschlagen, dunkle phase, schwere zeit, in einem loch, schlecht drauf, lebensmude, antriebslos, kommt nicht aus dem bett, kommt .. aus dem bett nicht, tief im loch, loch gefallen, ins loch gefallen, psychisch, seelisch, mental .. schlecht|am ende, geht ihm|ihr|es mental|seelisch|psychisch|gerade|grad|zurzeit .. schlecht|nicht gut|beschissen, geht es .. nicht gut|schlecht, schwere phase, schwerer zeit, schwarze gedanken, in therapie, winterdepression, ausgebrannt, zusammenbruch, nervenzusammenbruch",
    terminal:
      "palliativ*, hospiz, unheilbar*, sterbenskrank, liegt im sterben, nicht mehr lange zu leben, todkrank, letzte weihnachten, wird sterben, endstadium, monate zu leben, palliativstation, im sterben, austherapiert, nichts mehr zu machen, nur noch wochen|monate|wenige, wenig zeit bleibt, letzten monate|wochen, letzter geburtstag, letztes weihnachten, letzten weihnachten, nicht mehr viel zeit, nicht mehr lang|lange, arzte geben, aufgegeben von, sterbebett, sterbehospiz, krebs im endstadium, letzte reise",
    bereaved:
      "witwe*, verwitwet, trauer*, trauert, $her $family .. gestorben|verstorben, $her $family ist tot, $family verloren, hat .. $family verloren, $family starb, beerdigung, todesfall, $family ist .. gestorben|verstorben, tod $her $family, hinterblieben*, tod von, verlust $her $family, um $her $family, $family gestorben|verstorben, $her verstorbene|verstorbener|verstorbenen $family, hat .. mutter|vater|mann|frau beerdigt, nach dem tod, zu grabe, zu grabe getragen, zu grabe tragen, beerdigt, beerdigen, bestattung, trauerfall, tief in trauer, ist .. witwer|witwe, frisch verwitwet, von uns gegangen, von uns ging, heimgegangen, entschlafen, eingeschlafen fur immer, $family .. von uns gegangen, $family .. nicht mehr da|unter uns, $her $family .. verloren, $family verungluckt, verlor $her? $family, tod des|der, todestag, hinterbliebene, das erste weihnachten ohne, erstes weihnachten ohne, erster geburtstag ohne, beileid, kondolenz*",
    "pet-loss":
      "$pet .. gestorben|eingeschlafert|tot, $pet ist gestorben|tot, $pet verloren, $pet .. verloren, $pet eingeschlafert, $pet eingeschlafert, $pet starb, um $her $pet, musste .. $pet einschlafern, regenbogenbrucke, $pet uberfahren, $pet musste eingeschlafert, $pet nicht mehr, $pet .. einschlafern, $pet .. regenbogen, uber die regenbogenbrucke, $pet .. (gehen lassen|erlosen|begraben|beerdigt|verloren|verstorben), $pet .. nicht mehr da, vierbeiner .. gestorben|tot|verloren|gegangen|nicht, $pet .. uber die, treuer begleiter .. gestorben|tot, fellnase .. gestorben|tot|gegangen, trauert um $her $pet",
    miscarriage:
      "fehlgeburt*, baby verloren, totgeburt, kind verloren, sternenkind, stille geburt, schwangerschaft verloren, sternenkinder, sternenmama, sterneneltern, sternchen verloren, still geboren, ungeborenes, kind .. verloren, baby .. verloren, in der # woche verloren, schwangerschaft .. verloren, fehlgeburten, sternenbaby",
    breakup:
      "getrennt, trennung, scheidung, geschieden, frisch single, liebeskummer, verlassen worden, lasst sich scheiden, hat sich .. getrennt, schluss gemacht, wieder single, wurde .. verlassen, hat ihn|sie verlassen, ehe .. zerbrochen, sitzengelassen, scheiden, trennt sich, scheidungs*, lassen sich scheiden, frisch getrennt, auseinander, auseinandergegangen, ex .. verlassen, aus und vorbei mit, beziehung .. kaputt|zu ende|vorbei|gescheitert, hat .. schluss gemacht, schluss gemacht mit, herzschmerz, gebrochenes herz, gebrochenem herzen, abserviert, betrogen, fremdgegangen, wieder solo, wieder single, frischer single, neu single, ehe ist|kaputt|aus, ehe .. aus",
    "job-loss":
      "arbeitslos*, gekundigt worden, wurde gekundigt, job verloren, arbeit verloren, stelle verloren, entlassen, entlassung, arbeitssuchend, auf jobsuche, gekundigt bekommen, kundigung bekommen, hat .. job verloren, arbeitsplatz verloren, ohne job, ohne arbeit, jobsuche, seine|ihre stelle verloren, kundigung, job .. los, arbeitslosigkeit, auf der strasse gesetzt, vor die tur gesetzt, gefeuert, rausgeworfen, rausgeschmissen, rausgeflogen, wegrationalisiert, firma .. pleite|insolvent|dicht|zu, betriebsbedingt, kurzarbeit, sucht .. (arbeit|job|stelle|neuen job|neue stelle), bewerbungen, job weg, stelle gestrichen, stelle weg, entlassen worden, harz vier, hartz vier, burgergeld, abfindung, arbeitsamt, jobcenter",
    "new-parent":
      "frischgebackene* $parent, frisch gebackene* $parent, frische* $parent, gerade mama|papa|mutter|vater|eltern geworden, hat gerade ein baby|kind, neugeborenes, baby bekommen, kind bekommen, ist .. vater|mutter|mama|papa geworden, sind eltern geworden, in elternzeit, elternzeit, baby ist # wochen|monate, hat entbunden, gerade entbunden, erstes kind bekommen, mutterschutz, zwillinge bekommen, wochenbett, frisch entbunden, baby ist da, $her baby ist, mit baby, baby kam, frisch mama|papa, mama geworden, papa geworden, mutter geworden, vater geworden, eltern geworden, baby .. da|geboren|geschlupft, hat .. (baby|kind|zwillinge|nachwuchs|sohn|tochter|madchen|jungen) bekommen|gekriegt|entbunden, kind .. zur welt, zur welt gebracht|gekommen, auf die welt gekommen, nachwuchs .. da, nachwuchs bekommen, sind jetzt zu dritt|viert, wickelt, windeln, neugeborene*, neugeborenen, saugling, babyparty, zur geburt, geburt $her, mutter kind station, das baby raubt, geburt von, in elternzeit, junge eltern, vater|mama|mutter|papa eines|einer kleinen|neugeborenen, schreibaby, kindbett",
    "parent-of-young":
      "mutter|mama|vater|papa von zwei|drei|vier|#|zwillingen|kleinen, kleine kinder, kleinen kindern, hat|haben zwei|drei|vier|# .. kinder, $her kinder sind, junge mutter|eltern, alleinerziehend*, zweifache|dreifache mutter|mama, zweifacher|dreifacher vater|papa, kleinkinder, mit kleinkind, kinder im kindergarten|kita, # fache mutter, # kleine kinder, hat kinder, rasselbande, kinderschar, zwillingsmama, zwillingspapa, zwillingseltern, jungsmama, jungsmutter, madchenmama, mehrfachmama, mit drei|zwei|vier kids|kindern, hat|haben zwei|drei|vier|funf .. kids|jungs|madels|rabauken|zwerge|racker, alleinerziehend, alleinerziehende*, kita kinder, kindergartenkinder, kindergartenkind, zwei unter drei, drei unter funf, trotzphase, kleinen kinder, kleinkindern",
    "empty-nest":
      "kinder .. ausgezogen, kind ist ausgezogen, leeres nest, kinder sind .. aus dem haus, kinder aus dem haus, letzte kind|kinder ausgezogen, jungste .. ausgezogen, tochter|sohn .. ausgezogen, ausgezogen, kinder .. (aus dem haus|flugge|ausgeflogen|weggezogen|erwachsen), flugge, kind .. aus dem haus, letzte .. aus dem haus, jungste .. aus dem haus, jungster .. ausgezogen|aus dem haus, alteste .. ausgezogen, haus .. leer ohne, kinderzimmer leer, kinderzimmer steht leer, kinder sind .. weg",
    student:
      "studiert, student, studentin, studium, uni, an der uni, studienanfanger*, doktorand*, studenten, azubi, promoviert, studieren, erstsemester, hochschule, studi, erstsemestler, studienbeginn, studienstart, studienplatz, fangt .. zu studieren, beginnt .. studium, im # semester, semester, vorlesung*, bafog, masterstudium, bachelorstudium, fh, medizinstudent*, jurastudent*, jurastudium, lehramt",
    exams:
      "prufung*, abitur, examen, klausur*, bachelorarbeit, masterarbeit, lernt fur, abi, staatsexamen, doktorarbeit, abschlussprufung*, matura, staatsexam*, buffelt, paukt, klausurenphase, prufungsphase, prufungsstress, prufungen, abschlussarbeit, examens*, physikum, meisterprufung, gesellenprufung, fuhrerscheinprufung, im abi, abistress, abi stress, dissertation, diss, thesis, promotion steht, klausuren, staatsexamina, prufungszeit, lernphase",
    "new-job":
      "neuen job, neuer job, neue stelle, neue arbeit, neuen stelle, befordert, beforderung, fangt .. neuen job an, fangt .. neu an, ersten job, erster job, stellenwechsel, berufseinstieg, tritt .. stelle an, jobwechsel, neuer arbeitsplatz, fangt .. als, neuen|neuer|neue|neuem|neuen arbeitgeber|firma|position|chef|arbeitsplatz|aufgabe, fangt .. in der|einer neuen, fangt .. (neue|neuen) (stelle|job|arbeit|firma), wechselt .. (job|firma|stelle|arbeitgeber), ersten arbeitstag, erster arbeitstag, macht sich selbststandig, selbststandig gemacht, selbstandig gemacht, probezeit, beforderung bekommen, aufgestiegen, neuanfang im job, ausbildung angefangen, beginnt .. ausbildung, startet .. ausbildung, fangt .. ausbildung an, jobeinstieg, jobstart, eigene firma|praxis",
    retired:
      "rente, rentner*, pensioniert, pensionar*, ruhestand, in pension, pension, in rente, pensionierung, verrentet, letzter arbeitstag, im wohlverdienten, wohlverdiente|wohlverdienten ruhestand|rente, berentet, in rente gegangen, geht .. in rente|pension|ruhestand|altersteilzeit, altersteilzeit, pensionistin, pensionist, fruhrente, fruhrentner*, unruhestand, letzter tag im buro, hort auf zu arbeiten, muss nicht mehr arbeiten, arbeitet nicht mehr, hat ausgearbeitet, nicht mehr arbeiten, arbeitsleben hinter, emeritiert, austragler",
    "new-home":
      "umgezogen, zieht um, ziehen um, umzug, neue|neuen|neues wohnung|haus|zuhause, erste|ersten wohnung, eigenheim, haus gekauft, wohnung gekauft, eingezogen, zieht ein, einweihung*, einzug, erste|ersten eigene|eigenen wohnung, neubau, zieht in, ziehen in, gerade .. gezogen, haus gebaut, frisch gezogen, einstand, eingezogen, hausbau, zieht .. um|zusammen, ziehen .. um|zusammen, umziehen, neues heim, neuem haus, neuer wohnung, neuen haus, neuen vier wande, eigene vier|vier wande, eigenen vier wande|wanden, eigentumswohnung, bauen gerade, baut gerade, haus gebaut, richtfest, schlussel ubergabe, schlusselubergabe, richtet sich .. ein, neubauwohnung, frisch umgezogen, zusammengezogen, erste wohnung, erste bude, neue bude, neuen bude, kartons, wohnungseinweihung, hauseinweihung, einweihungs*, umzugs*, zum einzug",
    newcomer:
      "neu in der|in|hier, nach .. gezogen, ausgewandert, zugezogen, gefluchtet*, fluchtling*, kennt .. niemanden, kennt noch niemanden, neu in der stadt, ins ausland, wandert aus, eingewandert, auswander*, aus .. hergezogen, neu zugezogen, hergezogen, kennt hier keinen|niemanden, kennt noch keinen|keine, noch keinen anschluss, lernt gerade deutsch, aus .. gefluchtet, nach deutschland|osterreich gekommen, in die schweiz gezogen, auslandsjahr, auslandssemester, erasmus, fremd hier, neu im land|ort|dorf|viertel, geht nach .. auswandern, zieht nach kanada|australien|amerika, aupair",
    "long-distance":
      "fernbeziehung, wohnt weit weg, weit weg, am anderen ende der welt, lebt im ausland, wohnt im ausland, andere stadt, verschiedenen stadten, andere zeitzone, km entfernt, kilometer entfernt, weit entfernt, lebt weit, andere|anderen ende, am anderen ende, anderen stadt, anderem kontinent, anderer kontinent, anderen kontinent, getrennt durch, sehen uns selten|nur|kaum, sehen wir nur|selten|kaum, wochenendbeziehung, fuhren eine fernbeziehung, hunderte kilometer, lebt in (amerika|australien|kanada|neuseeland|japan|england|usa|schweden|norwegen), wohnt in (amerika|australien|kanada|neuseeland|japan|england|usa), # km weg|entfernt, # kilometer weg|entfernt, # stunden entfernt, ubersee, ozean zwischen",
    deployed:
      "bundeswehr, auslandseinsatz, soldat*, im einsatz, stationiert, marine, auf see, bohrinsel, grundausbildung, beim militar, kaserne, beim bund, seefahrer*, matrose, montage, auf montage, fregatte, truppe, mali, soldatin, soldat, friedenseinsatz, blauhelm*, kaserniert, wehrdienst, auf hoher see, zur see, zivildienst, offshore",
    prison:
      "gefangnis, im knast, haft, in haft, jva, inhaftiert, hinter gittern, sitzt ein, strafvollzug, haftanstalt, sitzt .. jahre, untersuchungshaft, eingesperrt, knast, einsitzt, jugendknast, freigang*, absitzen, sitzt seine|ihre strafe, sitzt .. ab, gesiebte luft, verknackt, auf bewahrung, u haft, freiheitsstrafe",
    engaged:
      "verlobt*, verlobung, heiratet, heiraten, heiratsantrag, wird heiraten, bald heiraten, hochzeit im, zukunftige braut, braut, antrag gemacht, hat ja gesagt, ja gesagt, ja wort, jawort, junggesellinnenabschied, junggesellenabschied, jga, polterabend, unter die haube, traut sich, trauen sich, vor den traualtar, traualtar, hochzeitsplanung, bald hochzeit, standesamt, heirat, hochzeit steht, braute, brautigam, vermahlen",
    "carer-at-home":
      "pflegt .. mutter|vater|mann|frau|eltern|oma|opa|schwiegermutter, pflegende angehorige, pflegt $her, kummert sich um .. mutter|vater|kranken|eltern|oma, pflegt zu hause, pflegebedurftige|pflegebedurftigen mutter|vater|mann|frau|eltern, pflegt .. (zu hause|zuhause|daheim), pflegt seit .. $her, pflegt $family|angehorige, kummert sich .. (demente|pflegebedurftige|kranke|kranken|kranker), pflegende|pflegender, betreut .. zu hause $family, aufopfernd, rund um die uhr fur, rund um die uhr um, angehorige pflegt, pflegt .. aufopfernd",
    "lives-alone":
      "allein|alleine lebt|wohnt, lebt allein*, wohnt allein*, allein lebend, alleinlebend, lebt ganz allein, wohnt ganz allein, allein in .. wohnung|haus, alleinstehend, lebt jetzt allein, lebt|wohnt .. allein|alleine|solo, einpersonenhaushalt, single haushalt, singlehaushalt, allein zu hause|zuhause, ganz alleine, ganz allein, seit .. allein, auf sich gestellt, allein im haus|grossen haus",
    lonely:
      "einsam*, bekommt kaum|selten|keinen besuch, wenig besuch, kaum besuch, keine freunde, wenige freunde, kennt kaum jemanden, kaum kontakte, isoliert, selten besuch, niemand besucht, wenig kontakt, niemanden zum reden, fuhlt sich .. allein|alleine|verlassen, keinen menschen, hat keinen mehr, hat niemanden, kaum jemand|jemanden, keiner|niemand ruft an, keiner|niemand kommt, keiner|niemand besucht, viel allein|alleine, sitzt .. allein, freut sich uber jeden besuch, kommt keiner, kommt niemand, keine familie mehr, die decke auf den kopf, decke .. kopf, einsamkeit, ohne freunde, ohne familie",
    "works-from-home":
      "homeoffice, home office, arbeitet von zu hause|zuhause, arbeitet zu hause|zuhause, im homeoffice, arbeitet remote, von daheim, arbeitet .. (daheim|zuhause|zu hause|remote), arbeitet vom sofa|kuchentisch|wohnzimmer, homeofficer, heimarbeit, buro zu hause, arbeitszimmer, am kuchentisch, remote job, freiberufler*, freelancer*",
    "desk-job":
      "burojob, schreibtisch*, sitzt den ganzen tag, sitzt viel, arbeitet im buro, programmierer*, vor dem bildschirm|computer|rechner, am computer|rechner|pc, sitzt .. am schreibtisch, softwareentwickler*, buchhalter*, sitzt .. stunden, hockt .. (rechner|computer|pc|buro|bildschirm|schreibtisch), sitzt .. (rechner|computer|pc|bildschirm|buro), sitzende tatigkeit, it ler, itler, informatiker*, coder, steuerberater*, bildschirm*, sachbearbeiter*, verwaltung, beamter, beamtin, sitzt sich, acht stunden am|vorm, acht stunden im buro, burohengst, burohocker, burojob, nackenverspann*",
    "night-shift":
      "nachts arbeitet, nachtschicht*, arbeitet nachts, nachtdienst*, nachtwache, schichtarbeit*, schichtdienst, nachtschwester, nachtarbeit, schlaft tagsuber, arbeitet in der nacht, nachtwachter, nachtportier, nachts arbeiten, spatschicht, im schichtdienst, schichtarbeiter, nachtschichtler, schichtet, wechselschicht, dreischicht*, drei schicht, nachtschichten, nachtdienste, schiebt nacht*, arbeitet .. nachts, nachts .. arbeiten|arbeitet|dienst, nachtarbeiter*, schichtler, schichtdienste, schichten, schlaft tags uber, spatdienst, bereitschaftsdienst, nachtbackerei, nachteule im dienst",
    "on-feet":
      "den ganzen tag auf den beinen, auf den beinen, steht den ganzen tag, kellner*, steht viel, friseurin, verkauferin, steht .. stunden, ganzen tag stehen, lauft den ganzen tag, auf den fussen, ganzen tag .. (beinen|fussen|steht|lauft|rennt), plattfusse, steht .. (an der kasse|hinter der theke|im laden|in der kuche|verkauf), kassiererin, bedienung, verkaufer*, backereiverkauf*, brieftrager*, postbotin von beruf, gastro, in der gastronomie, arbeitet im service|verkauf|einzelhandel, lagerarbeiter*, lagerist*",
    commuter:
      "pendelt, pendler*, pendeln, fahrt .. zur arbeit, stunden im zug, zug zur arbeit, taglich mit dem zug|bus, jeden tag im zug, arbeitsweg, taglich .. zug, pendlerin, stunden im auto|stau|bus|bahn, im stau, fahrt .. (ins buro|in die arbeit), taglich .. bahn|bus|auto, jeden tag .. bahn|zug|auto|bus, bahncard, zugfahrt zur arbeit, mit der bahn zur arbeit, s bahn, langer|langen arbeitsweg, weite anfahrt, pendel*",
    "frequent-traveller":
      "viel unterwegs, reist viel|beruflich|standig|oft, dienstreise*, geschaftsreise*, standig unterwegs, flugbegleiter*, pilot*, vielflieger*, aus dem koffer, stewardess, lkw fahrer, immer unterwegs, beruflich unterwegs, im hotel, in hotels, dauernd unterwegs, oft unterwegs, auf achse, standig|dauernd|immer|viel|oft|beruflich .. unterwegs, jettet, jetsetter*, auf reisen, auf dienstreise, auf geschaftsreise, auf tour, trucker*, fernfahrer*, lkw fahrer*, aussendienst*, vertreter, vertriebler*, aus dem koffer, lebt aus dem koffer, jede woche woanders, jede woche im flieger, dauernd im flieger, weltenbummler*, stewards*, zugbegleiter*",
    exhausted:
      "erschopft, gestresst*, uberarbeitet, ausgelaugt, todmude, immer mude, standig mude, fix und fertig, burnout, am ende .. krafte, braucht .. pause|ruhe|erholung, kaputt von, zu viel arbeit, viel stress, am limit, uberlastet, stress, kommt nie zur ruhe, doppelschicht*, keine ruhe, vollig fertig, fix und alle, ausgepowert, urlaubsreif, auf dem zahnfleisch, zahnfleisch, geht auf dem zahnfleisch, am rad, kommt zu nichts, keine minute fur sich, kaum zeit fur sich, mega gestresst, brummt der schadel, land unter, total k o, durch den wind, reif fur die insel, zu nichts mehr, braucht dringend|mal|unbedingt .. (pause|ruhe|erholung|urlaub|auszeit|entspannung), auszeit, ubermudet, arbeitet zu viel, arbeitet viel zu viel, arbeitet rund um die uhr, uberstunden, akkus leer, nerven blank, liegen die nerven, kaputt nach, hundemude, total kaputt, uberfordert, wenig schlaf, runterkommen, abschalten, steht unter strom, unter druck, workaholic, total im stress",
    "outdoor-work":
      "arbeitet (draussen|im freien), bauarbeiter, landwirt*, bauer, bauerin, forster*, dachdecker, gartner von beruf, auf dem bau, baustelle, forstarbeiter, waldarbeiter, bei jedem wetter draussen, strassenbau*, gerustbauer, arbeitet .. draussen, bei wind und wetter, im freien arbeitet, draussen arbeitet, gartner, gartnerin, landschaftsgartner*, waldarbeit*, bauer von beruf, bauleiter, maurer*, zimmermann, strassenarbeiter*, fischer von beruf, landwirtschaft, winzer*, schafer*, jager von beruf, ranger, holzfaller*, baumpfleger*, mullwerker*, brieftragerin von beruf",
    teaches:
      "unterrichtet, lehrerin, lehrer, ist lehrer*, grundschullehrer*, dozentin, dozent, unterrichten, ist grundschullehrerin, lehrer von beruf, lehrkraft, referendar*, gymnasiallehrer*, hauptschullehrer*, sonderpadagog*, berufsschullehrer*, lehrt an, gibt unterricht, padagog*, professor, professorin",
    healthcare:
      "krankenschwester, krankenpfleger*, ist arzt|arztin, arztin, arzt, pflegekraft, arbeitet .. krankenhaus|klinik|pflege|altenheim|pflegeheim|praxis, sanitater*, altenpfleger*, hebamme, nachtschwester, notarzt, notarztin, chirurg*, in der pflege, intensivschwester, im krankenhaus arbeitet, nachts im krankenhaus, rettungsdienst, krankenhausarzt*, arbeitet als .. (pflegerin|pfleger|arztin|arzt|sanitater|hebamme|krankenschwester), arbeitet im (op|rettungsdienst|hospiz|spital|altersheim|seniorenheim), arbeitet auf .. (station|intensiv|intensivstation), auf der intensivstation arbeitet, arbeitet in der|einer (klinik|notaufnahme|pflege|psychiatrie|praxis|reha|altenpflege), krankenschwester von beruf, mfa, arzthelferin, zahnarzthelferin, notfallsanitater*, rettungssanitater*, assistenzarzt*, oberarzt*, oberschwester, stationsschwester, pflegehelfer*, altenpflege, medizinerin, mediziner, apothekerin, apotheker, pflegedienstleitung, schwester auf, im altenheim als, im pflegeheim als, im krankenhaus als",
    dorm: "studentenwohnheim, wohnheim*, studentenzimmer, internat, kaserne, wohnheimzimmer, internatszimmer, wohni, im wohnheim, studibude, studentenbude",
    "small-home":
      "$small $home, wenig platz, kaum platz, kein platz, keinen platz, einzimmerwohnung, ein zimmer wohnung, # zimmer wohnung, wg zimmer, tiny house, $home ist $small|eng|sehr, studio, einzimmer*, kleinstwohnung, platz ist knapp, beengt, # quadratmeter, kein stauraum, winzwohnung, mini wohnung, miniwohnung, mini apartment, einzimmerbude, einzimmer, # qm, # m2, # zimmer bude, $small bude|butze|hutte|kammer|stube|loch|kuche, schuhkarton, schuhschachtel, platzmangel, platzproblem, wohnung .. platzt|vollgestopft|aus allen nahten, nicht viel platz, null platz, kein stellplatz, keine abstellflache, keine abstellkammer, platz .. mangelware, kaum stauraum, wenig stauraum, kein quadratmeter, platz hat $who nicht|keinen|kaum|wenig, beengten, eng ist, mikroapartment, wohnklo",
    balcony:
      "balkon, terrasse, dachterrasse, fensterbank, balkone, kleiner balkon, balkonien, balkonkasten, kleine terrasse, dachbalkon, loggia, stadtbalkon",
    "no-garden":
      "keinen garten, kein garten, ohne garten, hochhaus, nur balkon, nur einen balkon, nur ein balkon, garten aufgegeben, garten aufgeben, garten gibt es nicht, garten gibts nicht, garten haben sie|wir nicht, gibt keinen garten, nur fensterbank, plattenbau, garten ist keiner, garten .. abgegeben|verkauft",
    boat: "hausboot, lebt auf einem boot|schiff|segelboot, wohnt auf .. boot|hausboot|schiff, segelboot, auf einem boot, auf einem schiff, an bord, auf dem boot, auf see wohnt, lebt auf .. (boot|schiff|hausboot|segelboot|yacht|jacht|kahn), wohnt auf .. (yacht|kahn), segelyacht, segelschiff, hausboot*, kajute",
    van: "wohnmobil, camper, wohnwagen, im van, bulli, camperbus, lebt im bus|van, ausgebauten van|bus, campervan, vanlife, bus ausgebaut, bus .. ausgebaut, camper ausgebaut, wohnmobil*, tiny haus auf radern, lebt im camper|wohnwagen|bus|wohnmobil, womo, vw bus, bauwagen",
    "off-grid":
      "ohne strom, autark*, selbstversorger*, keinen strom, kein strom, abgelegene hutte, kein stromanschluss, ohne stromanschluss, ohne fliessend wasser, ohne strom und wasser, selbstversorgung, almhutte, auf der alm, solarstrom, in einer hutte im wald, abseits vom netz, jurte",
    "care-home":
      "pflegeheim, altersheim, altenheim, seniorenheim, betreutes wohnen, seniorenresidenz, im heim, lebt im heim, betreuten wohnen, seniorenwohnheim, ins heim, pflegeeinrichtung, altenwohnheim, im altenheim|pflegeheim|altersheim|seniorenheim, seniorenstift, pflegewohn*, pflegestation, seniorenwohnanlage, betreute wohnung, betreutem wohnen, ins altenheim|pflegeheim|altersheim|seniorenheim, ins betreute, heimbewohner*, senioren wg, pflege wg, demenz wg, heim gezogen, ins heim gekommen, altenstift, kursana, caritas heim, in einem heim, in einer residenz, residenz",
    "no-oven":
      "keinen backofen, keinen ofen, kein backofen, kein ofen, ohne backofen, ohne ofen, nur herdplatte*, nur eine herdplatte, nur eine mikrowelle, backofen kaputt, backofen ist kaputt, nur zwei herdplatten, ofen .. kaputt|hinuber, backofen .. kaputt|hinuber|defekt, backofen hat $who nicht|keinen, ofen hat $who nicht|keinen, backofen gibt es nicht, nur mikrowelle, nur eine kochplatte, nur kochplatte, nur zwei platten, nur herd ohne, einen backofen gibt es nicht, backofen fehlt",
    "no-kitchen":
      "keine kuche, ohne kuche, kann dort nicht kochen, keine richtige kuche, hotelzimmer, nur wasserkocher, nur einen wasserkocher, keine kuche, kuche fehlt, kuche hat $who nicht|keine, kuche .. (kaputt|umgebaut|renoviert), nur wasserkocher und, nur kochplatte und wasserkocher, ohne kochgelegenheit, keine kochgelegenheit, keine kochmoglichkeit",
    countryside:
      "auf dem land, auf dem dorf, in einem dorf, bauernhof, landlich, auf einem bauernhof, mitten im nirgendwo, aufs land, im dorf, dorf, am waldrand, in der pampa, auf einem dorf, im hinterland, ab vom schuss, am arsch der welt, am ende der welt, jwd, landei, landleben, gehoft, resthof, hof mit, einsamer hof, bergdorf, abgelegen*, wo sich fuchs und hase, dorfleben, weit draussen, einoede, einode, am land, auf dem hof, landhaus",
    "hot-climate":
      "lebt in dubai|singapur|spanien|florida|thailand|indien|brasilien|agypten, tropen, tropisch*, sehr heiss, das ganze jahr warm|heiss, in dubai|singapur|bangkok, wuste, lebt in (portugal|mexiko|griechenland|italien|mallorca|australien|kenia|afrika|marokko|tunesien|israel|teneriffa), wohnt in (dubai|spanien|singapur|thailand|florida|mallorca|agypten|portugal|griechenland|indien), auf mallorca|teneriffa|gran, ausgewandert nach spanien|mallorca, ist es .. heiss, bei # grad, ist immer heiss",
    "cold-climate":
      "lebt in norwegen|island|finnland|kanada|lappland|schweden|sibirien|alaska|gronland, friert immer|standig|leicht|schnell, immer kalt, kalte wohnung, kalte hande|fusse, nie richtig warm, ungeheizt*, lappland, lange winter, friert, frostbeule, polarkreis, fieselkalt, arschkalt, saukalt, bitterkalt, ewig kalt, eisfusse, kalten fussen|handen, immer kalte|kalt, ist ihr|ihm immer|standig|schnell|dauernd kalt, friert .., frieren, frierende, eiskalte hande|fusse, wohnt in norwegen|island|finnland|kanada|lappland|schweden|sibirien|alaska|gronland, zieht nach norwegen|finnland|schweden|island, altbau ohne heizung, schlecht geheizt, zugig|zugige wohnung, kalter altbau, frostkotel, frostkottel",
    "shared-home":
      "wg, wohngemeinschaft, mitbewohner*, wohnt bei den|seinen|ihren eltern, mitbewohnern, mitbewohnerinnen, in einer wg, in der wg, wg zimmer, teilt sich .. (wohnung|wg|haus|zimmer), mit .. mitbewohnern, wohnt bei $her eltern, wohnt noch bei, noch bei mama, noch zu hause, noch daheim, bei mutti, hotel mama, mehrgenerationenhaus, elternhaus, mit drei anderen|leuten, untermiete, zur untermiete",
    "office-use":
      "furs buro, fur das buro, fur den schreibtisch, wichteln .. buro, im buro wichteln, auf den schreibtisch, fur seinen|ihren schreibtisch, ins buro, schreibtisch im buro, am arbeitsplatz, buroschreibtisch, fur den arbeitsplatz, auf der arbeit nutzen",
    "no-clutter":
      "minimalist*, minimalismus, minimalistisch*, kein kram, keinen kram, keine staubfanger, staubfanger, nichts zum hinstellen, kein krimskrams, nichts was rumsteht|herumsteht, mistet .. aus, ausmisten, entrumpelt, weniger sachen|zeug, kein zeug, keinen schnickschnack, nicht noch mehr kram|zeug|sachen, zu viel zeug|kram, nichts materielles, rumsteht, herumsteht, verkleinert sich, nichts zum abstauben, will keine sachen|dinge, ausgemistet, genug zeug, kein gedons, keinen krempel, krempel, gerumpel, kein tand, kruscht, nippes, kein nippes, stehrumchen, staubfangern, firlefanz, klimbim, entrumpel*, mistet, aussortiert, sortiert aus, entsorgt alles, marie kondo, bloss nicht noch mehr, nicht noch mehr, nichts furs regal, nichts zum rumstehen|aufstellen|hinstellen, nur rumsteht, nur rumstehen, keine deko, kein dekokram, schranke sind voll, schrank ist voll, regale sind voll, wohnung ist voll, haus ist voll, alles vollgestellt, keinen weiteren staubfanger, rumfliegt, platz fur nichts, trennt sich von allem, verkleinert sich, verkleinern sich, reduziert, kein plunder, keine dinge, nichts dekoratives, lebt minimal*",
    "has-everything":
      "hat schon alles, hat alles, hat bereits alles, haben schon alles, haben alles, wunschlos glucklich, braucht nichts, wunscht sich nichts, will nichts, schwer zu beschenken, kauft sich alles, kauft sich .. selbst, mochte nichts, schwierig zu beschenken, brauchen nichts, fehlt nichts, fehlt an nichts, was schenkt man jemandem, hat echt|wirklich|eigentlich|im grunde|doch|ja|schon|einfach|halt|eh alles, haben echt|eigentlich|wirklich|doch|ja|eh alles, alles was man braucht, alles was er|sie braucht, hat ja|eh|echt|wirklich schon alles, fehlt es an nichts, fehlts an nichts, mangelt es an nichts, was schenkt man .. (der|die|dem) .. (alles|nichts), braucht eigentlich|echt|wirklich|angeblich|ja nichts|nix, braucht nix, will nix, will eigentlich|angeblich|partout nichts|nix, mochte nix|nichts|gar, wunscht sich nix|nie|eigentlich, kein wunsch, keine wunsche, hat keine wunsche, ist wunschlos, immer schwer zu, schwer was zu finden, was zu finden ist schwer, holt|kauft sich .. (selber|selbst|sofort), fallt einem nix|nichts mehr ein, fallt mir nix|nichts mehr ein, schon alles geschenkt, alles doppelt, alles hat",
    eco: "nachhaltig*, umweltbewusst*, plastikfrei, ohne plastik, zero waste, umweltschutz*, kein plastik, klimaschutz, oko*, bio, umwelt, fridays for future, klimaaktivist*, unverpackt, secondhand, umweltfreundlich*, klimafreundlich*, oko tante, okotante, plastik vermeidet, vermeidet plastik, kein plastikmull, mullvermeid*, fairtrade, fair trade, upcycling, kauft nur gebraucht, nur gebraucht, second hand, klimabewusst, regional, weltladen, bioladen, unverpacktladen, co2, fussabdruck, nachhaltigkeit",
    handmade:
      "handgemacht*, selbstgemacht*, handarbeit, handgefertigt*, selbst gemacht*, von hand, unikat, selber gemacht*, selbstgebastelt*, selbst gebastelt*, selbstgenaht*, selbstgestrickt*, selbst gestrickt*, handwerklich gefertigt, kein zeug von der stange, nichts von der stange, mit liebe gemacht, diy geschenk, selbst gebaut*, manufaktur",
    "wants-experiences":
      "erlebnis*, lieber etwas erleben|unternehmen, gemeinsame zeit, etwas unternehmen, lieber erleben, ausflug, ausfluge, zeit statt zeug, unternehmungen, lieber wohin, was erleben, unternimmt lieber, etwas erleben, was unternehmen, gemeinsam was|etwas machen|erleben|unternehmen, zeit miteinander, gemeinsame erlebnisse, zeit zusammen, lieber zeit, lieber quality time, lieber gemeinsam, qualitytime, lieber raus, konzertkarten statt, erinnerungen statt, erinnerungen sammeln, momente statt, abenteuer, lieber ein ausflug|konzert|wochenende, lieber raus als, tag zusammen, kein zeug sondern erleb*, mag keine dinge",
    practical:
      "praktisch*, nutzlich*, etwas brauchbares, bodenstandig, sinnvoll*, alltagstauglich, pragmatisch*, gebrauchen kann, brauchbar*, funktional, zweckmassig*, zu gebrauchen, wirklich braucht|brauchen|gebrauchen, wirklich nutzt|benutzt, was brauchbares, was nutzliches, was praktisches, etwas nutzliches, was man benutzt, was man braucht, was sinnvolles, keinen unnutzen, kein unnutzes, schnorkellos, kein chichi, handfestes, was handfestes, im alltag",
    sentimental:
      "sentimental*, nostalgisch*, erinnerung*, personlich*, hebt alles auf, gefuhlvoll, bewahrt .. auf, von herzen, emotional, hangt an erinnerungen|alten|allem, bei .. kommen die tranen, kommt leicht ins heulen, kullern die tranen, nah am wasser gebaut, heult schnell, wirft nie was weg, hebt jede|jeden|alle, gefuhlsmensch, gefuhlsduselig, alte fotos, erinnerungsstuck*, erinnerungen, was personliches, mit herz, ruhrselig",
    humour:
      "humor*, lustig*, witzig*, witzbold, spassvogel, zum lachen, etwas zum lachen, lacht gern|gerne|viel, schwarzer humor, quatsch, albern, scherzkeks, bringt .. zum lachen, zum schiesslachen, zum totlachen, lacht sich|uber, nimmt sich nicht so ernst, blodsinn, scherz, scherzartikel, witze, witz, gag, gaggeschenk, sprucheklopfer, versteht spass, immer einen spruch|witz, schalk im nacken, ulkig, ulknudel, komiker, blodelt, ironisch, ironie, trockener humor, lustiger, flachwitze, dad jokes, verarschen, kalauer, was zum lachen, spassig, fur jeden spass, scherzbold, frohnatur, unsinn",
    "no-tech":
      "kein smartphone, keinen computer, kein computer, kein handy, keine technik, kein internet, technikfeind*, technikmuffel, mit technik nichts, mit technik auf kriegsfuss, nichts technisches|elektronisches|digitales, ohne handy, ohne technik, nichts mit technik|bildschirm|strom|batterien, kann nicht mit computern|technik, hat kein internet|smartphone|handy, kommt mit technik nicht, keine elektronik, hasst technik|computer|handys, keine gadgets, digital detox, technikallergie, kein technikmensch, technisch unbegabt, technik uberfordert, mit technik .. (nix|kriegsfuss|hut|nichts), mit computern|handys|smartphones .. (nix|kriegsfuss|hut|nichts), smartphone hat $who nicht|keins, handy hat $who nicht|keins, computer hat $who nicht|keinen, internet hat $who nicht|keins, nur festnetz, altes tastenhandy, tastenhandy, hat weder computer|handy|smartphone|internet, nix mit technik|kabel|strom|app|akku, nix technisches, nichts mit kabel|app|akku, analog, kein whatsapp, alles digitale, neumodisch*, ohne internet, ohne bildschirm, will weg vom handy, technik .. (graus|fremd)",
    luxury:
      "luxus*, luxurios*, exklusiv*, edel*, teuren|teurer geschmack, nur das beste, hochwertig*, feine dinge, verwohnt, anspruchsvoll*, gonnt sich, vom feinsten, designer*, das beste vom besten, feinste, nur vom feinsten, edles, edler, nobel, schickimicki, etepetete, gourmet*, gehoben*, extravagant*, stilvoll*, markenbewusst, teures, teurer, exquisit*, champagnergeschmack, verwohnter, sundhaft, genussmensch",
    "no-fuss":
      "kein aufhebens, kein grosses aufheben, mag keine uberraschungen, zuruckhaltend, schuchtern, bescheiden, kein tamtam, kein trara, nicht im mittelpunkt, keine uberraschungen, nichts grosses, nichts auffalliges, ungern im mittelpunkt, kein theater, keinen wirbel, nichts protziges, kein brimborium, kein gewese, kein rummel, rummel um sich|seine|ihre, kein drama, kein gross, kein bohei, kein buhei, kein chichi, kein schnickschnack, kein grosses ding, kein aufsehen, mittelpunkt stehen, nicht gern im mittelpunkt, steht nicht gern|gerne im, introvertiert*, menschenscheu, eher still, eher ruhig|ruhige|ruhiger, stiller typ, ruhiger typ, ist ihr|ihm .. unangenehm|peinlich, feiert nicht gern|gerne, feiert ungern, will nicht feiern, mag keinen trubel|wirbel|rummel, keinen trubel, keine party|feier, hasst uberraschungen, uberraschungen .. nicht, nix grosses, nix protziges, kleinigkeit reicht, nur eine kleinigkeit, nur ne kleinigkeit, bescheidener, bescheidene, anspruchslos",
    christian:
      "christ, christin, christlich*, katholi*, evangelisch*, kirche, glaubig*, geht in die kirche, pfarrer, konfirmation, kommunion, firmung, fromm, bibel, nonne, pastor, gottesdienst, ministrant*, messdiener*, kirchgang*, kirchenchor, geht .. in die kirche|messe, gottesglaubig, sonntags in die kirche|messe, pfarrgemeinde, christen, freikirche, freikirchlich, pilger*, jakobsweg, taufe, getauft, ordensschwester, pfarrerin, betet, gebetbuch, rosenkranz, tiefglaubig, strengglaubig, kommunionkind, firmling, konfirmand*, konfi",
    buddhist: "buddhis*, buddha, zen, zazen, meditiert im kloster",
    "no-holidays":
      "zeuge jehovas, zeugin jehovas, zeugen jehovas, feiert kein weihnachten, feiert keine geburtstage, feiern kein weihnachten, feiert weihnachten nicht, feiert keinen geburtstag, feiern weihnachten nicht, feiert gar|grundsatzlich|prinzipiell nicht|keine, feiert .. kein weihnachten|geburtstag|geburtstage|ostern, feiern gar nicht, feiern keine geburtstage|weihnachten, hasst weihnachten, weihnachtsmuffel, geburtstage werden .. nicht gefeiert, weihnachten wird .. nicht gefeiert, weihnachten feiern|feiert $who nicht, geburtstag feiern|feiert $who nicht, geburtstage feiert|feiern $who nicht",
    urgent:
      "bis morgen, morgen, heute noch, schon morgen, noch heute, bis heute, dringend, eilig, es eilt, last minute, in letzter minute, auf den letzten drucker, vergessen, ubermorgen, sofort, heute abend, schnell, kurzfristig, ganz schnell, so schnell wie moglich, auf den letzten, letzte minute, lastminute, ubers wochenende noch, in zwei tagen, in drei tagen, in # tagen, schon am wochenende, noch diese woche, schon diese woche, zeitdruck, drangt, die zeit drangt, pressiert, asap, auf die schnelle, spat dran, schon ubermorgen, so bald|schnell wie, am selben tag, expressversand, express, habs vergessen, verschwitzt, total verschwitzt, hab vergessen, fast vergessen, nur noch # tage|stunden, nur noch zwei|drei|wenige tage, heut abend, heute nachmittag, spatestens morgen, gleich morgen",
    "by-post":
      "per post, mit der post, verschicken, geschickt werden, versenden, verschickt werden, versand, in den briefkasten, ins ausland schicken|verschicken, postversand, per paket, briefkasten, als packchen, im packchen, schicken, versendet werden, passt .. briefkasten|umschlag, paket nach, packchen, geht per|mit post|dhl, geht in die post, zur post, verschicke, verschick*, schick ich|es ihr, schicke es|ich, versandfahig, versandkosten, dhl, hermes, als paket, paket schicken, kann nicht selbst vorbei, zuschicken, hinschicken, im umschlag, brief|briefumschlag passen, als brief, postweg, per brief, warensendung, maxibrief",
    "digital-only":
      "per e mail, per email, per mail, nur digital, digital*, zum ausdrucken, nur online, per whatsapp, zum runterladen, zum download, als pdf, e mailen, gutscheincode, onlinegutschein, kein versand moglich, nichts zum auspacken",
    "experiences-only":
      "nur erlebnisse, lieber erlebnisse, erlebnis statt, nur was|etwas zum erleben, keine sachen nur, nur zeit, ausschliesslich erlebnisse, nur noch erlebnisse, nur gemeinsame",
    "hand-luggage":
      "handgepack, im koffer, in den koffer, ins flugzeug, rucksack passen, nur rucksack, reist mit rucksack, fliegt, mit dem flugzeug, passt in den koffer|rucksack, backpacker*, ins handgepack, im flieger, ins flugzeug, in den rucksack, koffer passen, ins reisegepack, nimmt es im flugzeug, fliege damit, fliegt zuruck, fliegt wieder, muss .. koffer, leicht und klein, weltreise, auf weltreise, rucksackreise, interrail",
    together:
      "zusammen, gemeinsam, zu zweit, fur uns beide, fur beide, miteinander, mit mir, fur zwei, zu zwein, fur uns zwei, fur beide zusammen, mit mir zusammen, zusammen machen, gemeinsame, paarabend, als paar",
    "with-children":
      "mit den kindern|enkeln|enkelkindern, mit kindern, mit der familie, ganze familie, mit ihren|seinen enkeln|kindern|enkelkindern, familienausflug, fur die ganze familie, mit dem enkel, mit der enkelin, mit den kids, mit ihren|seinen kids|kleinen, mit kind und kegel, mit der ganzen familie, mit dem nachwuchs, mit sohn|tochter, mit den jungs|madels, mit $her kindern|enkeln",
    thanks:
      "danke, danken, dankeschon, bedanken, als dank, zum dank, geholfen, gegossen, dankbar, auf .. aufgepasst, gefuttert, aufgepasst, danksagung, hilft uns|mir, unterstutzt hat, katze gehutet, katze versorgt, blumen gegossen, gekummert, versorgt hat|haben, ausgeholfen, dankbarkeit, danke sagen, danke schon, merci, vergelts gott, vergelt, erkenntlich zeigen, revanchieren, eingesprungen, einspringt, zur seite gestanden, hat uns|mir .. geholfen, immer fur uns|mich da, hilfsbereit, grosse hilfe, war uns|mir eine, gute betreuung, fur die hilfe|muhe|unterstutzung|betreuung, als dankeschon, unter die arme gegriffen, gerettet, war fur uns da",
    farewell:
      "abschied*, verlasst uns|die, letzter tag, geht weg, auf wiedersehen, verabschied*, zieht weg, verlasst, ausstand, geht fur immer, hort auf bei, lebewohl, geht von bord, hort bei uns|auf, hort auf, letzten tag, letzter arbeitstag, verlassen uns, wechselt .. (die abteilung|die schule|das team|die kita|die firma), zieht in die ferne, zieht ans andere ende, geht ins ausland, geht fur ein jahr, auf nimmerwiedersehen, ausstands*, letzte schicht, letzter schultag, kita ende, ende der kita|kindergartenzeit|grundschulzeit|schulzeit",
    "get-well":
      "gute besserung, gesund werden, genesung*, schnell gesund, aufmuntern, aufmunterung, wieder gesund, trosten, krank im bett, genesungswunsch*, gute besserung*, liegt krank, krank zuhause, krank zu hause, wieder auf die beine, aufpappeln, aufpapeln, grippe, erkaltet, angeschlagen, bald wieder fit, wieder fit, baldige besserung, genese, auf dem damm, auf den damm, auf die beine kommt",
    apology:
      "entschuldig*, verzeihung, es tut mir leid, tut mir leid, wiedergutmach*, gestritten, streit, versohn*, wieder gutmachen, um verzeihung, vergeben, verziehen, leid tut, bockmist gebaut, mist gebaut, verbockt, vermasselt, geburtstag vergessen, hochzeitstag vergessen, sorry, krach gehabt, zoff, gekracht, verstritten, verkracht, funkstille, versohnung, ausrutscher, schlechtes gewissen, hab .. verletzt, friedensangebot, wieder gut machen, bock geschossen",
    congratulations:
      "gluckwunsch*, bestanden, gratulier*, abschluss geschafft, befordert, preis gewonnen, gewonnen, geschafft, erfolg, fuhrerschein, diplom, promotion, aufstieg, abi geschafft|bestanden|in der tasche, prufung bestanden|geschafft, hat .. bestanden|geschafft|gewonnen, bachelor geschafft|bestanden, master geschafft|bestanden, ausgelernt, gesellenbrief, meisterbrief, lappen bestanden, lappen geschafft, den lappen, examen bestanden, doktor gemacht, doktortitel, auszeichnung, ehrung, medaille, jubilaum, dienstjubilaum, promoviert worden, abgeschlossen, abschluss gemacht",
    "long-marriage":
      "goldene hochzeit, silberhochzeit, silberne hochzeit, diamantene hochzeit, # jahre verheiratet, seit # jahren verheiratet, hochzeitstag, goldhochzeit, # hochzeitstag, goldenen hochzeit, # jahren verheiratet, rubinhochzeit, # jahre zusammen, # ehejahre, ehejubilaum, eiserne hochzeit, eisernen hochzeit, diamantenen hochzeit, silbernen hochzeit, silberhochzeitspaar, goldhochzeitspaar, perlenhochzeit, rosenhochzeit, rosenhochzeit, porzellanhochzeit, gnadenhochzeit, # jahre ehe, # jahren ehe, jahrzehnten verheiratet, jahrzehnte verheiratet, ewig verheiratet, seit ewigkeiten verheiratet, $ord hochzeitstag, seit # jahren unter der haube, seit # jahren ein paar, ehejahren",
  },
  needs: {
    garden: "garten",
    "outdoor-space": "balkon, terrasse",
    light: "sonne, tageslicht, licht",
    oven: "backofen, ofen",
    kitchen: "kuche, herd",
    freezer: "gefrierfach, gefrierschrank, tiefkuhler",
    space: "platz, stauraum",
    power: "strom, steckdose",
    phone: "handy, smartphone, telefon, mobiltelefon",
    screen: "bildschirm, bildschirme, computer, fernseher, laptop, tablet, tv",
    internet: "internet, wlan",
    flame: "kerzen, kerze, offene flamme, offenes feuer, feuer, raucherstabchen, teelichter",
    blades: "messer, klingen, scharfes",
    glass: "glas, zerbrechliches",
    bath: "badewanne, wanne",
    noise: "larm, lautes spielzeug",
    car: "auto, wagen, fuhrerschein",
    bicycle: "fahrrad, rad",
    "record-player": "plattenspieler",
    printer: "drucker",
    pet: "haustiere, haustier, hund, katze, tiere",
    "own-walls": "locher in die wand, nagel, bohren",
  },
  lacks: {
    space: "nichts grosses|sperriges",
    power: "nichts elektronisches|elektrisches, ohne batterien|strom, keine batterien|elektronik",
    car: "fahrt kein auto, fahrt nicht auto, kein auto, keinen fuhrerschein, kann nicht auto fahren, darf nicht mehr fahren, fuhrerschein abgegeben, auto|wagen|fuhrerschein hat|haben|besitzt|gibt|gibts|ist $who|es|bei|vorhanden? $adv? keins|keinen|nicht|kein",
    "going-out": "kommt nicht mehr raus, verlasst .. haus|wohnung nicht|kaum",
    reading: "kann nicht lesen, legasthen*",
    sight: "sieht nichts, kann nicht sehen, sieht kaum",
    hearing: "hort nichts, kann nicht horen",
    flame: "kerzen verboten, kerzen sind verboten|nicht, keine offenen flammen|feuer, keine kerzen erlaubt",
    oven: "keinen backofen, keinen ofen, ohne backofen, kein backofen, backofen|ofen hat|haben|besitzt|gibt|gibts|ist $who|es|bei|vorhanden? $adv? keinen|nicht|kein",
    garden:
      "keinen garten, ohne garten, nur balkon, nur einen balkon, nur ein balkon, kein garten, garten hat|haben|besitzt|gibt|gibts|ist $who|es|bei|vorhanden? $adv? keinen|nicht|kein",
    bath: "nur dusche, nur eine dusche, keine badewanne, badewanne hat|haben|besitzt|gibt|gibts|ist $who|es|bei|vorhanden? $adv? keine|nicht",
    "own-walls": "darf nicht bohren, keine locher, darf keine nagel",
    care: "kein grunen daumen, keinen grunen daumen, jede pflanze geht|stirbt",
    bicycle:
      "kann nicht fahrrad|rad fahren, fahrrad|rad hat|haben|besitzt|gibt|gibts|ist $who|es|bei|vorhanden? $adv? keins|keines|nicht|kein",
  },
  skills: {
    beginner:
      "anfanger*, hat .. angefangen, fangt .. an, gerade angefangen, erst angefangen, neuling, will .. lernen, einsteiger*, frisch angefangen, mochte .. lernen, lernt gerade, seit kurzem, ganz neu, hat .. noch nie",
    keen: "leidenschaftlich*, begeistert*, regelmassig, jedes wochenende, hobby*, ambitioniert*, fleissig, jeden abend|tag|samstag|sonntag|morgen",
    expert:
      "profi*, experte, expertin, professionell*, seit jahrzehnten, meister, seit # jahren, erfahren*, fortgeschritten*, jahrelange erfahrung, beruflich, im orchester, wettkampf*, semiprofessionell, ihr leben lang, sein leben lang",
  },
  ages: [
    ["neugeborenes, neugeborene", 0, 0],
    ["kleinkind", 1, 3],
    [
      "kindergartenkind, geht in den kindergarten, in der kita, vorschulkind, kommt in den kindergarten",
      3,
      6,
    ],
    ["einschulung, schulanfang, kommt in die schule, erstklassler*, schultute", 5, 7],
    ["grundschulkind, grundschuler*, geht in die grundschule, in der grundschule", 6, 11],
    ["teenager, teenie, jugendlicher, jugendliche, gymnasiast*, pubertat", 12, 19],
    ["konfirmation, jugendweihe, konfirmandin, konfirmand", 13, 15],
    ["kommunion, erstkommunion", 8, 10],
    ["abiturient*, macht abitur, abitur", 17, 20],
    ["studentin, student, erstsemester", 18, 28],
    ["seniorin, senior, rentner, rentnerin", 60, 99],
    ["achtzigjahrige*, achtzigjahriger", 80, 80],
    ["twen", 20, 29],
    [
      "volljahrig, wird volljahrig, volljahrigkeit, darf endlich wahlen|auto fahren, endlich erwachsen",
      17,
      18,
    ],
    ["susse sechzehn|16, sweet sixteen, wird sechzehn", 15, 16],
    ["hundertste|hundertsten|hundertster geburtstag, wird hundert, die hundert voll, uber hundert", 99, 105],
    [
      "macht|schreibt|schrieb .. abi|abitur|matura, im abi|abiturjahr, abi geschafft|bestanden|gemacht|fertig|hinter|in der tasche, abi steht, maturant*, abiball, kurz vor dem abi|abitur, oberstufe*, abschlussklasse",
      16,
      20,
    ],
    ["in der oberstufe, kursstufe, zwolfte klasse, dreizehnte klasse", 16, 19],
    [
      "in der mittelstufe, gymnasium, geht aufs gymnasium, geht auf die realschule|hauptschule|gesamtschule, konfirmandenalter, konfi, in der pubertat, pubertier, pubertiert*, pubertierend*, teenageralter, backfisch, halbstarker, teenie, teenies, teen, jugendweihling, firmling",
      10,
      18,
    ],
    ["wechselt aufs gymnasium, kommt aufs gymnasium, kommt auf die weiterfuhrende", 9, 11],
    [
      "abc schutze, i dotz, schulkind geworden, wird eingeschult, kommt in die schule, einschulungskind, erste klasse, vorschule, vorschuler*",
      5,
      7,
    ],
    [
      "kitakind, krippenkind, geht in die kita|krippe, in der krippe, krabbelkind, krabbelalter, lernt gerade laufen, lauft gerade, die ersten schritte, zahnt, wickelkind",
      0,
      4,
    ],
    ["im kindergarten, kindergartenalter, geht in den kindi|kiga, kindergartler*", 3, 6],
    [
      "grundschulalter, kommt in die grundschule, im grundschulalter, erstkommunionskind, kommunionkind",
      6,
      11,
    ],
    [
      "erstsemester, ersti, fangt .. studium an, studienanfanger*, frisch von der schule, gerade mit der schule fertig",
      18,
      24,
    ],
    ["babyboomer, boomer", 58, 82],
    ["generation z, gen z", 13, 30],
    ["im besten alter, in den besten jahren, mittleren alters", 40, 65],
    [
      "alte dame, alter herr, altere dame, alterer herr, hochbetagt*, greis*, uralt, steinalt, im hohen alter",
      70,
      105,
    ],
    [
      "geht|ging .. in rente|pension, fruhrentner*, pensionistin, pensionist, pensionarin, pensionar, im ruhestand",
      58,
      90,
    ],
    ...NEAR_DECADES,
    ...ORDINAL_AGES,
    ...HALVES,
    ...WHOLE_YEARS,
    ...CLASSES,
    ...BORN,
  ],
  time: {
    numbers: {
      eins: 1,
      zwei: 2,
      drei: 3,
      vier: 4,
      funf: 5,
      sechs: 6,
      sieben: 7,
      acht: 8,
      neun: 9,
      zehn: 10,
      elf: 11,
      zwolf: 12,
      dreizehn: 13,
      vierzehn: 14,
      funfzehn: 15,
      sechzehn: 16,
      siebzehn: 17,
      achtzehn: 18,
      neunzehn: 19,
      zwanzig: 20,
      dreissig: 30,
      vierzig: 40,
      funfzig: 50,
      sechzig: 60,
      siebzig: 70,
      achtzig: 80,
      neunzig: 90,
      hundert: 100,
      ...COMPOUNDS,
    },
    years:
      "jahre, jahr, jahren, jahrige, jahriger, jahriges, jahrigen, jahrig, j, lenze, lenzen, jahrchen, lebensjahr, jahrle",
    months: "monate, monat, monaten, monatige, monatiges",
    weeks: "wochen, woche, tage, tagen",
    old: "alt, jung, alte, altes, junge",
    turns: "wird, werden, ist, sind, bin, war, wurde, feiert, alter, wirds, werd, wurd, zahlt, werde",
    has: "",
    nearly:
      "gerade, erst, fast, schon, bald, etwa, ungefahr, ca, rund, uber, knapp, jetzt, nun, nachste, woche, im, juni, bereits, mai, juli, dieses, jahr, stolze, zarte, kommenden, nachstes, den, am, nachsten, monat, auch, grad, ganz, zirka, circa, stramme, flotte, junge, knackige, schlappe, susse, demnachst, heuer, eben, frisch, mittlerweile, inzwischen, nur, noch, er, sie, endlich, tatsachlich, zwischenzeitlich, august, september, oktober, november, dezember, januar, februar, marz, april, samstag, sonntag, montag, freitag, herbst, sommer, fruhling, winter, runde, unglaubliche, sage, nachher, also, heute, morgen, gestern, ubermorgen, so, bereits, letzte, letzten, letzter, letztes, vorige, vorigen, vergangene, vergangenen, neulich, jungst, kurzlich, weihnachten, ostern, pfingsten, silvester, mittwoch, donnerstag, wochenende, diesen, dieser, diesem, monats, sommers, tage, tagen, wieder, genau, exakt, schlanke, gesegnete, zweiundvierzigste",
    during:
      "seit, vor, nach, in, fur, bis, nummer, budget, ab, unter, uber, mindestens, maximal, um, innerhalb",
    gone: "verheiratet, zusammen, lang, her, trocken, nuchtern, schwanger, spater, clean, erfahrung, ehe, berufserfahrung, befreundet, entfernt, lange, alter, junger, kleiner, grosser, kennen, dabei, mitglied, verwitwet, getrennt, geschieden, verlobt, rentner, rauchfrei, abstinent, unterricht, dienst, garantie, haft, leben, hier",
    birthday: "geburtstag, geb, geburtstages, geburtstags, geburtstagsfeier",
    ordinal: "ten, te, ste, sten, er",
    early: "anfang, fruhen, fruhe",
    middle: "mitte, mittleren",
    late: "ende, spaten",
    decades: {
      zwanziger: 20,
      dreissiger: 30,
      vierziger: 40,
      funfziger: 50,
      sechziger: 60,
      siebziger: 70,
      achtziger: 80,
      neunziger: 90,
      zwanzigern: 20,
      dreissigern: 30,
      vierzigern: 40,
      funfzigern: 50,
      sechzigern: 60,
      siebzigern: 70,
      achtzigern: 80,
      neunzigern: 90,
      dreissigerin: 30,
      vierzigerin: 40,
      funfzigerin: 50,
      sechzigerin: 60,
    },
  },
  and: "und oder noch sowie & plus",
  cut: "weil da dass wenn der die das den dem denn fur seit als ob wo was wie sie er ich wir mit zum zur von bei nach vor im am auf aus ist sind war wird hat damit bis um jeden jede mehr",
  filler:
    "ein eine einen einem einer eines der die das den dem des sehr so ganz mehr noch schon auch gern gerne guten gutes guter gute neue neues neuen neuer alte alten kleine kleinen grosse grossen viel viele alles etwas was mal nur bitte ihre ihr ihren seine seinen sein zwei drei vier alle allen jede jeden besonders vor allem bereits immer uberhaupt total richtig echt wahnsinnig weitere weiteren zu im am langem lange endlich sich dazu bestimmten schone schonen mit von fur auf gegen an bei ne nen nem n so son sone sein dieses diesen kram zeugs sachen ihren ihrem seinem kann konnen richtige gescheites gescheiten vernunftiges vernunftigen ordentliches ordentlichen ordentliche schicke schickes schicken riesen grad grade halt eh dieser diese",
  prepositions: "mit von bei fur zu um auf an uber gegen ohne nach aus zum zur neben",
  of: "von vom",
  who: "der die das welche welcher deren dessen",
};
