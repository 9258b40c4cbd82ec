/** A shorter word with a letter wrong is like too many others. */
const SHORTEST = 4

/**
 * The typed letters are a beginning of the word but for one place: a letter changed, left out or put in, or two
 * neighbours swapped. Both are folded. Numbers have no misprints: 12 and 13 are two orders.
 */
export function isMisprintedBeginning(typed: string, word: string): boolean {
  if (typed.length < SHORTEST || /\d/.test(typed)) return false
  const at = alikeLetters(typed, word)
  // While four letters are typed, a wrong last one leaves three: these begin half of a language.
  if (typed.length === SHORTEST && at === SHORTEST - 1) return false
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at]
  return (
    word.startsWith(typed.slice(at + 1), at + 1) ||
    word.startsWith(typed.slice(at + 1), at) ||
    word.startsWith(typed.slice(at), at + 1) ||
    (isSwapped && word.startsWith(typed.slice(at + 2), at + 2))
  )
}

function alikeLetters(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}
