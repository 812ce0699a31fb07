import { ASSOCIATE_NOTICE } from "@gifthearth/core";
import type { LegalDocument } from "./legal-document.ts";

export const AFFILIATE_DISCLOSURE: LegalDocument = {
  name: "Affiliate Disclosure",
  description:
    "How GiftHearth earns money, which links are paid, and what that means for the price and for charity.",
  summary: ["Our Shop links are paid links: we earn a commission if you buy. ", { stress: ASSOCIATE_NOTICE }],
  sections: [
    {
      id: "links",
      heading: "Which links are paid",
      blocks: [
        {
          type: "paragraph",
          text: "Every link that leads from a gift idea to a marketplace, on this site and in our widgets on other sites. They are marked where they stand as paid links. Links from one page of ours to another, to charities and to sources are not paid.",
        },
        {
          type: "paragraph",
          text: "The link opens a search at the marketplace of your country, or a product there, with a tag that says it came from us. If you buy within the time that the programme allows, it may pay us a commission, on what we suggested or on something else in your basket.",
        },
      ],
    },
    {
      id: "price",
      heading: "What it means for your price",
      blocks: [
        {
          type: "paragraph",
          text: "Nothing. The marketplace pays commissions out of its own income, and the price is the same as if you had come by yourself. We are not the seller: you buy from the marketplace or one of its sellers.",
        },
      ],
    },
    {
      id: "choice",
      heading: "What it means for our suggestions",
      blocks: [
        {
          type: "paragraph",
          text: "An idea’s place in the list depends on how well it answers what you told us. What it may earn us plays no part in the ranking, and nobody can pay to be suggested.",
        },
      ],
    },
    {
      id: "charity",
      heading: "What it means for charity",
      blocks: [
        {
          type: "paragraph",
          text: [
            "We donate ",
            { figure: "share" },
            " of our net proceeds from these commissions. In dollars, for a gift of ",
            { figure: "price" },
            ": at an estimated ",
            { figure: "rate" },
            " the commission is ",
            { figure: "commission" },
            ", and ",
            { figure: "donated" },
            " of it goes to charity. Real rates differ by product; some are lower. What was actually given is in ",
            { text: "the public ledger", path: "/impact" },
            ", and the rules are in ",
            { text: "the terms", path: "/terms#charity" },
            ".",
          ],
        },
        {
          type: "paragraph",
          text: "The share is our decision about our own income. The marketplaces have no part in it and do not endorse the charities or us.",
        },
      ],
    },
    {
      id: "ai",
      heading: "Links and AI",
      blocks: [
        {
          type: "paragraph",
          text: "Where suggestions come from an AI service, it does not choose where a link leads. We build the link ourselves. A link that it supplies counts only if it leads to your country’s marketplace, and then it carries our tag like any other.",
        },
      ],
    },
  ],
};
