import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A donation as the server has it; whoever asks sees it in the platform's own form. */
interface ServedDonation {
  readonly id: string;
  readonly reference: string | null;
  readonly charityId: string;
  readonly amountMinor: number;
  status: string;
}

interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>> | null;
}

/** @returns whether the request is answered with that */
export type Interference = (
  request: ReceivedRequest,
  response: ServerResponse,
  server: DonationServer,
) => boolean | Promise<boolean>;

/** A donation platform of our own, over real HTTP, that behaves as Change or Pledge is documented to. */
export interface DonationServer {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  /** What it has made, the oldest first. Two for two requests, as the real ones. */
  readonly donations: ServedDonation[];
  readonly requests: readonly ReceivedRequest[];
  /** Comes before the documented behaviour from now on; null takes it away. */
  interfere(interference: Interference | null): void;
  /** Makes the donation that a request asks for. */
  make(request: ReceivedRequest): ServedDonation;
  close(): Promise<void>;
}

interface Dialect {
  readonly authorization: string;
  readonly initialStatus: string;
  read(body: Readonly<Record<string, unknown>>): Omit<ServedDonation, "id" | "status">;
  show(donation: ServedDonation): object;
  list(donations: readonly ServedDonation[], page: number): object;
  /** What is wrong with a request, if anything. */
  refuse(body: Readonly<Record<string, unknown>>): { readonly status: number; readonly body: object } | null;
}

export const CHANGE_KEYS = { publicKey: "pk_test_public", secretKey: "sk_test_secret" };

/** Facts, donation platforms. */
const CHANGE: Dialect = {
  authorization: `Basic ${Buffer.from("pk_test_public:sk_test_secret").toString("base64")}`,
  initialStatus: "pledged",
  read: ({ external_id, nonprofit_id, amount }) => ({
    reference: typeof external_id === "string" ? external_id : null,
    charityId: String(nonprofit_id),
    amountMinor: Number(amount),
  }),
  show: ({ id, amountMinor, charityId, reference, status }) => ({
    id,
    amount: amountMinor,
    live_mode: true,
    nonprofit_id: charityId,
    external_id: reference,
    metadata: {},
    currency: "usd",
    status,
  }),
  list: (donations, page) => ({ donations: donations.map(CHANGE.show), page }),
  refuse: ({ nonprofit_id, funds_collected, amount }) => {
    const isWhole = Number.isInteger(amount) && typeof funds_collected === "boolean";
    if (isWhole && String(nonprofit_id).startsWith("n_")) return null;
    const detail = `nonprofit_id ${nonprofit_id} is invalid; sk_test_secret`;
    return { status: 400, body: { code: "nonprofit_invalid", detail, status: 400, title: "Invalid" } };
  },
};

export const PLEDGE_KEY = "pledge-api-key";

const PLEDGE: Dialect = {
  authorization: `Bearer ${PLEDGE_KEY}`,
  initialStatus: "pending",
  read: ({ metadata, organization_id, amount }) => ({
    reference: typeof metadata === "string" ? metadata : null,
    charityId: String(organization_id),
    amountMinor: Math.round(Number(amount) * 100),
  }),
  show: ({ id, charityId, amountMinor, status, reference }) => ({
    id,
    organization_id: charityId,
    organization_name: "An organization",
    amount: (amountMinor / 100).toFixed(2),
    status,
    metadata: reference,
    created_at: "2026-11-21T12:00:00Z",
    updated_at: "2026-11-21T12:00:00Z",
  }),
  list: (donations) => ({ results: donations.map(PLEDGE.show) }),
  refuse: ({ email, first_name, last_name, amount }) =>
    email && first_name && last_name && /^\d+\.\d\d$/.test(String(amount))
      ? null
      : { status: 422, body: { message: "Something is missing" } },
};

const PAGE = 30;

export const startChangeServer = () => start(CHANGE);
export const startPledgeServer = () => start(PLEDGE);

async function start(dialect: Dialect): Promise<DonationServer> {
  const donations: ServedDonation[] = [];
  const requests: ReceivedRequest[] = [];
  let interference: Interference | null = null;
  const http = createServer(async (incoming, response) => {
    const request = await readRequest(incoming);
    requests.push(request);
    if (interference && (await interference(request, response, server))) return;
    answer(request, response);
  });

  function answer({ method, path, headers, body }: ReceivedRequest, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(path, "http://localhost");
    if (headers.authorization !== dialect.authorization) reply(response, 401, { code: "unauthorized" });
    else if (method === "POST" && pathname === "/api/donations") {
      const refusal = dialect.refuse(body ?? {});
      if (refusal) reply(response, refusal.status, refusal.body);
      else reply(response, 200, dialect.show(server.make({ method, path, headers, body })));
    } else if (method === "GET" && pathname === "/api/donations") {
      const page = Number(searchParams.get("page") ?? 1);
      // The newest first.
      reply(response, 200, dialect.list(donations.toReversed().slice((page - 1) * PAGE, page * PAGE), page));
    } else {
      const id = decodeURIComponent(pathname.replace("/api/donations/", ""));
      const found = method === "GET" ? donations.find((donation) => donation.id === id) : undefined;
      if (found) reply(response, 200, dialect.show(found));
      else reply(response, 404, { code: "not_found" });
    }
  }

  const server: DonationServer = {
    get baseUrl() {
      return `http://127.0.0.1:${(http.address() as AddressInfo).port}/api`;
    },
    donations,
    requests,
    interfere(next) {
      interference = next;
    },
    make({ body }) {
      const donation = {
        ...dialect.read(body ?? {}),
        id: `d_${donations.length + 1}`,
        status: dialect.initialStatus,
      };
      donations.push(donation);
      return donation;
    },
    async close() {
      http.closeAllConnections();
      http.close();
      await once(http, "close");
    },
  };
  http.listen(0, "127.0.0.1");
  await once(http, "listening");
  return server;
}

/** Answers with JSON. @returns true, as an interference does */
export function reply(response: ServerResponse, status: number, body: unknown): true {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  return true;
}

async function readRequest(incoming: IncomingMessage): Promise<ReceivedRequest> {
  const pieces: Buffer[] = [];
  for await (const piece of incoming) pieces.push(piece as Buffer);
  const text = Buffer.concat(pieces).toString();
  const { method = "", url: path = "", headers } = incoming;
  return { method, path, headers, body: text === "" ? null : JSON.parse(text) };
}
