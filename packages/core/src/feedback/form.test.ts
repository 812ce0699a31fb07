import { describe, expect, test } from "vitest";
import { EMPTY_FEEDBACK, type FeedbackForm, feedbackProblem } from "./form.ts";

const PERSON = { ...EMPTY_FEEDBACK, email: "ann@example.org", name: "Ann" };
const QUICK = { ...PERSON, isQuickMode: true };

/** Each step mends what the one before it complained of. */
const STEPS: Readonly<Record<string, readonly (readonly [Partial<FeedbackForm>, string | undefined])[]>> = {
  "detailed mode": [
    [{}, "Please enter a valid email address"],
    [{ email: "ann@example" }, "Please enter a valid email address"],
    [{ email: "ann@example.org" }, "Please enter your name"],
    [{ name: " \t" }, "Please enter your name"],
    [{ name: "Ann" }, "Please provide an overall rating"],
    [{ overallRating: 4 }, undefined],
  ],
  "quick mode": [
    [{ isQuickMode: true }, "Please enter a valid email address"],
    [{ email: "ann@example.org" }, "Please enter your name"],
    [{ name: "Ann" }, "Please provide a rating"],
    [{ quickRating: 5 }, "Please share your thoughts in the feedback field"],
    [{ quickFeedback: "  \n" }, "Please share your thoughts in the feedback field"],
    [{ quickFeedback: "Lovely" }, undefined],
  ],
};

describe.each(Object.entries(STEPS))("feedbackProblem in %s", (_, steps) => {
  test("tells the first thing that is wrong, from top to bottom", () => {
    let form = EMPTY_FEEDBACK;
    for (const [mended, message] of steps) {
      form = { ...form, ...mended };
      expect(feedbackProblem(form)?.message, JSON.stringify(mended)).toBe(message);
    }
  });
});

describe("feedbackProblem", () => {
  test("names the field at fault", () => {
    expect(feedbackProblem(EMPTY_FEEDBACK)?.field).toBe("email");
    expect(feedbackProblem(PERSON)?.field).toBe("overallRating");
    expect(feedbackProblem(QUICK)?.field).toBe("quickRating");
  });

  test.each([0, 6, 4.5, -1, Number.NaN])("a rating is an integer from 1 to 5, not %s", (rating) => {
    const message = "Please give a rating as a whole number from 1 to 5";
    expect(feedbackProblem({ ...PERSON, overallRating: rating })).toEqual({
      field: "overallRating",
      message,
    });
    expect(feedbackProblem({ ...PERSON, overallRating: 3, easeOfUseRating: rating })).toEqual({
      field: "easeOfUseRating",
      message,
    });
    const quick = { ...QUICK, quickRating: rating, quickFeedback: "x" };
    expect(feedbackProblem(quick)).toEqual({ field: "quickRating", message });
  });

  test("what the other mode holds is no matter", () => {
    expect(feedbackProblem({ ...QUICK, quickRating: 1, quickFeedback: "x", accuracyRating: 9 })).toBeNull();
    expect(feedbackProblem({ ...PERSON, overallRating: 1, quickRating: 9 })).toBeNull();
  });
});
