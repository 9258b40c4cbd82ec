/** An abbreviation or initials keep their capitals: «ИНН», «IT-директор», «Н-1», «А. П. Чехов». */
const ORDINARY_START = /^\p{Lu}(?:\p{Ll}|\s+\P{Lu}|\.\s?\p{Ll})/u

/** For a sentence that goes on: «Укажите город» → «укажите город», «И.о. директора» → «и.о. директора». */
export function lowerFirst(text: string): string {
  return ORDINARY_START.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
