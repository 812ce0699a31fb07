import { PRODUCT_NAME } from "@gifthearth/core/brand";
import { useHost } from "../host.ts";

/** Says on other people's pages whose widget it is, and leads to our site: our name alone, whatever labels a page has. */
export function Mark() {
  const { siteUrl } = useHost();
  if (siteUrl === "") return null;
  return (
    <p className="gh-mark">
      <a part="mark" href={siteUrl}>
        {PRODUCT_NAME}
      </a>
    </p>
  );
}
