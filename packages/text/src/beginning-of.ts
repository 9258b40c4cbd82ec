/** At most so many characters. A cut by positions of a string could leave half of a character, which no file name,
 * no address and no column of the database takes. */
export function beginningOf(text: string, characters: number): string {
  if (text.length <= characters) return text.toWellFormed()
  return Array.from(text.slice(0, characters * 2))
    .slice(0, characters)
    .join('')
    .toWellFormed()
}
