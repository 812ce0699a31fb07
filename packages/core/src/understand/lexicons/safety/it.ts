import type { SafetyLexicon } from "../../lexicon.ts";

export const IT_SAFETY: SafetyLexicon = {
  states: {
    vegan:
      "vegan*, nessun prodotto animale, niente di origine animale, origine animale, dieta vegetale, prodotti animali, tutto vegetale",
    vegetarian:
      "vegetarian*, non mangia carne, non mangiano carne, senza carne, niente carne, non mangia la carne, ne carne, ha smesso di mangiare carne, non tocca carne",
    pescatarian: "pescetarian*, pescatarian*, pescovegetarian*",
    muslim: "musulman*, mussulman*, halal, islam*, ramadan, velo islamico, moschea",
    jewish:
      "ebre*o, ebre*a, ebrei, ebree, ebraic*, kosher, casher, sabato ebraico, shabbat, hanukkah, sinagoga",
    hindu: "hindu*, indu, induista*, induist*, diwali",
    sober:
      "sobrio da, sobria da, sobrio, sobria, non beve, non beve piu, non beve mai, non bevono, ha smesso di bere, smesso di bere, alcolist*, ex alcolist*, astemi*, alcolisti anonimi, in disintossicazione, dipendenza da alcol|dall' alcol, problemi di alcol, problemi con l' alcol, non tocca alcol, non tocca piu alcol, neanche un goccio, ha chiuso con l' alcol, non tocca un goccio, non beve alcol|alcolici, sobrieta, alcolismo, in recupero, smesso con l' alcol, problema con l' alcol, disintossicat*, non assume alcol, un goccio, pulito da, pulita da, alcolizzat*, dipendenza dall' alcol, ha smesso con l' alcol",
    "no-alcohol":
      "senza alcol, niente alcol|alcolici|vino|birra|liquori, analcolic*, non puo bere, non possono bere, nessun alcolico, non deve bere, niente vino, ne alcol, evita l' alcol, alcol vietato, non regge l' alcol, cirrosi, malattia al fegato, alcol no, non puo assumere alcol, non puo bere alcol|alcolici, mormon*, vietato l' alcol, non tollera l' alcol",
    pregnant:
      "aspetta il|un|una|la|suo primo|secondo|terzo|prima|suo|sua? figlio|bambino|bimbo|figlia, aspettano il|un|loro primo|secondo|terzo|loro? figlio|bambino|bimbo, incinta*, aspetta un|il|dei|la|una|due|gemelli bambino|bimbo|figlio|bambina|bimba|bebe?, aspettano un|il|una|la bambino|bimbo|figlio|bambina|bimba|bebe, in dolce attesa, gravidanza, gestante, futura mamma, futuri genitori, in attesa di un|una, sta per diventare mamma|genitori|madre, stanno per diventare genitori, sta per partorire, partorira, dolce attesa, mamma in attesa, pancione, aspetta gemelli, aspettano gemelli, in stato interessante, diventera mamma, al # mese, data presunta, cerca una gravidanza, fecondazione assistita",
    breastfeeding: "allatta*, sta allattando, allattamento, tira il latte, latte materno, tiralatte",
    diabetic: "diabet*, insulina, glicemia, ha il diabete, prediabet*",
    "no-sugar":
      "senza zucchero|zuccheri, niente zucchero|zuccheri, niente dolci, non puo mangiare dolci|zuccheri|zucchero, ne zucchero, non puo assumere zuccheri",
    coeliac:
      "celiac*, senza glutine, intoleran* al glutine|grano|frumento, allergi* al glutine|grano|frumento, celiachia, niente glutine, gluten free, non tollera il glutine, non puo mangiare glutine|grano|pane, ne glutine, non digerisce il glutine",
    lactose:
      "lattosio, senza lattosio, senza latte|latticini, intoleran* al lattosio|latte, intoleran* ai latticini, allergi* al latte|lattosio, allergi* ai latticini, niente latte|latticini|lattosio|formaggi, non digerisce il latte|lattosio|i, non tollera (il latte|il lattosio|i latticini), proteine del latte, caseina, ne latte, non puo bere latte, non puo mangiare latticini|formaggi|formaggio, niente formaggio",
    "nut-allergy":
      "allergi* alle noci|arachidi|nocciole|mandorle|noccioline, allergi* alla frutta secca|frutta a guscio, allergi* ai pistacchi|pinoli|anacardi, frutta a guscio, senza noci|arachidi|frutta secca|nocciole|frutta a guscio, niente noci|arachidi|frutta secca|nocciole|mandorle, tracce di noci|frutta|arachidi|nocciole, non puo mangiare noci|arachidi|nocciole|frutta secca, ne noci, ne frutta secca",
    allergies:
      "epipen, adrenalina, anafila*, allergie alimentari, allergia alimentare, molte allergie, tante allergie, varie allergie, shock anafilattico, intolleranze alimentari, autoiniettore, allergie gravi, gravi allergie, allergie multiple, allergico a molte, allergica a molte, diverse allergie, parecchie allergie",
    "no-caffeine":
      "senza caffeina, decaffeinat*, non beve caffe, niente caffe|caffeina, non puo bere caffe, ha smesso col caffe, ne caffe, deca, evita la caffeina, non tollera (la caffeina|il caffe), non prende caffe|caffeina",
    "no-perfume":
      "senza profumo|profumi|fragranze, niente (profumi|profumo|fragranze|candele|di profumato), odori forti, profumi forti, profumi .. mal|emicrania|testa|fastidio, allergi* (ai profumi|alle fragranze), allergi* al profumo, sensibile (agli odori|ai profumi|alle fragranze), asma*, asmatic*, pelle sensibile|delicata|atopica, eczema, dermatite, non sopporta (i profumi|gli odori), non tollera (i profumi|gli odori|il profumo), i profumi le|gli|la|lo, il profumo le|gli|la|lo, fragranze intense|forti, psoriasi, odori intensi, le danno fastidio (i profumi|gli odori), gli danno fastidio (i profumi|gli odori), sensibilita chimica, bpco, gli odori le|gli, essenze forti",
    migraine: "emicrani*",
    pollen:
      "allergi* (al polline|ai pollini|ai fiori|alle graminacee), polline, raffreddore da fieno, febbre da fieno, pollini, rinite allergica, niente fiori, graminacee, allergia primaverile, allergi* ai fiori|pollini, senza fiori",
    "no-flame": "ossigeno in casa, ossigeno a casa, candele vietate, niente fiamme, fiamme libere",
  },
  foods: {
    nuts: "noce, noci, nocciola, nocciole, arachide, arachidi, mandorla, mandorle, pistacchio, pistacchi, frutta secca, frutta a guscio, anacardi, marzapane, torrone, nutella, gianduia, noccioline, pinoli, noci pecan, pasta di mandorle",
    dairy: "latte, lattosio, formaggio, formaggi, panna, burro, latticini, yogurt, derivati del latte",
    gluten: "glutine, grano, frumento, orzo, segale, farina, pane, farro",
    egg: "uovo, uova, albume",
    soy: "soia, tofu",
    sesame: "sesamo, tahina",
    fish: "pesce, crostacei, molluschi, gamberi, frutti di mare, salmone, tonno, cozze, gamberetti, vongole, aragosta",
    meat: "carne, manzo, pollo, agnello, salumi, carni, carne rossa, vitello, tacchino, carne bovina",
    pork: "maiale, prosciutto, pancetta, salame, speck, suino, carne di maiale, mortadella",
    gelatine: "gelatina, caramelle gommose, colla di pesce, marshmallow",
    honey: "miele, api, punture d' api, punture di ape, propoli, cera d' api, veleno d' api",
    alcohol:
      "alcol, alcool, vino, vini, birra, birre, spumante, champagne, whisky, rum, gin, vodka, liquori, liquore, alcolici, prosecco, grappa, cocktail, spritz, amaro, superalcolici, bollicine",
    caffeine: "caffeina, caffe, espresso, energy drink",
    sugar: "zucchero, zuccheri, dolci, caramelle, dolciumi",
    perfume:
      "profumo, profumi, fragranza, fragranze, odori, incenso, candele profumate, oli essenziali, essenze, candela profumata, dopobarba, acqua di colonia, lavanda, deodoranti",
    leather: "pelle, cuoio, pelliccia, camoscio",
    wool: "lana, cashmere, merino, mohair, lanolina, angora, alpaca",
    silk: "seta",
    feathers: "piume, piuma, piumino, piumoni, cuscini di piume, piuma d' oca, piumone",
    latex: "lattice, gomma, palloncini",
    pollen: "polline, pollini, fiori, graminacee, erba, betulla, fiori recisi, gigli, ulivo",
  },
  allergicTo:
    "allergico a|al|alle|ai|agli|alla|all', allergica a|al|alle|ai|agli|alla|all', allergici a|al|alle|ai|agli|alla|all', allergia a|al|alle|ai|agli|alla|all', allergie, allergico, allergica, intolleranze, intollerante a|al|alle|ai|agli|alla|all', intolleranza a|al|alle|ai|agli|alla|all', non tollera, non tollerano, non digerisce, non puo mangiare|bere|assumere|toccare|indossare, non possono mangiare|bere|assumere, non puo neanche|nemmeno, reagisce a|al|male|alle|ai|alla, sensibile a|al|alle|ai|agli|alla, non mangia, non mangiano, non beve, non bevono, non indossa, fa male, fanno male, gli fa male, le fa male, gli fanno male, le fanno male, deve evitare, vietato, vietati, non usa, non assume, orticaria con, ipersensibile a|al|alle|ai, allergeni, niente che contenga, non porta, allergia grave a|al|alle|ai|alla, sfoghi con, intollerante, non deve mangiare|bere|assumere, sta male con, si gonfia con, non prende",
  allergy:
    "gli fanno male, le fanno male, gli fa male, le fa male, vietato, vietati, vietata, vietate, sono vietati|vietate, e vietato|vietata, le danno il mal, gli danno il mal, le danno fastidio, gli danno fastidio, le da fastidio, gli da fastidio, le danno mal, gli danno mal, le danno allergia, gli danno allergia, e allergico, e allergica, off limits, non li tollera, non la tollera, non lo tollera, non le tollera, le provocano, gli provocano, le provoca, gli provoca, lo fanno stare male, la fanno stare male, lo fa stare male, la fa stare male, proibiti, proibito, sono pericolosi|pericolose, non puo mangiarl*, non puo berl*, banditi, bandito, neanche a parlarne",
  fine: "non e allergico a|al|alle|ai|alla|all'|agli, non e allergica a|al|alle|ai|alla|all'|agli, non e allergico, non e allergica, nessuna allergia, non ha allergie, non e incinta, non e vegetarian*|vegan*|musulman*|celiac*|diabetic*|alcolist*|ebreo|ebrea|intollerante, non e piu vegan*|vegetarian*|allergic*|incinta, mangia di tutto, mangiano di tutto, mangia tutto, nessun problema con, nessuna intolleranza, non sono vegan*|vegetarian*|musulman*, beve di tutto, puo mangiare, senza allergie, ha smesso di essere vegan*|vegetarian*, non allatta, non allatta piu, tollera bene, non e astemi*, non e credente|religios*, ha ripreso a mangiare, digerisce bene, non ha nessuna allergia",
};
