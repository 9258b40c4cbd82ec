import { lexer, type MarkedToken, type Token } from 'marked'
import { typeset } from '../../../lib/typeset.ts'
import { isDrawable } from './drawable.ts'

/** The tree of a text; null: it is shown as it is typed. */
export function parseMarkdown(text: string): readonly Token[] | null {
  if (!isDrawable(text)) return null
  try {
    return lexer(text, { gfm: true })
  } catch (error) {
    // Marks nested deeper than the stack: the words are still there to be read.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** One of the parser's own kinds: no extension adds others. */
export function isMarked(token: Token): token is MarkedToken {
  return KINDS.has(token.type)
}

const KINDS: ReadonlySet<string> = new Set<MarkedToken['type']>([
  ...(['blockquote', 'br', 'code', 'codespan', 'def', 'del', 'em', 'escape', 'heading', 'hr'] as const),
  ...([
    'html',
    'image',
    'link',
    'list',
    'list_item',
    'paragraph',
    'space',
    'strong',
    'table',
    'text',
  ] as const),
])

const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: '\u00a0',
  laquo: '«',
  raquo: '»',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
}

/** «&nbsp;» and the like: the parser leaves them to HTML, which is never made here. */
export function plainText(text: string): string {
  return typeset(text.replace(/&([a-z]+);/g, (whole, name: string) => ENTITIES[name] ?? whole))
}
