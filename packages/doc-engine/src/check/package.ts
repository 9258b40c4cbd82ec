import { SaxesParser } from 'saxes'
import { BadFileError } from '../errors/errors.ts'
import { refuseDoctype } from '../parse/elements.ts'
import type { ZipPart } from '../zip/read.ts'
import { refuseOutsideContent } from './outside-content.ts'
import { checkRelationships, type Relationship, readRelationships } from './relationships.ts'

export const CONTENT_TYPES = '[Content_Types].xml'
const ROOT_RELATIONSHIPS = '_rels/.rels'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.'
const MAIN_TYPE = `${WORD}document.main+xml`
const TEXT_TYPES = new Set([
  MAIN_TYPE,
  ...['header', 'footer', 'footnotes', 'endnotes', 'comments'].map((kind) => `${WORD}${kind}+xml`),
])

const PROPERTY_TYPES = new Set([
  'application/vnd.openxmlformats-package.core-properties+xml',
  'application/vnd.openxmlformats-officedocument.extended-properties+xml',
])

const MAX_TYPES_BYTES = 1024 * 1024
const XML_NAME = /\.(?:xml|rels|vml)$/i
const MACRO_NAME = /vba(?:project|data)[^/]*$/i

/** A checked package: which part is the document, which parts may hold tags, and which say what the file is. */
type DocxPackage = {
  parts: readonly ZipPart[]
  main: ZipPart
  textParts: ReadonlySet<ZipPart>
  propertyParts: ReadonlySet<ZipPart>
}

/** Refuses what is no plain Word document or could reach out of it. */
export function openWordPackage(parts: readonly ZipPart[]): DocxPackage {
  const types = readContentTypes(parts)
  refuseMacros(parts, types)
  for (const part of parts) {
    if (XML_NAME.test(part.name)) checkXml(part)
    if (part.name.toLowerCase().endsWith('.rels')) checkRelationships(part)
    else if (XML_NAME.test(part.name)) refuseOutsideContent(part)
  }
  const main = mainPart(parts)
  if (main === null || types.get(partKey(main.name)) !== MAIN_TYPE) throw notDocx()
  const partsOf = (kinds: ReadonlySet<string>) =>
    new Set(parts.filter((part) => kinds.has(types.get(partKey(part.name)) ?? '')))
  return { parts, main, textParts: partsOf(TEXT_TYPES), propertyParts: partsOf(PROPERTY_TYPES) }
}

/** Decodes a part; Office writes UTF-8, and anything else could hide from the checks. */
export function partText(part: ZipPart): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(part.bytes)
  } catch (error) {
    throw badEncoding(part, error)
  }
}

function readContentTypes(parts: readonly ZipPart[]): Map<string, string> {
  const part = parts.find(({ name }) => name === CONTENT_TYPES)
  if (part === undefined || part.bytes.length > MAX_TYPES_BYTES) throw notDocx()
  const defaults = new Map<string, string>()
  const overrides = new Map<string, string>()
  const parser = new SaxesParser({ xmlns: true })
  parser.on('doctype', () => refuseDoctype(part.name))
  parser.on('opentag', ({ local, attributes }) => {
    const type = attributes.ContentType?.value ?? ''
    if (local === 'Default') defaults.set(attributes.Extension?.value.toLowerCase() ?? '', type)
    if (local === 'Override') overrides.set(partKey(attributes.PartName?.value ?? ''), type)
  })
  try {
    parser.write(partText(part)).close()
  } catch (error) {
    if (error instanceof BadFileError) throw error
    throw notDocx(error)
  }
  return new Map(
    parts.map(({ name }) => {
      const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
      return [partKey(name), overrides.get(partKey(name)) ?? defaults.get(extension) ?? '']
    }),
  )
}

function refuseMacros(parts: readonly ZipPart[], types: ReadonlyMap<string, string>): void {
  const hasMacroType = [...types.values()].some((type) => /macroEnabled|vbaProject|vbaData/i.test(type))
  if (hasMacroType || parts.some(({ name }) => MACRO_NAME.test(name))) {
    throw new BadFileError('macros', 'В файле есть макросы. Сохраните его в формате .docx, без макросов.')
  }
}

/** Entities need a DOCTYPE, and no Office part has one, so its mere mention is enough to refuse. */
function checkXml(part: ZipPart): void {
  const { bytes } = part
  if (
    bytes.includes(0) ||
    (bytes[0] === 0xff && bytes[1] === 0xfe) ||
    (bytes[0] === 0xfe && bytes[1] === 0xff)
  ) {
    throw badEncoding(part)
  }
  const declaration = /^\ufeff?<\?xml[^>]*encoding\s*=\s*["']([^"']*)/.exec(bytes.toString('utf8', 0, 200))
  if (declaration?.[1] !== undefined && !/^(?:utf-?8|us-ascii)$/i.test(declaration[1]))
    throw badEncoding(part)
  if (bytes.includes('<!DOCTYPE') || bytes.includes('<!ENTITY')) refuseDoctype(part.name)
}

function mainPart(parts: readonly ZipPart[]): ZipPart | null {
  const root = parts.find(({ name }) => name === ROOT_RELATIONSHIPS)
  if (root === undefined) return null
  const isMain = ({ type }: Relationship) => type.endsWith('/officeDocument')
  const target = readRelationships(root).find(isMain)?.target
  if (target === undefined) return null
  return parts.find(({ name }) => partKey(name) === partKey(target)) ?? null
}

function partKey(name: string): string {
  return name.replace(/^\//, '').toLowerCase()
}

function notDocx(cause?: unknown): BadFileError {
  return new BadFileError(
    'not-docx',
    'Это не документ Word. Откройте файл в Word и сохраните его в формате .docx.',
    {
      cause,
    },
  )
}

function badEncoding(part: ZipPart, cause?: unknown): BadFileError {
  return new BadFileError(
    'encoding',
    `Часть «${part.name}» записана не в UTF-8. Откройте файл в Word и сохраните его заново.`,
    { cause },
  )
}
