import type { Lexicon } from "../lexicon.ts";

export const ES: Lexicon = {
  marks:
    "el la los las un una unos unas y es son soy para con de del en su sus mi mis nuestro nuestra que no le les se muy mas pero por tiene tienen esta estan vive trabaja gusta gustan encanta ya " +
    "todo todos sin al como porque desde hace siempre nunca hay regalo cosas lo yo nos este esta ella ellos ha han come once mayo pan sale bien cuando donde tambien nada algo anos ano quiere",
  classes: {
    her: "su|sus",
    family:
      "marido|mujer|esposo|esposa|madre|padre|mama|papa|hijo|hija|hermano|hermana|padres|nino|bebe|abuela|abuelo|amigo|amiga|pareja|novio|novia|gemelo|gemela|tia|tio|companero",
    pet: "perro|perra|perrito|perrita|gato|gata|gatito|mascota|caballo|conejo|loro|hamster|labrador|periquito|perritos",
    home: "piso|apartamento|casa|estudio|habitacion|departamento|pisito|vivienda",
    small: "pequeno|pequena|diminuto|diminuta|minusculo|minuscula|chiquito|chico|pequenito|pequenisimo",
    month:
      "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|primavera|verano|otono|invierno|mes|ano|semana",
  },
  giver: "yo, soy, tengo, estoy, nosotros, tenemos, somos, vivimos, estamos",
  she: "ella",
  he: "",
  they: "ellos, ellas",
  my: "mi, mis, nuestro, nuestra, nuestros, nuestras",
  her: "su, sus",
  kin: {
    partner:
      "mujer/f, marido/m, esposo/m, esposa/f, novio/m, novia/f, pareja, prometido/m, prometida/f, companero/m, companera/f, media naranja, chico/m, parienta/f",
    mother: "madre/f, mama/f, mami/f, madrastra/f, ma/f",
    father: "padre/m, papa/m, papi/m, padrastro/m",
    parents: "padres/p, papas/p, mama y papa/p",
    child:
      "hijo/m, hija/f, hijos/p, hijas/p, bebe, nino/m, nina/f, ninos/p, ninas/p, gemelos/p, mellizos/p, peque, peques/p, pequeno/m, pequena/f, hijastro/m, hijastra/f, hijito/m, hijita/f, adolescente, gemelas/p, mayor, mellizas/p, nene/m, nena/f, crio/m, crios/p",
    sibling:
      "hermano/m, hermana/f, hermanos/p, hermanas/p, hermanito/m, hermanita/f, gemela/f, gemelo/m, hermanastro/m, hermanastra/f, mellizo/m, melliza/f, hermano mayor/m, hermana mayor/f, hermana pequena/f, hermano pequeno/m",
    grandparent:
      "abuela/f, abuelo/m, abuelos/p, abuelita/f, abuelito/m, yaya/f, yayo/m, bisabuela/f, bisabuelo/m, nana/f, yayos/p, abu/f, tata abuela/f",
    grandchild:
      "nieto/m, nieta/f, nietos/p, nietas/p, nietecito/m, bisnieto/m, bisnieta/f, biznieto/m, biznieta/f, nietecita/f",
    "aunt-or-uncle": "tia/f, tio/m, tios/p, tia abuela/f, tio abuelo/m, tias/p",
    "niece-or-nephew": "sobrino/m, sobrina/f, sobrinos/p, sobrinas/p, sobrinita/f, sobrinito/m",
    cousin: "primo/m, prima/f, primos/p, primas/p",
    "in-law":
      "suegra/f, suegro/m, suegros/p, cunado/m, cunada/f, yerno/m, nuera/f, cunados/p, concunado/m, consuegra/f, familia politica/p",
    godchild: "ahijado/m, ahijada/f, ahijados/p",
    family: "familia, parientes/p, padrino/m, madrina/f, familiares/p",
    couple: "recien casados/p, novios/p, matrimonio/p",
    "close-friend":
      "mejor amiga/f, mejor amigo/m, amigo intimo/m, amiga intima/f, amiga del alma/f, mejores amigos/p, amigo de toda la vida/m, amiga de toda la vida/f, amigo de la infancia/m, amiga de la infancia/f, amigo del alma/m, mejores amigas/p",
    friend:
      "amigo/m, amiga/f, amigos/p, amigas/p, colega, companero de piso/m, companera de piso/f, companeros de piso/p, coleguilla",
    "new-date": "nuevo novio/m, nueva novia/f, cita, ligue, nuevo ligue, rollo",
    ex: "ex, exmarido/m, exmujer/f, exnovio/m, exnovia/f, ex mujer/f, ex marido/m, exesposa/f, exesposo/m, ex novia/f, ex novio/m, exes/p, expareja",
    colleague:
      "companero de trabajo/m, companera de trabajo/f, companeros de trabajo/p, companera del trabajo/f, companero del trabajo/m, compi, colega de trabajo, companero de oficina/m, companera de oficina/f, becario/m, becaria/f, compis/p, companeros de la oficina/p, companera de la oficina/f",
    boss: "jefe/m, jefa/f, director/m, directora/f, gerente, encargado/m, encargada/f, supervisor/m, supervisora/f, superior, jefes/p, patron/m",
    employee:
      "empleado/m, empleada/f, empleados/p, secretaria/f, secretario/m, asistente, asistenta/f, senora de la limpieza/f, aprendiz, limpiadora/f, ayudante, mi equipo/p, empleada del hogar/f",
    client: "cliente, clienta/f, clientes/p, socio/m, socia/f, proveedor/m",
    teacher:
      "profesor/m, profesora/f, maestro/m, maestra/f, profe, entrenador/m, entrenadora/f, tutor/m, tutora/f, catedratico/m, profesor de piano/m, monitor/m, monitora/f, profesores/p, senorita, mentor/m, mentora/f, seno/f, educadora/f, directora de tesis/f, director de tesis/m",
    carer:
      "cuidadora/f, cuidador/m, ninera/f, canguro, enfermera/f, enfermero/m, medico/m, medica/f, doctora/f, doctor/m, auxiliar, matrona/f, fisioterapeuta, pediatra, terapeuta, comadrona/f, celador/m, fisio",
    neighbour: "vecino/m, vecina/f, vecinos/p, casero/m, casera/f, portero/m, portera/f, vecinas/p",
    host: "anfitrion/m, anfitriona/f, anfitriones/p, familia anfitriona, familia de acogida",
    acquaintance:
      "conocido/m, conocida/f, cartero/m, peluquera/f, peluquero/m, cura/m, parroco/m, panadero/m, panadera/f, conductor/m, conserje",
    pet: "mi perro, nuestro perro, mi gato, nuestro gato, mi perra, mi gata, nuestra perra, nuestra gata",
  },
  relations: {
    colleague:
      "amigo invisible .. oficina|trabajo|empresa|curro, amigo invisible, del trabajo, de la oficina, de contabilidad, trabaja conmigo, de mi departamento, de mi equipo, en la oficina me ha tocado, del curro, de recursos humanos, amigo secreto",
    self: "para mi mismo, para mi misma, regalarme, darme un capricho, autorregalo, a mi misma, a mi mismo, un capricho para mi, mimarme",
    "new-date":
      "# citas, tercera cita, segunda cita, tres citas, nos estamos conociendo, empezamos a salir, acabamos de conocernos, llevamos poco, estamos empezando, pocas citas, unas citas, hemos quedado # veces, salimos desde hace # semanas, primera cita, dos citas, acabamos de empezar",
    host: "nos invitan, nos invita, en cuya casa, nos alojan, nos aloja, nos acogen, nos acoge, nos alojamos, nos quedamos en su casa, nos han invitado, nos ha invitado, con quienes nos quedamos, vamos a cenar a su casa, cenar en casa de, nos recibe, nos reciben",
    neighbour:
      "de al lado, del quinto, de enfrente, de arriba, de abajo, del rellano, vive al lado, puerta de al lado, del tercero, del segundo",
    carer:
      "cuida a mi|nuestro|nuestra|mis|nuestros, cuida de mi|nuestro|nuestra|mis|nuestros, que cuida a, que cuida de, que cuida",
    "close-friend":
      "nos conocemos desde|hace, amigos desde, amigas desde, conozco desde, como una hermana, como un hermano, de toda la vida, amigas de toda",
    acquaintance: "apenas conozco, conozco poco, casi no conozco, apenas lo|la conozco",
  },
  signs: {
    not: "no, nunca, jamas, tampoco, apenas, ya no, ni, para nada",
    no: "sin, nada de|con|que tenga|que lleve, ningun, ninguna, ni, excepto, menos, salvo, cualquier cosa menos|excepto|salvo, todo menos|excepto|salvo, evitar, evita, evitad, nada relacionado con, no mas, no mas cosas de, ni un|una, otro no, por favor no, que no sea|sean, que no tenga, no quiere mas, basta de, ya basta de, no es necesario, prohibido, no regalar",
    like: "gusta, gustan, gusta mucho, le gusta, les gusta, encanta, encantan, le encanta, le encantan, ama, aman, adora, adoran, le apasiona, le apasionan, apasiona, apasionan, apasionado|apasionada de|del|por, fan de|del, fanatico|fanatica de|del, aficionado|aficionada a|al, loco|loca por, chifla, chiflan, pirra, pirran, mola, molan, flipa, disfruta de|con, disfruta, disfruta mucho, toca el|la, toca, juega al|a, juega, colecciona, practica, prefiere, amante de|del, adicto|adicta a|al, entusiasta de|del, pasion por, debilidad por, hace, no dice que no a, nunca dice que no a, no le hace ascos, le hace ascos, hace ascos, no puede vivir sin, no puede pasar sin, vive para, vuelve loco|loca, vuelven loco|loca, le va, le van, le interesa, le interesan, interesa, interesan, se pirra por, enganchado|enganchada a|al, escucha, lee, muy de, esta aprendiendo, aprende, aficiones, no rechaza, fascina, fascinan, entretiene, no desprecia, nunca rechaza, no le importa",
    liked:
      "es su pasion, son su pasion, es lo suyo, son lo suyo, le encanta, le encantan, siempre es bienvenido, le chifla, le gusta mucho, le vuelve loco|loca",
    dislike:
      "odia, odian, detesta, detestan, no soporta, no soportan, aborrece, no aguanta, aguanta, soporta, no le gusta, no les gusta, no le gustan, no le gusta nada, no le gustan nada, no es muy de, no es de, no es fan de, no es aficionado|aficionada a, harto de, harta de, cansado de, cansada de, demasiados, demasiadas, demasiado, suficientes, bastantes, de sobra, no quiere mas, no quiere, no le interesa, no le interesan, no le apasiona, no le va, no le van, nada de nada de, le aburre, le aburren, aburre, aburren, da asco, dan asco, le horroriza, le horrorizan, no le hace gracia, no le hacen gracia, aversion a, alergico a los trastos, horror, horroriza, miedo a, le da miedo, le dan miedo, odia con toda, no le entusiasma, no le entusiasman, no quiere saber nada de, ya tiene demasiados|demasiadas|demasiado, no le llama la atencion, le saca de quicio, no tiene interes en, pasa de, no le atrae, no le atraen, huye de, no lee, no le agrada, no le agradan, disgusta, disgustan, esta harto|harta de, empachado|empachada de, saturado|saturada de",
    disliked:
      "no es lo suyo, no son lo suyo, no le gusta|gustan|va|van|interesa, no le gusta nada, ni en pintura, ni hablar, no tanto, no gracias, para nada, le horroriza, le dan igual, le da igual, le aburre, le aburren, ni regalado, mejor no, descartado, descartados, no le dice nada, no le dicen nada, nada de nada, es un no, le sobran, le sobra, los odia, las odia, lo odia, la odia, no las soporta, no los soporta, no lo soporta, no la soporta",
    own: "ya tiene, ya tienen, posee, poseen, acaba de comprarse|comprar, se acaba de comprar, se ha comprado, se compro, se han comprado, tiene ya, tiene (dos|tres|cuatro|cinco|varios|varias|todos|todas|muchos|muchas|mil|cada|suficientes|bastantes|un monton de), le regalamos, le hemos regalado, le regale, le compramos, le compre, cuenta con, tiene su propio|propia, coleccion de, le regalaron, ha heredado, heredo, recibio, tiene una coleccion de, es dueno|duena de, estrena",
    have: "tiene, tienen, tenia, lleva",
    want: "quiere, quieren, querria, le gustaria, les gustaria, desea, suena con, suenan con, anhela, le vendria bien, necesita, necesitan, le hace falta, le haria ilusion, le hace ilusion, ha mencionado, menciono, mencionaba, habla de comprarse, habla de, lleva tiempo queriendo, lleva tiempo detras de, esta ahorrando para, ahorra para, siempre ha querido, le encantaria, busca, anda detras de, esta buscando, le falta, pide, ha pedido, pidio, su sueno es, se muere por, le hacen falta, le vendria genial, queria, le apetece, hablaba de, lleva meses hablando de, le tiene echado el ojo a, tiene ganas de, ilusion de, en su lista, comento que queria, suspira por, siempre habla de",
    consume: "come, comen, bebe, beben, toma, toman, prueba, consume, usa, lleva, digiere, tolera",
    past: "antes, antiguamente, solia, era, jugaba, tocaba, de joven, en su dia, hubo un tiempo",
    turn: "pero, sin embargo, aunque, sino, en cambio, ahora, mejor, prefiere, hoy, actualmente",
    request:
      "busco, buscamos, quiero, queremos, necesito, necesitamos, quisiera, me gustaria, algo, creo que, se que, pienso que, espero que, por favor, no quiero, no queremos, queria",
    says: "dice, dijo, cree, piensa, opina, sabe",
    "gift-for":
      "regalo para, regalos para, es para, algo para, detalle para, idea para, ideas para, sorpresa para, un detalle para, regalo es para, cumple de, cumpleanos de, regalo a, regalar a, agradecer a, regalo va para, obsequio para, dar las gracias a, regalarle a, comprar para, regalo de navidad para, regalo de cumpleanos para, boda de, santo de, pensado para, destinado a",
    "for-them":
      "para quien es el regalo, el regalo es para ella|el, regalo es para ella|el, que recibe el regalo, a quien va el regalo, es para ella el regalo",
    died: "murio, fallecio, ha muerto, ha fallecido, fallecido, fallecida, muerto, muerta, que en paz descanse, se fue hace, se nos fue, ya no esta",
    nothing:
      "cita a ciegas, daltonico, daltonica, sordo a, sorda a, oidos sordos, trabaja .. ciegos|sordos|discapacitados|refugiados|alzheimer, fabrica de frutos secos, estilo sobrio, colores sobrios, ropa sobria, decoracion sobria, viste sobrio, guardia de prision, funcionario de prisiones, funcionaria de prisiones, trabaja .. prision|carcel, no importa, no hay problema, no hay prisa, no solo, sin duda, sin prisa, sin problema, no se, no tengo idea, ni idea, signo cancer, hueso duro de roer, no pasa nada, no te preocupes, no mucho, no muy caro, no muy cara, vino tinto color, horoscopo cancer, nada caro, de nada, color vino, chocolate con leche, como antes, cafe con leche, media naranja, no es alergico a nada, no es alergica a nada, palo de ciego, a ciegas, al dia, no demasiado, sin limite, no esta mal, arroz con leche, a la vez",
  },
  situations: {
    blind:
      "ciego, ciega, invidente, perdio la vista, ha perdido la vista, se quedo ciego|ciega, perro guia, no ve nada, baston blanco, ceguera",
    "low-vision":
      "ve mal|poco|muy mal|cada vez peor|muy poco|regular|borroso, problemas de vista|vision, baja vision, discapacidad visual, cataratas, glaucoma, degeneracion macular, vista cansada, no ve bien|muy bien, perdiendo la vista, vista le falla, ya no ve|puede leer, le falla la vista, le cuesta leer, casi no ve, mala vista, apenas ve, deficiencia visual",
    deaf: "sordo, sorda, lengua de signos, lengua de senas, no oye nada, es sordo|sorda, sordera, sordomudo, sordomuda",
    "hard-of-hearing":
      "oye mal|poco|muy mal|cada vez peor, duro de oido, dura de oido, audifono*, no oye bien|muy bien, acufeno*, hipoacusia, sordo de un oido, sorda de un oido, perdida auditiva, perdida de audicion, medio sordo, medio sorda, problemas de oido|audicion, un poco sordo, un poco sorda",
    wheelchair: "silla de ruedas, paraplejic*, tetraplejic*, paralizad*, no puede andar|caminar, paralitic*",
    "limited-mobility":
      "andador, baston, muletas, camina mal|poco|con, anda mal|poco|con, movilidad reducida, le cuesta andar|caminar|moverse|levantarse|subir, problemas de movilidad, problemas de rodilla|rodillas|cadera|espalda, esclerosis multiple, no puede estar de pie, no puede caminar|andar mucho, casi no sale|camina|anda, apenas camina|anda|sale, rodillas mal|fatal|destrozadas, mal de las rodillas|piernas, movilidad limitada, ya no camina|anda bien, se mueve poco|mal|con, subir escaleras, no sale de casa, cadera mal",
    "weak-hands":
      "artrosis, artritis, reuma, reumatoide, le tiemblan las manos, parkinson, temblor*, manos temblorosas|debiles|doloridas|rigidas, tunel carpiano, dolor en las manos, poca fuerza en las manos, dedos rigidos, manos le tiemblan|duelen, le duelen las manos, fuerza en las manos, manos torpes, manos agarrotadas, manos ya no",
    "one-hand":
      "una sola mano, una mano, un solo brazo, con una mano, manco, manca, brazo roto, brazo escayolado, se ha roto .. brazo|muneca|mano, se rompio .. brazo|muneca|mano, muneca rota, hemiplej*, brazo en cabestrillo, medio cuerpo paralizado, la mitad del cuerpo, sin un brazo",
    dementia:
      "demencia, alzheimer, pierde la memoria, se le olvida todo, olvida las cosas|todo|cosas, no reconoce, perdida de memoria, ya no recuerda, se olvida de todo, problemas de memoria, no se acuerda, memoria le falla, le falla la memoria, desmemoriad*, senil, esta perdiendo la memoria",
    "chronic-pain":
      "dolor cronico, dolores cronicos, fibromialgia, dolor de espalda, siempre con dolor, endometriosis, ciatica, le duele la espalda, hernia, problemas de espalda, lumbago, con dolores, mucho dolor, le duele todo, dolores de espalda",
    fatigue:
      "fatiga cronica, covid persistente, poca energia, sin energia, se cansa enseguida|mucho|rapido|pronto|facilmente, sindrome de fatiga, fatiga",
    sensory:
      "autis*, autismo, asperger, sensible al ruido, hipersensible, tea, le molestan los ruidos, neurodivergente, sobrecarga sensorial, espectro autista",
    adhd: "tdah, hiperactiv*, no para quieto, no para quieta, deficit de atencion",
    anxiety:
      "ansiedad, ataques de panico, angustia, se preocupa por todo, crisis de ansiedad, toc, ansios*, ataques de ansiedad, fobia social",
    insomnia:
      "insomnio, duerme mal|poco|fatal, no duerme, no puede dormir, le cuesta dormir, problemas para (dormir|de sueno), sueno ligero, pasa las noches en vela, no consigue dormir, sin dormir, se desvela, no pega ojo, noches en blanco, dormir mal",
    migraine: "migrana*, dolores de cabeza, dolor de cabeza, jaqueca*, cefalea*",
    "old-age":
      "muy mayor, anciana, anciano, persona mayor, fragil, ancianita, ya mayor, viejecita, viejecito, tercera edad, octogenari*, bisabuela, bisabuelo, nonagenari*",
    cancer: "cancer, quimio*, radioterapia, leucemia, tumor, linfoma, quimioterapia, metastasis",
    hospital:
      "en el hospital, hospitalizad*, ingresad*, en la clinica, encamad*, uci, cama de hospital, en el sanatorio, en cama, postrad*",
    recovering:
      "operacion, operad*, se recupera de, recuperandose, tras el accidente, despues del accidente, pierna rota, protesis de cadera|rodilla, cirugia, rehabilitacion, convalec*, se ha roto, se rompio, operaron, escayola, fractura, le han operado|operan, la han operado|operan, lo han operado|operan, ictus, infarto, postoperatorio, tobillo roto, recien operad*",
    "long-illness":
      "enfermedad cronica, esclerosis multiple, dialisis, fibrosis quistica, gravemente enferm*, enfermo cronico, enferma cronica, crohn, muy enfermo, muy enferma, larga enfermedad, lupus, insuficiencia renal|cardiaca, enfermo desde, enferma desde, epileps*, lleva meses enferm*",
    depression:
      "depresion, deprimid*, burnout, baja por estres|depresion, animo por los suelos, mala racha, de bajon, mal animo, epoca oscura, desanimad*, hundid*, esta pasando por un mal, momento dificil, bajo de animo, baja de animo",
    terminal:
      "terminal, cuidados paliativos, incurable, le queda poco, le quedan meses|semanas|pocos, muriendose, desahuciad*, ultimas navidades, ultima navidad, se esta muriendo, paliativos, poco tiempo de vida",
    bereaved:
      "viuda, viudo, duelo, luto, ha perdido .. $family, perdio .. $family, perder .. $family, $her $family murio|fallecio, $her $family ha muerto|fallecido, $family murio|fallecio, fallecimiento, muerte de .. $family, funeral, entierro, perdida de .. $family, huerfan*, enviud*, se le murio .. $family, se le ha muerto .. $family, $family .. fallecio|murio, de luto, acaba de perder .. $family, $family ha fallecido|muerto, se quedo viuda|viudo, falta .. $family",
    "pet-loss":
      "$pet murio|fallecio, $pet ha muerto|fallecido, $pet .. murio|muerto|muerta|fallecio, perdio .. $pet, ha perdido .. $pet, perder .. $pet, muerte de .. $pet, se le murio .. $pet, se le ha muerto .. $pet, sacrificar .. $pet, murio .. $pet, perdida de .. $pet, se murio .. $pet, ha muerto .. $pet, $pet se murio|acaba, dormir .. $pet, atropellaron .. $pet, acaba de morir .. $pet",
    miscarriage:
      "aborto*, perdio el bebe, perdieron el bebe, perdio al bebe, ha perdido el bebe, muerte perinatal, perdieron a su bebe, nacio muert*, han perdido el bebe, perdio a su bebe, aborto espontaneo, duelo perinatal, perdida gestacional",
    breakup:
      "ruptura, divorci*, separad*, se ha separado, se separo, soltera de nuevo, recien soltera, recien separad*, le han dejado, la dejo, lo dejo, corazon roto, mal de amores, rompio con, ha roto con, su novio la|lo, la ha dejado, lo ha dejado, rompieron, se separan, se han separado, han roto, le dejo, le puso los cuernos, separacion, desengano",
    "job-loss":
      "sin trabajo, en paro, despid*, despidieron, perdio el trabajo|empleo, perdio su trabajo|empleo, ha perdido el trabajo|empleo, desemplead*, al paro, busca trabajo|empleo, quedo sin trabajo|empleo, buscando trabajo|empleo, ha perdido su trabajo|empleo, se ha quedado sin trabajo|empleo, un ere, parad* desde, le han echado|despedido, la han echado|despedido, lo han echado|despedido, echaron del trabajo",
    "new-parent":
      "papa primerizo, mama primeriza, padres primerizos, primeriz*, acaba de ser madre|padre|mama|papa, acaban de ser padres, recien nacid*, acaba de dar a luz, ha dado a luz, baja de maternidad|paternidad|maternal, acaba de tener un|una|a|su|gemelos|mellizos, acaban de tener un|una|a|su|gemelos|mellizos, ha tenido un|una bebe|nino|nina, ha sido madre|padre, han sido padres, nuevo papa, nueva mama, su bebe tiene, nacio su|el bebe|hijo|hija, permiso de paternidad|maternidad, postparto, posparto, estrena maternidad|paternidad, dio a luz, tuvo un bebe, con un bebe, madre reciente, padre reciente",
    "parent-of-young":
      "madre|padre|mama|papa de dos|tres|cuatro|#|gemelos|mellizos|familia, hijos pequenos, ninos pequenos, tiene|tienen dos|tres|cuatro|# hijos|ninos|hijas|peques, sus hijos tienen, madre soltera, padre soltero, familia numerosa, con ninos pequenos|peques, con hijos pequenos, madre trabajadora, tiene|tienen hijos|ninos, sus peques, sus ninos",
    "empty-nest":
      "hijos .. se han ido|marchado, nido vacio, hijos se fueron, se fue (el ultimo|la ultima), hijos .. independizado*, hijos ya no viven, el ultimo hijo, hijos ya se fueron, se ha ido a la universidad, hija|hijo se ha independizado, hijos ya volaron, se han ido los hijos",
    student:
      "estudiante*, estudia, universitari*, universidad, facultad, empieza la universidad|carrera, doctorand*, estudiando, carrera de, haciendo (el doctorado|la carrera), en la uni, uni, estudios, estudiar",
    exams:
      "examen*, oposicion*, selectividad, finales, tesis, opositor*, tfg, examenes, bachillerato, mir, ebau, evau, opositando",
    "new-job":
      "nuevo trabajo|empleo|puesto|curro, primer trabajo|empleo|dia, ascendid*, ascenso, empieza a trabajar, cambia de trabajo, ha cambiado de trabajo, empieza en un nuevo, nueva empresa, empieza un nuevo, han ascendido, nuevo cargo, nueva etapa profesional, le han ascendido, la han ascendido, lo han ascendido",
    retired:
      "jubil*, se jubila, retirad*, pensionista, se retira, prejubil*, ultimo dia de trabajo, ha dejado de trabajar",
    "new-home":
      "nueva casa, casa nueva, nuevo piso, piso nuevo, se muda*, se ha mudado, mudanza, primer piso, primera casa, estrena piso|casa, se acaban de mudar, se acaba de mudar, se han mudado, han comprado .. casa|piso, ha comprado .. casa|piso, inauguracion, acaba de mudarse, acaban de mudarse, nuevo hogar, primer apartamento, nuevo apartamento, independizarse, se independiza, se ha independizado, recien mudad*, comprar .. casa|piso, mudarse",
    newcomer:
      "recien llegad*, acaba de llegar, emigr*, inmigr*, refugiad*, no conoce a nadie, nuevo en la ciudad, nueva en la ciudad, nuevo en el pais, expat*, se ha mudado a otro|al|espana|madrid, otro pais, no conoce a mucha gente, apenas conoce a, exiliad*, llego hace poco",
    "long-distance":
      "lejos, a distancia, otro pais, en el extranjero, relacion a distancia, vive lejos, otra ciudad, otro continente, km de distancia, al otro lado del mundo, a # km, diferente huso, fuera de espana, vive en el extranjero, viven lejos",
    deployed:
      "militar, en mision, ejercito, desplegad*, soldado, marina, en alta mar, destinado en, destinada en, plataforma petrolifera, cuartel, legion, legionario, de maniobras, fuerzas armadas, guardia civil destinado",
    prison:
      "carcel, prision, pres*o, en la carcel, encarcelad*, entre rejas, condena, cumple condena, cumpliendo condena, centro penitenciario, recluso, reclusa, en prision, penitenciari*, trullo, preso, presa, detenid*",
    engaged:
      "prometid*, se casa*, se van a casar, compromiso, pedida, novia a punto, se casan, futura novia, futuro marido, va a casarse, van a casarse, pedida de mano, su boda, se va a casar, boda en, recien comprometid*, despedida de soltera|soltero",
    "carer-at-home":
      "cuida de su|sus madre|padre|marido|mujer|padres, cuida a su|sus madre|padre|marido|mujer|padres|abuela|abuelo|hijo|suegra, cuidadora de su|sus, cuidador de su|sus, cuidando a su|sus, cuidando de su|sus, se ocupa de su|sus madre|padre|padres enferm*?, atiende a su madre|padre|marido, cuidadora principal",
    "lives-alone":
      "vive sol*, vive sola, vive solo, solo en casa, sola en casa, vive completamente sola|solo, se ha quedado sola|solo, vivir sola|solo, viviendo sola|solo, vive ella sola",
    lonely:
      "soledad, se siente sol*, pocos amigos, pocas visitas, no tiene amigos, nadie le visita, nadie la visita, nadie lo visita, aislad*, recibe pocas|nadie|casi|apenas|muy, muy sol*, no recibe visitas, ve a poca gente, sin amigos, no tiene a nadie, nadie con quien hablar, esta sola, esta solo",
    "works-from-home":
      "teletrabaj*, trabaja desde casa, trabaja en casa, en remoto, desde casa, trabajo en casa, oficina en casa",
    "desk-job":
      "trabaja en una oficina, trabaja en oficina, sentad* todo el dia, oficinista, programador*, delante (del ordenador|de un ordenador|de la pantalla), informatic*, todo el dia sentad*, frente (al ordenador|a la pantalla|a una pantalla), contable, desarrollador*, pasa .. sentad*, trabajo de oficina, horas sentad*, administrativ*, delante de una pantalla, en la oficina todo",
    "night-shift":
      "turno de noche, trabaja (de noche|por la noche|por las noches), turnos de noche, turno nocturno, noches, vigilante nocturno, enfermera de noche, duerme de dia, trabaja a turnos, turnos, guardias, duerme por el dia, guardia nocturno, nocturno, turnos nocturnos, hace noches",
    "on-feet":
      "de pie todo el dia, todo el dia de pie, camarer*, peluquer*, dependient*, muchas horas de pie, trabaja de pie, horas de pie, no para en todo el dia, de pie en, esta de pie, pasa .. de pie, hosteleria",
    commuter:
      "horas de tren, coge el tren, va en tren, trayecto*, horas de metro, transporte publico, horas de coche, desplazamientos, viaja en tren todos, atascos, cercanias, metro todos, tren cada dia|todos, autobus para ir al trabajo, de camino al trabajo, horas en el",
    "frequent-traveller":
      "viaja (mucho|por trabajo|constantemente|a menudo|continuamente|siempre|todo el tiempo|sin parar), viajes de trabajo|negocios, azafat*, piloto, siempre de viaje, siempre viajando, siempre fuera, vive con la maleta, camionero, camionera, viajera frecuente, viajero frecuente, auxiliar de vuelo, en hoteles, de hotel en hotel, comercial, siempre en aviones, siempre volando",
    exhausted:
      "agotad*, estresad*, cansad*, quemad*, siempre cansad*, necesita (descansar|un descanso|descanso|desconectar), desbordad*, no para, exhaust*, mucho estres, no da abasto, al limite, reventad*, estres, rendid*, sin fuerzas, hecha polvo, hecho polvo, dobla turnos, doble turno, turnos dobles, no tiene tiempo para si, no llega a todo",
    "outdoor-work":
      "trabaja al aire libre, agricultor*, albanil, jardinero de profesion, obra, obras, granjer*, guardabosques, pastor, pescador, trabaja en el campo, construccion, trabaja fuera, a la intemperie, ganader*, forestal",
    teaches:
      "profesora, profesor, maestra, maestro, da clase|clases, ensena, docente, es profe, maestra de, profesora de, profesor de, dar clases",
    healthcare:
      "enfermera, enfermero, medica, medico, doctora, trabaja .. hospital|clinica|ambulancia|ambulatorio|residencia|uci|urgencias, cirujan*, matrona, sanitari*, auxiliar de enfermeria, celador*, residente de medicina, fisioterapeuta, urgencias, paramedic*, farmaceutic*, dentista, auxiliar de geriatria",
    dorm: "residencia de estudiantes|universitaria, colegio mayor, residencia estudiantil, internado, piso de estudiantes, habitacion de residencia, cuartel, habitacion de estudiante*, en una residencia universitaria",
    "small-home":
      "$home muy? $small, poco espacio, sin espacio, estudio, apenas espacio, no tiene espacio|sitio, no hay espacio|sitio, $small $home, poco sitio, no cabe nada, no le cabe, $home es|esta muy? $small, piso de # metros, # metros cuadrados, un estudio, falta de espacio, espacio limitado, microapartamento, buhardilla, apenas tiene espacio|sitio, no tienen espacio|sitio, una sola habitacion, minipiso, $home enano|enana|mini",
    balcony: "balcon, terraza, balconcito, alfeizar, azotea, balcones, terracita",
    "no-garden":
      "sin jardin, no tiene jardin, no tienen jardin, solo balcon, solo un balcon, vive en un # piso, bloque de pisos, solo una terraza, ya no tiene jardin, no hay jardin, solo un balconcito",
    boat: "barco, velero, vive en un barco|velero|barcaza, barcaza, a bord, a bordo, casa flotante, gabarra",
    van: "furgoneta, caravana, autocaravana, vive en una furgoneta|caravana|autocaravana|camper, camper, furgo, camperizada, vanlife",
    "off-grid":
      "sin electricidad, sin luz electrica, autosuficiente, no tiene electricidad, sin corriente, cabana, desconectado de la red, autosuficien*, no tienen electricidad",
    "care-home":
      "residencia de ancianos|mayores|tercera, en una residencia, asilo, geriatrico, centro de mayores, hogar de ancianos, a una residencia, en la residencia, piso tutelado, centro geriatrico, residencia asistida, a la residencia",
    "no-oven":
      "no tiene horno, sin horno, no tienen horno, solo tiene microondas|placa|vitro|vitroceramica|una|dos, horno roto, horno estropeado, se le ha roto el horno, solo microondas, solo un microondas, no hay horno, solo una placa, horno no funciona, horno esta roto",
    "no-kitchen":
      "no tiene cocina, sin cocina, no puede cocinar alli, habitacion de hotel, cocina compartida, no tienen cocina, solo un hervidor, no hay cocina, vive en un hotel",
    countryside:
      "en el campo, pueblo, granja, rural, en una aldea, cortijo, masia, en medio de la nada, aldea, al campo, finca, monte",
    "hot-climate":
      "vive en dubai|singapur|canarias|mexico|sevilla|caribe|colombia|cuba|venezuela|panama|cordoba, calor todo el ano, tropical, desierto, hace mucho calor, caribe, clima calido, zona muy calurosa, mucho calor, siempre calor, tropico*",
    "cold-climate":
      "vive en noruega|islandia|finlandia|canada|laponia|suecia|alaska|groenlandia|siberia, mucho frio, siempre tiene frio, friolera, friolero, casa fria, manos frias, pies frios, inviernos largos|duros|frios, laponia, sin calefaccion, clima frio, pasa frio, siempre con frio, siempre helad*, bajo cero, hace frio",
    "shared-home":
      "piso compartido, companeros de piso, comparte piso|casa, vive con sus padres, compi de piso, comparte un piso, vive en casa de sus padres, compis de piso, piso de estudiantes, vive con # companer*, comparten piso",
    "office-use":
      "para la oficina, para su mesa|escritorio|despacho, en la oficina, amigo invisible .. oficina|trabajo, para el despacho, para tener en el escritorio, para el trabajo, encima de la mesa de trabajo",
    "no-clutter":
      "minimalista*, minimalismo, no quiere mas cosas|trastos|objetos|cacharros, trastos, nada que coja polvo, cacharros, no quiere cosas|objetos|trastos, odia los trastos, no acumula, no quiere acumular, cachivaches, coger polvo, coja polvo, cojan polvo, sin trastos, menos cosas, nada de adornos|figuritas|trastos|cacharros|chismes, demasiadas cosas, deshacerse de, deshaciendo, ordenando, marie kondo, acumular cosas, acumule polvo, reduciendo cosas, vaciando la casa, no mas trastos, chismes, regalos materiales, nada material",
    "has-everything":
      "tiene de todo, lo tiene todo, ya lo tiene todo, tiene todo, no necesita nada, no quiere nada, dificil de regalar, ya tiene de todo, no le falta de nada|nada, se compra todo lo que quiere, se lo compra todo, lo tienen todo, nunca quiere nada, no le hace falta nada, es muy dificil regalarle, dificil regalarle, tienen de todo, imposible de regalar, nunca se que regalarle, dice que no quiere nada",
    eco: "ecolog*, sostenible*, sin plastico*, residuo cero, medio ambiente, eco, segunda mano, reciclad*, recicla, medioambient*, cambio climatico, zero waste, planeta, consumo responsable, ecologista",
    handmade:
      "hecho a mano, hecha a mano, hechos a mano, artesan*, artesanal*, hechas a mano, pieza unica, artesania",
    "wants-experiences":
      "experiencia*, prefiere hacer|salir|vivir|ir, actividad*, algo que hacer, planes, salir a, vivir algo, prefiere experiencias, una escapada, prefiere viajar, escapada, antes que cosas, hacer algo, prefiere un plan, prefieren hacer|experiencias",
    practical:
      "practic*, util, utiles, funcional*, algo util, pragmatic*, que use, que vaya a usar, con los pies en la tierra, que le sirva, sirva para algo",
    sentimental:
      "sentimental*, nostalgic*, recuerdo*, personal, emotiv*, personalizad*, guarda todas|todo|cada, con significado, llora con, del corazon, emocional, guarda las cartas, atesora",
    humour:
      "humor, divertid*, gracios*, reir, bromas, bromista, sentido del humor, se rie de todo, para reirse, chistos*, algo gracioso, cachond*, risas, chistes, payaso, gamberr*",
    "no-tech":
      "no tiene movil|smartphone|ordenador|internet|whatsapp, sin tecnologia, odia (la tecnologia|los ordenadores|los moviles|las pantallas|los aparatos), nada (electronico|tecnologico|digital|con pantalla|con pilas), no usa (ordenador|internet|movil|la tecnologia), se lleva mal con la tecnologia, sin pantallas, nada de tecnologia|electronica|pantallas|gadgets|aparatos, no entiende de tecnologia|ordenadores, negado para la tecnologia, negada para la tecnologia, tecnofob*, sin internet, no sabe usar, no se aclara con, la tecnologia no, detox digital, movil antiguo, nada de tecno*, pelead* con la tecnologia, se niega a tener movil",
    luxury:
      "lujo, lujos*, exclusiv*, alta gama, gustos caros, lo mejor, refinad*, de calidad, elegante y caro, caprich*, exquisit*, gusto exquisito, delicatessen, sibarita, de marca, cosas buenas, lo bueno",
    "no-fuss":
      "discret*, timid*, no le gustan las sorpresas, sin aspavientos, no le gusta (llamar la atencion|ser el centro|que le), sencill*, sin alboroto, odia las sorpresas|ser el centro|llamar, sin complicaciones, nada ostentoso|llamativo|exagerado, modest*, sin tonterias, no quiere fiestas|lios|jaleo, no quiere llamar la atencion, humilde, reservad*, nada de fiestas|sorpresas, le da verguenza, centro de atencion, pasar desapercibid*",
    christian:
      "cristian*, catolic*, creyente, va a misa, iglesia, religios*, comunion, bautizo, evangelic*, monja, cura, biblia, protestante, confirmacion, muy devot*, parroquia, misa, sacerdote",
    buddhist: "budis*",
    "no-holidays":
      "testigo de jehova, testigos de jehova, jehova, no celebra la navidad|navidad|cumpleanos|las, no celebran la navidad|navidad|cumpleanos|las, no celebra los cumpleanos, no celebra su cumpleanos",
    urgent:
      "para manana, manana, hoy mismo, urgente*, ultima hora, para hoy, esta noche, se me olvido, cuanto antes, pasado manana, lo antes posible, se me ha olvidado, corriendo, prisa, en # horas, ya mismo, sin tiempo, ultimo momento, me olvide, hoy, inmediat*, deprisa, ya es tarde",
    "by-post":
      "por correo, enviar por, envio, mandar por, por mensajeria, en un sobre, buzon, al extranjero, enviarlo, mandarlo, por correos, enviar a, se envia, enviarselo, mandarselo, paquete, correo postal, hay que enviarlo|mandarlo, tengo que enviarlo|mandarlo, mandar a, cruzar el charco, quepa en un sobre, enviado",
    "digital-only": "por e mail, por email, por correo electronico, digital, para imprimir",
    "experiences-only": "solo experiencias, mejor experiencias",
    "hand-luggage":
      "equipaje de mano, en la maleta, en el avion, mochila, maleta de mano, viaja ligera, viaja ligero, mochilero, mochilera, quepa en la maleta|mochila|un, vuelve en avion, cabina, vuela, solo lleva una mochila, llevarselo en avion, maleta",
    together:
      "juntos, los dos, juntas, para nosotros dos, en pareja, para ambos, para los dos, conmigo, con nosotros, hacer juntos, para compartir, a medias, para las dos",
    "with-children":
      "con los ninos|nietos|hijos|peques, en familia, con sus nietos|hijos|nietas|ninos, toda la familia, con la familia, con su nieto|nieta|hijo|hija, con ninos, con sus peques, con los pequenos",
    thanks:
      "agradec*, gracias, dar las gracias, para agradecerle*, ayud*, nos cuid*, me cuid*, cuido a, cuido de, cuidaron, regaron, rego, nos ha ayudado, agradecimiento, me ha ayudado, nos han ayudado, cuido al, nos echaron una mano, nos echo una mano, me echo una mano, favor, cuido, ha cuidado, dio de comer, dieron de comer, riega",
    farewell:
      "despedida, se va, nos deja, ultimo dia, adios, se marcha, deja (la empresa|el equipo|la oficina), se va a vivir, se muda lejos, se despide, nos despedimos, se nos va, cambia de empresa, va a dejar",
    "get-well":
      "que se mejore, recuperacion, pronta recuperacion, animarle, animarla, mejorarse, que se recupere, levantar el animo, animos, subirle el animo, animarlo, darle animos, ponerse bien, convalec*, que se ponga bien, enferm* en casa, este malo, esta malit*, consolar*",
    apology:
      "perdon, pedir perdon, disculp*, lo siento, reconcili*, hacer las paces, arrepent*, compensarle, compensarla, discutimos, hemos discutido, nos peleamos, peleado*, metido la pata, meti la pata, enfadad* conmigo",
    congratulations:
      "enhorabuena, felicit*, aprobo|aprobado|aprobar, ha aprobado, se gradua*, graduacion, ha ganado, logro, gano, ha conseguido, ha sacado, premio, carnet de conducir, ha terminado la carrera, se ha graduado, exito, publicado, celebrar su, licenciado, doctorado cum, plaza fija, sacado la plaza",
    "long-marriage":
      "bodas de oro|plata|diamante|rubi|perla|coral|esmeralda, # anos de matrimonio, # anos casados, casados desde hace # anos, aniversario de bodas, aniversario de boda, # anos juntos, # aniversario, llevan # anos, # anos de casados",
  },
  needs: {
    garden: "jardin, patio, huerto",
    "outdoor-space": "balcon, terraza",
    light: "sol, luz natural, luz",
    oven: "horno",
    kitchen: "cocina",
    freezer: "congelador",
    space: "espacio, sitio",
    power: "electricidad, corriente, enchufe",
    phone: "movil, telefono, smartphone",
    screen: "pantalla, pantallas, ordenador, television, tele, tablet, computadora",
    internet: "internet, wifi",
    flame: "velas, vela, fuego, incienso, llamas",
    blades: "cuchillos, objetos afilados, cuchillo, navajas",
    glass: "cristal, vidrio",
    bath: "banera",
    noise: "ruido, juguetes ruidosos",
    car: "coche, carro, carnet",
    bicycle: "bicicleta, bici",
    "record-player": "tocadiscos",
    printer: "impresora",
    pet: "mascotas, mascota, perro, gato, animales",
    "own-walls": "agujeros en la pared, taladrar",
  },
  lacks: {
    space: "nada grande|voluminoso",
    power: "nada electronico, sin pilas|electricidad|electronica",
    car: "no conduce, sin coche, no tiene coche|carnet, no tienen coche|carnet, ya no conduce, no sabe conducir",
    "going-out": "no sale de casa, apenas sale de casa, casi no sale de casa, no puede salir de casa",
    reading: "no sabe leer, dislexi*, no puede leer, analfabet*",
    sight: "no ve nada, no ve",
    hearing: "no oye, no oye nada",
    flame: "velas prohibidas, no permiten velas, no se permiten velas, prohibid* las velas, no dejan velas",
    oven: "no tiene horno, sin horno, no tienen horno, solo microondas",
    garden:
      "sin jardin, no tiene jardin, no tienen jardin, solo balcon, solo un balcon, solo un balconcito, no hay jardin",
    bath: "solo ducha, solo tiene ducha, sin banera, no tiene banera, solo una ducha",
    "own-walls":
      "no puede taladrar|hacer agujeros|colgar, no se puede taladrar, no le dejan taladrar|hacer agujeros",
    care: "se le mueren las plantas, se le mueren todas las plantas, mata todas las plantas",
    bicycle: "no sabe montar en bici*",
  },
  skills: {
    beginner:
      "principiante*, acaba de empezar, esta empezando, novat*, quiere aprender, empieza a, esta aprendiendo, ha empezado a|con|hace, iniciarse, recien empezado, quiere empezar, se inicia, desde cero, nunca ha probado, empezo hace poco",
    keen: "aficionad*, apasionad*, todos los fines de semana, cada semana|manana|tarde|noche|domingo, entusiast*, todos los dias, con regularidad, habitual, cada fin de semana",
    expert:
      "profesional*, expert*, experimentad*, desde hace # anos, veteran*, maestro, avanzad*, competicion, semiprofesional, toda la vida, toda su vida, lleva # anos, virtuos*, compite, lleva toda la vida",
  },
  ages: [
    ["recien nacido, recien nacida", 0, 0],
    ["guarderia", 0, 3],
    ["parvulario, educacion infantil, preescolar", 3, 6],
    ["primaria, en primaria", 6, 12],
    ["adolescente, instituto, quinceanero, quinceanera, en la eso", 12, 18],
    ["bachillerato, selectividad", 16, 19],
    ["universitaria, universitario", 18, 26],
    ["primera comunion, comunion", 8, 11],
    ["veinteanera, veinteanero", 20, 29],
    ["treintanera, treintanero, treintona", 30, 39],
    ["cuarentona, cuarenton", 40, 49],
    ["cincuentona, cincuenton", 50, 59],
    ["sesentona, sesenton", 60, 69],
    ["septuagenaria, septuagenario, setentona", 70, 79],
    ["octogenaria, octogenario", 80, 89],
    ["nonagenaria, nonagenario", 90, 99],
    ["jubilada, jubilado, anciana, anciano", 60, 99],
  ],
  time: {
    numbers: {
      uno: 1,
      un: 1,
      dos: 2,
      tres: 3,
      cuatro: 4,
      cinco: 5,
      seis: 6,
      siete: 7,
      ocho: 8,
      nueve: 9,
      diez: 10,
      once: 11,
      doce: 12,
      trece: 13,
      catorce: 14,
      quince: 15,
      dieciseis: 16,
      diecisiete: 17,
      dieciocho: 18,
      diecinueve: 19,
      veinte: 20,
      veintiuno: 21,
      veintidos: 22,
      veintitres: 23,
      veinticuatro: 24,
      veinticinco: 25,
      veintiseis: 26,
      veintisiete: 27,
      veintiocho: 28,
      veintinueve: 29,
      treinta: 30,
      cuarenta: 40,
      cincuenta: 50,
      sesenta: 60,
      setenta: 70,
      ochenta: 80,
      noventa: 90,
      cien: 100,
    },
    years: "anos, ano, anitos",
    months: "meses, mes",
    weeks: "semanas, semana, dias",
    old: "edad",
    turns: "cumple, cumplen, cumplira, tiene, tienen, cumplio, tengo, tendra, haciendo, hara, hace",
    has: "tiene, tienen, cumple, cumplen, tengo, con, tenia, hace, cumplir, los, sus, mis",
    nearly:
      "casi, ya, unos, unas, ahora, alrededor, aproximadamente, mas, o, menos, pronto, solo, apenas, los, sus, recien, en, junio, mayo, julio, proximo, este, ano, mes",
    during:
      "desde, lleva, llevan, llevamos, tras, dentro, durante, numero, presupuesto, hace, por, maximo, max, menos, despues, lleva, llevaba",
    gone: "casados, casadas, juntos, juntas, atras, matrimonio, experiencia, embarazada, sobrio, sobria, sin, despues, limpio, limpia, casado, casada, trabajando, de, siendo",
    birthday: "cumpleanos, cumple, aniversario",
    ordinal: "o, a, º",
    early: "principios, primeros",
    middle: "mediados",
    late: "finales",
    decades: { veintena: 20, treintena: 30, cuarentena: 40, cincuentena: 50 },
  },
  and: "y o ni e u & mas",
  cut: "porque que para cuando si desde pues como donde quien pero ella ellos yo nosotros ya hace asi aunque cada es son esta estan tiene le se la lo sus",
  filler:
    "el la los las un una unos unas de del al a muy mas otro otra otros otras bien buen buena buenos buenas bueno nuevo nueva viejo vieja gran grande pequeno su sus mi este esta estos todo toda todos todas algun alguna algunos cosas cosa mucho mucha muchos muchas tanto dos tres cuatro varios varias hacer jugar ir bonito bonita siempre solo tambien sobre especialmente verdadero ya bastante precioso preciosa mayor unica",
  prepositions: "con de para por a sin contra en del al hacia",
  of: "de del",
  who: "que quien cuyo cuya",
};
