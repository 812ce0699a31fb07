/** What the marketplace's programme has us say where its links stand, word for word. */
export const ASSOCIATE_NOTICE = "As an Amazon Associate I earn from qualifying purchases.";

/** Stands below shop links, after the share that is given: "50% of our proceeds go to charity. ..." */
export const PAID_LINKS_NOTICE =
  `of our proceeds go to charity. Paid links: we earn a commission if you buy. ${ASSOCIATE_NOTICE}` as const;
