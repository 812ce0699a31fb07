import type { SafetyLexicon } from "../../lexicon.ts";

export const NL_SAFETY: SafetyLexicon = {
  states: {
    vegan: "vegan*, veganist*, plantaardig*, geen dierlijke producten, niets dierlijks, zonder dierlijke",
    vegetarian: "vegetari*, vega, vego, geen vlees, zonder vlees, vleesvrij, eet vegetarisch",
    pescatarian: "pescotari*, pescatari*",
    muslim: "moslim*, halal, islam*, ramadan, suikerfeest, offerfeest, hoofddoek, moskee",
    jewish: "koosjer*, kosher, joods*, joden, jood, jodin, sabbat, sjabbat, chanoeka, synagoge",
    hindu: "hindoe*, diwali, divali",
    sober:
      "geen alcohol drinkt, niet meer drinkt, niet drinkt, nooit drinkt, geen alcohol meer, nuchter sinds, al .. nuchter, al .. droog, drinkt niet, drinkt niet meer, drinkt nooit, drinkt geen alcohol, drinkt geen druppel, alcoholist*, ex alcoholist, gestopt met drinken|alcohol|drank, stopte met drinken|alcohol, is gestopt met drinken, van de drank|alcohol af, geheelonthoud*, aa, in herstel, afgekickt, droog sinds, staat droog, droge alcoholist, alcoholverslav*, drankprobleem, alcoholprobleem, # jaar|maanden nuchter|droog, drinkt helemaal niet, drinkt .. niet meer, drinkt absoluut niet, clean, heeft .. drankprobleem, afkick*, alcoholvrij leven, raakt geen alcohol|druppel, verslaafd geweest, nuchter",
    "no-alcohol":
      "geen alcohol, zonder alcohol, alcoholvrij*, mag niet|geen drinken|alcohol, mag .. niet drinken, geen wijn|bier|drank, niets alcoholisch, kan niet tegen alcohol, mag geen alcohol|drank, leverziekte, levercirrose, geen drank, mag even niet drinken, mormoon*",
    pregnant:
      "verwacht haar|hun eerste|tweede|derde kind|kindje|baby, verwachten hun eerste|tweede|derde kind|kindje|baby, zwanger*, in verwachting, verwacht een|haar|hun|een|tweeling, verwachten een|hun|tweeling, aanstaande moeder|mama|ouders, krijgt een|haar baby|kindje|kind, krijgen een baby|kindje, zwangerschap, baby op komst, uitgerekend, # weken zwanger, babybuik, hoogzwanger, kindje op komst, wordt moeder, worden ouders, kinderwens, babyshower",
    breastfeeding: "borstvoeding, geeft borst*, geeft de borst, zoogt, kolft, kolven, voedt zelf",
    diabetic: "diabet*, suikerziekte, suikerpatient*, insuline, bloedsuiker, heeft suiker",
    "no-sugar":
      "geen suiker, suikervrij*, zonder suiker, geen zoetigheid|snoep|zoet, mag geen suiker|snoep|zoet",
    coeliac:
      "coeliakie*, glutenvrij*, geen gluten, glutenallergie*, glutenintoleran*, kan niet tegen gluten|tarwe, zonder gluten, geen tarwe, tarweallergie, mag geen gluten|tarwe, verdraagt geen gluten",
    lactose:
      "lactose*, melkallergie, geen zuivel|melk|lactose, zuivelvrij, melkvrij, kan niet tegen melk|lactose|zuivel, zonder melk|zuivel|lactose, koemelk*, melkeiwit*, mag geen melk|zuivel|lactose, verdraagt geen melk|lactose|zuivel",
    "nut-allergy":
      "notenallergi*, pindaallergi*, allergisch voor noten|pinda*, geen noten|pinda*, notenvrij*, pinda allergi*, kan niet tegen noten|pinda*, zonder noten, mag geen noten|pinda*, noot allergie, hazelnootallergie, sporen van noten",
    allergies:
      "epipen, adrenalinepen, anafyla*, veel allergieen, meerdere allergieen, voedselallergie*, ernstige allergie, zware allergie, allerlei allergieen, voedselintoleran*, adrenaline pen",
    "no-caffeine":
      "geen cafeine|koffie, cafeinevrij*, decafe, kan niet tegen cafeine|koffie, zonder cafeine, drinkt geen koffie, mag geen cafeine|koffie",
    "no-perfume":
      "parfumvrij*, geurvrij*, geen parfum|geuren|geurtjes|geur|geurkaarsen, sterke geuren|geur|parfums|luchtjes, kan niet tegen geuren|parfum|geurtjes|luchtjes|sterke, gevoelig voor geur*|parfum|luchtjes, eczeem, astma*, gevoelige huid|neus, zonder parfum|geur, geparfumeerd*, ongeparfumeerd, hoofdpijn van .. geur*|parfum*|luchtjes, parfum .. hoofdpijn, geuren .. hoofdpijn, geurtjes .. hoofdpijn, psoriasis, parfumallergie, van parfum .. hoofdpijn, parfum geeft, parfums, allergisch voor parfum|geur*, copd",
    migraine: "migraine*",
    pollen:
      "hooikoorts, pollenallergi*, allergisch voor pollen|bloemen|gras, geen bloemen, graspollen, pollen, berkenpollen",
    "no-flame": "zuurstof thuis, aan de zuurstof, kaarsen mogen niet, geen open vuur",
  },
  foods: {
    nuts: "noten, noot, pinda, pindas, pindakaas, amandel, amandelen, hazelnoot, hazelnoten, walnoot, walnoten, cashew, cashewnoten, pistache, pistachenoten, marsepein, nootjes, pecannoten",
    dairy: "melk, zuivel, kaas, lactose, room, boter, yoghurt, koemelk, zuivelproducten, melkproducten",
    gluten: "gluten, tarwe, rogge, gerst, spelt, brood, meel, bloem",
    egg: "ei, eieren, kippenei, eiwit, eitjes",
    soy: "soja, tofu",
    sesame: "sesam, sesamzaad",
    fish: "vis, schaaldieren, schelpdieren, garnalen, zeevruchten, zalm, mosselen, tonijn, kreeft, krab",
    meat: "vlees, rund, rundvlees, kip, worst, lam, gevogelte, rood vlees",
    pork: "varken, varkensvlees, ham, spek, bacon, salami",
    gelatine: "gelatine, winegums, gummibeertjes",
    honey: "honing, bijen, bijensteken, bijenproducten, bijenwas",
    alcohol:
      "alcohol, wijn, bier, drank, champagne, prosecco, jenever, whisky, gin, rum, wodka, likeur, cocktails, bubbels, sterke drank, borrel",
    caffeine: "cafeine, koffie, espresso",
    sugar: "suiker, zoetigheid, snoep, zoet, zoete dingen, zoetwaren, suikers",
    perfume:
      "parfum, parfums, geur, geuren, geurkaarsen, geurtjes, luchtjes, wierook, geurkaars, lavendel, aftershave, etherische olie, geurstoffen",
    leather: "leer, leder, bont, suede",
    wool: "wol, kasjmier, merino, schapenwol, lanoline, mohair, angora",
    silk: "zijde",
    feathers: "veren, dons, donzen kussens, donzen dekbed, donskussens, ganzendons",
    latex: "latex, rubber, ballonnen",
    pollen: "pollen, bloemen, gras, stuifmeel, graspollen, berken, snijbloemen, lelies",
  },
  allergicTo:
    "allergisch voor|tegen, allergie voor, allergieen, allergisch, intolerant voor, intolerantie voor, kan niet tegen, kunnen niet tegen, kan absoluut|echt niet tegen, mag geen, mag niet, mogen geen, verdraagt geen|niet, reageert .. op, gevoelig voor, eet geen, drinkt geen, eten geen, drinken geen, overgevoelig voor, eet nooit, krijgt uitslag van, uitslag van, draagt geen, lust en mag geen, eet niets|niks met|van, hoofdpijn van, ziek van, allergenen, zwaar|ernstig|heel|erg allergisch voor, overgevoeligheid voor",
  allergy:
    "allergie, allergieen, allergisch, intolerantie, intolerant, vrij, mag .. niet, verdraagt .. niet, kan .. niet tegen, zijn taboe|verboden, is taboe|verboden, zijn uit den boze, is uit den boze, geven .. hoofdpijn, geeft .. hoofdpijn, maken .. ziek, zijn gevaarlijk, daar kan .. niet tegen, mag ze|hij niet, eet ze|hij niet, drinkt ze|hij niet, krijgt ze|hij .. uitslag|hoofdpijn|van, niet eten, niet drinken",
  tails: "allergie, allergieen, allergisch, intolerantie, intolerant, vrij, vrije",
  fine: "niet allergisch voor, niet allergisch, geen allergie, geen allergieen, niet zwanger, niet vegetarisch, niet veganistisch, geen vegetarier|veganist|moslim|alcoholist, geen vegetariër, nergens allergisch voor, eet alles, eten alles, geen probleem met, geen problemen met, niet meer vegetarisch|veganistisch|zwanger|vegan, niet vegan, geen diabeet, niet gelovig, lust alles, geen diabetes, geen notenallergie, geen intoleranties, mag alles, kan .. goed tegen, niet lactose intolerant, is niet nuchter, geen last van, geeft geen borstvoeding, eet weer",
};
