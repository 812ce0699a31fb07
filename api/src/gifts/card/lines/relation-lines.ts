import type { CardTone, Relation } from "@gifthearth/core";

/** People to whom one speaks alike. */
type Circle =
  | "partner"
  | "parent"
  | "grandparent"
  | "young"
  | "sibling"
  | "family"
  | "friend"
  | "work"
  | "helper"
  | "anybody";

const CIRCLES: Readonly<Partial<Record<Relation, Circle>>> = {
  partner: "partner",
  mother: "parent",
  father: "parent",
  parents: "parent",
  grandparent: "grandparent",
  child: "young",
  grandchild: "young",
  "niece-or-nephew": "young",
  godchild: "young",
  sibling: "sibling",
  "aunt-or-uncle": "family",
  cousin: "family",
  "in-law": "family",
  family: "family",
  "close-friend": "friend",
  friend: "friend",
  colleague: "work",
  boss: "work",
  employee: "work",
  client: "work",
  teacher: "helper",
  carer: "helper",
};

/** What is said of the two, true of nearly any two such people; a sentence each. */
const LINES: Readonly<Record<Circle, Readonly<Record<CardTone, readonly string[]>>>> = {
  partner: {
    warm: [
      "I love you, on big days and on all the others.",
      "Life with you is my favourite place to be.",
      "You make everything better by being there.",
      "I am yours, with all my heart.",
    ],
    funny: [
      "I love you, even when you put your cold feet on me.",
      "You may have the last biscuit. Today.",
      "I would share my chips with you, and you know what that means.",
      "You are stuck with me, and I am very pleased about it.",
    ],
    formal: [
      "You have all my love.",
      "With you at my side I want for nothing.",
      "I am grateful for every day with you.",
      "You are the best thing in my life.",
    ],
  },
  parent: {
    warm: [
      "I love you, and I don't say it half often enough.",
      "So much of who I am comes from you.",
      "Thank you for always leaving a light on for me.",
      "However old I get, it is good to be your child.",
    ],
    funny: [
      "Love from the child who turned out best, in my own opinion.",
      "Yes, I am eating properly. Thank you for asking.",
      "Everything I know about worrying I learned from you.",
      "I am still your child, so somebody else can do the washing-up.",
    ],
    formal: [
      "I am grateful for all that you have given me.",
      "Your example has guided me more than you know.",
      "You have my love and my respect.",
      "I owe you more than I can say.",
    ],
  },
  grandparent: {
    warm: [
      "I love listening to your stories, and I love that I am in some of them.",
      "Being your grandchild is one of the best things about being me.",
      "You have always had time for me, and I treasure every hour of it.",
      "Sending you the biggest hug that fits into an envelope.",
    ],
    funny: [
      "Thank you for never telling my parents.",
      "I hope that I get your genes, and all your good recipes.",
      "You have always been the cool one in this family.",
      "Please keep spoiling me. I am not too old for it.",
    ],
    formal: [
      "You are dear to the whole family.",
      "I have always looked up to you.",
      "Your kindness has been with me all my life.",
      "With love and great respect.",
    ],
  },
  young: {
    warm: [
      "I am so proud of you, just as you are.",
      "It is a joy to watch you become yourself.",
      "Always remember how much you are loved.",
      "Whatever you do and wherever you go, I am on your side.",
    ],
    funny: [
      "You are the coolest person in the family. It skips a generation.",
      "Stop growing up so fast, I can't keep up!",
      "This comes from the most fun relative that you have.",
      "Hugs are compulsory, so come and get yours.",
    ],
    formal: [
      "I am very proud of you.",
      "May you always keep your kindness and your courage.",
      "I follow your path with pride and joy.",
      "You have every reason to look ahead with confidence.",
    ],
  },
  sibling: {
    warm: [
      "There is nobody I would rather have grown up with.",
      "You have always been in my corner, and I am always in yours.",
      "Nobody else gets all my jokes, or knows where they come from.",
      "I am so lucky that you came with the family.",
    ],
    funny: [
      "I have forgiven you for nearly everything.",
      "We both know who the favourite is, and we both think it is us.",
      "Thank you for taking the blame that one time. And the others.",
      "If anybody asks, I found this at great expense.",
    ],
    formal: [
      "I am glad and grateful to have you in my life.",
      "You have always been a support to me.",
      "Our bond means a great deal to me.",
      "With affection, as always.",
    ],
  },
  family: {
    warm: [
      "I am so glad that we are family.",
      "You make every family gathering worth the journey.",
      "It is good to know that you are there.",
      "You have a place in my heart, and at my table.",
    ],
    funny: [
      "You are my favourite relative at this party, and at most others.",
      "You can't choose your family, but I would have chosen you anyway.",
      "Save me a seat beside you at the next family do.",
      "We are related, so good taste was to be expected.",
    ],
    formal: [
      "It is a pleasure to have you in the family.",
      "With warm regards from all of us.",
      "Your kindness towards the family is much appreciated.",
      "I hope that we shall see each other soon.",
    ],
  },
  friend: {
    warm: [
      "Thank you for being the kind of friend you are.",
      "Life is a good deal brighter with you in it.",
      "I am so glad that I get to call you my friend.",
      "With you I can be just as I am, and that is a gift in itself.",
    ],
    funny: [
      "You know too much, so we shall have to stay friends for ever.",
      "Friends like you are rare, which is good, because they are expensive.",
      "You are my favourite bad influence.",
      "Thank you for pretending that my stories are new.",
    ],
    formal: [
      "I value your friendship highly.",
      "It is a pleasure to count you among my friends.",
      "Your friendship means a great deal to me.",
      "With warm and friendly regards.",
    ],
  },
  work: {
    warm: [
      "It is a pleasure to work with somebody like you.",
      "You make the working day better for the people around you.",
      "I am glad that our desks ended up in the same story.",
      "I appreciate you, and I wanted to say so.",
    ],
    funny: [
      "You make Mondays almost reasonable.",
      "This is not another calendar invitation. You are welcome.",
      "Thank you for laughing in the right places in meetings.",
      "Please don't reply to all.",
    ],
    formal: [
      "It is a pleasure to work with you.",
      "I very much value our work together.",
      "I hold your judgement and your kindness in high regard.",
      "I look forward to working with you for a long time to come.",
    ],
  },
  helper: {
    warm: [
      "What you do every day makes more of a difference than you see.",
      "Thank you for the patience and the heart that you put into your work.",
      "People remember those who were kind to them, and you will be remembered.",
      "It is a comfort to know that you are there.",
    ],
    funny: [
      "You have the patience of a saint, and better jokes.",
      "You deserve a medal, but they were out of medals.",
      "I don't know how you do it, and please never stop.",
      "If there were marks for kindness, you would be top of the class.",
    ],
    formal: [
      "Your dedication is greatly appreciated.",
      "Thank you for the care with which you do your work.",
      "Your patience and skill have not gone unnoticed.",
      "We are grateful for all that you do.",
    ],
  },
  anybody: {
    warm: [
      "It is good to have you in my life.",
      "I hope that today treats you as kindly as you treat others.",
      "You are thought of with great affection.",
      "Warm wishes from me to you, and many of them.",
    ],
    funny: [
      "You are one of the good ones, and I have met several people.",
      "Please stay just as you are, apart from the small adjustments that we discussed.",
      "Rumour has it that you are wonderful. I started it.",
      "I would say more, but the card is small.",
    ],
    formal: [
      "With kind regards.",
      "I send you my warm regards.",
      "You are thought of with great respect.",
      "I wish you all the best.",
    ],
  },
};

/** @param relation undefined when it wasn't told */
export function relationLines(relation: Relation | undefined, tone: CardTone): readonly string[] {
  return LINES[(relation && CIRCLES[relation]) ?? "anybody"][tone];
}
