/** What papers are nearly all made of: seen letters, which a font has where it has these few of them. */
const PLAIN = /^[ -~\u00a0«»—–№А-Яа-яЁё]*$/
const FEW = '\u00a0«»—–№АЯаяЁё'
/** Stands where the font has no letter: a paper says that something is not shown. */
const UNKNOWN = '\u25a1'
const LETTER = /\P{ASCII}/gu
/** Seen by nobody, hence drawn by nobody. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Cf}]|[\ufe00-\ufe0f]/gu
/** Accents above accents: the first few are seen. */
const PILE = /(\p{M}{4})\p{M}+/gu
/** Blanks that no line is long enough for hang over its end, all of them. */
const VOID = /([^\S\n]{100})[^\S\n]+/g
/** A word longer than a line is cut, as Word cuts it; a line to write on and words tied together are not, unless nobody has such paper. */
const LONG_WORD = /[^\s_\u00a0\u200b]{60,}|[\S\u00a0\u2007\u202f]{160,}/g
const PIECE = /.{24}/gsu
/** Nobody sees it. */
export const CUT_HERE = '\u200b'
/** «И.И. Иванов», «Иванов И.»: a name stays in one line. The space goes first: looking back is dear where a word is endless. */
const INITIALS =
  / (?:(?<=(?:^|[\s(«„])\p{Lu}\.\p{Lu}\. )(?=\p{Lu}\p{Ll})|(?<=\p{Lu}\p{Ll}+ )(?=\p{Lu}\.(?:\p{Lu}\.)?(?:[\s,.;:)»]|$)))/gu
const TIE = '\u00a0'

/** The text of a value or of the paper as the press can set it: nothing in it stops the press. */
export function printableBy(hasLetter: (codePoint: number) => boolean): (text: string) => string {
  const known = new Map<string, string>()
  const shown = (letter: string): string => {
    const found = known.get(letter)
    if (found !== undefined) return found
    const answer = hasLetter(letter.codePointAt(0) ?? 0) || letter === CUT_HERE ? letter : UNKNOWN
    known.set(letter, answer)
    return answer
  }
  const hasPlain = [...FEW].every((letter) => hasLetter(letter.codePointAt(0) ?? 0))
  const drawn = (text: string): string =>
    hasPlain && PLAIN.test(text)
      ? text.replace(VOID, '$1')
      : text.replace(UNSEEN, '').replace(PILE, '$1').replace(VOID, '$1').replace(LETTER, shown)
  return (text) =>
    drawn(text)
      .replace(INITIALS, TIE)
      .replace(LONG_WORD, (word) => word.replace(PIECE, `$&${CUT_HERE}`))
}
