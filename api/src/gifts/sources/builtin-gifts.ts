import type { BuiltinGift } from "@gifthearth/core";

/** The built-in interest sets, by interest in lower case, six gifts each. */
export const INTEREST_SETS: ReadonlyMap<string, readonly BuiltinGift[]> = new Map([
  [
    "gardening",
    [
      {
        title: "Folding Garden Kneeler",
        description:
          "Kneel on it to weed, turn it over to sit and admire the result. The handles help them back up again.",
        priceRange: "$35-$60",
        category: "Gardening",
        searchText: "folding garden kneeler and seat",
      },
      {
        title: "Hori Hori Digging Knife",
        description:
          "A Japanese blade that digs, cuts roots and measures planting depth. Many gardeners stop using a trowel.",
        priceRange: "$25-$45",
        category: "Gardening",
        searchText: "hori hori garden knife with sheath",
      },
      {
        title: "Copper Plant Labels",
        description:
          "Write the names once with a ballpoint and they stay readable through years of rain and sun.",
        priceRange: "$12-$25",
        category: "Gardening",
        searchText: "copper plant labels",
      },
      {
        title: "Rose-Pruning Gauntlets",
        description:
          "Long cuffs keep forearms whole among thorns, and the palms stay soft enough to tie a knot.",
        priceRange: "$20-$35",
        category: "Gardening",
        searchText: "rose pruning gauntlet gloves",
      },
      {
        title: "Windowsill Herb Planter",
        description:
          "Basil, parsley and thyme within reach of the stove, for the months when the garden rests.",
        priceRange: "$25-$45",
        category: "Gardening",
        searchText: "windowsill herb planter with tray",
      },
      {
        title: "Native Wildflower Seed Bombs",
        description: "Throw them on bare soil, wait for rain, and a forgotten corner feeds bees all summer.",
        priceRange: "$10-$20",
        category: "Gardening",
        searchText: "native wildflower seed bombs",
      },
    ],
  ],
  [
    "sports",
    [
      {
        title: "Insulated Steel Bottle",
        description:
          "Water stays cold through a whole tournament day, and a dent only makes it look well travelled.",
        priceRange: "$25-$45",
        category: "Sports",
        searchText: "insulated stainless steel sports water bottle",
      },
      {
        title: "Textured Foam Roller",
        description: "Ten minutes on the floor after training, and the stairs hurt less the next morning.",
        priceRange: "$20-$40",
        category: "Sports",
        searchText: "textured foam roller deep tissue",
      },
      {
        title: "Speed Jump Rope",
        description: "Cut to their height in a minute, it fits any bag and makes a hotel room into a gym.",
        priceRange: "$12-$25",
        category: "Sports",
        searchText: "adjustable speed jump rope",
      },
      {
        title: "Ticket Stub Album",
        description: "Pages of clear pockets with room for the score and who was there: the seasons, kept.",
        priceRange: "$18-$32",
        category: "Sports",
        searchText: "ticket stub album sports",
      },
      {
        title: "Shoe-Pocket Gym Duffel",
        description: "Muddy shoes travel in their own compartment, so the clean shirt arrives clean.",
        priceRange: "$35-$65",
        category: "Sports",
        searchText: "gym duffel bag with shoe compartment",
      },
      {
        title: "Quick-Dry Microfiber Towel",
        description:
          "Dries a swimmer, packs down to the size of a fist and is dry again before the drive home.",
        priceRange: "$12-$25",
        category: "Sports",
        searchText: "quick dry microfiber sports towel",
      },
    ],
  ],
  [
    "technology",
    [
      {
        title: "Pocket Power Bank",
        description:
          "Two full phone charges in something smaller than the phone: no more hunting for an outlet.",
        priceRange: "$25-$45",
        category: "Technology",
        searchText: "pocket size power bank fast charging",
      },
      {
        title: "Bluetooth Key Finder",
        description:
          "Press a button on the phone and the keys ring from under the sofa. Works the other way round too.",
        priceRange: "$20-$35",
        category: "Technology",
        searchText: "bluetooth key finder tracker",
      },
      {
        title: "Three-in-One Charging Stand",
        description:
          "Phone, watch and earbuds charge side by side on one cable, and the nightstand is tidy again.",
        priceRange: "$40-$80",
        category: "Technology",
        searchText: "3 in 1 wireless charging stand",
      },
      {
        title: "Build-It-Yourself Robot",
        description:
          "Screws, motors and a program of their own: by evening something drives across the floor.",
        priceRange: "$35-$70",
        category: "Technology",
        searchText: "build your own programmable robot kit",
      },
      {
        title: "Weather Station with Outdoor Sensor",
        description:
          "Shows the temperature at their own back door, which is never quite what the forecast says.",
        priceRange: "$35-$70",
        category: "Technology",
        searchText: "weather station indoor outdoor sensor",
      },
      {
        title: "Precision Screwdriver Case",
        description:
          "Every tiny bit that laptops, glasses and game controllers ask for, each in its own slot.",
        priceRange: "$20-$40",
        category: "Technology",
        searchText: "precision screwdriver set electronics repair",
      },
    ],
  ],
  [
    "music",
    [
      {
        title: "Wooden Kalimba",
        description:
          "A thumb piano that sounds good from the first minute, even to people who say they can't play.",
        priceRange: "$20-$40",
        category: "Music",
        searchText: "kalimba thumb piano 17 keys",
      },
      {
        title: "Waterproof Bluetooth Speaker",
        description:
          "Sings in the shower, on the beach and in the garden, and survives being dropped in between.",
        priceRange: "$30-$70",
        category: "Music",
        searchText: "waterproof portable bluetooth speaker",
      },
      {
        title: "Album Cover Display Ledge",
        description: "The record that is playing stands on the wall as the picture it was made to be.",
        priceRange: "$20-$40",
        category: "Music",
        searchText: "vinyl record display wall ledge",
      },
      {
        title: "High-Fidelity Concert Earplugs",
        description: "Turns the volume down and keeps the sound clear, so the ringing afterwards stays away.",
        priceRange: "$20-$40",
        category: "Music",
        searchText: "high fidelity concert earplugs",
      },
      {
        title: "Songwriter's Notebook",
        description:
          "Staves, chord boxes and lines for words on every spread, for the tune that comes on the bus.",
        priceRange: "$12-$22",
        category: "Music",
        searchText: "songwriting notebook staff paper chords",
      },
      {
        title: "Desktop Metronome",
        description: "The swinging pendulum keeps honest time and looks handsome on a piano or a shelf.",
        priceRange: "$25-$45",
        category: "Music",
        searchText: "mechanical metronome pendulum",
      },
    ],
  ],
  [
    "cooking",
    [
      {
        title: "Cast Iron Skillet",
        description:
          "Sears, bakes and lasts longer than its owner. Every meal makes the surface a little better.",
        priceRange: "$25-$50",
        category: "Cooking",
        searchText: "cast iron skillet 10 inch pre seasoned",
      },
      {
        title: "Instant-Read Thermometer",
        description: "Takes the guessing out of roasts, bread and jam in about two seconds.",
        priceRange: "$18-$40",
        category: "Cooking",
        searchText: "instant read digital kitchen thermometer",
      },
      {
        title: "Nakiri Vegetable Knife",
        description: "A straight Japanese blade that makes a pile of onions almost a pleasure.",
        priceRange: "$35-$80",
        category: "Cooking",
        searchText: "nakiri vegetable knife japanese",
      },
      {
        title: "Granite Mortar and Pestle",
        description:
          "Heavy enough to stay put: pesto, curry paste and fresh pepper taste of more when they are crushed.",
        priceRange: "$28-$50",
        category: "Cooking",
        searchText: "granite mortar and pestle large",
      },
      {
        title: "Family Recipe Binder",
        description: "Blank pages and pockets for the cards, clippings and stains that a family cooks by.",
        priceRange: "$18-$35",
        category: "Cooking",
        searchText: "blank family recipe binder",
      },
      {
        title: "Washed Linen Apron",
        description:
          "Cross-back straps that don't pull at the neck, and a pocket for the towel that always goes missing.",
        priceRange: "$30-$55",
        category: "Cooking",
        searchText: "washed linen cross back apron",
      },
    ],
  ],
  [
    "reading",
    [
      {
        title: "Clip-On Amber Book Light",
        description:
          "Warm light on the page and none on the pillow next to them: one more chapter, with peace.",
        priceRange: "$12-$25",
        category: "Reading",
        searchText: "amber clip on book light rechargeable",
      },
      {
        title: "Personal Library Stamp",
        description: "Marks a lent book with its owner's name, so that it finds the way home.",
        priceRange: "$20-$40",
        category: "Reading",
        searchText: "custom library stamp from the library of",
      },
      {
        title: "Solid Walnut Bookends",
        description: "Two honest blocks of wood that hold up the pile beside the bed.",
        priceRange: "$30-$60",
        category: "Reading",
        searchText: "solid walnut bookends pair",
      },
      {
        title: "Bookshop Crawl Journal",
        description: "A page for each bookshop and each find, and by winter a map of a year's reading.",
        priceRange: "$12-$22",
        category: "Reading",
        searchText: "reading journal for book lovers",
      },
      {
        title: "Bath Tray with Book Rest",
        description: "Holds the novel above the water and the tea within reach, and slides to fit the tub.",
        priceRange: "$30-$55",
        category: "Reading",
        searchText: "bamboo bath tray book holder",
      },
      {
        title: "Literary Map Print",
        description:
          "The places of a hundred novels on one sheet: good for planning the next book, or the next trip.",
        priceRange: "$20-$45",
        category: "Reading",
        searchText: "literary map print poster",
      },
    ],
  ],
]);
