// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { browserStorage } from "./browser-storage.ts";
import { COUNTRY_KEY, createCountryChoice } from "./country-choice.ts";

const choiceHere = () => createCountryChoice(browserStorage(() => localStorage));

beforeEach(() => localStorage.clear());

describe("createCountryChoice", () => {
  it("is none until the visitor chooses", () => {
    expect(choiceHere().read()).toBeNull();
  });

  it("keeps the choice for the next visit, in upper case", () => {
    choiceHere().choose("DE");
    expect(localStorage.getItem(COUNTRY_KEY)).toBe("DE");
    expect(choiceHere().read()).toBe("DE");
  });

  it.each([
    ["nl", "NL"],
    [" gb ", "GB"],
    ["XX", null],
    ["", null],
    ["toString", null],
  ])("reads %j as %j", (stored, expected) => {
    localStorage.setItem(COUNTRY_KEY, stored);
    expect(choiceHere().read()).toBe(expected);
  });

  it("holds for the visit where nothing may be stored", () => {
    const choice = createCountryChoice(
      browserStorage(() => {
        throw new DOMException("Access is denied", "SecurityError");
      }),
    );
    choice.choose("FR");
    expect(choice.read()).toBe("FR");
  });

  it("tells its subscribers, and of a choice in another tab too", () => {
    const choice = choiceHere();
    const changed = vi.fn();
    const unsubscribe = choice.subscribe(changed);
    choice.choose("ES");
    expect(changed).toHaveBeenCalledTimes(1);

    localStorage.setItem(COUNTRY_KEY, "IT");
    dispatchEvent(new StorageEvent("storage", { key: COUNTRY_KEY }));
    expect(changed).toHaveBeenCalledTimes(2);
    expect(choice.read()).toBe("IT");

    unsubscribe();
    dispatchEvent(new StorageEvent("storage", { key: COUNTRY_KEY }));
    expect(changed).toHaveBeenCalledTimes(2);
  });
});
