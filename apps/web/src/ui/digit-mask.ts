/** What has been typed, in the shape of the mask: `0` is any digit, all else stands as it is. */
export function fitToMask(mask: string, typed: string): string {
  let shown = ''
  let due = ''
  let at = 0
  for (const place of mask) {
    if (at >= typed.length) break
    if (place === '0') {
      while (at < typed.length && !isDigit(typed[at])) at += 1
      const digit = typed[at]
      if (digit === undefined) break
      shown += due + digit
      due = ''
      at += 1
    } else if (typed[at] === place) {
      shown += due + place
      due = ''
      at += 1
    } else due += place
  }
  return shown
}

/** Of a date and of a time of day: a single digit that a sign follows is a number of two, «9:30» is «09:30». */
export function withLeadingZeros(typed: string): string {
  return typed.replace(/(?<!\d)\d(?=[.:/-])/g, '0$&')
}

function isDigit(sign: string | undefined): boolean {
  return sign !== undefined && sign >= '0' && sign <= '9'
}

/** What has come into a field at its caret: typed, pasted or filled in by the browser; `head` and `tail` were there before. */
export function cameIn(
  before: string,
  after: string,
  caret: number,
): { head: string; text: string; tail: string } {
  const tail = after.slice(caret)
  const stayed = Math.max(0, before.length - tail.length)
  let from = 0
  while (from < Math.min(caret, stayed) && before[from] === after[from]) from += 1
  return { head: after.slice(0, from), text: after.slice(from, caret), tail }
}
