import type { GiftFinderElement } from "@gifthearth/widgets";
import { GiftFinder, ImpactScoreboard } from "@gifthearth/widgets/react";
import { useRef, useState } from "react";

/** The GiftHearth that answers. */
const SERVER: string = import.meta.env.VITE_GIFTHEARTH ?? "http://localhost:3000";

const OCCASIONS = ["Birthday", "Wedding", "Graduation"];

export function App() {
  const finder = useRef<GiftFinderElement>(null);
  const [occasion, setOccasion] = useState("Birthday");
  const [theme, setTheme] = useState<"light" | "dark">("light");
  const [isOpen, setOpen] = useState(true);
  const [news, setNews] = useState<readonly { readonly id: number; readonly text: string }[]>([]);
  const tell = (text: string) =>
    setNews((lines) => [{ id: (lines[0]?.id ?? 0) + 1, text }, ...lines].slice(0, 8));

  return (
    <main className={theme}>
      <header>
        <h1>Presents for the team</h1>
        <p>The widgets are React components here: options are props, events are handlers.</p>
      </header>
      <div className="controls">
        <label>
          Occasion{" "}
          <select value={occasion} onChange={(event) => setOccasion(event.target.value)}>
            {OCCASIONS.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => setTheme(theme === "light" ? "dark" : "light")}>
          {theme === "light" ? "Dark" : "Light"}
        </button>
        <button type="button" onClick={() => finder.current?.search()}>
          Search
        </button>
        <button type="button" onClick={() => finder.current?.reset()}>
          Start over
        </button>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          {isOpen ? "Close" : "Open"}
        </button>
      </div>
      {isOpen && (
        // Handlers and the list are new ones each time this renders; the finder stays as it is.
        <GiftFinder
          ref={finder}
          id="presents"
          className="widget"
          server={SERVER}
          theme={theme}
          occasion={occasion}
          interests={["Reading", "Cooking"]}
          budget={[20, 60]}
          headingLevel={2}
          onReady={({ version }) => tell(`ready, version ${version}`)}
          onSearch={({ interestCount, budgetMax }) =>
            tell(`searching for ${interestCount} interests up to $${budgetMax}, for: ${occasion}`)
          }
          onResults={({ count, source }) => tell(`${count} ideas (${source})`)}
          onShop={({ category, position }) => tell(`to the shop for idea ${position}, ${category}`)}
          onSave={({ category }) => tell(`saves an idea of ${category}`)}
          onError={({ code, message }) => tell(`failed: ${message} (${code})`)}
        >
          <a href={`${SERVER}/gift-finder`}>Find a present with GiftHearth</a>
        </GiftFinder>
      )}
      <section aria-labelledby="news">
        <h2 id="news">What the page hears</h2>
        <ul>
          {news.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      </section>
      <ImpactScoreboard
        className="widget"
        title="What GiftHearth has given"
        hidden={!isOpen}
        server={SERVER}
        theme={theme}
        onReady={() => tell("the board is ready")}
      />
      {/* The element itself does as well. */}
      <impact-scoreboard class="widget" server={SERVER} theme={theme} compact="">
        <a href={`${SERVER}/impact`}>See what GiftHearth has given</a>
      </impact-scoreboard>
    </main>
  );
}
