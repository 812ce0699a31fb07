import { expect, it } from "vitest";
import { partnerPath, readPartnersAddress } from "./address.ts";

const read = (address: string) => readPartnersAddress(new URL(address, "https://gifts.example").searchParams);

it("leads where it is read again", () => {
  expect(read(partnerPath("k7mq-2rtx", "settings"))).toMatchObject({ id: "k7mq-2rtx", view: "settings" });
  expect(read(partnerPath("k7mq-2rtx", "figures", "year"))).toMatchObject({ view: "figures", range: "year" });
  expect(partnerPath("k7mq-2rtx")).toBe("/partners?id=k7mq-2rtx");
});

it("takes what isn't known for what wasn't said", () => {
  expect(read("/partners?view=money&range=8")).toEqual({ id: null, view: "figures", range: "30" });
  expect(read("/partners?view=new").view).toBe("new");
});
