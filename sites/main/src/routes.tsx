import type { Api } from "@gifthearth/client";
import type { RouteObject } from "react-router";
import { keepThroughOtherTabs } from "./account/other-tabs.ts";
import { loadSession, SESSION_ROUTE } from "./account/session.ts";
import { Layout } from "./layout/layout.tsx";
import type { PageRoute } from "./page-route.ts";
import { route as about } from "./pages/about/route.ts";
import { route as admin } from "./pages/admin/route.ts";
import { route as affiliateDisclosure } from "./pages/affiliate-disclosure/route.ts";
import { route as auth } from "./pages/auth/route.ts";
import { route as authConfirm } from "./pages/auth-confirm/route.ts";
import { route as authFinish } from "./pages/auth-finish/route.ts";
import { route as authForgot } from "./pages/auth-forgot/route.ts";
import { route as authReset } from "./pages/auth-reset/route.ts";
import { route as authSignOut } from "./pages/auth-sign-out/route.ts";
import { route as blog } from "./pages/blog/route.ts";
import { route as blogPost } from "./pages/blog-post/route.ts";
import { route as charity } from "./pages/charity/route.ts";
import { route as checkpointsUnsubscribe } from "./pages/checkpoints-unsubscribe/route.ts";
import { route as cookies } from "./pages/cookies/route.ts";
import { route as developers } from "./pages/developers/route.ts";
import { route as developersDrawings } from "./pages/developers-drawings/route.ts";
import { route as embed } from "./pages/embed/route.ts";
import { route as giftFinder } from "./pages/gift-finder/route.ts";
import { route as giftIdea } from "./pages/gift-idea/route.ts";
import { route as giftIdeas } from "./pages/gift-ideas/route.ts";
import { route as home } from "./pages/home/route.ts";
import { route as impact } from "./pages/impact/route.ts";
import { route as newsletter } from "./pages/newsletter/route.ts";
import { route as newsletterConfirm } from "./pages/newsletter-confirm/route.ts";
import { route as newsletterUnsubscribe } from "./pages/newsletter-unsubscribe/route.ts";
import { route as notFound } from "./pages/not-found/route.ts";
import { route as partners } from "./pages/partners/route.ts";
import { route as people } from "./pages/people/route.ts";
import { route as person } from "./pages/person/route.ts";
import { route as privacy } from "./pages/privacy/route.ts";
import { ErrorPage } from "./pages/problem/error-page.tsx";
import { route as profile } from "./pages/profile/route.ts";
import { route as recommendations } from "./pages/recommendations/route.ts";
import { route as recommendationsTest } from "./pages/recommendations-test/route.ts";
import { route as recommendationsTestQuality } from "./pages/recommendations-test-quality/route.ts";
import { route as remindersUnsubscribe } from "./pages/reminders-unsubscribe/route.ts";
import { route as save } from "./pages/save/route.ts";
import { route as savedGiftIdeas } from "./pages/saved-gift-ideas/route.ts";
import { route as savedGifts } from "./pages/saved-gifts/route.ts";
import { route as sharedList } from "./pages/shared-list/route.ts";
import { route as shortlist } from "./pages/shortlist/route.ts";
import { route as terms } from "./pages/terms/route.ts";
import { loadSiteData, SITE_ROUTE } from "./site-data.ts";

/** Every page of the site. */
export const PAGE_ROUTES: readonly PageRoute[] = [
  about,
  admin,
  affiliateDisclosure,
  auth,
  authConfirm,
  authFinish,
  authForgot,
  authReset,
  authSignOut,
  blog,
  blogPost,
  charity,
  cookies,
  developers,
  developersDrawings,
  embed,
  giftFinder,
  giftIdea,
  giftIdeas,
  home,
  impact,
  newsletter,
  newsletterConfirm,
  newsletterUnsubscribe,
  notFound,
  partners,
  people,
  person,
  privacy,
  profile,
  recommendations,
  recommendationsTest,
  recommendationsTestQuality,
  remindersUnsubscribe,
  checkpointsUnsubscribe,
  save,
  savedGiftIdeas,
  savedGifts,
  sharedList,
  shortlist,
  terms,
];

/**
 * The site's routes, around each page the layout and who is signed in.
 * @param isAdminHost as the server knows it; a browser is told with the page
 */
export function createRoutes(api: Api, isAdminHost = false): RouteObject[] {
  return [
    {
      id: SITE_ROUTE,
      loader: (request) => loadSiteData(api, request, isAdminHost),
      shouldRevalidate: () => false,
      element: <Layout api={api} />,
      // Where the layout itself fails.
      errorElement: (
        <main className="gh">
          <ErrorPage />
        </main>
      ),
      children: [
        {
          id: SESSION_ROUTE,
          // Asked again when a page asks for it, after signing in, and not on the way from page to page.
          loader: () => loadSession(api),
          children: [
            {
              errorElement: <ErrorPage />,
              children: PAGE_ROUTES.map((page) => keepThroughOtherTabs(page(api))),
            },
          ],
        },
      ],
    },
  ];
}
