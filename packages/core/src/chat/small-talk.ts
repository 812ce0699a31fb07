import { straight } from "./message.ts";

/** What a message that tells nothing of a gift may be. */
export type SmallTalk = "greeting" | "thanks" | "farewell" | "rudeness" | "identity" | "help" | "charity";

/** Whole messages, so that "hi, it's for my sister" is none. */
const WHOLE: readonly (readonly [RegExp, SmallTalk])[] = [
  [
    /^(?:hi|hello|hey|hiya|howdy|good (?:morning|afternoon|evening|day)|greetings)(?: (?:there|again|you|all))?(?:,? how are you(?: (?:doing|today))*)?$|^how are you(?: (?:doing|today))*$|^what'?s up$/,
    "greeting",
  ],
  [
    /^(?:ok(?:ay)?,? |great,? |perfect,? |no,? )?(?:many |so )?(?:thanks?|thank you|thx|ty|cheers)(?: (?:you|so much|very much|a lot|a million|again|for .{1,40}))*$|^(?:(?:that'?s|these are|they'?re|it'?s) )?(?:great|perfect|lovely|wonderful|awesome|amazing|nice|cool|ok(?:ay)?|good|brilliant)(?: (?:ideas?|thanks?|thank you))?$/,
    "thanks",
  ],
  [
    /^(?:ok(?:ay)?,? )?(?:good)?bye(?: bye)?$|^see you(?: later)?$|^that'?s (?:all|it)(?: (?:for (?:now|today)|thanks?|thank you))?$/,
    "farewell",
  ],
];

const ANYWHERE: readonly (readonly [RegExp, SmallTalk])[] = [
  [
    /\b(?:fuck\w*|shit\w*|bitch\w*|asshole|bastard|cunt|stupid bot|idiot|moron|shut up)\b|\byou(?:'re| are)? (?:so |really |completely )?(?:suck|stupid|useless|dumb|terrible|awful|rubbish|crap)\b|\bi hate you\b/,
    "rudeness",
  ],
  [
    /\bare you (?:an? |really |even )*(?:ai|human|person|robot|bot|chatbot|machine|real|gpt|chatgpt|llm|computer)\b|\b(?:who|what) are you\b|\bwhat(?:'s| is) your name\b|\bam i (?:talking|speaking|chatting) (?:to|with)\b|\bis this (?:an? )?(?:ai|bot|human|real person)\b/,
    "identity",
  ],
  [
    /^(?:help|help me|please help(?: me)?|what can you do|what do you do|how does (?:this|it) work|how do you work)$/,
    "help",
  ],
  [/\bcharit(?:y|ies|able)\b.*\?|\bdonat\w+\b.*\?|\bcommission\b.*\?/, "charity"],
];

/** What kind of small talk a message is; null when it is none. */
export function smallTalkOf(text: string): SmallTalk | null {
  const asked = straight(text).toLowerCase().replace(/\s+/g, " ").trim();
  const bare = asked.replace(/[.!?,;:)\s]+$/g, "").replace(/^[\s"']+/, "");
  return (
    WHOLE.find(([pattern]) => pattern.test(bare))?.[1] ??
    ANYWHERE.find(([pattern]) => pattern.test(asked) || pattern.test(bare))?.[1] ??
    null
  );
}

/** Whether a message is small talk altogether: nothing is read out of it. */
export function isSmallTalk(text: string): boolean {
  return smallTalkOf(text) !== null;
}
