import { ERROR_CODES, errorBody } from "@gifthearth/core/contract";
import { describe, expect, it } from "vitest";
import { ApiError, statusOf, toErrorBody } from "./api-error.ts";

describe("statusOf", () => {
  it("gives every code one status, and no two the same", () => {
    const statuses = ERROR_CODES.map(statusOf);
    expect(new Set(statuses).size).toBe(ERROR_CODES.length);
    for (const status of statuses) expect(status).toBeGreaterThanOrEqual(400);
  });
});

describe("toErrorBody", () => {
  it("tells code, message and fields, and not the cause", () => {
    const error = new ApiError("invalid_request", "Please mend it", {
      fields: { name: "Please enter a name" },
      cause: new Error("secret"),
    });
    const body = errorBody.parse(toErrorBody(error, "r-1"));
    expect(body.error).toEqual({
      code: "invalid_request",
      message: "Please mend it",
      requestId: "r-1",
      fields: { name: "Please enter a name" },
    });
  });

  it("has no fields where none is at fault", () => {
    expect(toErrorBody(new ApiError("not_found", "Gone"), "r-1").error).not.toHaveProperty("fields");
  });
});
