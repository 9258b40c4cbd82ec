/** The code of a professional standard: two digits of the field of activity, three of the number in it. */
export function isStandardCode(text: string): boolean {
  return /^\d{2}\.\d{3}$/.test(text)
}
