import { type FileChild, LeaderType, Paragraph, TabStopType } from 'docx'
import type { Block, TableBlock } from '../format/block.ts'
import type { Input } from '../format/front-matter.ts'
import { acquaintanceSheet } from './acquaintance.ts'
import { approvalStamp } from './approval-stamp.ts'
import { chosenRows } from './chosen-rows.ts'
import { addresseeLines } from './corner.ts'
import { formField, formSignatures } from './form-field.ts'
import { FIRST_LINE, PAPER_STYLES } from './house-style.ts'
import type { KindWords } from './kind-words.ts'
import { labelOf, type PointNumbers } from './point-numbers.ts'
import { sheetTable } from './sheet-table.ts'
import { type Signer, signatureBlock, signaturesBlock, signerOf } from './signature.ts'
import { type ParagraphPlace, pageBreak, paragraph, tabRun } from './text.ts'

type PointBlock = Extract<Block, { kind: 'point' }>
type HeadingBlock = Extract<Block, { kind: 'heading' | 'subheading' }>

/** Said again beside the list: LibreOffice takes a list's own indents, none here, before those of the style. */
const POINT_INDENT = { left: 0, firstLine: FIRST_LINE }
const HEADING_INDENT = { left: 0, firstLine: 0 }

export type Setting = {
  words: KindWords
  signer: Signer
  inputs: readonly Input[]
  textWidth: number
  textStyle: 'body' | 'appendixText' | 'formText' | 'smallCell'
  isCard: boolean
  isTight: boolean
  points: PointNumbers
}

/** The heading above, or the paper's title: what a table is about. */
export type BlocksAround = {
  previous: Block | undefined
  next: Block | undefined
  heading: string
  /** A signature comes next, whatever stands in a section between that may go. */
  isSigned: boolean
}

export function isSigned(blocks: readonly Block[], from: number): boolean {
  let depth = 0
  for (const block of blocks.slice(from)) {
    if (block.kind === 'section') depth = Math.max(0, depth + (block.mark === '/' ? -1 : 1))
    else if (depth === 0) return isSigning(block)
  }
  return false
}

const FEW_SIGNERS = 3

/** A line of a signature, or a small table with a column for it. */
function isSigning(block: Block): boolean {
  if (block.kind === 'signature' || block.kind === 'signatures') return true
  return (
    block.kind === 'table' &&
    block.header.includes('Подпись') &&
    block.rows.length + block.blankRows <= FEW_SIGNERS
  )
}

function isHeading(block: Block | undefined): boolean {
  return block?.kind === 'heading' || block?.kind === 'subheading'
}

/**
 * A lead-in stays with its list, and the last words stay with the signature under them. Not under a heading:
 * LibreOffice leaves the heading behind when both it and the line under it want to stay with the next.
 */
function textParagraph(
  text: string,
  { previous, isSigned }: BlocksAround,
  { textStyle, points }: Setting,
  place: ParagraphPlace = {},
): Paragraph {
  const isLeadIn = text.endsWith(':') && !isHeading(previous)
  const keepsNext = isLeadIn || isSigned
  const { bookmarkOf } = points
  return paragraph(textStyle, text, { ...place, bookmarkOf, ...(keepsNext ? { keepNext: true } : {}) })
}

/** Word counts what is numbered; the number is written only where Word would count otherwise. */
function pointParagraph(block: PointBlock, around: BlocksAround, setting: Setting): Paragraph {
  const numbered = setting.points.numbered.get(block)
  return numbered === undefined
    ? textParagraph(`${block.number}. ${block.text}`, around, setting)
    : textParagraph(block.text, around, setting, { ...numbered, indent: POINT_INDENT })
}

function headingParagraph(block: HeadingBlock, { points }: Setting): Paragraph {
  const numbered = points.numbered.get(block)
  const text = numbered === undefined ? block.text : (labelOf(block)?.text ?? block.text)
  return paragraph(block.kind, text, numbered === undefined ? {} : { ...numbered, indent: HEADING_INDENT })
}

/** What follows a signature is not glued to its line. */
function gapUnderSignature({ previous }: BlocksAround): Paragraph[] {
  return previous?.kind === 'signature' || previous?.kind === 'signatures' ? [paragraph('gap', '')] : []
}

function tableElements(
  block: TableBlock,
  { previous, isSigned, heading }: BlocksAround,
  { textWidth, isCard, isTight }: Setting,
): FileChild[] {
  const sheet = { ...block, rows: chosenRows(block), staysWithNext: isSigned, isCard, isTight }
  const table = [sheetTable(sheet, textWidth, heading), paragraph('gap', '', { keepNext: isSigned })]
  return isHeading(previous) ? table : [paragraph('gap', '', { keepNext: true }), ...table]
}

export function blockElements(block: Block, around: BlocksAround, setting: Setting): FileChild[] {
  switch (block.kind) {
    case 'paragraph':
      return [...gapUnderSignature(around), textParagraph(block.text, around, setting)]
    case 'point':
      return [pointParagraph(block, around, setting)]
    case 'dash':
      return [textParagraph(`— ${block.text}`, around, setting)]
    case 'decree':
      return [paragraph('decree', 'ПРИКАЗЫВАЮ:')]
    case 'heading':
    case 'subheading':
      return [headingParagraph(block, setting)]
    case 'table':
      return tableElements(block, around, setting)
    case 'section':
      return [paragraph(setting.textStyle, `{${block.mark}${block.path}}`)]
    case 'signature':
      return signatureBlock(setting.textWidth, block.key === null ? setting.signer : signerOf(block.key))
    case 'signatures':
      return setting.textStyle === 'formText'
        ? block.keys.flatMap((key) => formSignatures(key, setting.textWidth))
        : signaturesBlock(setting.textWidth, block.keys, setting.inputs)
    case 'addressee':
      return addresseeLines(block.lines, setting.textWidth)
    case 'approval':
      return approvalStamp(setting.textWidth)
    case 'pageBreak':
      return [pageBreak()]
    case 'acquaintance':
      return acquaintanceSheet(setting.words.acquaintanceCaption, setting.textWidth)
    case 'blankLines':
      return blankLines(block.count, setting.textWidth)
    case 'field':
      return formField(block, setting.textWidth, around.next?.kind === 'note')
    case 'note':
      return [paragraph('formNote', block.text)]
    case 'appendix':
      throw new RangeError('An appendix is a section of the paper, not a block in it')
  }
}

/** Ruled lines across the text for writing by hand. */
function blankLines(count: number, textWidth: number): Paragraph[] {
  return Array.from(
    { length: count },
    () =>
      new Paragraph({
        style: PAPER_STYLES.requisites.id,
        tabStops: [{ type: TabStopType.RIGHT, position: textWidth, leader: LeaderType.UNDERSCORE }],
        children: [tabRun()],
      }),
  )
}
