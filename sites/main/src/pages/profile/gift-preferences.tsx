import { Preview } from "./preview.tsx";

const CATEGORIES = ["Technology", "Books", "Fashion", "Home", "Outdoors", "Food & Drink"];

export function GiftPreferences() {
  return (
    <Preview id="preferences" heading="Gift Preferences" what="Gift preferences">
      <fieldset className="choices">
        <legend className="gh-label">Favorite categories</legend>
        {CATEGORIES.map((category) => (
          <label key={category} className="choice">
            <input type="checkbox" disabled /> {category}
          </label>
        ))}
      </fieldset>
      <label className="gh-field">
        <span className="gh-label">Price range</span>
        <select className="gh-input" disabled>
          <option>$25-$50</option>
        </select>
      </label>
      <label className="gh-field">
        <span className="gh-label">Default charity</span>
        <select className="gh-input" disabled>
          <option>The charities of the month</option>
        </select>
      </label>
    </Preview>
  );
}
