import { type Circumstance, type NamedCircumstance, toCircumstance } from "./circumstance.ts";

const PLANTS =
  "plant houseplant seed seeds pot pots soil fern philodendron terrarium grow garden herb mushroom";
const BY_HAND_AND_SMALL =
  "needle needles embroidery embroidered stitching stitch sew sewing crochet knitting sashiko darning felted lacing beads " +
  "bracelet miniature miniatures model nippers whittling carving origami calligraphy nib nibs dip oblique quilling " +
  "mosaic embosser etched keycap keycaps switch soldering circuit piercing pick picks jigsaw disentangling cube burr diorama " +
  "grinder crank kalimba ukulele guitar tattoo bookbinding linocut tying ironwork";

/** What may be said of a person's situation, and what follows for a gift. */
const NAMED_SITUATIONS: Readonly<Record<string, NamedCircumstance>> = {
  blind: {
    said: /(?<!colou?r[- ]|snow[- ]?)\bblind(?:ness)?\b(?! (?:dates?|spots?|tasting|box|child|children|people|students?|dogs?))|(?:partially|partly) sighted|(?:visually|sight|vision)[- ]impair\w*|(?:losing|lost) (?:his|her|their) (?:eye)?sight|(?:can'?t|cannot) see(?: (?:well|much|at all))?\b|macular degeneration|legally blind/,
    never: {
      words:
        "puzzle puzzles jigsaw crossword print prints poster photo photos photograph photographs photography camera cameras " +
        "lens film films movie movies projector telescope binoculars scope microscope magnifier coloring sketch sketchbook drawing " +
        "drawings paint painting paints watercolor calligraphy lettering ink pen pens pencil markers easel lamp light lights " +
        "lantern headlamp journal notebook diary planner stationery illustrated atlas map maps chart picture pictures portrait " +
        "scratch album frame suncatcher keyboard keycaps monitor binoculars planetarium constellation chess stamp sticker " +
        "glasses goggles webcam screen tracing washi embosser bookmark bookends cubes cube comic manga novel novels " +
        "cookbook encyclopedia dictionary montage driving knife glow mobile page casebook detective sheet songbook score workbook " +
        "embroidery cinema analyzer sonar tripod axe tying footplate",
      interests: [
        "Photography",
        "Drawing",
        "Painting",
        "Calligraphy",
        "Puzzles",
        "Movies",
        "Journaling",
        "Gaming",
        "Astronomy",
      ],
      categories: ["books", "games"],
    },
    unless: { words: "audio audiobook audiobooks tactile braille spoken talking touch" },
    more: {
      words:
        "audio audiobook braille tactile talking touch accessible speaker radio scent texture singing chime",
      interests: ["Music"],
    },
  },
  "poor reader's sight": {
    said: /(?:trouble|struggles|difficulty|hard) (?:reading|to read)|glaucoma|cataracts?|reading glasses|(?:low|poor|failing|bad|weak) (?:vision|(?:eye)?sight|eyes)|eyes are (?:weak|bad|poor|failing|not what)/,
    more: { words: "audiobook large print audio magnifier light jumbo big-piece" },
    less: {
      words: "jigsaw miniature embroidery needle cain's model diorama photo poster journal",
      interests: ["Drawing", "Painting", "Photography"],
    },
    weight: 0.5,
  },
  deaf: {
    said: /(?<!tone[- ])\bdeaf(?:ness)?\b(?! (?:child|children|people|students?|dogs?|cats?))|hard of hearing|hearing[- ]impair\w*|hearing (?:loss|aids?)|(?:can'?t|cannot) hear|lost (?:his|her|their) hearing/,
    never: {
      words:
        "headphones headphone headset earbuds earplugs speaker speakers audio audiobook audiobooks podcast concert vinyl record records " +
        "turntable chime radio drum harmonica kalimba ocarina kazoo metronome ukulele piano guitar karaoke cassette " +
        "microphone song soundtrack recordable amp looper disco talkies noise cd aloud handpan tongue singing opera beat " +
        "soundbar synth mp3 intro tambourine",
      categories: ["music"],
    },
    shuns: ["Music", "Guitar", "Piano", "Vinyl"],
    less: { words: "voice call" },
  },
  "gets about with difficulty": {
    said: /wheel ?chair|(?:can'?t|cannot|hard to|trouble|difficulty|difficult to|unable to|struggles to|doesn'?t) (?:really )?walk(?:ing)?|(?:limited|reduced|poor) mobility|mobility (?:issues|problems|scooter)|walking (?:frame|stick)|zimmer|uses a (?:walker|cane)|(?:bad|weak|sore|stiff) (?:knees?|hips?|back|legs)|(?:can'?t|cannot) (?:run|climb|jump)\b|(?:hip|knee) (?:replacement|surgery|operation)|housebound|paraly[sz]ed|amputee|crutches/,
    never: {
      words:
        "boot boots trekking hiking hike trail gaiters crampon snowshoe skateboard scooter slackline stroller skate bike ski skis running runner " +
        "climbing bouldering jump barre tap trampoline hobby kneeler kneeling skydiving tempo dance ballet balance track walk tent backpacking " +
        "foraging ride riding pogo agility treadmill rowing kayak surf sailing sailings race geocaching footplate",
    },
    unless: { words: "book atlas film stream streaming matinee" },
    shuns: [
      "Hiking",
      "Running",
      "Climbing",
      "Skiing",
      "Cycling",
      "Dancing",
      "Football",
      "Tennis",
      "Golf",
      "Fitness",
      "Camping",
    ],
  },
  "weak or shaky hands": {
    said: /arthriti[sc]\w*|(?:stiff|shaky|shaking|weak|trembling|painful|sore) (?:hands?|fingers?|grip)|tremors?\b|parkinson'?s?|carpal tunnel|(?:hands|fingers) (?:shake|hurt|ache|are (?:stiff|weak|shaky))|poor dexterity|\brsi\b/,
    never: { words: BY_HAND_AND_SMALL },
    unless: { words: "easy stiff grip jumbo big large chunky" },
    shuns: [
      "Knitting",
      "Sewing",
      "Model Building",
      "Calligraphy",
      "Leathercraft",
      "Guitar",
      "Piano",
      "Woodworking",
      "Mechanical Keyboards",
      "3D Printing",
      "Pottery",
    ],
    less: { words: "kit knife saw build tools puzzle jar", categories: ["craft"] },
    more: { words: "heated warm easy grip angled kneeler seat opener rocker audiobook stiff electric wedge" },
  },
  "small home": {
    said: /\b(?:small|tiny|little|cramped|micro|one[- ]room|studio) (?:flat|apartment|home|room|studio|place|house|kitchen|condo|bedsit)\b|\bstudio (?:flat|apartment)\b|lives (?:on a (?:narrow)?boat|in a (?:van|studio|caravan))|(?:tiny|small) (?:space|(?:sail|house|narrow)?boat|caravan|camper)|\b(?:flat|apartment|home|room|studio|place|house|kitchen|boat)(?: is|'s) (?:\w+ )?(?:small|tiny|cramped)\b|\bone room\b(?! to)|not much (?:space|room)/,
    avoid: ["bulky"],
    less: { words: "crate cart rack bench desk machine easel tower stand" },
    more: { tags: ["consumable", "experience", "digital"] },
    weight: 0.2,
  },
  dorm: {
    said: /\b(?:dorms?|dormitory|halls of residence|student (?:halls?|housing|accommodation)|university halls|college room|shared room|boarding school|barracks)\b/,
    avoid: ["bulky"],
    never: {
      words:
        "candle candles taper tapers incense torch pizza oven griddle raclette grill mixer roller sew garden planter composter lawn " +
        "backyard pan bread baking dutch tagine wok sauna kiln fondue fermenting feeder raised hammock baby knife",
    },
    more: {
      words: "dorm desk caddy bedside mug snacks ramen lights headphones clip",
      tags: ["consumable", "digital"],
    },
  },
  "wants no more things": {
    said: /(?:hates?|can'?t stand|dislikes?|no|without|avoids?|less|allergic to) (?:\w+ )?(?:clutter|knick-?knacks?|trinkets?|more (?:stuff|things)|dust collectors?)|minimalis[tm]\w*|declutter\w*|downsiz\w*|marie kondo|(?:has|have|got|owns?) (?:absolutely |already )?everything|(?:wants?|needs?) (?:for )?nothing|(?:doesn'?t|does not|don'?t) (?:really )?(?:want|need) (?:anything|any more|more|things|stuff|presents|any gifts)|(?:no|nothing) (?:more )?(?:stuff|things|physical)|impossible to buy for/,
    never: {
      words:
        "figurine ornament display fossil ammonite meteorite crystal vase suncatcher tapers bookends coin plaque diorama globe " +
        "poster print portrait statue trinket replica clock geodes",
    },
    shuns: ["Home Decor", "Model Building"],
    more: { tags: ["consumable", "experience", "digital"] },
    weight: 1,
  },
  "no garden": {
    said: /\b(?:no|without a|hasn'?t (?:got )?a|(?:doesn'?t|does not|don'?t|do not) have an?|lost (?:his|her|their)) (?:(?:back ?)?garden|yard|outdoor space|backyard|outside space|balcony)|lives on the \w+ floor|high[- ]rise|\b(?:flat|apartment) with no outside/,
    never: {
      words:
        "garden backyard lawn raised feeder birdhouse kneeler trowel hori soil hose trellis compost composter bee wildflower sunflower " +
        "patio terracotta trampoline chime hammock slackline rebounder pizza weather swing outdoor",
      interests: ["Gardening"],
    },
    unless: {
      words:
        "indoor window windowsill windows countertop hydroponic mushroom terrarium houseplant houseplants tabletop desktop book visit membership herb hat paper",
    },
    more: { words: "indoor windowsill countertop hydroponic terrarium window", interests: ["Houseplants"] },
  },
  "in hospital": {
    said: /(?<!\b(?:works?|working|job|volunteers?|volunteering|born|nurse|doctor|surgeon|shifts?|career|trains|training) )\b(?:in|at|into|out of|from|stuck in) (?:the |a )?(?:hospital|hospice|icu|rehab)\b|(?:hospital|icu) (?:stay|bed|patient)|hospitali[sz]ed|bed ?ridden|(?:on )?bed ?rest|(?:after|recovering from|recovers? from|having|having had|has had|just had|upcoming|before) (?:\w+ ){0,2}(?:surgery|operation|an op|accident|illness|stroke)|chemo(?:therapy)?|has (?:breast |bowel |lung )?cancer|dialysis|get(?:ting)? well|poorly|(?:very|seriously|really|long[- ]term) ill\b/,
    avoid: ["bulky", "fragrance", "alcohol", "pets"],
    never: {
      words: `${PLANTS} candle candles incense knife saw torch grill oven speaker drum chime lamp climbing skydiving go-kart track hike walk voucher lesson class tour boot bike mat kettle cookware iron embosser shelf bookshelves bookends cart perch tickets pass session yoga`,
      categories: ["kitchen", "outdoor", "pets"],
    },
    unless: { words: "audiobook audiobooks stream streaming novel stories eye blanket" },
    shuns: ["Gardening", "Sports", "Fitness", "Woodworking", "DIY", "Houseplants"],
    less: { words: "kit build set tools drum", categories: ["craft"], tags: ["practical"] },
    more: {
      words:
        "audiobook audiobooks blanket throw pillow wedge crossword prism reading stream streaming headphones lip hand " +
        "puzzle book cards letters eye socks robe montage download",
      tags: ["digital"],
    },
  },
  "new parent": {
    said: /\bnew (?:mum|mom|mother|dad|father|parents?|mama|mummy)\b|first[- ]time (?:mum|mom|mother|dad|father|parents?)|just had (?:a |her |their |his )?(?:first )?(?:baby|twins|child)|(?:has|with) a (?:newborn|new baby)|newborn at home|postpartum|maternity leave/,
    hints: ["Parenting"],
    less: {
      words: "kit build learn course mechanical thousand jigsaw",
      interests: ["Model Building", "Fitness", "Running"],
      categories: ["craft"],
    },
    more: {
      words: "delivery meal dinner sleep eye rest bath",
      interests: ["Self-care", "Parenting"],
      tags: ["consumable"],
    },
  },
  exhausted: {
    said: /exhaust(?:ed|ing|ion)|burn(?:t|ed)[- ]?out|burnout|(?:so|very|always|really|constantly|too) tired\b|sleep[- ]deprived|stressed(?: out)?|overworked|overwhelmed|insomnia|can'?t sleep|needs? (?:a |some )?(?:rest|break|sleep)|trouble sleeping/,
    less: {
      words: "kit build learn course workout race training planner",
      interests: ["Fitness", "Running", "DIY", "Model Building", "Sports"],
    },
    more: {
      words: "sleep rest eye pillow massage bath spa tea delivery blanket throw warm",
      interests: ["Self-care", "Meditation", "Tea"],
      tags: ["consumable"],
    },
  },
  retired: {
    said: /(?:just|newly|recently|now|finally|freshly|about to be|early) retir\w+|\bretire[sd]?\b|\bretiring\b|retirement|(?:a|an) (?:\w+ )?retiree/,
    less: { words: "office desk commute lunch briefcase monitor keyboard dorm webcam" },
    more: {
      words: "class course lesson membership walk tour passport learn beginner starter",
      tags: ["experience"],
      interests: ["Travel", "Gardening", "Birdwatching", "Nature"],
    },
  },
  bereaved: {
    said: /widow(?:ed|er)?\b|bereave\w*|griev\w+|\bgrief\b|mourning|(?:lost|loss of|losing) (?:his|her|their|a|my|our) (?:\w+ )?(?:husband|wife|partner|spouse|mother|father|mum|mom|dad|son|daughter|brother|sister|parents?|child|baby|best friend|friend|dog|cat)|(?:husband|wife|partner|mother|father|mum|mom|dad|son|daughter|brother|sister) (?:just |recently |has )?(?:died|passed away)/,
    never: {
      words:
        "two couple couples couple's honeymoon wedding date anniversary romantic vow love party disco escape murder mystery ghost duet greetings improv detective",
    },
    less: { words: "game cocktail adventure" },
    more: {
      words:
        "comfort delivery dinner tea blanket throw letters memory memories story stories tree trees audiobook recipe warm montage",
      tags: ["consumable"],
      interests: ["Self-care", "Tea", "Nature", "Reading"],
    },
  },
  "on their own again": {
    said: /divorc\w+|newly single|recently single|break[- ]?up|broke up|separated from|heartbroken/,
    never: { words: "two couple couples honeymoon wedding date anniversary romantic vow love duet" },
    more: { tags: ["experience", "consumable"], interests: ["Self-care", "Travel"] },
  },
  "new in town": {
    said: /\b(?:just |recently |newly )?(?:moved|moving|moves|relocat\w+) (?:(?:in)?to|abroad|away|overseas|across|for)|new (?:in|to) (?:town|the (?:city|area|country))|new (?:city|country|town)|expat|emigrat\w+/,
    avoid: ["bulky"],
    more: {
      words: "city map tour walk museum class membership hometown postcard cards delivery",
      tags: ["experience"],
      interests: ["Travel", "Board Games", "Houseplants"],
    },
    weight: 0.2,
  },
  "no oven": {
    said: /\b(?:no|without an?|(?:doesn'?t|does not|don'?t|do not) have an?|hasn'?t (?:got )?an?|broken) (?:(?:proper|real|working) )?(?:oven|kitchen|stove|cooker)\b/,
    never: {
      words:
        "oven bake baking bread cake cakes loaf cookie cookies madeleine banneton roasting pizza pie tagine dutch casserole dough biscuit " +
        "springerle ramekins sourdough muffin pastry biscuits stand mixer",
      interests: ["Baking"],
    },
    unless: { words: "panettone baklava vanilla marzipan stroopwafels nibs download book truffle" },
  },
  "no kitchen": {
    said: /\b(?:no|without a|(?:doesn'?t|does not|don'?t|do not) have a) (?:proper |real )?(?:kitchen|stove|cooker)\b|\b(?:can'?t|cannot|doesn'?t|does not|never|hates to|hates) cook(?:ing)?\b/,
    never: { categories: ["kitchen"] },
    unless: { words: "tea coffee infuser matcha bottle tin lunch" },
  },
  "no record player": {
    said: /\b(?:no|without a|(?:doesn'?t|does not|don'?t) have a) (?:record player|turntable)\b/,
    never: { words: "vinyl record records turntable" },
  },
  "no television": {
    said: /\b(?:no|without a|(?:doesn'?t|does not|don'?t) have a) (?:tv|television)\b/,
    never: { words: "television tv streaming stream console" },
  },
  "no car": {
    said: /\b(?:no|without a|(?:doesn'?t|does not|don'?t) have a) car\b|(?:doesn'?t|does not|don'?t|can'?t|cannot) drive\b/,
    never: { words: "car trunk dash tire windshield track", interests: ["Cars"] },
    unless: { words: "book model" },
  },
  "afraid of heights": {
    said: /(?:afraid|scared|terrified|fear) of (?:heights|flying)|vertigo|acrophobi\w*/,
    never: { words: "climbing climb balloon skydiving bouldering zip helicopter slackline hangboard" },
    shuns: ["Climbing"],
  },
  "fading memory": {
    said: /dementia|alzheimer'?s?|memory (?:loss|problems|issues)|forgetful|loses everything/,
    never: { words: "cain's escape detective deduction disentangling burr coding console crokinole" },
    less: { words: "learn course smart", categories: ["tech"] },
    more: {
      words: "clock large photo memory conversation fifties song tracker finder recordable front",
      interests: ["Music"],
    },
  },
  "old age": {
    said: /\belderly\b|\bfrail\b|very old\b|great[- ]?(?:grandm|grandf|gran|nan)\w*|\b(?:in (?:his|her|their) )?(?:late seventies|eighties|nineties|80s|90s)\b|care home|nursing home|assisted living/,
    never: {
      words:
        "climbing skydiving skateboard slackline go-kart supercar bouldering trampoline rowing kettlebell suspension backpacking kayak",
    },
    less: {
      words: "build app console coding starter tools knife",
      interests: ["Gaming", "Technology", "Fitness"],
    },
    more: {
      words:
        "large big jumbo easy warm heated audiobook audiobooks stiff wedge seat front photo fifties throw letters digitizing",
    },
    shuns: ["Climbing", "Running", "Skiing", "Cycling", "Football", "Fitness"],
  },
  "care home": {
    said: /care home|nursing home|assisted living/,
    avoid: ["bulky"],
    never: { words: "candle tapers incense garden pizza knife mason walk escape", categories: ["kitchen"] },
    unless: { words: "book tea" },
  },
  pregnant: {
    said: /\bpregnan\w+|\bexpecting\b(?! (?:a |too )?(?:much|lot|parcel|guests))|mum[- ]to[- ]be|mom[- ]to[- ]be/,
    avoid: ["alcohol", "caffeine"],
    never: { words: "sauna skydiving climbing trampoline go-kart float riding" },
  },
  vegan: {
    said: /\bvegans?\b|plant[- ]based (?:diet|eater)/,
    avoid: ["meat", "dairy", "animal-products"],
    never: {
      words:
        "leather wool silk beeswax honey honeycomb cashmere merino down cheese ham salmon sardines suede feather felted yak fishing fly",
    },
    unless: { words: "vegan apple cashew cork pla filament fabric recycled duvet mushroom lotus" },
  },
  "keeps a halal or kosher table": {
    said: /\bhalal\b|\bmuslims?\b|\bkosher\b|\bislam(?:ic)?\b|observes ramadan/,
    avoid: ["alcohol", "meat"],
    never: {
      words:
        "wine beer whiskey whisky gin cocktail cocktails champagne brewery vineyard ham pork bacon corkscrew decanter growler pint",
    },
    unless: { words: "zero proof hop alcohol" },
  },
  "drinks no alcohol": {
    said: /\bteetotal\w*|\bsober\b|alcohol[- ]free|non[- ]?drinker|recover(?:ing|ed) alcoholic|in recovery|\bin aa\b|on the wagon|(?:do|does)(?:n'?t| not) (?:touch alcohol|drink alcohol|drink(?! (?:coffee|tea|milk|soda|much water)))|(?:gave|given|giving) up (?:alcohol|drinking|booze)|(?:quit|stopped) drinking|no (?:alcohol|booze)/,
    avoid: ["alcohol"],
    never: {
      words:
        "wine beer whiskey whisky gin cocktail cocktails champagne brewery vineyard corkscrew decanter growler pint aperitif bitters bartender",
    },
    unless: { words: "zero proof hop alcohol" },
  },
  "nothing electronic": {
    said: /\b(?:nothing|no|not|without|hates?|avoids?) (?:\w+ )?(?:electronics?|electronic|electric|electrical|gadgets?|batter(?:y|ies)|screens?|tech|technology)\b|technophob\w*|luddite|screen[- ]free|off[- ]grid/,
    avoid: ["electronic"],
    never: {
      words:
        "electric electronic bluetooth usb wi-fi rechargeable smart digital robot led camera phone app console headphones speaker projector " +
        "charger software streaming stream online download controller controllers vinyl turntable keyboard webcam cable",
      categories: ["tech"],
    },
    shuns: ["Gaming", "Technology", "Mechanical Keyboards", "3D Printing"],
    unless: {
      words:
        "book sketch radio crystal stop-motion solar opera planisphere star cards dice binder binoculars history voucher lesson class day membership tour pinball cyanotype print",
    },
  },
  "needed at once": {
    said: /last[- ]minute|\b(?:needed|needs it|is|it's) (?:today|tonight|tomorrow)\b|(?:by|for) (?:today|tonight|tomorrow)\b|(?:arrive|be there|come|reach|get)\b[^.;!?\n]{0,30}\b(?:today|tonight|tomorrow)\b|no time (?:to|for) (?:ship|post|deliver)\w*|forgot (?:his|her|their|the|my)/,
    never: { tags: ["needs-delivery-time"] },
    more: { tags: ["digital"] },
    weight: 0.5,
  },
};

/** Every situation, by a name that says it. */
export const SITUATIONS: ReadonlyMap<string, Circumstance> = new Map(
  Object.entries(NAMED_SITUATIONS).map(([name, named]) => [name, toCircumstance(named)]),
);
