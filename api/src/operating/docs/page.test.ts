import { describe, expect, it } from "vitest";
import { type ApiDocument, docsPage } from "./page.ts";

const DOCUMENT: ApiDocument = {
  openapi: "3.1.0",
  info: { title: "Test API", version: "1", description: "Uses `code` & <b>no markup</b>." },
  components: {
    schemas: {
      Gift: { type: "object", required: ["title"], properties: { title: { type: "string", maxLength: 9 } } },
    },
  },
  paths: {
    "/gifts/{id}": {
      get: {
        tags: ["Gifts"],
        summary: "One gift",
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
        responses: {
          200: {
            description: "The gift.",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Gift" } } },
          },
          404: { description: "There is none." },
        },
      },
    },
  },
};

describe("docsPage", async () => {
  const page = String(await docsPage(DOCUMENT));

  it("shows routes, parameters, answers and messages", () => {
    expect(page).toContain('<article id="get-gifts-id-">');
    expect(page).toMatch(/<code>id<\/code> <span class="kind">text<\/span>/);
    expect(page).toContain('<a href="#Gift">Gift</a>');
    expect(page).toMatch(/<code>title<\/code> <span class="kind">text, up to 9 characters<\/span>/);
    expect(page).toContain("There is none.");
  });

  it("escapes what it shows", () => {
    expect(page).toContain("Uses <code>code</code> &amp; &lt;b&gt;no markup&lt;/b&gt;.");
  });

  it("requests nothing but our own icon", () => {
    expect(page).not.toMatch(
      /<script|src=|<link (?!rel="icon" type="image\/svg\+xml" href="\/favicon.svg">)|url\(|https?:/,
    );
  });
});
