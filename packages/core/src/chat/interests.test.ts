import { describe, expect, it } from "vitest";
import { readBareInterests, readInterests } from "./interests.ts";

describe("readInterests", () => {
  it.each([
    ["She likes gardening", ["gardening"]],
    ["He enjoys reading, cooking and hiking.", ["reading", "cooking", "hiking"]],
    ["hobbies: chess, sailing", ["chess", "sailing"]],
    ["Her hobbies are knitting and birds", ["knitting", "birds"]],
    ["she loves gardening and tea, under $40", ["gardening", "tea"]],
    ["he's into cycling", ["cycling"]],
    ["my dad is really into jazz but he has everything", ["jazz"]],
    ["they like board games and she is vegan", ["board games"]],
    ["He loves to cook and plays guitar", ["to cook", "guitar"]],
    ["big fan of Star Wars", ["Star Wars"]],
    ["interested in 3D printing & DIY", ["3D printing", "DIY"]],
    ["for my sister who loves the outdoors and her cat", ["outdoors", "cat"]],
    ["I love yoga", ["yoga"]],
    ["He enjoys golf and his hobbies are chess and tea", ["golf", "chess", "tea"]],
    ["likes tea, and her hobbies include knitting", ["tea", "knitting"]],
    ["She likes tea and her main hobby is pottery", ["tea", "pottery"]],
    ["likes tea and really loves golf", ["tea", "golf"]],
    ["loves tea and a big fan of jazz", ["tea", "jazz"]],
    ["Interests: loves tea, plays chess", ["tea", "chess"]],
    ["She likes to play tennis", ["tennis"]],
    ["he loves love songs", ["love songs", "songs"]],
  ])("%j: %j", (text, likes) => expect(readInterests(text).likes).toEqual(likes));

  it.each([
    "I'd like a gift for my mum",
    "I would like something nice",
    "I like the first one",
    "I love it!",
    "more like the bread oven",
    "What is it like?",
    "something like that",
    "we moved into a new house",
    "she likes it",
  ])("finds none in %j", (text) => expect(readInterests(text)).toEqual({ likes: [], dislikes: [] }));

  it.each([
    ["she likes hiking, baking and birthday", ["hiking", "baking"]],
    ["she likes hiking, her 40th birthday", ["hiking"]],
    ["he loves chess and tea, Christmas present", ["chess", "tea"]],
    ["likes golf, birthday next week", ["golf"]],
    ["He enjoys tea for Thanksgiving and chess", ["tea", "chess"]],
    ["likes pottery, Valentine’s Day", ["pottery"]],
    ["likes jazz, retirement party in June, and tea", ["jazz", "tea"]],
    ["loves baking at Christmas", ["baking"]],
    // What an occasion is part of only.
    ["likes Christmas music and wedding photography", ["Christmas music", "wedding photography"]],
  ])("knows an occasion from an interest in %j", (text, likes) =>
    expect(readInterests(text).likes).toEqual(likes),
  );

  it("tells likes from dislikes", () => {
    expect(readInterests("She doesn't like tea. She hates golf and wine")).toEqual({
      likes: [],
      dislikes: ["tea", "golf", "wine"],
    });
    expect(readInterests("he's into cycling, not golf")).toEqual({ likes: ["cycling"], dislikes: ["golf"] });
    expect(readInterests("likes tea, dislikes golf and interested in chess")).toEqual({
      likes: ["tea", "chess"],
      dislikes: ["golf"],
    });
    expect(readInterests("he's not into sports")).toEqual({ likes: [], dislikes: ["sports"] });
  });

  it("leaves out words of two letters or fewer", () => {
    expect(readInterests("likes tv, pc and chess").likes).toEqual(["chess"]);
  });
});

describe("readBareInterests", () => {
  it.each([
    ["gardening and tea", ["gardening", "tea"]],
    ["Mostly chess, I think", ["chess"]],
    ["a homebody who spends whole weekends with novels and a guitar on his knees", ["Reading", "Guitar"]],
    ["What do you mean?", []],
    ["hiking, baking and birthday", ["hiking", "baking"]],
    ["Actually it's her graduation", []],
  ])("%j: %j", (text, interests) => expect(readBareInterests(text)).toEqual(interests));
});
