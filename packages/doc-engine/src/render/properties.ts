import type { Scope } from '../fields/scope.ts'
import { textMarkup } from '../parse/operations.ts'
import type { PropertiesPart } from '../parse/properties.ts'
import { type MadePart, storedPart } from '../zip/write.ts'
import type { XmlWriter } from './writer.ts'

const SPACES = /\s+/g
/** Of no use after the spaces are joined: a property has no line breaks. */
const MARKUP = textMarkup('')
const NO_BREAK_HYPHEN = '\u2011'

/** So short that packing would cost more than it saves. A missing fact leaves its place empty: nobody fills it by hand. */
export function renderProperties(
  { name, pieces }: PropertiesPart,
  scope: Scope,
  writer: XmlWriter,
): MadePart {
  writer.begin()
  for (const piece of pieces) {
    if (piece.kind === 'text') {
      writer.bytes(piece.bytes)
      continue
    }
    const value = scope.get(piece.path)
    if (typeof value === 'string')
      writer.text(value.replace(SPACES, ' ').replaceAll(NO_BREAK_HYPHEN, '-'), MARKUP)
  }
  return storedPart(name, Buffer.from(writer.written()))
}
