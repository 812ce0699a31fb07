import { plainText } from "@gifthearth/core";
import { z } from "@hono/zod-openapi";
import { webAddress } from "../feed/product.ts";

/** A question to Channel3's search. */
export interface Channel3Question {
  readonly query: string;
  /** In whole units of the currency. */
  readonly price: readonly [low: number, high: number];
  readonly country: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly language: string;
}

/** What one shop has of a product. */
export interface Channel3Offer {
  readonly productId: string;
  readonly title: string;
  readonly brand: string;
  /** The shop's domain. */
  readonly shop: string;
  readonly price: { readonly amount: number; readonly currency: string };
  readonly link: string;
  readonly imageUrl: string | null;
}

/** Visitors wait for it, milliseconds. */
const PATIENCE = 1_500;
const MOST_BYTES = 1_000_000;
/** Products asked for. */
const MOST_PRODUCTS = 20;
/** A longer link would make addresses of ours that not every browser takes. */
const LONGEST_LINK = 1_200;

/** Why there is no answer; no key is in it. */
export class Channel3Error extends Error {
  override readonly name = "Channel3Error";
}

/**
 * Asks `POST /v1/search`, once.
 * @returns offers that are in stock, in that currency; what can't be read of an answer is left out
 * @throws {Channel3Error}
 */
export async function searchChannel3(
  { token, baseUrl }: { readonly token: string; readonly baseUrl: string },
  { query, price: [low, high], country, currency, language }: Channel3Question,
): Promise<readonly Channel3Offer[]> {
  const price = { min_price: low, max_price: high };
  const body = {
    query,
    filters: { price, availability: ["InStock", "LimitedAvailability"], condition: "new" },
    limit: MOST_PRODUCTS,
    country,
    currency,
    language,
  };
  const text = await send(`${baseUrl}/v1/search`, token, JSON.stringify(body));
  const answer = answerSchema.safeParse(parse(text));
  if (!answer.success) throw new Channel3Error("It answered with something that has no list of products.");
  return answer.data.products.flatMap((product) => offersOf(product, currency));
}

async function send(url: string, token: string, body: string): Promise<string> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "x-api-key": token, "Content-Type": "application/json", Accept: "application/json" },
      body,
      // Elsewhere is nobody whom we know: our key doesn't go there.
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!response.ok) {
      await response.body?.cancel();
      const hint = [401, 403].includes(response.status) ? " Please check CHANNEL3_API_KEY." : "";
      throw new Channel3Error(`It answered ${response.status}.${hint}`);
    }
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const bytes of response.body ?? []) {
      size += bytes.length;
      if (size > MOST_BYTES) throw new Channel3Error("It answered with more than can be read.");
      parts.push(bytes);
    }
    return Buffer.concat(parts).toString("utf8");
  } catch (cause) {
    if (cause instanceof Channel3Error) throw cause;
    throw new Channel3Error("It can't be reached, or took too long.", { cause });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// What isn't as documented is left out by itself, so that one strange product spoils no others.
const offerSchema = z.object({
  domain: z.string(),
  url: z.string(),
  availability: z.enum(["InStock", "LimitedAvailability"]),
  // Its first version called the amount a price.
  price: z.union([
    z.object({ amount: z.number(), currency: z.string() }),
    z
      .object({ price: z.number(), currency: z.string() })
      .transform((told) => ({ amount: told.price, currency: told.currency })),
  ]),
});
const productSchema = z.object({
  id: z.string().regex(/^[\w-]{1,80}$/),
  title: z.string(),
  brands: z.array(z.object({ name: z.string() })).catch([]),
  images: z.array(z.object({ url: z.string(), is_main_image: z.boolean().nullish() })).catch([]),
  offers: z.array(z.unknown()),
});
const answerSchema = z.object({ products: z.array(z.unknown()) });

function offersOf(given: unknown, currency: string): readonly Channel3Offer[] {
  const product = productSchema.safeParse(given);
  if (!product.success) return [];
  const { id, title, brands, images, offers } = product.data;
  const name = plainText(title, 160);
  if (!/\p{L}/u.test(name)) return [];
  const image = images.find(({ is_main_image: isMain }) => isMain) ?? images[0];
  const imageUrl = image && webAddress(image.url);
  return offers.slice(0, MOST_PRODUCTS).flatMap((one) => {
    const offer = offerSchema.safeParse(one);
    if (!offer.success) return [];
    const { domain, url, price } = offer.data;
    const link = webAddress(url);
    const shop = domain.toLowerCase().replace(/^www\./, "");
    const { amount } = price;
    if (!link?.startsWith("https:") || link.length > LONGEST_LINK) return [];
    if (!/^[a-z\d-]{1,63}(\.[a-z\d-]{1,63})+$/.test(shop)) return [];
    if (price.currency !== currency || !(amount > 0 && amount < 1_000_000)) return [];
    const brand = plainText(brands.map((told) => told.name).join(" "), 80);
    return { productId: id, title: name, brand, shop, price, link, imageUrl: imageUrl || null };
  });
}
