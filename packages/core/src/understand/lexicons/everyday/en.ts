/** Other words for everyday ones: the same in other words, or kinds of it. */
export const EN_EVERYDAY: Readonly<Record<string, string>> = {
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
