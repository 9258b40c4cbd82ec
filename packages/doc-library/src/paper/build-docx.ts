import { Document, type FileChild, type ISectionOptions, Packer, type Paragraph } from 'docx'
import type { Block } from '../format/block.ts'
import type { FrontMatter } from '../format/front-matter.ts'
import type { TemplateSource } from '../format/parse-template.ts'
import { blockElements, isSigned, type Setting } from './block-elements.ts'
import { cornerLines } from './corner.ts'
import { fileProperties } from './file-properties.ts'
import { fixTimestamps } from './fix-timestamps.ts'
import { HYPHENATION, STYLES } from './house-style.ts'
import { isApproved, isLandscape, KIND_LAYOUTS } from './kind-layout.ts'
import { kindWordsOf } from './kind-words.ts'
import { splitOpening } from './opening.ts'
import { appendixSection, firstSection, sheetOf } from './page.ts'
import { AS_WRITTEN, numberingOf, pointNumbers } from './point-numbers.ts'
import { type AppendixPart, splitAppendices } from './split-appendices.ts'
import { endParagraph, paragraph } from './text.ts'

function elements(blocks: readonly Block[], title: string, setting: Setting): FileChild[] {
  let heading = title
  return blocks.flatMap((block, index) => {
    if (block.kind === 'heading' || block.kind === 'subheading') heading = block.text
    const around = {
      previous: blocks[index - 1],
      next: blocks[index + 1],
      heading,
      isSigned: isSigned(blocks, index + 1),
    }
    return blockElements(block, around, setting)
  })
}

function paperSection(front: FrontMatter, blocks: readonly Block[], setting: Setting): ISectionOptions {
  const landscape = isLandscape(front)
  const { textWidth } = sheetOf(landscape)
  const { opening, body } = splitOpening(blocks)
  const approved = isApproved(front, opening)
  const head = KIND_LAYOUTS[front.kind].head(front, { ...opening, approved }, textWidth)
  return firstSection(
    [...head, ...elements(body, front.title, { ...setting, textWidth }), endParagraph()],
    landscape,
  )
}

function partSection(part: AppendixPart, number: number, setting: Setting): ISectionOptions {
  const { textWidth } = sheetOf(part.landscape)
  const head = appendixHead(number, setting.words.appendixOf, part.title, textWidth)
  const body = elements(part.blocks, part.title, { ...setting, textWidth, textStyle: 'appendixText' })
  return appendixSection([...head, ...body, endParagraph()], part.landscape)
}

function textStyleOf({ kind, tight }: FrontMatter): Setting['textStyle'] {
  if (tight) return 'smallCell'
  return kind === 'form' ? 'formText' : 'body'
}

function settingOf(front: FrontMatter): Omit<Setting, 'points'> {
  const { kind, subject, inputs, tight } = front
  const { words, signer } = KIND_LAYOUTS[kind]
  const { textWidth } = sheetOf(false)
  return {
    words: kindWordsOf(subject, words),
    signer,
    inputs,
    textWidth,
    textStyle: textStyleOf(front),
    isCard: kind === 'card',
    isTight: tight,
  }
}

/** The `.docx` of a template, its tags still in it. The same source gives the same bytes. */
export async function buildDocx({ front, blocks }: TemplateSource): Promise<Uint8Array> {
  const setting = settingOf(front)
  const { main, appendices } = splitAppendices(blocks)
  const parts = [main, ...appendices.map((part) => part.blocks)]
  const points = front.kind === 'form' ? parts.map(() => AS_WRITTEN) : pointNumbers(parts)
  const pointsOf = (part: number) => points[part] ?? AS_WRITTEN
  const document = new Document({
    title: front.title,
    styles: STYLES,
    numbering: numberingOf(points),
    hyphenation: HYPHENATION,
    compatibility: { version: 15 },
    sections: [
      paperSection(front, main, { ...setting, points: pointsOf(0) }),
      ...appendices.map((part, index) =>
        partSection(part, index + 1, { ...setting, points: pointsOf(index + 1) }),
      ),
    ],
  })
  const packed = await Packer.toBuffer(document, undefined, fileProperties(front))
  return fixTimestamps(packed)
}

function appendixHead(number: number, appendixOf: string, title: string, textWidth: number): Paragraph[] {
  return [
    ...cornerLines(
      [`Приложение № ${number}`, `${appendixOf} от {документ.дата} № {документ.номер}`],
      textWidth,
    ),
    paragraph('title', title),
  ]
}
