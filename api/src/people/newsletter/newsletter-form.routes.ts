import { route } from "../../http/route.ts";
import { oneClickRoute, outcomeOf, REDIRECTION, readForm } from "../mail/one-click.ts";
import type { Newsletter } from "./newsletter.service.ts";

interface Dependencies {
  readonly newsletter: Newsletter;
}

/** What mailed links lead to, posted. Opening such a link is a GET, which the site answers with a page. */
export function newsletterFormRoutes({ newsletter }: Dependencies) {
  return [
    oneClickRoute({
      path: "/newsletter/unsubscribe",
      tag: "Newsletter",
      summary: "Unsubscribe with the mailed link's token",
      unsubscribe: newsletter.unsubscribe,
    }),
    route(
      {
        method: "post",
        path: "/newsletter/confirm",
        // From any page: who has the token has the mail.
        access: "direct",
        limit: "link",
        tag: "Newsletter",
        summary: "Confirm a subscription with the mailed link's token",
        hide: true,
        reply: { 303: REDIRECTION },
      },
      async (c) => {
        const { token } = await readForm(c);
        const confirm = () => newsletter.confirm(typeof token === "string" ? token : "");
        return c.redirect(await outcomeOf("/newsletter/confirm", confirm), 303);
      },
    ),
  ];
}
