/** For a sentence that goes on: «Укажите город» → «укажите город». An abbreviation (ИНН, КПП) keeps its capitals. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
