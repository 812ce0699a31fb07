import { changePreferences } from "@gifthearth/client";
import { CATEGORIES, type GiftCategory } from "@gifthearth/core";
import type { Preferences } from "@gifthearth/core/contract";
import { categoryName, useHost } from "@gifthearth/widgets";
import { useRevalidator } from "react-router";
import { BudgetFields, budgetOf } from "../../account/budget-fields.tsx";
import { Submit } from "../../account/fields.tsx";
import { Form } from "../../account/form.tsx";
import { LoadFailure } from "../../account/load-failure.tsx";
import { useForm } from "../../account/use-form.ts";

/** What has no category of its own can't be anybody's favorite. */
const CHOICES: readonly GiftCategory[] = CATEGORIES.filter((category) => category !== "misc");

/** What the user's searches begin with, and which kinds of gifts come first. */
export function GiftPreferences({ preferences }: { readonly preferences: Preferences | null }) {
  const { api, notify } = useHost();
  const { revalidate } = useRevalidator();
  const state = useForm({
    async send(values) {
      const chosen = values.getAll("category");
      const favoriteCategories = CHOICES.filter((category) => chosen.includes(category));
      await changePreferences(api, { favoriteCategories, ...budgetOf(values) });
      await revalidate();
      notify({ kind: "success", text: "Your preferences are saved" });
    },
  });
  return (
    <section className="card panel" aria-labelledby="preferences-heading">
      <h2 id="preferences-heading">Gift Preferences</h2>
      {preferences === null ? (
        <LoadFailure message="Your preferences could not be loaded" />
      ) : (
        <Form state={state}>
          <fieldset className="choices">
            <legend className="gh-label">Favorite categories</legend>
            {CHOICES.map((category) => (
              <label key={category} className="choice">
                <input
                  type="checkbox"
                  name="category"
                  value={category}
                  defaultChecked={preferences.favoriteCategories.includes(category)}
                />{" "}
                {categoryName(category)}
              </label>
            ))}
          </fieldset>
          <p className="gh-muted">Recommendations show more of these, where they fit the person.</p>
          <BudgetFields min={preferences.budgetMin} max={preferences.budgetMax} errorOf={state.errorOf} />
          <p className="gh-muted">
            New searches and new people start with this price range, and reminders keep to it.
          </p>
          <Submit sending={state.sending} sendingText="Saving...">
            Save Changes
          </Submit>
        </Form>
      )}
    </section>
  );
}
