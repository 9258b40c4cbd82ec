import type { Paragraph } from 'docx'
import type { BlockContent } from '../format/block.ts'
import type { FrontMatter } from '../format/front-matter.ts'
import type { Kind } from '../format/kinds.ts'
import { approvalStamp } from './approval-stamp.ts'
import { approvedHead } from './approved-head.ts'
import { contractHead } from './contract-head.ts'
import { formHead } from './form-head.ts'
import { journalCover } from './journal-cover.ts'
import type { KindWords } from './kind-words.ts'
import { letterHead } from './letter-head.ts'
import { memoHead } from './memo-head.ts'
import type { Opening } from './opening.ts'
import { orderHead } from './order-head.ts'
import { organizationName } from './requisites.ts'
import { DIRECTOR, type Signer } from './signature.ts'
import { paragraph } from './text.ts'

export type Head = (front: FrontMatter, opening: Opening, textWidth: number) => Paragraph[]

/** The least that makes a paper of the kind worth printing; the checks read it. */
export type Demands = {
  /** Chapters are headings `##`; a ticket is one too. */
  chapters?: number
  /** All points, subpoints included. */
  points?: number
  topPoints?: number
  /** Points, dashes and table rows together. */
  items?: number
  columns?: number
  /** Ready rows of the paper's tables. */
  rows?: number
  /** Different words, tags not counted. */
  words: number
  /** All words: what hangs on a wall fits two pages. */
  mostWords?: number
  /** A signature line, a sheet of signatures or a column for them. */
  signed?: true
}

/** What sets a kind of paper apart. A new kind is a new row here and a word in src/format/kinds.ts. */
export type KindLayout = {
  head: Head
  /** Wide tables stand in the paper itself. */
  landscape: boolean
  /** «УТВЕРЖДАЮ» on top. */
  approved: boolean
  words: KindWords
  requiredBlocks: readonly BlockContent['kind'][]
  /** Lines to fill in by hand may stand in the running text. */
  handLines: boolean
  demands: Demands
  /** Who signs with `!подпись`. */
  signer: Signer
}

const titled: Head = ({ subject }, { approved }, textWidth) =>
  approvedHead(approved, approved ? [subject, '№ {документ.номер}'] : [subject], textWidth)

const plain: Head = ({ subject }, { approved }, textWidth) => [
  organizationName(),
  ...(approved ? [paragraph('gap', ''), ...approvalStamp(textWidth)] : []),
  paragraph('title', subject),
]

const PORTRAIT_PAPER = {
  head: titled,
  landscape: false,
  approved: true,
  requiredBlocks: [],
  handLines: false,
  signer: DIRECTOR,
} satisfies Partial<KindLayout>

export const KIND_LAYOUTS: Readonly<Record<Kind, KindLayout>> = {
  order: {
    ...PORTRAIT_PAPER,
    head: ({ subject }, _opening, textWidth) => orderHead('ПРИКАЗ', paragraph('subject', subject), textWidth),
    approved: false,
    words: { appendixOf: 'к приказу', acquaintanceCaption: 'С приказом ознакомлены:' },
    requiredBlocks: ['decree', 'signature', 'acquaintance'],
    demands: { topPoints: 3, words: 40 },
  },
  regulation: {
    ...PORTRAIT_PAPER,
    words: { appendixOf: 'к положению', acquaintanceCaption: 'С положением ознакомлены:' },
    requiredBlocks: ['acquaintance'],
    demands: { chapters: 4, points: 15, words: 300 },
  },
  instruction: {
    ...PORTRAIT_PAPER,
    head: ({ subject }, { approved }, textWidth) =>
      approvedHead(approved, ['ИНСТРУКЦИЯ ПО ОХРАНЕ ТРУДА № {документ.номер}', subject], textWidth),
    words: { appendixOf: 'к инструкции', acquaintanceCaption: 'С инструкцией ознакомлены:' },
    requiredBlocks: ['acquaintance'],
    demands: { chapters: 5, points: 35, words: 400 },
  },
  guide: {
    ...PORTRAIT_PAPER,
    words: { appendixOf: 'к инструкции', acquaintanceCaption: 'С инструкцией ознакомлены:' },
    requiredBlocks: ['acquaintance'],
    demands: { chapters: 3, points: 12, words: 200 },
  },
  leaflet: {
    ...PORTRAIT_PAPER,
    head: plain,
    approved: false,
    words: { appendixOf: 'к памятке', acquaintanceCaption: 'С памяткой ознакомлены:' },
    demands: { items: 8, words: 80, mostWords: 600 },
  },
  programme: {
    ...PORTRAIT_PAPER,
    words: { appendixOf: 'к программе', acquaintanceCaption: 'С программой ознакомлены:' },
    demands: { chapters: 3, columns: 3, words: 200 },
  },
  questions: {
    ...PORTRAIT_PAPER,
    words: { appendixOf: 'к билетам', acquaintanceCaption: 'С билетами ознакомлены:' },
    demands: { words: 200 },
  },
  journal: {
    ...PORTRAIT_PAPER,
    head: ({ subject }) => journalCover(subject),
    landscape: true,
    approved: false,
    words: { appendixOf: 'к журналу', acquaintanceCaption: 'С журналом ознакомлены:' },
    handLines: true,
    demands: { columns: 5, rows: 10, words: 20, signed: true },
  },
  act: {
    ...PORTRAIT_PAPER,
    head: ({ subject }, { approved }, textWidth) => [
      ...(approved ? [...approvalStamp(textWidth), paragraph('gap', '')] : []),
      ...orderHead('АКТ', paragraph('title', subject), textWidth),
    ],
    approved: false,
    words: { appendixOf: 'к акту', acquaintanceCaption: 'С актом ознакомлены:' },
    handLines: true,
    demands: { words: 40, signed: true },
  },
  protocol: {
    ...PORTRAIT_PAPER,
    head: ({ subject }, _opening, textWidth) => orderHead('ПРОТОКОЛ', paragraph('title', subject), textWidth),
    landscape: true,
    approved: false,
    words: { appendixOf: 'к протоколу', acquaintanceCaption: 'С протоколом ознакомлены:' },
    handLines: true,
    demands: { words: 30, signed: true },
  },
  list: {
    ...PORTRAIT_PAPER,
    words: { appendixOf: 'к перечню', acquaintanceCaption: 'С перечнем ознакомлены:' },
    demands: { columns: 2, rows: 1, words: 30, signed: true },
  },
  plan: {
    ...PORTRAIT_PAPER,
    words: { appendixOf: 'к плану', acquaintanceCaption: 'С планом ознакомлены:' },
    demands: { columns: 4, rows: 8, words: 60, signed: true },
  },
  card: {
    ...PORTRAIT_PAPER,
    head: plain,
    approved: false,
    words: { appendixOf: 'к карточке', acquaintanceCaption: 'С карточкой ознакомлены:' },
    handLines: true,
    demands: { words: 15 },
  },
  letter: {
    ...PORTRAIT_PAPER,
    head: ({ subject }, { addressee }, textWidth) => letterHead(subject, addressee, textWidth),
    approved: false,
    words: { appendixOf: 'к письму', acquaintanceCaption: 'С письмом ознакомлены:' },
    handLines: true,
    demands: { words: 40, signed: true },
  },
  report: {
    ...PORTRAIT_PAPER,
    head: ({ subject }, { approved }, textWidth) => approvedHead(approved, [subject], textWidth),
    approved: false,
    words: { appendixOf: 'к отчёту', acquaintanceCaption: 'С отчётом ознакомлены:' },
    handLines: true,
    demands: { words: 50, signed: true },
  },
  contract: {
    ...PORTRAIT_PAPER,
    head: ({ subject }, _opening, textWidth) => contractHead(subject, textWidth),
    approved: false,
    words: { appendixOf: 'к договору', acquaintanceCaption: 'С договором ознакомлены:' },
    handLines: true,
    demands: { chapters: 4, points: 12, words: 150, signed: true },
  },
  memo: {
    ...PORTRAIT_PAPER,
    head: ({ subject }, _opening, textWidth) => memoHead(paragraph('subject', subject), textWidth),
    landscape: true,
    approved: false,
    words: { appendixOf: 'к служебной записке', acquaintanceCaption: 'С заявкой ознакомлены:' },
    requiredBlocks: ['signature'],
    demands: { words: 20 },
    signer: { position: 'Составитель', name: '{заявка.составитель}' },
  },
  form: {
    ...PORTRAIT_PAPER,
    head: formHead,
    approved: false,
    words: { appendixOf: 'к форме', acquaintanceCaption: 'С документом ознакомлены:' },
    handLines: true,
    demands: { words: 40, signed: true },
  },
}

/** The kind's own way unless the head of the template says otherwise. */
export function isLandscape({ kind, landscape }: FrontMatter): boolean {
  return landscape ?? KIND_LAYOUTS[kind].landscape
}

export function isApproved({ kind, approved }: FrontMatter, opening: Opening): boolean {
  return opening.approved || (approved ?? KIND_LAYOUTS[kind].approved)
}
