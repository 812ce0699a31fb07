import type { LegalDocument } from "./legal-document.ts";

export const COOKIES: LegalDocument = {
  name: "Cookie Policy",
  description:
    "The two cookies of GiftHearth and the few things it stores in your browser, each with its purpose.",
  summary:
    "We set a cookie when you sign in, and one if you choose light or dark colors. There are no others, none from other companies, and so no banner to click away.",
  sections: [
    {
      id: "cookies",
      heading: "Cookies",
      blocks: [
        {
          type: "list",
          items: [
            [
              { stress: "gh_session" },
              " (with the prefix “__Host-” on a secure connection) is set when you sign in or open an account, and keeps you signed in for 30 days, which begin anew while you come by. Scripts can’t read it. Signing out deletes it.",
            ],
            [
              { stress: "theme" },
              " is set when you choose light or dark colors at the foot of a page, and remembers that for a year. Choosing “System” deletes it.",
            ],
          ],
        },
        {
          type: "paragraph",
          text: "Neither of them is used to follow you. Who never signs in and leaves the colors alone gets no cookie at all.",
        },
      ],
    },
    {
      id: "local",
      heading: "What stays in your browser",
      blocks: [
        {
          type: "paragraph",
          text: "Beside cookies, browsers have a storage that a site can use. We keep these there; they are not sent along with requests, and they go when you clear the site’s data:",
        },
        {
          type: "list",
          items: [
            [{ stress: "userCountryCode:" }, " the country you chose in the header."],
            [
              { stress: "chatSessionId:" },
              " the id of your conversation, where the chat is switched on, so that you find it again.",
            ],
            [
              { stress: "newsletterKey:" },
              " set when you confirm a newsletter subscription; by it we can tell you that you are subscribed already.",
            ],
          ],
        },
      ],
    },
    {
      id: "session",
      heading: "What goes when you close the tab",
      blocks: [
        {
          type: "list",
          items: [
            [
              { stress: "lastGiftQuery, lastSearchParams:" },
              " what you put into the form, so that a reload doesn’t empty it, so that it is filled in once more when you next open the finder in this tab, and so that you can save the search. They go when you sign out, too.",
            ],
            [{ stress: "lastRecommendations:" }, " titles and prices of the last ideas, to show them again."],
            [
              { stress: "saveAfterSignIn:" },
              " what you wanted to save before you signed in; it waits for half an hour.",
            ],
            [
              { stress: "react-router-scroll-positions:" },
              " how far down each page you were, so that Back brings you there.",
            ],
            [
              { stress: "remix-router-transitions:" },
              " between which pages you moved with a fade, so that Back has it too.",
            ],
          ],
        },
      ],
    },
    {
      id: "others",
      heading: "Other companies’ cookies",
      blocks: [
        {
          type: "paragraph",
          text: "There are none: our pages load nothing from elsewhere. When you follow a Shop link you are on the marketplace’s site, and it sets its own, among them usually one by which it knows that you came from us. Our widgets on other people’s pages set no cookie and store nothing, in an iframe neither.",
        },
      ],
    },
    {
      id: "choices",
      heading: "Your choices",
      blocks: [
        {
          type: "paragraph",
          text: [
            "You can refuse or delete all of it in your browser’s settings. Everything works without, except staying signed in; the rest is only remembered less. What we store on our own side is in the ",
            { text: "privacy policy", path: "/privacy" },
            ".",
          ],
        },
      ],
    },
  ],
};
