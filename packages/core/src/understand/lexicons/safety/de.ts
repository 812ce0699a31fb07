import type { SafetyLexicon } from "../../lexicon.ts";

export const DE_SAFETY: SafetyLexicon = {
  states: {
    vegan:
      "vegan*, veganer*, rein pflanzlich, pflanzlich, pflanzenbasiert, keine tierischen produkte, keine tierprodukte, nichts tierisches, nichts vom tier, ohne tierische",
    vegetarian:
      "kein fleisch isst, kein fleisch mehr, vegetari*, veggie, kein fleisch, keinen fleisch, isst .. fleischlos, fleischlos, ohne fleisch, isst nichts vom tier, verzichtet auf fleisch",
    pescatarian: "pescetari*, pescatari*, pesketari*",
    muslim: "muslim*, moslem*, halal, islam*, ramadan, zuckerfest, eid, kopftuch, moschee",
    jewish: "koscher*, judisch*, jude, judin, schabbat, sabbat, chanukka, synagoge",
    hindu: "hindu*, diwali",
    sober:
      "keinen|kein alkohol trinkt, nicht mehr trinkt, nicht trinkt, nie trinkt, keinen alkohol mehr, trockener|trockene alkoholiker*, trocken seit, alkoholiker*, nuchtern seit, trinkt nicht mehr, trinkt nicht, trinkt .. keinen alkohol, trinkt nie|niemals, anonyme|anonymen alkoholiker*, abstinent*, entzug, hat .. aufgehort zu trinken, hort auf zu trinken, aufgehort zu trinken, mit dem trinken aufgehort, seit .. trocken, seit .. nuchtern, alkoholsucht, alkoholproblem*, ist trocken, trockener alkoholiker, antialkoholiker*, trinkt gar|uberhaupt nicht, trinkt grundsatzlich, dem alkohol abgeschworen, suchtklinik, alkoholkrank*, ruhrt keinen alkohol, keinen tropfen, clean, ist abstinent, lebt abstinent, alkoholabhangig*, vom alkohol weg, weg vom alkohol",
    "no-alcohol":
      "kein alkohol, keinen alkohol, ohne alkohol, alkoholfrei*, nichts alkoholisches, darf nicht|nichts|keinen trinken|alkohol, darf .. keinen alkohol, vertragt keinen alkohol, keinen wein|sekt|schnaps, kein wein|bier|sekt|schnaps, lebererkrankung, leberzirrhose, mormone*, darf .. nicht trinken, verzichtet auf alkohol",
    pregnant:
      "erwartet ihr|das erstes|zweites|drittes|erste|zweite kind|baby, erwarten ihr|das erstes|zweites|drittes|erste|zweite kind|baby, schwanger*, erwartet ein|ihr|das|zwillinge|nachwuchs, erwarten ein|ihr|nachwuchs|zwillinge, bekommt ein|ihr baby|kind, babybauch, werdende mutter|mama|eltern, in anderen umstanden, guter hoffnung, baby unterwegs, nachwuchs unterwegs, kinderwunsch, entbindungstermin, # monat schwanger, bekommt .. baby, bekommt nachwuchs, bekommen ein baby, geburtstermin, hochschwanger, # ssw, ssw, baby kommt im",
    breastfeeding: "stillt, stillen, stillend*, stillzeit, stillende, voll gestillt, abstillen, muttermilch",
    diabetic: "diabet*, zuckerkrank*, insulin, blutzucker, hat zucker, typ 1|2|eins|zwei",
    "no-sugar":
      "kein zucker, keinen zucker, zuckerfrei*, ohne zucker, nichts susses, keine sussigkeiten, darf nichts susses|keinen",
    coeliac:
      "zoliakie*, glutenfrei*, glutenunvertraglich*, glutenintoleran*, kein gluten, ohne gluten, gluten nicht, keinen weizen, kein weizen, weizenallergie, weizenunvertraglich*, vertragt kein gluten, glutensensitiv*, darf kein gluten",
    lactose:
      "laktose*, lactose*, milchallergie, milchfrei*, keine milch|milchprodukte, milcheiweiss*, vertragt keine milch*|laktose, ohne milch|laktose, keine laktose, kasein, milchunvertraglich*",
    "nut-allergy":
      "nussallergi*, erdnussallergi*, nussfrei*, keine nusse|erdnusse, allergisch gegen|auf nusse*|erdnusse*, vertragt keine nusse, haselnussallergi*, ohne nusse, mandelallergi*, walnussallergi*, baumnuss*, nuss allergie, nussunvertraglich*",
    allergies:
      "epipen, adrenalinpen, notfallset, notfallpen, anaphyla*, viele allergien, mehrere allergien, lebensmittelallergie*, nahrungsmittelallergie*, schwere allergien, starker allergiker, nahrungsmittelunvertraglich*, lebensmittelunvertraglich*, allergiker*, allergischer schock, adrenalin spritze",
    "no-caffeine":
      "kein koffein, koffeinfrei*, entkoffeiniert*, vertragt keinen kaffee|kein koffein, keinen kaffee, kein kaffee, ohne koffein, trinkt keinen kaffee",
    "no-perfume":
      "parfumfrei*, duftstofffrei*, keine duftstoffe, kein parfum, keine dufte, parfumallergie, duftstoffallergie, geruchsempfindlich, starke|starken geruche|geruchen|dufte|duften, vertragt keine duftstoffe|parfum|dufte|geruche|gerusche, empfindliche haut|nase, neurodermitis, asthma*, unparfumiert, ohne duft*, duftstoffe, parfum .. kopfschmerzen, dufte .. kopfschmerzen, duftfrei, nichts parfumiertes|duftendes, schuppenflechte, dufte nicht, reagiert auf duft*|parfum, bekommt .. von parfum|duften|duftkerzen, ekzem*, sauerstoffgerat",
    migraine: "migrane*",
    pollen:
      "heuschnupfen, pollenallergi*, allergisch gegen|auf pollen|blumen|graser, keine blumen, pollen, grasallergie, graserallergie",
    "no-flame": "sauerstoffgerat, keine offenen flammen, kerzen verboten",
  },
  foods: {
    nuts: "nuss, nusse, nussen, erdnuss, erdnusse, erdnussen, haselnuss, haselnusse, haselnussen, walnuss, walnusse, walnussen, mandel, mandeln, cashew, cashews, cashewkerne, pistazie, pistazien, marzipan, baumnusse, nougat, pekannusse, schalenfruchte, krokant",
    dairy:
      "milch, laktose, lactose, milchprodukte, milchprodukten, kase, sahne, butter, joghurt, quark, milcheiweiss, kuhmilch, molke",
    gluten: "gluten, weizen, roggen, gerste, dinkel, mehl, brot, getreide, weizenmehl",
    egg: "ei, eier, eiern, huhnerei, huhnereier, eiweiss, huhnereiweiss",
    soy: "soja, tofu, sojaprodukte",
    sesame: "sesam, tahin",
    fish: "fisch, meeresfruchte, krebstiere, garnelen, schalentiere, muscheln, lachs, thunfisch, krabben, shrimps, hummer, krustentiere",
    meat: "fleisch, rind, rindfleisch, huhn, huhnchen, wurst, geflugel, lamm, rotes fleisch",
    pork: "schwein, schweinefleisch, schinken, speck, salami",
    gelatine: "gelatine, gummibarchen, gummibaren",
    honey: "honig, bienen, bienenstiche, bienenprodukte, bienengift, propolis",
    alcohol:
      "alkohol, wein, bier, sekt, schnaps, champagner, rotwein, weisswein, likor, whisky, gin, rum, wodka, prosecco, spirituosen, cocktails",
    caffeine: "koffein, kaffee, espresso, energydrinks",
    sugar: "zucker, sussigkeiten, susses, sussem, sussen, fruktose, fructose",
    perfume:
      "parfum, parfums, duft, dufte, duften, duftstoffe, duftstoffen, duftkerzen, duftkerze, raucherstabchen, geruche, geruchen, rasierwasser, atherische ole, lavendel, parfumiertes",
    leather: "leder, pelz, wildleder",
    wool: "wolle, schafwolle, kaschmir, merino, wollsachen, lanolin, mohair, angora",
    silk: "seide",
    feathers: "federn, daunen, daunenkissen, daunendecke, bettfedern, federkissen",
    latex: "latex, gummi, luftballons, naturkautschuk",
    pollen: "pollen, blumen, graser, grasern, birke, birken, birkenpollen, schnittblumen, lilien",
  },
  allergicTo:
    "allergisch gegen|auf, allergie gegen|auf, allergien, unvertraglichkeiten, allergisch, unvertraglichkeit gegen|von, intoleranz gegen|von, vertragt kein|keine|keinen|nichts, vertragt, darf kein|keine|keinen|nichts, darf .. nicht, reagiert .. auf, reagiert auf|allergisch, isst kein|keine|keinen|weder, trinkt kein|keine|keinen, empfindlich auf|gegen, kann kein|keine|keinen, essen kein|keine|keinen, trinken kein|keine|keinen, bekommt ausschlag von, ausschlag von, muss .. verzichten auf, verzichtet auf, intolerant gegen, trage|tragt kein|keine|keinen, hochallergisch gegen|auf, lebt ohne, ernahrt sich ohne, allergene",
  allergy:
    "allergie, allergien, allergiker, allergikerin, intoleranz, unvertraglichkeit, frei, allergisch, vertragt er|sie nicht, vertragt .. nicht, nicht vertragt, nicht vertragen, sind .. tabu, ist .. tabu, machen .. krank, darf er|sie nicht, darf .. nicht essen, isst er|sie nicht, machen ihr|ihm, bereitet .. kopfschmerzen, bereiten .. kopfschmerzen, kann sie|er nicht, lost .. aus, losen .. aus, meidet er|sie, nicht essen, nicht trinken, sind verboten, ist verboten",
  tails:
    "allergie, allergien, allergiker, allergikerin, allergisch, intoleranz, intolerant, unvertraglichkeit, frei, freie, freies, freien, freier",
  fine: "nicht allergisch, keine allergie, keine allergien, nicht schwanger, nicht vegan, nicht vegetarisch, kein vegetarier|veganer|muslim|alkoholiker, keine vegetarierin|veganerin|muslimin|jude|judin, gegen nichts allergisch, nicht mehr vegan|vegetarisch|schwanger|vegetarier, isst alles, essen alles, vertragt alles, kein problem mit, keine probleme mit, nicht laktoseintolerant, kein diabetiker, keine diabetikerin, nicht glutenintolerant, stillt nicht, nicht trocken, keine unvertraglichkeiten, keine nussallergie, nicht diabetisch, nicht religios, kein diabetes, allergisch ist sie|er nicht, keine zoliakie, darf alles, vertragt .. gut, isst wieder",
};
