import type { Paragraph } from './paragraphs.ts'

export type TagKind = 'value' | 'open' | 'inverted' | 'close'

/** A tag in a paragraph's text: `from`..`to` with its braces. An empty path closes the innermost section. */
export type Tag = {
  kind: TagKind
  path: string
  source: string
  paragraph: Paragraph
  from: number
  to: number
  /** Order in the part. */
  index: number
}

/** Something that begins as a tag and is none. */
type BrokenTag = {
  code: 'unclosed-brace' | 'malformed-tag'
  paragraph: Paragraph
  from: number
  to: number
}

const TAG = /\{[ \u00a0]*([#^/]?)[ \u00a0]*((?:[\p{L}_][\p{L}\p{N}_. \u00a0]*)?)\}/uy
const LOOKS_LIKE_TAG = /\{[ \u00a0]*(?:[#^/]|[\p{L}_])/uy
const SPACES = /[ \u00a0]+/g

/** Finds the tags of a paragraph. A brace that does not begin a tag is text, as are several words with commas. */
export function findTags(paragraph: Paragraph, firstIndex: number): { tags: Tag[]; broken: BrokenTag[] } {
  const { text } = paragraph
  const tags: Tag[] = []
  const broken: BrokenTag[] = []
  let at = text.indexOf('{')
  let close = text.indexOf('}', at)
  while (at !== -1) {
    const found = tagAt(paragraph, at, firstIndex + tags.length)
    const next = text.indexOf('{', found?.to ?? at + 1)
    if (found !== null) tags.push(found)
    else {
      // Looked for again only when passed: a text of nothing but opening braces must not cost its square.
      if (close !== -1 && close < at) close = text.indexOf('}', at)
      const problem = brokenAt(paragraph, at, close, next)
      if (problem !== null) broken.push(problem)
    }
    at = next
  }
  return { tags, broken }
}

function tagAt(paragraph: Paragraph, from: number, index: number): Tag | null {
  TAG.lastIndex = from
  const match = TAG.exec(paragraph.text)
  const path = match?.[2]?.replace(SPACES, '') ?? ''
  const sign = match?.[1] ?? ''
  if (match === null || (path === '' && sign !== '/')) return null
  return { kind: kindOf(sign), path, source: match[0], paragraph, from, to: from + match[0].length, index }
}

function kindOf(sign: string): TagKind {
  if (sign === '#') return 'open'
  if (sign === '^') return 'inverted'
  return sign === '/' ? 'close' : 'value'
}

function brokenAt(paragraph: Paragraph, from: number, close: number, next: number): BrokenTag | null {
  const { text } = paragraph
  LOOKS_LIKE_TAG.lastIndex = from
  if (!LOOKS_LIKE_TAG.test(text)) return null
  if (close === -1 || (next !== -1 && next < close)) {
    return { code: 'unclosed-brace', paragraph, from, to: next === -1 ? text.length : next }
  }
  const inside = text.slice(from + 1, close).trim()
  const isProse = /[\s\u00a0]/.test(inside) && !/^[#^/]/.test(inside)
  return isProse ? null : { code: 'malformed-tag', paragraph, from, to: close + 1 }
}
