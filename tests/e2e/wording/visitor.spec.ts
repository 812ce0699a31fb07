import { GIVEN } from "../../support/given.ts";
import { type Page, searchFor } from "../fixtures.ts";
import { CUT, cut, open, slow, testWording } from "./wording.ts";

const FIND = "**/api/functions/ai-gift-finder";
const CONTEXT = "occasion=Birthday&interests=Cooking,Reading,Eco-friendly&budgetMin=25&budgetMax=100";
/** Something to wear among the ideas, so that all filters have something to show. */
const LIST = `/recommendations?${CONTEXT.replace("Reading", "Reading,Fashion,Art")}`;

const search = async (page: Page) => {
  await page.goto("/gift-finder");
  await searchFor(page.getByRole("main"));
};

testWording("the first pages", [
  {
    where: "country selector",
    show: async (page) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Country: US" }).click();
    },
    says: [
      "US - amazon.com",
      "NL - amazon.nl",
      "GB - amazon.co.uk",
      "FR - amazon.fr",
      "ES - amazon.es",
      "DE - amazon.de",
      "IT - amazon.it",
    ],
  },
  {
    where: "home, with its header, its footer and a country that can't be found out",
    show: open("/"),
    says: [
      ...["Sign In", "Get Started", "Home", "Gift Finder", "Gift Ideas", "Our Impact", "About", "Blog"],
      "About Us",
      "Could not detect your location",
      "GiftHearth - Gift Finder for Charitable Giving",
      "Find the Perfect Gift & Make a Difference",
      "Learn how it works",
      "Hand-picked ideas",
      "50% to Charity",
      "Time-Saving Simplicity",
      "Gifting with Purpose",
      "Beta",
      "Feedback",
    ],
  },
  {
    where: "charity notice",
    show: open("/impact"),
    says: [
      "Our Impact | GiftHearth",
      GIVEN,
      "total donated",
      "This month",
      "$0.00",
      "Pending",
      "Gifts found",
      "Happy recipients",
      "Charities supported",
    ],
  },
  {
    where: "gift finder",
    show: open("/gift-finder"),
    says: [
      "Gift Finder | GiftHearth",
      "Find the Perfect Gift",
      "Occasion",
      "Interests",
      "Budget",
      "Notes",
      "$25-$100",
      "Find Thoughtful Gifts",
      "Where ideas come from",
      "Popular Categories",
      ...["Popular Occasions", "Birthday", "Anniversary", "Graduation", "Wedding", "Baby Shower"],
      ...["Trending Interests", "Eco-friendly", "Tech Gadgets", "Self-care", "Home Decor", "Cooking"],
      ...["Price Ranges", "Under $25", "$25-$50", "$50-$100", "$100-$200", "Luxury"],
      "View all categories",
      ...["Housewarming", "Holiday", "Just Because", "Treat Yourself", "Treat Pet Friends", "Other"],
      ...["Reading", "Travel", "Gardening", "Sports", "Technology", "Music"],
      ...["Art", "Fashion", "Hiking", "Photography", "Gaming"],
    ],
  },
  {
    where: "where ideas come from",
    show: async (page) => {
      await page.goto("/gift-finder");
      await page.getByRole("button", { name: "Where ideas come from" }).click();
    },
    says: ["Our catalogue of hand-picked ideas", "Tip: add recipient details to the notes"],
  },
]);

testWording("the finder", [
  {
    where: "gift form, sent empty",
    show: async (page) => {
      await page.goto("/gift-finder");
      await page.getByRole("button", { name: "Find Thoughtful Gifts" }).click();
    },
    says: ["Please select an occasion", "Please add at least one interest"],
  },
  {
    where: "budget at its end",
    show: async (page) => {
      await page.goto("/gift-finder");
      await page.getByRole("slider").last().press("End");
    },
    says: ["$25-$200+"],
  },
  {
    where: "gift search on its way",
    show: async (page) => {
      await slow(page, FIND, [
        "Generating Ideas...",
        "Finding thoughtful gifts...",
        "Finding perfect gift ideas...",
      ]);
      await search(page);
    },
    says: ["Generating Ideas...", "Finding thoughtful gifts...", "Finding perfect gift ideas..."],
  },
  {
    where: "gift results",
    show: search,
    says: [
      "Found 12 perfect gift ideas!",
      "Perfect gifts: Birthday",
      "Budget Range: $25-$100",
      "Found 12 gift suggestions",
      "Page 1 of 2",
      "Previous",
      "Next",
      "How did we do? Share your feedback",
      "50% of",
      "Shop",
    ],
  },
  {
    where: "recent suggestions",
    show: async (page) => {
      await search(page);
      await page.getByText("Found 12 gift suggestions").waitFor();
      await page.goto("/");
    },
    says: ["9 more suggestions available..."],
  },
  {
    where: "gift search that fails",
    show: async (page) => {
      await cut(page, FIND);
      await search(page);
    },
    errors: CUT,
    says: [
      "Oops! Something went wrong",
      "Failed to get gift recommendations. Please try again.",
      "Unable to get gift recommendations. Please try again.",
      "Try Again",
    ],
  },
  {
    where: "gift search that our API fails",
    show: async (page) => {
      await page.route(FIND, (route) => route.fulfill({ status: 500, body: "Internal Server Error" }));
      await search(page);
    },
    errors: [/status of 500/],
    says: [
      "Error getting recommendations - using our curated selections",
      ...["DIY Craft Kit", "$30-$60", "Smart Home Assistant", "$50-$150"],
      ...["Experience Voucher", "$30-$200", "Gourmet Food Basket", "$50-$100"],
    ],
  },
]);

testWording("the finder's results, and what can be done with them", [
  {
    where: "shop link",
    show: async (page) => {
      await page.context().route("https://www.amazon.com/**", (route) => route.fulfill({ body: "a shop" }));
      await search(page);
      const popup = page.waitForEvent("popup");
      await page
        .getByRole("link", { name: /^Shop for/ })
        .first()
        .click();
      await (await popup).close();
    },
    says: ["Opening amazon.com search results"],
  },
  {
    where: "last fallback, with an idea that can't be looked for",
    show: async (page) => {
      await page.route(FIND, async (route) => {
        const headers = { ...route.request().headers(), accept: "application/json" };
        const { suggestions, ...meta } = await (await route.fetch({ headers })).json();
        const events = [
          ["meta", { ...meta, source: "builtin", fallback: true }],
          ["suggestion", { ...suggestions[0], title: " ", searchText: " ", source: "builtin" }],
          ["done", { count: 1 }],
        ] as const;
        const body = events
          .map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
          .join("");
        await route.fulfill({ contentType: "text/event-stream", body });
      });
      await search(page);
      await page.getByRole("button", { name: "Shop" }).click();
    },
    says: ["Using our fallback gift recommendations", "Sorry, this product link is unavailable"],
  },
  {
    where: "save, signed out",
    show: async (page) => {
      await page.goto("/gift-ideas/cast-iron-bread-pan-with-lid");
      await page.getByRole("button", { name: /^Save/ }).first().click();
      await page.getByText("Please sign in to save gift ideas").waitFor();
      await search(page);
      await page.getByRole("button", { name: "Save search" }).click();
    },
    says: ["Please sign in to save gift ideas", "Please sign in to save your search", "Sign In"],
  },
]);

testWording("pages of recommendations", [
  {
    where: "browse gift ideas",
    show: open("/gift-ideas"),
    says: ["By Occasion", "By Interest", "By Price Range"],
  },
  {
    where: "recommendation list",
    show: async (page) => {
      await page.goto(LIST);
      await page.getByText("How these were chosen").click();
      await page.getByRole("button", { name: /^Filter/ }).click();
    },
    says: [
      "Search gifts...",
      ...["Relevance", "Price: Low to High", "Price: High to Low", "Highest Rated"],
      ...["Clothing", "Books", "Experiences", "Home & Kitchen", "Handmade"],
      ...["Sustainable Gifts", "Apply Filters"],
      "Top Pick",
      "View Gift",
      "Based on your preferences, we've found these perfect gift options.",
      "Back to Form",
      ...["Standard", "Enhanced", "Diverse", "High Quality"],
    ],
  },
  {
    where: "recommendation list, nothing left",
    show: async (page) => {
      await page.goto(LIST);
      await page.getByPlaceholder("Search gifts...").fill("no such thing");
    },
    says: ["No recommendations found. Try adjusting your preferences."],
  },
  {
    where: "enhanced results",
    show: open(`/recommendations/enhanced?${CONTEXT}`),
    says: ["Enhanced Gift Recommendations", "Enhanced"],
  },
  {
    where: "diverse results",
    show: open(`/recommendations/diverse?${CONTEXT}`),
    says: ["Diverse Gift Recommendations", "Diverse"],
  },
  {
    where: "high-quality results",
    show: open(`/recommendations/high-quality?${CONTEXT}`),
    says: ["High-Quality Gift Recommendations", "High Quality", "Quality 7"],
  },
  {
    where: "results on their way, and failing",
    show: async (page) => {
      await page.goto(LIST);
      await cut(page, "**/api/recommendations", ["Finding the perfect gift recommendations..."]);
      await page.getByText("How these were chosen").click();
      await page.getByRole("navigation").getByRole("link", { name: "Diverse" }).click();
    },
    errors: CUT,
    says: [
      "Finding the perfect gift recommendations...",
      "Something went wrong",
      "Failed to get recommendations. Please try again.",
      "Go Back",
    ],
  },
  {
    where: "results where nothing fits",
    show: open("/recommendations?occasion=Wedding&interests=Yoga&budgetMin=1&budgetMax=2"),
    says: ["Star Map", "Noise-Cancelling Headphones", "Coffee Subscription", "Indoor Plant Bundle"],
  },
  {
    where: "high-quality test page, nothing returned",
    show: async (page) => {
      await page.goto("/test-quality");
      await page.route("**/api/recommendations", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), recommendations: [] } });
      });
      await page.getByRole("button", { name: "Generate Recommendations" }).click();
    },
    says: ["No recommendations were returned. This may indicate an issue with the recommendation service."],
  },
  {
    where: "high-quality test page, failing",
    show: async (page) => {
      await page.goto("/test-quality");
      await cut(page, "**/api/recommendations");
      await page.getByRole("button", { name: "Generate Recommendations" }).click();
    },
    errors: CUT,
    says: ["Failed to get recommendations: "],
  },
]);

testWording("pages to read, and the way in", [
  {
    where: "about",
    show: open("/about"),
    says: ["About GiftHearth – Gifts With Purpose"],
  },
  {
    where: "blog",
    show: open("/blog"),
    says: ["Blog | GiftHearth", "Gift guides", "Personal stories", "Tips", "Charity spotlights"],
  },
  { where: "blog post", show: open("/blog/2"), says: ["Back to all articles"] },
  {
    where: "blog post whose picture fails",
    show: async (page) => {
      await cut(page, "**/*.{svg,png,webp,avif,jpg}");
      await page.goto("/blog/3");
    },
    errors: CUT,
    says: ["Image issue"],
  },
  { where: "terms", show: open("/terms"), says: ["| GiftHearth", "15 September 2023"] },
  { where: "privacy", show: open("/privacy"), says: ["| GiftHearth", "15 September 2023"] },
  { where: "cookies", show: open("/cookies"), says: ["| GiftHearth", "15 September 2023"] },
  {
    where: "affiliate disclosure",
    show: open("/affiliate-disclosure"),
    says: ["| GiftHearth", "15 September 2023"],
  },
  { where: "not found", show: open("/nowhere"), says: ["Page not found"], errors: [/status of 404/] },
  {
    where: "sign in",
    show: async (page) => {
      await page.goto("/auth");
      await slow(page, "**/api/auth/sign-in", ["Signing In..."]);
      await page.getByRole("textbox", { name: "Email" }).fill("nobody@example.org");
      await page.getByRole("textbox", { name: "Password", exact: true }).fill("wrong password");
      await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
    },
    errors: [/status of 401/],
    says: ["Sign In", "Signing In..."],
  },
  {
    where: "create account, sent empty, then unlike, then short",
    show: async (page) => {
      await page.goto("/auth");
      await page.getByText("Create an account").click();
      const create = page.getByRole("button", { name: "Create Account" }).last();
      await create.click();
      await page.getByText("All fields are required").waitFor();
      await page.getByRole("textbox", { name: "Email" }).fill("nobody@example.org");
      const [password, confirm] = [
        page.getByRole("textbox", { name: "Password", exact: true }),
        page.getByRole("textbox", { name: "Confirm password" }),
      ];
      await password.fill("12345");
      await confirm.fill("54321");
      await create.click();
      await page.getByText("Passwords do not match").waitFor();
      await confirm.fill("12345");
      await create.click();
    },
    says: [
      "Create Account",
      "All fields are required",
      "Passwords do not match",
      "Password must be at least 6 characters",
    ],
  },
  {
    where: "saved searches, signed out",
    show: open("/saved-gifts"),
    says: ["Please sign in to view your saved gift searches"],
  },
  {
    where: "saved ideas, signed out",
    show: open("/saved-gift-ideas"),
    says: ["Please sign in to view your saved gift ideas"],
  },
]);
