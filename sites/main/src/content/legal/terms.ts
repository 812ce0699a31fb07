import type { LegalDocument } from "./legal-document.ts";

export const TERMS: LegalDocument = {
  name: "Terms of Service",
  description:
    "What GiftHearth does and doesn’t do: suggestions, links to marketplaces, the share that goes to charity, accounts.",
  summary:
    "We suggest gifts. You buy them from somebody else, at their price and on their terms. If that brings us a commission, part of it goes to charity. Here is the rest, as plainly as we can say it.",
  sections: [
    {
      id: "agreement",
      heading: "What you agree to",
      blocks: [
        {
          type: "paragraph",
          text: "These terms hold between you and the operator of this site (“GiftHearth”, “we”). By using the site, or a GiftHearth widget on somebody else’s page, you accept them. If you don’t, please don’t use it. Nothing in them takes away a right that the law of the place where you live gives you as a consumer.",
        },
        {
          type: "paragraph",
          text: [
            "How we handle what you tell us is in the ",
            { text: "privacy policy", path: "/privacy" },
            " and the ",
            { text: "cookie policy", path: "/cookies" },
            "; how we earn is in the ",
            { text: "affiliate disclosure", path: "/affiliate-disclosure" },
            ".",
          ],
        },
      ],
    },
    {
      id: "service",
      heading: "What we do",
      blocks: [
        {
          type: "paragraph",
          text: "You describe a person and an occasion; we answer with ideas. They come from our own catalogue, or, where the operator has set one up, from an AI service. Each answer says which. The site is a beta: some features are examples of what is coming, and anything may change, break or be taken away. Finding gifts is free and needs no account.",
        },
        {
          type: "paragraph",
          text: "Suggestions are suggestions. Prices are estimates. Whether a thing is suitable, safe, allowed or available where you are is for you to check with the seller, in particular for children, animals, allergies and anything to be eaten.",
        },
      ],
    },
    {
      id: "seller",
      heading: "We are not the seller",
      blocks: [
        {
          type: "paragraph",
          text: "Shop links lead to a marketplace that doesn’t belong to us. Whatever you buy there you buy from the marketplace or its seller, under their terms: price, delivery, returns, guarantee and complaints are between you and them. We don’t take payments, hold stock, or see your order.",
        },
      ],
    },
    {
      id: "commission",
      heading: "Commissions and your price",
      blocks: [
        {
          type: "paragraph",
          text: "If you buy something after following a Shop link, the marketplace may pay us a commission. It pays that itself: a commission does not raise the price you pay.",
        },
      ],
    },
    {
      id: "charity",
      heading: "The share for charity",
      blocks: [
        {
          type: "paragraph",
          text: [
            "We donate ",
            { figure: "share" },
            " of our net proceeds from affiliate purchases. Net proceeds are the commissions that the programmes report to us for a month, less what they take back, for returned goods for instance. As an example: on a purchase of ",
            { figure: "price" },
            " we estimate a commission of ",
            { figure: "rate" },
            ", which is ",
            { figure: "commission" },
            ", and the donation from it is ",
            { figure: "donated" },
            ".",
          ],
        },
        {
          type: "list",
          items: [
            "Donations are calculated monthly, on the 1st for the month before, once its reports are there, and paid through a donation platform.",
            "The charities are chosen monthly. Donation partners, both charities and platforms, may change.",
            "A month that ends below zero, because more was taken back than earned, is carried into the next.",
            [
              "An amount counts as given when the platform has confirmed it, and not before. ",
              { text: "The ledger", path: "/impact" },
              " shows which are which.",
            ],
            "A purchase is not a donation by you: the donation is ours, so you can’t deduct it from your tax.",
          ],
        },
        {
          type: "paragraph",
          text: "If we change the share, we say so here before it takes effect. It holds for months that are closed from then on: a donation that was calculated is never calculated anew.",
        },
      ],
    },
    {
      id: "account",
      heading: "Your account",
      blocks: [
        {
          type: "paragraph",
          text: "An account is optional; it lets you save searches and ideas and see your own figures. Give an e-mail address that is yours, keep the password to yourself, and tell us if you think that somebody else has it. You can download what we keep of you and delete the account at any time under Profile Settings.",
        },
        {
          type: "paragraph",
          text: "The site isn’t meant for children: it does not target minors under 13, and you must be at least 13 to open an account.",
        },
      ],
    },
    {
      id: "conduct",
      heading: "Fair use",
      blocks: [
        { type: "paragraph", text: "Please don’t:" },
        {
          type: "list",
          items: [
            "break into the service, overload it, or get around its limits;",
            "collect its content or other people’s data by machine beyond what the public API offers;",
            "click or buy in order to produce commissions, or pay others for it;",
            "put things into the notes, the chat or the feedback that are unlawful, or private to somebody else.",
          ],
        },
        {
          type: "paragraph",
          text: "We may refuse service to, or close the account of, somebody who does. The text you send us stays yours; you allow us to use it as far as it takes to answer you, and feedback also to improve the product.",
        },
      ],
    },
    {
      id: "content",
      heading: "Our content",
      blocks: [
        {
          type: "paragraph",
          text: "The texts, drawings and software of this site are ours or used with permission. You may link to it, quote it with its source, and embed the widgets as described for them. The public ledger may be copied and checked by anybody. Names and marks of marketplaces and charities belong to their owners; that we name them doesn’t mean that they endorse us.",
        },
      ],
    },
    {
      id: "liability",
      heading: "What we answer for",
      blocks: [
        {
          type: "paragraph",
          text: "We run the site with care and without a promise that it is always there, free of errors, or that every suggestion fits. As far as the law allows, we are not liable for what you buy on the strength of a suggestion, for what other sites do, or for indirect loss. Where we act with intent or gross negligence, where somebody is hurt, or where the law does not let us limit it, we are liable as the law says.",
        },
      ],
    },
    {
      id: "changes",
      heading: "Changes and questions",
      blocks: [
        {
          type: "paragraph",
          text: "When we change these terms, the date at the top of the page changes with them, and what was agreed before holds for what was done before. If one part turns out not to be valid, the others stand. Questions reach us through the Feedback button on this site.",
        },
      ],
    },
  ],
};
