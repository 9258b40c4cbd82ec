import type { FileChild, Paragraph } from 'docx'
import type { Block, TableBlock } from '../format/block.ts'
import { acquaintanceSheet } from './acquaintance.ts'
import { blankLines } from './blank-lines.ts'
import type { KindLayout } from './kind-layout.ts'
import { sheetTable } from './sheet-table.ts'
import { signatureBlock } from './signature.ts'
import { paragraph } from './text.ts'

export type Setting = { layout: KindLayout; textWidth: number; textStyle: 'body' | 'appendixText' }

export type Neighbours = { previous: Block | undefined; next: Block | undefined }

/**
 * A lead-in stays with its list, and the last words stay with the signature under them. Not under a heading:
 * LibreOffice leaves the heading behind when both it and the line under it want to stay with the next.
 */
function textParagraph(text: string, { previous, next }: Neighbours, { textStyle }: Setting): Paragraph {
  const isLeadIn = text.endsWith(':') && previous?.kind !== 'heading'
  const keepsNext = isLeadIn || next?.kind === 'signature'
  return paragraph(textStyle, text, keepsNext ? { keepNext: true } : {})
}

function tableElements(block: TableBlock, { previous }: Neighbours, { textWidth }: Setting): FileChild[] {
  const table = [sheetTable(block, textWidth), paragraph('gap', '')]
  return previous?.kind === 'heading' ? table : [paragraph('gap', '', { keepNext: true }), ...table]
}

export function blockElements(block: Block, around: Neighbours, setting: Setting): FileChild[] {
  switch (block.kind) {
    case 'paragraph':
      return [textParagraph(block.text, around, setting)]
    case 'point':
      return [textParagraph(`${block.number}. ${block.text}`, around, setting)]
    case 'dash':
      return [textParagraph(`— ${block.text}`, around, setting)]
    case 'decree':
      return [paragraph('decree', 'ПРИКАЗЫВАЮ:')]
    case 'heading':
      return [paragraph('heading', block.text)]
    case 'table':
      return tableElements(block, around, setting)
    case 'section':
      return [paragraph(setting.textStyle, `{${block.mark}${block.path}}`)]
    case 'signature':
      return signatureBlock(setting.textWidth, setting.layout.signer)
    case 'acquaintance':
      return acquaintanceSheet(setting.layout.acquaintanceCaption, setting.textWidth)
    case 'blankLines':
      return blankLines(block.count, setting.textWidth)
    case 'appendix':
      throw new RangeError('An appendix is a section of the paper, not a block in it')
  }
}
