import { Newsletter, type NewsletterProps } from "@gifthearth/widgets";
import { readBrowserKey } from "./browser-key.ts";

/** The newsletter's sign-up as a part of a page. */
export function NewsletterBlock(props: Pick<NewsletterProps, "headingLevel" | "initialValues">) {
  return (
    <div className="wide section">
      <Newsletter browserKey={readBrowserKey} {...props} />
    </div>
  );
}
