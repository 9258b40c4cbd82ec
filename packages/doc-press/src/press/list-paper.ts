import type { Look, Paper, PressBlock } from '../paper/paper.ts'

/** What a list says, and on which page each thing begins. */
export type ListToSet = { title: string; lines: readonly ListLine[]; day: string }
export type ListLine = { text: string; page: number | null; isHeading: boolean }

const MM = 72 / 25.4
/** ГОСТ Р 7.0.97-2025, as the papers that the list is about. */
const PAGE = {
  width: 210 * MM,
  height: 297 * MM,
  left: 30 * MM,
  right: 10 * MM,
  top: 20 * MM,
  bottom: 20 * MM,
  header: 10 * MM,
  footer: 10 * MM,
}
const HANGING = 14
const LINE: Look = {
  align: 'left',
  first: 0,
  left: 0,
  right: 0,
  before: 3,
  after: 0,
  line: 1,
  exact: false,
  size: 12,
  bold: false,
  color: '000000',
  tracking: 0,
  keepNext: false,
  keepLines: true,
  level: 0,
}
const LOOKS: readonly Look[] = [
  { ...LINE, align: 'center', size: 14, bold: true, after: 12, keepNext: true, level: 1 },
  { ...LINE, bold: true, before: 10, keepNext: true },
  // A name of two lines is told from two names.
  { ...LINE, left: HANGING, first: -HANGING },
]

const [TITLE, HEADING, THING] = [0, 1, 2]

export function listPaper({ title, lines }: Pick<ListToSet, 'title' | 'lines'>): Paper {
  const nothing = { first: [], other: [] }
  return {
    title,
    author: '',
    keywords: [],
    language: 'ru',
    looks: LOOKS,
    sections: [
      {
        page: PAGE,
        titled: false,
        header: nothing,
        footer: nothing,
        blocks: [
          paragraph(TITLE, title, null),
          ...lines.map(({ text, page, isHeading }) => paragraph(isHeading ? HEADING : THING, text, page)),
        ],
      },
    ],
  }
}

function paragraph(look: number, text: string, page: number | null): PressBlock {
  const said = (words: string) =>
    ({ kind: 'text', text: words, bold: LOOKS[look]?.bold ?? false, whole: false, marks: [] }) as const
  return {
    kind: 'paragraph',
    look,
    newPage: false,
    number: '',
    runs:
      page === null
        ? [said(text)]
        : [{ kind: 'link', page, runs: [said(text), { kind: 'tab', leader: 'dots' }, said(String(page))] }],
  }
}
