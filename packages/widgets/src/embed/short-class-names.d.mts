export function shortClassNames(): {
  readonly name: string;
  transform(code: string, id: string): null;
  renderChunk(code: string): string;
};
