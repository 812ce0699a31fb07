import type { Interest } from "../../gift/vocabulary.ts";

/** Common words for the interests in German, French, Spanish, Italian and Dutch, without accents; "" where there are none. */
export const FOREIGN_INTEREST_WORDS: Readonly<Record<Interest, string>> = {
  Reading:
    "liest, leest, thriller lesen, krimiserien bucher, romans, roman, policiers, legge, lesen, bucher, buch, romane, krimis, krimi, lecture, livres, livre, bd, bandes dessinees, libros, leer, lectura, libri, leggere, lettura, boeken, lezen, novelas, novela, romanzi, lettore, lettrice, gialli, fumetti, boek, lezer, lezeres, boekenwurm, leesbeest, leesvoer, bieb, leesclub, boekje",
  Cooking:
    "kocht, kookt, cuisine beaucoup, cocinera, cuoco, cuoca, cocinero, kochen, essen, grillen, kuche, cuisine, cuisiner, gastronomie, cocinar, cocina, comida, cucina, cucinare, koken, eten, culinair, barbecue grillen, ricette, keukenprins, keukenprinses, kookboek, kookboeken, hobbykok, kokkerellen, kokkerelt",
  Travel:
    "reisen, reise, urlaub, voyages, voyage, voyager, viajar, viajes, viaje, viaggi, viaggiare, viaggio, vakantie, reizen, viaggia, wereldreiziger, rondreizen, stedentrip, stedentrips, backpacken, reislustig",
  Gardening:
    "garten, gartnern, gartenarbeit, blumen, gemuse, jardinage, jardin, jardiner, fleurs, jardineria, plantas del jardin, giardinaggio, giardino, fiori, tuinieren, tuin, bloemen, flores, potager, orto, tuiniert, moestuin, moestuinieren, volkstuin, volkstuintje, tuinierster, tuincentrum",
  Sports:
    "deportes, deporte, sportif, sport treiben, handball spielen, eishockey, turnen, baloncesto, pallavolo, pallacanestro, volley, sporten, schaatsen, hockey spelen, sporter, sporters, sportief, sport kijken, hockeyen, hockeyt, volleybal, volleyballen, handballen, korfbal, schaatst, basketballen",
  Technology:
    "technik, technologie, informatique, tecnologia, informatica, techniek, elektronik, programmieren, ordenadores, ordinateurs, elektronica, gadgetfreak, computeren, snufjes",
  Music:
    "musik, konzerte, musik horen, singen, musique, concerts musique, chanter, musica, conciertos, cantar, concerti, cantare, muziek, zingen, concerten, schlagzeug, geige, violon, batterie musique, violin, bateria, flote, batteria, canta, cantante, zingt, viool, drumt, drummen, trompet, muziekliefhebber, muziekgek, concertjes",
  Art: "kunst, kunste, museen, musees, arte, museos, musei, musea, bricolage artistique, kunstliefhebber, kunstzinnig, tentoonstellingen, exposities, schilderijen",
  Fashion:
    "kleidung, schmuck, bijoux, vetements, moda, ropa, joyas, vestiti, gioielli, kleding, sieraden, schoenen, schuhe, chaussures, zapatos, scarpe, mode, kleren, modieus, oorbellen, handtassen, shoppen",
  Hiking:
    "wandert, wandelt, wanderungen, wandeling, wandelingen, wandern, spazieren, spaziergange, bergsteigen, berge, randonnee, randonnees, montagne, marche, senderismo, montana, caminar, caminatas, escursionismo, trekking montagna, montagna, camminare, wandelen, bergen, passeggiate, passeggiare, escursioni, wandelaar, wandelaarster, wandeltocht, wandeltochten, bergwandelen",
  Photography:
    "fotografie, fotografieren, photographie, fotografia, fotos, fotografare, fotografeert, fotograferen, fotograaf, fotografe",
  Gaming:
    "videospiele, computerspiele, zocken, jeux video, jeu video, videojuegos, videogiochi, gamen, videospelletjes, konsole, gamet, spelcomputer, gamefreak",
  Astronomy:
    "teleskop, teleskope, telescopio, telescopios, telescopi, telescoop, sternenhimmel, astronomie, sterne, weltraum, weltall, planeten, etoiles, espace, planetes, astronomia, estrellas, espacio, planetas, stelle, spazio, pianeti, sterrenkunde, sterren, ruimte, ruimtevaart, raumfahrt, mond, lune, luna, sterrenkijken, sterrenkijker, heelal",
  Baking:
    "backt, bakt, brot backen, tartes, magdalenas, torta, bollos, reposteria casera, backen, kuchen, brot, patisserie, gateaux, pan casero, reposteria, hornear, pasteles, dolci, pasticceria, bakken, taart, taarten, torte, torten, pane, boulangerie, crostate, taarten bakken, taartenbakker, bakster, koekjes bakken",
  Beer: "biertje, biertjes, bierchen, bieren proeven, bier, biere, bieres, cerveza, cervezas, birra, birre, bieren, pils, pilsje, pilsjes, speciaalbier, speciaalbiertjes, bierliefhebber, trappist",
  Birdwatching:
    "vogel, vogelbeobachtung, oiseaux, ornithologie, aves, pajaros, uccelli, vogels, vogels kijken, vogels spotten, vogelaar, vogelspotter, vogeltjes, vogelaars",
  "Board Games":
    "brettspiele, gesellschaftsspiele, kartenspiele, schach, jeux de societe, jeux de cartes, echecs, juegos de mesa, ajedrez, giochi da tavolo, scacchi, bordspellen, gezelschapsspellen, schaken, gesellschaftsspiel, spieleabend, bordspel, spelletjes, gezelschapsspel, spelletjesavond, klaverjassen, klaverjast, schaakt, dammen, rummikub, bordspelletjes, spelletje",
  Calligraphy: "kalligrafie, calligraphie, caligrafia, calligrafia, schoonschrift, schoonschrijven",
  Camping:
    "zelten, campen, campeggio, acampar, kamperen, bivouac, kampeert, kampeerder, kampeerders, kampeervakantie",
  Cars: "autos, voitures, voiture, coches, coche, macchine, motorsport auto's, formel 1, formule 1, autogek, oldtimers, autoliefhebber, autosport, autoracen",
  Cats: "katze, katzen, gato, gatos, gatto, gatti, katten, kattenmens, poezen, katje, kattenvrouwtje, kattenliefhebber",
  Chocolate:
    "chocola, chokolade, bonbons schokolade, chocolade, schokolade, chocolat, chocolats, cioccolato, cioccolata, chocolade, sussigkeiten, pralinen, chocoladeliefhebber, chocoladefreak, chocoladereep",
  Climbing:
    "klettern, escalade, escalada, arrampicata, klimmen, boulder, bouldern, klimt, klimhal, boulderen, boulderhal, bergbeklimmen",
  Cocktails: "cocktailes, cocteles, cocktail bar, cocktailtje, cocktailtjes",
  Coffee: "kaffee, caffe, koffie, koffieleut, koffiedrinker, koffieliefhebber, koffiemens, koffietje",
  Cycling:
    "radfahren, fahrrad, fahrradfahren, velo, cyclisme, ciclismo, bicicleta, bici, bicicletta, fietsen, fiets, wielrennen, rennrad, bicicletas, fietst, fietser, wielrenner, wielrent, racefiets, mountainbiken, mountainbiket, fietstocht, fietstochten, koersfiets",
  DIY: "heimwerken, basteln, handwerken, bricolage, bricoler, bricolaje, manualidades, fai da te, knutselen, klussen, loisirs creatifs, manualita, werken, klust, klusser, klusjes, knutselt, timmeren",
  Dancing:
    "tanzt, danst, balla, tanzen, tanz, danse, danser, bailar, baile, danza, ballare, ballo, dansen, danseres, dansles, dansvloer",
  Dogs: "hund, hunde, chien, chiens, perro, perros, cani, hond, honden, hondenmens, hondengek, hondje, hondjes",
  Drawing:
    "zeichnet, tekent, dessine, disegna, dibuja, zeichnen, dessin, dessiner, dibujo, dibujar, disegno, disegnare, tekenen",
  "Eco-friendly":
    "nachhaltigkeit, umwelt, ecologie, ecologia, sostenibilidad, sostenibilita, duurzaamheid, milieu, medio ambiente, umweltschutz, ambiente",
  Fishing:
    "angelt, vist, angeln, peche, pecher, pesca, pescar, pescare, vissen, hengelsport, pescatore, hengelen, hengelaar, hengelt, sportvissen, karpervissen",
  Fitness:
    "krafttraining, musculation, gimnasio, palestra, sportschool, ejercicio, turnen fitness, fitnessen, fitnest, krachttraining",
  Football:
    "fussball, fussballspielen, futbol, calcio, voetbal, voetballen, voetballer, voetbalgek, voetbalt, voetbalfan, ajacied, feyenoord, voetbalwedstrijden",
  Golf: "golfen, golft, golfbaan",
  Guitar:
    "gitarren, guitares, guitarras, chitarre, gitaren, gitarre, guitare, guitarra, chitarra, gitaar, gitarist, gitaarspelen",
  History:
    "geschichte, histoire, historia, storia, geschiedenis, mittelalter, moyen age, antike, oorlogsgeschiedenis, geschiedenisboeken",
  "Home Decor":
    "einrichtung, wohnen, dekoration, decoration, decoracion, arredamento, interieur, deko, decoratie, woonaccessoires, woondecoratie",
  Horses:
    "pferde, pferd, reiten, chevaux, cheval, equitation, caballos, caballo, equitacion, cavalli, cavallo, equitazione, paarden, paard, paardrijden, paardrijdt, paardenmeisje, paardengek, manege, pony's",
  Houseplants:
    "zimmerpflanzen, pflanzen, plantes, plantes vertes, plantas, piante, kamerplanten, planten, orchidee, kamerplant, plantjes, plantengek",
  Journaling: "tagebuch, journal intime, diario, dagboek, papeterie, papeleria, dagboeken, bulletjournal",
  Knitting:
    "strickt, breit, tricote, uncinetti, hakelt, stricken, hakeln, tricot, tricoter, tejer, ganchillo, maglia, uncinetto, lavorare a maglia, breien, haken, wolle, laine, lana, lavora a maglia, breister, haakt, breiwerk, haakwerk",
  Languages:
    "sprachen, sprache, langues, idiomas, lenguas, lingue, talen, fremdsprachen, idioma, talenknobbel, vreemde talen",
  Leathercraft: "",
  "Mechanical Keyboards": "",
  Meditation: "meditieren, meditacion, meditazione, mediteren, achtsamkeit, mediteert",
  "Model Building":
    "modellbau, eisenbahn, modelleisenbahn, zuge, trenes, treni, treinen, maquettes, modelismo, modellismo, modelbouw, bausteine, modeltreinen, modelspoor, modelvliegtuigen, treintjes",
  Motorcycles:
    "motorrad, motos, motorfiets, motocicletas, motociclette, motorrader, motorrijden, motorrijder, motorrijdt",
  Movies:
    "filme, kino, cinema films, cine, peliculas, series, film kijken, serien, bioscoop, films kijken, filmfan, filmliefhebber, filmavond, netflixen, series kijken, bioscoopje",
  Nature:
    "natur, tiere, wald, meer, animaux, foret, mer, naturaleza, animales, bosque, natura, animali, bosco, natuur, dieren, bos, zee, bienen, abeilles, pilze, champignons, setas, funghi, bijen, insekten, natuurliefhebber, natuurmens",
  Painting:
    "malt, schildert, dipinge, pinta, malen, malerei, peinture, peindre, pintura, pintar, pittura, dipingere, schilderen, aquarell, acuarela, acquerello, aquarelle peinture, aquarelleren",
  Parenting: "baby's, bebe, bebes, neonato, saugling",
  Piano: "klavier, pianoforte, klavierspielen, jouer du piano",
  Pottery: "topfern, keramik, poterie, ceramique, ceramica, alfareria, pottenbakken, keramiek, ceramiche",
  Puzzles:
    "ratsel, puzzeln, mots croises, casse-tete, rompecabezas, crucigramas, enigmi, puzzle, cruciverba, puzzelen, kreuzwortratsel, puzzel, puzzelt, legpuzzel, legpuzzels, kruiswoordpuzzels, kruiswoordraadsels, puzzelaar, puzzeltjes",
  Running:
    "laufen, joggen, course a pied, courir, correr, corsa, correre, hardlopen, rennen, corre, maratona, maratone, hardloopt, hardloper, hardloopster",
  Science:
    "wissenschaft, naturwissenschaft, sciences, ciencia, ciencias, scienza, scienze, wetenschap, dinosaurier, dinosaures, dinosaurios, dinosauri, chemie, physik, biologie, experimente",
  "Self-care":
    "entspannung, detente, bien-etre, relajacion, bienestar, benessere, ontspanning, wohlbefinden, verwendag, saunabezoek",
  Sewing:
    "nahen, couture, coser, costura, cucito, cucire, naaien, sticken, broderie, borduren, bordado, ricamo, naait, naaister",
  Skiing:
    "skifahren, esqui, esquiar, sciare, skien, wintersport, skiet, snowboarden, langlaufen, wintersporter",
  Skincare:
    "kosmetik, cosmetique, maquillage, maquillaje, trucco, make-up kosmetik, schminken, hautpflege, huidverzorging",
  Swimming:
    "schwimmt, zwemt, nuota, schwimmen, natation, nager, natacion, nadar, nuoto, nuotare, zwemmen, tauchen, plongee, surfen, buceo, piscina, zwemmer, zwemster, baantjes trekken",
  Tea: "tee, the vert, te verde, thee, tisane, the noir, tes e infusiones, infusiones, tisana, theedrinker, theeleut, theeliefhebber, theetje",
  Tennis: "tenis, tennis spielen, tennist, tennissen",
  Theatre:
    "theater spielen, teatro, toneel, oper, comedie, comedie musicale, musicales, toneelspelen, toneelspeelt, cabaret",
  Vinyl:
    "schallplatten, platten, vinyles, disques, vinilos, vinili, lp's, platen, vinilo, vinile, elpees, langspeelplaten, grammofoonplaten",
  Wine: "wijntje, rotwein, weisswein, vino tinto, wein, weine, vin, vins, vino, vinos, vini, wijn, wijnen, wijntjes, wijnliefhebber, wijnkenner, wijnproeverij",
  Woodworking:
    "holz, holzarbeiten, tischlern, menuiserie, bois, carpinteria, madera, falegnameria, legno, houtbewerking, hout, schnitzen, houtbewerken, houtsnijden, houtbewerker, meubels maken",
  Writing:
    "schreiben, ecriture, ecrire, escribir, escritura, scrivere, scrittura, schrijven, gedichte, poesie, poesia, dichten, gedichten, dichter",
  Yoga: "yogales, yogalessen",
  "3D Printing": "",
};
