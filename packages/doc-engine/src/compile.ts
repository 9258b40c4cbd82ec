import { createHash } from 'node:crypto'
import { CONTENT_TYPES, openWordPackage, partText } from './check/package.ts'
import { TemplateError } from './errors/errors.ts'
import type { Dictionary } from './fields/dictionary.ts'
import type { Scope } from './fields/scope.ts'
import type { Review } from './parse/accept-changes.ts'
import type { Operation } from './parse/operations.ts'
import { compilePart } from './parse/part.ts'
import { compileProperties, type PropertiesPart } from './parse/properties.ts'
import { typeSizes } from './parse/type-sizes.ts'
import { splitChunks } from './render/chunks.ts'
import { type Outline, outlineOf } from './render/outline.ts'
import { relationshipsName, relationshipsPart, withPng } from './render/relationships.ts'
import { type RenderedDocument, type TaggedPart, TemplateRender } from './render/template-render.ts'
import { readZip, type ZipPart } from './zip/read.ts'
import { deflatedPart, type PackedPart, type SealedParts, sealParts } from './zip/write.ts'

export type CompiledTemplate = {
  /** Of the file's content. */
  hash: string
  /** What it takes of the memory, roughly. */
  size: number
  /** Full paths of the fields the template uses, in the order of their first use. */
  tags: readonly string[]
  /** Of all its parts; tells what would be missing without making the paper. */
  outline: Outline
  /** What its authors left in the file and its papers do not show. */
  review: Review
  /** `level` is zlib's, 1 (the fastest) unless told. */
  render(scope: Scope, options?: { level?: number }): RenderedDocument
}

/** All of a compiled template but its functions: plain data and bytes, to be kept and read back. */
export type TemplateForm = Omit<CompiledTemplate, 'render'> & {
  sealed: SealedParts
  parts: readonly TaggedPart[]
  properties: readonly PropertiesPart[]
}

const STYLES = 'word/styles.xml'

/** Checks a .docx and splits it into bytes and operations; throws BadFileError or TemplateError. */
export function compileTemplate(docx: Uint8Array, dictionary: Dictionary): CompiledTemplate {
  return templateFrom(compileForm(docx, dictionary))
}

/** The same template again, without reading its file. */
export function templateFrom({ sealed, parts, properties, ...template }: TemplateForm): CompiledTemplate {
  const render = new TemplateRender(sealed, parts, properties)
  return { ...template, render: (scope, options) => render.render(scope, options?.level ?? 1) }
}

export function contentHash(docx: Uint8Array): string {
  return createHash('sha256').update(docx).digest('hex')
}

export function compileForm(
  docx: Uint8Array,
  dictionary: Dictionary,
  hash = contentHash(docx),
): TemplateForm {
  const { parts: packed, main, textParts, propertyParts } = openWordPackage(readZip(docx))
  const compiled = new Map<ZipPart, Operation[]>()
  const styles = packed.find(({ name }) => name === STYLES)
  const sizes = typeSizes(styles === undefined ? null : partText(styles))
  const tags = new Set<string>()
  const problems = []
  const review = { corrections: 0, comments: 0 }
  // The document first, so that its problems and tags come before those of its headers.
  for (const part of [main, ...[...textParts].filter((other) => other !== main)]) {
    const result = compilePart(partText(part), part.name, dictionary, sizes)
    if (result === null) continue
    problems.push(...result.problems)
    review.corrections += result.review.corrections
    review.comments += result.review.comments
    for (const path of result.paths) tags.add(path)
    compiled.set(part, result.operations)
  }
  if (problems.length > 0) throw new TemplateError(problems)
  const properties = [...propertyParts].flatMap(
    (part) => compileProperties(partText(part), part.name, dictionary) ?? [],
  )
  const written = new Set(properties.map(({ name }) => name))
  const size = [...compiled.keys()].reduce((bytes, part) => bytes + part.bytes.length, docx.byteLength)
  return {
    hash,
    size,
    tags: [...tags],
    outline: outlineOf([...compiled.values()].flat()),
    review,
    ...splitParts(
      packed.filter(({ name }) => !written.has(name)),
      compiled,
    ),
    properties,
  }
}

/** What every document of the template shares, and what is written for each. */
function splitParts(
  parts: readonly ZipPart[],
  compiled: ReadonlyMap<ZipPart, Operation[]>,
): Pick<TemplateForm, 'sealed' | 'parts'> {
  const withImages = [...compiled].filter(([, operations]) => hasImages(operations)).map(([part]) => part)
  const ownRelationships = new Set(withImages.map(({ name }) => relationshipsName(name)))
  const shared = parts
    .filter((part) => !compiled.has(part) && !ownRelationships.has(part.name))
    .toSorted((left, right) => Number(right.name === CONTENT_TYPES) - Number(left.name === CONTENT_TYPES))
    .map((part) => packedPart(part, withImages.length > 0))
  const made = [...compiled].map(([part, operations]) => ({
    name: part.name,
    chunks: splitChunks(operations),
    relationships: withImages.includes(part) ? relationshipsPart(part.name, parts) : null,
  }))
  return { sealed: sealParts(shared), parts: made }
}

function packedPart(part: ZipPart, usesPng: boolean): PackedPart {
  const bytes = part.name === CONTENT_TYPES && usesPng ? withPng(part.bytes) : part.bytes
  if (part.method === 8 && bytes === part.bytes) return { ...part, size: bytes.length }
  return deflatedPart(part.name, bytes)
}

function hasImages(operations: readonly Operation[]): boolean {
  return operations.some((operation) => {
    if (operation.kind === 'table') return hasImages(operation.rows)
    return 'body' in operation ? hasImages(operation.body) : operation.kind === 'image'
  })
}
