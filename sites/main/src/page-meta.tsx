import { useLocation } from "react-router";
import { useSiteData } from "./site-data.ts";

interface PageMetaProps {
  /** The whole document title. */
  readonly title: string;
  /** For search engines; a page without one asks them to leave it out. */
  readonly description?: string;
}

/** What a page says of itself to browsers and search engines; React puts it into the head. */
export function PageMeta({ title, description }: PageMetaProps) {
  const { origin } = useSiteData();
  const { pathname } = useLocation();
  if (description === undefined) {
    return (
      <>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={origin + pathname.replace(/(?<=.)\/+$/, "")} />
    </>
  );
}
