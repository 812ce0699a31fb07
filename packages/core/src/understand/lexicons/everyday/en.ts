/** Other words for everyday ones: the same in other words, or kinds of it. */
export const EN_EVERYDAY: Readonly<Record<string, string>> = {
  old: "elderly, aged, ancient, ageing, aging, geriatric, getting on, vintage, antique, beat-up, battered, decrepit, senior, long in the tooth",
  plays: "strum, tinkle, noodle, jam, gigs",
  night: "overnight, nighttime, midnight, small hours, wee hours",
  work: "job, office, shift, employer, workplace, day job, nine to five, 9-5, the grind, overtime, wfh",
  kids: "children, child, toddlers, little ones, littles, kiddos, tots, nippers, bairns, youngsters, sons, daughters, twins, boys, girls, sprogs, wee ones",
  year: "yr, twelve months",
  reads: "devour, leaf through, skim, peruse, nose in a book, bookworm, avid reader, kindle, page-turner",
  first: "1st, maiden, debut, inaugural, initial",
  lives: "reside, dwell, based in, settled in",
  friends:
    "mates, pals, buddies, chums, besties, bestie, bff, gal pals, lads, girlfriends, homies, amigos, cronies, bros, the gang, the girls, squad",
  hand: "palm, fist, fingers, knuckles, mitts",
  dog: "labrador, lab, retriever, spaniel, terrier, greyhound, whippet, collie, poodle, dachshund, sausage dog, beagle, husky, mutt, doggo, pooch, puppy, pup, cockapoo, corgi",
  family: "household, relatives, rellies, clan, kin, folks, in-laws, brood, tribe, fam",
  watches: "binge, view, stream, tune in, catch up on, netflix",
  cat: "kitten, kitty, moggy, tabby, tomcat, tom, siamese, persian, maine coon, ragdoll, tuxedo, tortie, calico, bengal, puss, feline, mouser",
  photos:
    "pictures, pics, snaps, snapshots, photographs, selfies, portraits, polaroids, shots, prints, photography",
  school:
    "primary, secondary, high school, elementary, middle school, academy, grammar, prep, junior high, sixth form, reception, kindergarten",
  car: "suv, hatchback, estate, saloon, sedan, station wagon, convertible, coupe, minivan, motor, banger, jalopy, mini, beetle, honda, toyota, ford, volvo, tesla, automobile",
  baby: "newborn, infant, bub, bubs, bairn, little one, bundle of joy, bump, babe, preemie, lo",
  table: "coffee table, bench, kitchen table, countertop, trestle, bistro set",
  small:
    "little, tiny, wee, mini, miniature, titchy, teeny, cramped, poky, petite, compact, pocket-sized, itty bitty",
  week: "wk, fortnight, weekly, seven days",
  games:
    "video games, xbox, playstation, ps5, nintendo, switch, catan, monopoly, scrabble, dnd, d&d, minecraft, warhammer, charades, cluedo",
  walks:
    "stroll, hike, wander, ramble, amble, trek, trudge, saunter, march, rambler, hiker, constitutional, potter, plod, traipse, steps",
  moved: "relocated, moving house, new house, uprooted, emigrated, resettled, new place",
  kitchen: "kitchenette, galley, scullery, cooker, kitchen diner",
  summer: "july, august, june, summertime, midsummer, heatwave, summer holidays",
  sunday: "sundays, sabbath",
  draws: "sketch, doodle, scribble, illustrate, cartoon, caricature, pencils, procreate",
  room: "bedroom, lounge, den, study, living room, box room, spare room, front room, dorm, chamber",
  garden:
    "yard, backyard, allotment, flower bed, flowerbed, veg patch, vegetable patch, raised beds, borders, lawn, patio, green fingers, green thumb, plot",
  full: "packed, crammed, overflowing, stuffed, brimming, chock-a-block, rammed, bursting, jam-packed",
  house:
    "bungalow, cottage, terrace, semi, townhouse, villa, farmhouse, mansion, fixer-upper, pad, gaff, duplex, ranch, cabin, digs",
  grew: "grown, raised, cultivate, planted, brought up, sprouted",
  films:
    "movies, flicks, cinema, rom-coms, romcoms, horror, blockbuster, thriller, western, noir, ghibli, marvel, pixar, documentary",
  books:
    "novels, paperbacks, hardbacks, hardcovers, thrillers, whodunnits, memoirs, biographies, kindle, audiobooks, ebooks, trilogy, textbooks, bookworm",
  misses: "pine, yearn, homesick, long for, longs for",
  evening: "eve, dusk, evenings, after work, after dinner, nightfall, sundown, teatime",
  grandmother:
    "gran, granny, nan, nana, nanna, grandma, nonna, oma, abuela, bubbe, babcia, mamaw, meemaw, mimi, grammy, gma, grandmum, yaya, lola, nain",
  winter: "december, january, february, wintertime, midwinter, snowy, wintry",
  three: "3, trio, triple, triplets, thrice",
  lost: "missing, mislaid, misplaced, vanished, gone missing, disappeared, left it behind",
  stories:
    "tales, yarns, fables, fairy tales, anecdotes, legends, myths, novels, memoirs, fiction, folktales",
  weekend: "saturday, sunday, wkend, weekends, wknd",
  paints:
    "watercolour, watercolor, acrylics, oils, gouache, easel, canvas, painter, paintbrush, warhammer minis",
  cooks:
    "bake, roast, fry, grill, simmer, stew, stir-fry, whips up, rustle up, chef, cuisine, meal prep, foodie, barbecue, bbq, air fryer",
  teaches: "teacher, tutor, lecture, instruct, coach, ta, train, professor, lecturer, prof, educate",
  writes: "pen, jot, journal, author, blog, scribble, novelist, type, compose, novel, poet, nanowrimo, diary",
  two: "2, couple, pair, twins, both, duo, twice",
  trip: "holiday, vacation, vacay, getaway, journey, excursion, outing, jaunt, city break, cruise, safari, road trip, tour, weekend away, voyage, minibreak, day out, travels",
  builds: "construct, assemble, diy, erect, knock together, lego, woodwork, carpentry, put together, maker",
  back: "lower back, spine, backache, lumbar, slipped disc, sciatica",
  train:
    "railway, locomotive, steam train, commuter, subway, metro, amtrak, eurostar, tube, tram, express, rail, intercity",
  buys: "purchase, shop, splurge, snap up, order, pick up, get, splash out, shopping, collects",
  under: "beneath, underneath, below",
  morning: "mornings, dawn, sunrise, a.m., early doors, crack of dawn, first thing, early bird, sunup",
  dinner: "supper, tea, evening meal, takeaway, takeout, roast, meal, sunday roast",
  phone: "iphone, mobile, cell, android, smartphone, cellphone, samsung, pixel, landline, handset, blower",
  wall: "partition, brickwork, plasterboard, drywall",
  learning:
    "studying, lessons, taking lessons, class, duolingo, taking up, practising, course, beginner, teaching himself, teaching herself, training",
  long: "lengthy, endless, extended, drawn out, interminable",
  cards:
    "poker, rummy, bridge, uno, canasta, cribbage, solitaire, pokemon, whist, euchre, blackjack, tarot, magic the gathering, mtg, snap, gin rummy",
  holiday:
    "vacation, vacay, trip, getaway, break, hols, cruise, city break, staycation, half term, package deal, bank holiday, safari, all-inclusive",
  runs: "jog, sprint, marathon, 5k, 10k, parkrun, couch to 5k, half marathon, runner, jogger, ultra, cross-country, treadmill, strava",
  mum: "mom, mother, mam, mama, ma, mommy, mummy, mami, mumsy, stepmum, stepmom, mater, momma",
  sleeps:
    "nap, snooze, doze, kip, nod off, slumber, lie-in, crash out, shut-eye, zonked, dozes off, conk out, siesta",
  broke:
    "broken, snapped, smashed, cracked, shattered, fractured, busted, bust, knackered, packed in, kaput, gave out, conked out, died",
  wedding:
    "marriage, getting married, nuptials, bride, groom, big day, tying the knot, reception, hen do, registry office, elopement",
  eats: "munch, scoff, devour, snack, nibble, gobble, dine, wolf down, chow down, graze, feast, tuck into, scarf",
  sits: "perch, lounge, slump, sprawl, curl up, plonk",
  bed: "bunk, cot, futon, mattress, four-poster, crib, sofa bed, divan, duvet, hammock, air bed",
  party:
    "bash, do, shindig, get-together, celebration, birthday, baby shower, housewarming, hen do, stag do, bachelorette, rave, soiree, quinceanera, knees-up, potluck",
  collects: "hoard, gather, amass, collection, collector, accumulate",
  coming: "arriving, on the way, visiting, approaching",
  tea: "cuppa, brew, earl grey, chai, chamomile, camomile, peppermint, matcha, darjeeling, oolong, builder's, char, rooibos, yorkshire, teapot, english breakfast, jasmine, rosie lee",
  hates:
    "can't stand, loathe, detest, despise, dislike, can't bear, can't abide, allergic to, not a fan, dread",
  retired: "retirement, retiree, pensioner, oap, pension, ex-teacher, stopped working",
  years: "yrs, decades, ages, donkey's years",
  dad: "father, daddy, pop, pops, papa, pa, old man, stepdad, da, pater, abba, baba",
  drives: "motor, behind the wheel, steer, chauffeur, road trip, commute, uber, driver, trucker, cabbie",
  coffee:
    "espresso, latte, cappuccino, flat white, americano, mocha, macchiato, cold brew, cortado, joe, nespresso, starbucks, decaf, instant, pour over, aeropress, cafetiere, french press, filter, caffeine",
  month: "monthly, four weeks, mth",
  asks: "enquire, inquire, question, request, beg, wonder, quiz",
  flat: "apartment, apt, condo, studio, bedsit, maisonette, loft, penthouse, rental, basement flat, digs, council flat",
  bag: "tote, handbag, purse, backpack, rucksack, satchel, holdall, duffel, duffle, carrier, clutch, messenger bag, fanny pack, bumbag, shopper, knapsack, gym bag",
  started: "began, begun, taken up, took up, commenced, kicked off, launched, just got into",
  spring: "springtime, april, march, may, easter",
  hours: "hrs, all day, ages",
  grandfather:
    "grandad, granddad, grandpa, gramps, grandpop, papaw, opa, nonno, abuelo, pop-pop, granda, pops, poppy, zayde, gpa, grampa, taid, lolo",
  stuck: "jammed, trapped, wedged, stranded, glued, marooned, caught",
  sore: "achy, aching, aches, painful, tender, hurts, stiff, raw, inflamed, throbbing, bruised, doms",
  see: "spot, notice, view, watch, glimpse",
  boxes: "crates, cartons, chests, cases, containers, packaging, tins, caskets, bins, tupperware",
  club: "society, association, nightclub, guild, league, group",
  shows:
    "series, sitcoms, soaps, netflix, dramas, musicals, broadway, performances, west end, reality tv, telly, bake off, strictly",
  round: "circular, spherical, globe",
  names: "christen, nickname, moniker",
  gave: "given, donated, handed, presented, gifted, lent",
  rides: "horse, bike, cycle, gallop, trot, horseback, equestrian, pony, peloton, motorbike, pedal",
  light:
    "lamp, lantern, bulb, led, spotlight, fairy lights, glow, candle, sunlight, daylight, torch, flashlight, chandelier",
  four: "4, quartet, quad",
  dances:
    "ballet, salsa, tango, waltz, zumba, ballroom, tap, jive, swing, ceilidh, hip hop, boogie, twirl, strictly, bachata, line dancing, foxtrot, twerk, street dance, flamenco",
  birthday:
    "bday, b-day, turning 30, turning 40, turns 50, big 4-0, sweet sixteen, 40th, 50th, 60th, 18th, 21st",
  big: "large, huge, massive, enormous, giant, gigantic, ginormous, humongous, whopping, oversized, jumbo, vast",
  falls: "trip, tumble, slip, stumble, topple, collapse, faceplant, keel over",
  sings:
    "choir, karaoke, croon, hum, belt out, chant, soprano, alto, tenor, singer, vocals, chorus, a cappella, warble, busk",
  desk: "workstation, bureau, standing desk, home office, writing table, cubicle",
  everyone: "everybody, all of us, whole gang, the lot of us, the whole family",
  paper:
    "notepaper, cardstock, tissue paper, wrapping paper, stationery, newspaper, origami, parchment, crepe paper",
  leaves: "foliage, fronds",
  class:
    "lesson, course, workshop, seminar, tutorial, evening class, night school, pilates, zumba, yoga, spin, pottery class",
  christmas: "xmas, yuletide, noel, crimbo, advent, festive, boxing day, santa, chrimbo, stocking",
  bar: "pub, cocktail bar, local, tavern, wine bar, speakeasy, taproom, boozer, dive",
  five: "5, quintet, fiver",
  shelf: "bookcase, bookshelf, shelving, ledge, mantelpiece, mantel, rack, kallax, billy",
  drinks:
    "booze, sips, tipple, cocktails, wine, beer, pint, bevvies, gin, prosecco, whisky, pop, soda, g&t, gulp, slurp, squash, smoothies",
  bottle: "flask, thermos, magnum, decanter, hip flask, vial, chilly's, hydro flask, stanley, nalgene",
  records: "vinyl, lps, albums, 45s, singles, turntable, record player, discogs",
  plants:
    "houseplants, succulents, cacti, cactus, ferns, monstera, seedlings, orchids, shrubs, herbs, aloe, ivy, spider plant, perennials, bonsai, pothos, flowers, peace lily, greenery",
  cold: "freezing, chilly, frozen, shivers, icy, frosty, nippy, baltic, brr, parky, arctic, draughty, drafty, goosebumps, perishing, frigid, bitter, taters",
  whole: "entire, complete, full, intact",
  ten: "10, tenner, dozen",
  wears: "dress, sport, clad, outfit, dons",
  open: "ajar, opened, unlocked, unsealed",
  visits:
    "pop in, drop in, drop by, call round, stay with, come over, pops round, comes to stay, guest, swing by, sees",
  needs: "require, could do with, must have, in need, short of",
  ball: "football, basketball, tennis ball, netball, rugby ball, baseball, beach ball, volleyball, soccer ball",
  wine: "red, rose, rosé, merlot, malbec, prosecco, chardonnay, pinot, sauvignon, champagne, rioja, shiraz, cava, plonk, vino, vineyard, cab sav, claret, chianti, bubbly",
  bakes:
    "cakes, sourdough, cookies, muffins, brownies, banana bread, pastries, scones, baker, bake off, cupcakes, loaves, kitchenaid, patisserie",
  floor: "carpet, parquet, laminate, lino, tiles, hardwood, floorboards",
  songs:
    "tunes, tracks, ballads, bangers, hits, lullabies, singles, playlist, ditties, carols, anthems, hymns, shanties",
  tells: "narrate, recount, inform, recite, share",
  saturday: "sat, saturdays, weekend",
  cuts: "chop, slice, snip, trim, carve, dice, saw, mow, prune, hack, clip, nick, gash",
  six: "6, half a dozen",
  everywhere: "all over, every corner, all over the place, wherever he goes, wherever she goes",
  water: "tap water, sparkling water, evian, sea, h2o, hydrated, perrier",
  left: "leftover, remaining, went, departed, walked out, quit, abandoned",
  birds:
    "robin, wren, blackbird, finch, goldfinch, sparrow, parrot, budgie, owl, heron, blue tits, kingfisher, pigeon, magpie, puffin, cardinal, hummingbird, chickadee, birding, twitcher",
  rain: "drizzle, downpour, shower, rainy, pouring, bucketing, soaked, raindrops, monsoon, wet weather, chucking it down, pissing down, storm, deluge",
  garage: "workshop, carport, lock-up, auto shop",
  plastic: "acrylic, tupperware, perspex, polythene, pvc, clingfilm",
  counts: "tally, number, tot up",
  breakfast:
    "brekkie, brekky, brunch, cereal, porridge, granola, oatmeal, pancakes, fry-up, full english, cornflakes, muesli, weetabix, bacon and eggs",
  park: "playground, recreation ground, the green, the rec, nature reserve, hyde park, central park, common",
  finds: "discover, dig up, spot, come across, unearth, track down, stumble on",
  prints: "photocopy, linocut, lino, screen print, etching, lithograph, 3d printer, woodcut, letterpress",
  hot: "boiling, roasting, scorching, sweltering, baking, sweating, heatwave, warm, muggy, toasty, scalding, melting, stifling, steaming",
  brings: "fetch, carry, bring along, take along, lug, deliver",
  alone: "on his own, on her own, by himself, by herself, solo, lonely, single, lonesome, on my own",
  bored: "fed up, restless, nothing to do, dull, twiddling, antsy, boredom, meh, stir crazy",
  plans: "organise, organize, schedule, itinerary, arrange, prepare, map out, planner, plot",
  friday: "fri, fridays, tgif",
  waits: "queue, on hold, hang around, linger, stand in line, wait about",
  stops: "halt, quit, pause, pull over, cease, pack in, give up",
  stands: "queue, on his feet, on her feet, upright, on his feet all day, on her feet all day",
  dresses: "gown, frock, sundress, maxi, lbd, skirts, ballgown, saree, pinafore, cheongsam, tea dress",
  tree: "oak, pine, willow, birch, maple, cherry, fir, palm, apple tree, beech, ash, sycamore, conifer, bonsai, yew, elm, rowan, sapling",
  door: "gate, doorway, hatch, entrance, porch, french windows",
  sofa: "couch, settee, chesterfield, sectional, futon, loveseat, sofa bed, corner suite, chaise, lounger",
  window: "skylight, pane, bay window, windowpane, porthole, double glazing, conservatory",
  wood: "timber, oak, pine, plywood, lumber, logs, mahogany, walnut, teak, driftwood, mdf, planks, whittling, birch, woodwork, woodworking",
  fish: "trout, salmon, carp, tuna, cod, haddock, mackerel, goldfish, koi, sea bass, pike, angling, angler, fly fishing, guppies, catfish, halibut, sardines, bass fishing, anchovies",
  jumps: "leap, hop, bounce, trampoline, skip, spring, hurdle, vault, bungee, parachute",
  camping:
    "tent, campsite, glamping, camper van, campervan, wild camping, bivvy, campground, caravan, backpacking, rv, bell tent",
  tape: "sellotape, duct tape, scotch tape, masking tape, gaffer, washi, cassette, vhs",
  bike: "bicycle, motorbike, mountain bike, road bike, ebike, e-bike, brompton, bmx, mtb, tandem, cycling, moped, harley, scooter, push bike, cycle",
  music:
    "jazz, rock, pop, classical, indie, hip hop, rap, folk, metal, spotify, techno, vinyl, k-pop, kpop, playlist, tunes, country, reggae, punk, playlists",
  met: "ran into, bumped into, got together, introduced, matched with, hooked up",
  board:
    "plank, whiteboard, corkboard, surfboard, skateboard, chessboard, snowboard, paddleboard, blackboard, chalkboard",
  glass: "tumbler, goblet, pint, wine glass, flute, stained glass, crystal, mason jar, beaker, schooner",
  rolls: "tumble, unroll, dice rolls, rolling",
  dreams: "daydream, nightmares, fantasise, wish, long for, bucket list, aspire",
  next: "upcoming, following, coming",
  hosts:
    "entertain, have people over, has people round, dinner party, puts on, throws a party, hostess, airbnb",
  flies: "pilot, flight, plane, jet, soar, paraglide, drone, glide, hang glide, cabin crew, flight attendant",
  videos: "youtube, tiktok, clips, reels, vlog, footage, shorts, movies, home movies",
  race: "marathon, triathlon, grand prix, f1, formula 1, regatta, derby, sprint, 10k, 5k, half marathon, ironman, nascar, motogp",
  practises: "rehearse, train, drill, run through, scales",
  picks: "choose, pluck, select, forage, gather, harvest, opt for",
  pot: "saucepan, planter, casserole, le creuset, dutch oven, flowerpot, plant pot, crock pot, instant pot, teapot, slow cooker, cauldron, stockpot",
  talks:
    "chat, natter, gossip, chatter, yap, gab, waffle, ramble on, blather, rabbit on, chinwag, facetime, converse, chatterbox, yak, rabbits on",
  student:
    "undergrad, pupil, uni, fresher, grad student, phd, freshman, sophomore, postgrad, at uni, in college, masters, med school, law school",
  exam: "test, finals, gcse, gcses, a levels, a-levels, sats, midterm, mocks, bar exam, viva, theory test, mcat, 11 plus",
  office: "workplace, cubicle, study, hq, open plan, coworking, co-working, wework",
  sells:
    "flog, etsy, ebay, vinted, market stall, vendor, depop, trade, auction, sales, shopkeeper, hawk, realtor",
  rings: "signet, wedding band, engagement ring, bands, diamond ring, chimes, dings",
  cake: "sponge, cupcake, gateau, victoria sponge, cheesecake, muffin, brownie, carrot cake, lemon drizzle, fairy cakes, bundt, red velvet, fruitcake, tiramisu, torte, battenberg, angel food, tray bake, pound cake, eclair",
  worn: "threadbare, frayed, tatty, scuffed, faded, shabby, battered, worn out, ragged, holey, scruffy, beat-up, well-loved, falling apart",
  shoes:
    "trainers, sneakers, boots, heels, sandals, loafers, brogues, crocs, converse, vans, doc martens, docs, flats, kicks, wellies, flip-flops, stilettos, birkenstocks, plimsolls, pumps",
  chocolate:
    "cocoa, truffles, cadbury, dairy milk, ferrero, lindt, mars bar, twix, snickers, toblerone, kit kat, hershey's, reese's, fudge, brownie, nutella, maltesers, easter eggs, choc, m&ms",
  grandchildren:
    "grandkids, grandson, granddaughter, grandbabies, grandsons, granddaughters, grandchild, grands",
  throws: "toss, chuck, hurl, fling, lob, pitch, pelt, bowl, sling, yeet, frisbee",
  far: "miles away, other side of the country, other side of the world, long distance, overseas, distant, long way",
  eight: "8, octet",
  neighbors:
    "neighbours, next door, upstairs, downstairs, across the street, across the road, people opposite",
  sweets:
    "candy, haribo, lollies, gummies, toffee, fudge, liquorice, licorice, jelly beans, gummy bears, lollipops, pick and mix, sherbet, wine gums, mints, skittles, bonbons, treats, jelly babies, caramels",
  behind: "lagging, late, overdue, in arrears",
  saves:
    "put aside, nest egg, piggy bank, set aside, isa, budget, rainy day fund, rescues, squirrel away, frugal, thrifty, scrimp",
  spends: "splurge, blow, splash out, fork out, shell out, shopaholic",
  dark: "gloomy, dim, pitch black, unlit, murky, dingy, shadowy, nightfall, blackout",
  until: "till, til",
  letters:
    "mail, correspondence, notes, post, pen pal, penpal, handwritten, envelopes, postcards, love notes",
  beach:
    "seaside, seashore, shore, coast, sand, cove, bay, oceanfront, the shingle, sandcastles, bondi, brighton, cornwall",
  climbs:
    "bouldering, scramble, mountaineering, rock climbing, scale, ascend, munros, climber, abseil, clamber, shins up, belay",
  pocket: "back pocket, pouch",
  toys: "lego, dolls, teddy, teddies, action figures, playmobil, barbie, hot wheels, duplo, nerf, plushies, stuffies, train set, toy cars, cuddly toy, rattle, squishmallows, jellycat, funko pops, building blocks",
  city: "london, paris, berlin, new york, nyc, manchester, urban, downtown, chicago, lisbon, metropolis, toronto, sydney, big smoke",
  sews: "stitch, quilt, hem, embroider, needlework, cross stitch, dressmaking, singer, patchwork, sewing machine, seamstress, darn, mend",
  burns: "scorch, singe, char, scald, sears, burnt",
  died: "passed away, passed, dead, death, gone, late, lost her, lost him, put down, kicked the bucket, put to sleep, funeral, grieving, widowed",
  smells: "stinks, reeks, scent, whiff, pong, aroma, odour, odor, stench, fragrance, niffs, hums",
  bowl: "dish, basin, cereal bowl, ramen bowl, mixing bowl, salad bowl",
  fridge: "freezer, refrigerator, mini fridge, smeg, icebox",
  stones: "pebbles, rocks, gravel, flint, boulders, cobbles, slate, gems, crystals, marble, granite, shingle",
  band: "group, orchestra, quartet, boyband, ensemble, beatles, duo, gigs, punk band, trio, oasis, metallica, radiohead, bts",
  swims:
    "laps, paddle, lengths, front crawl, breaststroke, wild swimming, dip, backstroke, lido, pool, butterfly, lane swimming, dips, bathe, swimmer, freestyle",
  finished: "completed, done, over, wrapped up, ended, concluded",
  again: "once more, one more time",
  feeds: "nurse, breastfeed, bottle-feed, formula, spoon-feed, weaning",
  half: "50%",
  bedroom: "guest room, spare room, nursery, boudoir, master, box room",
  white: "ivory, cream, off-white, snowy, snow-white, magnolia",
  lines: "rows, stripes",
  fingers: "thumb, pinky, knuckles, fingertips, index finger, digits",
  dry: "parched, arid, drought, dried out, chapped, cracked, thirsty, dehydrated, flaky",
  autumn: "fall, october, november, september, harvest, autumnal, back to school",
  horse:
    "pony, mare, stallion, foal, gelding, cob, shire, thoroughbred, colt, mustang, racehorse, clydesdale, equestrian, filly, dressage, stables, gee-gees, shetland",
  candles: "tealights, tapers, yankee candle, wax melts, tea lights, votives, diptyque, jo malone, menorah",
  eggs: "omelette, scrambled, poached, sunny side up, free range, fried egg, frittata, omelet, quiche, eggs benedict, shakshuka, boiled egg",
  camera:
    "dslr, polaroid, canon, nikon, leica, gopro, mirrorless, 35mm, instax, webcam, kodak, camcorder, slr, fujifilm, film camera, point and shoot",
  freezer: "deep freeze, chest freezer, ice box",
  black: "ebony, jet, charcoal, onyx, inky, goth",
  arm: "forearm, elbow, bicep, upper arm",
  team: "squad, side, arsenal, man united, liverpool, yankees, lakers, eleven, celtic, spurs, crew, lions",
  cheese:
    "cheddar, brie, parmesan, mozzarella, camembert, feta, stilton, gouda, halloumi, goat's cheese, gruyere, blue cheese, manchego, cheesy, ricotta, pecorino, wensleydale, burrata, mac and cheese, cheeseboard",
  took: "grabbed, nicked, pinched, stole, swiped",
  feet: "foot, toes, heels, soles, tootsies, bunions, plantar fasciitis",
  lunch:
    "packed lunch, sandwich, bento, midday meal, brown bag, ploughman's, tiffin, lunchbox, lunchtime, meal deal",
  parents:
    "mum and dad, mom and dad, folks, mother and father, mam and dad, in-laws, guardians, step-parents, rents",
  holds: "grip, clutch, grasp, hug, cradle, cuddle, hang on to, cling",
  food: "grub, nosh, scran, groceries, meals, snacks, cuisine, takeaway, takeout, munchies, tucker, foodie, eats, leftovers, dishes, street food, chow, deliveroo",
  novels:
    "thrillers, whodunnits, romances, fiction, sci-fi, page-turners, crime novels, paperbacks, bestsellers, bodice rippers, trilogy, detective stories",
  wo: "won't",
  hides: "stash, conceal, tuck away, hide and seek, squirrel away, lurk, bury, sneak",
  machine: "gadget, contraption, device, washer, appliance, dishwasher, dryer, engine",
  daughter: "girl, little girl, dd, stepdaughter, eldest girl, youngest girl, our lass",
  knees: "kneecap, patella, acl, meniscus, dodgy knee, knee replacement, kneecaps, cruciate",
  market:
    "flea market, farmers market, bazaar, souk, car boot, stalls, bric-a-brac, boot fair, borough market, swap meet, car boot sale",
  fire: "bonfire, campfire, blaze, fireplace, log burner, wood burner, flames, hearth, fire pit, wildfire, inferno, stove",
  country: "nation, homeland, countryside",
  hair: "curls, fringe, bangs, ponytail, locks, bob, braids, beard, highlights, perm, plaits, ringlets, dreads, wig, barnet, bald, moustache, afro",
  hangs: "dangle, suspend, droop, puts up, drapes, swings",
  online:
    "internet, zoom, web, virtual, on the web, amazon, ebay, ecommerce, reddit, discord, on the internet, teams call",
  end: "finish, ending, finale, conclusion, last",
  forty: "40, 40th, big 4-0",
  boots:
    "wellies, doc martens, docs, timberlands, uggs, hiking boots, chelsea boots, football boots, cowboy boots, walking boots, wellingtons, cleats, blundstones, gumboots",
  teenager:
    "teen, adolescent, thirteen-year-old, fourteen-year-old, sixteen-year-old, youth, 15 yo, tween, gcse, high schooler, ya",
  church:
    "mass, chapel, cathedral, parish, vicar, kirk, sunday service, bible study, evensong, vestry, christian, catholic, pastor, priest, abbey, methodist, congregation",
  jars: "mason jar, kilner, jam jar, canister, preserves, pots",
  forgets:
    "absent-minded, forgetful, scatterbrained, memory, slips her mind, slips his mind, dementia, alzheimer's, senile, blanks",
  abroad:
    "overseas, foreign, spain, france, expat, emigrated, out of the country, study abroad, erasmus, other country",
  studies:
    "revise, cram, swot, degree, majoring, swots, phd, coursework, uni, open university, masters, student, research, hit the books",
  scratch: "itch, claw, scrape, graze, scuff",
  married: "wed, hitched, newlyweds, husband, wife, tied the knot, newlywed, spouse, eloped",
  bathroom:
    "loo, toilet, ensuite, en suite, shower room, restroom, lav, washroom, wet room, powder room, bog, wc, lavatory",
  match: "fixture, derby, cup tie, final, test match, playoff, the footy, tournament, premier league",
  notes: "jottings, memo, scribbles, post-its, to-do list, post-it, notepad, reminders, sticky notes",
  bath: "tub, soak, bubble bath, jacuzzi, hot tub, bathtub, bath bomb, epsom salts, bubbles",
  eyes: "eyesight, pupils, vision, eyelids, contact lenses, glasses, cataracts, peepers, short-sighted, optician",
  mixes: "stir, blend, whisk, combine, fold, knead, beat, dj, shake up",
  hall: "corridor, hallway, foyer, entryway, lobby, vestibule, village hall, passage, auditorium",
  ice: "icy, ice rink, frozen, ice cubes, black ice, frost, icicles, skating",
  apart: "long distance, separated, split, separately, in bits",
  holes: "gap, puncture, pothole, moth-eaten, perforated, holey, pits, rips, burrow",
  argues:
    "bicker, quarrel, row, squabble, fight, debate, fall out, spar, rowing, clash, butt heads, at loggerheads, spat, barney",
  tastes: "sample, savour, savor, palate, wine tasting, sips, flavour, flavor, foodie",
  shirts:
    "t-shirts, tees, blouse, polo, flannels, button-down, button-up, tee, hawaiian shirt, plaid, henley, jersey, oxford, rugby top",
  street: "road, avenue, lane, cul-de-sac, high street, alley, close, crescent, main street",
  lake: "loch, reservoir, pond, windermere, tahoe, lough, lagoon, tarn, mere",
  concert:
    "gig, festival, symphony, recital, glastonbury, orchestra, proms, coachella, live music, philharmonic, taylor swift, eras tour, live show",
  tickets: "passes, season ticket, train pass, boarding pass, seats",
  puts: "place, stick, lay, pop, plonk, shove",
  space:
    "nasa, planets, astronomy, cosmos, galaxy, mars, rockets, stars, universe, outer space, astronauts, milky way, stargazing, spacex",
  travels:
    "globetrotter, backpacking, jet off, wanderlust, roam, commute, tour, road trip, gallivant, interrail, explore, cruise, gap year, holidays, vacations, voyage",
  across: "over",
  legs: "shin, calf, thigh, calves, hamstring, pins, quads, thighs",
  pen: "biro, fountain pen, felt tip, ballpoint, gel pen, sharpie, marker, highlighter, rollerball, montblanc, parker, lamy, quill",
  course: "evening class, diploma, degree, module, training, online course, nvq, masterclass, btec, bootcamp",
  midnight: "12am, stroke of twelve, witching hour",
  calls:
    "phones, rings, facetime, skype, dials, zoom, gives her a ring, whatsapps, gives a bell, voice note, video chat, phoning",
  puzzles:
    "jigsaw, crossword, sudoku, wordle, rubik's cube, brainteaser, riddles, 1000 piece, logic, word search, nonogram, escape room, brain teasers, cryptic",
  college:
    "uni, university, sixth form, campus, dorm, freshman, undergrad, oxford, cambridge, harvard, polytechnic, yale, technical school, sophomore",
  bread:
    "sourdough, loaf, baguette, focaccia, bagel, ciabatta, rye, bun, toast, brioche, challah, naan, pitta, rolls, crumpets, pita, wholemeal, soda bread, bap, cob",
  guests: "visitors, company, houseguests, lodgers, invitees, friends over, people over, people round",
  lies: "fib, recline, bs, fibber, porkies, lounge, tall tales, sprawl, bluff",
  cup: "mug, teacup, beaker, sippy cup, travel mug, tumbler, espresso cup",
  wooden: "oak, pine, timber, walnut, bamboo, teak, rustic, mahogany, carved, plywood",
  cracked: "chipped, broken, fractured, split, shattered, smashed",
  art: "painting, sculpture, gallery, drawing, watercolour, ceramics, monet, picasso, artist, impressionist, sketching, street art, banksy, van gogh, printmaking, crafts, collage, watercolor, artsy, fine art",
  good: "great, brilliant, excellent, ace, fab, lovely, decent, top notch, awesome, cracking, skilled, talented, superb",
  album: "lp, scrapbook, vinyl, record, cd, debut, ep, photo book",
  dawn: "sunrise, daybreak, first light, crack of dawn, sunup, 5am, 4am, up with the lark",
  socks: "stockings, ankle socks, hosiery, argyle, bed socks, tights, crew socks",
  oil: "olive oil, sunflower oil, petrol, lube, coconut oil, grease, sesame oil, essential oil, wd40",
  outside: "outdoors, outdoor, al fresco, in the garden, in the fresh air, open air, in the yard, outdoorsy",
  came: "arrived, turned up, showed up, visited",
  late: "tardy, overdue, delayed, last minute, behind, unpunctual, nightowl, night owl, stays up, all hours",
  mountains:
    "alps, peaks, hills, pyrenees, rockies, himalayas, everest, munros, dolomites, snowdon, andes, summit, fells, appalachians, ben nevis, sierra, smokies",
  digs: "shovel, excavate, burrow, spade, dig over, archaeology, archaeologist, allotment, tunnel",
  piano:
    "keyboard, steinway, grand, pianist, chopin, upright, ivories, baby grand, digital piano, keys, yamaha",
  cries:
    "weep, sob, tears, bawl, blub, whimper, wail, weepy, teary, in floods, tearful, wells up, howl, whinge, snivel, meltdown",
  farm: "ranch, smallholding, dairy, homestead, croft, farmhouse, barn, tractor, farmer, vineyard, orchard, farmstead, agriculture",
  face: "cheeks, complexion, mug, forehead, nose, chin",
  boat: "yacht, dinghy, canoe, kayak, narrowboat, sailboat, canal boat, ferry, catamaran, barge, speedboat, ship, rowing boat, sloop, trawler, houseboat, pontoon, raft, skiff, cruise ship",
  keys: "car keys, house keys, keyring, keychain, fob, latchkey, spare key",
  december: "dec, xmas, christmas, advent",
  cousins: "cuz, second cousin, cousin's kids",
  windowsill: "sill, window ledge, windowledge",
  knife:
    "penknife, swiss army, machete, cleaver, opinel, pocketknife, dagger, paring, switchblade, leatherman, scalpel, jackknife, multitool",
  radio:
    "radio 4, npr, dab, the archers, transistor, airwaves, wireless, bbc, talk radio, ham radio, am/fm, walkie-talkie, broadcast, desert island discs, fm",
  corner: "nook, alcove, bend",
  washing: "laundry, ironing, washing machine, dirty clothes, dishes, load of whites",
  hard: "tough, difficult, tricky, challenging, struggles, gruelling, solid, rock solid, firm, demanding, brutal",
  stays: "remain, lodges, stops over, sleep over, kips over, lingers, airbnb",
  road: "street, motorway, highway, lane, freeway, a-road, dual carriageway, main road, avenue, interstate, tarmac",
  flowers:
    "roses, dahlias, tulips, daffodils, lilies, sunflowers, peonies, bouquet, orchids, carnations, blooms, blossom, bluebells, daisies, hydrangeas, florist, lavender, geraniums, posy, wildflowers",
  models: "airfix, scale models, miniatures, warhammer, train set, lego, catwalk, minis, replica, figurines",
  date: "tinder, blind date, romantic dinner, hinge, bumble, date night, courting, rendezvous",
  grandparents:
    "nan and grandad, gran and grandpa, grandma and grandpa, nana and grandad, oma and opa, granny and grandpa, nonna and nonno",
  now: "nowadays, currently, these days, at the moment, atm, rn, right now, presently",
  animals:
    "dogs, cats, horses, wildlife, pets, critters, creatures, beasts, livestock, zoo, hedgehogs, foxes, elephants, rabbits, badgers, pigs, sheep, vet, reptiles, donkeys",
  balcony: "terrace, veranda, roof terrace, deck, juliet balcony, lanai, window box",
  blanket:
    "throw, duvet, quilt, fleece, comforter, afghan, snuggie, weighted blanket, crochet throw, doona, rug, picnic rug, eiderdown, comfort blanket",
  page: "chapter, sheet, spread",
  fast: "quick, speedy, rapid, racing, zoom, ramadan, lent, speeding, swift, intermittent fasting, in no time",
  hikes:
    "trek, ramble, hillwalking, trails, walk in the hills, backpacking, munros, rambler, appalachian trail, fell walking, camino, tramp, yomp, fellwalking, pennine way, bushwalking",
  try: "attempt, have a go, give it a go, give it a shot, taste, sample, dabble",
  twice: "two times, 2x, double, again",
  leather: "suede, nappa, cowhide, faux leather, patent, hide",
  guitar:
    "acoustic, strat, stratocaster, telecaster, ukulele, gibson, fender, bass guitar, les paul, electric, six-string, axe, strums, strumming, riffs, shredding, guitarist, banjo",
  folds: "origami, crease, double over, pleat, paper cranes, tuck",
  stares: "gaze, glare, gawp, peer, goggle, ogle, glued to",
  wet: "soaked, damp, drenched, soggy, dripping, sopping, sodden, waterlogged, moist, clammy, soaking",
  fight: "scrap, brawl, row, argument, boxing, scuffle, punch-up, squabble, quarrel, bust-up, wrestle, spar",
  sea: "ocean, atlantic, mediterranean, seaside, pacific, waves, north sea, med, tide, the channel, baltic",
  brother:
    "bro, big brother, sibling, older bro, kid brother, stepbrother, half-brother, bruv, our kid, little bro",
  fifty: "50, 50th, the big 5-0, half a century",
  chess: "checkmate, grandmaster, magnus carlsen, chess.com, blitz, queen's gambit, lichess",
  town: "high street, borough, market town, suburb, suburbs, municipality",
  clothes:
    "outfit, wardrobe, shirts, dresses, jeans, tops, jumpers, threads, garments, vinted, hand-me-downs, togs, fashion, clobber, garb, duds, workwear, laundry, baby grows, onesies",
  wakes: "gets up, up at, early riser, rouses, up at six, alarm, up with the lark, lark",
  drops: "spill, fumble, butterfingers, clumsy, let go of",
  presents:
    "gifts, goodies, stocking fillers, birthday gift, stocking stuffers, prezzies, pressies, secret santa, surprise",
  shed: "outhouse, potting shed, man cave, lean-to, outbuilding, summerhouse, she shed",
  group: "band, crew, gang, bunch, circle, team, squad, meetup, club, gaggle",
  hospital:
    "a&e, er, icu, ward, infirmary, clinic, surgery, nhs, inpatient, hospice, maternity ward, emergency room",
  post: "mail, letters, parcels, delivery, courier, royal mail, usps, dhl, package, instagram",
  listens: "hear, spotify, audiobook, tunes in, radio, audible, eavesdrop, earphones on, airpods in",
  hunts:
    "stalk, shoots, deer season, seek, track, game shooting, pheasants, metal detecting, forage, bow hunting",
  empty: "vacant, bare, hollow, deserted, blank, empty nest, unoccupied",
  went: "gone, travelled, headed, popped, left",
  color: "colour, shade, hue, tint, red, blue, green, purple, pastel, rainbow, turquoise, dye",
  january: "jan, new year, dry january, veganuary",
  stove: "hob, cooker, aga, burner, wood burner, range, log burner, camping stove, cooktop, woodstove",
  twenty: "20, 20th",
  childhood:
    "growing up, when he was little, when she was little, boyhood, girlhood, as a kid, when i was a kid, as a child, youth, upbringing, formative years",
  bus: "coach, minibus, double-decker, greyhound, school bus, shuttle, national express, omnibus, megabus, number 12",
  maps: "atlas, globe, os map, ordnance survey, satnav, charts, cartography, google maps, street plan",
  screen: "monitor, display, telly, tv, ipad, touchscreen, projector",
  checks: "inspect, look over, verify, go over, double-check, examine, peeks, fact-check",
  hallway: "corridor, hall, entryway, landing, passage, entrance, foyer, porch, mudroom, vestibule",
  afternoon: "arvo, after lunch, pm, teatime, afters",
  notebook:
    "moleskine, journal, notepad, diary, sketchbook, exercise book, jotter, leuchtturm, bullet journal, logbook, spiral pad, field notes, bujo",
  changes: "alter, swap, switch, adjust, modify",
  red: "scarlet, crimson, burgundy, maroon, cherry, ruby, ginger, vermilion, claret, rust, cherry-red",
  sister:
    "sis, big sister, sibling, twin sister, stepsister, half-sister, little sis, our kid, kid sister, sissy",
  head: "skull, noggin, bonce, forehead, scalp, temple",
  rabbit: "bunny, hare, lop, netherland dwarf, lionhead, lop-eared, bunnies, buck, doe",
  thursday: "thurs, thu, thursdays",
  honeymoon: "just married, newlyweds, minimoon, babymoon",
  string: "twine, thread, cord, bunting, shoelace",
  leads: "run, guide, head up, in charge of, manage, chair, conduct, captain, directs, spearheads",
  hour: "hr, sixty minutes",
  mud: "muddy, muck, bog, dirt, sludge, mucky",
  tired:
    "knackered, shattered, exhausted, worn out, wiped, drained, dead on her feet, dead on his feet, beat, pooped, sleepy, zonked, frazzled, cream crackered, bushed, burnt out, fatigue, done in, run ragged, shagged",
  best: "finest, top, favourite, greatest, favorite, goat",
  signs: "bsl, asl, sign language, autograph, posters, signposts, notices, placards",
  pencil:
    "crayon, mechanical pencil, coloured pencils, charcoal, pencils, staedtler, hb, faber-castell, graphite, eyeliner",
  gym: "crossfit, weights, workout, treadmill, spin class, fitness, deadlifts, puregym, leg day, squats, bench press, peloton, gainz, planet fitness, lifting, kettlebells",
  knits:
    "crochet, yarn, wool, cable knit, purl, knitter, needlework, jumper on the needles, stitch and bitch, ravelry",
  husband:
    "hubby, hubs, other half, dh, hub, my old man, spouse, fella, old man, the mister, better half, ball and chain, man of the house",
  second: "2nd, silver medal, runner-up",
  scared:
    "afraid, frightened, terrified, petrified, anxious, spooked, phobia, fear, bricking it, panics, wimp, nervous, dreads, jumpy, scaredy-cat",
  favourite: "favorite, fave, best loved, fav, beloved, go-to, preferred, can't get enough of, number one",
  easter: "good friday, lent, egg hunt, eastertime, hot cross buns, pesach",
  son: "boy, lad, our lad, little boy, ds, stepson, our boy, eldest boy, youngest boy",
  museum:
    "gallery, louvre, tate, british museum, moma, exhibition, v&a, smithsonian, rijksmuseum, the met, natural history museum, guggenheim",
  lessons: "class, tuition, tutoring, course, coaching, tutorial, training, instruction, driving school",
  joined: "signed up, enrolled, became a member, enlisted, hooked up with, subscribed",
  passed: "died, aced, qualified, got through, gone, smashed her exam, passed away",
  cream:
    "moisturiser, lotion, double cream, clotted cream, moisturizer, custard, hand cream, sunscreen, ivory, whipped cream, ointment, balm",
  nails:
    "manicure, mani-pedi, nail polish, acrylics, gels, shellac, fingernails, toenails, pedicure, nail art, screws, tacks, gel nails",
  may: "might, could",
  village: "hamlet, parish, small town, kampung",
  frame: "picture frame, photo frame, rims, mount",
  owns: "has got, possess, has his own, has her own, proprietor",
  pub: "local, boozer, tavern, inn, bar, wetherspoons, spoons, alehouse, public house, the white hart, watering hole, gastropub, pint, the red lion, pub quiz",
  yard: "backyard, garden, courtyard, patio, back garden, front lawn",
  near: "close to, nearby, around the corner, next to, by the, down the road, a stone's throw",
  restaurant:
    "bistro, diner, trattoria, pizzeria, eatery, brasserie, steakhouse, cafe, curry house, tapas, nando's, carvery, michelin star, takeaway, gastropub, osteria, chippy, greasy spoon, eating out, sushi place",
  once: "one time",
  quiet:
    "silent, shy, peaceful, calm, introvert, introverted, reserved, hushed, peace, keeps to herself, keeps to himself, soft-spoken, mousy",
  figures: "figurines, action figures, funko pops, statuettes, minis, miniatures, gundam",
  follows: "keeps up with, tails, fan of, tags along, supports, trail behind, tracks",
  wraps: "gift-wrap, bundle up, burrito, swaddle, tortillas, parcel up, swathe, fajitas",
  sun: "sunshine, sunny, sunbathing, rays, sunbathe, sunlight, suntan, heatwave",
  chews: "gnaw, munch, gum, chomp, teething, nibble, bites his nails, bites her nails, bites",
  coins:
    "pennies, change, quarters, numismatics, numismatist, currency, doubloons, loose change, sovereigns, silver dollars, nickels, dimes",
  engineer:
    "civil engineer, mechanic, developer, technician, software dev, mechanical, electrical engineer, programmer, engineering, structural, aerospace",
  cupboard:
    "cabinet, larder, pantry, wardrobe, closet, airing cupboard, sideboard, dresser, press, under the stairs",
  craft:
    "knitting, crochet, pottery, scrapbooking, macrame, diy, hobbycraft, sewing, cardmaking, hobby lobby, woodwork, embroidery, origami, papercraft, weaving, cricut, candle making, glue gun",
  june: "midsummer, early summer",
  shifts:
    "nights, rota, earlies, night shift, lates, on call, graveyard shift, twelve-hour days, rotas, zero hours, roster, 12-hour",
  law: "legal, lawyer, solicitor, barrister, attorney, paralegal, llb, bar exam, court, law school, judge",
  pulls: "tug, yank, drag, haul, tow, heave, lug",
  remembers: "recall, reminisce, memories, never forgets, recollect, reminds, memory",
  jacket:
    "blazer, anorak, puffer, parka, denim jacket, bomber, windbreaker, barbour, north face, hoodie, fleece, gilet, cagoule, leathers, waterproof, patagonia, waxed, tux, puffa, body warmer",
  making: "creating, crafting, building, producing",
  fields: "meadow, pasture, paddock, farmland, pitch, prairie, cornfield, crops",
  heart:
    "cardiac, ticker, heart attack, bypass, cardiologist, pacemaker, arrhythmia, angina, palpitations, stent, afib",
  nursery:
    "daycare, creche, preschool, garden centre, pre-k, baby's room, pre-school, kindergarten, childminder, playgroup, montessori",
  shares: "split, divvy, flatshare, stocks, roommates, roomies, roommate, house share, go halves",
  bad: "awful, terrible, rotten, rubbish, dreadful, horrible, crap, lousy, shit, dodgy, poor, shocking, atrocious, crappy",
  toast:
    "bread and butter, beans on toast, bagel, crumpet, marmite, toaster, avocado toast, vegemite, toastie",
  spoon: "teaspoon, ladle, tablespoon, spatula, dessert spoon, cutlery, wooden spoon, tsp, scoop",
  hundred: "100, 100th, century, ton",
  bunny: "rabbit, hare, lop, thumper, cottontail",
  fun: "enjoyment, laugh, a blast, good time, hoot, banter, craic, a laugh, playful, good laugh, a riot, enjoyable",
  ruined:
    "wrecked, spoiled, destroyed, trashed, spoilt, knackered, buggered, totalled, written off, ravaged, mucked up",
  beans:
    "chickpeas, kidney beans, lentils, heinz, runner beans, green beans, black beans, pulses, edamame, legumes, haricot, butter beans, broad beans",
  snow: "sleet, snowfall, snowed in, blizzard, slush, flurries, powder, snowman, snowy, white stuff, sledging, snowstorm, snowdrift, snowball, snowflake, whiteout",
  keyboard: "mechanical keyboard, keycaps, synth, casio, electric piano, qwerty, keychron, typing",
  anniversary:
    "silver wedding, golden wedding, ruby wedding, years together, years married, 25 years, pearl wedding, diamond wedding",
  cleans:
    "hoover, vacuum, dust, mop, scrub, tidy, wipe, polish, declutter, housework, sweep, wash, dyson, bleach, chores, cleaner, spring clean, housekeeping, roomba, spick and span",
  during: "while, throughout",
  van: "campervan, camper, transit, vw, minivan, white van, caravan, camper van, sprinter, winnebago, people carrier, vw bus, van life",
  hearing: "hearing aids, deaf, hard of hearing, tinnitus, cochlear implant, audiologist, going deaf",
  wheel: "steering wheel, tyre, tire, ferris wheel, castors, rim",
  shakes:
    "tremble, shiver, tremor, quiver, parkinson's, milkshake, rattle, smoothies, wobble, shudders, protein",
  ink: "calligraphy, ink cartridge, toner, india ink, fountain pen, quink",
  pins: "badges, brooch, safety pin, drawing pin, thumbtack, enamel pin, bobby pin, dressmaking, pushpins",
  speaks:
    "fluent, chat, bilingual, converse, multilingual, orator, lectures, toastmasters, public speaking, polyglot, gives talks",
  recipes:
    "cookbook, ottolenghi, nigella, delia, jamie oliver, mary berry, dishes, cookery book, nyt cooking",
  tour: "gigs, guided walk, sightseeing, road trip, trip, excursion, tourist",
  japan: "tokyo, kyoto, osaka, japanese, hokkaido, okinawa, hiroshima, mount fuji",
  sand: "dune, sandpit, sandbox, sandcastle, beach, sandy, dunes",
  shoots:
    "film, photograph, hunt, clay pigeon, rifle, archery, clay pigeons, fps, target practice, snaps, gun range, basketball hoops",
  skin: "complexion, skincare, eczema, psoriasis, acne, spots, pimples, rash, zits, epidermis, dermatitis, rosacea",
  lamp: "lantern, bedside light, anglepoise, desk light, lava, tiffany, standard light, reading light, floor light, nightlight, lampshade, uplighter",
  couple: "pair, newlyweds, two, twosome, partners, husband and wife, husbands, wives",
  feels: "touch, sense, emotional",
  tank: "aquarium, fish bowl, vivarium, terrarium, fishbowl, panzer, sherman, cistern, water butt, septic",
  loud: "noisy, blaring, deafening, booming, rowdy, blasting, ear-splitting, thunderous, shouty, boisterous, thumping, raucous",
  comics:
    "manga, marvel, graphic novel, graphic novels, batman, beano, spider-man, dc, superhero, asterix, tintin, x-men, webtoon, comic strip, garfield",
  vegan: "plant-based, plant based, tofu, oat milk, veganism, veganuary, dairy-free",
  cycles:
    "bike, bicycle, pedal, mtb, peloton, brompton, biking, cyclist, biker, road bike, bmx, lycra, zwift, mountain biking, cycling",
  fair: "funfair, fete, carnival, fayre, fairground, county show, state fair, blonde, blond, just, even",
  pony: "shetland, connemara, mare, gelding, welsh cob, pony club, foal",
  nurse:
    "rn, ward sister, midwife, lpn, matron, icu, staff on the ward, carer, np, health visitor, nursing, nhs, scrubs, district matron, cna, nicu",
  bits: "pieces, scraps, fragments, crumbs, odds and ends, shards",
  studio: "atelier, bedsit, workshop, recording booth, efficiency",
  rubs: "massage, stroke, knead, scrub",
  blue: "navy, turquoise, teal, indigo, azure, cobalt, aqua, cornflower, sapphire, denim, cyan, royal, sky-blue, periwinkle, duck egg",
  fills: "top up, stuff, pack, load, refill, cram",
  decorates:
    "paint, wallpaper, ice, adorn, diy, trim the tree, interior design, redecorate, does up, renovate, puts up the lights, ices, trimmings, paper the walls, home decor, doing up, farrow and ball",
  wrist: "carpal tunnel, forearm, rsi",
  beer: "ipa, lager, ale, pint, stout, guinness, craft ale, bitter, pilsner, heineken, budweiser, home brew, homebrew, brewski, bevvy, real ale, porter, peroni, microbrewery, bud light",
  festival:
    "glastonbury, coachella, fest, reading and leeds, burning man, gala, carnival, fete, bonnaroo, glasto, oktoberfest, fringe, lollapalooza, latitude",
  shouts: "yell, scream, holler, bellow, bawl, roar, hollers, raises his voice, raises her voice, shriek",
  wind: "breeze, gale, gust, windy, hurricane, storm, blustery, draught, blowy, draft, tornado, breezy, squall",
  nine: "9",
  jam: "marmalade, preserves, jelly, chutney, strawberry preserve, lemon curd, damson, conserve, bonne maman, compote",
  costume: "fancy dress, cosplay, halloween outfit, disguise, outfit, dressing up, dress up, wig, drag",
  roses: "rosebush, rambling rose, tea rose, david austin, rosebuds, climbers, bouquet, floribunda",
  boy: "lad, laddie, little man, son, nephew, schoolboy, fella, grandson, toddler son, nipper, kiddo, choirboy",
  green:
    "emerald, olive, lime, sage, khaki, forest, jade, mint, teal, eco, environmentalist, lime green, avocado",
  yoga: "downward dog, vinyasa, ashtanga, hatha, bikram, yin, yogi, namaste, sun salutation, hot yoga, asanas, lululemon, yoga mat",
  borrows: "scrounge, cadge, library, nick, on loan, pinches, bums",
  towel: "bath sheet, flannel, tea towel, hand towel, beach towel, washcloth, dishcloth",
  milk: "semi-skimmed, oat milk, formula, skimmed, almond milk, breast milk, goat's milk, oatly, buttermilk, milkshake",
  born: "birth, newborn, due, native, new arrival, arrived, delivered",
  designs:
    "graphic design, architect, designer, photoshop, figma, canva, illustrator, draft, cad, ux, interiors, create, sketch",
  between: "in the middle of, amid",
  sends: "post, mail, ship, text, dispatch, whatsapp, email, forward, dm",
  sails:
    "yacht, dinghy, sailboat, regatta, catamaran, yachting, laser, sailor, skipper, cruise, rya, sloop, windsurf",
  pieces: "bits, chunks, slices, scraps, parts, fragments, shards, slivers, lumps",
  seder: "passover, pesach, haggadah, matzah, matzo",
  seat: "chair, stool, bench, saddle, pew, high chair, armchair, booster",
  attic: "loft, eaves, garret, loft conversion, roof space",
  glue: "superglue, adhesive, pva, gorilla glue, uhu, glue gun, pritt stick, elmer's, epoxy, mod podge, paste",
  backpack:
    "rucksack, daypack, knapsack, osprey, fjallraven, kanken, jansport, schoolbag, book bag, daysack, bergen",
  dough: "pastry, sourdough, pizza base, starter, batter, kneads, kneading, proving, play-doh, bread mix",
  girl: "lass, lassie, daughter, niece, granddaughter, young lady, schoolgirl, little miss, gal, missy",
  rocks:
    "stones, boulders, pebbles, geology, crystals, cliffs, minerals, granite, slate, flint, geologist, gemstones, lava, quartz, rockhound",
  tuesday: "tues, tue, tuesdays",
  hens: "chickens, bantams, chooks, pullets, broody, chicken coop, layers, poultry, henhouse, rhode island reds",
  moon: "lunar, crescent, full moon, moonlight, eclipse, apollo, supermoon, moonlit",
  coast:
    "seaside, shore, beach, shoreline, cliffs, cornwall, oceanfront, bay, coastline, riviera, norfolk, big sur",
  scraps: "leftovers, remnants, offcuts, scrapbook, odds and ends, peelings, oddments",
  lawn: "grass, turf, mower, mows, front yard, flymo, lawnmower",
  travelled: "backpacked, toured, journeyed, traveled, voyaged, been to, globetrotted, interrailed, roamed",
  patterns:
    "stripes, florals, paisley, motif, polka dots, gingham, sewing templates, knitting charts, tartan, plaid, checks, houndstooth",
  wardrobe: "closet, armoire, pax, walk-in, dresser, clothes",
  french: "france, parisian, paris, bonjour, francophile, breton, provencal, francophone",
  japanese: "japan, sushi, ramen, tokyo, kanji, anime, manga, hiragana, nihongo, samurai, udon",
  minutes: "mins, ten mins, quarter of an hour, half an hour",
  brushes: "paintbrush, toothbrush, combs, grooms, hairbrush, tangle teezer, bristles",
  packs: "suitcase, fills, stuff, cram, loads up, boxes up, parcels up",
  spins: "twirl, rotate, whirl, pirouette, dj, peloton, fidget spinner, turntable, spinning",
  sill: "windowsill, ledge, window ledge",
  instead: "rather than, in place of",
  tennis:
    "wimbledon, federer, padel, nadal, serena, pickleball, racquet, djokovic, us open, murray, forehand, doubles, backhand, serve and volley",
  lifts:
    "weights, deadlift, bench press, squats, powerlifting, kettlebells, hoist, heave, elevator, bodybuilder, barbells, dumbbells, pumps iron, weightlifting, bodybuilding, ride",
  chair:
    "armchair, stool, rocker, recliner, deckchair, seat, office chair, lounger, high chair, beanbag, lazyboy, la-z-boy, wheelchair, eames, rocking, throne, bench, adirondack",
  meal: "dinner, lunch, supper, breakfast, feast, takeaway, roast, brunch, buffet, ready meal, slap-up, tea, banquet, nosh, sunday roast, three-course",
  help: "assist, aid, lend a hand, support, pitch in, muck in, carer, volunteer, chip in, hand, give a hand",
  march: "protest, demo, parade, mar, rally",
  skates:
    "rollerblade, roller derby, ice rink, skateboard, blades, hockey, inline, figure skating, rollerskates, skateboarding, speed skating, skatepark, quads, rollerblades",
  wanted: "fancied, wished, longed, hankered after, craved, dreamed of",
  oven: "aga, air fryer, cooker, range, microwave, ooni, toaster oven, stove, rayburn, thermomix",
  wrong: "mistaken, incorrect, faulty, messed up, off, error, mixed up",
  cabin: "lodge, chalet, log cabin, hut, bothy, a-frame, shack, cottage, tiny house",
  short:
    "little, petite, tiny, small, brief, 5'2, 5 foot nothing, shortie, vertically challenged, five foot nothing, titch, stumpy, not tall",
  smoke:
    "cigarettes, vape, fags, ciggies, weed, cigars, rollies, joint, pipe, smoker, cig, marlboro, chain-smoker, nicotine, twenty a day, bbq smoker, roll-ups, juul, brisket",
  toddler:
    "two-year-old, tot, one-year-old, little one, 2yo, 18-month-old, 2 yo, terrible twos, 3yo, bub, little man, three-year-old",
  teeth:
    "dentures, braces, gnashers, incisors, dentist, molars, wisdom tooth, toothache, canines, invisalign, fangs, retainer, fillings, root canal, toothbrush, pearly whites, falsies",
  wool: "merino, yarn, cashmere, alpaca, mohair, lambswool, skein, fleece, angora, woollen, aran, woolly, tweed, felt, shetland",
  carpet: "rug, persian, runner, rugs, mat, kilim, axminster, shag",
  ear: "eardrum, earlobe, ear infection, piercing, tinnitus, lugholes, lug",
  letter: "note, postcard, missive, card, epistle, penpal, correspondence, memo",
  people: "folks, crowd, humans, folk, persons, peeps, punters, individuals, socialise, extrovert",
  words:
    "vocab, vocabulary, scrabble, wordle, crossword, lyrics, phrases, dictionary, etymology, boggle, linguist, word games, synonyms",
  real: "genuine, actual, authentic, proper, true, legit, bona fide",
  seven: "7",
  colleagues:
    "coworkers, workmates, co-workers, team at work, staff, work friends, teammates, the lot at work, boss, work mates, people at work, office mates, secret santa at work",
  coat: "parka, raincoat, trench, anorak, duffle, overcoat, puffer, mac, peacoat, waterproof, fur, mackintosh, duster, gabardine, barbour, cagoule, oilskin, macintosh, north face, ski jacket",
  quotes: "sayings, cites, citations, one-liners, mottos, lines from, knows every line, proverbs, aphorisms",
  closed: "shut, locked, boarded up, shut down, out of business, sealed",
  sauce:
    "ketchup, gravy, pesto, mayo, salsa, sriracha, tabasco, hp, marinara, bolognese, bechamel, hollandaise, dip, ragu, red sauce, soy, ranch, condiments, hot sauce, relish",
  tools:
    "drill, hammer, screwdriver, spanner, wrench, saw, dewalt, chisel, pliers, toolbox, bosch, leatherman, power drill, makita, plane, jigsaw, socket set, allen keys, toolkit, sander",
  sixty: "60, 60th, the big 6-0",
  inherited: "handed down, passed down, heirloom, hand-me-down, bequeathed, left to her, left to him",
  hits: "whack, punch, smack, thump, slap, bash, batter, strike, wallop, clobber, knock, chart-toppers, bangers",
  drums:
    "drummer, drum kit, bongos, snare, percussion, djembe, cymbals, bodhran, cajon, tabla, hi-hat, timpani, drumsticks, bass drum",
  honey: "manuka, beehive, honeycomb, beekeeper, apiary, beekeeping, mead",
  neck: "nape, collar, whiplash, throat, cricked",
  money:
    "cash, dosh, quid, dough, bucks, savings, skint, wages, salary, loan, finances, mortgage, debt, broke, budget, income, pounds, moolah, bread winner, wonga",
  presses: "push, squeeze, iron, squash, flowers flat, french press, cafetiere",
  noise:
    "racket, din, sound, clatter, banging, hubbub, buzz, drilling, row, commotion, hum, rumpus, loud music",
  dishes:
    "washing up, crockery, plates, bowls, pots and pans, dishwasher, washing-up, recipes, fairy liquid, casserole dish, platters",
  cafe: "coffee shop, starbucks, tearoom, coffeehouse, costa, tea room, greasy spoon, diner, bistro, barista, caff, cuppa and cake, patisserie, pret",
  sound: "noise, audio, speakers, sonos, tone, acoustics, hi-fi",
  stitches:
    "cross stitch, embroider, sew, sutures, needlework, knit, crochet, mend, seams, needlepoint, purl, hem, sampler, quilt, darn",
  wednesday: "weds, wed, hump day, wednesdays",
  queues: "lines up, line, waits in line, stands in line, stand in line",
  clay: "pottery, terracotta, ceramics, polymer, air-dry, sculpey, fimo, kiln, stoneware, earthenware, porcelain",
  history:
    "tudor, ww2, wwii, medieval, romans, ancient rome, civil war, archaeology, vikings, historian, genealogy, the past, victorian, second world war, egyptians, hamilton, roman empire, napoleon, heritage, tudors",
  choir:
    "chorus, choral, soprano, alto, tenor, choirboy, glee, a cappella, gospel, sings in church, evensong, glee club, chorister, carol singing",
  hums: "whistle, drone, buzz, croon, purr",
  diary: "journal, planner, log, filofax, bullet journal, logbook, bujo, moleskine, journaling",
  world: "globe, earth, planet, globetrotter, universe, international",
  river:
    "thames, stream, creek, brook, canal, severn, mississippi, riverside, seine, riverbank, wye, hudson, burn, beck, estuary, tributary, rhine",
  pizza:
    "margherita, pepperoni, domino's, deep dish, calzone, ooni, hawaiian, pizzeria, za, papa john's, pizza hut, neapolitan, quattro formaggi",
  grandchild: "grandson, granddaughter, grandkid, grandbaby, grandkids, great-grandson",
  free: "complimentary, gratis, freebie, on the house, no charge, at no cost, spare, available",
  stacks: "piles, heap, towers, mounds, layers, jenga",
  covers: "wrap, bedspread, blanket, tribute, duvet, coats, drape, smothers",
  catches: "grab, snag, hooks, reels in, nab, lands, snare, traps",
  twelve: "12, dozen",
  thirty: "30, 30th, the big 3-0",
  league: "division, premiership, premier, conference, fantasy football, sunday side",
  score: "goals, points, result, sheet music, tally",
  cellar: "basement, vault, wine rack, crypt, undercroft",
  list: "to-do, checklist, bucket list, spreadsheet, tbr, todo, itinerary, shopping list, wish list, register, inventory",
  jar: "mason, kilner, canister, pot, jam pot, cookie tin",
  belt: "sash, strap, buckle, cummerbund, black belt, tool belt",
  odd: "weird, strange, peculiar, quirky, unusual, eccentric, mismatched, funny, bizarre, offbeat, curious",
  looking: "searching, hunting, browsing, staring, peering, gazing",
  top: "t-shirt, blouse, tee, jumper, shirt, lid, summit, peak, sweater, crop top, vest, hoodie, jersey, best, highest",
  bat: "cricket, baseball, pipistrelle, louisville slugger, batter, fruit bat",
  sink: "basin, washbasin, dishwasher, washbowl, belfast",
  laptop: "macbook, notebook, chromebook, thinkpad, dell, surface, mac, computer, lenovo, hp, netbook",
  carves:
    "whittle, chisel, sculpt, spoon carving, woodcarving, engrave, whittling, wood carver, pumpkin, chainsaw art",
  marks: "grades, essays, grading, scratches, stains, smudges, corrects, m&s",
  posters: "prints, wall art, gig art, film art, billboards, flyers",
  stars:
    "stargazing, constellations, astronomy, telescope, orion, milky way, astronomer, night sky, celebs, perseids, meteor, celebrities, galaxies, star gazer, meteors, astrophotography",
  bricks: "lego, brickwork, breeze blocks, bricklayer, masonry, duplo, brickie",
  bars: "pubs, clubs, pub crawl, cocktail joints, railings, bar hop, crossbar",
  basement: "cellar, downstairs den, lower ground, rec room, man cave, bonus room",
  rice: "risotto, basmati, sushi, paella, biryani, pilau, pilaf, jollof, arborio, congee, jasmine, onigiri, fried rice, egg fried, kedgeree, poha",
  steals:
    "nick, pinch, swipe, shoplift, half-inch, nab, thieve, rob, burgle, filch, snatch, pilfer, thief, snaffle",
  rescue:
    "shelter, rspca, battersea, adopted, lifeboat, strays, foster, rehome, saved, rnli, humane society, rehomed, aspca, animal shelter",
  slow: "plodding, sluggish, leisurely, gradual, unhurried, snail, snail's pace, dawdle, takes ages, takes forever",
  cables: "wires, leads, charger, usb, hdmi, chargers, cords, extension cord, usb-c",
  soap: "shower gel, bar of dove, hand wash, eastenders, coronation street, corrie, emmerdale, body wash, detergent, general hospital, suds, days of our lives, shampoo, imperial leather",
  football:
    "footy, soccer, arsenal, liverpool, premier league, fifa, nfl, five-a-side, goalie, striker, man utd, messi, quarterback, touchdown, chelsea, touch, world cup, barca, footie, super bowl",
  steps: "stairs, 10k a day, fitbit, staircase, pedometer, stile, stride, stepladder, walk, 10, 000 a day",
  shoulder: "rotator cuff, shoulder blade, frozen shoulder, collarbone",
  tub: "bath, hot tub, bathtub, jacuzzi, bucket, trough",
  prays:
    "prayer, church, rosary, mosque, kneel, worship, mass, meditate, salat, namaz, devout, says grace, synagogue, bible, hail mary, prayers",
  anymore: "any longer, no longer",
  brews:
    "homebrew, kombucha, beer, ale, cuppa, cider, mead, tea, home brewer, ferment, ipa, brewery, home brew",
  porch: "veranda, stoop, deck, front step, entryway, verandah",
  grass: "lawn, turf, mows, meadow, weed, astroturf, hay",
  slips: "skid, slide, trip, lose his footing, lose her footing, stumble, tumble",
  screams: "shriek, yell, howl, screech, squeal, tantrum, yelp, wail",
  envelopes: "jiffy bag, manila, self-addressed, jiffy bags, stationery",
  heavy: "weighs a ton, hefty, weighty, chunky, lead, dense, bulky, overweight",
  flight:
    "plane, ryanair, long haul, easyjet, red-eye, long-haul, layover, british airways, jet lag, departure, delta",
  supermarket:
    "tesco, aldi, lidl, sainsbury's, asda, waitrose, walmart, morrisons, target, trader joe's, grocery store, whole foods, costco, kroger, co-op, safeway, big shop, grocer",
  pregnant:
    "expecting, bump, preggers, baby on the way, due in, up the duff, trimester, with child, morning sickness, maternity leave, in the family way, bun in the oven, mum-to-be, mom-to-be, knocked up, preggo",
  language:
    "spanish, french, german, italian, japanese, mandarin, duolingo, welsh, arabic, korean, bilingual, portuguese, linguistics, dialect, greek, russian, gaelic, latin, lingo",
  labels: "tags, stickers, label maker, name tags, post-its, nametags, dymo",
  blind:
    "can't see, losing his sight, losing her sight, sightless, visually impaired, guide dog, white cane, macular degeneration, braille, partially sighted",
  tournament:
    "competition, championship, cup, open, contest, finals, playoffs, knockout, comp, wimbledon, world cup, masters",
  mug: "cup, beaker, travel cup, keepcup, coffee cup, teacup, tankard",
  spices:
    "cumin, turmeric, paprika, coriander, cardamom, cinnamon, chilli, saffron, garam masala, ginger, curry powder, masala, nutmeg, cayenne, sumac, star anise, seasoning, za'atar",
  cried:
    "wept, sobbed, in tears, bawled, welled up, in floods, broke down, blubbed, tears, teared up, ugly cry, tearful",
  library: "librarian, reading room, bodleian, bookmobile, archives",
  row: "argument, quarrel, rowing machine, sculls, regatta, coxless, line, squabble, cox, concept2, barney, erg",
  theatre:
    "theater, broadway, west end, musical, panto, pantomime, shakespeare, stage, national, playhouse, globe, improv, am dram, hamilton, les mis, wicked, drama, opera house, matinee",
  biscuits:
    "cookies, digestives, hobnobs, custard creams, shortbread, bourbons, jammie dodgers, rich tea, ginger nuts, oreos, biscotti, gingerbread, bickies, garibaldi, macarons, flapjack, tim tams, crackers",
  stuffed: "full, crammed, plush, cuddly, packed, bloated, taxidermy, plushie, bunged up",
  pile: "heap, stack, mound, mountain, tower, tbr",
  clock: "alarm, grandfather clock, cuckoo, timepiece, timer, wall clock, carriage clock",
  high: "tall, towering, lofty, elevated, stoned, steep",
  trail: "path, footpath, hiking route, track, bridleway, appalachian, nature walk, towpath, coast path",
  plate: "dish, platter, saucer, dinner service, side dish, charger",
  slides:
    "skid, glide, powerpoint, slip, waterslide, carousel, skids, flume, transparencies, deck, presentation",
  orders: "amazon, takeaway, deliveroo, doordash, uber eats, just eat, online shopping, grubhub, takeout",
  beats: "thrash, win, defeat, hammer, wins against, trounces, hip hop, thump, wallop, whip",
  dinners: "suppers, evening meals, roasts, teas, takeaways, dinner parties, ready meals, tv dinners",
  poems:
    "haiku, sonnet, limerick, verse, poetry, poet, ode, rhymes, spoken word, slam, sonnets, rumi, mary oliver, keats",
  console: "xbox, playstation, ps5, switch, nintendo, ps4, wii, steam deck, sega, gameboy, game boy",
  blocks: "lego, duplo, jenga, building bricks, cubes, megablocks",
  stamps: "philately, philatelist, first class, penny black, rubber, postage, stomp, passport",
  station: "king's cross, waterloo, train stop, grand central, platform, depot, paddington, euston",
  man: "bloke, guy, fella, gentleman, chap, dude, geezer, lad, gent, feller, male",
  studied: "revised, crammed, degree, majored, read at uni, phd, swotted, graduated, ba in, alumni",
  ears: "eardrums, earrings, ear infection, tinnitus, earbuds, earlobes, lugs",
  coaches:
    "train, mentor, manages the under 12s, little league, under-10s, trainer, buses, pt, under-12s, instruct",
  project:
    "diy, renovation, side hustle, fixer-upper, do-up, coursework, undertaking, science fair, assignment",
  gloves: "mittens, mitts, gauntlets, marigolds, fingerless, oven mitts, boxing mitts, gardening gauntlets",
  neighbor:
    "neighbour, next door, upstairs, across the street, downstairs, lives opposite, over the fence, across the hall",
  scissors: "shears, snips, secateurs, clippers, pinking shears, pruners",
  spare: "extra, backup, surplus, leftover",
  heat: "warmth, heatwave, heating, radiator, sweltering, boiling, sauna, hot flushes, scorcher, hot weather, central heating, humidity",
  place: "spot, gaff, apartment, digs, location, venue, pad, area, house, flat",
  inside: "indoors, stays in, homebody, within",
  torn: "ripped, ragged, shredded, frayed, tattered, in tatters, meniscus, ruptured, shreds",
  november: "nov, bonfire night, movember, thanksgiving, nanowrimo",
  voice: "vocals, singing, laryngitis, hoarse, vocal cords, alto, soprano",
  roast:
    "yorkshire pudding, joint, sunday lunch, roast beef, roast chicken, leg of lamb, beef joint, carvery, pot roast, roasties",
  pan: "wok, skillet, saucepan, cast iron, frying, griddle, le creuset, tefal, casserole, lodge, roasting tin",
  right: "correct, accurate, spot on",
  adopted: "rescue, fostered, rehomed, from the shelter, took in, foster, battersea, saved from a shelter",
  practice: "rehearsal, training, drills, band rehearsal, scales, rehearse",
  bucket: "pail, tub, mop",
  solves: "crack, figure out, sudoku, crossword, puzzle out, works out, sleuth, whodunnit, rubik's",
  ski: "slopes, snowboard, chalet, piste, chamonix, aspen, black run, après, apres, verbier, val d'isere, cross-country, off-piste, whistler, alpine, vail, moguls, slalom",
  mad: "angry, furious, livid, crazy, bonkers, nuts, annoyed, fuming, bananas, barmy, cross, crackers, raging, insane, pissed off, obsessed",
  cheap:
    "bargain, thrifty, frugal, poundland, inexpensive, affordable, budget, skint, dollar store, charity shop, stingy, penny pincher, half price, tight, discount",
  hills:
    "mountains, downs, fells, slopes, munros, peaks, cotswolds, moors, dales, peak district, chilterns, foothills",
  outdoors:
    "outside, nature, fresh air, hiking, camping, al fresco, countryside, the woods, open air, wilderness, outdoorsy, great outdoors",
  drags: "lug, haul, pull, tow, heave, schlep, trail",
  copies: "photocopy, replicates, imitate, trace, duplicates, xerox, replicas, mimic",
  snapped: "broke, broken, cracked, split in two, gave way, bust, fractured",
  afraid:
    "scared, frightened, terrified, phobia, anxious, petrified, fear, worried, dreads, phobic, bricking it, spooked",
  hip: "hip replacement, pelvis, hip op",
  ages: "donkey's years, years, yonks, forever, eons, months, get older",
  twins: "identical, fraternal, both babies, two babies, two newborns",
  bench: "pew, picnic table, park seat, workbench, settle",
  dive: "scuba, snorkel, padi, freediving, plunge, deep sea, reef, plummet, belly flop, wetsuit, scuba-diving",
  colors: "colours, shades, hues, crayons, rainbow, tints, coloring book, palette, tones, pigments",
  number: "digit, figure, amount, maths, numeral, integer, total",
  streams:
    "twitch, netflix, brook, creek, binge, hulu, becks, spotify, disney+, prime video, iplayer, babbling brook, livestream, rivulets",
  hotel:
    "b&b, hostel, inn, resort, hilton, premier inn, motel, travelodge, spa break, guesthouse, marriott, ritz, airbnb, parador, ryokan, boutique",
  mushrooms:
    "porcini, chanterelles, shiitake, fungi, truffles, morels, portobello, toadstools, oyster, foraging, ceps, lion's mane, shrooms, fly agaric",
  side: "edge, flank",
  types: "keyboard, touch-type, taps away, typist, kinds, sorts",
  golf: "tiger woods, driving range, putt, ryder cup, tee off, handicap, nine holes, 18 holes, the masters, caddy, fairway, putter, country club, birdie, crazy golf, tee time, pga, the links, golfer, st andrews",
  science:
    "physics, chemistry, biology, stem, lab, astronomy, neuroscience, botany, nasa, biochem, scientist, geology, ecology, genetics, david attenborough, biologist, physicist, chemist",
  ninety: "90, 90th",
  bees: "hive, beekeeper, bumblebee, apiary, beekeeping, honey, bumble, apiarist, swarm",
  dragons: "dungeons, d&d, how to train your dragon, smaug, wyvern, game of thrones, dnd, komodo, toothless",
  case: "suitcase, lawsuit, trial, holder, sleeve, briefcase, cover",
  court: "judge, trial, jury duty, tribunal, magistrates, barrister, old bailey, tennis, the stand",
  peel: "skin, rind, zest, skins, pare",
  fence: "picket, railings, palisade, trellis, hedge, foil, epee, sabre",
  picnic:
    "hamper, packed lunch in the park, scotch eggs, potluck outside, sandwiches in the park, tailgate, alfresco lunch",
  begs: "plead, implore, beseech, panhandle, puppy eyes",
  ceiling: "rafters, roof beams, coving, skylight",
  tracks: "songs, trails, footprints, rails, tunes, railway lines, monitors",
  september: "sept, sep, back to school, start of term, new term",
  commute:
    "drive to work, train to work, tube, bus to work, rush hour, subway, cycles to work, bikes to work, journey to work, drive in, traffic jam, hour each way",
  pasta:
    "spaghetti, lasagne, penne, ravioli, linguine, tagliatelle, carbonara, lasagna, gnocchi, macaroni, bolognese, spag bol, fettuccine, rigatoni, orzo, tortellini, noodles, cacio e pepe, fusilli, mac and cheese",
  laughs:
    "giggle, chuckle, cackle, in stitches, cracks up, lol, snigger, guffaw, snort, howl, pees herself, chortle, titter, snicker, hysterics, wets herself, lmao, belly laugh",
  cars: "motors, f1, top gear, ferraris, porsche, hot wheels, formula 1, classic motors, hot rods, petrolhead, automobiles, suvs, mechanic, bmw, mustang, gearhead, nascar, engines, vehicles",
  quilt: "patchwork, duvet, bedspread, comforter, eiderdown, quilting bee, coverlet, throw",
  dust: "dusty, cobwebs, hoover, dirt, grime, duster, sawdust, dust bunnies",
  jokes:
    "puns, dad humour, one-liners, pranks, gags, knock knock, wisecracks, banter, kidding, stand-up, comedian, punchlines, humor, prankster, quips, wind-up, sarcasm, knock-knock",
  deck: "decking, patio, terrace, pack of cards, porch, veranda, sun lounge",
  tent: "yurt, tipi, bell, marquee, teepee, bivouac, gazebo, camping, bivvy, pop-up, wigwam, canvas, campsite",
  cardboard: "boxes, carton, corrugated, amazon boxes",
  brothers: "bros, siblings, stepbrothers, half-brothers, big bro",
  sight: "vision, eyesight, cataracts, macular, view, glaucoma",
  iron: "cast iron, steam generator, wrought, anaemia, anemic, ironing board, press, golf club",
  soup: "broth, minestrone, chowder, ramen, gazpacho, pho, bisque, heinz tomato, borscht, stew, lentil, consomme, miso, goulash, leek and potato, gumbo, tom yum, campbell's",
  swings: "playground, hammock, sway, golf club",
  snacks:
    "crisps, nibbles, chips, popcorn, pretzels, nuts, munchies, trail mix, granola bars, jerky, doritos, finger food, pringles, nachos, peanuts, crackers, cheetos, hummus, haribo, twiglets",
  italian:
    "italy, pasta, rome, pizza, nonna, sicilian, tuscan, neapolitan, lasagne, duolingo italiano, risotto",
  complains:
    "moan, whinge, grumble, whine, gripe, kvetch, bitch, grumpy, rant, winge, griping, moans, nag, beef, bellyache, grouse, grumpy old man, carps, harp on, karen",
  bow: "archery, violin bow, curtsy, ribbon, longbow, crossbow",
  whisky:
    "scotch, bourbon, single malt, laphroaig, jameson, whiskey, jack daniels, islay, talisker, dram, glenfiddich, rye, jim beam, macallan, old fashioned, lagavulin, maker's mark, johnnie walker",
  tricks:
    "magic, pranks, sleight of hand, card magic, magician, stunts, juggling, sits and rolls over, fetch, conjuring, kickflip, ollie",
  against: "anti, opposed",
  awake:
    "insomnia, up all night, can't sleep, insomniac, sleepless, tossing and turning, wide-eyed, up at 3am, conscious, night owl, up half the night",
  cushions: "pillows, throw pillow, scatter, bolster, pouffe, beanbag",
  batteries: "aa, aaa, duracell, power bank, rechargeable, charger, power pack, energizer",
  trays: "baking sheet, platter, seedlings, muffin tin, baking tin, tv dinner",
  tiles: "mosaic, scrabble, mahjong, dominoes, catan, ceramic, grout, rummikub, slates",
  partner:
    "husband, wife, boyfriend, girlfriend, fiance, gf, bf, other half, spouse, so, hubby, fiancee, better half, significant other, missus, mrs, fiancé",
  stairs: "staircase, steps, stairlift, stairwell, flight, third-floor walk-up, banister, spiral",
  above: "over, overhead, upstairs, on top of",
  sorts: "organise, organize, declutter, tidy, alphabetise, arrange, marie kondo, file, categorise, kinds",
  pool: "swimming, lido, billiards, snooker, hot tub, paddling, eight ball, laps, plunge, cue, swims, infinity, 8-ball",
  ill: "sick, poorly, unwell, under the weather, flu, cancer, covid, in bed with a cold, cold, stomach bug, off colour, lurgy, peaky, bedridden, fever, bug, chemo, rough, throwing up, hospitalised",
  august: "aug, summer holidays, high summer, late summer",
  bridge: "brooklyn, viaduct, footbridge, overpass, golden gate, rubber, aqueduct, no trumps",
  weather:
    "rain, snow, forecast, storm, sunshine, heatwave, wind, met office, frost, fog, drizzle, hail, climate, barometer, temperatures",
  sports:
    "football, rugby, cricket, tennis, hockey, basketball, baseball, espn, athletics, swimming, netball, sky sports, soccer, athlete, volleyball, lacrosse, jock, gymnastics, olympics, badminton",
  wife: "missus, mrs, the wifey, other half, bride, dw, her indoors, wifey, spouse, better half, trouble and strife, the boss, old lady",
  gone: "left, vanished, disappeared, missing, passed away, died",
  codes:
    "programme, python, javascript, programmer, developer, software, hack, java, coder, github, rust, hackathon, dev, debugging, c++, web dev, leetcode, scratch",
  tomatoes:
    "cherry, heirloom, san marzano, beefsteak, plum, toms, passata, gardener's delight, sungolds, bruschetta",
  ballet:
    "swan lake, nutcracker, pointe, tutu, ballerina, barre, plie, bolshoi, giselle, pirouette, nureyev, royal opera house, arabesque",
  drama:
    "theatre, acting, soaps, the stage, succession, am dram, k-drama, tragedy, plays, rada, downton, kdrama, line of duty, period piece, thespian, call the midwife, bridgerton, shakespeare",
  ties: "bow tie, knots, cravat, laces, necktie, fastens, bind, dickie bow, windsor, do up",
  seventies: "70s, 71, 72, 73, 74, 75, 76, 77, 78, 79, abba, septuagenarian, disco, 1970s",
  youth: "teens, young people, scouts, teenagers, adolescents, young folk, boyhood, girlhood, guides, kids",
  loved: "adored, was mad about, cherished, was obsessed with, treasured, was crazy about, enjoyed",
  rereads: "read it again, well-thumbed, dog-eared, goes back to, reads over and over, re-reads",
  aloud: "out loud, bedtime stories, audiobook, reads to",
  english:
    "british, literature, gcse lit, eng lit, england, esl, shakespeare, tefl, brit, efl, esol, london, yorkshire",
  gig: "concert, live show, live music, festival, open mic, support act, show, o2, tour date",
  hives: "bees, beekeeper, rash, apiary, allergic reaction, urticaria, beehive",
  proper: "real, genuine, correct, decent",
  racket: "tennis, badminton, racquet, squash, noise, din, wilson, head, padel, pickleball paddle, babolat",
  stiff: "rigid, seized up, achy, creaky, sore, aching, inflexible, arthritic, creaks, cricked",
  chips:
    "fries, crisps, doritos, wedges, pringles, french fries, tortilla, oven fries, chippy, nachos, lay's, fritos, tater tots, ruffles",
  korean: "korea, kimchi, seoul, bibimbap, k-pop, hangul, k-drama, kpop, bulgogi, kdrama",
  fruit:
    "apples, bananas, berries, oranges, grapes, mango, strawberries, blueberries, pears, plums, satsumas, cherries, melon, peaches, raspberries, kiwi, pineapple, clementines, figs, blackberries",
  naps: "snooze, siesta, doze, forty winks, kip, nods off, dozes off, 40 winks, catnap, power nap, shut-eye, lie-down, zizz, out cold on the sofa",
  points: "score, tips",
  noodles:
    "ramen, udon, pad thai, soba, pho, instant pot noodle, chow mein, vermicelli, laksa, lo mein, pot noodle, indomie, rice vermicelli, wagamama",
  serves:
    "dishes up, waitress, waiter, waits tables, bartender, barista, server, ace, plates up, army, military",
  sandwiches:
    "sarnies, butties, toasties, paninis, blt, subs, club, baps, pb&j, wraps, grilled cheese, hoagie, reuben, sanger, cobs, bagel, bacon roll, croque monsieur, piece, subway",
  ground: "soil, floor, earth, dirt, stadium",
  cross: "angry, annoyed, crucifix, grumpy, mad, narked, irritated",
  series:
    "box set, season, trilogy, saga, netflix, show, sitcom, soap, k-drama, sequel, miniseries, franchise",
  single:
    "unmarried, divorced, on her own, bachelor, tinder, unattached, not married, on the apps, spinster, solo, unwed, no boyfriend, no girlfriend, widowed, footloose",
  tablet: "ipad, kindle, fire, galaxy tab, remarkable, pill, wacom",
  orchids: "phalaenopsis, vanda, cymbidium, moth orchid",
  sugar: "caster, icing, sweet tooth, syrup, brown, muscovado, demerara, glucose, sweetener, diabetic",
  kicks: "boot, penalty, taekwondo, karate, punt, free kick",
  birth: "labour, delivery, c-section, caesarean, newborn, labor, gives birth, doula, arrival, midwife",
  fit: "athletic, in shape, healthy, toned, sporty, ripped, muscly, buff, in good nick, seizure, epilepsy",
  knocks: "bump, tap, rap, bang, thump, bash",
  marathon: "26.2 miles, london in april, boston qualifier, 26 miles, 42k, ultra, 26.2",
  buttons: "studs, toggles, press studs, fastenings, poppers, zips",
  straight: "direct, upright, level, neat, hetero",
  curtains: "drapes, blinds, net, blackout, voile, valance",
  covered: "smothered, coated, plastered, caked, splattered, drenched",
  square: "plaza, piazza, quad, granny",
  invents: "makes up, devise, comes up with, inventor, dream up, think up, concoct, tinkers",
  grinds: "mill, crush, mortar and pestle, pepper mill, burr, mash",
  stage:
    "theatre, acting, broadway, platform, west end, am dram, open mic, improv, performs, spotlight, footlights",
  swaps: "exchange, trade, switch, barter, facebook marketplace",
  doubles: "twice, two times, duplicates",
  patches: "mends, darns, badges, iron-on, elbow pads, repairs",
  egg: "omelette, scrambled, boiled, poached, yolk, sunny side up, easter, scotch",
  curious:
    "nosy, inquisitive, interested, asks questions, wonder, always asking why, intrigued, nosey, inquiring, why why why",
  parrot:
    "cockatiel, macaw, budgie, african grey, parakeet, lovebird, cockatoo, conure, lorikeet, budgerigar, kea, amazon grey",
  sleeves: "cuffs, long arms, record covers, raglan",
  hook: "peg, crochet, fishing, hanger",
  miles: "km, kilometres, 10k, mi, kilometers, leagues, 5k, k",
  recovering:
    "on the mend, convalescing, rehab, getting better, getting over, post-op, healing, recuperating, in recovery, physio, bouncing back, recovery, remission, after his op, after her op",
  mondays: "mon, start of the week, monday",
  switches: "toggle, swap, change, dimmer, cherry mx",
  lemon: "citrus, citron, lime and",
  grills:
    "barbecue, bbq, weber, barbie, chargrill, toast, burgers, cookout, broils, smoker, big green egg, traeger, braai, chars, kebabs, blackstone, flips burgers",
  indoors: "inside, stays in, homebody, at home, housebound",
  allotment:
    "veg patch, plot, vegetable garden, grows veg, raised beds, veggie garden, kitchen garden, community garden, runner beans, grows his own, grows her own, veggie patch, potager, veg plot",
  strangers: "randoms, people she doesn't know, people he doesn't know, passers-by, unknown people",
  computer:
    "pc, laptop, mac, imac, desktop, macbook, gaming rig, raspberry pi, chromebook, commodore 64, notebook, mainframe, spectrum, amiga, techie, windows machine",
  strap: "leash, watch band, belt, harness",
  detective:
    "sherlock, poirot, miss marple, columbo, sleuth, whodunnit, morse, rebus, csi, private eye, agatha christie, whodunit, inspector, cid, investigator, vera, murder mystery, line of duty, true crime, murdoch",
  drone: "dji, quadcopter, mavic, uav, fpv",
  proud:
    "chuffed, pride, made up, boasts, bragging, beaming, over the moon, brags, shows off, puffed up, so pleased",
  enough: "plenty, sufficient",
  stroke: "caress, pet, tia, aphasia, front crawl, backstroke, breaststroke",
  thinks:
    "ponder, muse, reckons, mulls over, wonders, believes, figures, contemplate, overthinks, chews over",
  apple:
    "granny smith, iphone, mac, gala, pink lady, bramley, braeburn, cox, cider, honeycrisp, crumble, fuji, ipad, macbook, cooker, golden delicious, russet, airpods, orchard",
  warm: "cosy, cozy, toasty, snug, balmy, mild, heated, tepid, fleecy, lukewarm, thermal",
  rents: "lease, tenant, hires, airbnb, landlord, flatshare, let, lodger, sublet, flat share, roommate",
  refuses: "won't, declines, turns down, says no, stubborn, rejects, digs his heels in, digs her heels in",
  thick: "chunky, dense, heavy, bulky, hefty, fat",
  waves: "surf, breakers, rollers, surfing, swell, surfs, says hi, ripples, tides, whitecaps",
  sketches:
    "drawings, doodles, draw, life drawing, pencil, charcoal, sketchbook, scribbles, draft, procreate, caricatures",
  suitcase:
    "case, luggage, samsonite, carry-on, trolley, rimowa, wheelie, holdall, baggage, hand luggage, trunk, away bag",
  flour:
    "plain, self-raising, wholemeal, bread mix, spelt, rye, semolina, cornmeal, strong white, almond meal",
  dice: "d20, yahtzee, craps, backgammon, dnd, d&d, polyhedral, d6",
  scout: "cub, beaver, brownie, girl guide, guides, akela, explorer, eagle, guide, webelos",
  wild: "untamed, feral, wilderness, crazy, rewilding, savage, nature",
  young: "little, youthful, teenage, small, tiny, newborn, in her twenties, in his twenties, juvenile, baby",
  pet: "dog, cat, hamster, guinea pig, goldfish, tortoise, gerbil, budgie, puppy, kitten, rabbit, parrot, bearded dragon, lizard, snake, fur baby, rat, ferret, gecko, chinchilla",
  fantasy:
    "tolkien, lord of the rings, game of thrones, harry potter, narnia, elves, d&d, sanderson, discworld, wheel of time, lotr, hobbit, dungeons and dragons, pratchett, wizards, romantasy, sarah j maas, hogwarts, fourth wing",
  guesses: "estimate, reckons, speculate, predict, charades, pictionary, wordle, taking a stab",
  repairs:
    "fix, mend, diy, darns, patches up, restore, mechanic, handyman, tinker, does up, patch, fettles, solders, overhaul, handy, fixer, fixes, doing up",
  flea: "car boot, thrift, boot sale, tick, antiques",
  spanish:
    "spain, barcelona, madrid, flamenco, paella, tapas, seville, mexican, castilian, espanol, español, catalan, hola, hispanic, andalusian",
  italy:
    "rome, tuscany, venice, florence, sicily, milan, naples, sardinia, puglia, amalfi, lake como, bologna, umbria, italian, turin, sorrento, verona, lake garda, piedmont, roma",
  nervous:
    "anxious, on edge, jittery, worried, butterflies, worrier, stressed, scared, jumpy, twitchy, panic, worries, edgy, tense, bag of nerves, anxiety, apprehensive, shaky, bundle of nerves, skittish",
  air: "breeze, oxygen, atmosphere",
  paperbacks:
    "novels, penguins, thrillers, romance novels, mills & boon, whodunnits, airport novels, softcovers, pulp",
  kettle: "whistling, smeg, stove-top, russell hobbs, electric pot, teapot",
  perfume:
    "chanel, fragrance, jo malone, cologne, scent, eau de toilette, aftershave, miss dior, eau de parfum, edp, tom ford, diptyque, ysl, le labo, guerlain, aromas, chanel no 5, spritz, toilette",
  cap: "baseball, beanie, flat, snapback, hat, trucker, beret",
  pond: "koi, lily pads, newts, frogs, water feature, tadpoles, duck, pool, goldfish",
  nuts: "almonds, cashews, peanuts, walnuts, pistachios, pecans, hazelnuts, brazils, macadamias, crazy, bonkers, bananas, conkers, chestnuts",
  grandson: "grandkid, grandchild, grandbaby, great-grandson, grandkids",
  bin: "trash, dustbin, wheelie, garbage can, recycling, rubbish, dumpster, trash can, skip, waste basket, compost caddy",
  pours: "decant, tip out, top up, trickle, bucketing, chucking it down, bucket down, drizzle",
  skips: "jump rope, misses, double dutch, bunk, bunk off, hop, dumpsters, bunks off, leaves out",
  silver: "sterling, chrome, grey, hallmarked, second place, pewter, cutlery, 925, silverware",
  idea: "concept, thought, brainwave, plan, notion, inspiration, suggestion",
  basket: "hamper, wicker, trug, hoop, punnet, bassinet, pannier",
  scales: "weighs, fitbit aria, piano practice, lizard, arpeggios, balance, climbs",
  bedtime:
    "lights out, goodnight moon, story before sleep, night night, tucked in, before sleep, bed by nine, beddy-byes, sleep routine, night-time, turns in",
  leaks: "drips, dribbles, seeps, burst pipe, oozes, plumber",
  chalk: "pastel, blackboard, chalkboard, hopscotch, crayon",
  weighs: "scales, kilos, stone, pounds, kg, lbs",
  meat: "beef, steak, chicken, pork, lamb, bacon, brisket, sausages, ham, mince, ribs, burgers, venison, turkey, salami, chops, carnivore, butcher, kebab, barbecue",
  july: "jul, fourth of, midsummer, high summer",
  net: "fishing, goal, trawl, mesh, butterfly, fruit cage",
  hut: "cabin, shack, shed, bothy, beach, yurt, shelter, lean-to",
  flower:
    "rose, tulip, daisy, lily, daffodil, sunflower, orchid, peony, dahlia, bloom, blossom, poppy, carnation, lavender, iris, hyacinth, bluebell, pansy, petals, geranium",
  castles:
    "fortress, national trust, palaces, ruins, forts, ramparts, windsor, chateau, bouncy, turrets, neuschwanstein, english heritage, keeps, citadels, manors, chateaux",
  beside: "next to, alongside, by",
  fifteen: "15",
  wallet: "billfold, cardholder, purse, money clip, bellroy, card case",
  calm: "relaxed, chilled, peaceful, zen, serene, tranquil, laid-back, unflappable, chill, mellow, soothes, placid, laid back, headspace, cool-headed, level-headed, soothing, unwind, even-tempered",
  metal:
    "steel, iron, aluminium, copper, brass, titanium, metallica, iron maiden, tin, slayer, bronze, heavy rock, black sabbath, welding, thrash, slipknot, doom, aluminum, pewter, blacksmith",
  retreat: "getaway, silent week, spa break, vipassana, ashram, hideaway, wellness weekend",
  mouse: "rodent, trackpad, logitech, dormouse, vermin, gerbil, mickey",
  gadgets:
    "gizmos, tech, apple watch, smart home, gismos, alexa, drones, tech toys, electronics, techie, gear, devices, contraptions, echo, arduino, raspberry pi, geek, early adopter, doodads",
  meditates:
    "headspace, mindfulness, zen, mindful, om, vipassana, calm app, sits in silence, breathwork, buddhist, mantra, chants, reiki, lotus position",
  gin: "g&t, tanqueray, bombay sapphire, hendrick's, gordon's, sloe, negroni, martini, g and t, gin and tonic, beefeater, monkey 47, mother's ruin, g&ts",
  due: "expected, expecting, on the way",
  soft: "fluffy, squishy, plush, velvety, cuddly, silky, fleecy, gentle, cosy, cashmere, downy, smooth, squidgy, snuggly",
  plain: "simple, unadorned, basic, undecorated, prairie, beige, vanilla, minimalist",
  breathing:
    "asthma, inhaler, copd, wheezes, breathwork, out of breath, puffed out, inhaling, short of breath, huffing and puffing, pant",
  gravel: "pebbles, shingle, grit, stones, chippings, aggregate",
  finger: "thumb, pinky, index, digit, pinkie, knuckle, fingertip",
  fixes:
    "repair, mend, patch up, tinker, sorts out, handyman, mechanic, diy, restore, fettles, solder, troubleshoots, handy, bodge, patch, servicing, jerry-rig, plumber, do up",
  trousers:
    "jeans, chinos, cords, leggings, joggers, slacks, pants, trackies, combats, khakis, sweatpants, dungarees, tracksuit bottoms, culottes, flares, kecks, cargo pants, corduroys, jeggings, strides",
  surf: "waves, longboard, bodyboard, newquay, paddles out, wipeout, bondi, hang ten, wetsuit, catching waves, rip curl, boogie board, surfing, bodyboarding, kitesurf, malibu, paddleboard",
  volunteers:
    "soup kitchen, charity shop, food bank, helps out, oxfam, samaritans, red cross, rnli, unpaid, gives her time, gives his time, habitat for humanity, charity work, meals on wheels, pta, peace corps, lifeboat crew, does good, fundraise",
  trades:
    "swap, stocks, crypto, barter, exchange, shares, plumber, electrician, carpenter, day trader, forex, brickie, deals",
  eleven: "11",
  france:
    "paris, provence, brittany, normandy, lyon, bordeaux, dordogne, nice, alsace, marseille, chamonix, cannes, french, gite, loire, riviera, toulouse, burgundy",
  cinema:
    "movies, film, odeon, imax, vue, picturehouse, the pictures, pictures, matinee, curzon, multiplex, drive-in, everyman, movie theater, flicks, amc, silver screen, letterboxd, cineworld, arthouse",
  pads: "cushioning, kneepads, shin guards, notepad, post-its, sanitary towels, paws",
  suit: "tux, tuxedo, three-piece, blazer, tailored, pinstripe, dinner jacket, armani, morning coat, wetsuit, black tie, savile row, two-piece, penguin",
  roof: "thatch, slates, rooftop, tiles, gutters, rafters, shingles, ridge",
  secret:
    "hush-hush, private, confidential, hidden, surprise, on the sly, classified, mum's the word, undercover",
  restores:
    "do up, doing up, refurbish, renovate, upcycle, repair, fixes up, classic car, revamp, overhaul, reupholster, sanding, french polish, conservator, rebuilds, bring back to life, vintage tractor, recondition",
  pottery:
    "ceramics, throwing pots, clay, kiln, wheel throwing, porcelain, stoneware, raku, earthenware, glazes, potter, pots, wheel, denby, wedgwood, the great pottery throw down, terracotta",
  crime:
    "true murder, whodunnit, detective, thriller, noir, murder, agatha christie, serial killer, police, whodunit, csi, rankin, burglary, gangster, sherlock, line of duty, theft, law and order, mob, poirot",
  truck:
    "pickup, lorry, ute, f150, f-150, 18-wheeler, tractor trailer, hgv, semi, pick-up, juggernaut, artic, ford ranger, silverado, tacoma, dumper, rig, monster, eighteen-wheeler, tonka",
  weak: "feeble, frail, wimpy, fragile, limp, shaky, wobbly, puny, run down, infirm, poorly, flimsy",
  sauna: "steam room, banya, hot cabin, spa, infrared, sweat lodge, hammam, finnish steam",
  darts:
    "dartboard, 180, oche, bullseye, treble 20, arrows, luke littler, ally pally, pub game, phil taylor, one hundred and eighty",
  fiddles: "fidget, violin, tinker, twiddle, mess about, fiddler, bluegrass, ceilidh, toy with, faff",
  poker:
    "texas hold'em, hold'em, royal flush, bluff, all in, full house, wsop, casino chips, texas holdem, five-card, pokerstars",
  handle: "knob, grip, lever, hilt, haft",
  balances: "wobble board, tightrope, slackline, juggles, teeter, tai chi, steady",
  polishes: "buff, shines, wax, sand, varnish, rub up, burnish",
  german: "germany, berlin, munich, bavarian, deutsch, austrian, hamburg, bratwurst, oktoberfest, cologne",
  better: "improved, on the mend, healthier, recovered, superior",
  altar: "shrine, tabernacle, chancel",
  yarn: "wool, merino, skeins, crochet, alpaca, worsted, hank, fibre, mohair, acrylic, dk, aran, thread, cotton, 4-ply, chunky, sock wool, cashmere, ravelry",
  dips: "hummus, guacamole, salsa, tzatziki, dunk, swim, taramasalata, guac, baba ganoush, houmous, ranch, queso, wild swimming, sauces, raita, skinny",
  knots: "bowline, reef, macrame, tangles, clove hitch, paracord, bow, splicing",
  shot: "photo, espresso, injection, jab, vaccine, tequila, snap, jagerbomb, pic",
  south: "southern, down under, downunder, texas, kent, sussex",
  roots: "ancestry, family tree, heritage, genealogy, ancestors, 23andme, origins, tubers, bulbs",
  terrace:
    "patio, deck, balcony, veranda, decking, row house, roof garden, mid-terrace, end-of-terrace, loggia",
  scarf:
    "pashmina, snood, muffler, shawl, hijab, bandana, wrap, cowl, cravat, headscarf, neckerchief, foulard, stole, silk square",
  wire: "cable, fence barb, fuse, copper, cord, electrics",
  seeds:
    "sowing, bulbs, seedlings, sunflower, chia, pumpkin, sesame, sow, poppy, birdseed, pips, seed packet",
  campfire: "bonfire, fire pit, s'mores, marshmallows, firepit, open flame, smores, kumbaya",
  uncle:
    "great-uncle, unc, tio, godfather, nuncle, my mum's brother, my dad's brother, zio, onkel, mom's brother, dad's brother",
  visitors:
    "guests, company, houseguests, tourists, callers, people round, people over, friends round, relatives staying, carers, day-trippers",
  wizard:
    "gandalf, harry potter, dumbledore, merlin, sorcerer, mage, warlock, hogwarts, magician, spellcaster",
  podcasts:
    "serial, this american life, rest is history, off menu, audible, desert island discs, joe rogan, true crime, pods, spotify, pod, no such thing as a fish, my favorite murder",
  october: "oct, halloween, inktober, oktoberfest",
  jazz: "miles davis, coltrane, swing, bebop, ella fitzgerald, ronnie scott's, blues, big band, dixieland, bossa nova, chet baker, ellington, sax, louis armstrong, nina simone, fusion, dave brubeck, thelonious monk, scat",
  orchestra:
    "symphony, philharmonic, strings section, proms, first violin, sinfonia, second violin, ensemble, chamber group, brass section, conductor, string quartet",
  musical:
    "hamilton, wicked, les mis, broadway, west end, phantom, mamma mia, show tunes, lion king, cats, sondheim, rent, six, theatre kid, andrew lloyd webber, dear evan hansen, showtunes, hairspray, grease",
  headphones:
    "airpods, earbuds, earphones, bose, noise-cancelling, beats, headset, cans, sony xm5, earpods, in-ears, sennheiser, buds, galaxy buds, ear defenders",
  tunes: "songs, melodies, tracks, bangers, jigs, reels, playlist, ditties, airs",
  rucksack: "backpack, daypack, knapsack, osprey, kanken, bergen, daysack, schoolbag, haversack",
  operation:
    "surgery, op, procedure, bypass, hip replacement, knee replacement, hysterectomy, appendix out, c-section, under the knife, transplant, keyhole, anaesthetic, caesarean, cataracts, vasectomy",
  robots:
    "transformers, roomba, lego mindstorms, r2-d2, droids, androids, wall-e, arduino, cyborg, mecha, robotics, gundam, battlebots, bots, roboticist, c-3po, robo",
  homesick:
    "misses home, misses his mum, misses her mum, far from home, misses her family, misses his family, pining for home, longs for home, misses the old country, misses her country",
  scent: "smell, perfume, fragrance, aroma, whiff, cologne, aftershave, diffuser, odour",
  route: "path, way, itinerary, directions, satnav",
  vet: "veterinary, veterinarian, animal doctor, army veteran, ex-army, ex-military, animal hospital",
  telescope:
    "stargazing, astronomy, celestron, dobsonian, refractor, hubble, spotting scope, reflector, james webb, binoculars for the stars, spyglass, skywatcher",
  olives: "kalamata, tapenade, nocellara, antipasti, castelvetrano, gordal",
  expecting:
    "pregnant, due in, bump, baby on the way, preggers, up the duff, with child, mum-to-be, mom-to-be, second trimester, third trimester, bun in the oven, due date",
  pram: "buggy, stroller, pushchair, bugaboo, carrycot, baby carriage, perambulator, double buggy",
  grey: "gray, silver, charcoal, slate, ashen, silvery, overcast, salt and pepper, white hair",
  soaks: "bath, steep, marinate, drench, hot tub, long bubbles, wallow, epsom",
  touch: "feel, stroke, brush against, fondle, pat, paw, prod",
  pushes: "shove, nudge, press, press-ups, push-ups, jostle",
  elbow: "funny bone, tennis elbow, tendonitis, golfer's elbow",
  edges: "borders, rims, margins, fringes, hems",
  spilled:
    "knocked over, tipped, spilt, slopped, dropped, splashed, sloshed, upended, upset his drink, splattered",
  deaf: "hard of hearing, hearing aids, bsl, can't hear, hearing loss, asl, lip-reads, sign language, cochlear, hearing impaired, lipreading, hoh, lip reads",
  fourteen: "14",
  tears: "crying, weeping, sobs, cries, weepy, blubbing, waterworks, in floods, welling up, rips, sobbing",
  mirror: "looking glass, vanity, rear-view, reflection, wing",
  searches:
    "look for, hunt, seek, google, scour, rummage, rifles through, browse, ferret, trawl, metal detecting, forage, comb, scours rightmove",
  measures: "tape, ruler, calculate, size up, gauge, spirit level",
  mexico: "cancun, oaxaca, mexican, tulum, tijuana, guadalajara, yucatan, baja, puebla, cabo, chiapas",
  astronaut:
    "nasa, spaceman, tim peake, apollo, cosmonaut, buzz aldrin, space station, neil armstrong, iss, chris hadfield, spacewoman, moon walk, spacesuit",
  barbecue:
    "bbq, grill, weber, brisket, barbie, burgers, cookout, ribs, smoker, pulled pork, braai, big green egg, sausages on the coals, traeger, steaks outside, barbeque",
  retirement:
    "retired, pension, pensioner, leaving do, last day at work, hung up his boots, stopped working, retiree, finished work, retire, gold watch",
  sheets: "bedding, linen, duvet cover, pillowcases, egyptian cotton, bed linen, a4",
  aunt: "auntie, aunty, great-aunt, tía, tia, godmother, zia, tante, tita, my mum's sister, my dad's sister, mom's sister, dad's sister",
  anime:
    "ghibli, naruto, one piece, demon slayer, crunchyroll, totoro, weeb, manga, attack on titan, dragon ball, my hero academia, studio ghibli, miyazaki, otaku, shonen, evangelion, jujutsu kaisen, spirited away, sailor moon, cosplay",
  salt: "maldon, sea flakes, himalayan, kosher, sodium, rock, fleur de sel",
  indian:
    "india, curry, tikka masala, biryani, bollywood, punjabi, hindu, diwali, mumbai, delhi, naan, desi, bengali, gujarati, tamil, kerala, dal, bhaji, vindaloo, samosa",
  hears: "listens, overhears, eavesdrop, catches",
  teenagers:
    "teens, adolescents, youths, yoof, fourteen-year-olds, kids at secondary, gcse kids, tweens, high schoolers, young adults, sixth formers, schoolkids, year 10s",
  portraits:
    "headshots, life drawing, self-portrait, selfies, caricatures, sitter, miniatures, faces in oils",
  medieval:
    "middle ages, knights, jousting, castles, tudor, re-enactment, renaissance fair, norman, crusades, plantagenet, dark ages, chivalry, larp, viking, anglo-saxon, arthurian, sca",
  gold: "golden, 18 carat, nine-carat, first place, gilt, bullion, 24k, 14k, gilded, bling, 18k",
  kills: "murder, slay, slaughter, wipes out, bumps off, black thumb, swats",
  branches: "boughs, twigs, sticks, limbs, offshoots, prunings",
  needles: "knitting, pins, injections, jabs, acupuncture, circulars, syringe, addi, dpns",
  lyrics: "words to every song, song words, verses, songwriter, rhymes, singalong",
  scribbles: "doodle, jot, scrawl, write, notes in the margin, sketches, pens, journals",
  bangs: "slam, thump, fringe, knock, crash, hammers, explosions, clatter, wallop",
  arthritis:
    "stiff fingers, rheumatoid, sore joints, achy joints, ra, joint pain, swollen knuckles, osteoarthritis, gout, rheumatism, bad joints, creaky knees, stiff joints",
  thumb: "digit, opposable",
  cricket:
    "the ashes, batsman, bowler, test match, wicket, lord's, bowls spin, ipl, batting, oval, googly, t20, the hundred, innings, lbw, wicketkeeper, tms, ben stokes",
  skis: "slopes, snowboards, piste, chalet, val d'isere, black runs, off-piste, whistler, verbier, aspen, skiing, skier, cross-country, apres, alpine, salomon, black diamond",
  allergic:
    "allergy, intolerant, hay fever, epipen, coeliac, celiac, hives, anaphylaxis, anaphylactic, hayfever, antihistamines, lactose, gluten-free, nut-free, sneezes at, piriton, swells up, comes out in a rash",
  makeup:
    "lipstick, mascara, eyeliner, foundation, blusher, eyeshadow, concealer, charlotte tilbury, sephora, mac, contour, bronzer, lip gloss, cosmetics, slap, highlighter, fenty, nars, mua, rouge",
  crumbs: "bits of toast, morsels, crusty bits, panko",
  barn: "hayloft, outbuilding, cowshed, byre, stable, farm building",
  bends: "curves, hairpin, stoop, crouch, flex, warp, twist, corners, arches",
  heels:
    "stilettos, louboutins, pumps, court shoes, wedges, jimmy choos, kitten, platforms, manolos, slingbacks",
  bakery:
    "greggs, patisserie, boulangerie, cake shop, bakehouse, baker, gail's, panera, donut shop, bagel place, paul",
  summers: "julys, summer holidays, augusts",
  island:
    "skye, crete, ibiza, majorca, malta, isle, corfu, mallorca, hawaii, tenerife, bali, wight, jersey, santorini, iceland, sicily, lanzarote, maldives, martha's vineyard, orkney",
  wipes: "clean, mop, dry, swab, huggies, polish, baby cleansing cloth, dab, clorox",
  lap: "knee, circuit, length, knees",
  war: "ww2, wwii, ww1, battle, conflict, somme, d-day, vietnam, iraq, afghanistan, blitz, veteran, falklands, trenches, battlefield, napoleonic, gulf, spitfire, dunkirk, normandy landings",
  rest: "relax, put her feet up, chill, nap, lie down, put his feet up, unwind, breather, downtime, take it easy, recharge, lie-in, day off, switch off, decompress, time off, veg out, laze, recuperate, respite",
  tattoo: "ink, inked, sleeve, tatt, body art, tramp stamp, tats, henna, tat",
  cartoons:
    "looney tunes, tom and jerry, pixar, peppa pig, simpsons, disney, bluey, family guy, spongebob, animation, caricatures, scooby-doo, mickey mouse, bugs bunny, rick and morty, paw patrol, animated, new yorker drawings, calvin and hobbes, the far side",
  conventions:
    "comic con, expo, comic-con, cons, cosplay meet, trade show, worldcon, conferences, comicon, dragon con, gencon, mcm, comiccon, con",
  sky: "stars, clouds, heavens, stargazing, skyline, night stars, skies, northern lights, aurora",
  why: "how come, reason, what for",
  cocoa: "hot chocolate, cadbury's, ovaltine, horlicks, hot choc, hot chocolate with marshmallows, mocha",
  cocktails:
    "negroni, mojito, margarita, martini, old fashioned, aperol spritz, cosmos, espresso martini, daiquiri, spritz, mixologist, manhattan, pina colada, happy hour, bloody mary, mixology, cosmopolitan, mimosas, pornstar martini, bartender",
  shapes: "triangles, circles, squares, moulds, forms, silhouettes, molds",
  boyfriend:
    "bf, fella, other half, partner, bloke, man, lad she's seeing, so, beau, feller, bae, guy she's seeing, new man, significant other, chap she's seeing, sweetheart, her man, better half, toy boy",
  salad:
    "caesar, coleslaw, lettuce, greek, rocket, nicoise, greens, tabbouleh, waldorf, leaves, slaw, caprese, rabbit food, cobb, arugula, kale bowl, potato, sweetgreen",
  eid: "ramadan feast, end of ramadan, eid al-fitr, fitr, adha, eidi",
  sixteen: "16, sweet sixteen, gcse year",
  owl: "barn, tawny, snowy, hedwig, little hooter, hoots, screech, barred, eagle",
  trainers:
    "sneakers, nikes, adidas, jordans, converse, air max, vans, new balance, running shoes, asics, yeezys, runners, hokas, kicks, sneakerhead, reeboks, stan smiths, plimsolls, pumas, creps",
  surgery:
    "operation, op, bypass, hip replacement, knee replacement, transplant, under the knife, c-section, keyhole, appendectomy, hysterectomy, gp's, facelift, procedure, mastectomy, open heart, biopsy, laparoscopy, nose job, surgeon",
  shoebox: "nike box, keepsake box, clarks box, old boot box",
  collection: "hoard, set, array, stash, assortment, collects, trove",
  stall: "market stand, booth, kiosk, stand, pitch at the market, craft fair table, car boot",
  captain: "skipper, armband, leader, co-pilot, pilot, kirk, commander, cap",
  tried:
    "attempted, had a go, sampled, tasted, gave it a go, tested, dabbled, gave it a whirl, had a crack, gave it a shot, had a bash, had a stab",
  thin: "skinny, slim, slender, bony, lean, lanky, scrawny, rake, slight, beanpole, petite, gaunt, wafer, twig, skin and bones",
  low: "down, blue, glum, depressed, fed up, miserable, in the dumps, under the weather, bottom",
  miniatures:
    "warhammer, dolls' house, minis, dollhouse, figurines, airfix, tiny models, 40k, scale models, games workshop, gundam, dioramas, little soldiers, model trains, citadel, tin soldiers, terrain",
  workshop: "shed, garage, class, studio, atelier, masterclass, seminar, bench in the garage, makerspace",
  dinosaur:
    "t-rex, t rex, stegosaurus, triceratops, jurassic park, velociraptor, diplodocus, dino, trex, raptor, brontosaurus, fossils, pterodactyl, palaeontologist, brachiosaurus, jurassic world, ankylosaurus, tyrannosaurus, paleontologist, tyrannosaur",
  logs: "firewood, kindling, timber, tree trunks, yule, cordwood",
  dutch: "holland, netherlands, amsterdam, rotterdam, utrecht, flemish",
  diwali: "festival of lights, diyas, deepavali, divali",
  herbs:
    "basil, rosemary, thyme, mint, parsley, coriander, sage, cilantro, oregano, dill, tarragon, chives, bay leaves, lavender, lemon balm, marjoram, chervil",
  locks: "padlock, bolts, latch, hair, deadbolt, curls, canal gates, tresses",
  stable: "stall, livery, loose box, tack room, yard, mews, steady, equestrian centre",
  tangled: "knotted, matted, in a knot, snarled, bird's nest, rapunzel, twisted, knots",
  butter: "lurpak, margarine, ghee, kerrygold, spread, marge, flora, anchor, country crock",
  cottage:
    "bungalow, thatched, croft, cabin, bothy, chalet, gite, holiday let, dacha, bolthole, two-up two-down, farmhouse",
  furniture:
    "sofa, wardrobe, ikea, table, bookcase, dresser, upholstery, armchair, desk, sideboard, chest of drawers, chairs, antiques, wayfair, cabinets, upcycle, bed, cupboard, reupholster, mid-century",
  kneels: "on her knees, on his knees, genuflect, crouch, gets down on one knee, squat, weeding mat",
  ran: "jogged, sprinted, raced, legged it, marathon, bolted, parkrun, dashed, fled, scarpered, 10k, half marathon, pb",
  rattle: "shaker, maraca, jangle, clatter, clank, judder",
  great:
    "brilliant, amazing, fantastic, ace, awesome, fab, wonderful, superb, excellent, terrific, cracking, mega, smashing, outstanding",
  tall: "lanky, 6'4, six foot, six foot four, beanpole, 6ft, 6'2, towering, long-legged, leggy, giant, six-footer, gangly, six two, basketball height, bumps his head, high, 6'5, statuesque",
  fabric:
    "cotton, linen, velvet, tweed, felt, silk, denim, corduroy, fleece, muslin, lace, liberty print, cloth, remnants, textile, fat quarters, jersey, chiffon, gingham, canvas",
  early:
    "crack of dawn, first thing, up with the lark, 5am, up at six, dawn, 6am, prompt, before seven, early bird, sparrow's fart",
  clips: "trims, videos, reels, paperclips, hair slides, barrettes, snips, carabiner, tiktoks",
  loose: "slack, wobbly, baggy, floppy, unattached",
  solo: "on his own, on her own, by himself, by herself, alone, single-handed, unaccompanied",
  pays: "fork out, shell out, cough up, treats, foots the bill, picks up the tab, settle up, stump up, splash out, chips in, salary",
  jewish:
    "shabbat, kosher, synagogue, passover, hanukkah, rabbi, hebrew, seder, bar mitzvah, yiddish, shul, bat mitzvah, yom kippur, challah, ashkenazi, sephardic, rosh hashanah, torah, chanukah, mitzvah",
  converted: "did up, turned into, transformed, adapted, kitted out, self-build, remodelled",
  different: "various, unusual, another, assorted, varied, odd, not the same",
  huge: "enormous, massive, giant, gigantic, ginormous, big, whopping, colossal, humongous, vast, mahoosive, jumbo, monster, mega",
  shavings: "sawdust, wood curls, wood chips, whittling, offcuts",
  dolls:
    "barbies, american girl, baby annabell, bratz, lol surprise, porcelain, matryoshka, cabbage patch, sylvanian families, sindy, reborns, rag, calico critters, babushka, baby born",
  magazines:
    "vogue, hello, new yorker, private eye, glossies, national geographic, mags, cosmo, heat, radio times, elle, good housekeeping, people, the economist, which, bbc gardeners' world, periodicals, zines, comics, time",
  fairs: "funfair, carnival, fete, fayre, craft markets, trade shows, shows, festivals",
  eighteen: "18, 18th, adult now",
  studying:
    "revising, degree, cramming, at uni, swotting, in college, doing a masters, phd, coursework, law school, finals, majoring, med school, hitting the books, open university, pre-med, gcse, reading for a degree, a levels, undergrad",
  wax: "candle, beeswax, paraffin, surfboard, soy, polish, brazilian, depilate",
  scenes: "landscapes, dioramas, skits, views, shots",
  fan: "supporter, gooner, fanatic, fangirl, swiftie, follower, nut, obsessed with, trekkie, mad about, season ticket, groupie, buff, devotee, dyson, ventilator, potterhead, diehard, stan",
  battles:
    "war, waterloo, warhammer, fights, hastings, gettysburg, skirmish, combat, conflict, re-enactments, somme, bosworth, trafalgar, wargaming, struggles, wargames, clashes, larp",
  gate: "barrier, turnstile, stile, kissing, fence door, portcullis",
  sunset: "dusk, sundown, golden hour, sundowner, nightfall, twilight, gloaming",
  thousand: "1000, grand, k, 1, 000, 1k",
  prayer:
    "praying, rosary, blessing, grace, mass, salah, salat, worship, amen, hail mary, psalm, namaz, church, our father, lord's, mosque, vespers, novena, shema",
  airport:
    "heathrow, gatwick, departures, jfk, terminal, lax, stansted, duty free, arrivals, luton, o'hare, schiphol, charles de gaulle, airfield, newark, boarding gate",
  soil: "compost, dirt, earth, mud, potting mix, loam, topsoil, peat, muck, ground",
  screws: "bolts, nails, fixings, nuts and bolts, rawlplugs, phillips, fasteners",
  hammer: "mallet, claw, sledgehammer, gavel, pound",
  chemo:
    "cancer, radiotherapy, chemotherapy, oncology, oncologist, tumour, treatment for breast cancer, radiation, leukaemia, lymphoma, leukemia, immunotherapy",
  expensive:
    "pricey, posh, designer, costly, costs a bomb, costs a fortune, dear, luxury, extortionate, high-end, costs an arm and a leg, fancy, spendy, steep, splurge, rolex, overpriced, gucci",
  fortune: "small mint, bomb, arm and a leg, packet, tarot, bundle, lottery win, windfall",
  orange:
    "tangerine, clementine, satsuma, mandarin, apricot, amber, terracotta, peach, coral, blood, burnt umber, citrus, rust, seville",
  crochets: "granny square, amigurumi, hook and yarn, doilies, yarn, granny squares, crocheted, crocheting",
  split:
    "divorced, broke up, separated, torn, cracked, parted, shared, ripped, busted up, called it quits, dumped",
  thank: "grateful, cheers, ta, gratitude, appreciate, thx, owe her, owe him, in her debt, thankful",
  february: "feb, valentine's, valentines",
  boules: "petanque, pétanque, bocce, jack",
  toes: "tootsies, bunion, big toe, pinky, feet, pedicure, ingrown",
  landing: "touchdown, upstairs hall, stairhead, touching down",
  stains: "spots, wine spill, marks, vanish, grass marks, splodge, smear, smudges, blotch, splatter",
  rug: "carpet, persian, sheepskin, kilim, hearth, mat, runner, berber, ruggable, dhurrie, shag",
  lanes: "country roads, backroads, bowling, alley, byways, ten-pin, tenpin",
  cube: "rubik's, ice, block, dice, speedcubing",
  soon: "shortly, next week, next month, any day now, in a few weeks, before long, tomorrow, imminent, round the corner, coming up",
  finally: "at last, at long last, eventually, in the end, after all these years",
  reach: "get to, stretch, extend, arrive",
  rocket: "spaceship, spacex, nasa, saturn v, apollo, arugula, shuttle, firework, spacecraft, falcon 9",
  pie: "apple crumble, shepherd's, cottage, pumpkin, pecan, steak and kidney, pasty, quiche, tart, meringue, key lime, pork, cobbler, mince, cherry, galette, banoffee, pastry, empanada, flan",
  binoculars: "bins, swarovski, opera glasses, field glasses, spotting scope, twitching, zeiss, binocs",
  alps: "chamonix, mont blanc, zermatt, swiss mountains, dolomites, matterhorn, eiger, tyrol, verbier, courchevel, meribel, morzine, innsbruck, st anton, austrian mountains",
  cover: "sleeve, lid, blanket, case, tarpaulin, wrap, jacket, tarp",
  divorce:
    "split, ex-husband, ex-wife, separated, breakup, ex, custody, broke up, separation, left her husband, left his wife, marriage ended, decree, split up, alimony, newly single, break-up, on her own after",
  theme: "topic, alton towers, disneyland, motif, legoland, six flags",
  tokyo: "shibuya, shinjuku, harajuku, akihabara, ginza, tokyo disney, asakusa",
  ramadan: "iftar, suhoor, eid, fasting for allah, taraweeh, ramzan, fasts till sunset",
  chops: "dices, slices, cuts, lamb, splits logs, hacks, pork, axes, minces, cutlets, hews",
  say: "state, mention, utter, speak",
  sunrise: "dawn, daybreak, first light, sunup, crack of dawn, golden hour, 5am",
  weight:
    "kilos, pounds, diet, slimming world, slimming, weightwatchers, stone, lbs, ozempic, kg, wegovy, baby bump pounds, heft",
  blows: "puffs, gusts, windy, huff",
  vegetables:
    "veg, veggies, carrots, broccoli, courgettes, peas, leeks, cabbage, kale, onions, runner beans, potatoes, peppers, spinach, cauliflower, zucchini, sprouts, parsnips, beetroot, aubergine",
  kindergarten:
    "kinder, preschool, reception, pre-k, nursery school, big school, kindy, foundation stage, first grade soon, montessori, starting school",
  strange: "odd, weird, peculiar, bizarre, creepy, unusual, funny, eerie, quirky, spooky, curious, uncanny",
  app: "whatsapp, instagram, tiktok, strava, duolingo, tinder, headspace, ios software, hinge, snapchat",
  quit: "gave up, packed in, stopped, jacked in, left her job, left his job, resigned, handed in her notice, handed in his notice, cold turkey, walked out, chucked in, given up, kicked the habit, nicotine patches, chucked it in",
  rusty: "corroded, rusted, oxidised, old banger, seized, out of practice",
  railway:
    "trains, steam, locomotive, hornby, flying scotsman, rail, hogwarts express, trainspotter, mainline, underground, branch line, trainspotting, railroad, heritage line, signal box, amtrak, platform, narrow gauge",
  bent: "crooked, buckled, warped, wonky, twisted, dented, misshapen, stooped, hunched, squashed",
  advent: "countdown to christmas, first of december, advent calendar, wreath",
  shy: "timid, introvert, introverted, bashful, quiet, reserved, socially anxious, awkward, hides behind his mum, hides behind her mum, wallflower, withdrawn, self-conscious, mousy, tongue-tied, sheepish, retiring, reticent, blushes",
  curry:
    "tikka masala, vindaloo, korma, madras, balti, thai green, jalfrezi, rogan josh, dal, bhuna, katsu, massaman, ruby, biryani, dopiaza, rendang, dhal, butter chicken, indian takeaway, saag",
  thirteen: "13, becoming a teenager",
  beads:
    "pearls, pandora, rosary, necklace, hama, perler, jewellery making, friendship bracelets, seed pearls, miyuki, sequins",
  pretty:
    "beautiful, cute, lovely, gorgeous, attractive, good-looking, girly, bonny, stunning, quaint, picturesque, fairly",
  loaves: "sourdough, bread, baguettes, bloomer, rye, tin bread, focaccia, cobs, challah",
  bottom: "bum, base, foot, backside, behind, bed of the sea, underside, butt, tush",
  thread: "cotton, string, embroidery floss, dmc, yarn, bobbin, gutermann, reel of cotton",
  foam: "froth, bubbles, lather, frothy, cappuccino top, sponge, suds, memory, nerf",
  jeans:
    "levi's, skinny, denims, wranglers, bootcut, 501s, levis, denim, dungarees, mom, flares, carhartt, jeggings",
  fashion:
    "vogue, style, clothes, designer, outfits, chanel, gucci, streetwear, zara, asos, catwalk, trends, fashionista, couture, runway, prada, h&m, stylish, dressmaking, shein",
  raw: "sushi, uncooked, tartare, sashimi, chapped, rare, ceviche, carpaccio, sore",
  paddles: "kayak, canoe, sup, wades, oars, paddleboard, rows, dips his toes, dips her toes",
  christening:
    "baptism, godparents, godmother, godfather, godchild, font, godson, goddaughter, baptised, baptized, naming ceremony, christened, dedication",
  spread: "jam, marmite, nutella, peanut butter, hummus, smear, marge, buffet, pate, lurpak, feast",
  torch: "flashlight, headlamp, head light, maglite, led, lantern",
  cost: "price, expensive, fee, paid, bill, set him back, set her back, expense",
  avoids:
    "dodge, steer clear, gives up, shun, keeps away, stays away, swerves, skip, ducks, can't face, ghosts, bunks off, evade",
  potatoes:
    "mash, spuds, roasties, new jersey royals, king edwards, maris piper, chips, jacket, hash browns, baked, tatties, dauphinoise, wedges, sweet, gnocchi, rosti, tater tots, fries, taters, latkes",
  doctor:
    "gp, surgeon, consultant, registrar, paediatrician, doc, physician, junior at the hospital, anaesthetist, cardiologist, oncologist, psychiatrist, med school, dermatologist, pediatrician, medic, resident, md, locum, radiologist",
  crust: "pastry, rind, sourdough, bread end, heel of the loaf, deep dish",
  waters: "hoses, sprinkle, watering can, sprinklers, irrigate, hosepipe, spritz",
  bounces: "trampoline, space hopper, spring, hop, jump, dribble, pogo, tigger",
  failed: "flunked, didn't pass, bombed, resits, flopped, resit, fell through, messed up, retake",
  mail: "post, letters, email, parcels, gmail, royal, usps, inbox, snail, package",
  launches:
    "start-up, opening, kicks off, blast-off, startup, releases, lift-off, unveils, rolls out, sets up, etsy shop",
  stickers: "panini, decals, label sheets, transfers, washi, vinyl cut, laptop decorations, bumper",
  dairy:
    "milk, cheese, yoghurt, lactose, yogurt, cream, butter, jersey cows, friesian, cows, ice cream, kefir",
  campaign:
    "dnd, d&d, election, canvass, leafleting, lobbying, quest, extinction rebellion, greenpeace, drive, petition, dungeons and dragons, activism, crusade, activist, amnesty, pathfinder",
  north: "up in scotland, yorkshire, newcastle, manchester, northern, leeds, up t'",
  crowd: "audience, mob, throng, crush, horde, fans, packed, masses, packed house",
  hedge: "privet, box bush, hawthorn, topiary, leylandii, yew, hedgerow, laurel",
  overnight:
    "sleepover, nightshift, through the night, red-eye, sleeper, camps, stays over, night shift, while she sleeps, while he sleeps",
  pair: "couple, two, twins, duo, set of two, brace",
  programmer:
    "developer, coder, software engineer, python, dev, hacker, software dev, javascript, web developer, codes, frontend, swe, backend, app builder, techie, github, java, stack overflow, full stack",
  seedlings:
    "plug plants, sprouts, saplings, shoots, propagator, tomato starts, sowing, germinate, seed trays, potting on",
  newspaper:
    "guardian, times, telegraph, the sun, daily mail, broadsheet, new york times, tabloid, the paper, gazette, ft, washington post, sunday papers, morning paper, herald, le monde, nyt, wall street journal, papers, local rag",
  answers: "reply, respond, picks up, solution, gets back to, quiz show, jeopardy",
  reunion:
    "get-together, old classmates, catch-up, reunited, homecoming, meet up after years, school 20 years on",
  grade: "year, form, mark, primary class, score, result",
  shiny:
    "glossy, sparkly, gleaming, metallic, polished, chrome, glittery, patent, sequins, blingy, sparkling, lustrous, gilt, holographic, holo",
  instrument:
    "guitar, piano, violin, trumpet, flute, cello, drums, saxophone, clarinet, banjo, harp, ukulele, recorder, trombone, accordion, oboe, sax, viola, bagpipes, harmonica",
  hop: "jump, skip, bounce, one leg, leap",
  distance: "far, long way, miles, social, gap, stretch, marathon",
  proposed:
    "got engaged, popped the question, on one knee, engaged, fiance, fiancee, put a ring on it, engagement, said yes, suggested, down on one knee, betrothed",
  parcels: "packages, amazon, deliveries, asos, boxes, care package, dhl, evri, hermes, fedex, packets, ups",
  middle: "centre, center, mid, halfway, between",
  performs:
    "acts, gigs, sings, am dram, on stage, does stand-up, recital, improv, dances, open mic, puts on shows, busk, in a play, treads the boards, plays live, burlesque, drag, community theatre",
  pigs: "piglets, boar, sow, gloucester old spots, hogs, peppa, kunekune, porkers, oinkers, swine, saddleback, pot-bellied",
  sword:
    "katana, rapier, sabre, lightsaber, fencing, epee, dagger, foil, longsword, cutlass, claymore, blade, scimitar, broadsword, hema, saber, excalibur",
  cage: "hutch, aviary, coop, pen, crate, rabbit run",
  chases: "runs after, pursue, hunt, tag, hounds, stalk, goes after, hare after, tear after",
  done: "finished, completed, over, sorted",
  treasure:
    "hoard, trove, buried gold, doubloons, loot, geocaching, prized possession, metal detecting, gems, cherish, bounty, booty, geocache",
  dyes: "tie-dye, indigo, batik, henna, colours her hair, hair pink, shibori, highlights, bleaches, tint, hair purple, colors her hair, madder, dip-dye, box colour",
  slices: "chops, cuts, wedges, carves, slivers, rashers, pieces, rounds of toast",
  blades: "knives, razors, skates, rollerblades, swords, chisel, chef's steel, gillette",
  charger: "usb, power bank, plug, magsafe, adaptor, anker, lightning lead, usb-c, power pack, adapter, dock",
  feathers: "down, plumage, quills, plumes, fletching, goose down, boa, plume",
  headaches:
    "migraine, tension, thumping temples, paracetamol, cluster, ibuprofen, splitting head, aspirin, pounding head, nurofen, hungover, hangover, excedrin, advil",
  gear: "kit, equipment, stuff, clobber, tackle, rig, climbing rack",
  opera:
    "puccini, verdi, la boheme, covent garden, aria, tosca, la traviata, soprano, the met, wagner, mezzo, magic flute, pavarotti, glyndebourne, carmen, madame butterfly, la scala, tenor, mozart, marriage of figaro",
  few: "couple, handful, several, not many, some",
  third: "3rd, bronze",
  rack: "shelf, stand, wine holder, hat stand, hooks, clothes horse, toast holder, coat stand, spice holder, airer",
  steam:
    "sauna, train, traction engine, locomotive, valve's game store, vapour, hot clouds, hammam, steamy, condensation, iron, steam deck",
  wobbly: "shaky, unsteady, rickety, unstable, doddery, tottery, wonky, wobble, loose, jelly legs, teeters",
  fifth: "5th",
  fidgets:
    "twitchy, can't sit still, ants in his pants, restless, squirm, fiddles, wriggles, adhd, jiggles, ants in her pants, hyper, antsy, never sits still, twiddle, on the go, jittery, wriggler, drums his fingers",
  armchair:
    "recliner, wingback, easy chair, la-z-boy, rocker, lazyboy, rocking, wing chair, lazy boy, parker knoll",
  skulls:
    "gothic, day of the dead, goth, calavera, heads, bones, skeletons, sugar heads, memento mori, crossbones, yorick",
  wheelchair:
    "mobility scooter, rollator, motability, disabled, paralysed, paraplegic, amputee, ms and can't walk, can't walk, power chair, quadriplegic, powerchair",
  shade:
    "parasol, shadow, sun umbrella, awning, gazebo, out of the sun, tint, blind, pergola, canopy, sunhat",
  weaves:
    "loom, tapestry, basketry, wicker, willow baskets, rug making, warp and weft, textiles, weaver, macrame, rigid heddle, weaving, tablet woven",
  crew: "shipmates, cabin staff, film team, team, hands on deck, gang, rowing eight, flight attendant, roadies, deckhand, the lads, squad, sailors",
  planets:
    "mars, saturn, jupiter, venus, solar system, astronomy, mercury, neptune, uranus, pluto, worlds, exoplanets, stargazing, telescope, space",
  den: "man cave, study, snug, fort, lair, hideout, blanket fort, treehouse, rumpus room, hideaway",
  rope: "cord, lasso, tow line, climbing line, paracord, rigging, string, halyard, bouldering, twine, skipping, mooring line, hemp line",
  overseas:
    "abroad, expat, other side of the world, long haul, foreign, australia, another country, different country, emigrated, posted to",
  pit: "fire, hole, mosh, quarry, colliery, coal mine, trench, orchestra",
  explains:
    "mansplain, tells, spells out, describe, clarify, lectures, talks through, walks through, breaks it down, tutors, elaborate",
  tours:
    "gigs, sightseeing, guided walks, trips, roadie, road trips, excursions, walking guide, city breaks, visits",
  sober:
    "teetotal, dry january, recovering alcoholic, doesn't drink, off the booze, aa, on the wagon, alcohol-free, stopped drinking, in recovery, clean, non-drinker, gave up drinking, 0%, tee-total, years dry, teetotaller, quit drinking, booze-free, given up alcohol",
  umbrella: "brolly, parasol, gamp, bumbershoot, golf brolly",
  ferments:
    "kimchi, kombucha, sauerkraut, pickles, sourdough, kefir, scoby, homebrew, miso, tempeh, gut health, fermenting, brew, brine, lacto, koji",
  lab: "laboratory, labrador, research bench, pipette, pcr, petri dish, chemist, technician, test tubes, clean room, postdoc, biotech, microscope, black one",
  pickles:
    "gherkins, chutney, kimchi, piccalilli, branston, sauerkraut, onions in vinegar, dill, cornichons, preserves, brine, relish, cukes in vinegar, beets in vinegar, achaar, fermenting",
  cans: "tins, coke, beers, lagers, tinnies, soda, six-pack, preserves, la croix, red bull",
  stretches:
    "yoga, pilates, limber up, warm-up, physio, flex, splits, downward dog, warm up, foam roller, bends and twists, flexibility, cool-down",
  mid: "middle of, halfway through, in the middle",
  sketchbook: "moleskine, drawing pad, notebook, sketchpad, art journal, sketch pad, leuchtturm",
  doodles:
    "sketch, scribble, draws, biro drawings, procreate, margins full of drawings, zentangle, cartoons, squiggles, labradoodle, cockapoo, goldendoodle",
  halloween:
    "trick or treat, pumpkin carving, fancy dress, witch, spooky, jack-o-lantern, 31 october, samhain, trick-or-treating, october 31, haunted house, spooky season, all hallows, hocus pocus",
  characters:
    "avatars, heroes, personas, cosplay, personalities, kanji, protagonists, roles, funko, batman, elsa",
  storms:
    "thunderstorm, tempest, gale, hurricane, tornado, twister, blizzard, squall, cyclone, nor'easter, thunder, lightning, typhoon",
  competition: "contest, tournament, championship, comp, tourney, cup, bake-off, derby, show jumping",
  licence: "license, permit, provisional, learner's",
  hero: "idol, heroine, superhero, role model",
  memory: "recall, recollection, flashback, remembers",
  hay: "bale, haylage, straw bale, haystack",
  clues: "hint, lead, cryptic clue, evidence",
  lent: "loaned, lends, ash wednesday",
  barefoot: "barefooted, bare feet, shoeless, no shoes, grounding",
  noon: "midday, twelve o'clock, 12pm, lunchtime",
  treats: "snack, goodie, dreamies, churu, milk-bone, biscuit, dentastix, greenies, sweetie",
  everybody: "everyone, all of us, y'all, the whole lot, the lot of us",
  fossils: "ammonite, trilobite, belemnite, dinosaur bone, shark tooth, fossilised",
  sharpens: "hone, whet, strop, whetstone, puts an edge on",
  mess: "clutter, bombsight, pigsty, chaos, messy, shambles, bomb site, disaster zone, untidy",
  shoulders: "rotator cuff, shoulder blade, scapula, traps, deltoid",
  fur: "coat, pelt, hair, fluff, fleece, furry",
  chef: "cook, sous chef, pastry chef, line cook, commis, head chef",
  handmade:
    "homemade, handcrafted, hand-made, handcraft, hand-knitted, hand-sewn, artisan, made by hand, diy",
  moss: "mossy, sphagnum, lichen, moss ball, kokedama",
  wonders: "muse, asks herself, asks himself",
  floors: "parquet, laminate, floorboard, lino, linoleum, hardwood, tiles, flooring, vinyl plank",
  violin: "fiddle, viola, strad, stradivarius, fiddler, violinist",
  chicken:
    "hen, rooster, chook, pullet, cockerel, bantam, orpington, silkie, poultry, drumstick, nugget, wings, roaster, kfc, nando's, rhode island red",
  itches: "itchy, scratchy, prickle, hives",
  laces: "shoelace, bootlace, shoestring",
  tight: "snug, taut, constricting, skin-tight",
  swears: "curse, cuss, effing and blinding, potty mouth, bad language, f-bomb, turns the air blue, sweary",
  stubs: "ticket stub, counterfoil",
  forever: "always, for ages, for donkey's years, for life, eternally, for good",
  bracelets: "bangle, cuff, wristband, charm bracelet, pandora, friendship bracelet, anklet",
  trims: "clip, prune, snip, shear, manicure, strim, cut back",
  pumps: "bike pump, air pump, inflate, inflator, sump pump, breast pump, track pump",
  smashes: "shatter, destroy, crush, wreck, shattered",
  hungry: "starving, peckish, famished, ravenous, hangry, hank marvin, munchies, starved, hunger",
  arrives: "turn up, show up, land, rock up, get here, pull in, roll in, due in",
  puddles: "muddy puddle, splashes, rain puddle",
  saint: "st, patron saint, san, santa, st francis, st anthony, st christopher",
  choosing: "pick, select, decide, opt, choose, chose",
  shells: "seashell, conch, cockle, scallop, cowrie, clam shell, sand dollar, limpet",
  banned: "forbidden, not allowed, prohibited, off limits, barred, off-limits, verboten",
  belly: "tummy, stomach, gut, bump, paunch, tum, potbelly, midriff",
  crawls: "on all fours, bum shuffle, commando crawl, creep, crawler",
  ship: "cruise ship, ferry, galleon, tanker, vessel, ocean liner, frigate, destroyer, schooner, aircraft carrier",
  decide: "choose, make up his mind, make up her mind, settle on, pick, decision",
  competitive: "cutthroat, hates losing, hates to lose, sore loser, bad loser, out to win, has to win",
  spot: "notice, glimpse, sighting, catch sight",
  espresso: "nespresso, moka, ristretto, macchiato, cortado, doppio, americano, flat white, aeropress",
  pancakes: "crepe, flapjack, hotcake, blini, dutch baby, short stack, drop scone, bisquick, griddle cake",
  handwriting: "cursive, penmanship, scrawl, longhand, handwritten, joined-up writing, calligraphy",
  instant: "nescafe, instant coffee, pot noodle, cup noodles, maggi",
  bones: "skeleton, skull, rib, femur, hip bone, spine, collarbone, vertebra",
  bubbling: "fizz, simmer, boil, froth, foam, bubbly",
  experiments: "tinker, trial, try out, test, science kit",
  ago: "back then, years back, a while back, since",
  mosque: "masjid, friday prayers, jumu'ah",
  vegetarian:
    "veggie, meat-free, meatless, veg, vego, pescatarian, vegan, plant-based, no meat, gave up meat",
  widowed:
    "widow, widower, lost her husband, lost his wife, lost my dad, since grandad died, husband died, wife died",
  dumplings:
    "gyoza, pierogi, wonton, potsticker, dim sum, momo, jiaozi, bao, manti, mandu, pelmeni, varenyky, shumai, knedliky",
  mends: "repair, fix, patch, darn, sew up, stitch, patch up, upcycle",
  acts: "act, perform, am dram, play the lead, theatre, tread the boards, community theater, acting, drama club",
  nose: "nostril, snout, beak, schnoz, hooter, sniffles, conk, sinus",
  ups: "pull-ups, push-ups, press-ups, sit-ups, chin-ups",
  yellow: "mustard, canary, saffron, sunflower yellow",
  brown: "chestnut, tan, hazel, caramel, brunette",
  ferns: "bracken, boston fern, maidenhair, staghorn, fiddlehead, tree fern",
  exchange: "swap, trade, barter, switch, secret santa, erasmus, exchange student",
  told: "said, mention, let on, confide, tell, informed",
  helmet: "hard hat, crash hat, bike helmet, skid lid, riding hat, crash helmet",
  clouds: "cumulus, overcast, cloudy, cirrus, stormclouds, thundercloud",
  badly: "terribly, awfully, poorly, can't for toffee, hopeless at, horribly",
  bass: "bass guitar, bassist, double bass, upright bass, precision bass, sea bass, largemouth, bass player, fender jazz",
  recites: "by heart, quote, spoken word, poetry slam, reel off, reads aloud",
  strips: "bacon strip, comic strip, sand down",
  scattered: "strewn, everywhere, all over the place, spread out, littered",
  crossword: "cryptic, cruciverbalist, nyt mini, times crossword, word puzzle, acrostic",
  dementia:
    "alzheimer's, alzheimers, memory loss, losing her memory, losing his memory, memory care, sundowning, vascular dementia",
  kings: "royal, monarch, tudor, henry viii, arthur, king charles, monarchy, pharaoh",
  competes: "compete, race, enter contests, takes part, tournament, takes on, comp",
  temple: "mandir, gurdwara, shrine, pagoda, synagogue, wat, shul",
  smudges: "smear, smeary, blotch, fingerprint, smudgy, streak",
  badges: "patch, pin, merit badge, button badge, enamel pin, brooch, lapel pin",
  con: "comic-con, comicon, convention, dragoncon, worldcon, furry con, anime expo",
  masks: "face mask, sheet mask, n95, sleep mask, eye mask, venetian mask, ffp2",
  wings: "buffalo wings, chicken wings, hot wings, feathers, wingspan",
  size: "medium, xl, xxl, measurement, plus-size",
  melts: "thaw, wax melt, go soft, molten, dissolve, defrost",
  grip: "grasp, hang on to, clutch, grippy",
  loaf: "sourdough, bread, bloomer, farmhouse loaf, baguette, tin loaf, boule, batard, challah",
  crisps: "chips, pringles, doritos, tayto, wotsits, quavers, monster munch, kettle chips",
  india:
    "mumbai, delhi, kerala, goa, rajasthan, bangalore, kolkata, chennai, punjab, jaipur, gujarat, hyderabad, indian",
  leans: "prop, slouch, tilt, rest against, wonky",
  lips: "lip balm, chapped lips, chapstick, lippy, lipstick, pout",
  treatment:
    "chemo, chemotherapy, radiotherapy, dialysis, therapy, ivf, physio, radiation, facial, immunotherapy",
  fascinated: "obsessed, mad about, nuts about, intrigued, captivated, hooked on, into, can't get enough of",
  fresh: "just-picked, straight from the garden, just baked, newly picked",
  rehearsal: "run-through, dress rehearsal, band practice, choir practice, soundcheck, tech rehearsal",
  ankles: "sprained ankle, rolled his ankle, rolled her ankle, achilles",
  ward: "hospital ward, maternity ward, a&e, icu, unit, itu, er, ccu",
  dusk: "sunset, twilight, sundown, nightfall, evening, golden hour, gloaming",
  stomach: "tummy, belly, gut, tum, ibs, abs",
  controller: "gamepad, joystick, joycon, joy-con, dualsense, dualshock, xbox pad",
  fine: "ok, okay, alright, all right",
  clicks: "click, clicky, clack",
  rough: "coarse, scratchy, bumpy, sandpapery, uneven, choppy, chapped",
  handbag: "purse, tote, clutch, crossbody, mulberry, coach bag, michael kors, shoulder bag, satchel",
  corners: "nook, street corner, edge",
  mouldy: "moldy, mold, mould, mildew, gone off, musty, rotten, furry",
  bugs: "insect, creepy-crawly, beetle, ants, caterpillar, ladybug, spider, creepy crawlies, minibeast, aphid, mosquito",
  tyre: "tire, tires, wheel, flat, puncture, spare, michelin, inner tube",
  drawers: "dresser, chest of drawers, cabinet, filing cabinet, junk drawer, tallboy",
  news: "headlines, npr, bbc, newspaper, cnn, news at ten, guardian, bulletin, radio 4",
  bright: "vivid, neon, colourful, colorful, sunny, dazzling, glaring, fluoro",
  emigrated:
    "moved abroad, immigrated, moved overseas, came over from, left the old country, expat, relocated",
  rum: "rhum, bacardi, captain morgan, mojito, dark and stormy, daiquiri, pina colada, kraken, havana club",
  classics: "old films, austen, dickens, homer, golden oldies, black and white films, oldies",
  napkins: "serviette, paper towel, napkin ring",
  injury:
    "sprain, torn acl, pulled hamstring, fracture, broken, hurt, concussion, bad back, torn ligament, tore, broke, strain, acl, whiplash, dislocated",
  alarm: "alarm clock, snooze, wake-up call, smoke detector",
  contests: "competition, tournament, bake-off, raffle, comp, challenge",
  sale: "bargain, discount, clearance, car boot, garage sale, yard sale, black friday, jumble sale, estate sale, rummage sale, tabletop sale",
  manga: "one piece, naruto, shonen, anime, manhwa, shojo",
  fries: "chips, french fries, curly fries, sweet potato fries, fry, stir-fry, pan-fry",
  pop: "pop music, taylor swift, chart music, k-pop, kpop, britpop, top 40, swiftie, abba",
  casts: "plaster, plaster cast, in plaster",
  verse: "poem, poetry, bible verse, stanza, psalm, scripture, haiku, rhyme, limerick",
  pitch: "astro, football pitch, astroturf, 3g pitch, cricket ground",
  arcade: "pinball, pac-man, slot machine, coin-op, dave & buster's, air hockey, skee-ball, claw machine",
  frost: "frosty, ice, icy, frozen, jack frost, cold snap, hoarfrost",
  calendar: "planner, diary, agenda, google cal, advent calendar, wall calendar",
  blisters: "blister, rubbed raw, sore feet, raw heels, compeed, moleskin",
  parade: "mardi gras, pride march, procession, macy's, float, marching band, march",
  cathedral: "notre dame, minster, basilica, st paul's, duomo, abbey, sagrada familia",
  synagogue: "shul, temple, bimah, shabbat services",
  tags: "dog tags, label, name tag, gift tag, price tag, id tag, airtag, luggage tag",
  cancelled: "canceled, called off, scrapped, postponed, axed, off",
  paris: "eiffel tower, louvre, montmartre, parisian, left bank, seine, le marais",
  turntable: "record player, technics, decks, record deck, vinyl, crosley, audio-technica, victrola",
  auditions: "casting call, try-out, tryout, callback, tries out for",
  tales: "story, fairy tale, fable, folklore, yarn, legend, myth, bedtime story, anecdote",
  chats:
    "natter, gossip, chinwag, gab, talk, catch up, chatty, talkative, chatterbox, rabbit on, yak, facetime, chin wag, shoot the breeze, yap",
  tower: "eiffel tower, steeple, belfry, turret, skyscraper, campanile, jenga",
  special: "one of a kind, one-off, unique, meaningful",
  sheep: "lamb, ewe, ram, flock, herdwick, swaledale, merino, texel, valais",
  seals: "seal pup, sea lion, grey seal, harbor seal",
  queen: "the queen, elizabeth, queen mum, her majesty, monarch, queenie, freddie mercury",
  patient:
    "patience, calm, unflappable, never loses her temper, never loses his temper, saint, inpatient, outpatient",
  homemade: "home-made, handmade, home-cooked, from scratch, home-baked, diy, made himself, made herself",
  hoop: "basketball hoop, hula hoop, embroidery hoop, hula, net",
  grandkids:
    "grandchildren, grandbabies, grandson, granddaughter, grandbaby, grandchild, the grands, great-grandkids, grandsons, grandie",
  tweezers: "tweezerman, pluck, eyebrow tweezers",
  lads: "boys, mates, guys, the boys, fellas, bros, dudes, blokes",
  business:
    "company, firm, startup, side hustle, self-employed, small business, etsy shop, franchise, enterprise",
  boss: "manager, supervisor, gaffer, line manager, head of department, ceo, team lead, guvnor, foreman, higher-up",
  saddle: "tack, bike seat, brooks, bareback, side-saddle, pommel",
  curls: "curly, ringlet, perm, curly hair, frizz, coils, wavy",
  dungeon: "d&d, dnd, dungeons and dragons, dungeon master, ttrpg, dungeons & dragons",
  pebbles: "stone, shingle, beach stones, gravel, shingly",
  brass: "trumpet, trombone, tuba, cornet, french horn, euphonium, flugelhorn, brass band",
  energy: "pep, stamina, oomph, get up and go, lively, hyper, bouncy, full of beans, energetic",
  campsite: "campground, koa, caravan park, holiday park, camp, rv park, glamping",
  rink: "ice rink, skating rink, roller rink, the ice",
  damp: "moist, wet, musty, clammy, humid, soggy, mildew, dank",
  knuckles: "finger joints, cracks his fingers, cracks her fingers",
  shawl: "wrap, pashmina, stole, poncho, rebozo, tallit, shawlette, prayer shawl",
  robe: "dressing gown, bathrobe, housecoat, kimono, oodie, towelling robe",
  necklace: "pendant, chain, choker, locket, pearls, beads, lariat",
  path: "trail, footpath, walkway, towpath, bridleway, bike path, boardwalk, greenway",
  squash:
    "butternut, pumpkin, zucchini, courgette, cordial, acorn squash, racquetball, marrow, ribena, robinsons, spaghetti squash",
  simple: "plain, easy, basic, minimal, no-frills, no fuss, minimalist, no-fuss, straightforward",
  spells: "magic, incantation, hex, hocus pocus, wingardium, witchcraft, curse, charm",
  april: "easter time, apr, springtime",
  zips: "zipper, fly, zip up, ykk",
  nearly: "almost, just about, close to, about to, not quite, practically",
  harvest: "pick, reap, gather in, vendange, apple-picking, bring in the hay",
  margins: "scribble in the margins, marginalia, annotate",
  sad: "heartbroken, upset, gutted, weepy, gloomy, depressed, in tears, grieving, miserable, cries, crying, cut up, bummed, bereft, teary, devastated, glum",
  robin: "redbreast, robin redbreast",
  lockdown: "covid, pandemic, quarantine, furlough, isolation, stay-at-home order",
  rates: "score, review, star rating, letterboxd, goodreads",
  players: "footballer, teammate, gamer, squad member, dnd group",
  sessions: "class, lesson, workshop, gym session",
  guide: "girl guide, guidebook, guide dog, tour guide, lonely planet, rick steves, docent, ranger",
  paw: "paws, pawprint, paw print, toe beans",
  cookbooks:
    "recipe book, ottolenghi, cookery book, jamie oliver, nigella, cook book, ina garten, julia child, mary berry",
  kosher: "kashrut, treif, pareve, glatt",
  outdoor: "outside, open-air, al fresco, in the garden, outdoors, outdoorsy, alfresco, fresh air",
  tacos: "taqueria, al pastor, taco tuesday, fajita, carnitas, taco bell, birria, burrito",
  maths:
    "math, algebra, calculus, geometry, arithmetic, sums, trig, trigonometry, statistics, times tables, mathematician, kumon, stats",
  style: "fashion, vibe, aesthetic, dress sense, stylish",
  ticks: "check off, cross off, check mark, ticking, tick off",
  chords: "g major, power chord, strum, barre chord",
  yet: "still, so far",
  sleepover: "slumber party, stay over, stay the night, pajama party, sleep over, pyjama party",
  charts: "graph, spreadsheet, top 40, diagram, star chart, infographic, sticker chart",
  yearly: "annual, every year, annually, once a year, each year",
  vinyl: "record, lp, record player, 45s, 33s, turntable, 12-inch, seven-inch, cricut, siser",
  vest: "gilet, waistcoat, bodywarmer, tank top, body warmer, sleeveless",
  samples: "tester, sampler, taster, freebie, tasting",
  fork: "pitchfork, garden fork, tuning fork",
  discs: "cd, dvd, blu-ray, frisbee, bluray, slipped disc, disc golf",
  thesis: "dissertation, phd, doctorate, viva, master's thesis",
  editions: "first edition, reprint, hardback, special edition, folio, collector's edition",
  murder:
    "whodunnit, true crime, serial killer, agatha christie, homicide, cold case, murder mystery, poirot, crime novel, marple, whodunit",
  documentaries:
    "doc, attenborough, docuseries, nature show, louis theroux, planet earth, ken burns, docu, panorama",
  order: "tidy, amazon, doordash, uber eats, deliveroo, neat, send off for",
  pole: "fishing rod, trekking pole, nordic walking, ski pole, pole dancing, pole vault, walking pole",
  popcorn: "kettle corn, kernels, popcorn bucket, butterkist",
  mitzvah: "bar mitzvah, bat mitzvah, good deed, b'nai mitzvah",
  hebrew: "ivrit, torah, alef bet, hebrew school",
  rules: "regulations, law, guideline, rulebook, house rules, offside",
  passover: "pesach, seder, matzah, haggadah, matzo, chametz",
  persian: "farsi, iranian, iran, nowruz, tehran, shirazi",
  garlic: "clove, aioli, garlicky, black garlic, scapes, wild garlic, ramps, toum, garlic bread",
  soggy: "wet, soaked, sodden, mushy, waterlogged, sopping, limp, damp",
  arrows: "quiver, fletching, bow and arrow, archery",
  rare: "scarce, hard to find, uncommon, limited edition, one-off, collectible, bloody, out of print, hard-to-find",
  incense: "joss stick, frankincense, nag champa, palo santo, sandalwood, oud, bakhoor, sage stick",
  crystals:
    "amethyst, quartz, geode, rose quartz, gemstone, healing stones, citrine, obsidian, selenite, swarovski",
  microwave: "nuke, zap, ping meal, ready meal, tv dinner, hot pocket",
  goggles: "swimming goggles, ski goggles, safety glasses, speedos, swim goggles",
  sisters: "sis, sister, half-sister, stepsister, big sis, little sis, sissy, sibling, twin sister, sistas",
  faded: "washed out, bleached, discoloured, worn, sun-bleached",
  local: "neighbourhood, nearby, round the corner, down the road, neighborhood, round here",
  tuscany: "florence, siena, chianti, lucca, pisa, tuscan, montepulciano, toscana, firenze",
  joints: "arthritis, achy knees, hips, knuckles, rheumatism, creaky knees, bad hip",
  steady: "stable, slow and steady, regular, even, firm, unshakeable",
  pip: "seed",
  tips: "gratuity, tip jar, advice, hint, pointers",
  chain: "bike chain, necklace, link, gold chain, chain ring",
  shreds: "grate, tear up, rip up, tears up, rips up, destroys, chews up",
  crooked: "wonky, bent, lopsided, askew, squint, skew-whiff, on the huh, cockeyed, slanted",
  loops: "laps, lap, circuit",
  stressed:
    "frazzled, overwhelmed, burnt out, burned out, anxious, under pressure, on edge, frantic, worried, snowed under, wound up, tense, burnout, uptight, stress, up to here",
  allowed: "permitted, ok with, let, lets him, lets her",
  dorm: "halls, dormitory, residence hall, student halls, hall of residence, uni halls, freshman hall, res hall",
  headset: "headphones, gaming headset, vr, oculus, meta quest, vr headset, earphones",
  shark: "great white, hammerhead, megalodon, jaws, whale shark, reef shark, sharky",
  mare: "filly, broodmare, pony, horse",
  motorbike:
    "motorcycle, harley, triumph, ducati, bmw gs, moped, scooter, vespa, motor bike, biker, yamaha, kawasaki, royal enfield, goldwing, honda goldwing, dirt bike, crotch rocket",
  lounge: "living room, sitting room, front room, den, family room, snug",
  cotton: "egyptian cotton, jersey, calico, muslin, poplin, percale, denim, chintz, dk cotton, thread",
  settle: "calm down, nod off, doze off, self-soothe, unwind, wind down",
  papers:
    "newspaper, guardian, telegraph, the times, sundays, nyt, paperwork, documents, broadsheet, rizla, essay",
  creepy: "spooky, eerie, scary, sinister, gives me the willies, gothic",
  someone: "somebody, anyone, a person",
  stool: "barstool, footstool, step stool, milking stool, pouffe, piano stool, kick stool",
  boils: "boil, simmer, kettle on, boiling, stick the kettle on, put the kettle on",
  blends: "smoothie, blitz, mix, nutribullet, vitamix, blender, whizz",
  nephew: "nephews, nibling, sister's boy, brother's boy, my sister's son, my brother's son, niblings",
  siblings: "brother, sister, bro, sis, twins, brothers and sisters, sib",
  must: "has to, have to, gotta, needs to, got to",
  nowhere: "middle of nowhere, the sticks, back of beyond, remote, boonies, out in the boondocks",
  flask: "thermos, hip flask, stanley, yeti, vacuum flask, insulated mug",
  hood: "hoodie, hooded, parka hood",
  understanding: "comprehend, make sense of, sympathetic, get the hang of, get it",
  service: "church, mass, evensong, worship, sunday service, army, navy, military, shul, communion",
  chairs:
    "armchair, recliner, rocking chair, deckchair, stool, rocker, lazyboy, la-z-boy, adirondack, camping chair, seat, wingback, beanbag, folding chair",
  juice: "oj, orange juice, squash, smoothie, cordial, apple juice, capri sun, cider",
  rail: "train, railway, railroad, interrail, handrail, clothes rail, grab bar, banister",
  tide: "high tide, low tide, tidal, ebb, spring tide",
  newly: "recently, freshly, lately, brand new",
  wheat: "gluten, celiac, coeliac, flour, spelt, grain, seitan, gluten-free, durum",
  nieces: "niece, nibling, brother's girl, sister's girl, sister's daughter, brother's daughter, niblings",
  chemistry: "chem, orgo, organic chemistry, periodic table, chemist, chemical, lab",
  brewery: "taproom, craft brewery, microbrewery, brewpub, brewer, brewdog",
  bamboo: "panda food, cane",
  sniffs: "smell, whiff, sniffles, inhale",
  takeaway:
    "takeout, take-out, doordash, deliveroo, uber eats, just eat, chippy, chinese, dominos, carry out, grubhub, delivery",
  preparing: "getting ready, prep, studying for, revising for, cramming, training for",
  women: "ladies, girls, woman, female, gals, wi",
  generations: "family tree, ancestor, forebears, gen z, passed down, great-grandparents, multigenerational",
  steel: "stainless, iron, girder, carbon steel, damascus",
  onion: "shallot, spring onion, scallion, red onion, chives, leek",
  oaxaca: "oaxacan, mezcal, mole negro",
  drips: "leak, dribble, trickle, drop, leaky",
  toothbrush: "oral-b, electric toothbrush, sonicare, brush his teeth, brushing her teeth",
  escape: "get away, getaway, escape room, me time, break free, switch off, run away",
  cartridges: "ink, toner, ink cartridge, game cart, n64, gameboy, nes",
  monthly: "every month, once a month, each month, per month",
  soldering: "solder, circuit board, soldering iron, arduino, pcb",
  knight: "armour, armor, medieval, jousting, lancelot, jedi",
  calligraphy:
    "hand lettering, brush lettering, copperplate, fountain pen, brush pen, penmanship, pretty handwriting, fancy writing, spencerian",
  latin: "salsa, bachata, classics, virgil, cicero, roman, rumba, cha-cha",
  spain:
    "barcelona, madrid, seville, mallorca, majorca, costa del sol, ibiza, tenerife, andalusia, valencia, malaga, granada, benidorm, canaries, camino, spanish, lanzarote",
  subtitles: "captions, closed captions, subs, subbed, cc",
  mumbai: "bombay, bollywood",
  amateur: "hobbyist, am-dram, am dram, community theatre, non-professional, hobby, semi-pro, ham",
  denim: "jeans, levi's, levis, dungarees, jean jacket, selvedge, overalls",
  litter: "trash, rubbish, litter tray, plogging, puppies, garbage, kitty litter, litter box",
  powder: "fresh snow, pow, face powder, talc, talcum",
  blurry: "out of focus, fuzzy, hazy, unfocused, blurred, blur",
  crashed:
    "wreck, prang, accident, totaled, totalled, fender bender, wrote off, smash, rear-ended, blue screen",
  trouble: "bother, problem, mischief, hassle, struggles, difficulty, hot water, grief",
  nightstand: "bedside table, bedside cabinet, night table, bedside",
  flips: "somersault, backflip, cartwheel, toss, resell, tumble",
  mystery:
    "whodunit, whodunnit, detective, agatha christie, thriller, cozy mystery, sherlock, poirot, cosy crime, crime novel, osman, nancy drew, scooby-doo, richard osman",
  pyjamas:
    "pajamas, pjs, jammies, jim-jams, nightie, onesie, loungewear, nightgown, sleepwear, pj's, jimjams",
  adult: "grown-up, grown up, grownup, over 18",
  magic:
    "card trick, magician, conjuring, sleight of hand, wizard, illusion, harry potter, mtg, abracadabra, close-up",
  member: "membership, belongs to, joined, signed up, season pass",
  silent: "quiet, mute, noiseless, hushed, not a peep, wordless, vipassana",
  degree:
    "ba, bsc, masters, bachelor's, msc, mba, phd, diploma, associate's, graduated, open university, undergrad",
  ripped: "torn, tore, frayed, in tatters, shredded, holey",
  hockey:
    "ice hockey, nhl, field hockey, puck, leafs, bruins, rangers, street hockey, maple leafs, shinny, canucks, oilers",
  mining: "miner, coal mine, pit, colliery, quarry, minecraft",
  drill:
    "dewalt, makita, cordless, power drill, impact driver, ryobi, hammer drill, black and decker, milwaukee",
  elf: "elves, legolas, elven, elf on the shelf, half-elf",
  chinese:
    "mandarin, cantonese, dim sum, lunar new year, chow mein, sichuan, szechuan, shanghai, beijing, hong kong, putonghua, mahjong",
  tees: "t-shirt, tshirt, golf tee, graphic tee, top, band tee",
  glow: "shine, gleam, glow-in-the-dark, ember, luminous, shimmer, glowing",
  glitter: "sparkle, sequin, sparkly, shimmer, bling, glittery, shiny",
  outgrew: "grown out of, grew out of, too small, growth spurt, too big for, grows out of, outgrown",
  lizard: "gecko, iguana, bearded dragon, chameleon, skink, beardie, anole, reptile, leopard gecko",
  licks: "slobber, lick, guitar riff",
  rewatches:
    "binge, seen it a hundred times, watches again, on repeat, knows every line, watches over and over, re-watch",
  hedgehog: "hoglet, hog, hoggy, hedgie, mrs tiggy-winkle, sonic",
  charity:
    "oxfam, fundraiser, thrift shop, op shop, goodwill, red cross, good cause, food bank, non-profit, nonprofit, unicef, macmillan, salvation army, ngo, cancer research, donates",
  foreign: "overseas, abroad, international, from another country",
  strong: "tough, muscly, powerful, sturdy, built like an ox, strapping, buff, hench, muscular, robust",
  invites: "have over, host, ask round, evite, has people round, has friends over, entertains",
  throat: "tonsil, strep, tonsillitis, laryngitis",
  swollen: "puffy, puffed up, inflamed, bloated, oedema, edema, like balloons, swelling",
  pastry:
    "croissant, pie crust, filo, puff, danish, shortcrust, tart, strudel, eclair, pain au chocolat, viennoiserie, choux, baklava, phyllo, pasty, cinnamon roll, turnover",
  winters: "wintertime, cold months, snowy, snow season",
  sushi: "maki, sashimi, nigiri, california roll, temaki, omakase, hand roll, yo sushi, salmon roll",
  juggles: "juggling, juggler, diabolo, keep balls in the air",
  chest: "ribcage, pecs, torso, sternum, angina",
  believes: "faith, trusts, religious, devout, swears by, thinks",
  doors: "front door, gate, hinge, doorway, patio door, french door, doorknob, barn door",
  seams: "hem, stitching, french seam, topstitch, stitched edge",
  granddaughter:
    "granddaughters, grandbaby, grandgirl, grand-daughter, my daughter's little girl, gdaughter, daughter's girl, granddtr",
  constantly:
    "always, nonstop, all the time, 24/7, non-stop, forever, every five minutes, never stops, day and night",
  apron: "pinny, pinafore, tabard",
  ducks: "mallard, duckling, drake, muscovy, runner duck, waterfowl, wood duck, eider, duckies, quacks",
  bear: "grizzly, polar bear, panda, black bear, teddy, brown bear, cub, paddington, koala, pooh, winnie",
  journeys: "trip, travel, commute, ride, voyage, drive, trek, odyssey, road trip, expedition, flight",
  cow: "heifer, cattle, calf, jersey, highland, holstein, guernsey, bovine, moo, friesian, dairy herd, bullock, angus",
  ordinary: "normal, everyday, run of the mill, plain, regular, bog-standard, average",
  eve: "night before, christmas eve, new year's eve, nye, hogmanay, dec 24, dec 31",
  baptism: "christening, baptised, baptized, naming ceremony, font, dedication",
  pairs: "couple, duo, twosome, doubles, match up, partners, match",
  pilgrimage: "camino, hajj, umrah, lourdes, santiago, mecca, walsingham, pilgrim, fatima",
  bookshelf: "bookcase, bookshelves, billy, shelves, shelf, bookstand",
  godchild: "godson, goddaughter, god-daughter, godkid, god child, godbaby",
  desert: "sahara, mojave, outback, gobi, dune, atacama, sonoran, joshua tree, arizona, death valley",
  traces: "outline, draw round, track down, tracing paper, lightbox, genealogy",
  breastfeeding:
    "nursing, breastfeed, lactating, pumping, latch, bf, ebf, chestfeeding, breast-feeding, breast milk",
  craves: "fancy, yearn for, dying for, longs for, sweet tooth, cravings, jonesing, hankering, hungry for",
  gram: "gramme, g, grammy",
  latkes: "potato pancakes, hash browns, levivot, latke",
  strawberries: "strawbs, strawberry, berries, strawb, pick-your-own",
  stews:
    "casserole, goulash, hotpot, tagine, chili, beef bourguignon, slow cooker, gumbo, pot roast, scouse, ragout, crockpot, braise, pozole, cassoulet",
  stocking: "christmas stocking, stocking filler, stocking stuffer, tights, nylons, hosiery, stuffer",
  physio: "physical therapy, pt, physiotherapy, physiotherapist, rehab, physical therapist",
  workout:
    "gym, hiit, crossfit, spin, exercise, peloton, pump iron, work out, weights, circuits, bootcamp, cardio, orangetheory, kettlebell, lifting, pilates, zumba, barre",
  loft: "attic, roof space, loft conversion, garret, mezzanine",
  potions: "brew, elixir, hogwarts, snape, spell, tincture, witchy",
  wallpaper: "wall covering, feature wall, anaglypta, paper the walls, farrow & ball",
  homeschools:
    "homeschool, home-school, home ed, home education, teaches them at home, unschool, home educate",
  primary:
    "elementary, grade school, key stage, infants, ks2, ks1, year 2, year 4, juniors, p3, elementary school",
  bank: "piggy bank, barclays, building society, credit union, teller, riverbank, natwest, lloyds, wells fargo, hsbc",
  prunes: "trim, deadhead, secateurs, cut back, clip, lop, pruners, prune, dried plums, pruning, topiary",
  bonsai: "juniper bonsai, tiny tree, mini tree, little tree",
  greek:
    "greece, athens, crete, corfu, santorini, gyros, moussaka, souvlaki, ouzo, rhodes, tzatziki, mykonos, cretan, spanakopita",
  york: "nyc, ny, new york, manhattan, brooklyn, big apple, the bronx, minster",
  dirty: "filthy, muddy, grubby, mucky, grimy, grungy, stained, manky, greasy, grotty, covered in mud",
  horror:
    "slasher, scary movie, stephen king, zombie, scary film, conjuring, ghost story, saw, freddy krueger, halloween, gore, exorcist, spooky, lovecraft",
  numbers: "sums, maths, math, digit, counting, spreadsheet, figures, sudoku, statistics",
  trumpet: "cornet, flugelhorn, horn, bugle, brass",
  crates: "box, milk crate, kennel, dog crate, vinyl digging",
  cello: "cellist, yo-yo ma, suzuki cello",
  gathering:
    "get-together, party, reunion, get together, bbq, meetup, shindig, bash, knees-up, potluck, barbecue, forage, collecting",
  monsters: "godzilla, dragon, zombie, pokemon, vampire, ogre, kaiju, werewolf, troll, gruffalo",
  lens: "50mm, wide-angle, telephoto, macro, canon, contact lens, monocle, nifty fifty",
  grid: "sudoku, off-grid, graph paper, crossword",
  shut: "closed, close, locked, slam",
  ahead: "in advance, early, beforehand, forward, upcoming",
  postman:
    "mailman, postie, mail carrier, postal worker, royal mail, usps, letter carrier, posty, postwoman, mail lady",
  clearing: "decluttering, tidying, declutter, sort out, tidy, purge, marie kondo, clear-out, chucking out",
  messages: "texts, whatsapp, text, dm, email, imessage, sms, voice note, voicemail, pings, note",
  mouth: "gob, lips, gums, tongue, cakehole, jaw",
  doorstep: "front step, stoop, porch, doormat, welcome mat",
  china:
    "bone china, wedgwood, royal doulton, beijing, shanghai, porcelain, teacup, crockery, guangzhou, noritake, willow pattern, spode, great wall",
  brunch: "eggs benedict, bottomless brunch, avo toast, mimosas, late breakfast, shakshuka, avocado toast",
  volleyball: "vball, beach volleyball, libero, v-ball, volley",
  roars: "growl, bellow, rawr, yell, thunder",
  batches: "big batch, batch cook, meal prep, freezer meals, a tray of, baker's dozen, bulk cook",
  goal: "score, aim, hat-trick, hat trick, scored, ambition, penalty, back of the net, resolution",
  vienna: "wien, viennese, hofburg, sachertorte, schonbrunn",
  navy: "sailor, dark blue, royal navy, midshipman, submariner, naval, usn, seaman, matelot",
  wish: "hope, bucket list, dream, long for, if only, shooting star",
  carnival: "mardi gras, notting hill, fair, funfair, rio, fasching, fiesta, karneval",
  gray: "grey, silver, charcoal, slate, salt and pepper, going white",
  fingernails: "nails, gel nails, manicure, mani, acrylics, shellac, cuticle, nail polish",
  canvas: "tent, oil painting, acrylics, tote",
  bursting: "overflowing, full, crammed, packed, stuffed, jam-packed",
  lucky: "fortunate, jammy, four-leaf clover, charmed, rabbit's foot, good luck",
  barista: "starbucks, costa, coffee shop job, latte art, works in a cafe, pulls shots",
  chillies:
    "chili, jalapeno, scotch bonnet, habanero, hot sauce, birds eye, carolina reaper, ghost pepper, cayenne, hot peppers, serrano, poblano",
  lids: "tupperware lid, cap, top, cover",
  caravan: "camper, trailer, rv, motorhome, campervan, airstream, touring van, camper van, winnebago, tourer",
  patio: "terrace, deck, decking, backyard, paving, courtyard, veranda, lanai",
  seoul: "gangnam, south korea, korea, myeongdong",
  blunt: "dull, not sharp, won't cut, needs sharpening, outspoken, tells it like it is",
  meadow: "field, wildflowers, pasture, wild flowers, grassland, paddock, lea",
  hanukkah: "chanukah, menorah, festival of lights, dreidel, hannukah, chanukkah, latkes, gelt, hanukah",
  cherry: "morello, maraschino, cherries, bing, sakura, amarena, cherry blossom",
  grainy: "pixelated, gritty, noisy, 35mm, fuzzy, kodak",
  canoe: "kayak, paddle, canoeing, dugout, outrigger, canadian canoe, rowing, old town",
  afford: "broke, skint, can't stretch to, out of budget, too expensive, too pricey, too dear",
  turkish: "istanbul, turkey, kebab, ankara, baklava, meze, hammam, borek, ottoman",
  exercise:
    "workout, gym, cardio, yoga, pilates, jog, aerobics, keep fit, zumba, run, joe wicks, peloton, swim, aquafit, stretches, couch to 5k, physio, jumping jacks",
  aids: "hearing aid, hearing-aid, hearing aids, helps, assists, ear trumpet",
  edits:
    "edit, proofread, retouch, lightroom, photoshop, premiere, davinci, tweak, redraft, final cut, editor, capcut, red pen, copyedit",
  lamb: "lamb chop, leg of lamb, lamb shank, kofta, kleftiko, mutton, rogan josh, shepherd's pie, rack of lamb, lambing",
  gecko: "leopard gecko, crested gecko, crestie, leo",
  triathlon: "ironman, iron man, tri, 70.3, triathlete, brick session, sprint tri, tri club",
  almond: "marzipan, frangipane, amaretto, bakewell, macaron, almond milk, orgeat",
  pudding:
    "dessert, afters, crumble, trifle, sticky toffee, pud, custard, rice pudding, christmas pudding, spotted dick, roly-poly, yorkshire, sweet course",
  greasy: "oily, fried, fatty, greaseproof, fry-up, oil-stained, black with oil",
  yogurt: "yoghurt, skyr, labneh, fage, kefir, activia, chobani, raita, tzatziki, froyo",
  vineyard: "winery, vines, vineyards, grapes, chateau, cellar door, wine estate, viticulture",
  plugs: "socket, earplug, adapter, outlet, adaptor",
  breed: "pedigree, purebred, crossbreed, mongrel, litter, puppies",
  admires: "looks up to, idolise, idolize, big fan of, worship, in awe of, respect, gaze at, fan of",
  carrots: "carrot, parsnip, root veg, carrot cake, baby carrots",
  shivers: "freezing, chatters, teeth chatter, goosebumps, brrr, shivery, trembling, the chills, goose bumps",
  rubbish:
    "trash, garbage, litter, bins, waste, hopeless, useless, crap, terrible, terrible at, bin day, recycling",
  peas: "garden peas, sugar snap, mange tout, mangetout, mushy peas, snow pea, petits pois, sweet pea, pea pod, snap pea",
  custom:
    "bespoke, made to order, customised, customized, personalised, personalized, modded, one-off, tailor-made",
  invitations: "invite, save the date, rsvp, evite, paperless post",
  pilgrim: "camino, hajji, peregrino, compostela",
  socket: "plug, outlet, wrench set, power point, usb port, eye socket",
  maternity: "mat leave, pregnant, expecting, midwife, labour ward, parental leave, antenatal, mat pay, l&d",
  issues: "problem, trouble, edition, back copies, hiccup",
  artist:
    "painter, sculptor, illustrator, potter, monet, banksy, arty, printmaker, ceramicist, tattooist, van gogh, picasso, frida, watercolourist",
  rushes: "hurry, dash, hurries, run late, on the go, in a hurry, scramble, always late, bolts, legs it",
  exhibition:
    "exhibit, gallery, moma, tate, retrospective, museum, v&a, private view, expo, open studio, installation",
  croissants: "pain au chocolat, pastry, almond croissant, cornetto, viennoiserie",
  convertible: "soft top, cabriolet, mx5, mx-5, miata, roadster, top down, ragtop, open-top, mustang",
  fourth: "4th, july 4th, independence day, number four",
  truffle: "lindor, truffles, godiva, black truffle, perigord, lindt",
  someday: "one day, eventually, bucket list, some day, sometime",
  sparkling:
    "fizzy, la croix, lacroix, seltzer, perrier, san pellegrino, soda water, bubbly, topo chico, prosecco, champagne, cava, carbonated, spindrift, sodastream",
  squeezes: "hug, cuddle, cram, squish, wring, stress ball",
  sourdough: "starter, levain, rye starter, tartine, sour dough",
  shabbat: "sabbath, shabbos, friday night dinner, challah, havdalah, candle lighting",
  plum: "damson, plums, mirabelle, victoria plum, greengage, sloe, umeboshi",
  solders: "soldering iron, soldering, arduino, circuit board, solder",
  goodbye:
    "bye, farewell, leaving do, see you, send-off, cheerio, ta-ra, leaving party, waves off, adios, last hug",
  vintage:
    "retro, second-hand, secondhand, antique, 50s, 60s, 70s, old-school, mid-century, classic, thrifted, charity shop, pre-loved, 1950s, 1960s, 1970s, art deco",
  soles: "insole, vibram, bottom of his feet",
  trout: "rainbow trout, brown trout, steelhead, sea trout, brookie, chub stream",
  stadium:
    "anfield, old trafford, wembley, fenway, ballpark, arena, wrigley, emirates, camp nou, twickenham, st james' park",
  electronics: "arduino, raspberry pi, circuit, gadget, breadboard, gizmo, circuit board, transistor",
  character: "persona, d&d, dnd, avatar, oc, npc, personality",
  strums: "acoustic guitar, plays guitar, ukulele, noodle on",
  stash: "hoard, yarn stash, stockpile, secret supply, squirrel away",
  raises: "rear, brings up, fundraise, bring up, lifts, foster",
  homework: "hw, essay, assignment, revision, schoolwork, coursework, worksheet, spellings, prep",
  charms: "pandora, charm bracelet, amulet, lucky, talisman, jibbitz",
  ribbons: "bow, satin, grosgrain, rosette, ribbon, hair bow",
  rap: "hip hop, hip-hop, drill, grime, kendrick, eminem, mc, freestyle, stormzy, rapper, kanye, drake, tupac, jay-z",
  sharp: "keen, pointy, razor-sharp, prickly, spiky, jagged, on the ball, quick",
  riddles: "brain teaser, brainteaser, puzzle, dad joke, conundrum, lateral thinking",
  macular:
    "amd, losing her sight, losing his sight, wet amd, central vision, eye injections, degenerating sight",
  creased: "wrinkled, crumpled, crinkled, rumpled, needs ironing, dog-eared, wrinkly",
  bonnet: "hood, satin bonnet, jane austen, silk bonnet, bobble hat",
  grumpy:
    "cranky, grouchy, crabby, moody, irritable, ratty, bad-tempered, crotchety, misery guts, curmudgeon, snappy, cantankerous, mardy, cross, in a strop, grump, sulky",
  author: "writer, novelist, austen, poet, tolkien, stephen king, wordsmith, pen name",
  bathtub: "bath, tub, soak, hot bath, clawfoot, bubble bath",
  illness:
    "cancer, disease, flu, sick, poorly, condition, me/cfs, lyme, ms, lupus, parkinson's, crohn's, fibromyalgia, leukaemia, chronic fatigue, long covid, copd, leukemia, diagnosis",
  circle: "ring, knit and natter, loop, hoop, knitting group, sewing bee",
  volume: "loud, turn it up, turn it down, turn down, louder, cranks up, blaring",
  scrolls:
    "doomscroll, doom-scroll, scrolling, tiktok, instagram, on his phone, on her phone, reels, glued to her phone, glued to his phone",
  fountain: "trevi, water feature, lamy, pilot metropolitan, pelikan, parker pen, montblanc",
  per: "each, every",
  others: "everyone else, other people, the rest",
  lonely:
    "alone, isolated, on his own, on her own, no one to talk to, loneliness, by himself, by herself, lonesome, solitary, homesick, no company",
  diabetic:
    "type 1, type 2, insulin, t1d, blood sugar, diabetes, t2d, sugar-free, dexcom, glucose, metformin, libre",
  bible: "scripture, gospel, good book, psalms, kjv, new testament, niv, old testament, proverbs, the word",
  mass: "catholic, sunday service, communion, eucharist",
  tehran: "iran, persian, iranian",
  archery: "bow and arrow, recurve, longbow, bullseye, compound bow, robin hood, archer, toxophilite",
  natural: "organic, chemical-free, eco, pure, unprocessed, additive-free",
  pilot:
    "flies planes, cessna, captain, airman, flying lessons, first officer, aviator, raf, flyer, cockpit, flies for delta, top gun, flight school, co-pilot, glider",
  perfect: "flawless, spot on, just right, ideal, perfectionist, 100%, bang on, spotless",
  whistles: "tin whistle, penny whistle, ref, referee, warble, hum, kettle",
  gap: "year out, gap yah, backpacking, mind the gap, missing tooth",
  playground:
    "swings, slide, park, monkey bars, climbing frame, jungle gym, recess, seesaw, sandpit, playpark, play park, soft play",
  padel: "padel court, pádel",
  physics: "quantum, einstein, physicist, relativity, cern, astrophysics, thermodynamics, feynman",
  texts: "text, messages, whatsapp, sms, dms, imessage, sends a message, group chat, txt, emoji",
  binds: "bookbinding, coptic, ties up, bookbinder, spiral-bound",
  hairdresser:
    "hair stylist, stylist, barber, hair salon, colourist, colorist, salon, blow dry, blowout, hairstylist, cut and colour, toni & guy",
  upset:
    "sad, crying, in tears, hurt, gutted, distraught, distressed, devastated, cries, heartbroken, teary, cut up, cut up about",
  marigolds: "calendula, tagetes, marigold, cempasuchil, rubber gloves",
  state: "texas, ohio, california, florida, oregon, michigan, colorado, minnesota, vermont, maine, georgia",
  slope: "ski slope, piste, hill, incline, black run, gradient, bunny hill, ramp",
  classroom: "form room, year group, schoolroom, kindergarten, form class, homeroom, tutor group",
  chant: "mantra, gregorian, om, football chant, terraces, terrace song, plainsong, kirtan",
  arabic: "arab, quran, egyptian arabic, levantine, habibi, salaam",
  whittles: "whittling, carve, carves spoons, spoon carving, penknife, wood carving, opinel",
  kimchi: "napa cabbage, gochugaru, fermented, banchan",
  lemonade: "sprite, lemonade stand, r whites, san pellegrino limonata",
  frayed:
    "worn, fraying, threadbare, ragged, tatty, unravelling, unraveling, tattered, coming apart, in tatters, raggedy",
  driveway: "drive, carport, parking spot",
  struggles:
    "hard time, finds it hard, can't manage, having trouble, battles, grapple, finding it tough, can't cope, has difficulty",
  salmon: "lox, smoked salmon, sockeye, gravlax, coho, chinook, nova, king salmon, gravadlax, salmon fillet",
  bark: "woof, yap, barky, growl, yappy, howl, barker",
  migraines:
    "headache, head splitting, aura, sumatriptan, migraine, imitrex, cluster headaches, pounding head",
  mattress: "tempur, memory foam, casper, mattress topper, futon, airbed, emma, air bed, lilo",
  landscapes:
    "seascape, countryside, scenery, mountains, watercolours, bob ross, plein air, ansel adams, scenic, vista",
  corks: "wine cork, corkscrew, cork, champagne corks",
  harbor: "harbour, marina, port, docks, quay, wharf, pier, boatyard",
  concrete: "cement, sidewalk, paving, brutalist, pavement, patio slabs",
  europe:
    "interrail, eurail, france, italy, spain, germany, portugal, european, greece, paris, rome, eurostar, amsterdam, prague, the continent",
  bruised: "black and blue, battered, bruise, banged up, black eye, shiner, bashed, beat up",
  provence: "avignon, aix, nice, south of france, cote d'azur, luberon, provencal, marseille",
  vases: "vase, bud vase, urn",
  engaged:
    "fiance, fiancee, fiancé, fiancée, popped the question, proposed, getting married, engagement, she said yes, he proposed, put a ring on it, getting hitched",
  wellies:
    "welly, gumboots, rain boots, wellingtons, hunters, galoshes, wellington boots, le chameau, rubber boots, muck boots",
  snake:
    "python, corn snake, boa, ball python, cobra, viper, rattlesnake, serpent, adder, anaconda, garter snake, king snake, slithers, noodle",
  showers: "shower, washes, rinse off, baby shower",
  alcohol:
    "booze, beer, wine, gin, vodka, whisky, whiskey, cocktail, spirits, hard seltzer, liquor, rum, tequila, plonk, white claw, hooch",
  flavors: "flavour, flavor, taste, flavours, seasoning, salted caramel, umami",
  chorus: "choir, choral, glee club, refrain, singing group, barbershop, a cappella, satb",
  slippers:
    "slipper, house shoes, uggs, moccasins, mules, slipper socks, house slippers, sliders, babouches, totes, ugg",
  hoarse:
    "lost his voice, lost her voice, croaky, raspy, laryngitis, gravelly, gruff, husky, sore throat, scratchy throat",
  anxious:
    "worried, nervous, on edge, stressed, panicky, worrier, anxiety, panic attack, jittery, uneasy, worries, nervy, worry wart, frets, uptight, antsy, worked up, overthinks",
  housebound:
    "can't get out, shut-in, bedridden, can't leave the house, stuck indoors, bedbound, shielding, stuck at home, doesn't get out, rarely goes out",
  cue: "pool cue, snooker, billiards, pool table, pool stick",
  airline:
    "ba, delta, united, ryanair, easyjet, cabin crew, flight attendant, emirates, southwest, british airways, lufthansa, american airlines, air hostess, stewardess, jetblue",
  pillows: "pillow, memory foam, cushion, bolster, tempur, pregnancy pillow, pillowcase",
  orchard: "apple trees, fruit trees, pick-your-own, cider farm, apple farm, cherry trees",
  newlyweds:
    "newlywed, just married, honeymoon, just got married, tied the knot, bride and groom, mr and mrs, got hitched, newly married, got wed, honeymooners",
  squints:
    "screws up her eyes, screws up his eyes, can't read small print, holds it at arm's length, can't make out, peers",
  squirrels: "squirrel, red squirrel, grey squirrel, chipmunk, nutkin, gray squirrel",
  tortoise: "hermann, sulcata, turtle, testudo, giant tortoise, galapagos",
  upstairs: "first floor, second floor, stairs, up the stairs, flat above, top floor, loft",
  draughty:
    "drafty, cold house, no insulation, single-glazed, single glazing, draft, draught, leaky windows, freezing flat, breeze under the door",
  mind: "brain, headspace, mindfulness, psyche",
  lasts: "endures, keeps going, goes on for, hours on end",
  speakers:
    "speaker, sonos, bose, soundbar, hi-fi, hifi, subwoofer, alexa, stereo, woofer, jbl, echo dot, kef, bluetooth speaker, amp",
  nearby:
    "close by, around the corner, round the corner, next door, down the road, local, in walking distance, near here, neighbouring, up the road",
  godmother: "madrina, fairy godmother, godparent, god mum, god-mother, godmum, god mom",
  gown: "dress, ball gown, wedding dress, cap and gown, ballgown, prom dress, evening dress, bridal",
  remote:
    "wfh, works from home, clicker, zapper, remote control, tv control, doofer, off-grid, middle of nowhere, telly remote, teleworks, home office, firestick, flipper",
  delivery:
    "dpd, ups, fedex, parcel, amazon, ocado, hellofresh, hermes, evri, courier, instacart, package, labour, drops off, gave birth, birth, milkman",
  reef: "coral, great barrier, coral reef, snorkel spot",
  animation:
    "pixar, disney, cartoon, anime, studio ghibli, claymation, aardman, stop-motion, stop motion, dreamworks, cgi, wallace and gromit, motion graphics",
  galleries:
    "gallery, museum, moma, tate, exhibition, art museum, uffizi, guggenheim, tate modern, louvre, the met, national gallery",
  arranges:
    "organise, organize, sort out, set up, flower arranging, ikebana, plan, floristry, puts together, lays out, line up",
  landlord: "publican, landlady, renting, super, letting agent, slumlord, property manager",
  dessert:
    "pudding, afters, pud, tiramisu, cheesecake, ice cream, sundae, brownie, cobbler, creme brulee, cake, crumble, pavlova, trifle, sweet course, key lime pie, panna cotta, cannoli, banoffee, pie",
  pint: "beer, ale, lager, guinness, ipa, bitter, bevvy, stout, cold one",
  famous: "celebrity, celeb, well known, well-known, household name, a-list, viral",
  marble: "carrara, marbled, quartz worktop, marbles, marble run",
  crag: "climbing, rock face, bouldering, trad climbing, cliff, sport climbing, gritstone, belay",
  tonic: "g&t, gin and tonic, fever-tree, fevertree, schweppes, gin",
  apprentice: "apprenticeship, trainee, learning a trade, intern, padawan, learning the trade, first-year",
  walnut: "pecan, walnuts, black walnut, walnut wood",
  lisbon: "lisboa, alfama, fado, portugal, pastel de nata",
  corrects: "grammar police, marks, fix, puts right, proofread, red pen, pedant, puts people right",
  nonna: "nonnina, italian grandma, italian granny, italian gran, italian nan",
  rome: "roman, roma, colosseum, vatican, trastevere, trevi fountain, eternal city",
  company:
    "firm, companionship, employer, startup, visitors, business, corporation, guests, somebody to talk to",
  shelter:
    "rescue, humane society, spca, rspca, dogs trust, aspca, battersea, animal rescue, refuge, bivvy, soup kitchen, bus stop",
  leash: "lead, dog lead, flexi, harness, retractable lead, slip lead, off-lead",
  nature:
    "wildlife, outdoors, forest, woods, countryside, national park, great outdoors, birding, hike, trees, the wild, attenborough, fresh air, forest bathing",
  flags: "flag, bunting, union jack, banner, stars and stripes, pennant, pride flag",
  muslim:
    "islam, islamic, mosque, ramadan, eid, hijab, halal, quran, muslima, hijabi, alhamdulillah, prays five times",
  programmes: "show, series, telly, tv show, tv programme, boxset, matchday programme, box set, playbill",
  collapse: "fall down, fall apart, crumble, fall over, conk out, pass out, keel over, cave in",
  computers: "computer, laptop, pc, mac, macbook, imac, desktop, chromebook, raspberry pi, thinkpad, dell",
  develops: "darkroom, film photography, coder, app developer, software, programmer, negatives, 35mm",
  prizes: "prize, trophy, medal, award, rosette, raffle, winner, cup, gold medal, wins",
  facts: "trivia, fun fact, did you know, factoid, wikipedia, pub quiz, encyclopaedia, encyclopedia, qi",
  relatives:
    "relations, family, cousins, aunts, uncles, kin, in-laws, extended family, relative, cuz, grandparents, clan, folks",
  fox: "vixen, foxes, cub, fennec, red fox, foxy",
  uniform: "school uniform, scrubs, blazer, army kit, gymslip, school tie",
  among: "amongst, amid, surrounded by",
  soul: "motown, marvin gaye, aretha, otis redding, stax, r&b, northern soul, stevie wonder, al green, neo-soul",
  quartet: "string quartet, barbershop, foursome, chamber group, four-piece",
  repeat: "again, over and over, on loop, rerun, replay, loop, rewatch, same question",
  upright: "standing, upright piano, upright bass, double bass, straight up",
  peace:
    "calm, quiet, tranquil, peaceful, serenity, me time, zen, five minutes to herself, ten minutes to himself, serene, breather",
  kisses: "smooch, snog, peck, kiss, smack on the cheek, mwah, bisous, besos",
  kiln: "raku, pottery, ceramics, glaze fire, wheel-thrown, firing",
  chapter: "chapters, page-turner, one more page",
  relax:
    "unwind, chill, chill out, rest, decompress, put her feet up, put his feet up, wind down, destress, de-stress, switch off, veg out, kick back, pamper, relaxed, spa, chillax, relaxing, me time",
  beetles: "beetle, ladybird, ladybug, scarab, stag beetle, ladybirds, weevil, june bug, dung beetle",
  speech:
    "toast, best man, presentation, speech therapy, toastmasters, slt, stammer, aphasia, ted talk, lisp, nonverbal, stutter",
  bookshop:
    "bookstore, waterstones, barnes & noble, used books, second-hand books, book store, daunt, indie bookstore, foyles, powell's, half price books, barnes and noble",
  trilogy: "lord of the rings, lotr, three books, his dark materials, hunger games, three-part",
  literature:
    "lit, novels, classics, austen, shakespeare, english lit, dickens, bronte, eng lit, poetry, dostoevsky, tolstoy",
  princess:
    "elsa, cinderella, ariel, moana, belle, rapunzel, snow white, tiara, frozen, princesses, jasmine, sleeping beauty",
  rainbow:
    "pride, lgbtq, multicoloured, multicolored, over the rainbow, rainbow-coloured, lgbt, colours of the rainbow",
  ghost:
    "haunted, spooky, spirit, poltergeist, paranormal, ghost hunting, phantom, ghostbusters, spectre, spook",
  chemist: "pharmacist, pharmacy, drugstore, cvs, walgreens, superdrug, dispensing, pharma, lab",
  questions: "asks, quiz, curious, queries, twenty questions, inquisitive, trivia, asking, q&a",
  fools: "trick, prank, april fools, wind up, pull the wool, pranks",
  goats: "goat, pygmy goat, billy, nanny goat, goat yoga, nigerian dwarf, kid goats, boer, alpine",
  accident:
    "crash, wreck, fall, mishap, prang, collision, came off his bike, pile-up, fender bender, whiplash, rear-ended",
  dreidel: "gelt, hanukkah, chanukah",
  frogs: "frog, toad, tadpole, tree frog, frogspawn, kermit, froggy, dart frog, froglet, pacman frog",
  soda: "pop, coke, diet coke, sprite, pepsi, fizzy drink, fizzy pop, dr pepper, mountain dew, fanta, root beer, cola, irn-bru, soft drink, ginger ale, seltzer, la croix",
  reenacts:
    "reenactment, re-enactment, civil war, larp, sealed knot, renaissance fair, reenactor, ren faire, living history, viking",
  weird:
    "strange, odd, quirky, bizarre, peculiar, funny, freaky, kooky, offbeat, out there, wacky, eccentric",
  globe: "world map, sphere, atlas, snow globe",
  drizzle: "mizzle, spitting, light rain, lemon drizzle, mist, drizzly, spits",
  resin: "epoxy, river table, resin art, 3d print, coasters",
  embroidery:
    "cross-stitch, cross stitch, needlepoint, stitching, embroider, needlework, crewel, hand-stitch, hoop, sashiko, dmc, sampler, cross stitching, blackwork, tapestry kit",
  blossom: "bloom, cherry blossom, flower, apple blossom, sakura, hanami",
  mexican:
    "tacos, mexico, burrito, enchiladas, quesadilla, guacamole, chipotle, oaxaca, mole, tamales, guac, taco bell, fajitas, mexico city, cinco de mayo, nachos",
  pantry: "larder, cupboard, store cupboard, kitchen cabinet, jars, walk-in pantry",
  beard:
    "whiskers, stubble, goatee, facial hair, moustache, beardy, scruff, mustache, bearded, movember, five o'clock shadow, tache",
  twisted: "sprained, rolled, contorted, plaited, did his ankle",
  lettering:
    "hand lettering, calligraphy, sign writing, brush pen, signwriting, typography, sign painting, fonts",
  istanbul: "bosphorus, grand bazaar, blue mosque, constantinople",
  marmalade: "seville orange, paddington, orange preserve, lime marmalade",
  braids:
    "plait, cornrows, box braids, french braid, plaits, french plait, dutch braid, fishtail, goddess braids, braiding",
  compost:
    "compost bin, wormery, composter, worm bin, bokashi, peelings, compost heap, food waste, worm farm, potting mix, mulch",
  mint: "peppermint, spearmint, polo, altoids, mojito, after eight, minty, tic tac, mentos, mint choc",
  replaced: "swapped, new one, changed, upgraded, switched",
  armor: "armour, chainmail, chain mail, breastplate, plate mail, knight",
  power: "electricity, electric, energy, outage, strength, mains, blackout, generator, solar",
  favorite: "favourite, fave, go-to, best, loves most, number one, fav, faves, top pick, beloved",
  repots: "repot, pots on, pot up, re-pot, pots up, new pots, potting on",
  patience: "patient, solitaire, klondike, puts up with, unflappable, never snaps",
  crib: "cot, moses basket, bassinet, cradle, nursery, snoo, cribbage, cotbed, next-to-me, bedside cot",
  volunteer:
    "helps out, food bank, soup kitchen, charity work, gives his time, gives her time, charity shop, habitat for humanity, docent, volunteering, candy striper, pto, rnli, unpaid, scout leader, meals on wheels, samaritans, helps at",
  idols: "hero, bts, k-pop, role model, beyonce, bias, taylor swift",
  drowns: "go under, swamped, snowed under, drown, smother",
  base: "pedal, bottom, army base, foundation, camp",
  cliff: "clifftop, sea cliff, cliffs, crag, bluff, cliff edge, precipice, headland",
  jumpers:
    "sweater, pullover, knitwear, cardigan, fair isle, christmas jumper, aran, hoodie, jumper, woolly, roll neck, turtleneck, polo neck, cardi, crew neck, gansey",
  farmhouse: "homestead, farm cottage, old farm, barn conversion, ranch house, smallholding",
  beauty:
    "makeup, sephora, skincare, make-up, mua, ulta, glam, beautician, cosmetics, mascara, facials, lash tech",
  nib: "fountain pen, dip pen, nibs, lamy",
  grand: "thousand, baby grand, steinway, grandiose",
  gas: "hob, petrol, gas stove, fuel, filling station, gasoline, propane, gas bill, calor, butane",
  jewelry:
    "jewellery, necklace, earrings, bracelet, bling, pandora, tiffany, brooch, beads, pendant, rings, silversmith, gemstones, bangles, anklet",
  touchline:
    "sideline, sidelines, pitchside, side of the pitch, soccer mom, saturday football, edge of the pitch",
  cool: "awesome, rad, fab, chilly, dope, wicked, chill, trendy",
  peak: "summit, top of the mountain, mountain top, munro, fourteener, pinnacle, 14er, everest, peak district",
  summit:
    "peak, munro, top of the mountain, fourteener, 14er, everest, snowdon, ben nevis, kilimanjaro, bagging, scafell pike, rainier",
  camino: "santiago, pilgrimage, way of st james, compostela",
  sensor: "dexcom, libre, cgm, detector, motion detector, arduino, probe, garmin, fitbit",
  london:
    "big ben, west end, hackney, camden, brixton, the tube, peckham, notting hill, covent garden, greenwich, thames, clapham, shoreditch, islington, soho, wimbledon, south bank, londoner",
  busks:
    "busking, busker, plays in the street, street musician, plays on the street, plays in the subway, street performer",
  weeds:
    "weeding, dandelion, nettle, bindweed, pulls weeds, weed, knotweed, hoe, brambles, ground elder, thistles, couch grass, crabgrass",
  sips: "sip, drink, nurses a, slurp, cuppa, glass of, savour",
  challenge: "dare, marathon, couch to 5k, three peaks, resolution, nanowrimo, dry january, tough mudder",
  skirting: "baseboard, skirting board, woodwork",
  rally: "protest, classic car rally, demo, wrc, sturgis, demonstration",
  collar: "dog collar, id tag, ruff, cone, cat collar, shirt collar",
  society: "historical society, amateur dramatics, uni club, rhs, horticultural society, am-dram group",
  cramps:
    "period pain, charley horse, cramp, muscle spasm, stitch, spasm, leg cramps, menstrual, time of the month",
  crackles: "crackle, pop, crackly, static, logs on the fire, snap, sputter",
  chili: "chilli, con carne, jalapeno, hot sauce, five-alarm, tex-mex, sriracha, habanero, cayenne, chile",
  cinnamon: "cinnamon roll, chai spice, snickerdoodle, pumpkin spice, cinnabon, churro",
  caffeine:
    "coffee, espresso, energy drink, red bull, monster, double shot, tea, cold brew, matcha, yerba mate, jitters, latte, celsius",
  ginger:
    "redhead, red hair, carrot top, ginger nut, red-haired, gingerbread, strawberry blonde, ginger ale, auburn, titian, orange cat",
  renovated:
    "did up, done up, remodelled, remodeled, restored, redone, fixer-upper, house flip, gutted, refurbished, refurb, new kitchen, extension, renos, reno",
  mahjong: "mah-jongg, mah jongg, mahjongg, tiles, riichi",
  heap: "pile, stack, mound, mountain of",
  butterflies:
    "butterfly, monarch, painted lady, red admiral, swallowtail, lepidoptera, cabbage white, caterpillars, moth",
  earbuds: "airpods, headphones, earphones, earpods, galaxy buds, in-ears, air pods, noise cancelling",
  limps: "hobble, gammy leg, limp, favours one leg, hobbling, bad leg, drags his foot",
  ferret: "polecat, ferrets, jill, kits, weasel",
  cot: "crib, baby bed, camp bed, moses basket, bassinet, cotbed, next to me",
  whenever: "every time, any time, each time",
  solids: "weaning, solid food, baby-led weaning, blw, purees, finger food",
  internet: "wifi, wi-fi, broadband, google, online, router, the web, reddit, fibre, starlink, www, youtube",
  overflowing:
    "spilling out, full, bursting, piled high, crammed, jam-packed, too many, spilling over, chock-a-block, rammed, brimming",
  thermometer: "meat probe, thermapen, probe, temp gun, candy thermometer, meater",
  panics:
    "freaks out, freak out, panic attack, loses it, meltdown, flustered, in a flap, freaking out, hyperventilates",
  forehead: "brow, hairline",
  toddlers:
    "toddler, two-year-old, little ones, tots, terrible twos, preschoolers, 2yo, wee ones, 18 months, tot, little one, 3yo, threenager, two year old",
  cereal:
    "cheerios, weetabix, corn flakes, granola, muesli, frosties, rice krispies, shreddies, lucky charms, cocoa puffs, froot loops, cap'n crunch, coco pops, crunchy nut, special k, cornflakes, frosted flakes",
  squeak: "squeaky, peep, creak, needs oiling, squeal",
  babysitter: "childminder, nanny, sitter, au pair, minds the kids, babysits, babysit, minding, childcare",
  pain: "ache, sore, hurts, agony, killing me, throbbing, sciatica, arthritis, twinge, achy, aching, playing up, fibro, aches, gives her gyp, stabbing, back's gone, stiff, tender, cramp",
  return: "take back, come home, go back, send back, get back, refund, comes back",
  smiles: "grin, beam, smile, smiley, chuffed, dimples, smirk, all smiles, cheesy grin",
  ferry: "car ferry, calmac, hovercraft, boat across, staten island ferry, brittany ferries, stena",
  teddies:
    "teddy, teddy bear, stuffed animal, plush, cuddly toy, steiff, stuffie, build-a-bear, soft toy, jellycat, plushie, stuffy, squishmallow",
  blessings: "blessing, grace, thanks, prayer, gratitude, bracha, baraka, grateful",
  fussy:
    "picky, choosy, particular, pernickety, picky eater, faddy, finicky, persnickety, beige food, hard to please, fusspot, high maintenance",
  nests: "nest, nest box, birdhouse, nesting, swallows, nesting box, bird box, eyrie",
  postcards: "postcard, postcrossing, snail mail, wish you were here",
  magnifier: "magnifying glass, loupe, magnifying lamp, jeweller's loupe, reading glass, screen magnifier",
  graphic: "illustrator, graphic design, graphic novel, comics, maus, adobe, photoshop, indesign",
  mars: "red planet, perseverance, mars bar, curiosity rover, martian",
  planetarium: "observatory, griffith, stargazing show, star show",
  diagnosis:
    "diagnosed, test results, told she's got, told he's got, consultant said, found out he has, found out she has, biopsy",
  lactose: "dairy-free, lactaid, dairy, no milk, oat milk, milk intolerance, lactose-free, lactofree",
  guard:
    "security, bouncer, watchman, train guard, prison officer, night watchman, lifeguard, mouthguard, coastguard",
  teen: "teenager, adolescent, 14yo, 15yo, 16yo, thirteen, fourteen, fifteen, sixteen, teenage, tween, seventeen, high schooler, year 9, year 10, sixth former, moody age, young person",
  strategy:
    "catan, risk, chess, civ, tactics, age of empires, wargame, board game, war game, warhammer, tactical, total war, starcraft, rts, terraforming mars, civilization",
  mechanical: "clockwork, wind-up, cherry mx, mech, engineering, cogs",
  cart: "go-kart, golf buggy, trolley, wagon, pony trap, barrow, shopping cart, handcart",
  kinds: "types, sorts, varieties, all sorts",
  lime: "limes, margarita, key lime, mojito, caipirinha",
  tofu: "bean curd, tempeh, firm tofu, soya, silken, plant-based, meat-free, soy",
  keyring: "keychain, key ring, key chain, key fob, lanyard, carabiner",
  semester: "term, first year, finals, freshman, midterms, uni term, trimester",
  fled: "refugee, ran from, escape, asylum seeker, displaced, left the war, got out of ukraine, forced to leave",
  brisket: "smoked meat, low and slow, burnt ends, pastrami, salt beef, corned beef, texas bbq, traeger",
  rotted: "rotten, gone off, mouldy, decay, decayed, gone soft, bad, dry rot",
  blackberries: "bramble, brambling, blackberry, brambles, hedgerow fruit, blackberrying",
  weekdays:
    "mon-fri, monday to friday, mon to fri, during the week, nine to five, 9-5, school nights, work days, midweek, weeknights, work week",
  dozen: "twelve, 12, baker's dozen",
  mole: "beauty spot, whac-a-mole, molehill, mole poblano",
  repair:
    "fix, mend, patch up, restore, fixer, handy, refurb, handyman, fix-it, repairman, service, make do and mend, repair cafe, sort out",
  term: "semester, half-term, half term, school year, autumn term, michaelmas",
  graph: "chart, diagram, excel, bar chart, spreadsheet",
  thrift:
    "charity shop, goodwill, op shop, second-hand, vinted, depop, thrifting, car boot, oxfam, salvation army, secondhand, flea market, garage sale, yard sale, value village, thredup, poshmark, frugal",
  decades:
    "years and years, 20 years, 30 years, 40 years, donkey's years, twenty years, thirty years, forever, since the 80s, since the 70s, yonks",
  waders: "fly fishing, chest waders, hip boots, thigh boots",
  sow: "plant, seed, seeds, seedlings, propagate, germinate, seed trays, direct sow",
  scotland:
    "edinburgh, glasgow, highlands, skye, inverness, aberdeen, loch ness, orkney, scottish, dundee, hebrides, fife, nc500, cairngorms, islay, shetland, ben nevis",
  dinosaurs:
    "dinosaur, t-rex, t rex, triceratops, stegosaurus, jurassic park, dino, diplodocus, raptor, trex, velociraptor, dinos, brachiosaurus, jurassic",
  quiz: "pub quiz, trivia, trivial pursuit, jeopardy, university challenge, mastermind, pointless, the chase, kahoot, trivia night, quizzer, only connect",
  architect: "designs houses, architecture firm, frank lloyd wright, zaha hadid, riba, designs buildings",
  candlelight: "candlelit, by candle, tealights, candle",
  haggadah: "seder, passover book",
  parish: "church, vicarage, vicar, church hall",
  fog: "mist, pea souper, haze, misty, haar, smog, foggy, mizzle, pea-souper, steamed up",
  mucks: "muck out, mucking out, shovels manure, stables, cleans the stalls, mucking",
  jungle: "rainforest, amazon, tropical, costa rica, borneo, monstera",
  misty: "foggy, hazy, mist, fog, steamed up, watery-eyed",
  forecast: "weather app, met office, weather channel, weatherman, weather report, meteorologist, outlook",
  abuela: "abuelita, spanish grandma, mexican grandma, lita, yaya",
  korea: "seoul, busan, korean, k-drama, kdrama, jeju, kpop, kimchi",
  vows: "wedding vows, renewing our vows, i do, promise, marriage vows, vow renewal",
  fiction:
    "novel, sci-fi, fantasy, thriller, romance, novels, short story, fanfic, detective story, crime novel, murakami, whodunit",
  yiddish: "bubbe, zayde, klezmer, mensch, schlep, kvetch, oy vey, mishpocha",
  keycaps: "mechanical keyboard, mech keyboard, cherry mx, gmk",
  signal: "reception, 4g, 5g, no service, wifi, ham radio, dead zone",
  starships: "spaceship, star trek, star wars, millennium falcon, enterprise, x-wing, trekkie, spaceships",
  ukulele: "uke, four-string, banjolele",
  tshirts: "t-shirt, tee, tees, band tee, t shirt, tee shirt, graphic tee",
  beekeeping: "bees, beehive, hive, apiary, beekeeper, hives, apiarist, honey bees, keeps bees, smoker",
  swarm: "bees everywhere, bee swarm, cloud of, infestation",
  forages:
    "forage, mushroom picking, wild garlic, foraging, mushroom hunting, elderflower, blackberrying, morels, brambles, sloes, samphire, forager, picks mushrooms, ramps, nettle soup, chanterelles",
  stirs: "stir, mix, whisk, wooden spoon, wake up, swirl",
  glaze: "kiln, celadon, icing, raku, underglaze, pottery glaze",
  lengths: "laps, lanes, swims 40, front crawl, pool laps",
  easy: "simple, straightforward, piece of cake, no-brainer, doddle, no fuss, no hassle, effortless, low-maintenance, no sweat, cinch, foolproof",
  receipts: "receipt, bill, expenses, invoice, shoebox of receipts, invoices",
  nice: "lovely, kind, pleasant, friendly, decent, good egg",
  gang: "crew, group of friends, the girls, the lads, mates, posse, squad, the boys, bunch",
  wand: "harry potter, magic stick, ollivander, wizard",
  stayed: "remained, slept over, hung around, put up",
  endless: "neverending, never-ending, constant, nonstop, bottomless, infinite, unlimited, non-stop",
  architecture:
    "brutalist, gothic, bauhaus, art deco, georgian, frank lloyd wright, gaudi, revit, cad, buildings, skyscraper, corbusier, baroque",
  rhymes: "nursery rhyme, rap, limerick, poem, dr seuss, mother goose, poet",
  feast: "big meal, banquet, thanksgiving, spread, slap-up, roast with all the trimmings, blowout, buffet",
  torah: "parsha, talmud, parashat, simchat torah, bar mitzvah portion, chumash",
  folk: "bob dylan, ceilidh, joan baez, morris dancing, bluegrass, fiddle, sea shanties, trad, joni mitchell, banjo, mumford, sea shanty, pete seeger",
  silence: "quiet, hush, peace, silent retreat, vipassana, shush",
  cowboy:
    "western, rodeo, stetson, ranch, lasso, wrangler, john wayne, spurs, rancher, clint eastwood, yeehaw, yellowstone",
  cheating: "cheat, peeking, card up his sleeve, affair, fiddling, two-timing, playing away",
  taiwan: "taipei, boba, taiwanese, night market, bubble tea",
  celebrates:
    "party, toast, anniversary, celebrate, birthday, throws a party, bash, shindig, champagne, turns 40, turns 50, jubilee",
  worried:
    "anxious, stressed, concerned, fret, on edge, worrying, beside herself, nervous, worries, losing sleep, bothered, scared, uneasy, panicking, worked up, overthinking",
  manage:
    "cope, get by, supervise, boss, get through, handle, muddle through, supervisor, in charge, oversee, juggle, team lead",
  budgie: "parakeet, budgerigar, budgies, parrot, parrotlet",
  ashes: "urn, cremated, cremation, scatter dad, cricket",
  ballpark: "baseball game, fenway, wrigley, stadium, yankee, dodgers, camden yards, mlb, mets",
  average: "so-so, middling, ordinary, typical, bog standard",
  underwater: "scuba, snorkel, dive, gopro, diving, snorkelling, snorkeling, padi, freediving",
  rehearses:
    "practise, runs lines, practice, rehearsal, run-through, learns his lines, learns her lines, run through, rehearse",
  timetables: "bus times, train times, schedule, rota, train spotter, trainspotting, citymapper, bradshaw",
  pirate:
    "jack sparrow, captain hook, treasure map, jolly roger, blackbeard, eyepatch, one piece, buccaneer, sea of thieves, treasure island, pirates of the caribbean, swashbuckling",
  beam: "rafter, gymnast, balance beam, joist, torch, grin, headlight",
  geologist: "rock hound, rockhound, geology, studies rocks, volcanologist, geo, palaeontologist",
  restless:
    "fidgety, can't sit still, antsy, tosses and turns, fidget, on the go, itchy feet, restless legs, ants in his pants, pacing, tossing and turning, ants in her pants, hyper, stir-crazy",
  wig: "hairpiece, toupee, lace front, chemo wig, drag, hair loss",
  husky: "siberian, malamute, sled dog, samoyed, hoarse, gravelly",
  snips: "snip, trim, cut, secateurs, scissors, clip, cuts out coupons",
  logos: "logo, brand, illustrator, graphic design, emblem",
  hatch: "incubator, chicks, eggs hatching, ducklings, peep out of the egg",
  creatures: "critter, animals, beast, monster, bugs, minibeasts, beastie, dragon, fantastic beasts",
  mosaic: "tesserae, tiles, tile picture, gaudi, broken crockery",
  dull: "boring, blunt, dreary, grey, dim, drab, monotonous, mundane, tedious, lifeless",
  icing: "frosting, buttercream, fondant, royal icing, piping, ganache, piping bag, glaze",
  mows: "mow, lawnmower, cuts the grass, cut the grass, strimmer, lawn, ride-on, flymo, cuts the lawn, stripes on the lawn, mower",
  ton: "loads, heaps, a lot, tons, bunch, buttload",
  salsa: "latin dancing, bachata, pico de gallo, cuban, merengue, guac, salsa verde, mambo",
  kilometres: "km, 5k, 10k, kms, k's, miles, klicks, parkrun, kilometers, 21k",
  fireplace:
    "log burner, wood burner, wood stove, open fire, woodburner, hearth, mantel, mantelpiece, chimney, wood-burning stove, fireside, inglenook, log fire",
  clogs: "crocs, birkenstock bostons, danskos, dansko, bungs up, blocked, sabots, klompen, swedish hasbeens",
  poses: "downward dog, asana, selfie, warrior, tree pose, pose, duck face, model",
  degeneration: "macular, amd, wear and tear, worn disc, deterioration",
  purple: "lilac, lavender, violet, mauve, aubergine, indigo, magenta",
  shadow: "shade, eyeshadow, silhouette, follows him everywhere, velcro dog, follows her everywhere",
  sneaks: "creep, slips out, sneaky, steals, nicks, tiptoe, pinches, sly, smuggle, swipe, on the sly, snuck",
  flames: "fire, bonfire, campfire, firepit, blaze, burning, flambe",
  palms: "palm tree, palm, date palm, coconut tree, sweaty hands",
  waste:
    "bin, rubbish, trash, chuck, landfill, zero waste, throw away, leftovers, garbage, food waste, recycling",
  luggage:
    "suitcase, carry-on, backpack, bags, samsonite, tumi, holdall, cabin bag, duffel, baggage, rimowa, duffle, rollaboard, weekender",
  dinghy: "optimist, inflatable boat, sailing boat, topper, sailboat, zodiac",
  sprays: "spray, perfume, mist, aerosol, spritz, graffiti, squirt, spray can, hose",
  smooth: "silky, sleek, sand down, polished, slick",
  organ: "church organ, hammond, pipe organ, organist, kidney, liver, transplant, wurlitzer",
  gears: "derailleur, shimano, cog, stick shift, five-speed, sprocket, shifter",
  view: "scenery, vista, lookout, look out, panorama, outlook, overlook",
  credit: "mastercard, visa, amex, overdraft, store card, klarna",
  seaside:
    "beach, coast, brighton, blackpool, cornwall, shore, southend, bournemouth, margate, devon, promenade, jersey shore, whitby, skegness, scarborough, clacton, by the sea, llandudno, weston",
  crushes: "squash, flatten, pestle, mash, fancies, crush, muddle, smitten, pound, grind",
  tablecloth: "table cloth, oilcloth, table linen, table runner, tablecloths, linens",
  salon:
    "hairdresser, hair salon, nail bar, blow dry, beauty parlour, nail salon, blowout, hair appointment, beautician, parlour, cut and colour",
  dj: "decks, mixing, club nights, turntables, serato, pioneer decks, spins records, techno, house music, djing, mixes tracks, boiler room",
  cabinet:
    "cupboard, display case, sideboard, curio, dresser, cupboards, bathroom cabinet, display cabinet, hutch",
  pavement: "sidewalk, kerb, curb, footpath, tarmac",
  graduating:
    "graduation, commencement, convocation, cap and gown, finishing uni, finishing college, graduate, grad, valedictorian, mortarboard, finishes uni, passes out, senior year, class of",
  berries:
    "blueberries, raspberries, strawberries, blackberries, currants, cranberries, gooseberries, elderberry, sloe, goji, blackcurrants, tayberry, loganberry",
  pounds: "lbs, lb, quid, slimming world, weight watchers, kilos, fiver, weight loss, tenner",
  diamond:
    "engagement ring, bling, tiffany, sparkler, solitaire, carat, sixty years married, 60th anniversary, baseball field",
  oak: "acorn, oak tree, oaky, live oak, bourbon barrel",
  appetite:
    "hungry, off her food, off his food, ozempic, eats like a horse, picks at her food, picks at his food, big eater, hollow legs, peckish, not eating",
  twirls: "spin, pirouette, baton, twirl, ballet, tutu, dances round, curl, swirl",
  playlist: "spotify, mixtape, mix tape, apple music, road trip tunes, mix cd",
  prom: "school dance, homecoming, year 11 prom, formal, senior prom, promposal, leavers' ball",
  jerseys:
    "football shirt, kit, jersey, football top, team shirt, rugby top, pullover, strip, footie top, hockey sweater",
  narrow: "skinny, slim, tight, thin, narrowboat, poky",
  clarinet: "woodwind, reed, benny goodman, licorice stick, clari",
  hauls: "carry, lug, schlep, drag, cart, hump, tow, heave, trucker, lugs, tote, heaving, lumps about",
  paddleboard: "sup, paddle board, paddleboarding, stand-up paddle, paddle boarding, red paddle",
  golden: "goldie, gold, retriever, 50th anniversary, fifty years married, blonde",
  rhythm: "beat, groove, drums, tempo, bongo, drumming, percussion",
  radiator: "heating, heater, rads, rad, storage heater",
  conditioning: "aircon, air con, a/c, ac, air-con, ac unit, aircon unit",
  crown: "tiara, coronation, tooth cap, the queen, king charles, root canal, crowning, coronet",
  basketball:
    "hoops, nba, lakers, dunk, lebron, march madness, celtics, wnba, jordan, shoots hoops, three-pointer, knicks, bball, free throw, netball, michael jordan, b-ball, steph curry, layup, warriors",
  hong: "hk, kowloon, victoria peak",
  kong: "hk, kowloon, chew toy, donkey kong, king kong, godzilla",
  texas: "austin, dallas, houston, san antonio, lone star, texan, longhorns, el paso, fort worth",
  trowel: "hand fork, garden tool, dibber, plastering, hori hori, niwaki",
  carrier: "sling, babybjorn, cat carrier, ergobaby, pet crate, baby wrap, cat box",
  forearms: "popeye, tennis elbow, grip trainer, sleeve tattoo, lower arm",
  dartboard: "darts, bullseye, 180, arrows, one hundred and eighty, oche",
  sideboard: "buffet, credenza, dresser, hutch, cabinet",
  rye: "pumpernickel, rye bread, rye whiskey, bulleit, rugbrod",
  scoop: "ice cream, ladle, gelato, baskin-robbins, ben and jerry's, ice-cream, sundae",
  epiphany: "three kings, king cake, twelfth night, jan 6, galette des rois, reyes, aha moment",
  blooms: "flower, blossom, roses, flowering, peony, in flower, tulips, dahlias, bloom, peonies",
  porridge: "oats, oatmeal, overnight oats, congee, grits, porage, quaker, ready brek, gruel, readybrek",
  nibbles:
    "snack, canapes, crisps, nuts, chew, gnaw, hors d'oeuvres, graze, olives, peck at, charcuterie board, finger food",
  distilleries:
    "distillery, islay, macallan, laphroaig, gin school, lagavulin, whisky trail, bourbon trail, talisker, still",
  steak:
    "ribeye, rib-eye, t-bone, sirloin, fillet, filet mignon, porterhouse, wagyu, tomahawk, bavette, rump, entrecote, new york strip, flank",
  basil: "pesto, caprese, thai basil, margherita, genovese",
  fried:
    "pan-fried, deep-fried, fry-up, kfc, tempura, battered, air fryer, crispy chicken, schnitzel, crispy, katsu",
  horseradish: "wasabi, roast beef sauce, maror, bloody mary",
  guinea: "guinea pig, cavy, cavies, piggies, guineas, west africa, guinea pigs",
  insects:
    "bugs, beetle, bees, ants, butterfly, creepy-crawly, dragonfly, moth, ladybird, grasshopper, wasp, praying mantis, creepy crawly, entomology, stick insect, minibeast, crickets, midges, mosquitoes, mantis",
  teapot: "brown betty, brew, cuppa, tea pot, samovar, loose leaf, gaiwan, tetsubin, tea cosy, tea set",
  latte:
    "flat white, cappuccino, psl, macchiato, pumpkin spice, oat milk latte, cortado, iced latte, frappuccino",
  eclipse: "totality, solar glasses, blood moon, path of totality",
  pretends:
    "make-believe, make believe, plays shop, fakes, acts, plays doctors, role play, mud kitchen, roleplay, let's pretend, dress up, puts on",
  rebuilds:
    "restore, restoration, takes apart, overhaul, refurb, project car, reconstruct, does up, takes engines apart, tinkers",
  bulbs:
    "tulips, daffodils, light bulb, crocus, daffs, snowdrops, hyacinth, alliums, hue, philips hue, led, fairy lights, bluebells",
  scrubs: "nurse, nurse's uniform, scours, cleans, scrubbing, scrub",
  turkey:
    "turkish, istanbul, gobbler, bodrum, antalya, butterball, turkey dinner, marmaris, cappadocia, tom turkey, dalaman",
  frisbee: "ultimate, disc golf, disc, ultimate frisbee, aerobie",
  northern:
    "geordie, yorkshire, from up north, lancashire, mancunian, scouse, north of england, norther, aurora",
  remember: "recall, reminder, remind, memory, don't forget, think back, reminisce, reminiscing",
  reports: "spreadsheet, powerpoint, write-up, journalist, reporter, audit, school report",
  slams: "bang, slam, poetry slam, smash, wimbledon",
  fumbles:
    "drop, dropsy, clumsy, butterfingers, can't do buttons, shaky hands, all thumbs, grope, cack-handed",
  eczema: "psoriasis, dermatitis, itchy skin, rash, dry skin, flare-up, e45, aveeno",
  sensitive:
    "delicate, emotional, easily hurt, sensory, tender, soft-hearted, allergic, eczema, thin-skinned, touchy, cries easily, takes things to heart, empath, feels everything",
  spaghetti: "bolognese, pasta, spag bol, carbonara, linguine, spag, aglio e olio, spaghettios",
  poor: "skint, broke, hard up, not much money, low-income, on the breadline, poverty, struggling for money",
  countryside:
    "cotswolds, rural, village, fields, farm, country lane, lake district, hills, yorkshire dales, peak district, out in the sticks, the country, boondocks, the dales, rolling hills, the sticks, farmland",
  announces: "tells everyone, shouts out, announcement, declares, announce, reveal",
  stir: "mix, whisk, wok, wooden spoon",
  splashes:
    "splash, puddles, paddles, splish, water everywhere, sprinkler, spatter, bath time, bathtime, splashing, water play, doggy paddle",
  saucepan: "pan, pot, le creuset, milk pan, pots and pans, cookware, stockpot",
  refill: "top up, fill again, topped up, fill up, another cup, replenish",
  adds: "add, chuck in, bung in, sprinkle",
  groans: "moan, grumble, ugh, dad jokes, oof, puns, rolls her eyes, creak, rolls his eyes, huff and puff",
  grabs: "snatch, nab, seize, pinch, grab, pick up, clutch",
  zoo: "safari park, zookeeper, petting zoo, aquarium, wildlife park, whipsnade, san diego zoo, bronx zoo, chester zoo",
  holland: "netherlands, amsterdam, dutch, rotterdam, utrecht, the hague",
  tied: "knotted, bound, drew, tie up, lashed, tethered",
  grates: "grater, microplane, shred, zest, parmesan on top, grate",
  purpose: "intentionally, meaning in life, aim, deliberately, reason to get up",
  tissues: "kleenex, hankie, hanky, handkerchief, puffs, tissue, hankies",
  packets: "sachet, pack, packs, seed packet, multipack, bag of crisps",
  toilet:
    "loo, bathroom, potty, restroom, lav, bog, wc, the john, commode, washroom, khazi, ensuite, en suite, urinal, portaloo, cloakroom",
  halfway: "midway, half way, mid, in the middle, part way",
  coral: "reef, coral reef, frag, marine tank, peachy pink",
  superheroes:
    "superhero, batman, spider-man, spiderman, marvel, avengers, superman, iron man, hulk, wonder woman, dc, mcu, captain america, x-men, thor, miles morales",
  panels: "solar, comic panel, manga page, pv",
  backgrounds: "backdrop, wallpaper, zoom background, scenery",
  refugees:
    "asylum seekers, asylum, ukrainian family, syrian, displaced, fled the war, refugee, ukrainians, resettlement",
  seventeen: "17, 17yo, 17-year-old, upper sixth, junior year",
  blackbird: "blackbirds, redwing",
  replays: "replay, match of the day, var, plays again, on repeat, highlights, motd, rerun",
  bids: "ebay, auction, auctions, vinted, offers, auction house",
  engineering: "engineer, mechanical, aerospace, robotics, civil, stem, mech eng, chem eng",
  tunnel: "underpass, subway, carpal, eurotunnel, channel tunnel, crawl tube, tube",
  circuit: "pcb, breadboard, arduino, circuit board, race track, silverstone, laps, monza, nurburgring",
  fetch:
    "throw the ball, chuckit, throws a stick, retrieve, bring back, fetches, throw the stick, ball launcher",
  syrup: "maple, golden syrup, aunt jemima, monin, honey, agave, treacle, torani",
  trench: "trench coat, burberry, ww1, somme, ditch",
  projector:
    "home cinema, home theater, movie night outside, movie nights on the wall, big screen, slide projector, epson",
  funeral:
    "wake, cremation, memorial, burial, crematorium, celebration of life, shiva, pallbearer, eulogy, buried, laid to rest",
  egypt:
    "cairo, pyramids, nile, luxor, sharm, egyptian, pharaoh, hurghada, tutankhamun, sphinx, red sea, mummy, giza",
  dal: "daal, dhal, lentils, dahl, tarka dal, masoor",
  raids: "world of warcraft, wow, raid, destiny, robs the fridge, ffxiv, helps himself, mmo, helps herself",
  girlfriend:
    "gf, partner, missus, bird, her indoors, other half, better half, fiancee, lady friend, bae, my lady, ladyfriend, so",
  dried: "dry, dehydrated, sun-dried, dehydrator, pressed flowers, jerky",
  chilies:
    "chillies, jalapeno, scotch bonnet, habanero, hot peppers, birds eye, serrano, chiles, carolina reaper, hot sauce, ghost pepper, sriracha, poblano",
  bologna: "emilia, ragu city, tortellini, mortadella, baloney",
  swan: "cygnet, swans, cob, mute swan, swan lake",
  rivers:
    "thames, river, stream, creek, mississippi, severn, danube, brook, seine, tributary, tyne, beck, mersey, trent",
  sneakers:
    "trainers, nikes, jordans, converse, adidas, new balance, yeezys, chucks, puma, asics, hokas, tennis shoes, reeboks, plimsolls, hoka, air max",
  limited: "restricted, limited edition, exclusive, few",
  animates:
    "animator, stop motion, after effects, animation, pixar, flipbook, procreate, stop-motion, flip book",
  speedruns: "speedrun, any%, wr, personal best on mario, games done quick, speedrunner",
  botanical: "botany, kew, plant drawing, flower print, botanist, herbarium, botanic",
  lettuce: "cos, romaine, rocket, iceberg, little gem, salad leaves, arugula, butterhead, caesar salad, gem",
  bolt: "bolts, deadbolt, run off, dash, escape, leg it",
  plot: "allotment, patch, storyline, raised bed, twist, scheme",
  bunk: "bunk bed, top bunk, bunkbed, bunks, cabin bed",
  earth: "soil, planet, dirt, world, mud",
  monasteries: "monastery, abbey, convent, monk, benedictine, mount athos, nunnery, priory, friary, cloister",
  manuscripts: "manuscript, first draft, illuminated, scroll, archive, draft novel, book of kells, vellum",
  detector: "metal detector, metal detecting, detectorist, smoke alarm, detecting, garrett",
  iceland: "reykjavik, blue lagoon, golden circle, northern lights, akureyri, icelandic",
  spooky:
    "creepy, haunted, halloween, ghost, eerie, scary, horror, ghoul, witch, addams family, spooktacular",
  death:
    "passed away, died, loss, bereavement, dying, passing, lost her mum, lost his dad, grief, late husband, passed, rip, bereaved, mourning, since dad went, late wife",
  streak: "duolingo, wordle, days in a row, winning run",
  roman:
    "gladiator, julius caesar, hadrian's wall, pompeii, marcus aurelius, rome, ancient rome, aqueduct, centurion, colosseum, romans",
  confused:
    "muddled, puzzled, baffled, dementia, bewildered, mixed up, forgetful, foggy, disoriented, not with it, befuddled, alzheimer's, away with the fairies, gets muddled",
  elvish: "tolkien, sindarin, quenya, lord of the rings, lotr, silmarillion",
  brooklyn: "williamsburg, bushwick, park slope, coney island, nyc, bed-stuy, greenpoint",
  typewriter: "olivetti, underwood, remington, smith corona, royal quiet de luxe, hermes 3000",
  layout: "floor plan, floorplan, arrangement, page design, model railway, indesign, train set",
  hawaii: "maui, honolulu, oahu, hawaiian, kauai, big island, waikiki, aloha, luau, hula",
  blinking: "flashing, flicker, blink, winking, bunny blink",
  stereo:
    "hi-fi, hifi, boombox, sound system, ghetto blaster, sonos, speakers, amp, radiogram, record player, receiver, music centre",
  dares: "truth or dare, challenge, dare, daredevil, daring",
  trio: "three, threesome, three-piece, triplets, piano trio, jazz trio",
  colony: "ant farm, ants, hive, beehive, formicarium, penguins, queen ant",
  claw: "claws, talon, scratch, clip, claw machine",
  continents:
    "europe, asia, africa, antarctica, south america, north america, australia, oceania, globetrotter",
  rarely: "hardly ever, seldom, once in a blue moon, not often, barely, scarcely, hardly, almost never",
  compares: "shop around, contrasts, compare, uswitch, price check, weighs up, side by side",
  accompanies:
    "goes with, tag along, escorts, comes along, chaperone, plays piano for, goes along, takes her to, takes him to",
  sudoku: "killer sudoku, number puzzle, kenken, number puzzles, newspaper puzzles",
  guy: "bloke, man, dude, chap, fella, fellow, lad, geezer, gent, bro",
  cosy: "cozy, snug, snuggly, hygge, comfy, toasty, warm, homely, snuggle, blanket fort, snuggled up, cuddly, tea cosy",
  title: "championship, book name, belt, league winners, heading, premiership",
  binges:
    "netflix, boxset, binge, box set, bingeing, binge watch, whole season, marathons, devours, three episodes in a row, whole series in a weekend",
  surprise: "unexpected, shock, out of the blue, surprise party, kinder egg, gobsmacked",
  sailor:
    "navy, sailing, yachtsman, seaman, skipper, deckhand, matelot, merchant navy, yachtswoman, seafarer, sails, dinghy, yachtie, mariner",
  australia:
    "sydney, melbourne, brisbane, perth, oz, aussie, down under, queensland, adelaide, cairns, tasmania, outback, uluru, gold coast, great barrier reef, australian, tassie, strine",
  audiobooks:
    "audible, audio book, audiobook, libby, listens to books, talking books, borrowbox, spoken books, book on tape, librivox",
  ballads:
    "slow songs, power ballad, adele, celine dion, sing-alongs, torch songs, slowies, slow song, lewis capaldi, love song",
  fat: "chubby, overweight, tubby, chunky, plump, podgy, obese, lard, big-boned, roly-poly, chonky, chonk, pudgy, blubber, portly, thicc",
  pier: "jetty, dock, brighton pier, southend, boardwalk, santa monica, amusements, quay",
  lighthouse: "fastnet, eddystone, beacon, lighthouses, light house",
  tabs: "guitar tab, ultimate guitar, browser, chrome, 40 open, browser windows",
  traditions:
    "tradition, custom, ritual, every christmas, passed down, rituals, every thanksgiving, heritage, family recipe",
  geography: "geog, capitals, atlas, maps, geoguessr, worldle, flags of the world, oxbow lakes, countries",
  dollhouse:
    "dolls house, sylvanian, calico critters, dolls' house, doll house, barbie dreamhouse, miniature furniture, 1:12, sylvanian families, doll's house",
  notices:
    "spot, clocks, picks up on, observe, eagle-eyed, observant, notice, doesn't miss a thing, eye for detail, poster",
  mistake:
    "error, slip-up, typo, boo-boo, oops, cock-up, screw up, blunder, gaffe, wrong, faux pas, slip up, messes up, cocks up",
  true: "real, genuine, true crime, for real, honest, loyal, based on a real story",
  nativity:
    "christmas play, school play, creche, nativity scene, manger, presepe, shepherd in the, mary in the school play, angel gabriel, baby jesus, crib scene",
  calendars: "planner, calendar, diary, advent, wall planner, gcal, google calendar, filofax",
  communion: "first holy communion, eucharist, holy communion, mass, first communion, wafer",
  portion: "helping, serving, slice, torah portion, piece, seconds",
  adoption: "adopted, adopting, adoptive, rescue, adoption day, gotcha day, fostering to adopt, adopt",
  victorian:
    "terraced house, 19th-century, bay window, dickensian, period house, steampunk, antique, 1880s, 1890s, queen victoria",
  slowly:
    "takes his time, at a snail's pace, bit by bit, takes her time, gradually, steadily, slow, little by little, no rush, poco a poco",
  delhi: "new delhi, old delhi, gurgaon, noida",
  mandarin: "chinese, pinyin, hanzi, hsk, putonghua, satsuma, tangerine, clementine",
  horoscopes:
    "horoscope, star sign, astrology, scorpio, leo, taurus, sagittarius, virgo, birth chart, gemini, pisces, libra, aquarius, zodiac, capricorn, aries, mercury retrograde, tarot, co-star",
  umpires: "umpire, ref, referee, umping, refs, linesman, little league ump, umps",
  florida:
    "miami, orlando, disney world, tampa, key west, keys, sarasota, fort lauderdale, naples, everglades, jacksonville, disneyworld, snowbird, panhandle, destin, daytona",
  greenhouse:
    "glasshouse, polytunnel, cold frame, hothouse, potting shed, conservatory, hoop house, orangery",
  petals: "rose petals, flower, pressed flowers, blossom, confetti",
  vinegar:
    "balsamic, sarson's, cider vinegar, acv, apple cider, pickled, malt vinegar, rice vinegar, sherry vinegar",
  snowboards:
    "snowboard, snowboarding, boarding, halfpipe, burton, shreds, snowboarder, shred the gnar, terrain park",
  peanuts: "peanut, reese's, pb, monkey nuts, groundnut, kp, satay, snoopy, salted nuts, planters",
  wetsuit:
    "wet suit, surfing gear, dry suit, drysuit, rip curl, o'neill, rash vest, neoprene, open water, shortie",
  champion:
    "champ, winner, world champ, gold medal, title holder, winner of, first place, gold medallist, gold medalist, ko, undefeated, winners, victor",
  shuffles:
    "shuffle, walks slowly, drags his feet, deck of cards, shuffling, parkinson's walk, deals the cards, small steps, zimmer",
  magicians:
    "houdini, penn and teller, david blaine, wizard, magician, dynamo, conjurer, illusionist, derren brown, merlin, paul daniels, card tricks",
  nerd: "geek, geeky, nerdy, boffin, dork, anorak, bookworm, techie, trekkie, buff, dweeb, swot",
  asia: "thailand, vietnam, japan, china, bali, cambodia, indonesia, south-east asia, asian, singapore, malaysia, laos, philippines, southeast asia, nepal, sri lanka, hong kong, korea",
  hedgerows: "hedge, hedges, sloes, hawthorn, blackthorn, country lane, hedgerow, brambles",
  electricity:
    "power, leccy, electric, energy bill, pg&e, blackout, octopus energy, power cut, mains, edf, con ed",
  produce:
    "fruit and veg, veg, farmers market, fruit and vegetables, fresh fruit, csa, homegrown, veg box, greengrocer",
  brooch: "pin, cameo, broach, lapel pin, badge",
  hunched:
    "slouch, stooped, bent over, round shoulders, tech neck, bad posture, dowager's hump, shoulders up by her ears, craned over, bent double, stoop",
  crazy: "mad, bonkers, loopy, wild, insane, crackers, potty, barmy, cuckoo, mental, loco, batty",
  scarves:
    "scarf, pashmina, snood, muffler, shawl, headscarf, infinity scarf, cowl, football scarf, bandana, silk square",
  sculpts:
    "sculpture, sculptor, clay, carve, chisel, polymer clay, fimo, zbrush, sculpt, models in clay, bust, carving",
  saturn: "rings of, cassini, gas giant, sega",
  modern:
    "contemporary, up to date, new-fangled, minimalist, mid-century, scandi, sleek, state of the art, up-to-date, 21st century",
  cave: "cavern, grotto, spelunking, caving, potholing, mammoth, stalactites, caves, man cave, wookey hole, lascaux",
  addressing: "envelopes, write the envelopes",
  mechanic:
    "garage, fixes cars, grease monkey, motor mechanic, car repair, auto shop, under the bonnet, under the hood, works on cars, fixes engines, mot, body shop, kwik fit, jiffy lube",
  fluffy:
    "fuzzy, furry, soft, floofy, fleecy, feathery, floof, woolly, fluffball, long-haired, shaggy, teddy bear",
  vacuum: "hoover, dyson, roomba, vax, miele, hoovering, hoovers, robovac, dustbuster, vac, bissell",
  bartender:
    "barman, barmaid, mixologist, bar work, pulls pints, tends bar, works in a bar, landlord, barkeep, works behind the bar, publican, works in the pub, innkeeper",
  fancy:
    "posh, swanky, high-end, upmarket, ritzy, michelin star, dressy, elegant, glam, luxe, swish, black tie, luxury, bougie, white tablecloth, upscale, five-star",
  chilli:
    "chili, jalapeno, hot sauce, sriracha, con carne, scotch bonnet, habanero, lao gan ma, nandos peri peri, birds eye, tabasco, cayenne, naga, vindaloo, gochujang",
  decorations:
    "bunting, baubles, tinsel, ornaments, fairy lights, christmas lights, balloons, streamers, wreath, garland, paper chains, tree topper, lights up",
  linen: "flax, irish linen, bed linen, sheets, linens",
  upper: "upstairs",
  lavender: "lilac, levander, pillow spray, lavandin, purple, provence fields",
  becoming: "turning into, about to be, training as, going to be, retraining as, first-time",
  tack: "bridle, saddle, reins, girth, halter, blu-tack, stirrup, horse gear, thumbtack",
  survived:
    "beat cancer, made it through, survivor, in remission, got through, cancer-free, all clear, pulled through, lived through, remission",
  wreath: "garland, christmas door, holly ring, door wreath, door ring",
  brand: "label, logo, make, gucci, designer, nike",
  beige: "tan, neutral, khaki, taupe, fawn, ecru, camel, off-white, magnolia",
  dents: "ding, dent, scrape, bump, dinged, prang",
  plucks: "tweeze, pluck, pizzicato, pick, banjo, harp, tweezers",
  budget:
    "frugal, penny pincher, cheap, spreadsheet, ynab, tight on money, money-saving, watches the pennies, coupons, on the cheap, cost of living, thrifty, tightwad, cheapo, mint app, aldi",
  skateboards:
    "skateboard, skate park, ollie, kickflip, longboard, tony hawk, skater, half-pipe, penny board, skatepark, halfpipe, skater boy, skateboarder, skateboarding",
  straw: "drinking straw, hay, straws, sippy, straw bale",
  groom:
    "husband-to-be, brush, curry comb, dog groomer, hubby-to-be, groomer, best man, brush his coat, bridegroom",
  surface: "worktop, table, counter, countertop, dive up, kitchen counter, come up, microsoft tablet",
  prayers:
    "prayer, pray, rosary, salah, amen, grace, psalms, novena, our father, hail mary, salat, davening, namaz, tefillah, says grace, fajr, prays, lord's prayer, jumu'ah, intercessions",
  staff: "employees, colleagues, workers, team, workforce, crew, co-workers, faculty, teachers, personnel",
  colorful:
    "colourful, bright, rainbow, vibrant, vivid, multicoloured, tie-dye, multicolored, loud, funky, dopamine dressing, jazzy, technicolor",
  loom: "weaving, weaver, weave, rigid heddle, rainbow loom, ashford, inkle, warp and weft, jacquard",
  textiles:
    "fabric, weaving, quilt, cloth, tapestry, linen, textile, felting, sewing, liberty prints, kantha",
  portugal: "lisbon, porto, algarve, portuguese, madeira, azores, lagos, albufeira, douro, sintra, faro",
  fake: "faux, artificial, counterfeit, knock-off, pretend, phoney, plastic, sham, phony, bogus, imitation, knockoff, vegan leather",
  master: "masters, master's, maestro, expert, dungeon master, grandmaster, sensei, msc, guru",
  spirit: "ghost, gin, whisky, vodka, soul, rum, whiskey, grappa",
  outfit: "clothes, ootd, costume, dress, get-up, suit, attire, ensemble, onesie, wardrobe, what to wear",
  woodworking:
    "carpentry, woodwork, joinery, lathe, woodturning, wood turning, table saw, dovetail, router table, joiner, carpenter, chisels, whittling, wood shop, furniture making, cabinet making, planer, makes furniture, mitre saw, wood carving",
  interrail: "eurail, inter-rail, interrailing, rail pass, trains round europe, inter rail",
  easel: "paints at, paint stand, canvas stand, plein air",
  canal:
    "narrowboat, regent's canal, towpath, canals, panama, lock gate, grand union, narrow boat, barge, long boat",
  ceremony:
    "wedding, prizegiving, graduation, ritual, bar mitzvah, naming, tea ceremony, registry office, vow, awards night, courthouse, handfasting",
  ribs: "baby back, spare ribs, rib cage, bbq, ribcage, short rib, rack of",
  magnifying: "magnifier, loupe, magnify, reading aid, jeweller's glass",
  chopsticks: "hashi, pair of chopsticks, chop sticks",
  canada:
    "toronto, vancouver, montreal, ottawa, calgary, quebec, nova scotia, canadian, banff, ontario, alberta, bc, edmonton, halifax, winnipeg, newfoundland, whistler, british columbia, the rockies, saskatchewan",
  deployed:
    "overseas, posting, tour, army, afghanistan, posted, stationed, iraq, deployment, at sea, on tour, shipped out, submarine",
  interviews:
    "job interview, podcast, job hunting, applying for jobs, interview, recruiter, second round, journalist",
  spies:
    "spy, james bond, 007, le carre, mi5, mi6, bond, cia, slow horses, secret agent, george smiley, kgb, undercover, agent, john le carre, espionage",
  spoiled:
    "spoilt, pampered, rotten, gone off, ruined, treated like a king, gets everything, treated like a princess, princess and the pea, went off",
  icy: "frozen, freezing, slippery, black ice, frosty, ice, sleet, glacial, arctic, frigid, baltic",
  stray:
    "rescue, street dog, feral, turned up at the door, strays, street cat, came off the street, turned up in the garden, alley cat, street cats, homeless cat",
  sour: "tart, sharp, haribo tangfastics, sour patch, tangy, lemony, warheads, tangfastics, acidic, gone off, bitter, toxic waste, whiskey sour, sherbet",
  dram: "whisky, scotch, single malt, wee dram, nip, tot, finger of whisky, glass of scotch, snifter, laphroaig, whiskey",
  scottish:
    "scots, scotland, glaswegian, edinburgh, highland, kilt, tartan, bagpipes, scot, aberdonian, dundonian, glasgow, gaelic, burns night, ceilidh, haggis",
  malt: "single malt, scotch, whisky, islay, laphroaig, lagavulin, glenfiddich, macallan, talisker, ovaltine, horlicks, maltesers, ardbeg, milo",
  dim: "gloomy, dark, poorly lit, bad light, low light, murky, mood lighting, dimmer, dingy",
  pork: "ham, sausage, bacon, pulled pork, crackling, pork chop, gammon, char siu, carnitas, belly pork, porchetta, ribs, chorizo, schnitzel, hog roast, lechon, tonkatsu",
  directions:
    "google maps, gps, satnav, waze, route, map, sense of direction, instructions, sat nav, satellite navigation",
  lazy: "idle, couch potato, lie-in, bone idle, slob, can't be bothered, layabout, bum around, loafing, slothful, lounge about, lounges, workshy, pj day",
  pajamas:
    "pyjamas, pjs, jammies, nightie, onesie, loungewear, nightgown, pj's, sleepwear, jim-jams, nightdress, pj bottoms, nightshirt",
  account: "login, username, profile, bank, sign-in, bookkeeping, logon, insta",
  body: "figure, physique, bod, torso, limbs, tummy",
  lipstick:
    "lippy, lip gloss, gloss, red lips, mac ruby woo, rouge, lip tint, charlotte tilbury, lip liner, pillow talk, lip stain",
  bushes:
    "shrub, hedge, bush, hydrangea, rhododendron, box, azalea, privet, laurel, buddleia, rose bush, lilac, camellia",
  circus:
    "acrobat, trapeze, big top, clown, cirque du soleil, aerial silks, juggling, unicycle, cirque, ringmaster, fire breathing, stilts",
  somewhere: "some place, someplace, wherever, a place",
  houseplant:
    "monstera, pothos, spider plant, peace lily, succulent, snake plant, fiddle leaf fig, orchid, aspidistra, philodendron, yucca, house plant, cheese plant, indoor plants, aloe, potted plant, zz plant, calathea, rubber plant, plant mum",
  maple: "japanese maple, acer, maple tree, sugar shack, canuck",
  raked: "rakes, leaf pile, rake, raking, swept up leaves, leaf blower",
  america:
    "usa, states, united states, new york, california, florida, texas, stateside, chicago, american, u.s., across the pond, boston, san francisco, the states",
  baseball:
    "mlb, yankees, red sox, cubs, dodgers, mets, little league, pitcher, softball, shortstop, home run, world series, batting cage, ball game, phillies, braves, catcher's mitt, t-ball, outfielder, first base",
  rugby:
    "six nations, scrum, union, twickenham, all blacks, fly-half, rugger, league, springboks, prop forward, hooker, wallabies, try line, lions tour, touch rugby, saracens, tag rugby, rugby league, harlequins, leicester tigers",
  matcha: "green tea, matcha latte, japanese tea, whisked green tea",
  confirmation: "confirmed in church, confirmed, confirmandi",
  handstands: "handstand, gymnast, upside down, cartwheels, headstand, inversions, calisthenics",
  sweden: "stockholm, swedish, gothenburg, malmo, scandinavia, gotland, uppsala",
  awful:
    "terrible, dreadful, horrid, horrible, rubbish, crap, grim, rotten, shocking, dire, pants, ghastly, hideous, atrocious, abysmal, the worst",
  bald: "balding, losing his hair, hair loss, slaphead, alopecia, thinning hair, receding, no hair, shaved head, chrome dome, baldy, going thin on top, shiny head, combover, chemo took her hair, lost her hair, thin on top",
  flannel:
    "plaid, face cloth, washcloth, plaid shirt, checked shirt, lumberjack, face flannel, brushed cotton, flannelette, facecloth",
  disco:
    "bee gees, abba, donna summer, chic, studio 54, saturday night fever, mirrorball, roller disco, 70s music, glitter ball, boogie, school disco, nile rodgers, silent disco",
  grove: "olive trees, orchard, copse, coppice, orange trees, stand of trees, olive grove",
  tail: "wag, wags, waggy, waggle, tails",
  squad: "team, crew, gang, first team, cheerleading team, swim team",
  kayak: "canoe, kayaking, paddle, sea kayak, kayaker, paddling, paddler, white water",
  flatmates:
    "flatmate, roommate, roomie, housemate, shared flat, flat share, room mate, house share, flatshare, people she lives with, people he lives with",
  ugly: "hideous, minging, unattractive, horrid, grim, eyesore, ugly christmas jumper, grotesque, christmas sweater, tacky",
  gi: "jiu jitsu, judo, karate, bjj, jiu-jitsu, kimono, judogi, white belt, black belt",
  panettone: "pandoro, christmas bread, italian christmas cake",
  sack: "bag, rucksack, hessian, burlap, feed bag, swag",
  bagels: "bagel, everything bagel, lox, montreal bagel, beigel, new york bagels, schmear",
  watering:
    "watering can, hose, hosepipe, sprinkler, irrigation, water the plants, waters, drip feed, plant sitter",
  intolerant:
    "lactose, gluten-free, coeliac, dairy-free, can't have dairy, can't have milk, can't eat gluten, celiac, allergic, lactaid, intolerance, can't do dairy, ibs, fodmap",
  foil: "tin foil, aluminium foil, kitchen foil, fencing, tinfoil, epee, reynolds",
  blood:
    "plasma, bleed, donor, bp, blood type, type o, o negative, a&e, phlebotomist, red stuff, donates, blood bank",
  pressure:
    "hypertension, bp, stress, high blood pressure, ramipril, lisinopril, amlodipine, bp meds, deadline",
  iced: "iced coffee, cold brew, iced tea, with ice, frappe, iced latte, frappuccino, on ice, frozen, dunkin, frappé, iced americano, over ice, frosted",
  lumps: "bump, lump, lumpy, swelling, cyst, knot, clump, mouse under the carpet",
  tapas:
    "patatas bravas, small plates, pintxos, croquetas, gambas, jamon, paella, sharing plates, padron peppers, spanish omelette, pan con tomate, manchego",
  gels: "gu, energy gel, isotonic, gel, maurten, running gels, isogel, gel nails, hydration tabs",
  pistachios: "pistachio, dubai chocolate, pistachio nuts, kunefe",
  chai: "masala chai, chai latte, karak, spiced tea, dirty chai, indian tea",
  gravy: "bisto, sunday roast, biscuits and, jus, meat juices, sunday gravy, yorkshires",
  dandelions: "dandelion, dandelion clock, dandelion wine",
  herbal:
    "chamomile, peppermint tea, rooibos, fennel tea, tisane, camomile, lemon and ginger, sleepytime, pukka, hibiscus tea, nettle tea, yogi tea, lemon balm, twinings, echinacea, decaf",
  pucks: "puck, hockey, slap shot",
  amps: "marshall, fender, vox, amplifier, guitar amp, fender twin, blackstar, valve amp, orange crush",
  flushes:
    "hot flush, hot flash, menopause, blush, goes red, flush, hot flashes, hot flushes, hrt, goes pink, going through the change, perimenopause",
  flop: "flip-flop, flip flop, havaianas, collapse, sprawl, crash on the sofa, crashes on the couch, slump, sliders",
  streetlight: "street lamp, lamppost, lamp post, street light, lamp-post",
  leftovers:
    "leftover, yesterday's dinner, reheat, bubble and squeak, last night's dinner, doggy bag, tupperware, reheats, fridge raid, leftover pasta, yesterday's pasta, love food hate waste",
  hose: "hosepipe, watering, sprinkler, garden hose, karcher, hozelock",
  combs: "comb, brush, nit comb, detangle, tangle teezer, beachcombing, honeycomb, nit nurse",
  spade: "shovel, dig, digs, bucket and spade, trowel, digging, ace of",
  ignores:
    "takes no notice, blanks, tunes out, pays no attention, selective hearing, turns a deaf ear, in one ear and out the other, cold shoulder, ghosts, brushes off, airpods in, doesn't listen, disregards",
  baptised: "baptized, christened, christening, baptism, dedicated, christen",
  mop: "flash, swiffer, bucket, vileda, mops, steam mop, wash the floor, spin mop, washes the floor, scrubs the floor, o-cedar",
  downstairs:
    "ground floor, basement, flat below, neighbour below, down the stairs, the flat under, first floor",
  tiptoes:
    "tip toe, en pointe, on his toes, on her toes, creep, tippy toes, toe walking, sneak, reaching for the top shelf, tippytoes",
  wide: "broad, wide fit, flared, wide-leg, wide feet, e width, baggy",
  gnaws: "chew, chew toy, gnaw, chomp, teething, nibble, munch, nylabone, kong toy",
  fists: "fist, clenched hand, punch, boxing, clench",
  dribbles: "drool, slobber, basketball, dribble, dribbling, drooly, drools, slobbery, dribbly, teething",
  cheeks: "rosy, blusher, cheekbones, blush, chubby face, jowls, dimples",
  flashing: "strobe, blinking, flicker, led, flashing blue, disco lights, migraine aura",
  hacks:
    "life hacks, hacker, coughs, hack, hacking, diy tricks, ikea hack, hackathon, rides out, tips and tricks, ctf, hacks out",
  pushchair: "stroller, buggy, pram, bugaboo, pushchairs, baby jogger, babyzen, uppababy, yoyo, double buggy",
  clumsy:
    "accident-prone, butterfingers, two left feet, klutz, klutzy, all thumbs, drops things, trips over her own feet, trips over his own feet, dyspraxic, ham-fisted, cack-handed, bull in a china shop, dyspraxia, knocks things over, breaks everything, uncoordinated",
  daycare:
    "nursery, creche, preschool, kita, childminder, day care, childcare, playgroup, daycare mom, kindergarten, pre-k, pre-school, after-school club, day nursery",
  dishwasher:
    "bosch, washing up, does the dishes, washes up, washing-up, dish washer, kitchen porter, finish tablets, loading it",
  less: "fewer, cut down, cut back, reduce, not as much, smaller",
  towers: "high-rise, skyscraper, tower, jenga, towers of blocks, block of flats, tower block, turret, duplo",
  floods: "flooding, flood, burst pipe, flooded, under water, water damage, burst its banks, flood plain",
  carrying: "lug, schlep, hold, bring, heave, haul, lugging, hump, tote, hauls, take with, lugs",
  steep: "sheer, uphill, brew, hilly, vertical, pricey, infuse, hill",
  nicholas: "st nick, santa, december 6, sinterklaas, saint nick, father christmas, santa claus",
  godfather: "padrino, corleone, godparent, god-father, al pacino, don vito, coppola",
  godson: "god-son, godchild, godkid, god son, my mate's boy",
  goddaughter: "god-daughter, godchild, godkid, god daughter, my best friend's girl",
  buckle: "belt, fasten, seat belt, rodeo buckle, clasp, strap in",
  clinic:
    "surgery, gp, doctor's, outpatients, vet's, fertility, health centre, doctor's office, physio's, urgent care, ivf, walk-in, vets",
  tractor:
    "john deere, massey ferguson, ferguson, combine, fordson, kubota, claas, fendt, new holland, ploughing, tractors, massey, ride-on",
  faith:
    "religion, christian, muslim, jewish, church, belief, devout, hindu, buddhist, catholic, sikh, jesus, god, quaker, trust, spiritual, believer, prays, lord",
  biology:
    "bio, biologist, botany, zoology, ecology, microbiology, genetics, cell division, ap bio, life sciences, marine biologist, human bio",
  original: "first pressing, authentic, one-off, one of a kind, unique, retro, not a copy",
  skeletons: "skeleton, bones, skulls, day of the dead, halloween, calavera, bony man, catrina, skellies",
  diagnosed:
    "found out, adhd, autism, diagnosis, told she has, told he has, cancer, celiac, coeliac, test results came back, doctor says it's, doctors found",
  allergy:
    "hay fever, hayfever, nut allergy, allergic, epipen, antihistamine, hives, reacts to, piriton, claritin, anaphylaxis, pollen, coeliac, zyrtec, nut-free, benadryl, comes out in hives",
  galley: "boat kitchen, ship's kitchen, narrow kitchen, ship's cook, small kitchen",
  qualifying:
    "final exams, quali, board exams, passing her exams, qualified, f1 saturday, passed the bar, passing his exams, finals, boston qualifier, newly qualified, bq, nqt",
  destroys:
    "wreck, ruin, chew up, tears up, demolish, shreds, smash, rips up, breaks everything, eats his toys, rips apart, trashes, chews through, chewed",
  clever:
    "smart, brainy, bright, intelligent, genius, sharp, quick, boffin, whip-smart, brains, gifted, mensa, witty, smarty pants, top of the class, brainbox, cunning",
  tempers:
    "temper tantrum, short fuse, flies off the handle, loses it, tempering, hot-headed, chocolate tempering, meltdown, paddy, blow her top, blows his top",
  health: "fitness, well-being, wellness, wellbeing, fit, medical, doctors, nhs, feeling well",
  ritual:
    "routine, tradition, morning coffee, every single morning, ceremony, religiously, every sunday without fail, rite",
  wage: "salary, pay, paycheck, payslip, minimum wage, pay packet, first paycheck, payday, living wage, earnings, paycheque",
  pauses: "break, time out, breather, hit pause, halfway stop, freeze",
  bacon:
    "rasher, blt, streaky, pancetta, lardons, bacon butty, bacon sarnie, full english, fry-up, bacon sandwich, maple bacon",
  simmers:
    "simmer, slow cook, stew, bubbling away, on a low heat, slow cooker, braise, stock on the stove, sunday sauce, crockpot, ragu, low and slow, on the hob all day",
  ramen:
    "tonkotsu, shoyu, noodle soup, miso broth, pot noodle, instant noodles, indomie, wagamama, buldak, shin ramyun, nissin, ichiran, cup noodles, shoyu broth, tantanmen",
  jerusalem: "western wall, old city, holy land, kotel, wailing wall, temple mount, yerushalayim, israel",
  upside: "handstand, headstand, downside up, inverted, silver lining",
  kombucha: "scoby, fermented tea, booch, ferments",
  burger:
    "hamburger, cheeseburger, big mac, smash burger, whopper, in-n-out, five guys, burgers, mcdonald's, maccies, mickey d's, shake shack, quarter pounder, veggie burger, patty, sliders, wendy's, whataburger, burger king, beyond meat",
  researches:
    "looks up, study, google, reads up on, deep dive, investigate, digs into, researcher, scientist, family tree, phd, postdoc, lab work, wikipedia, rabbit hole, reads every review, research, archives, consumer reports, ancestry",
  century: "100 years, hundred, hundred years, 100, a hundred, 100-mile ride, 19th c",
  custard:
    "bird's, creme anglaise, creme patissiere, vanilla sauce, pastel de nata, egg tart, flan, pastry cream, custard cream",
  pepper:
    "bell pepper, peppercorns, capsicum, pepper mill, red pepper, jalapeno, peppers, romano, black pepper",
  tortillas:
    "wrap, burrito, corn tortilla, tortilla, quesadilla, flour tortillas, taco shell, tlayuda, fajita, masa, taco, spanish omelette",
  nutcracker: "tchaikovsky, sugar plum fairy, christmas ballet, clara, wooden soldier",
  labrador:
    "lab, retriever, black lab, yellow lab, choccy lab, chocolate lab, golden lab, fox red lab, labradoodle, guide dog, gundog",
  browses:
    "window shopping, rummage, look through, peruse, scroll, rightmove, zillow, vinted, etsy, poke around, flick through, browse, charity shops, leafs through, poking around bookshops, surf, potters round, digs through crates",
  angles: "camera angle, protractor, geometry, viewpoint, set square, mitre, degrees",
  pixel:
    "pixel art, 8-bit, 16-bit, google phone, sprite, aseprite, minecraft, retro games, pixels, hama beads",
  dictionaries:
    "dictionary, oxford english, collins, merriam-webster, thesaurus, oed, lexicon, webster's, duden, larousse, etymology",
  watercolor:
    "watercolour, water colour, aquarelle, winsor & newton, gouache, watercolors, water-based paints, wet-on-wet, paints flowers, watercolours",
  pride:
    "lgbtq, rainbow flag, gay pride, proud, chuffed, lgbt, pride march, trans, queer, christopher street",
  antique:
    "vintage, heirloom, old furniture, antiques roadshow, bric-a-brac, victorian, georgian, edwardian, brocante, antiques, collectible, art deco, period piece, flea market, old clocks, chippendale, junk shop, old silver, car boot finds, auction house",
  estate:
    "realtor, council estate, property, estate agent, manor, housing estate, house clearance, station wagon, volvo v70, stately home, national trust, volvo estate, real estate, broker, rightmove",
  gauge:
    "model railway, oo gauge, n gauge, measure, knitting tension, dial, hornby, narrow gauge, fuel gauge, rain gauge",
  temperature:
    "fever, thermostat, thermometer, degrees, celsius, fahrenheit, feverish, running a temp, burning up, temp, high temp",
  sweaters:
    "jumper, pullover, cardigan, knitwear, hoodie, fair isle, cashmere, turtleneck, woolly, christmas jumper, sweatshirt, aran, crewneck, sweater, polo neck, icelandic, lopapeysa, fleece, cable knit, cardi",
  initials: "monogram, engraved, embossed, personalised, personalized, monogrammed, engraving",
  madrid: "prado, bernabeu, real madrid, spain, retiro, madrileno",
  menus: "menu, tasting menu, set menu, specials board, wine list, carte, specials, prix fixe",
  beginner:
    "newbie, novice, newb, learner, starting out, just started, first-timer, new to, noob, learning to, taking lessons, just taken up, rookie, never done it before, level one, grade 1, first lesson, complete amateur, l-plates",
};
