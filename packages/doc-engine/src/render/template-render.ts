import type { Scope } from '../fields/scope.ts'
import type { PropertiesPart } from '../parse/properties.ts'
import { crc32, crcAfter } from '../zip/crc.ts'
import { assembleZip, type MadePart, type SealedParts, storedPart } from '../zip/write.ts'
import { type Chunk, deflateChunk } from './chunks.ts'
import { DocumentImages, PartImages } from './images.ts'
import { renderProperties } from './properties.ts'
import type { RelationshipsPart } from './relationships.ts'
import { PartRender, type PrintedValue } from './run-operations.ts'
import { XmlWriter } from './writer.ts'

export type RenderedDocument = {
  bytes: Buffer
  /** Full paths of the facts rendered as a line to fill in by hand. */
  missing: readonly string[]
  /** Where in the main part its values stand, in their order. */
  values: readonly PrintedValue[]
}

const MAIN = 'word/document.xml'

/** A part with tags; `relationships` when it shows pictures. */
export type TaggedPart = {
  name: string
  chunks: readonly Chunk[]
  relationships: RelationshipsPart | null
}

// Rendering is synchronous from the first byte to the copy into the archive, so one buffer serves every template.
const writer = new XmlWriter()

export class TemplateRender {
  private readonly sealed: SealedParts
  private readonly parts: readonly TaggedPart[]
  private readonly properties: readonly PropertiesPart[]

  constructor(sealed: SealedParts, parts: readonly TaggedPart[], properties: readonly PropertiesPart[]) {
    this.sealed = sealed
    this.parts = parts
    this.properties = properties
  }

  render(scope: Scope, level: number): RenderedDocument {
    const missing = new Set<string>()
    const images = new DocumentImages()
    const made: MadePart[] = []
    const values: PrintedValue[] = []
    for (const part of this.parts) {
      const partImages = new PartImages(images, part.relationships?.idPrefix ?? '')
      const rendered = renderPart(part, new PartRender(scope, writer, missing, partImages), level)
      made.push(rendered.made)
      if (part.name === MAIN) values.push(...rendered.values)
      if (part.relationships !== null) made.push(relationships(part.relationships, partImages))
    }
    for (const part of this.properties) made.push(renderProperties(part, scope, writer))
    return { bytes: assembleZip(this.sealed, [...made, ...images.parts()]), missing: [...missing], values }
  }
}

function renderPart({ name, chunks }: TaggedPart, part: PartRender, level: number) {
  const packed: Uint8Array[] = []
  const values: PrintedValue[] = []
  let crc = 0
  let size = 0
  let before: Uint8Array | undefined
  chunks.forEach((chunk, index) => {
    if (chunk.kind === 'fixed') {
      packed.push(chunk.deflated)
      crc = crcAfter(crc, chunk.crc, chunk.crcShift)
      size += chunk.size
      before = chunk.tail
      return
    }
    writer.begin()
    values.push(...part.stretch(chunk.operations, size))
    const bytes = writer.written()
    packed.push(deflateChunk(bytes, { level, isLast: index === chunks.length - 1, before }))
    crc = crc32(bytes, crc)
    size += bytes.length
    before = undefined
  })
  const made: MadePart = { name, method: 8, crc, size, packed }
  return { made, values }
}

function relationships({ name, before, after }: RelationshipsPart, images: PartImages): MadePart {
  return storedPart(name, Buffer.from(before + images.relationships() + after))
}
