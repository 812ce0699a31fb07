import type { Interest } from "../../gift/vocabulary.ts";

/** Common words for the interests in German, French, Spanish, Italian and Dutch, without accents; "" where there are none. */
export const FOREIGN_INTEREST_WORDS: Readonly<Record<Interest, string>> = {
  Reading:
    "liest, leest, thriller lesen, krimiserien bucher, romans, roman, policiers, legge, lesen, bucher, buch, romane, krimis, krimi, lecture, livres, livre, bd, bandes dessinees, libros, leer, lectura, libri, leggere, lettura, boeken, lezen, novelas, novela, romanzi, lettore, lettrice, gialli, fumetti",
  Cooking:
    "kocht, kookt, cuisine beaucoup, cocinera, cuoco, cuoca, cocinero, kochen, essen, grillen, kuche, cuisine, cuisiner, gastronomie, cocinar, cocina, comida, cucina, cucinare, koken, eten, culinair, barbecue grillen, ricette",
  Travel:
    "reisen, reise, urlaub, voyages, voyage, voyager, viajar, viajes, viaje, viaggi, viaggiare, viaggio, vakantie, reizen, viaggia",
  Gardening:
    "garten, gartnern, gartenarbeit, blumen, gemuse, jardinage, jardin, jardiner, fleurs, jardineria, plantas del jardin, giardinaggio, giardino, fiori, tuinieren, tuin, bloemen, flores, potager, orto",
  Sports:
    "deportes, deporte, sportif, sport treiben, handball spielen, eishockey, turnen, baloncesto, pallavolo, pallacanestro, volley, sporten, schaatsen, hockey spelen",
  Technology:
    "technik, technologie, informatique, tecnologia, informatica, techniek, elektronik, programmieren, ordenadores, ordinateurs",
  Music:
    "musik, konzerte, musik horen, singen, musique, concerts musique, chanter, musica, conciertos, cantar, concerti, cantare, muziek, zingen, concerten, schlagzeug, geige, violon, batterie musique, violin, bateria, flote, batteria, canta, cantante",
  Art: "kunst, kunste, museen, musees, arte, museos, musei, musea, bricolage artistique",
  Fashion:
    "kleidung, schmuck, bijoux, vetements, moda, ropa, joyas, vestiti, gioielli, kleding, sieraden, schoenen, schuhe, chaussures, zapatos, scarpe",
  Hiking:
    "wandert, wandelt, wanderungen, wandeling, wandelingen, wandern, spazieren, spaziergange, bergsteigen, berge, randonnee, randonnees, montagne, marche, senderismo, montana, caminar, caminatas, escursionismo, trekking montagna, montagna, camminare, wandelen, bergen, passeggiate, passeggiare, escursioni",
  Photography: "fotografie, fotografieren, photographie, fotografia, fotos, fotografare",
  Gaming:
    "videospiele, computerspiele, zocken, jeux video, jeu video, videojuegos, videogiochi, gamen, videospelletjes, konsole",
  Astronomy:
    "teleskop, teleskope, telescopio, telescopios, telescopi, telescoop, sternenhimmel, astronomie, sterne, weltraum, weltall, planeten, etoiles, espace, planetes, astronomia, estrellas, espacio, planetas, stelle, spazio, pianeti, sterrenkunde, sterren, ruimte, ruimtevaart, raumfahrt, mond, lune, luna",
  Baking:
    "backt, bakt, brot backen, tartes, magdalenas, torta, bollos, reposteria casera, backen, kuchen, brot, patisserie, gateaux, pan casero, reposteria, hornear, pasteles, dolci, pasticceria, bakken, taart, taarten, torte, torten, pane, boulangerie, crostate",
  Beer: "biertje, biertjes, bierchen, bieren proeven, bier, biere, bieres, cerveza, cervezas, birra, birre, bieren",
  Birdwatching:
    "vogel, vogelbeobachtung, oiseaux, ornithologie, aves, pajaros, uccelli, vogels, vogels kijken, vogels spotten",
  "Board Games":
    "brettspiele, gesellschaftsspiele, kartenspiele, schach, jeux de societe, jeux de cartes, echecs, juegos de mesa, ajedrez, giochi da tavolo, scacchi, bordspellen, gezelschapsspellen, schaken, gesellschaftsspiel, spieleabend, bordspel",
  Calligraphy: "kalligrafie, calligraphie, caligrafia, calligrafia",
  Camping: "zelten, campen, campeggio, acampar, kamperen, bivouac",
  Cars: "autos, voitures, voiture, coches, coche, macchine, motorsport auto's, formel 1, formule 1",
  Cats: "katze, katzen, gato, gatos, gatto, gatti, katten",
  Chocolate:
    "chocola, chokolade, bonbons schokolade, chocolade, schokolade, chocolat, chocolats, cioccolato, cioccolata, chocolade, sussigkeiten, pralinen",
  Climbing: "klettern, escalade, escalada, arrampicata, klimmen, boulder, bouldern",
  Cocktails: "cocktailes, cocteles, cocktail bar",
  Coffee: "kaffee, caffe, koffie",
  Cycling:
    "radfahren, fahrrad, fahrradfahren, velo, cyclisme, ciclismo, bicicleta, bici, bicicletta, fietsen, fiets, wielrennen, rennrad, bicicletas",
  DIY: "heimwerken, basteln, handwerken, bricolage, bricoler, bricolaje, manualidades, fai da te, knutselen, klussen, loisirs creatifs, manualita, werken",
  Dancing: "tanzt, danst, balla, tanzen, tanz, danse, danser, bailar, baile, danza, ballare, ballo, dansen",
  Dogs: "hund, hunde, chien, chiens, perro, perros, cani, hond, honden",
  Drawing:
    "zeichnet, tekent, dessine, disegna, dibuja, zeichnen, dessin, dessiner, dibujo, dibujar, disegno, disegnare, tekenen",
  "Eco-friendly":
    "nachhaltigkeit, umwelt, ecologie, ecologia, sostenibilidad, sostenibilita, duurzaamheid, milieu, medio ambiente, umweltschutz, ambiente",
  Fishing: "angelt, vist, angeln, peche, pecher, pesca, pescar, pescare, vissen, hengelsport, pescatore",
  Fitness: "krafttraining, musculation, gimnasio, palestra, sportschool, ejercicio, turnen fitness",
  Football: "fussball, fussballspielen, futbol, calcio, voetbal, voetballen",
  Golf: "",
  Guitar: "gitarren, guitares, guitarras, chitarre, gitaren, gitarre, guitare, guitarra, chitarra, gitaar",
  History: "geschichte, histoire, historia, storia, geschiedenis, mittelalter, moyen age, antike",
  "Home Decor":
    "einrichtung, wohnen, dekoration, decoration, decoracion, arredamento, interieur, deko, decoratie",
  Horses:
    "pferde, pferd, reiten, chevaux, cheval, equitation, caballos, caballo, equitacion, cavalli, cavallo, equitazione, paarden, paard, paardrijden",
  Houseplants:
    "zimmerpflanzen, pflanzen, plantes, plantes vertes, plantas, piante, kamerplanten, planten, orchidee",
  Journaling: "tagebuch, journal intime, diario, dagboek, papeterie, papeleria",
  Knitting:
    "strickt, breit, tricote, uncinetti, hakelt, stricken, hakeln, tricot, tricoter, tejer, ganchillo, maglia, uncinetto, lavorare a maglia, breien, haken, wolle, laine, lana, lavora a maglia",
  Languages: "sprachen, sprache, langues, idiomas, lenguas, lingue, talen, fremdsprachen, idioma",
  Leathercraft: "",
  "Mechanical Keyboards": "",
  Meditation: "meditieren, meditacion, meditazione, mediteren, achtsamkeit",
  "Model Building":
    "modellbau, eisenbahn, modelleisenbahn, zuge, trenes, treni, treinen, maquettes, modelismo, modellismo, modelbouw, bausteine",
  Motorcycles: "motorrad, motos, motorfiets, motocicletas, motociclette, motorrader",
  Movies: "filme, kino, cinema films, cine, peliculas, series, film kijken, serien, bioscoop, films kijken",
  Nature:
    "natur, tiere, wald, meer, animaux, foret, mer, naturaleza, animales, bosque, natura, animali, bosco, natuur, dieren, bos, zee, bienen, abeilles, pilze, champignons, setas, funghi, bijen, insekten",
  Painting:
    "malt, schildert, dipinge, pinta, malen, malerei, peinture, peindre, pintura, pintar, pittura, dipingere, schilderen, aquarell, acuarela, acquerello, aquarelle peinture",
  Parenting: "baby's, bebe, bebes, neonato, saugling",
  Piano: "klavier, pianoforte, klavierspielen, jouer du piano",
  Pottery: "topfern, keramik, poterie, ceramique, ceramica, alfareria, pottenbakken, keramiek, ceramiche",
  Puzzles:
    "ratsel, puzzeln, mots croises, casse-tete, rompecabezas, crucigramas, enigmi, puzzle, cruciverba, puzzelen, kreuzwortratsel",
  Running:
    "laufen, joggen, course a pied, courir, correr, corsa, correre, hardlopen, rennen, corre, maratona, maratone",
  Science:
    "wissenschaft, naturwissenschaft, sciences, ciencia, ciencias, scienza, scienze, wetenschap, dinosaurier, dinosaures, dinosaurios, dinosauri, chemie, physik, biologie, experimente",
  "Self-care": "entspannung, detente, bien-etre, relajacion, bienestar, benessere, ontspanning, wohlbefinden",
  Sewing:
    "nahen, couture, coser, costura, cucito, cucire, naaien, sticken, broderie, borduren, bordado, ricamo",
  Skiing: "skifahren, esqui, esquiar, sciare, skien, wintersport",
  Skincare: "kosmetik, cosmetique, maquillage, maquillaje, trucco, make-up kosmetik, schminken, hautpflege",
  Swimming:
    "schwimmt, zwemt, nuota, schwimmen, natation, nager, natacion, nadar, nuoto, nuotare, zwemmen, tauchen, plongee, surfen, buceo, piscina",
  Tea: "tee, the vert, te verde, thee, tisane, the noir, tes e infusiones, infusiones, tisana",
  Tennis: "tenis, tennis spielen",
  Theatre: "theater spielen, teatro, toneel, oper, comedie, comedie musicale, musicales",
  Vinyl: "schallplatten, platten, vinyles, disques, vinilos, vinili, lp's, platen, vinilo, vinile",
  Wine: "wijntje, rotwein, weisswein, vino tinto, wein, weine, vin, vins, vino, vinos, vini, wijn, wijnen",
  Woodworking:
    "holz, holzarbeiten, tischlern, menuiserie, bois, carpinteria, madera, falegnameria, legno, houtbewerking, hout, schnitzen, houtbewerken",
  Writing:
    "schreiben, ecriture, ecrire, escribir, escritura, scrivere, scrittura, schrijven, gedichte, poesie, poesia",
  Yoga: "",
  "3D Printing": "",
};
