/** The deepest body of the contract has a quarter of this. */
const DEPTH_MAX = 32

const QUOTE = 34
const BACKSLASH = 92
const OPENING = new Set([91, 123])
const CLOSING = new Set([93, 125])

/** Asked before parsing: what walks a parsed value calls itself once a level, and so many levels would end its stack. */
export function isTooDeep(json: string): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at)
    if (isInText) {
      if (code === BACKSLASH) at += 1
      else if (code === QUOTE) isInText = false
    } else if (code === QUOTE) isInText = true
    else if (OPENING.has(code)) depth += 1
    else if (CLOSING.has(code)) depth -= 1
    if (depth > DEPTH_MAX) return true
  }
  return false
}
