import { expect, it } from "vitest";
import { shareExample } from "./share-example.ts";

it("says what half of an estimated commission comes to", () => {
  expect(shareExample(0.5)).toEqual({
    share: "50%",
    price: "$50",
    exactPrice: "$50.00",
    rate: "4%",
    commission: "$2.00",
    donated: "$1.00",
  });
});

it("follows the share that is set", () => {
  expect(shareExample(0.3)).toMatchObject({ share: "30%", commission: "$2.00", donated: "$0.60" });
  expect(shareExample(0.125)).toMatchObject({ share: "12.5%", donated: "$0.25" });
});
