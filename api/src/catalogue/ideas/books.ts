import type { GiftIdea } from "@gifthearth/core";

export const books: readonly GiftIdea[] = [
  {
    id: "rechargeable-clip-reading-light",
    title: "Amber Clip-On Reading Light",
    description:
      "Warm amber light that lets them finish the chapter without waking anyone up. It clips to a paperback and charges over USB.",
    category: "books",
    searchText: "amber rechargeable clip on book light",
    price: [12, 22],
    interests: ["Reading"],
    occasions: ["Birthday", "Holiday", "Just Because"],
    tags: ["practical"],
    avoidFor: ["electronic"],
  },
];
