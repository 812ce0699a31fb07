import { createDice } from "./dice.ts";

/** As long as an answer is read. */
export const NASTY_LENGTH = 100_000;

/** What each is made of: a beginning, what is repeated, and an end. */
const SHAPES: Readonly<Record<string, readonly [head: string, unit: string, tail: string]>> = {
  "an object of quotes": ["{", '"', "}"],
  "an object of apostrophes": ["{", "'", "}"],
  "a text of unescaped quotes": ['{"a":"x" y', 'x" y', "}"],
  "a title of unescaped quotes": ['[{"title":"', 'x" y', '"}]'],
  "backticks in a list": ["[", "`a", "}"],
  "smart quotes in a title": ['{"title":"', "“x” y", "'}"],
  "quotes and line breaks": ['{"title":"x', '"\n', "}"],
  "quotes and blanks": ['{"title":"x', `"${" ".repeat(50)}`, "}"],
  "texts put together": ['{"title":"x"', '+"x"', "}"],
  "open brackets": ["", "[", ""],
  "open and closed brackets": ["", "[]", ""],
  "open objects": ["", '{"a":', ""],
  "open titled objects": ["", '{"title":', ""],
  "comments that begin": ['{"title":"x"', "/*", "}"],
  "comments that begin after quotes": ['{"title":"x', '"/*', "}"],
  comments: ['{"title":"x"', "/**/", "}"],
  "escaped quotes": ['{"title":"', '\\"', "}"],
  "backslashes without an end": ['{"title":"x', "\\", "}"],
  "commas after quotes": ['{"title":"', '",', "}"],
  "keys after quotes": ['{"title":"', '"a" : ', "}"],
  "bare keys": ["{title:", "a b ", "}"],
  numbers: ['{"title":', "1.", "}"],
  "small gifts": ["[", '{"title":"Box Kite"},', "]"],
  "broken small gifts": ["[", '{"title":"Box "Kite"},', "]"],
  "gifts of backticks": ["[", `{"title":"Kite",a:${"`a".repeat(1_900)}},`, "]"],
  "gifts of smart quotes": ["[", `{"title":${"“x” y".repeat(600)}},`, "]"],
  "long gifts": ["[", `{"title":"Kite","description":"${"a ".repeat(9_000)}"},`, "]"],
  "wrapped small gifts": ["", "{'a':[{'title':'Kite'}]}\n", ""],
  "gifts that only have a description": ["[", '{"description":"A kite."},', "]"],
  fences: ["", "```", ""],
  "fences that open": ["", "```json\n{", ""],
  "thoughts that begin": ["", "<think>", ""],
  "thoughts within a gift": ['{"title":"', "<think></think>", '"}'],
  "angle brackets in a gift": ['{"title":"', "<a<>", '"}'],
  "links in a gift": ['{"title":"Kite","description":"', "[a](", '"}'],
  "hosts in a gift": ['{"title":"Kite","description":"', "a.", '"}'],
  "list items": ["", "1. Box Kite\n", ""],
  "list items that never end": ["1. ", "**a (", ""],
  "digits in a gift": ['{"title":"Kite","description":"', "+1 ", '"}'],
  "claims in a gift": ['{"title":"Kite","description":"', "half of the price of ", '"}'],
  blanks: ["", " ", ""],
  "line breaks": ["", "\n", ""],
  "closing quotes and blanks": ['{"title":"', '" ', ""],
};

const TOKENS = [..."{}[]\"'`“,:\\\n +/*a1", '"a":', "'a':", '"title":"', '{"title":', "<think>", "```", "//"];
/** Of these more are made by chance, the same ones in every run. */
const BY_CHANCE = 40;

function ofLength([head, unit, tail]: readonly [string, string, string]): string {
  const room = NASTY_LENGTH - head.length - tail.length;
  return head + unit.repeat(Math.ceil(room / unit.length)).slice(0, room) + tail;
}

/** Answers of a model, each of 100,000 characters, that are hard to read: by name. */
export function nastyAnswers(): Map<string, string> {
  const answers = new Map(Object.entries(SHAPES).map(([name, shape]) => [name, ofLength(shape)]));
  const dice = createDice("nasty answers");
  const some = (most: number) =>
    Array.from({ length: 1 + dice.below(most) }, () => dice.pick(TOKENS)).join("");
  for (let number = 1; number <= BY_CHANCE; number++) {
    const shape = [some(2), some(6), some(2)] as const;
    answers.set(`by chance: ${JSON.stringify(shape)}`, ofLength(shape));
  }
  return answers;
}
