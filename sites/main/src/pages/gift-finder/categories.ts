import { BUDGET_SLIDER, type GiftQuery } from "@gifthearth/core";

/** One sample of a category: a chip that fills the form. */
interface CategorySample {
  readonly label: string;
  readonly filling: Partial<GiftQuery>;
}

export interface Category {
  readonly title: string;
  readonly samples: readonly CategorySample[];
}

const occasion = (label: string): CategorySample => ({ label, filling: { occasion: label } });
const interest = (label: string): CategorySample => ({ label, filling: { interests: [label] } });
const budget = (label: string, budgetMin: number, budgetMax: number): CategorySample => ({
  label,
  filling: { budgetMin, budgetMax },
});

const OCCASIONS: Category = {
  title: "Popular Occasions",
  samples: ["Birthday", "Anniversary", "Graduation", "Wedding", "Baby Shower"].map(occasion),
};

const INTERESTS: Category = {
  title: "Trending Interests",
  samples: ["Eco-friendly", "Tech Gadgets", "Self-care", "Home Decor", "Cooking"].map(interest),
};

const PRICES: Category = {
  title: "Price Ranges",
  samples: [
    budget("Under $25", 0, 25),
    budget("$25-$50", 25, 50),
    budget("$50-$100", 50, 100),
    budget("$100-$200", 100, BUDGET_SLIDER.max),
    // The slider's end is open: "150-200+".
    budget("Luxury", 150, BUDGET_SLIDER.max),
  ],
};

/** "Popular Categories". */
export const CATEGORIES: readonly Category[] = [OCCASIONS, INTERESTS, PRICES];

/** The category that the address's `category` means; null without one. */
export function pickCategory(parameter: string | null): Category | null {
  if (parameter === null) return null;
  const text = parameter.toLowerCase();
  if (text.includes("interest")) return INTERESTS;
  return text.includes("price") ? PRICES : OCCASIONS;
}
