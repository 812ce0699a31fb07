import { describe, expect, it } from "vitest";
import { toHydrationState, toScriptJson } from "./hydration-data.ts";

type Context = Parameters<typeof toHydrationState>[0];

const contextOf = (errors: Context["errors"]) => ({ loaderData: { home: 1 }, actionData: null, errors });

describe("toScriptJson", () => {
  it.each(["</script><script>alert(1)</script>", "<!--<script>", "]]>", "a\u2028b\u2029c", "&lt;"])(
    "gives %j back, and nothing in it ends the element or the line",
    (text) => {
      const json = toScriptJson({ [text]: text });
      expect(JSON.parse(json)).toEqual({ [text]: text });
      expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    },
  );
});

describe("toHydrationState", () => {
  it("hands on the loaders' data", () => {
    expect(toHydrationState(contextOf(null))).toEqual({
      loaderData: { home: 1 },
      actionData: null,
      errors: null,
    });
  });

  it("hands on what came of a form", () => {
    const actionData = { auth: { problem: null, values: {} } };
    expect(toHydrationState({ ...contextOf(null), actionData }).actionData).toEqual(actionData);
  });

  it("tells the status of an answer that was thrown, and nothing of its data", () => {
    const thrown = { status: 404, statusText: "", internal: false, data: "secret" };
    expect(toHydrationState(contextOf({ site: thrown })).errors).toEqual({
      site: { status: 404, statusText: "", internal: false, data: null },
    });
  });

  it("tells nothing of any other error", () => {
    expect(toHydrationState(contextOf({ site: new Error("secret") })).errors).toEqual({ site: {} });
  });
});
