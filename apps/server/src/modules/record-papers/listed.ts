/** Each once, as one cell of a table. */
export function listedOnce(texts: Iterable<string>): string {
  return [...new Set(texts)].filter((text) => text !== '').join('; ')
}
