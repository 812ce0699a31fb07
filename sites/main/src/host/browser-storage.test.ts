import { describe, expect, it } from "vitest";
import { browserStorage } from "./browser-storage.ts";

const refuse = () => {
  throw new DOMException("The quota has been exceeded", "QuotaExceededError");
};

describe("browserStorage", () => {
  it("reads nothing where there is no storage, as on the server", () => {
    const storage = browserStorage(() => {
      throw new ReferenceError("localStorage is not defined");
    });
    storage.write("key", "text");
    expect(storage.read("key")).toBeNull();
  });

  it("survives a storage that refuses every use", () => {
    const full = {
      length: 0,
      key: refuse,
      clear: refuse,
      getItem: refuse,
      setItem: refuse,
      removeItem: refuse,
    };
    const storage = browserStorage(() => full);
    storage.write("key", "text");
    storage.remove("key");
    expect(storage.read("key")).toBeNull();
  });
});
