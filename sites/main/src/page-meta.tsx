import { useLocation } from "react-router";
import { useSiteData } from "./site-data.ts";

interface PageMetaProps {
  /** The whole document title. */
  readonly title: string;
  readonly description: string;
}

/** What a page says of itself to browsers and search engines; React puts it into the head. */
export function PageMeta({ title, description }: PageMetaProps) {
  const { origin } = useSiteData();
  const { pathname } = useLocation();
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={origin + pathname.replace(/(?<=.)\/+$/, "")} />
    </>
  );
}
