import { escapeXml } from '@ot/text'
import { Document, type FileChild, type ISectionOptions, Packer } from 'docx'
import type { Block } from '../format/block.ts'
import type { FrontMatter } from '../format/front-matter.ts'
import type { TemplateSource } from '../format/parse-template.ts'
import { appendixHead } from './appendix.ts'
import { blockElements, type Setting } from './block-elements.ts'
import { fixTimestamps } from './fix-timestamps.ts'
import { STYLES } from './house-style.ts'
import { isApproved, isLandscape, KIND_LAYOUTS } from './kind-layout.ts'
import { wordsOf } from './kind-words.ts'
import { splitOpening } from './opening.ts'
import { appendixSection, firstSection, sheetOf } from './page.ts'
import { type AppendixPart, splitAppendices } from './split-appendices.ts'
import { endParagraph } from './text.ts'

function elements(blocks: readonly Block[], setting: Setting): FileChild[] {
  return blocks.flatMap((block, index) =>
    blockElements(block, { previous: blocks[index - 1], next: blocks[index + 1] }, setting),
  )
}

/** Without the moment of building, which the packer would write here. */
function coreProperties(title: string): { path: string; data: string } {
  const data = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title></cp:coreProperties>`
  return { path: 'docProps/core.xml', data }
}

function paperSection(front: FrontMatter, blocks: readonly Block[], setting: Setting): ISectionOptions {
  const landscape = isLandscape(front)
  const { textWidth } = sheetOf(landscape)
  const { opening, body } = splitOpening(blocks)
  const approved = isApproved(front, opening)
  const head = KIND_LAYOUTS[front.kind].head(front, { ...opening, approved }, textWidth)
  return firstSection([...head, ...elements(body, { ...setting, textWidth }), endParagraph()], landscape)
}

function partSection(part: AppendixPart, number: number, setting: Setting): ISectionOptions {
  const { textWidth } = sheetOf(part.landscape)
  const head = appendixHead(number, setting.words.appendixOf, part.title, textWidth)
  const body = elements(part.blocks, { ...setting, textWidth, textStyle: 'appendixText' })
  return appendixSection([...head, ...body, endParagraph()], part.landscape)
}

function settingOf({ kind, subject, inputs }: FrontMatter): Setting {
  const { words, signer } = KIND_LAYOUTS[kind]
  const { textWidth } = sheetOf(false)
  const textStyle = kind === 'form' ? 'formText' : 'body'
  return { words: wordsOf(subject, words), signer, inputs, textWidth, textStyle }
}

/** The `.docx` of a template, its tags still in it. The same source gives the same bytes. */
export async function buildDocx({ front, blocks }: TemplateSource): Promise<Uint8Array> {
  const setting = settingOf(front)
  const { main, appendices } = splitAppendices(blocks)
  const document = new Document({
    title: front.title,
    styles: STYLES,
    compatibility: { version: 15 },
    sections: [
      paperSection(front, main, setting),
      ...appendices.map((part, index) => partSection(part, index + 1, setting)),
    ],
  })
  const packed = await Packer.toBuffer(document, undefined, [coreProperties(front.title)])
  return fixTimestamps(packed)
}
