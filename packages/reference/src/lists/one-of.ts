/** The member of a closed set that the text of a data file names. */
export function memberOf<const T extends string>(allowed: readonly T[], text: string): T {
  const found = allowed.find((member) => member === text)
  if (found === undefined) throw new Error(`«${text}» is not one of ${allowed.join(', ')}`)
  return found
}
