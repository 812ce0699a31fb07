import { OCCASION_LABELS } from "./occasions.ts";
import { RELATION_LABELS } from "./relations.ts";

/**
 * Every text that an embedded widget shows: label key to English. Components name a text by its English and
 * import this as a type only, so that English costs a page nothing. `{name}` is filled in; where a count
 * decides, the forms for one and for more stand on either side of a bar.
 */
export const en = {
  // The form
  finderHeading: "Find the Perfect Gift",
  finderIntro: "Tell us a little about them. We suggest things they would be glad to have.",
  who: "Who is it for?",
  whoSelect: "Select a person",
  age: "Age",
  ageWrong: "Please give the age in whole years, from 0 to 120",
  occasion: "Occasion",
  occasionSelect: "Select an occasion",
  occasionOther: "Which occasion?",
  occasionMissing: "Please select an occasion",
  budget: "Budget",
  budgetLowest: "Lowest price",
  budgetHighest: "Highest price",
  budgetOrMore: "{amount} or more",
  interests: "Interests",
  interestsPopular: "Popular interests",
  interestsOwn: "Something else they like",
  interestsAdd: "Add",
  interestsAdded: "Added interests",
  interestsMissing: "Please add at least one interest",
  interestsFull: "{count} interests are the most we take.",
  notes: "Notes",
  optional: "(optional)",
  notesHint: "Their age, what they have already, what to avoid",
  search: "Find Thoughtful Gifts",
  searching: "Generating Ideas...",
  model: "Where ideas come from",
  modelAi: "AI Model",
  modelOurs: "Our catalogue of hand-picked ideas",
  modelUnknown: "Each answer says where its ideas come from.",
  modelTip: "Tip: add recipient details to the notes, such as their age.",

  ...OCCASION_LABELS,
  ...RELATION_LABELS,

  // Popular interests
  reading: "Reading",
  cooking: "Cooking",
  travel: "Travel",
  gardening: "Gardening",
  sports: "Sports",
  technology: "Technology",
  music: "Music",
  art: "Art",
  fashion: "Fashion",
  hiking: "Hiking",
  photography: "Photography",
  gaming: "Gaming",

  // The answer
  results: "Gift suggestions",
  resultsHeading: "Perfect Gifts for {occasion}",
  resultsBudget: "Budget Range: {range}",
  resultsLoading: "Finding thoughtful gifts...",
  resultsFound: "Found {count} gift suggestion|Found {count} gift suggestions",
  understood: "What we took from your words",
  understoodIgnore: "Ignore “{words}”",
  notUnderstood:
    "We have nothing made for {interests} yet; these are near it.|We have nothing made for {interests} yet; these are near them.",
  resultsNone: "Nothing fits. A wider budget helps most.",
  foundToast: "Found {count} perfect gift idea!|Found {count} perfect gift ideas!",
  foundToastMore: "Gift recommendations found!",
  sourceAi: "AI suggestions",
  sourceCurated: "Curated picks",
  sourceBuiltin: "Our standing favorites",
  curatedStandsIn: "Error getting recommendations - using our curated selections",
  builtinStandsIn: "Using our fallback gift recommendations",
  pages: "Pages of suggestions",
  pagesPrevious: "Previous",
  pagesNext: "Next",
  pagesCurrent: "Page {page} of {pages}",
  disclosure:
    "{share} of our proceeds go to charity. Paid links: we earn a commission if you buy. As an Amazon Associate I earn from qualifying purchases.",

  // A card
  shop: "Shop",
  details: "Details",
  linkPurpose: "for {title}, opens in a new tab",
  paidLink: "(paid link)",
  linkMissing: "Sorry, this product link is unavailable",
  shopOpening: "Opening {domain} search results",
  save: "Save {title}",
  more: "More about {title}",

  // What may be said of an idea
  moreLikeThis: "More like this",
  notThis: "Not this",
  alreadyHasIt: "Already has it",
  compare: "Compare",
  willLookForMoreLike: "We will look for more like {title}.",
  takenAway: "{title} is taken away.",
  onShortlist: "{title} is on your shortlist.",
  offShortlist: "{title} is off your shortlist.",
  marks: "What the next ideas go by",
  markMoreLike: "More like {title}",
  markNot: "Not {title}",
  markHas: "Has {title}",
  markForget: "Forget: {mark}",
  undo: "Undo",
  update: "Update ideas",
  lookingAgain: "Looking again.",
  others: "Show me others",
  lookingForOthers: "Looking for others.",
  earlier: "Earlier ideas",
  earlierShown: "These are the earlier ideas.",

  // Sharing
  share: "Share",
  linkCopied: "Link copied",
  linkToCopy: "Link to these ideas",
  done: "Done",

  // The comparison
  compareShortlist: "Compare {count} idea|Compare {count} ideas",
  comparison: "Compare ideas",
  comparisonHeading: "Side by side",
  comparisonTable: "Ideas side by side",
  close: "Close",
  price: "Price",
  why: "Why",
  kind: "Kind",
  where: "Where",
  shortlist: "Shortlist",
  remove: "Remove",
  removeNamed: "Remove {name}",

  // Kinds of gifts
  books: "books",
  tech: "tech",
  clothing: "fashion",
  home: "home",
  kitchen: "kitchen",
  outdoor: "outdoor",
  experience: "experience",
  craft: "craft",
  food: "food",
  games: "games",
  musical: "music",
  wellness: "wellness",
  pets: "pets",
  baby: "baby",
  misc: "misc",
  sustainable: "sustainable",
  handmade: "handmade",
  practical: "practical",
  unique: "unique",
  consumable: "consumable",
  digital: "digital",
  needsDeliveryTime: "needs delivery time",

  // What may go wrong
  failedHeading: "Oops! Something went wrong",
  failedHint: "Check your connection, or try again in a moment.",
  failedRetry: "Try Again",
  failedSearch: "Failed to get gift recommendations. Please try again.",
  failedSearchToast: "Unable to get gift recommendations. Please try again.",
  failedLoading: "Could not process your request. Please try again.",
  tooMany: "Too many attempts. Please try again later.",

  // The scoreboard
  boardHeading: "Our impact so far",
  boardHeadingCharity: "Given to {charity}",
  totalDonated: "total donated",
  thisMonth: "This month",
  monthAgainstTotal: "This month's donation against a quarter of the total",
  pending: "Pending",
  giftsFound: "Gifts found",
  happyRecipients: "Happy recipients",
  charitiesSupported: "Charities supported",
  charityShare: "{share} of the commission we receive is donated.",
  demoDisclaimer: "These are demo figures.",
  testDonations: "Test donations are counted.",
  statsFailed: "Unable to load impact stats.",
  statsDefault: "Showing default values.",
  lineDonated: "donated to charity",
  lineGiven: "given to {charity}",
  lineGiftsFound: "{count} gifts found",
  lineDemo: "Demo figures",
  boardLink: "See what GiftHearth has given",
} as const;

/** Names a text, for `labels` and for the tables of other languages. */
export type LabelKey = keyof typeof en;

/** A text as components name it. */
export type English = (typeof en)[LabelKey];

/** A language's texts, in the shape of the English ones. */
export type Table = Readonly<Record<LabelKey, string>>;
