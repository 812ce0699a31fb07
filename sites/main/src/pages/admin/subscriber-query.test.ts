import { expect, it } from "vitest";
import { toParameters, toSubscriberQuery } from "./subscriber-query.ts";

const ANY = { state: undefined, frequency: undefined, email: undefined, page: 1 };
const read = (text: string) => toSubscriberQuery(new URLSearchParams(text));

it("reads what an address asks for", () => {
  expect(read("state=pending&frequency=weekly&email=+ann+&page=3")).toEqual({
    state: "pending",
    frequency: "weekly",
    email: "ann",
    page: 3,
  });
});

it.each([
  "",
  "state=&frequency=&email=&page=",
  "state=toString&frequency=daily&page=0",
  "page=1.5",
  "page=x",
])("takes %o for any", (text) => {
  expect(read(text)).toEqual(ANY);
});

it("writes only what is asked for", () => {
  expect(toParameters({ ...ANY, state: "confirmed", page: 2 })).toBe("state=confirmed&page=2");
});
