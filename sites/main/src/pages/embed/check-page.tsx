import { type FormEvent, useState } from "react";
import { useSiteData } from "../../site-data.ts";

/** The rules come with the first page that is checked. */
async function check(html: string, origin: string): Promise<readonly string[]> {
  const [{ mistakesInPage }, { en }] = await Promise.all([
    import("./mistakes-in-page.ts"),
    import("@gifthearth/widgets/embed-labels"),
  ]);
  return mistakesInPage(html, origin, Object.keys(en));
}

/** Says what is wrong with somebody's page: its HTML is pasted here, and read by their own browser. */
export function CheckPage() {
  const { origin } = useSiteData();
  const [html, setHtml] = useState("");
  const [told, setTold] = useState("");
  const [mistakes, setMistakes] = useState<readonly string[]>([]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (html.trim() === "") {
      setMistakes([]);
      setTold("Paste the HTML of your page first.");
      return;
    }
    try {
      const found = await check(html, origin);
      setMistakes(found);
      setTold(found.length > 0 ? "Change this:" : "Nothing is wrong with it.");
    } catch {
      setMistakes([]);
      setTold("It couldn't be checked. Please try again.");
    }
  }

  return (
    <section className="check-page" aria-labelledby="check">
      <h2 id="check">Check my page</h2>
      <p className="gh-muted">
        Paste your page's HTML (“View page source”). Your own browser reads it; it is sent nowhere.
      </p>
      <form className="gh-field" onSubmit={submit}>
        <label className="gh-label" htmlFor="check-html">
          The HTML of your page
        </label>
        <textarea
          className="gh-input check-html"
          id="check-html"
          rows={6}
          spellCheck={false}
          autoComplete="off"
          value={html}
          onChange={({ target }) => setHtml(target.value)}
        />
        <button type="submit" className="gh-button">
          Check it
        </button>
      </form>
      <div role="status">
        {told && <p>{told}</p>}
        {mistakes.length > 0 && (
          <ul className="check-mistakes">
            {mistakes.map((mistake) => (
              <li key={mistake}>{mistake}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
