import type { Interest } from "../../gift/vocabulary.ts";

/**
 * Things, names and doings that stand for an interest of the catalogue, by families: what a science looks
 * at, sorts of a drink or dish, makers, series, techniques. All mean a part of the interest only.
 */
export const MORE_INTEREST_WORDS: Partial<Readonly<Record<Interest, string>>> = {
  Reading:
    "politics, economics, philosophy, theology, bible study, witchcraft, numerology, book club, bookshops, bookshop, novel, novelist, short stories, sci-fi books, lotr, lord of the rings, tolkien, hobbit, asoiaf, game of thrones, discworld, terry pratchett, stephen king, agatha christie, jane austen, shakespeare, sherlock holmes, hunger games, narnia, percy jackson, twilight, booktok, manga, graphic novels, whodunnits, mysteries, murder mysteries, detective stories, classics, memoirs, fairy tales, picture books, storytime, bedtime stories, crime fiction, romantasy, dystopian, vampires, percy, ya books, e-books, ereader, magazines",
  Cooking:
    "sous vide, mustard, popcorn, fermentation, keto, hunting, cereal, noodles, spaghetti, lasagna, lasagne, ravioli, gnocchi, tagliatelle, risotto, dumplings, gyoza, bao, udon, soba, pho, pad thai, kimchi, hot sauce, hot sauces, chillies, chilli, chili, spices, seasoning, stews, soups, paella, tapas, burgers, steak, smoker, wok, stir fry, slow cooking, meal prep, dal, biryani, falafel, hummus, mezze, burritos, salsa recipes, enchiladas, fondue, raclette, cheese, olive oil, knives, cast iron, street food, dim sum, tofu, vegan cooking, canning, preserves, pickling, pickles, jam making, kombucha, gourmet food, fine dining, brunch, tajine, tagine, seafood, mushrooms, charcuterie, masterchef",
  Travel:
    "hot air balloons, skydiving, paragliding, gliding, caving, roller coasters, theme parks, disneyland, lighthouses, globetrotter, globetrotting, interrail, interrailing, hostels, wanderlust, passports, maps, airports, aviation, journeys, exploring, sightseeing, expeditions, weekend trips, tourism, motorhome, caravanning, railway journeys, train travel, gap year",
  Gardening:
    "hydroponics, chickens, hens, wreaths, tomatoes, tomato, dahlias, tulips, peonies, chillies growing, bulbs, pruning, compost, composting, greenhouse, seedlings, sowing, landscaping, lawn, hydrangeas, hedges, permaculture, fruit trees, sunflowers, veg patch, vegetable patch, balcony plants, pumpkins, wildflowers, horticulture",
  Sports:
    "hema, sumo, kickboxing, roller derby, longboarding, unicycling, croquet, windsurfing, kitesurfing, nba, nfl, mlb, nhl, lacrosse, handball, softball, fencing, wrestling, mma, ufc, taekwondo, jiu jitsu, roller skating, rollerblading, skateboard, surfboard, darts, snooker, billiards, pool playing, petanque, boules, bocce, curling, canoeing, paddleboarding, triathlon, athletics track, cheerleading, trampolining, frisbee, disc golf, ultimate frisbee, parkour, water polo, olympics, polo, regatta",
  Technology:
    "crypto, home automation, raspberry pi, arduino, linux, hacking, cybersecurity, robotics, apps, startups, smartphones, vr, virtual reality, electronics kits, soldering, home automation, gizmos, machine learning, sci-fi, computing, ham radio, amateur radio, software, python programming, web design, iot",
  Music:
    "bassoon, tuba, oboe, djing, gigs, gig, gigging, live music, live bands, concert, festival, rave, raves, clubbing, karaoke, playlists, spotify, songwriting, lyrics, saxophone, trumpet, trombone, clarinet, flute, recorder playing, cello, viola, violinist, fiddle, banjo, mandolin, accordion, harmonica, harp, bagpipes, percussion, percussionist, drummer, orchestra, symphony, mozart, beethoven, bach, beatles, taylor swift, swiftie, bts, edm, house music, disco, soul, funk, gospel, bluegrass, grunge, metalhead, emo, ska, britpop, open mic, music production, mixing, beats, acoustic, hi-fi, hifi, opera singing, choral, busking",
  Art: "architecture, skyscrapers, tattoos, enamel, goth, sculpture, sculpting, impressionism, impressionists, monet, van gogh, picasso, frida kahlo, street art, graffiti, exhibitions, modern art, collage, printmaking, linocut, lino printing, mosaics, mosaic, resin art, installation art, art history, crafty, screen printing, stained glass, origami, papercraft, art galleries, colouring, coloring",
  Fashion:
    "thrifting, thrift, thrift shops, thrift stores, op shops, op shopping, op-shopping, charity shops, second-hand clothes, second hand clothes, secondhand clothes, pre-loved, preloved, vintage clothes, vintage clothing, vinted, depop, sneakers, trainers shoes, streetwear, handbag, purses, hats, scarves, earrings, necklaces, bracelets, rings, outfits, styling, couture, dresses, dressing up, nails, jewels, lolita, kimono, designer clothes, wardrobe, sneakerhead, flea markets, boutiques",
  Hiking:
    "caving, mudlarking, ramble, rambler, ramblers, rambles, hillwalking, hill walking, fell walking, fellwalking, fells, munros, munro bagging, bushwalking, tramping, long walks, country walks, walks, wandern, backcountry, thru-hiking, nordic walking, peaks, summits, mountain walking, camino, appalachian trail, orienteering, geocaching, trekker, alpine, wilderness",
  Photography:
    "photo, portraits photography, darkroom, film cameras, analog photography, analogue photography, polaroid, instax, leica, dslr, lenses, street photography, landscape photography, snapshots, instagram, videography, youtube, vlogging, photo albums, cinematography, astrophotography",
  Gaming:
    "ps4, ps5, ps2, playstation 5, xbox one, switch, nintendo switch, game boy, gameboy, sega, atari, retro consoles, consoles, console, steam deck, zelda, mario, super mario, mario kart, animal crossing, stardew valley, fortnite, call of duty, fifa, league of legends, dota, world of warcraft, wow raids, elden ring, final fantasy, the sims, sims, tetris, skyrim, halo, overwatch, valorant, twitch, speedrunning, mmo, mmorpg, rpgs, arcade, arcades, pinball, pc games, computer games, retro games, retro gaming, gta, sonic, splatoon, kirby, handheld consoles",
  Astronomy:
    "eclipse, eclipses, galaxy, galaxies, nebula, nebulae, comets, comet, meteors, meteor showers, meteor shower, meteorites, constellations, constellation, milky way, moon, the moon, lunar, saturn, jupiter, mars, venus, black holes, black hole, supernova, supernovas, solar system, aurora, northern lights, aurora borealis, night sky, night skies, cosmos, cosmology, universe, astrophysics, hubble, james webb, apollo, moon landing, moon landings, spaceships, spacecraft, spaceflight, space shuttle, space shuttles, satellites, rocket, rocket launches, spacex, iss, orbit, cosmonauts, astronaut, observatory, planetarium, stargazer, asteroids, planet, star gazing, heavens, mars rovers, space exploration, solar eclipse",
  Baking:
    "croissants, macarons, macaroons, cupcakes, muffins, pies, pie, tarts, doughnuts, donuts, bagels, pretzels, brioche, focaccia, scones, biscuits, gingerbread, brownies, patisserie, pastries, bake off, cake, icing, dough, rolls, eclairs, cheesecake, strudel, stollen, rye bread, loaves, cinnamon rolls, pancakes, waffles",
  Beer: "ipa, ipas, stout, lager, ales, pilsner, pale ale, real ale, microbreweries, breweries, brewery, pubs, pub, home brewing, home brew, cider, hops, oktoberfest",
  Birdwatching:
    "owls, owl, hummingbirds, hummingbird, robins, puffins, eagles, hawks, falcons, falconry, raptors, herons, swallows, finches, ducks, waders, seabirds, kingfishers, parrots, bird feeders, penguins, cranes birds, woodpeckers, garden birds, twitchers, feathered friends, wildfowl",
  "Board Games":
    "dominoes, go game, baduk, weiqi, shogi, xiangqi, mah jongg, mah-jongg, backgammon, scrabble, monopoly, ticket to ride, carcassonne, settlers, settlers of catan, risk, dominoes, domino, checkers, draughts, cribbage, canasta, rummy, whist, magic the gathering, mtg, yu-gi-oh, d&d, dnd, dungeons, tabletop games, rpg, role playing, roleplaying games, game nights, game night, games nights, party games, dice games, euchre, wargames, wargaming, trivia, pub quizzes, quizzes, quiz, charades, werewolf game, meeples, mancala, oware, ludo, pachisi, carrom, cluedo, uno, hnefatafl, family games, go board",
  Calligraphy:
    "ink, inks, nibs, brush pens, penmanship, kalligraphie, shodo, illuminated manuscripts, fountain pen, copperplate, typography",
  Camping:
    "glamping, tents, wild camping, wildcamping, scouts, scouting, survival, survival skills, campervan, campfires, rv, overlanding, prepping, hammocks, bivouac, canoe trips, girl guides",
  Cars: "vehicles, cars classic, classic cars, vintage cars, porsche, ferrari, bmw, mustang, tesla, volkswagen, vw, karting, go-karts, go karting, rally, rallying, nascar, le mans, top gear, engines, supercars, hot rods, car restoration, tuning, sports cars, lorries, trucks, tractors, diggers, excavators, fire engines, sim racing",
  Cats: "kitties, feline, maine coon, siamese, tomcat, tabby, ragdoll cat",
  Chocolate:
    "hot chocolate, drinking chocolate, hot cocoa, cacao, pralines, praline, bonbons, fudge, dark chocolate, milk chocolate, candy, candies, sweet tooth, confectionery, caramels, toffee, liquorice, licorice, marzipan, nougat, sweet things, fondants",
  Climbing:
    "crags, alpinism, via ferrata, sport climbing, abseiling, ice climbing, slacklining, mountaineer, boulderer",
  Cocktails:
    "sake, vermouth, absinthe, negroni, negronis, martini, martinis, margaritas, old fashioned, mezcal, tequila, bourbon, scotch, single malt, single malts, mojitos, home bar, aperol, aperitifs, bartender, vodka, cognac, mocktails, liqueurs",
  Coffee:
    "coffees, flat white, aeropress, v60, pour-over, pour over, french press, moka pot, moka, cortado, latte art, beans roasting, coffee roasting, americano, filter coffee, caffeine, cafes, kaffee",
  Cycling:
    "cycle, bikes, gravel bikes, gravel biking, gravel riding, road bikes, bikepacking, mtb, bmx, tour de france, velodrome, peloton, e-bike, e-bikes, bike packing, bike rides, spinning classes, cycle touring",
  DIY: "upholstery, lock picking, papermaking, silversmithing, enamel, crafty projects, handiwork, handicrafts, handyman, restoring furniture, furniture restoration, renovating, renovation, home renovation, doing up, workshop, tinkerer, macrame, candle making, candlemaking, soap making, soapmaking, jewelry making, jewellery making, beading, beads, paper craft, slime, friendship bracelets, weaving, loom, crafter, crafts kits, resin, blacksmithing, metalwork, welding, basket weaving, glass blowing, hand crafts, workbench, power tools, making things, arts and crafts, bookbinding",
  Dancing:
    "dances, ballroom, ballroom dancing, flamenco, breakdance, breakdancing, street dance, bachata, lindy hop, ceilidh, line dancing, hip hop dance, waltz, bollywood dance, irish dancing, ballerina, samba, jive, tap dance, pole dance, belly dancing",
  Dogs: "labrador, labradors, dachshund, dachshunds, corgi, corgis, poodle, poodles, terrier, terriers, greyhounds, greyhound, retriever, golden retriever, golden retrievers, spaniel, spaniels, border collie, collie, beagles, beagle, huskies, husky, pugs, pug, bulldog, whippet, shepherd dog, dog walking, dog training, agility dog, hounds, doggy, doggo, pooch",
  Drawing:
    "doodle, doodles, doodling, doodler, scribbling, scribbles, cartoons, cartoon, cartooning, caricatures, sketch, sketches, sketchbooks, sketchbook, sketcher, urban sketching, charcoal, pastels, colored pencils, coloured pencils, crayons, life drawing, zentangle, procreate, ink drawing, webtoons, markers, pencils",
  "Eco-friendly":
    "volunteering, upcycled, recycling, recycled, reusable, plastic-free, plastic free, low waste, no waste, low-waste, environmental, environmentalist, ecology, climate change, greta, second-hand, second hand, secondhand, thrifting, thrift, op shops, op shopping, op-shopping, charity shops, preloved, pre-loved, vintage clothes, second-hand clothes, second hand clothes, secondhand clothes, vinted, carbon footprint, solar power, renewable energy, slow living, ethical, fair trade, repair cafe, rewilding, organic",
  Fishing:
    "trout, carp fishing, salmon fishing, fly tying, fly-tying, bass fishing, tackle, lures, ice fishing, pike",
  Fitness:
    "gym rat, lifting, weightlifting, powerlifting, bodybuilding, hiit, kettlebells, spin class, cardio, calisthenics, workouts, working out, strength training, personal trainer, exercising, aerobics, keep fit, home gym, barre, peloton, pull-ups, hyrox, dumbbells",
  Football:
    "footy, futbol, fussball, world cup, champions league, arsenal, liverpool fc, manchester united, barcelona fc, real madrid, bundesliga, messi, ronaldo, la liga, serie a, five-a-side, soccer player, mls",
  Golf: "putting, golf course, driving range, pga, golfers",
  Guitar:
    "guitars, fender, gibson, electric guitar, acoustic guitar, bass, bassist, bass player, strumming, riffs, ukuleles, luthier",
  History:
    "mudlarking, treasure hunting, clocks, clocks and watches, lighthouses, architecture, dynasty, dynasties, ming dynasty, tang dynasty, tudor, tudors, victorian, victorians, georgian, edwardian, plantagenets, stuarts, romanovs, habsburgs, ottoman, ottomans, byzantine, byzantium, napoleon, napoleonic, monarchs, monarchy, kings, kings and queens, queens, royals, royalty, royal family, reign, pharaohs, pharaoh, egyptology, ancient egypt, egypt, mummies, romans, roman empire, ancient greece, greek mythology, mythology, myths, norse mythology, vikings, viking, celts, aztecs, incas, maya, samurai, shogun, shoguns, edo, knights, castles, castle, crusades, medieval, middle ages, renaissance, world war, wwi, wwii, ww1, ww2, second world war, first world war, civil war, cold war, american revolution, founding fathers, military history, ancestry, family tree, family history, archaeologist, ruins, fossils, dinosaurs, stamps, stamp collecting, coins, coin collecting, numismatics, metal detecting, heritage, stately homes, battles, pirates, titanic, battlefields, wild west, prehistory, stone age, museums of history, empires, emperors, antiquity, historian, reenactment",
  "Home Decor":
    "wreaths, christmas, halloween, skyscrapers, feng shui, hygge, cosy home, cozy home, furniture, cushions, vases, hosting, table setting, flower arranging, ikebana, wallpaper, interior, houses, nesting, ceramics display, lamps, mid-century, midcentury, first home, vintage furniture, home styling, homeware",
  Horses:
    "ponies, dressage, show jumping, showjumping, horse riding, horseback, horseback riding, equine, rodeo, gymkhana, stables, eventing, riding lessons, unicorns horse, pony club, jockey",
  Houseplants:
    "plant mum, plant mom, plant dad, plant parent, plant lady, jungle, indoor jungle, urban jungle, monstera, monsteras, ferns, fern, cacti, succulent, pothos, aroids, terrariums, terrarium, potted plants, pot plants, greenery, foliage, leafy things, indoor gardening, bonsais, orchid, carnivorous plants, venus flytrap, air plants, philodendron, green fingers indoors, plant swaps, propagating",
  Journaling:
    "washi tape, washi, stickers, planners, diaries, scrapbooks, scrapbook, memory keeping, letter writing, snail mail, pen pals, penpals, pen pal, stationary, notebooks, notebook, bujo, gratitude journal, commonplace book, postcards, letters, filofax",
  Knitting:
    "spinning, crocheting, amigurumi, yarns, knitter, wool craft, spinning wool, spinning yarn, wool spinning, sock knitting, sweaters knitting, fair isle, fibre arts, fiber arts, hand-dyed yarn, granny squares, needles and yarn, felting, needle felting",
  Languages:
    "spanish, french, german, italian, portuguese, mandarin, cantonese, japanese language, korean, korean language, arabic, russian, polish, dutch, swedish, norwegian, danish, finnish, icelandic, greek language, modern greek, turkish, hebrew, hindi, urdu, bengali, tamil, vietnamese, tagalog, thai language, swahili, welsh, irish gaelic, gaelic, gaeilge, basque, catalan, latin, ancient greek, esperanto, sign language, bsl, asl, ukrainian, czech, hungarian, romanian, yiddish, persian, farsi, zulu, learning languages, learning italian, learning german, learning japanese, learning korean, learning a language, learning chinese, chinese language, learning portuguese, polyglot, duolingo, multilingual, bilingual, translation, translating, etymology, vocabulary, foreign languages, kanji, hangul, grammar",
  Leathercraft: "leather working, leather goods, saddlery, leather craft",
  "Mechanical Keyboards": "mechanical keyboard, switches, keycap, typing, custom keyboards",
  Meditation:
    "breathwork, breathing exercises, singing bowls, singing bowl, reiki, chakras, crystals, tarot, astrology, buddhist, vipassana, spiritual, manifesting, inner peace, mindful, headspace, retreats",
  "Model Building":
    "helicopters, buses, ships, action figures, funko pops, legos, railways, railway, railroads, locomotives, steam trains, steam engines, trainspotting, model railways, model cars, model planes, aircraft, aeroplanes, gundam, gunpla, airfix, dioramas, dollhouse, dollhouses, dolls house, dolls houses, ships in bottles, model ships, construction toys, building blocks, duplo, playmobil, brick building, warhammer 40k, painting miniatures, scale model, rc cars, rc planes, trams",
  Motorcycles:
    "motorcycling, motorbikes, harley, harley davidson, ducati, vespa, scooters, motogp, bikers, motocross, triumph motorcycles, dirt bikes, cafe racers",
  Movies:
    "action figures, funko pops, halloween, mcu, dc comics, batman, spider-man, spiderman, superheroes, superhero, pixar, studio ghibli, ghibli, miyazaki, hitchcock, film noir, lotr, lord of the rings, hp, harry potter films, james bond, bond films, star trek, trekkie, doctor who, dr who, jurassic park, indiana jones, the office, friends tv show, game of thrones, stranger things, k-dramas, k-drama, kdramas, kdrama, korean dramas, bollywood, rom-coms, romcoms, rom coms, horror movies, scary movies, horror, documentaries, soap operas, sitcoms, box sets, cinephile, film buff, movie nights, screenplays, oscars, classic films, silent films, westerns, animation, cartoons tv, true crime series, hbo, binge watching, directors, wes anderson, twin peaks, frozen",
  Nature:
    "axolotls, axolotl, aquariums, aquarium, fishkeeping, tropical fish, koi, shrimp keeping, tarantulas, reptiles, budgies, parrots, chickens, hens, hamsters, guinea pigs, rabbits, ferrets, beachcombing, hunting, puddles, muddy puddles, mud, mud kitchen, rain, outdoor play, playing outside, playing outdoors, forest school, bugs, bug hunting, minibeasts, snails, worms, frogs, hedgehogs, foxes, deer, squirrels, badgers, bats, whales, dolphins, sharks, turtles, sea life, marine life, ocean life, tide pools, rock pooling, seashells, shells, trees, woods, woodland, woodlands, flowers wild, fungi, mycology, mushroom hunting, mushroom picking, wild food, lakes, rivers, mountains and lakes, conservation, ecosystems, zoo, zoos, safari, wolves, bears, elephants, butterflies and moths, moths, spiders, ants, honey, honeybees, rocks, minerals, geology, weather, clouds, storms, nature walks, natural world, attenborough, reptiles, lizards, snakes, dinosaurs, countryside, bumblebees, botany",
  Painting:
    "watercolours, watercolors, oils painting, gouache, painter, paints, easel, paint by numbers, landscapes painting, acrylic painting, bob ross, aquarelle, finger painting",
  Parenting:
    "bath time, bath toys, bath play, splashing, stacking toys, rattles, teething, weaning, nursery rhymes, cuddly toys, soft toys, peekaboo, sensory play, sensory toys, first words, farm animals, babies, new parents, mum life, baby wearing, crawling",
  Piano: "chopin, keyboards music, grand piano, organ, organist, harpsichord, keys playing, jazz piano",
  Pottery:
    "wheel throwing, wheel-throwing, throwing pots, hand-building, hand building, coiling, pinch pots, pinch pot, slab building, glazing, glazes, kiln, kilns, raku, stoneware, porcelain, earthenware, terracotta, potters wheel, potter's wheel, slip casting, polymer clay, kintsugi, modelling clay, ceramicist, clay modelling",
  Puzzles:
    "jigsaws, crossword, cryptic crosswords, riddles, riddle, rubik's cube, rubiks cube, rubik, speedcubing, cubing, logic puzzles, logic games, wordle, word games, brainteasers, wordsearch, word searches, nonograms, mazes, codes, codebreaking, code breaking, cryptography, mysteries to solve, escape room, number puzzles, kakuro, lateral thinking",
  Running:
    "parkrun, half marathons, half marathon, ultras, ultramarathon, ultramarathons, ultra running, jog, 5k, 10k, couch to 5k, sprinting, fell running, marathons, triathlons, cross country",
  Science:
    "volcanoes, volcano, volcanology, earthquakes, dinosaurs, dinosaur, fossils, paleontology, palaeontology, crystals growing, minerals, microscopes, microscope, anatomy, human body, genetics, dna, evolution, darwin, bacteria, microbiology, neuroscience, psychology, medicine, medical, meteorology, weather science, atoms, quantum physics, quantum, relativity, einstein, marie curie, electricity, magnets, circuits, inventions, inventors, inventing, periodic table, mathematics, geometry, statistics, geology, rocks and minerals, oceanography, botany, zoology, entomology, chemistry sets, planets, eclipses, galaxies, black holes, nerdy science, rocketry, robots science, scientific, lab, nature of things, climate science, mathematician",
  "Self-care":
    "barbering, beards, hair, bubble baths, bubble bath, baths, facials, aromatherapy, essential oils, naps, napping, sleeping, cosy nights, cozy nights, cosy nights in, lie-ins, hot tubs, sauna, saunas, spas, spa days, pampering days, unwinding, wellbeing, well-being, massages, nail art, hygge, slow mornings, rest, comfort, me time, face masks, blankets, hot water bottles",
  Sewing:
    "lace, tatting, upholstery, dressmaking, patchwork, quilts, quilt, quilter, cross-stitch, needlework, needlepoint, tapestry, sashiko, visible mending, haberdashery, fabrics, fabric, textiles, textile art, seamstress, tailoring, costume making, cosplay, stitching, hand sewing, alterations, lace making, lacemaking, darning, punch needle, costumes",
  Skiing:
    "sledding, tobogganing, snowboard, snowboarder, skier, cross-country skiing, cross country skiing, apres-ski, apres ski, slopes, ski touring, sledging, tobogganing, snowshoeing, ice hockey, nordic skiing",
  Skincare:
    "k-beauty, korean skincare, serums, make-up, sunscreen, face creams, beauty products, lipstick, cosmetic, moisturisers, perfume, fragrances, hair care, haircare, grooming, shaving, beard care",
  Swimming:
    "windsurfing, kitesurfing, surf, surfer, surfers, scuba, scuba diving, scuba-diving, snorkeling, freediving, diver, pool laps, cold water swimming, sea swimming, cold-water swimming, open water swimming, lido, bodyboarding, water sports, watersports, aqua aerobics, paddling pool, ice baths",
  Tea: "earl grey, darjeeling, assam, ceylon, oolong, oolongs, pu-erh, pu erh, puerh, lapsang, lapsang souchong, sencha, gyokuro, genmaicha, hojicha, rooibos, chamomile, camomile, peppermint tea, mint tea, green tea, black tea, white tea, jasmine tea, loose leaf, loose-leaf, yerba mate, mate drinking, tisanes, infusions, afternoon tea, tea ceremony, cuppa, cuppas, breakfast tea, english breakfast, iced tea, teapots, matcha lattes, teahouses, gongfu, builders tea, brews of tea, herbal teas, fruit tea",
  Tennis:
    "wimbledon, roland garros, racquet sports, racket sports, racquets, federer, nadal, racquetball, shuttlecock, roland-garros, paddle tennis, table tennis",
  Theatre:
    "puppets, plays, stage, musical theatre, musical theater, hamilton musical, west end, amateur dramatics, am-dram, am dram, improv, improvisation, stand-up, stand-up comedy, standup comedy, comedy, puppets, puppetry, magic tricks, magic, circus, juggling, pantomime, cabaret, drag, drag shows, burlesque, shakespeare plays, operas, ballet shows, theatricals, actor, actress, theater kid, theatre kid",
  Vinyl:
    "record player, record shops, record shop, record stores, crate digging, lp, 45s, albums, cassettes, cassette, gramophone, record fairs, discogs, turntables",
  Wine: "riesling, pinot, pinot noir, merlot, malbec, chardonnay, bordeaux, burgundy wine, rioja, barolo, prosecco, cava, rose wine, red wine, white wine, natural wine, vineyards, vineyard, wine tasting, oenology, cellar, port wine, sherry, orange wine",
  Woodworking:
    "wood carving, woodcarving, carving, spoon carving, joinery, cabinetmaking, cabinet making, woodturning, wood turning, lathe, lathes, furniture making, dovetails, marquetry, timber, pyrography, wood burning, green woodworking, hand planes, carpenter",
  Writing:
    "poems, poem, poet, fanfiction, fan fiction, fanfic, nanowrimo, short story writing, songwriting, playwriting, memoir writing, blogs, blog, copywriting, novel writing, creative writing, worldbuilding, world building, typewriters, typewriter, journalism, journalist, haiku, screenwriter, storytelling, essays",
  Yoga: "vinyasa, hatha, yin yoga, ashtanga, bikram, asanas, downward dog, sun salutations, yoga retreats, yogic, tai chi, qigong, hot yoga, flexibility",
  "3D Printing":
    "3d-printing, filament, resin printing, resin printer, cad, makerspace, 3d modelling, 3d modeling, bambu, cnc, laser cutting, blender models",
};
