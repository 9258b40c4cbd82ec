import type { Dictionary } from '../fields/dictionary.ts'

/** What a file says of itself (title, company, author): elements with plain text instead of paragraphs. */
export type PropertiesPart = { name: string; pieces: readonly PropertyPiece[] }
type PropertyPiece = { kind: 'text'; bytes: Uint8Array } | { kind: 'value'; path: string }

const TAG = /\{([^{}<>]*)\}/g
const SPACES = /[ \u00a0]+/g

/**
 * Null when the part names no field of the dictionary: then it is copied as it is. Braces that name none are the
 * author's own words here, for nobody fills in properties to make a template.
 */
export function compileProperties(xml: string, name: string, dictionary: Dictionary): PropertiesPart | null {
  const paths = new Map(dictionary.flatMap(({ kind, path }) => (kind === 'value' ? [[path, path]] : [])))
  const pieces: PropertyPiece[] = []
  let from = 0
  for (const { index, 0: tag, 1: inside = '' } of xml.matchAll(TAG)) {
    const path = paths.get(inside.replace(SPACES, ''))
    if (path === undefined) continue
    pieces.push({ kind: 'text', bytes: Buffer.from(xml.slice(from, index)) }, { kind: 'value', path })
    from = index + tag.length
  }
  if (pieces.length === 0) return null
  return { name, pieces: [...pieces, { kind: 'text', bytes: Buffer.from(xml.slice(from)) }] }
}
