import type { GiftRequest, Ingredient } from "@gifthearth/core";
import { avoidedBy } from "@gifthearth/core/recommend";

interface TellingName {
  readonly names: RegExp;
  /** Parts of a name that hold such a word and mean something else. */
  readonly except: RegExp;
}

const IMITATION = /\b(?:vegan|faux|synthetic|artificial|imitation)\s+\w+/gi;

/** What a gift is plainly made of, as its name tells; what names don't tell is left to the prompt. */
const TELLING_NAMES: Partial<Record<Ingredient, TellingName>> = {
  alcohol: {
    names:
      /\b(?:alcohol\w*|wines?|beers?|ales?|whisk(?:e)?ys?|bourbon|scotch|gins?|vodka|rum|tequila|mezcal|brandy|cognac|champagne|prosecco|liqueurs?|sake|mead|cocktails?|sommelier|home ?brew\w*|brewery|distillery|hip flask)\b/i,
    except:
      /\b(?:non-?alcoholic|alcohol-free|zero-proof)\s+\w+|\balcohol (?:inks?|markers?)|\b(?:root|ginger) (?:beer|ale)|\bgin rummy|\bscotch tape/gi,
  },
  nuts: {
    names:
      /\b(?:nuts?|peanuts?|almonds?|hazelnuts?|walnuts?|cashews?|pistachios?|pecans?|macadamias?|pralines?|marzipan|nougat|nutella|gianduja)\b/i,
    except:
      /\bnut-free\b|\bnuts and bolts|\bwalnut(?: wood)? (?:\w+ )?(?:board|box|stand|tray|frame|case|shelf)/gi,
  },
  meat: {
    names:
      /\b(?:meats?|beef|pork|bacon|hams?|salami|sausages?|jerky|steaks?|prosciutto|chorizo|charcuterie|biltong)\b/i,
    except: /\b(?:vegan|vegetarian|plant-based|meatless|mushroom)\s+\w+|\bham radio/gi,
  },
  dairy: {
    names: /\b(?:cheeses?|fondue|butter|yogh?urt|raclette|milk chocolates?)\b/i,
    except: /\b(?:vegan|dairy-free|plant-based|oat)\s+\w+|\b(?:nut|peanut|almond|body|shea|cocoa) butter/gi,
  },
  caffeine: {
    names: /\b(?:coffees?|espressos?|cold brew|matcha|black tea|energy drinks?)\b/i,
    except: /\b(?:decaf\w*|caffeine-free)\s+\w+|\bcoffee[- ]table/gi,
  },
  sugar: {
    names: /\b(?:cand(?:y|ies)|chocolates?|truffles?|caramels?|fudge|toffee|honey|maple syrup|sweets)\b/i,
    except: /\b(?:sugar-free|unsweetened)\s+\w+|\bhoneycomb/gi,
  },
  perfume: {
    names:
      /\b(?:perfumes?|colognes?|scented|fragrances?|incense|essential oils?|diffusers?|eau de \w+|potpourri)\b/i,
    except: /\b(?:fragrance|perfume)-free\b/gi,
  },
  pork: { names: /\b(?:pork|bacon|hams?|salami|prosciutto|chorizo|lard)\b/i, except: /\bham radio/gi },
  fish: {
    names:
      /\b(?:fish|salmon|tuna|anchov(?:y|ies)|sardines?|caviar|oysters?|prawns?|shrimps?|lobsters?|crab)\b/i,
    except: /\bfish(?:ing|erman\w*)|\bfish (?:tank|bowl|print)|\bcrab apple/gi,
  },
  egg: {
    names: /\b(?:eggs?|mayonnaise|meringues?)\b/i,
    except: /\begg (?:cup|timer)|\beaster egg (?:hunt|cup)/gi,
  },
  gluten: {
    names:
      /\b(?:bread|sourdough|pasta|cookies?|biscuits?|cakes?|cupcakes?|brownies?|pretzels?|crackers?|panettone|ramen)\b/i,
    except: /\bgluten-free\s+\w+|\bcake (?:stand|tin|pan)|\bbread (?:knife|board|box|bin)/gi,
  },
  gelatine: {
    names: /\b(?:marshmallows?|gumm(?:y|ies)(?: bears?)?|jell(?:o|ies))\b/i,
    except: /\bvegan\s+\w+/gi,
  },
  honey: { names: /\b(?:honey|mead|beeswax)\b/i, except: /\bhoneycomb blind/gi },
  leather: { names: /\b(?:leather|suede|sheepskin)\b/i, except: IMITATION },
  wool: {
    names: /\b(?:wool|woolen|merino|cashmere|alpaca)\b/i,
    except: /\bsteel wool|\b(?:vegan|faux|synthetic|imitation)\s+\w+/gi,
  },
  silk: { names: /\bsilk\b/i, except: IMITATION },
  feathers: {
    names: /\b(?:feathers?|goose down|duck down|down (?:jacket|vest|pillow|duvet))\b/i,
    except: IMITATION,
  },
};

/** Whether a gift of that name is ruled out for the person; see {@link createRuling}. */
export type Ruling = (name: string) => boolean;

/**
 * What the notes and the age rule out, as far as a gift's own name shows it: a model that was told of an
 * allergy may forget it.
 */
export function createRuling(request: GiftRequest): Ruling {
  const telling = [...avoidedBy(request)].flatMap((ingredient) => TELLING_NAMES[ingredient] ?? []);
  return (name) => telling.some(({ names, except }) => names.test(name.replace(except, " ")));
}

/** Money in another form is no idea, and what a forged answer asks for first. */
const MONEY =
  /\b(?:(?:e-?)?gift (?:cards?|codes?|vouchers?|certificates?)|gutscheinkarten?|prepaid (?:\w+ )?cards?|(?:bitcoins?|crypto(?:currenc(?:y|ies))?)(?= (?:wallets?|vouchers?|codes?|cards?|tokens?|coins?|gifts?|starter)\b|$)|cash (?:gifts?|prizes?|envelopes?|cards?)|bank transfers?|wire transfers?)\b|\bcash$/i;

/** Whether a gift of that name is money: a card, a code, cash. */
export function isMoney(name: string): boolean {
  return MONEY.test(name);
}
