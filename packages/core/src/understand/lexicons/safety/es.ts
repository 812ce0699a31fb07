import type { SafetyLexicon } from "../../lexicon.ts";

export const ES_SAFETY: SafetyLexicon = {
  states: {
    vegan:
      "vegan*, nada de origen animal, nada animal, sin productos animales, origen vegetal, productos de origen animal, dieta vegetal, ningun producto animal",
    vegetarian:
      "vegetarian*, vegeta*, no come carne, no comen carne, sin carne, nada de carne, dejo la carne, ha dejado la carne, ni carne, dejo de comer carne",
    pescatarian: "pescetarian*, pescatarian*, pescovegetarian*, piscivegetarian*",
    muslim: "musulman*, halal, islam*, ramadan, hiyab, mezquita",
    jewish: "judi*o, judi*a, judios, judias, kosher, casher, sabbat, januca, hanuka, sinagoga",
    hindu: "hindu*, diwali",
    sober:
      "sobrio, sobria, no bebe, ya no bebe, nunca bebe, no beben, no bebe alcohol|nada|mas, dejo de beber, ha dejado de beber, dejo (el alcohol|la bebida), ha dejado (el alcohol|la bebida), alcoholic*, exalcoholic*, abstemi*, alcoholicos anonimos, en rehabilitacion, desintoxicacion, ni gota de alcohol, problema|problemas con el alcohol|la bebida, problema|problemas de alcohol*, no toma alcohol|ni, no prueba el alcohol|alcohol|gota|una, sobriedad, alcoholismo, no toca el alcohol, desintox*, no consume alcohol, no bebe ni gota, lleva .. sin beber, anos sin beber, meses sin beber, sin probar el alcohol|alcohol, limpio desde, limpia desde, dejar de beber, dejado la bebida, en recuperacion, ni una gota",
    "no-alcohol":
      "sin alcohol, nada de alcohol, no puede beber, no pueden beber, nada de vino|cerveza|licores|bebidas, sin vino, alcohol no, no debe beber, ni alcohol, ni vino, no puede tomar alcohol|vino, prohibido el alcohol|beber, no le dejan beber, tiene prohibido .. alcohol, evita el alcohol, cirrosis, higado, alcohol prohibido, mormon*",
    pregnant:
      "espera su|un primer|segundo|tercer hijo|bebe, esperan su|un primer|segundo|tercer hijo|bebe, espera un|su bebe|hijo|nino, espera una nina, espera gemelos|mellizos, embaraz*, espera un|su|gemelos|mellizos bebe|hijo|hija|nino|nina?, esperan un|su bebe|hijo|hija|nino|nina, en estado, encinta, futura mama|madre, futuros padres|papas, va a ser madre|mama, van a ser padres|papas, gestante, en estado de buena esperanza, esperando un|su|gemelos bebe|hijo|hija|nino|nina?, sale de cuentas, premama, a punto de dar a luz, fecha de parto, meses de gestacion, buscando un bebe, embarazo, barriguita, de # meses espera, fecundacion in vitro, bebe en camino",
    breastfeeding:
      "dando el pecho, da el pecho, dar el pecho, amamant*, lactancia, lactante, da de mamar, dando de mamar, lactando, saca leche, esta lactando",
    diabetic: "diabet*, insulina, azucar en sangre, glucosa, tiene azucar, prediabet*",
    "no-sugar":
      "sin azucar, nada de azucar, no puede tomar azucar|dulces|dulce, no puede comer azucar|dulces|dulce, nada de dulces|dulce, no toma azucar, ni azucar",
    coeliac:
      "celiac*, sin gluten, intoleran* al gluten|trigo, alergi* al gluten|trigo, celiaquia, no puede comer gluten|trigo|pan, nada de gluten, no tolera el gluten, ni gluten, no come gluten, no puede tomar gluten",
    lactose:
      "lactosa, sin lactosa, sin leche, sin lacteos, intoleran* a la lactosa|leche, alergi* a la leche|lactosa, alergi* a los lacteos, nada de lacteos|leche|lactosa|queso, no tolera la leche|lactosa|los, proteina de la leche, caseina, no puede tomar leche|lacteos|lactosa, no toma leche|lacteos, ni leche, ni lacteos",
    "nut-allergy":
      "alergi* a los frutos secos|cacahuetes|anacardos|pistachos, alergi* a las nueces|almendras|avellanas, alergi* al cacahuete|mani|anacardo|pistacho, alergi* a la nuez|almendra|avellana, sin frutos secos, frutos secos, no puede comer frutos|nueces|cacahuetes|almendras, trazas de frutos, sin cacahuetes, sin nueces, ni frutos secos, ni nueces",
    allergies:
      "epipen, autoinyector, adrenalina, anafila*, alergias alimentarias, alergia alimentaria, varias alergias, muchas alergias, multiples alergias, shock anafilactico, intolerancias alimentarias, alergias graves, alergias severas, alergico a muchas, alergica a muchas, alergico a casi, alergica a casi",
    "no-caffeine":
      "sin cafeina, descafeinad*, no toma cafe, no bebe cafe, nada de cafe|cafeina, no puede tomar cafe|cafeina, no puede beber cafe, ha dejado el cafe, dejo el cafe, ni cafe, no tolera la cafeina, cafeina le",
    "no-perfume":
      "sin perfume*, sin fragancia*, nada de perfume|perfumes|perfumado|fragancias|colonia|velas, olores fuertes, perfumes le|la|lo, los olores le|la|lo, alergi* a (los perfumes|las fragancias), alergi* al perfume, sensible a (los olores|los perfumes|las fragancias), asma*, asmatic*, piel sensible|atopica|delicada, eczema, dermatitis, le molestan los olores|perfumes, no tolera|soporta los perfumes|olores, no tolera|soporta el perfume|olor, el perfume le|la, perfumes fuertes, olores intensos, psoriasis, sensibilidad quimica, le marean los perfumes|olores, le sientan mal los perfumes|olores, epoc, nada perfumado",
    migraine: "migrana*, jaqueca*",
    pollen:
      "alergi* (al polen|a las flores|a las gramineas|a los acaros), alergi* al polen, polen, fiebre del heno, rinitis alergica, alergia primaveral, gramineas, sin flores, nada de flores, alergi* a las flores|gramineas",
    "no-flame": "oxigeno en casa, velas prohibidas, no permiten velas, con oxigeno",
  },
  foods: {
    nuts: "nuez, nueces, frutos secos, cacahuete, cacahuetes, almendra, almendras, avellana, avellanas, pistacho, pistachos, anacardo, anacardos, mani, turron, mazapan, nutella, pinones, pecanas, fruto seco",
    dairy:
      "leche, lactosa, queso, quesos, nata, mantequilla, lacteos, yogur, yogures, derivados lacteos, lacteo, productos lacteos",
    gluten: "gluten, trigo, cebada, centeno, harina, pan, espelta",
    egg: "huevo, huevos, clara de huevo",
    soy: "soja, tofu",
    sesame: "sesamo, ajonjoli, tahini",
    fish: "pescado, marisco, mariscos, gambas, crustaceos, moluscos, salmon, atun, mejillones, langostinos, pescados",
    meat: "carne, ternera, pollo, cordero, embutidos, carnes, carne roja, embutido, res, pavo",
    pork: "cerdo, jamon, panceta, chorizo, tocino, bacon, carne de cerdo, lomo, salchichon",
    gelatine: "gelatina, gominolas, chuches, nubes",
    honey: "miel, abejas, picaduras de abeja, propolis, polen de abeja, cera de abeja, picadura de abeja",
    alcohol:
      "alcohol, vino, vinos, cerveza, cava, champan, whisky, ron, ginebra, vodka, licor, licores, cocteles, bebidas alcoholicas, sidra, copas, cervezas, tequila, vermut",
    caffeine: "cafeina, cafe, bebidas energeticas",
    sugar: "azucar, dulces, caramelos, golosinas, azucares, dulce, bombones",
    perfume:
      "perfume, perfumes, fragancia, fragancias, colonia, colonias, olores, incienso, velas aromaticas, velas perfumadas, aceites esenciales, ambientadores, lavanda, aromas, velas con olor",
    leather: "cuero, piel, ante",
    wool: "lana, cachemira, merino, mohair, lanolina, alpaca, angora",
    silk: "seda",
    feathers: "plumas, pluma, plumon, edredon de plumas, almohadas de plumas, plumas de ganso",
    latex: "latex, goma, globos, caucho",
    pollen: "polen, flores, gramineas, olivo, flores cortadas, lirios, cipres",
  },
  allergicTo:
    "alergico a|al, alergica a|al, alergia a|al, alergicos a|al, alergias a, alergias, alergicas a|al, alergico, alergica, intolerancias, intolerante a|al, intolerancia a|al, no tolera, no toleran, no puede comer|tomar|beber|ingerir|probar|llevar|tocar, no pueden comer|tomar|beber|probar, reacciona a|al|mal, reacciona mal a|al, sensible a|al, no come, no comen, no bebe, no toma, no toman, no prueba, no lleva, no usa, no consume, sienta mal, sientan mal, le sienta fatal|mal, le sientan fatal|mal, sientan fatal, sienta fatal, le da alergia, le dan alergia, le salen ronchas con, tiene prohibido, ni, urticaria con, no puede ni, no debe comer|tomar|beber, hipersensible a|al, alergenos, debe evitar, tiene que evitar, nada que contenga|lleve|tenga, no le sientan bien, no le sienta bien, alergia grave a|al, muy alergico a|al, muy alergica a|al, no digiere",
  allergy:
    "prohibido, prohibidos, prohibida, le sientan mal|fatal, le sienta mal|fatal, le dan alergia, le da alergia, son un peligro, es un peligro, le dan dolor, le da dolor, le dan migrana*, le provocan, le provoca, le dan jaqueca*, ni probarlo, ni probarla, ni olerlo, no puede tomarlo*, no puede comerlo*, no los tolera, no la tolera, no lo tolera, no las tolera, no puede ni, le producen, le produce, los tiene prohibidos, lo tiene prohibido, le marean, le marea, le ponen mal, le pone mal, son alergenos, no le sientan bien, no le sienta bien",
  fine: "no es alergico a|al, no es alergica a|al, no es alergico, no es alergica, no soy alergico, no soy alergica, ninguna alergia, no tiene alergias, no esta embarazada, no es vegetariano|vegetariana|vegano|vegana|musulman|musulmana|celiaco|celiaca|diabetico|diabetica|alcoholico|alcoholica|judio|judia, ya no es vegano|vegana|vegetariano|vegetariana|alergico|alergica, come de todo, comen de todo, puede comer, bebe de todo, no es intolerante, sin alergias, sin intolerancias, no hay alergias, sin problema con, dejo de ser vegana|vegano|vegetariana|vegetariano, ya come carne, no son musulmanes|veganos|vegetarianos|judios, ya no esta embarazada, tolera bien, le sientan bien, no es religioso|religiosa|creyente, no es abstemio|abstemia, ya no da el pecho, no da el pecho, no es alergica a nada, no es alergico a nada, vuelve a comer",
};
