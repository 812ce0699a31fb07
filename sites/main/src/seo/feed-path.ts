/** Where the blog's feed is, from the root of the site. */
export const FEED_PATH = "/blog/rss.xml";
