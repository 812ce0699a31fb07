import type { Block } from "../../blocks.ts";

export const BODY: readonly Block[] = [
  {
    type: "paragraph",
    text: "Open the drawer. Most homes have one: the bamboo toothbrush holder still in its sleeve, the third tote bag, the straw with its own little brush. Each of them was given by somebody who meant well and had read that it was good for the planet. None of them did the planet any good, because nobody used them.",
  },
  {
    type: "paragraph",
    text: "That is the whole difficulty with eco-friendly gifts. The label speaks about how a thing was made. What matters at least as much is what happens to it afterwards: whether it replaces something, how long it lasts, and whether the person wanted it in the first place. A well-made ordinary object that is used every day for ten years is a greener present than a virtuous one that never leaves its box.",
  },
  { type: "heading", text: "Ask what it replaces" },
  {
    type: "paragraph",
    text: "A study for the Danish Environmental Protection Agency in 2018 compared carrier bags over their whole lives. A cotton bag, it reckoned, has to be used from dozens to thousands of times, depending on which kinds of damage one counts, before it does better than a thin plastic one that is used once and then again for rubbish. The point is not that cotton is bad. It is that a reusable thing earns its keep only by being reused, and that the second one in the same household has much less to do than the first.",
  },
  {
    type: "paragraph",
    text: [
      "So before you buy anything reusable, think of the disposable it would push out, and of whether that person really goes through a lot of those. Somebody who wraps leftovers every evening will wear out a set of ",
      { text: "beeswax wraps", path: "/gift-ideas/beeswax-wraps-for-leftovers" },
      ". A kitchen that gets through a roll of paper a week has a place for ",
      { text: "Swedish dishcloths", path: "/gift-ideas/botanical-swedish-dishcloths" },
      ". And a family that buys soap by the pump bottle can stop at ",
      { text: "glass ones with refill tablets", path: "/gift-ideas/glass-soap-bottles-with-refill-tablets" },
      ". In a home where none of that happens, give something else.",
    ],
  },
  { type: "heading", text: "Give the last one they will need" },
  {
    type: "paragraph",
    text: [
      "The second way is to buy fewer, better. Things without a motor, a battery or a fashion age best: iron, wood, glass, wool, leather that can be stitched again. A ",
      { text: "cast-iron bread pan", path: "/gift-ideas/cast-iron-bread-pan-with-lid" },
      " or a ",
      { text: "carbon-steel wok", path: "/gift-ideas/flat-bottomed-carbon-steel-wok" },
      " gets better with use, and its owner’s children will argue over it. ",
      { text: "Boots with a welted sole", path: "/gift-ideas/goodyear-welted-leather-boots" },
      " cost more than glued ones and can be resoled when those have gone into the bin.",
    ],
  },
  {
    type: "paragraph",
    text: "Two questions tell the long-lived from the merely expensive. Can it be repaired by somebody other than the maker? And does it still work when the company behind it is gone? A lamp passes. A lamp that needs an app does not.",
  },
  { type: "heading", text: "Give the mending" },
  {
    type: "paragraph",
    text: [
      "Repair used to be what one did when money was short. It has become a pleasure, and it gives well, because a kit comes with an afternoon in it. ",
      { text: "Sashiko thread and needles", path: "/gift-ideas/sashiko-mending-thread-and-needles" },
      " turn a torn knee into the best part of a pair of jeans. A ",
      { text: "darning loom", path: "/gift-ideas/wooden-darning-loom" },
      " weaves a hole shut in the time of a radio play. And a ",
      { text: "kintsugi kit", path: "/gift-ideas/gold-seam-kintsugi-repair" },
      " says of a broken bowl that the break is part of its history. If you are handy yourself, the better present may be a card: “Bring me the three things you keep meaning to fix.”",
    ],
  },
  { type: "heading", text: "Give time and a place to spend it" },
  {
    type: "paragraph",
    text: [
      "An experience leaves little behind but the memory, and it travels well: there is nothing to wrap and nothing to store. Look for the kind that is near home. A ",
      { text: "museum membership", path: "/gift-ideas/museum-membership-for-a-year" },
      " is twelve months of wet Sundays taken care of. A ",
      { text: "dawn walk with a bird guide", path: "/gift-ideas/dawn-walk-with-a-bird-guide" },
      " needs boots and a thermos. A ",
      { text: "plot in a community garden", path: "/gift-ideas/community-garden-plot-for-a-season" },
      " is half a year of vegetables and new neighbors. A flight to somewhere unspoiled is also an experience, and not the one we mean.",
    ],
  },
  { type: "heading", text: "Give what grows, and what gets eaten" },
  {
    type: "paragraph",
    text: [
      "Consumables are the most underrated presents there are. They cannot become clutter. Good oil, good tea, the honey of somebody’s own hill: the better sort of what is used up anyway. For a balcony there are ",
      { text: "wildflower seeds for bees", path: "/gift-ideas/wildflower-seeds-for-a-bee-patch" },
      "; for a cook with a windowsill and a little patience, a ",
      { text: "worm composter", path: "/gift-ideas/stacking-worm-composter" },
      " that turns peelings into soil. (Ask first about the worms. People have opinions on worms.)",
    ],
  },
  { type: "heading", text: "Be careful with big words" },
  {
    type: "paragraph",
    text: "“Eco-friendly”, “green” and “planet-positive” have no fixed meaning on a box. In the United States the Federal Trade Commission’s Green Guides warn sellers against exactly such broad claims, since hardly anybody can prove them. What can be proved is narrower, and worth looking for:",
  },
  {
    type: "list",
    items: [
      [
        { stress: "A named standard" },
        " with a certificate you can look up, such as FSC for wood and paper or GOTS for organic textiles.",
      ],
      [
        { stress: "A percentage and a part:" },
        " “shell of 80% recycled polyester” is a statement. “Made with recycled materials” may be the thread.",
      ],
      [
        { stress: "An end:" },
        " how it comes apart, what can be composted at home rather than “industrially”, who takes it back.",
      ],
      [{ stress: "A promise of repair:" }, " spare parts with prices, a manual, a number of years."],
    ],
  },
  {
    type: "paragraph",
    text: "We hold ourselves to that too. We do not measure the carbon of anything we suggest, and we will not pretend to.",
  },
  { type: "heading", text: "And the wrapping" },
  {
    type: "paragraph",
    text: [
      "Paper with foil or glitter cannot be recycled; plain paper and string can, and a cloth is a second present. A ",
      {
        text: "tea towel with a family recipe on it",
        path: "/gift-ideas/tea-towel-printed-with-a-family-recipe",
      },
      " wraps a loaf of bread rather well. Order early, too: one slow parcel with everything in it beats three vans in a hurry.",
    ],
  },
  { type: "heading", text: "The short version" },
  {
    type: "list",
    ordered: true,
    items: [
      "Choose for the person first. Unused is the least sustainable material there is.",
      "Replace something that is thrown away often, or give the last one of its kind they will need.",
      "Failing that: mending, time, or something good to eat.",
      "Believe percentages and certificates. Smile at adjectives.",
    ],
  },
  {
    type: "paragraph",
    text: [
      "If you would like ideas for one person in particular, ",
      { text: "tell the gift finder", path: "/gift-finder" },
      " and write into the notes what they already own too much of. It takes that seriously: “no gadgets”, “small flat” and “already has good pans” all change what you are shown. Or ",
      { text: "browse everything", path: "/gift-ideas" },
      " and trust your eye.",
    ],
  },
];
