import { createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type DonationServer,
  PLEDGE_KEY,
  reply,
  startPledgeServer,
} from "../../../../tests/support/donation-server.ts";
import { type DonationPlatform, PlatformRefusal, UnclearAnswer } from "./platform.ts";
import { createPledgePlatform } from "./pledge.ts";

const ORDER = { reference: "donation-1", charityId: "org-1", amountMinor: 12_340 };
const DONOR = { email: "giving@example.org", firstName: "GiftHearth", lastName: "Donations" };

describe("Pledge", () => {
  let server: DonationServer;
  let pledge: DonationPlatform;
  beforeEach(async () => {
    server = await startPledgeServer();
    const keys = { apiKey: PLEDGE_KEY, webhookSecret: "hook", donor: DONOR };
    pledge = createPledgePlatform({ ...keys, baseUrl: server.baseUrl }, { timeoutMs: 500 });
  });
  afterEach(() => server.close());

  it("is asked for dollars with two decimals, with our reference as metadata", async () => {
    expect(await pledge.submit(ORDER)).toEqual({
      id: "d_1",
      reference: "donation-1",
      amountMinor: 12_340,
      status: "pending",
      receipt: null,
      reason: null,
    });
    expect(server.requests[0]?.body).toEqual({
      email: "giving@example.org",
      first_name: "GiftHearth",
      last_name: "Donations",
      amount: "123.40",
      organization_id: "org-1",
      metadata: "donation-1",
    });
  });

  it.each([
    ["processed", "complete"],
    ["Completed", "complete"],
    ["refunded", "failed"],
    ["authorized", "pending"],
    [undefined, "pending"],
  ])("a donation that is %s counts as %s", async (word, status) => {
    server.interfere((_, response) => reply(response, 200, { id: "d_1", amount: "123.40", status: word }));
    expect(await pledge.get("d_1")).toMatchObject({ status });
  });

  it.each([
    ["123.40", 12_340],
    ["123.4", 12_340],
    [123.4, 12_340],
    [0.29, 29],
    ["1.005", null],
    ["12e3", null],
    ["-5.00", null],
    ["1,234.00", null],
    [null, null],
  ])("an amount of %j is %j cents", async (amount, cents) => {
    server.interfere((_, response) => reply(response, 200, { id: "d_1", amount }));
    if (cents === null) await expect(pledge.get("d_1")).rejects.toThrow(UnclearAnswer);
    else expect(await pledge.get("d_1")).toMatchObject({ amountMinor: cents });
  });

  it("finds what it made by our reference, when its answer was lost", async () => {
    server.interfere((request, _, { make }) => request.method === "POST" && Boolean(make(request)));
    await expect(pledge.submit(ORDER)).rejects.toThrow("Pledge gave no answer within 0.5 seconds");
    expect(await pledge.find("donation-1")).toMatchObject([{ id: "d_1", amountMinor: 12_340 }]);
    expect(await pledge.find("donation")).toEqual([]);
  });

  it("leaves the outcome open when another amount was made", async () => {
    server.interfere((_, response) => reply(response, 200, { id: "d_1", amount: "1.00" }));
    await expect(pledge.submit(ORDER)).rejects.toThrow(UnclearAnswer);
  });

  it("a refusal of the donation is definite", async () => {
    server.interfere((_, response) => reply(response, 422, { message: "No such organization" }));
    await expect(pledge.submit(ORDER)).rejects.toThrow(PlatformRefusal);
  });

  describe("webhooks", () => {
    const body = Buffer.from('{"id":"d_1"}');
    const signed = (secret: string) => createHmac("sha256", secret).update(body).digest();
    const isSigned = (signature: string | null) =>
      pledge.webhook?.isSigned(
        body,
        new Headers(signature === null ? {} : { "Pledgeling-Signature": signature }),
      );

    it("are signed in hexadecimal or base64, with or without sha256=", () => {
      const [hex, base64] = [signed("hook").toString("hex"), signed("hook").toString("base64")];
      for (const signature of [hex, hex.toUpperCase(), base64, `sha256=${hex}`, `sha256=${base64}`]) {
        expect(isSigned(signature), signature).toBe(true);
      }
    });

    it("are refused with another secret, another body's signature, half of it or none", () => {
      const hex = signed("hook").toString("hex");
      const other = createHmac("sha256", "hook").update("{}").digest("hex");
      for (const signature of [
        signed("other").toString("hex"),
        other,
        hex.slice(1),
        `${hex}0`,
        "",
        null,
        "é",
      ]) {
        expect(isSigned(signature), String(signature)).toBe(false);
      }
    });

    it.each([
      [{ id: "d_1" }, "d_1"],
      [{ id: "delivery", data: { id: "d_1" } }, "d_1"],
      [{ event: "updated", donation: { id: 7 } }, "7"],
      [{ id: "delivery", data: { donation: { id: "d_1" } } }, "d_1"],
      [{ event: "ping" }, null],
      [{ id: { $ne: null } }, null],
      [{ id: ".." }, null],
      [{ id: "d_1/../x?y" }, null],
    ])("%j is about donation %j", (told, id) => {
      expect(pledge.webhook?.donationIdOf(told)).toBe(id);
    });
  });
});
