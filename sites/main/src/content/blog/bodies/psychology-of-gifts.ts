import type { Block } from "../../blocks.ts";

export const BODY: readonly Block[] = [
  {
    type: "paragraph",
    text: "There is a moment that every giver lives for. The paper comes off, there is a breath, and a face changes. We plan for that second, we pay for it, and we judge the whole affair by how it goes. The receiver has a different relation to it. For them it lasts a second too, and then begins the part that lasts for years: owning the thing.",
  },
  {
    type: "paragraph",
    text: "Psychologists have spent some time in the gap between those two points of view. What they found is unusually practical. Here are five results, each with the people who found it, so that you can look them up, and what we would do with each on a Saturday afternoon in a shop.",
  },
  { type: "heading", text: "We shop for the wrong moment" },
  {
    type: "paragraph",
    text: "Jeff Galak, Julian Givi and Elanor Williams looked over a whole shelf of gift research in 2016 and proposed one sentence that explains much of it: givers think about the exchange, receivers think about owning. Givers favour what is surprising and impressive when it is unwrapped. Receivers would often have been happier with what is useful in March. It is why a showy gadget beats a good umbrella under the tree and loses to it by spring.",
  },
  {
    type: "paragraph",
    text: [
      { stress: "What to do:" },
      " picture the present six months from now. Where is it? If you can see it on a hook, in a hand or half used up, buy it. If you can only see the wrapping paper, keep looking.",
    ],
  },
  { type: "heading", text: "Price is louder to you than to them" },
  {
    type: "paragraph",
    text: "Francis Flynn and Gabrielle Adams asked people about gifts they had given and gifts they had received. Givers expected that a more expensive present would be appreciated more. Receivers’ appreciation did not follow the price. The 2009 paper is called “Money Can’t Buy Love”, and one of its studies asked people who had lately become engaged about the ring, which is about as hard a test as one could think of.",
  },
  {
    type: "paragraph",
    text: [
      { stress: "What to do:" },
      " set the budget by what you can spend gladly, and then stop thinking about it. The difference between $30 and $60 is mostly felt by one of the two people in the room.",
    ],
  },
  { type: "heading", text: "Asking is not cheating" },
  {
    type: "paragraph",
    text: "Francesca Gino and Francis Flynn studied wish lists in 2011. Givers supposed that something they had thought of themselves would seem more considerate than something from the list. Receivers saw it the other way round: they were more grateful for what they had asked for, and took it for the more thoughtful choice too, because somebody had listened.",
  },
  {
    type: "paragraph",
    text: [
      { stress: "What to do:" },
      " if there is a list, use the list. If there is none, ask something smaller than “What do you want?”, which makes everybody say “Nothing.” Try “What have you been putting off buying?” or “What broke lately?” The answer is nearly always a gift.",
    ],
  },
  { type: "heading", text: "We try too hard to be different" },
  {
    type: "paragraph",
    text: "When Mary Steffel and Robyn LeBoeuf asked people in 2014 to choose for several others at once, they bought each of them something different, even where one thing would have suited all of them best, and even when those people would never compare. Being individual felt like being thoughtful. The cost was that some got their second-best.",
  },
  {
    type: "paragraph",
    text: [
      { stress: "What to do:" },
      " if the same book is right for three friends, give three friends the same book. And don’t pass over the plain favorite because it is plain. Somebody who loves tea would like ",
      { text: "tea", path: "/gift-ideas/masala-chai-from-four-estates" },
      ".",
    ],
  },
  { type: "heading", text: "Doing brings people closer than having" },
  {
    type: "paragraph",
    text: "Leaf Van Boven and Thomas Gilovich asked in 2003 which purchases had made people happier, and the experiences came out ahead of the objects; a long line of work has followed that question since, with its ifs and buts. On presents in particular there is a paper by Cindy Chan and Cassie Mogilner from 2017: those who received an experience felt the relationship with the giver grow stronger than those who received a thing, and that held even where the giver didn’t come along. What seemed to carry it was the emotion felt while the gift was used.",
  },
  {
    type: "paragraph",
    text: [
      { stress: "What to do:" },
      " give an evening. A ",
      { text: "clay class", path: "/gift-ideas/clay-throwing-class-at-a-studio" },
      ", a ",
      { text: "row of concerts", path: "/gift-ideas/four-evenings-at-the-concert-hall" },
      ", a ",
      { text: "meal cooked together in two kitchens", path: "/gift-ideas/cook-along-class-in-two-kitchens" },
      " when there is a continent in between. And if it has to be a thing, choose one that something happens with.",
    ],
  },
  { type: "heading", text: "A word of caution" },
  {
    type: "paragraph",
    text: "These are averages over people in studies, often students and often in the United States. None of them has met your father. They correct a lean, they don’t replace knowing somebody. The person who has always wanted the absurd brass telescope should get the absurd brass telescope.",
  },
  {
    type: "quote",
    text: "The objects are never completely separated from the men who exchange them.",
    source: "Marcel Mauss, The Gift (1925), translated by W. D. Halls",
  },
  {
    type: "paragraph",
    text: "A hundred years ago Mauss described giving as something that ties people together precisely because it is never quite settled. That may be the best reason to relax. A present that misses is not a failed transaction. It is one turn in a long exchange, and there will be another birthday.",
  },
  { type: "heading", text: "And the giver?" },
  {
    type: "paragraph",
    text: "One more result, because it is a kind one. In 2008 Elizabeth Dunn, Lara Aknin and Michael Norton gave people a small sum in the morning and told them either to spend it on themselves or on somebody else. By evening, those who had spent it on somebody else were the happier ones. Whether it was five dollars or twenty made no difference that could be seen. It is also part of why this site exists as it does: a share of what we earn goes on to somebody neither of you has met.",
  },
  { type: "heading", text: "Five questions to take along" },
  {
    type: "list",
    ordered: true,
    items: [
      "Where will it be in six months?",
      "Would I still choose it if nobody saw the price?",
      "Have they told me what they want, in so many words or in passing?",
      "Am I choosing this because it suits them, or because it is different?",
      "What will happen with it, and with whom?",
    ],
  },
  {
    type: "paragraph",
    text: [
      "Write the answers into the ",
      { text: "gift finder’s notes", path: "/gift-finder" },
      " if you like. It reads them. But it is quite possible that by the fifth question you will not need us any more, and that is fine as well.",
    ],
  },
];
