import type { Paragraph } from 'docx'
import type { BlockContent } from '../format/block.ts'
import type { FrontMatter } from '../format/front-matter.ts'
import type { Kind } from '../format/kinds.ts'
import { approvalStamp } from './approval-stamp.ts'
import { LANDSCAPE, PORTRAIT } from './house-style.ts'
import { memoHead } from './memo-head.ts'
import { orderHead } from './order-head.ts'
import { DIRECTOR, type Signer } from './signature.ts'
import { paragraph } from './text.ts'

/** What sets a kind of paper apart. A new kind is a new row here and a word in src/format/kinds.ts. */
export type KindLayout = {
  head: (front: FrontMatter) => Paragraph[]
  /** Wide tables stand in the paper itself. */
  landscape: boolean
  acquaintanceCaption: string
  /** «Приложение № 1 к …» */
  appendixOf: string
  requiredBlocks: readonly BlockContent['kind'][]
  fewestPoints: number
  /** Who signs with `!подпись`. */
  signer: Signer
}

export const KIND_LAYOUTS: Readonly<Record<Kind, KindLayout>> = {
  order: {
    head: ({ subject }) => orderHead('ПРИКАЗ', paragraph('subject', subject), PORTRAIT.textWidth),
    landscape: false,
    acquaintanceCaption: 'С приказом ознакомлены:',
    appendixOf: 'к приказу',
    requiredBlocks: ['decree', 'signature', 'acquaintance'],
    fewestPoints: 3,
    signer: DIRECTOR,
  },
  regulation: {
    head: (front) => [...approvalStamp(), paragraph('title', front.subject)],
    landscape: false,
    acquaintanceCaption: 'С положением ознакомлены:',
    appendixOf: 'к положению',
    requiredBlocks: ['acquaintance'],
    fewestPoints: 0,
    signer: DIRECTOR,
  },
  protocol: {
    head: ({ subject }) => orderHead('ПРОТОКОЛ', paragraph('title', subject), LANDSCAPE.textWidth),
    landscape: true,
    acquaintanceCaption: 'С протоколом ознакомлены:',
    appendixOf: 'к протоколу',
    requiredBlocks: [],
    fewestPoints: 0,
    signer: DIRECTOR,
  },
  memo: {
    head: ({ subject }) => memoHead(paragraph('subject', subject), LANDSCAPE.textWidth),
    landscape: true,
    acquaintanceCaption: 'С заявкой ознакомлены:',
    appendixOf: 'к служебной записке',
    requiredBlocks: ['signature'],
    fewestPoints: 0,
    signer: { position: 'Составитель', name: '{заявка.составитель}' },
  },
}
