/** Stands where the font has no letter: a paper says that something is not shown. */
const UNKNOWN = '\u25a1'
const LETTER = /\P{ASCII}/gu
/** Seen by nobody, hence drawn by nobody. */
const UNSEEN = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|[\ufe00-\ufe0f]/gu
/** A word longer than a line is cut, as Word cuts it; a line to write on is not. */
const LONG_WORD = /[^\s_\u00a0\u200b]{60,}/g
const PIECE = /.{24}/gsu
const CUT_HERE = '\u200b'
/** «И.И. Иванов», «№ 12»: a name and a number stay in one line. */
const INITIALS =
  /(?<=(?:^|[\s(«„])\p{Lu}\.\p{Lu}\.) (?=\p{Lu}\p{Ll})|(?<=\p{Lu}\p{Ll}+) (?=\p{Lu}\.(?:\p{Lu}\.)?(?:[\s,.;:)»]|$))/gu
const TIE = '\u00a0'

/** The text of a value or of the paper as the press can set it: nothing in it stops the press. */
export function printable(hasLetter: (codePoint: number) => boolean): (text: string) => string {
  const known = new Map<string, string>()
  const shown = (letter: string): string => {
    const found = known.get(letter)
    if (found !== undefined) return found
    const answer = hasLetter(letter.codePointAt(0) ?? 0) || letter === CUT_HERE ? letter : UNKNOWN
    known.set(letter, answer)
    return answer
  }
  return (text) =>
    text
      .replace(UNSEEN, '')
      .replace(LETTER, shown)
      .replace(INITIALS, TIE)
      .replace(LONG_WORD, (word) => word.replace(PIECE, `$&${CUT_HERE}`))
}
