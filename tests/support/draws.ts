/**
 * How often what is drawn at random is drawn: a few times with the others, and by `DRAWS=50` (as `npm run test:deep`
 * sets it) so many times as often.
 */
export function draws(few: number): number {
  return few * Number(process.env.DRAWS ?? 1);
}
