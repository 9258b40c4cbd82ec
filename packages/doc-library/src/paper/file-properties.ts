import { normLabel } from '@ot/domain'
import { escapeXml } from '@ot/text'
import type { FrontMatter } from '../format/front-matter.ts'

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const CORE = 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties'
const ELEMENTS = 'http://purl.org/dc/elements/1.1/'
const EXTENDED = 'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties'
const SHORT_NAME = '{организация.краткое_наименование}'
const FULL_NAME = '{организация.полное_наименование}'
export const LANGUAGE = 'ru-RU'

type Part = { path: string; data: string }

function keywordsOf({ legalBasis }: FrontMatter): string {
  return [...new Set(['охрана труда', ...legalBasis.map(({ act }) => normLabel(act))])].join('; ')
}

function coreProperties(front: FrontMatter): Part {
  const { title, subject } = front
  const data = [
    `${DECLARATION}<cp:coreProperties xmlns:cp="${CORE}" xmlns:dc="${ELEMENTS}">`,
    `<dc:title>${escapeXml(title)}</dc:title><dc:subject>${escapeXml(subject)}</dc:subject>`,
    `<dc:creator>${SHORT_NAME}</dc:creator><cp:keywords>${escapeXml(keywordsOf(front))}</cp:keywords>`,
    `<dc:language>${LANGUAGE}</dc:language></cp:coreProperties>`,
  ]
  return { path: 'docProps/core.xml', data: data.join('') }
}

function extendedProperties(): Part {
  const data = `${DECLARATION}<Properties xmlns="${EXTENDED}"><Company>${FULL_NAME}</Company></Properties>`
  return { path: 'docProps/app.xml', data }
}

/**
 * What a paper says of itself; whose it is, is filled in when it is printed. Without the moment of building, which
 * the packer would write here.
 */
export function fileProperties(front: FrontMatter): Part[] {
  return [coreProperties(front), extendedProperties()]
}
