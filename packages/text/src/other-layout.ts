const LATIN = 'qwertyuiop[]asdfghjkl;\'zxcvbnm,.`{}:"<>~'
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюёхъжэбюё'

const TO_CYRILLIC = keyMap(LATIN, CYRILLIC)
const TO_LATIN = keyMap(CYRILLIC, LATIN)

/** What the same keys say in the other layout of the keyboard, in lower case; null: the text is of both alphabets, or of none. */
export function otherLayout(text: string): string | null {
  const typed = text.toLowerCase()
  const hasLatin = /[a-z]/.test(typed)
  const hasCyrillic = /[а-яё]/.test(typed)
  if (hasLatin === hasCyrillic) return null
  const keys = hasLatin ? TO_CYRILLIC : TO_LATIN
  return Array.from(typed, (one) => keys.get(one) ?? one).join('')
}

/** Of a letter that stands on two keys, the first. */
function keyMap(from: string, to: string): ReadonlyMap<string, string> {
  const keys = new Map<string, string>()
  for (const [at, one] of Array.from(from).entries()) if (!keys.has(one)) keys.set(one, to.charAt(at))
  return keys
}
