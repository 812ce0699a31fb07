import { describe, expect, test } from "vitest";
import * as z from "zod";
import { searchLink, trackedLink } from "../marketplace-links.ts";
import { analyticsEventRequest, clickEventRequest, eventCreated, userInteractionRequest } from "./events.ts";

function faults(schema: z.ZodType, value: unknown) {
  const { error } = schema.safeParse(value);
  return error ? (z.flattenError(error).fieldErrors as Record<string, string[]>) : {};
}

describe("clickEventRequest", () => {
  const CLICK = {
    productId: "idea-1",
    affiliateLink: trackedLink(
      searchLink("warm lamp", { domain: "amazon.com", affiliateTag: "hearth-20" }),
      "idea-1",
      "widget",
    ),
  };

  test("takes a click on one of our links (section 3)", () => {
    expect(clickEventRequest.parse({ ...CLICK, priceRange: "$30-$60" })).toEqual({
      ...CLICK,
      priceRange: "$30-$60",
    });
    expect(clickEventRequest.parse(CLICK)).toEqual(CLICK);
  });

  test.each(["https://evil.org/", "https://amazon.com.evil.org/", "javascript:alert(1)", "", undefined, 7])(
    "refuses a link that leads elsewhere: %j",
    (affiliateLink) => {
      expect(faults(clickEventRequest, { ...CLICK, affiliateLink })).toEqual({
        affiliateLink: ["The link must lead to a marketplace that we know"],
      });
    },
  );

  test("a link is kept as an address is sent, in ASCII", () => {
    const affiliateLink = "https://WWW.amazon.de/s?k=café 🎁\u0000";
    expect(clickEventRequest.parse({ ...CLICK, affiliateLink }).affiliateLink).toMatch(
      /^https:\/\/www\.amazon\.de\/s\?k=[!-~]+$/,
    );
  });

  test("a link may be 2,000 characters long", () => {
    const start = "https://www.amazon.com/s?k=";
    const ofLength = (length: number) => start + "x".repeat(length - start.length);
    expect(faults(clickEventRequest, { ...CLICK, affiliateLink: ofLength(2_000) })).toEqual({});
    expect(faults(clickEventRequest, { ...CLICK, affiliateLink: ofLength(2_001) })).toEqual({
      affiliateLink: ["Please keep the link to 2000 characters or fewer"],
    });
  });

  test.each(["", "   ", "\u0000"])("a product must be named: %j", (productId) => {
    expect(faults(clickEventRequest, { ...CLICK, productId })).toEqual({
      productId: ["Please name the product"],
    });
  });

  test("a price range is what the card said, in few words", () => {
    expect(faults(clickEventRequest, { ...CLICK, priceRange: "$".repeat(41) })).toEqual({
      priceRange: ["Please keep this to 40 characters or fewer"],
    });
  });

  test("nobody sets who clicked, the commission or the confirmation from outside (section 3)", () => {
    const claimed = { ...CLICK, userId: "u1", estimatedCommission: 99, confirmed: true, charityId: "c1" };
    expect(clickEventRequest.parse(claimed)).toEqual(CLICK);
  });
});

describe.each([
  {
    schema: analyticsEventRequest,
    name: "eventName",
    details: "eventDetails",
    message: "Please name the event in lower case, such as form_submit",
    names: [
      "field_focus",
      "field_blur",
      "form_submit",
      "form_error",
      "gift_recommendations_found",
      "submission_failed",
    ],
  },
  {
    schema: userInteractionRequest,
    name: "interactionType",
    details: "details",
    message: "Please name the interaction in lower case, such as charity_info",
    names: ["charity_info"],
  },
])("$name", ({ schema, name, details, message, names }) => {
  const detailed = (value: unknown) => ({ [name]: names[0], [details]: value });

  test.each(names)("the name is taken: %s", (value) => {
    expect(schema.parse({ [name]: value })).toMatchObject({ [name]: value, [details]: {} });
  });

  test.each([
    "",
    "Form_Submit",
    "form submit",
    "1st",
    "_x",
    "a-b",
    "x".repeat(61),
    "form_submit\n",
    undefined,
    7,
  ])("any other spelling is refused in words: %j", (value) => {
    expect(faults(schema, { [name]: value })).toEqual({ [name]: [message] });
  });

  test("details are short values (section 7)", () => {
    const value = { form_name: "feedback_form", is_empty: true, duration: 2.5, user_id: null };
    expect(schema.parse(detailed(value))).toMatchObject({ [details]: value });
  });

  test.each([
    { deep: { a: 1 } },
    { list: [1] },
    { long: "x".repeat(501) },
    { big: Number.POSITIVE_INFINITY },
  ])("nested or long ones are refused: %j", (value) => {
    expect(faults(schema, detailed(value))).toEqual({
      [details]: ["Please send a text of 500 characters or fewer, a number, true, false or null"],
    });
  });

  test("30 details may be sent, and no more", () => {
    const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, i]));
    expect(faults(schema, detailed(many(30)))).toEqual({});
    expect(faults(schema, detailed(many(31)))).toEqual({ [details]: ["Please send 30 details or fewer"] });
  });

  test("a detail's name may be 60 characters long", () => {
    expect(faults(schema, detailed({ ["x".repeat(60)]: 1 }))).toEqual({});
    expect(schema.safeParse(detailed({ ["x".repeat(61)]: 1 })).success).toBe(false);
  });

  test("texts are fit to be stored: well-formed and without control characters", () => {
    expect(schema.parse(detailed({ note: "a\u0000b\uD83D" }))).toMatchObject({
      [details]: { note: "ab\uFFFD" },
    });
  });

  test("a __proto__ key changes no object", () => {
    const parsed = schema.parse(detailed(JSON.parse('{"__proto__":{"polluted":true},"a":1}')));
    expect(parsed).toMatchObject({ [details]: { a: 1 } });
    expect(JSON.stringify(parsed)).not.toContain("polluted");
    expect({}).not.toHaveProperty("polluted");
  });
});

test("an interaction names its element, or none (section 3)", () => {
  expect(userInteractionRequest.parse({ interactionType: "charity_info" }).elementId).toBe("");
  const named = { interactionType: "charity_info", elementId: " notice " };
  expect(userInteractionRequest.parse(named).elementId).toBe("notice");
});

test("each of them answers with the new event's id", () => {
  expect(eventCreated.parse({ id: "e1" })).toEqual({ id: "e1" });
  expect(eventCreated.safeParse({}).success).toBe(false);
});
