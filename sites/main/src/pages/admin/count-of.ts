/** "1 line", "1,200 lines", "3 searches". @param several where it isn't the one with an s */
export function countOf(count: number, thing: string, several = `${thing}s`): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? thing : several}`;
}
