import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  CHANGE_KEYS,
  type DonationServer,
  type Interference,
  reply,
  startChangeServer,
} from "../../../../tests/support/donation-server.ts";
import { createChangePlatform } from "./change.ts";
import { type DonationPlatform, describeProblem, PlatformRefusal, UnclearAnswer } from "./platform.ts";

const ORDER = { reference: "donation-1", charityId: "n_trees", amountMinor: 12_345 };

describe("Change", () => {
  let server: DonationServer;
  let change: DonationPlatform;
  beforeEach(async () => {
    server = await startChangeServer();
    change = createChangePlatform({ ...CHANGE_KEYS, baseUrl: server.baseUrl }, { timeoutMs: 500 });
  });
  afterEach(() => server.close());

  /** What the platform's error says, to the operator and to everybody. */
  async function problemOf(act: () => Promise<unknown>): Promise<{ error: Error; all: string }> {
    const error = await act().then(
      () => new Error("Nothing was wrong"),
      (thrown: Error) => thrown,
    );
    return { error, all: `${describeProblem(error)} ${error.stack} ${JSON.stringify(error)}` };
  }

  it("is asked for whole cents, with our reference", async () => {
    expect(await change.submit(ORDER)).toEqual({
      id: "d_1",
      reference: "donation-1",
      amountMinor: 12_345,
      status: "pending",
      receipt: null,
      reason: null,
    });
    expect(server.requests[0]?.body).toEqual({
      amount: 12_345,
      nonprofit_id: "n_trees",
      funds_collected: false,
      external_id: "donation-1",
    });
  });

  it.each([
    ["pledged", "pending"],
    ["payout_scheduled", "pending"],
    ["sent_via_ach", "complete"],
    ["sent_via_check", "complete"],
    ["check_cashed", "complete"],
    ["notified", "complete"],
    ["canceled", "failed"],
    ["blocked", "failed"],
    ["teleported", "pending"],
  ])("a donation that is %s counts as %s", async (word, status) => {
    const made = await change.submit(ORDER);
    for (const donation of server.donations) donation.status = word;
    const reason = status === "failed" ? `Change says it is ${word}` : null;
    expect(await change.get(made.id)).toMatchObject({ status, reason });
  });

  it("a donation of test keys is none", async () => {
    const item = {
      id: "d_1",
      amount: 12_345,
      external_id: "donation-1",
      status: "notified",
      live_mode: false,
    };
    server.interfere(({ method, path }, response) => {
      const list = { donations: path.endsWith("?page=1") ? [item] : [] };
      return reply(response, 200, method === "GET" && path.includes("?") ? list : item);
    });
    await expect(change.submit(ORDER)).rejects.toThrow("Change's keys are test keys, so no money moves");
    expect(await change.get("d_1")).toBeNull();
    expect(await change.find("donation-1")).toEqual([]);
  });

  it("a donation in another currency is neither believed nor made again", async () => {
    const item = {
      id: "d_1",
      amount: 12_345,
      external_id: "donation-1",
      status: "notified",
      currency: "EUR",
    };
    server.interfere(({ path }, response) =>
      reply(response, 200, path.includes("?") ? { donations: path.endsWith("=1") ? [item] : [] } : item),
    );
    await expect(change.get("d_1")).rejects.toThrow("another currency than US dollars");
    await expect(change.find("donation-1")).rejects.toThrow(UnclearAnswer);
  });

  it("finds all with our reference on any page, and looks through to the end before it says there is none", async () => {
    await change.submit(ORDER);
    for (let other = 0; other < 59; other++) await change.submit({ ...ORDER, reference: `other-${other}` });
    await change.submit(ORDER);
    expect((await change.find("donation-1")).map(({ id }) => id).sort()).toEqual(["d_1", "d_61"]);
    expect(await change.find("donation-2")).toEqual([]);
    expect(server.requests.at(-1)?.path).toBe("/api/donations?page=4");
  });

  it("reads lists that name the id public_id, and those that are no object", async () => {
    const item = { id: 7, public_id: "d_7", amount: 12_345, external_id: "donation-1", sandbox: false };
    for (const wrap of [(items: object[]) => ({ donations: items, page: 1 }), (items: object[]) => items]) {
      server.interfere(({ path }, response) => reply(response, 200, wrap(path.endsWith("=1") ? [item] : [])));
      expect(await change.find("donation-1")).toMatchObject([{ id: "d_7", status: "pending" }]);
    }
  });

  it("never says that there is none when the list has no end", async () => {
    server.interfere((_, response) => reply(response, 200, { donations: [{ id: "d_9", amount: 1 }] }));
    await expect(change.find("donation-1")).rejects.toThrow(UnclearAnswer);
    server.interfere((_, response) => reply(response, 404, { code: "not_found" }));
    await expect(change.find("donation-1")).rejects.toThrow(UnclearAnswer);
  });

  it("knows what isn't there", async () => {
    expect(await change.get("d_404")).toBeNull();
  });

  it("a refusal of the donation is definite; its code is told to everybody, its words to the operator", async () => {
    const { error, all } = await problemOf(() => change.submit({ ...ORDER, charityId: "trees" }));
    expect(error).toBeInstanceOf(PlatformRefusal);
    expect(error.message).toBe("Change refused the donation (400 nonprofit_invalid)");
    expect(all).toContain("nonprofit_id trees is invalid; ***");
    expect(all).not.toContain(CHANGE_KEYS.secretKey);
  });

  const made = (then: Interference): Interference => {
    return (request, response, { make }) => {
      if (request.method === "POST") make(request);
      return then(request, response, server);
    };
  };
  it.each<[string, Interference]>([
    ["nothing", made(() => true)],
    [
      "half a body, and then nothing",
      made((_, response) => Boolean(response.writeHead(200).write('{"id":'))),
    ],
    [
      "a body that comes byte by byte",
      made((_, response) => {
        response.writeHead(200);
        const timer = setInterval(() => response.write(" "), 50);
        response.once("close", () => clearInterval(timer));
        return true;
      }),
    ],
    ["a broken connection", made((_, response) => Boolean(response.destroy()))],
    [
      "a body without end",
      made((_, response) => Boolean(response.writeHead(200).end(" ".repeat(3_000_000)))),
    ],
    ["500", made((_, response) => reply(response, 500, {}))],
    ["503", made((_, response) => reply(response, 503, {}))],
    ["409", made((_, response) => reply(response, 409, {}))],
    ["429", made((_, response) => reply(response, 429, {}))],
    ["no JSON", made((_, response) => Boolean(response.writeHead(200).end("<html>")))],
    ["nothing at all with 200", made((_, response) => Boolean(response.writeHead(200).end()))],
    ["null", made((_, response) => reply(response, 200, null))],
    ["a list", made((_, response) => reply(response, 200, []))],
    ["no donation", made((_, response) => reply(response, 200, { id: "", amount: "a lot" }))],
    [
      "another amount",
      made((_, response) => reply(response, 200, { id: "d_1", amount: 1, external_id: "donation-1" })),
    ],
    [
      "another reference",
      made((_, response) => reply(response, 200, { id: "d_1", amount: 12_345, external_id: "x" })),
    ],
    [
      "another currency",
      made((_, response) => reply(response, 200, { id: "d_1", amount: 12_345, currency: "jpy" })),
    ],
    ["our keys are wrong", (_, response) => reply(response, 401, { code: "unauthorized" })],
  ])("leaves the outcome open when it is answered with %s", async (_, interference) => {
    server.interfere(interference);
    const { error, all } = await problemOf(() => change.submit(ORDER));
    expect(error).toBeInstanceOf(UnclearAnswer);
    expect(all).not.toContain(CHANGE_KEYS.secretKey);
    expect(all).not.toContain(Buffer.from("pk_test_public:sk_test_secret").toString("base64"));
    expect(server.requests).toHaveLength(1);
  });

  it("does not follow a redirect, keys in hand", async () => {
    const elsewhere = await startChangeServer();
    try {
      server.interfere((_, response) =>
        Boolean(response.writeHead(307, { Location: `${elsewhere.baseUrl}/donations` }).end()),
      );
      await expect(change.submit(ORDER)).rejects.toThrow(UnclearAnswer);
      await expect(change.find("donation-1")).rejects.toThrow(UnclearAnswer);
      expect(elsewhere.requests).toEqual([]);
    } finally {
      await elsewhere.close();
    }
  });

  it("leaves the outcome open when nobody is there", async () => {
    const gone = await startChangeServer();
    const { baseUrl } = gone;
    await gone.close();
    const { error } = await problemOf(() => createChangePlatform({ ...CHANGE_KEYS, baseUrl }).submit(ORDER));
    expect(error.message).toBe("Change could not be reached (ECONNREFUSED)");
  });
});
