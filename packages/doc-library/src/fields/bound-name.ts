const HYPHEN_IN_NAME = /(?<=[\p{L}.])-(?=\p{L})/gu

/** A double surname and double initials stay in one line: «Римская‑Корсакова», «А.‑М. Фишер». */
export function boundName(name: string): string {
  return name.replace(HYPHEN_IN_NAME, '\u2011')
}
