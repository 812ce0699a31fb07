// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, it, vi } from "vitest";
import { IdeaTile } from "./idea-tile.tsx";

const IDEA = { title: "‘Étude’ Mug", category: "kitchen", imageUrl: null };
const DRAWING = { fill: "M1 1h9v9z", accent: "M2 2h3v3z", line: "M1 1h9v9H1z" };

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));

async function show(idea: Parameters<typeof IdeaTile>[0]["idea"]): Promise<HTMLElement> {
  const place = document.createElement("div");
  await act(async () => createRoot(place).render(<IdeaTile idea={idea} />));
  return place;
}

const pathsOf = (place: Element) =>
  [...place.querySelectorAll("svg path")].map((path) => path.getAttribute("d"));

it("shows the drawing on the ground of its category, and says nothing by it", async () => {
  const place = await show({ ...IDEA, drawing: DRAWING });
  expect(pathsOf(place)).toEqual([DRAWING.fill, DRAWING.accent, DRAWING.line]);
  expect(place.querySelector(".gh-tile")?.getAttribute("data-category")).toBe("kitchen");
  expect(place.querySelector("[aria-hidden=true] svg[aria-hidden=true][focusable=false]")).not.toBeNull();
  expect(place.textContent).toBe("");
});

it("shows the first letter where there is no drawing", async () => {
  const place = await show(IDEA);
  expect(place.textContent).toBe("É");
  expect(pathsOf(place)).toEqual([]);
  expect((await show({ ...IDEA, title: "!?" })).textContent).toBe("G");
});

it("shows the drawing again when a photo can't be had", async () => {
  const place = await show({ ...IDEA, drawing: DRAWING, imageUrl: "/mug.webp" });
  const photo = place.querySelector("img");
  expect(photo).not.toBeNull();
  await act(async () => photo?.dispatchEvent(new Event("error")));
  expect(place.querySelector("img")).toBeNull();
  expect(pathsOf(place)).toHaveLength(3);
});
