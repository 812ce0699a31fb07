import aiPicture from "./pictures/ai-gift-finding.svg";
import ecoPicture from "./pictures/eco-friendly-gifts.svg";
import modelPicture from "./pictures/model-change.svg";
import leavesPicture from "./pictures/paper-leaves.svg";
import starsPicture from "./pictures/paper-stars.svg";
import psychologyPicture from "./pictures/psychology-of-gifts.svg";
import type { PostSummary } from "./post.ts";

/** All articles without their bodies, newest id first. */
export const POSTS: readonly PostSummary[] = [
  {
    id: 5,
    title: "Where the Money Will Go: Our Plan for a Different Model",
    date: "2026-11-12",
    category: "Company News",
    image: modelPicture,
    fallbackImage: starsPicture,
    excerpt:
      "We plan to divide what we earn in three: 30% to charity, 20% to people who share, 50% to build the product. And to offer a subscription without a single affiliate link.",
  },
  {
    id: 4,
    title: "The Psychology of Gifts: What the Giver Sees and the Receiver Keeps",
    date: "2026-09-10",
    category: "Tips",
    image: psychologyPicture,
    fallbackImage: leavesPicture,
    excerpt:
      "Givers think of the moment the paper comes off. Receivers live with what was in it. A handful of good studies on that gap, and what to do about it.",
  },
  {
    id: 3,
    title: "Can a Machine Find a Good Gift? How Ours Looks for One",
    date: "2026-06-18",
    category: "Behind the Scenes",
    image: aiPicture,
    fallbackImage: starsPicture,
    excerpt:
      "What happens between the button and the cards, what a language model is good at, where it fails, and the four lines of notes that help it most.",
  },
  {
    id: 2,
    title: "Eco-Friendly Gifts That Don’t End Up in a Drawer",
    date: "2026-04-22",
    category: "Gift Guides",
    image: ecoPicture,
    fallbackImage: leavesPicture,
    excerpt:
      "The greenest gift is the one that gets used. Six ways to give less stuff and more use, with ideas from our own catalogue for each.",
  },
];
