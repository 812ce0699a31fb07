import { stems } from "../understand/words.ts";
import { type NamedTraits, type Traits, toTraits } from "./traits.ts";

/** What is of use before the first birthday only. */
const NEWBORN =
  "newborn swaddle swaddles muslin bassinet moses diaper diapers nappy nursing footprint burp carrier mobile womb soother sling " +
  "bottle pacifier postpartum lactation";

/** Names of whole kinds of things, and by what an idea shows that it is of the kind. */
const NAMED_KINDS: readonly (readonly [names: string, traits: NamedTraits])[] = [
  [
    "clothes clothing apparel garment outfit fashion wear",
    {
      words: "hoodie shirt sock scarf hat beanie jacket gloves mittens robe slippers apron poncho",
      categories: ["fashion"],
    },
  ],
  [
    "jewelry jewellery necklace earrings",
    { words: "necklace bracelet pendant earring earrings ring brooch locket cufflinks jewelry" },
  ],
  ["book books", { words: "book novel cookbook encyclopedia", categories: ["books"] }],
  ["game games", { words: "game", categories: ["games"] }],
  [
    "toy plushie",
    {
      words: "toy plush doll puppet figurine blocks bricks tiles marble hobby slime",
      categories: ["games"],
    },
  ],
  ["food edible snack eatable", { words: "snacks chocolate tea coffee", categories: ["food"] }],
  [
    "plant houseplant flower greenery",
    {
      words: "plant plants houseplant fern philodendron terrarium seeds bouquet bonsai orchid moss",
      interests: ["Houseplants"],
    },
  ],
  [
    "decoration decor ornament homeware knickknack trinket",
    {
      words: "ornament figurine vase suncatcher poster print garland statue wreath tapers",
      interests: ["Home Decor"],
    },
  ],
  ["kitchenware cookware crockery kitchen", { categories: ["kitchen"] }],
  [
    "makeup cosmetic toiletries skincare cream lotion beauty",
    { words: "serum cream lotion balm mask lipstick salve soap scrub bath", interests: ["Skincare"] },
  ],
  ["experience outing voucher event ticket", { tags: ["experience"], words: "voucher tickets" }],
  ["craft crafts", { categories: ["craft"] }],
  ["instrument", { words: "kalimba ukulele ocarina drum harmonica guitar piano flute chime kazoo tongue" }],
  ["subscription membership", { words: "subscription monthly membership year months" }],
  ["newborn infant", { words: NEWBORN }],
  ["candle taper", { words: "candle tapers" }],
  ["mug cup", { words: "mug cup cups teacup" }],
  ["plastic", { words: "plastic acrylic silicone vinyl pla filament nylon" }],
  ["chocolate", { words: "chocolate truffle truffles cocoa praline", interests: ["Chocolate"] }],
  ["alcohol", { words: "wine beer whiskey whisky gin cocktail cocktails champagne" }],
  ["perfume scent fragrance", { words: "perfume cologne scented incense diffuser" }],
  ["sweets candy", { words: "candy chocolate fudge caramel caramels toffee nougat marzipan" }],
  [
    "gadget electronic technology tech",
    { categories: ["tech"], words: "bluetooth usb smart digital robot rechargeable electric" },
  ],
];

const KINDS: ReadonlyMap<string, Traits> = new Map(
  NAMED_KINDS.flatMap(([names, traits]) => stems(names).map((name) => [name, toTraits(traits)] as const)),
);

/** Of no use to a child that is a baby no more. */
export const FOR_NEWBORNS: Traits = toTraits({ words: NEWBORN });

/** The kinds of things that unwanted words name: whoever wants "no clothes" wants no scarf either. */
export function kindsNamed(unwanted: Iterable<string>): readonly Traits[] {
  return [...unwanted].flatMap((word) => KINDS.get(word) ?? []);
}
