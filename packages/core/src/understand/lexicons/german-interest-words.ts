import type { Interest } from "../../gift/vocabulary.ts";

/**
 * What Germans call an interest, without accents: what one does, in the infinitive, the third person and
 * the past, who does it, and what for. A plural's dative is made of its nominative.
 */
const WORDS: Readonly<Partial<Record<Interest, string>>> = {
  Reading:
    "lesen, liest, gelesen, leser, leserin, leseratte, lesestoff, lesefutter, buch, bucher, buchern, bucherwurm, buchladen, roman, romane, krimi, krimis, thriller, comics, comic, hefte, lektionen, lekture, schmoker, schmokern, schmokert, buchclub, lesekreis, horbuch, horbucher, fantasyromane, liebesromane, lyrik, gedichte, sachbuch, sachbucher, bibliothek, bucherei",
  Cooking:
    "kochen, kocht, kochte, gekocht, koch, kochin, hobbykoch, hobbykochin, kuche, grillen, grillt, grillmeister, kochbuch, kochbucher, rezepte, kocherei, kochkurs, kochabende, brutzeln, brutzelt",
  Travel:
    "reisen, reist, reiste, gereist, reise, urlaub, urlaube, verreisen, verreist, fernreisen, stadtereisen, weltreise, kreuzfahrten, reiselustig, weltenbummler, rucksackreisen, backpacking",
  Gardening:
    "garten, gartnern, gartnert, gartner, gartnerin, hobbygartner, hobbygartnerin, gartenarbeit, gartenarbeiten, schrebergarten, kleingarten, gemusebeet, gemusegarten, hochbeet, beete, unkraut, rosenzucht, garteln, gartelt, buddeln, blumenbeet",
  Sports:
    "sport, sportler, sportlerin, sportlich, sportart, sportarten, sportverein, handball, basketball, volleyball, turnen, turnt, turnverein, leichtathletik, eishockey, boxen, kampfsport, judo, karate, tischtennis, badminton, wassersport, sportskanone, sportmuffel, sporteln",
  Technology:
    "technik, technikkram, elektronik, technikfreak, programmieren, programmiert, computer, computern, smart home, drohnen, roboter, nerd, tuftler, basteln an computern",
  Music:
    "musik, musizieren, musiziert, musiker, musikerin, konzert, konzerte, singen, singt, chor, schlagzeug, geige, flote, trompete, akkordeon, klarinette, cello, saxophon, musikhoren, orchester, oper, opern, schlager, blasmusik, klassik",
  Art: "kunst, museum, museen, galerien, galerie, ausstellungen, ausstellung, kunstmuseum, kunstmuseen, vernissagen, kunstlerin, kunstler, kunstliebhaberin, kunstausstellungen",
  Fashion:
    "mode, klamotten, kleidung, schmuck, schuhe, handtaschen, shoppen, shoppt, shopping, modeschmuck, kleider, accessoires, ohrringe, ketten, taschen",
  Hiking:
    "wandern, wandert, wanderte, gewandert, wanderer, wanderin, wanderung, wanderungen, bergwandern, berge, bergsteigen, bergsteiger, wandertouren, wandertour, spazieren, spaziergange, spazierengehen, bergtouren, trekking, weitwandern, wanderlustig, pilgern, wandervogel, huttentouren",
  Photography:
    "fotografieren, fotografiert, fotografie, fotograf, fotografin, hobbyfotograf, fotos, knipsen, knipst, kamera, kameras, fotoapparat, ablichten, hobbyfotografin",
  Gaming:
    "zocken, zockt, gezockt, zocker, zockerin, computerspiele, videospiele, playstation, nintendo, xbox, konsole, konsolenspiele, gamen, gamer, gamerin, gamt, ballerspiele, pc spiele, daddeln, daddelt",
  Astronomy:
    "sterne, sternenhimmel, teleskop, teleskope, astronomie, sternegucken, sternwarte, planeten, weltall, weltraum",
  Baking:
    "backen, backt, backte, gebacken, backerei, hobbybackerin, hobbybacker, torten, kuchen, platzchen, brotbacken, backfee, backkunst, kekse backen, tortenbacken, sauerteig",
  Beer: "bier, biere, bierchen, bierliebhaber, biertrinker, craftbier, craftbeer, bierbrauen, brauen, hobbybrauer, weizenbier, pils, brauerei, brauereien, biergarten, weissbier",
  Birdwatching:
    "vogel beobachten, vogelbeobachtung, vogelbeobachten, vogelkundler, vogelkunde, vogelfreund, ornithologie, hobbyornithologe, wildvogel, vogelhaus, futterhauschen",
  "Board Games":
    "brettspiel, brettspiele, brettspielen, gesellschaftsspiel, gesellschaftsspiele, gesellschaftsspielen, spieleabend, spieleabende, kartenspiele, kartenspielen, kartenspiel, kartenspieler, skat, doppelkopf, doko, rommee, canasta, schach, schafkopf, kniffel, spielerunde, schachspieler, schachspielen, spiele sammeln, wurfelspiele, jassen",
  Calligraphy: "kalligrafie, kalligraphie, handlettering, schonschrift, lettering, kalligraphiert",
  Camping:
    "campen, campt, camping, camper, camperin, zelten, zeltet, zelt, campingplatz, campingurlaub, wohnmobil, wohnwagen, campingwagen, vanlife, campingurlaube, zeltlager, dauercamper, campingfan",
  Cars: "auto, autos, oldtimer, autofan, autonarr, schrauben an autos, autorennen, motorsport, rallye, autofreak, sportwagen, rennwagen, autofahren",
  Cats: "katze, katzen, katzchen, katzenmama, katzenmensch, katzenliebhaberin, stubentiger, mieze, katzenfan, miezekatzen",
  Chocolate:
    "schokolade, schoki, schoko, pralinen, praline, schokoladen, schokofan, schokolade essen, zartbitter, schokoriegel, pralinchen",
  Climbing:
    "klettern, klettert, geklettert, kletterer, kletterin, kletterhalle, bouldern, bouldert, bergklettern, klettersteig, klettersteige, boulderhalle",
  Cocktails:
    "cocktail, cocktails, mixgetranke, cocktails mixen, longdrinks, gin tonic, drinks mixen, hausbar, barkeeper, aperol spritz",
  Coffee:
    "kaffee, kaffeetrinker, kaffeetrinkerin, espresso, cappuccino, kaffeetante, kaffeejunkie, latte macchiato, filterkaffee, kaffeespezialitaten, kaffees, kaffeeliebhaber, siebtrager, barista, kaffeebohnen, kaffeetrinken",
  Cycling:
    "radfahren, radfahrer, radfahrerin, fahrradfahren, radeln, radelt, radler, radlerin, radtour, radtouren, rennrad, rennradfahren, mountainbike, mountainbiken, biken, gravelbike, ebike, e bike, radsport, fahrrad, fahrradtouren, tour de france, rennradler",
  DIY: "heimwerken, heimwerker, heimwerkerin, basteln, bastelt, bastler, bastlerin, werkeln, werkelt, handwerken, handwerkern, selbermachen, renovieren, schrauben, baumarkt, bastelei, bastelsachen, handwerklich",
  Dancing:
    "tanzen, tanzt, getanzt, tanzer, tanzerin, tango, salsa, ballett, standardtanz, tanzkurs, tanzverein, hip hop tanzen, tanzmaus, zumba, discofox, linedance, tanzabende",
  Dogs: "hund, hunde, hunden, hundchen, welpe, welpen, dackel, labrador, hundemama, hundepapa, hundemensch, hundenarr, hundesport, gassi, hundefan, vierbeiner, hundefreundin, hundeliebhaber",
  Drawing:
    "zeichnen, zeichnet, zeichner, zeichnerin, zeichnungen, skizzieren, skizziert, skizzen, kritzeln, kritzelt, comics zeichnen, mangas zeichnen",
  "Eco-friendly":
    "nachhaltig, nachhaltigkeit, umweltschutz, plastikfrei, zero waste, umweltbewusst, klimaschutz, unverpackt",
  Fishing:
    "angeln, angelt, geangelt, angler, anglerin, fischen, fliegenfischen, angelverein, karpfenangeln, angelsport, fischt, hochseeangeln, hobbyangler, angelausflug",
  Fitness:
    "fitness, fitnessstudio, krafttraining, muckibude, pumpen, trainieren, trainiert, workout, crossfit, hantel, hanteln, kraftsport, fitnesskurse, muckis",
  Football:
    "fussball, kicken, kickt, fussballer, fussballerin, fussballfan, bundesliga, stadion, fussballspiele, fussballspielen, fussballverein, fussballverruckt, champions league",
  Golf: "golf, golfen, golft, golfer, golferin, golfspielen, golfplatz, golfclub, golfspieler, golfspielerin, golfrunde",
  Guitar:
    "gitarre, gitarren, gitarrist, gitarristin, e gitarre, ukulele, gitarrespielen, bassgitarre, klampfe, gitarrenspiel",
  History:
    "geschichte, historisch, historisches, mittelalter, antike, romer, archaologie, burgen, geschichtsfan, weltkrieg, ahnenforschung, zeitgeschichte, ritter",
  "Home Decor":
    "deko, dekorieren, dekoriert, wohnaccessoires, einrichten, einrichtung, dekoration, dekos, wohndeko, inneneinrichtung, dekokram, dekoartikel, dekosachen, dekozeug, dekozeugs, deko kram",
  Horses:
    "pferd, pferde, pferden, reiten, reitet, geritten, reiter, reiterin, ponys, reitsport, pferdenarrin, pferdemadchen, reitstall, voltigieren, reitstunden, dressur",
  Houseplants:
    "zimmerpflanze, zimmerpflanzen, topfpflanzen, topfpflanze, grunpflanzen, pflanze, pflanzen, orchideen, orchidee, sukkulenten, kakteen, kaktus, monstera, pflanzenmama, blumentopfe, grunzeug, blumen auf der fensterbank",
  Journaling: "tagebuch, tagebucher, journaling, bullet journal, tagebuchschreiben, notizbucher",
  Knitting:
    "stricken, strickt, gestrickt, strickerin, hakeln, hakelt, gehakelt, strickzeug, sockenwolle, strickliesel, handarbeiten, handarbeit, strickwolle, stricktreff, strickrunde, strickfan",
  Languages:
    "sprachen, fremdsprachen, spanisch, italienisch lernen, sprachkurs, sprachkurse, franzosisch, englisch lernen, japanisch",
  Leathercraft: "lederarbeiten, lederhandwerk, sattlerei",
  Meditation: "meditieren, meditiert, meditation, achtsamkeit, achtsamkeitskram, klangschalen",
  "Model Building":
    "modellbau, modellbauer, modellbahn, modelleisenbahn, modellflugzeuge, modelleisenbahner, modellschiffe, modellautos, eisenbahnmodelle, marklin",
  Motorcycles:
    "motorrad, motorrader, motorradfahren, motorradfahrer, motorradfahrerin, harley, moped, mopeds, roller fahren, motorradtouren, simson",
  Movies:
    "film, filme, filmen, kino, kinofilme, kinofan, filmabend, filmabende, horrorfilme, netflix, serien, filmfan, cineast, cineastin, streamen, actionfilme, liebesfilme, serienjunkie, kinogang, kinobesuche",
  Nature:
    "natur, naturfreundin, wald, naturliebhaber, draussen sein, waldspaziergange, pilze sammeln, naturmensch, tiere beobachten, pilzesammeln, imkern, imker, naturverbunden",
  Painting:
    "malen, gemalt, maler, malerin, malerei, aquarelle, aquarell, acrylmalerei, hobbymalerin, olmalerei, aquarellieren, malkurs, leinwande, malen nach zahlen, hobbymaler",
  Piano:
    "klavier, klavierspielen, klavierspielerin, pianist, pianistin, flugel spielen, e piano, keyboard spielen, klavierspieler",
  Pottery: "topfern, topfert, getopfert, keramik, topferei, topferkurs, topferin, topferscheibe",
  Puzzles:
    "puzzle, puzzles, puzzeln, puzzelt, gepuzzelt, ratsel, ratseln, ratselt, kreuzwortratsel, sudoku, sudokus, knobeln, knobelt, knobelspiele, denksport, ratselhefte, puzzlefan, escape spiele",
  Running:
    "joggen, joggt, gejoggt, jogger, joggerin, laufer, lauferin, laufen gehen, marathon, halbmarathon, laufsport, marathons, laufgruppe, marathonlaufer, trailrunning, waldlauf, volkslauf, marathonlauferin, laufschuhe, lauftraining",
  Science:
    "wissenschaft, naturwissenschaften, physik, chemie, biologie, experimente, experimentieren, experimentiert, forschen, mineralien, fossilien",
  "Self-care":
    "wellness, massage, massagen, sauna, entspannung, badewanne, badezusatz, schaumbad, wellnesskram, therme, thermen, verwohnprogramm, wellnesstag, badesalz",
  Sewing:
    "nahen, genaht, naherin, nahmaschine, schneidern, schneidert, nahkurs, patchwork, sticken, stickt, gestickt, stickerei, quilten, hobbynaherin, nahprojekte",
  Skiing:
    "skifahren, skifahrer, skifahrerin, ski, skilaufen, skiurlaub, wintersport, snowboard, snowboarden, langlauf, skitouren, pisten, skilanglauf, skitour",
  Skincare:
    "hautpflege, kosmetik, gesichtspflege, cremes, kosmetika, schminke, schminken, schminkt, make up, gesichtsmasken, kosmetiksachen, beautykram, schminksachen, pflegeprodukte",
  Swimming:
    "schwimmen, schwimmt, geschwommen, schwimmer, schwimmerin, schwimmbad, freibad, hallenbad, bahnen ziehen, wasserratte, wassergymnastik, schwimmverein, schwamm, aquafitness, freiwasserschwimmen",
  Tea: "tee, teetrinker, teetrinkerin, gruntee, krautertee, schwarztee, teeliebhaberin, ostfriesentee, teetante, rooibos, teesorten, fruchtetee, teekultur, teetrinken, tee trinken",
  Tennis: "tennis, tennisspieler, tennisspielerin, tennisclub, tennisspielen, tennisverein, tennisplatz",
  Theatre:
    "theater, schauspiel, musical, musicals, laientheater, theaterstucke, kabarett, schauspielern, ballettauffuhrungen, theatergruppe, theaterbesuche, buhne",
  Vinyl:
    "schallplatte, schallplatten, plattenspieler, vinyl, plattensammlung, plattensammler, lps, platten sammeln, plattenladen",
  Wine: "wein, weine, rotwein, weisswein, weinliebhaber, weinliebhaberin, weintrinker, weintrinkerin, weinprobe, weinproben, weinkenner, weingut, weinguter, sekt, prosecco, champagner, riesling, weinchen, schorle, winzer, weinfan",
  Woodworking:
    "holzarbeiten, schreinern, schreinert, tischlern, tischlert, holzwerken, drechseln, drechselt, schnitzen, schnitzt, holzwerkstatt, hobbytischler, hobbyschreiner, laubsage, werken mit holz",
  Writing:
    "schreiben, schreibt, geschrieben, kurzgeschichten, poesie, gedichte schreiben, autor, autorin, romane schreiben, kreatives schreiben, schriftsteller, schriftstellerin, geschichten schreiben",
  Yoga: "yoga, yogi, yogakurs, yogakurse, pilates, yogastunden, yogamatte, yoga kram, yogakram, yogastudio",
  "3D Printing": "3d druck, 3d drucker, 3d drucken",
};

/** "Brettspiele" is "Brettspielen" behind "von" and "mit". */
function withDative(word: string): string {
  return /(?:[^aeiou ]e|[^ ]e[lr])$/.test(word) ? `${word}, ${word}n` : word;
}

export const GERMAN_INTEREST_WORDS: Readonly<Partial<Record<Interest, string>>> = Object.fromEntries(
  Object.entries(WORDS).map(([interest, words]) => [interest, words.split(", ").map(withDative).join(", ")]),
);
