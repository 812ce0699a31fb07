import { PASSWORD } from "../support/accounts.ts";
import type { Visitor } from "./requests.ts";
import type { createSender, Reply } from "./send.ts";
import type { startFuzzedServer } from "./server.ts";

type Server = Awaited<ReturnType<typeof startFuzzedServer>>;
type Send = ReturnType<typeof createSender>["send"];

const JSON_BODY = { "Content-Type": "application/json" };

/** A user and an admin, signed in; who was signed out or deleted by what was sent in its name is made anew. */
export function createVisitors(
  send: Send,
  { openAccount, makeAdmin }: Pick<Server, "openAccount" | "makeAdmin">,
) {
  const cookies: Record<Visitor, string> = { nobody: "", user: "", admin: "" };
  let made = 0;

  async function signUp(visitor: Exclude<Visitor, "nobody">): Promise<void> {
    made += 1;
    const email = `${visitor}-${made}@example.com`;
    await openAccount(email);
    const body = JSON.stringify({ email, password: PASSWORD });
    const reply = await send({ method: "POST", path: "/api/auth/sign-in", headers: JSON_BODY, body });
    if (reply.status !== 200) throw new Error(`Sign-in answered ${reply.status}: ${reply.body}`);
    if (visitor === "admin") await makeAdmin(email);
    cookies[visitor] = cookieOf(reply);
  }

  return {
    cookie: (visitor: Visitor) => cookies[visitor],
    /** Makes sure that both are signed in. */
    async refresh(): Promise<void> {
      for (const visitor of ["user", "admin"] as const) {
        const headers = { Cookie: cookies[visitor] };
        const { body } = await send({ method: "GET", path: "/api/auth/session", headers, body: null });
        const { user, isAdmin } = JSON.parse(body) as { user: object | null; isAdmin: boolean };
        if (user === null || isAdmin !== (visitor === "admin")) await signUp(visitor);
      }
    },
  };
}

function cookieOf({ headers }: Reply): string {
  return headers["set-cookie"]?.at(-1)?.split(";", 1)[0] ?? "";
}
