import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { factKey, type Person } from "./person.ts";
import { readPerson, type Told } from "./read-person.ts";
import { stems } from "./words.ts";

const read = (notes: string, more: Partial<Told> = {}): Person =>
  readPerson({ notes, occasion: "Birthday", ...more });

describe("safety fails closed", () => {
  it.each([
    ["nut-allergic", ["nuts"]],
    ["carries an epipen", ["nuts"]],
    ["alergic to peanuts", ["nuts"]],
    ["allergies: nuts, dairy", ["nuts", "dairy"]],
    ["can't have gluten", ["gluten"]],
    ["off the booze", ["alcohol"]],
    ["three years sober", ["alcohol"]],
    ["vegetarian but loves bacon", ["meat", "pork"]],
    ["plant-based", ["meat", "dairy", "egg", "leather"]],
    ["keeps kosher", ["pork"]],
    ["her son is allergic to eggs", ["egg"]],
    ["Nussallergie", ["nuts"]],
    ["glutenvrij", ["gluten"]],
    ["schwanger", ["alcohol"]],
    ["enceinte", ["alcohol"]],
    ["incinta", ["alcohol"]],
    ["embarazada", ["alcohol"]],
    ["zwanger", ["alcohol"]],
    ["Sie vertraegt keine Nuesse", ["nuts"]],
    // Whatever the order and the distance within a sentence.
    ["Peanut butter in the house is a no because of the allergy", ["nuts"]],
    ["Il medico le ha tolto il caffè", ["caffeine"]],
    ["Los frutos secos no los puede ni oler", ["nuts"]],
    ["Her GP says cut alcohol", ["alcohol"]],
    ["We eat meat but Auntie Jo hasn't touched any since", ["meat"]],
    // Under one roof.
    ["her housemate is coeliac and they share a kitchen", ["gluten"]],
    ["su compañero de piso es celíaco y comparten cocina", ["gluten"]],
    // Typed in haste.
    ["allergic 2 nuts n dairy", ["nuts", "dairy"]],
    ["xq es alérgica a los frutos secos", ["nuts"]],
  ])("%j", (notes, avoid) => {
    expect([...read(notes).avoid]).toEqual(expect.arrayContaining(avoid));
  });

  it.each([
    "not allergic to nuts",
    "she works for a nut company",
    "sober design",
    "tea drinker",
    "I'm a vegetarian myself",
    "my own mother is vegan, but this is for her friend",
    "her boss is pregnant",
    "one of his students has a nut allergy",
    "allergic to cats, brings wine to every party",
    "Vegan? No, she eats everything",
    "La collega è incinta; lei invece brinda volentieri",
  ])("but %j keeps nothing out", (notes) => {
    expect([...read(notes).avoid]).toEqual([]);
  });

  it("tells coffee from alcohol", () => {
    expect([...read("doesn't drink coffee").avoid]).toEqual(["caffeine"]);
  });

  it("reads what the interests say of it", () => {
    expect(read("", { interests: ["vegan baking"] }).avoid).toContain("egg");
  });
});

describe("whom it is about", () => {
  it.each([
    ["his kids are 6 and 9", null, null],
    ["our daughter is 5", "partner", null],
    ["our daughter is 5, loves dinosaurs", null, 5],
    ["grandma, her grandson is 7", null, null],
    ["mother of a 3-year-old", null, null],
    ["teacher of 7-year-olds", null, null],
    ["New dad, baby is 6 weeks old", null, null],
    ["my wife turns 40, our twins are 3", null, 40],
    ["his car is 20 years old", null, null],
    ["married for 30 years", null, null],
    ["enceinte de 7 mois", null, null],
    ["embarazada de siete meses", null, null],
    ["incinta di 7 mesi", null, null],
    ["7 maanden zwanger", null, null],
    ["im 7. Monat schwanger", null, null],
    ["Ma grand-mère a 87 ans et lit beaucoup", null, 87],
    ["onze zoon van 8 houdt van lego", null, 8],
    ["Sie hat zwei Jungs (4 und 7)", null, null],
    ["Mi hermana de 40 años, con hijos de 9 y 12", null, 40],
    ["for the wife, 12 years in august", null, null],
    ["Ze is twee weken na Sinterklaas uitgerekend", null, null],
    ["just gone 17", null, 17],
    ["dus elf of twaalf", null, 11],
    ["Ik ben 40, mijn zus is 37", null, 37],
  ] as const)("the age in %j, said of a %s, is %s", (notes, relation, age) => {
    expect(read(notes, relation ? { relation } : {}).age?.from ?? null).toBe(age);
  });

  it.each([
    ["for my boss", "boss"],
    ["our daughter's teacher", "teacher"],
    ["my wife's sister", "in-law"],
    ["Meine Mutter", "mother"],
    ["mi suegra", "in-law"],
    ["para la maestra de mi hijo", "teacher"],
    ["Ma mère, lives alone", "mother"],
    ["a bookworm", null],
    ["he's my sister's boy", "niece-or-nephew"],
    ["le copain de ma fille", "in-law"],
    ["I'm his daughter", "father"],
    ["mother of three", null],
  ])("%j is for a %s", (notes, relation) => {
    expect(read(notes).relation).toBe(relation);
  });

  it("takes another's death as the recipient's loss", () => {
    const { relation, situations } = read("Her husband died in May; his old dog died too.");
    expect(relation).toBeNull();
    expect(situations).toEqual(["bereaved", "pet-loss"]);
  });

  it("keeps another's facts as another's", () => {
    expect(read("my brother, his kids are 6 and 9").facts).toContainEqual({
      kind: "age",
      value: "6",
      polarity: "is",
      owner: "other",
      certainty: "told",
      words: "6",
    });
  });
});

describe("for and against", () => {
  it.each([
    ["doesn't like chocolate", "Chocolate"],
    ["elle n'aime pas le chocolat", "Chocolate"],
    ["Er mag keine Schokolade", "Chocolate"],
    ["houdt niet van chocolade", "Chocolate"],
    ["odia el chocolate", "Chocolate"],
    ["non le piace il cioccolato", "Chocolate"],
    ["hiking but not camping", "Camping"],
    // The topic first.
    ["Il caffè non lo beve", "Coffee"],
    ["Le vin, ce n'est pas du tout son truc", "Wine"],
    ["Van voetbal houdt hij niet", "Football"],
    ["Mit Sport hat sie nichts am Hut", "Sports"],
    ["Los gatos los odia", "Cats"],
    ["Golf? Bores him", "Golf"],
    // Contrast.
    ["Her mother loves cats. She does not.", "Cats"],
    ["Son mari aime la pêche, pas elle", "Fishing"],
    ["no wine, beer yes", "Wine"],
    // Denials of more than a verb.
    ["zero interest in fashion", "Fashion"],
    ["I'd rather you didn't give her chocolate", "Chocolate"],
    ["Yoga, that's not his thing at all", "Yoga"],
  ])("%j", (notes, interest) => {
    const { likes, dislikes } = read(notes);
    expect(dislikes).toContain(interest);
    expect(likes).not.toContain(interest);
  });

  it("ends a refusal where the liking begins", () => {
    const { likes, unwanted } = read("no candles, mugs or socks but loves tea");
    expect([...unwanted]).toEqual(stems("candles mugs socks"));
    expect([...likes]).toEqual(["Tea"]);
  });

  it.each([
    "doesn't dislike golf",
    "wouldn't say no to golf",
    "not that he doesn't enjoy golf",
    "never seen without his golf clubs",
    "He doesn't just like golf",
    "On ne peut pas dire qu'il n'aime pas le golf",
  ])("%j is no refusal", (notes) => {
    const { likes, dislikes } = read(notes);
    expect(likes).toContain("Golf");
    expect(dislikes).not.toContain("Golf");
  });
});

it("knows what they have from what they want and what they lack", () => {
  const { owns, wants, lacks } = read("Already has a grinder. Would love a proper knife. No oven.");
  expect(owns).toEqual(["grinder"]);
  expect(wants).toEqual(["knife"]);
  expect(lacks).toContain("oven");
});

it.each([
  ["Verrekijker heeft hij al", ["verrekijker"]],
  ["there are four cast iron pans on her wall already", ["cast iron pans"]],
  ["An air fryer she already has", ["air fryer"]],
  ["She inherited her mum's sewing machine", ["sewing machine"]],
])("knows what they have in %j", (notes, owns) => {
  expect(read(notes).owns).toEqual(owns);
});

it.each([
  ["zijn platenspeler is stuk, hij wil een nieuwe", "platenspeler"],
  ["His headphones broke, wants new ones", "headphones"],
])("knows what they want anew in %j", (notes, thing) => {
  expect(read(notes).wants.join()).toContain(thing);
});

it("counts years of birth from the year it is told in", () => {
  expect(read("Jahrgang 1958", { year: 2020 }).age).toEqual({ from: 61, to: 62 });
});

it("leaves out what the visitor took away", () => {
  const notes = "works nights, has a balcony";
  expect(read(notes).situations).toEqual(["night-shift", "balcony"]);
  const dismissed = [factKey({ kind: "situation", value: "balcony" })];
  expect(read(notes, { dismissed }).situations).toEqual(["night-shift"]);
});

it("tells the clauses that nothing was made of", () => {
  expect(read("Loves tea. The quick brown xylograph.").unread).toEqual(["The quick brown xylograph"]);
});

it("never throws, and quotes what was written", () => {
  const words = fc.constantFrom(
    ..."no not never but her his my mother's son is 7 years loves hates , . ( nuts allergic שלום 🔥 sans pas kein".split(
      " ",
    ),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(words, { maxLength: 200 }).map((list) => list.join(" ")),
      ),
      (notes) => {
        for (const fact of read(notes).facts) expect(notes).toContain(fact.words);
      },
    ),
    { numRuns: 100 },
  );
});
