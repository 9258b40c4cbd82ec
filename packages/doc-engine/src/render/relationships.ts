import { readRelationships } from '../check/relationships.ts'
import { BadFileError } from '../errors/errors.ts'
import type { ZipPart } from '../zip/read.ts'

/** The relationships of a part that shows pictures: what it had, and a place to add the pictures of a document. */
export type RelationshipsPart = { name: string; before: string; after: string; idPrefix: string }

const EMPTY =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>'
const END_TAG = '</Relationships>'
const PNG_TYPE = '<Default Extension="png" ContentType="image/png"/>'

/** `word/document.xml` → `word/_rels/document.xml.rels` */
export function relationshipsName(part: string): string {
  const slash = part.lastIndexOf('/') + 1
  return `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`
}

export function relationshipsPart(partName: string, parts: readonly ZipPart[]): RelationshipsPart {
  const name = relationshipsName(partName)
  const part = parts.find((other) => other.name === name)
  const xml = part === undefined ? EMPTY : openForm(part.bytes.toString('utf8'))
  const end = xml.lastIndexOf(END_TAG)
  if (end === -1) throw new BadFileError('bad-xml', `Файл повреждён: часть «${name}» не читается.`)
  const taken = part === undefined ? [] : readRelationships(part).map(({ id }) => id)
  return { name, before: xml.slice(0, end), after: xml.slice(end), idPrefix: freePrefix(taken) }
}

/** Adds the type of PNG pictures to `[Content_Types].xml` unless it is there. */
export function withPng(contentTypes: Buffer): Buffer {
  const xml = contentTypes.toString('utf8')
  if (/Extension="png"/i.test(xml)) return contentTypes
  return Buffer.from(xml.replace(/<Types\b[^>]*>/, (tag) => tag + PNG_TYPE))
}

function openForm(xml: string): string {
  return xml.replace(/<Relationships\b([^>]*)\/>\s*$/, `<Relationships$1>${END_TAG}`)
}

function freePrefix(taken: readonly string[]): string {
  let prefix = 'rIdImage'
  while (taken.some((id) => id.startsWith(prefix))) prefix += 'N'
  return prefix
}
