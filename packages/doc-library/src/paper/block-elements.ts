import type { FileChild, Paragraph } from 'docx'
import type { Block, TableBlock } from '../format/block.ts'
import type { Input } from '../format/front-matter.ts'
import { acquaintanceSheet } from './acquaintance.ts'
import { approvalStamp } from './approval-stamp.ts'
import { blankLines } from './blank-lines.ts'
import { addresseeLines } from './corner.ts'
import { formField, formSignatures } from './form-field.ts'
import type { KindWords } from './kind-words.ts'
import { sheetTable } from './sheet-table.ts'
import { type Signer, signatureBlock, signaturesBlock, signerOf } from './signature.ts'
import { pageBreak, paragraph } from './text.ts'

export type Setting = {
  words: KindWords
  signer: Signer
  inputs: readonly Input[]
  textWidth: number
  textStyle: 'body' | 'appendixText' | 'formText'
}

export type Neighbours = { previous: Block | undefined; next: Block | undefined }

function isHeading(block: Block | undefined): boolean {
  return block?.kind === 'heading' || block?.kind === 'subheading'
}

/**
 * A lead-in stays with its list, and the last words stay with the signature under them. Not under a heading:
 * LibreOffice leaves the heading behind when both it and the line under it want to stay with the next.
 */
function textParagraph(text: string, { previous, next }: Neighbours, { textStyle }: Setting): Paragraph {
  const isLeadIn = text.endsWith(':') && !isHeading(previous)
  const keepsNext = isLeadIn || next?.kind === 'signature' || next?.kind === 'signatures'
  return paragraph(textStyle, text, keepsNext ? { keepNext: true } : {})
}

/** What follows a signature is not glued to its line. */
function gapUnderSignature({ previous }: Neighbours): Paragraph[] {
  return previous?.kind === 'signature' || previous?.kind === 'signatures' ? [paragraph('gap', '')] : []
}

function tableElements(block: TableBlock, { previous }: Neighbours, { textWidth }: Setting): FileChild[] {
  const table = [sheetTable(block, textWidth), paragraph('gap', '')]
  return isHeading(previous) ? table : [paragraph('gap', '', { keepNext: true }), ...table]
}

export function blockElements(block: Block, around: Neighbours, setting: Setting): FileChild[] {
  switch (block.kind) {
    case 'paragraph':
      return [...gapUnderSignature(around), textParagraph(block.text, around, setting)]
    case 'point':
      return [textParagraph(`${block.number}. ${block.text}`, around, setting)]
    case 'dash':
      return [textParagraph(`— ${block.text}`, around, setting)]
    case 'decree':
      return [paragraph('decree', 'ПРИКАЗЫВАЮ:')]
    case 'heading':
      return [paragraph('heading', block.text)]
    case 'subheading':
      return [paragraph('subheading', block.text)]
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
