import { createHash } from "node:crypto";
import type { ReportLine } from "./line.ts";

/** What makes two lines the same purchase; names are left out, which another encoding may write otherwise. */
export type LineFigures = Pick<
  ReportLine,
  "productId" | "shippedOn" | "priceMinor" | "items" | "returns" | "revenueMinor" | "commissionMinor"
>;

const MODULUS = 1n << 128n;

/**
 * Tells a report by its lines alone: the sum of their hashes, which no order, encoding or delimiter changes, and in
 * which a line that stands there twice counts twice.
 */
export class Fingerprint {
  #sum = 0n;

  add(line: LineFigures): void {
    const { productId, shippedOn, priceMinor, items, returns, revenueMinor, commissionMinor } = line;
    const figures = [productId, shippedOn, priceMinor, items, returns, revenueMinor, commissionMinor];
    const hash = createHash("sha256").update(JSON.stringify(figures)).digest("hex").slice(0, 32);
    this.#sum = (this.#sum + BigInt(`0x${hash}`)) % MODULUS;
  }

  get digits(): string {
    return this.#sum.toString(16);
  }
}
