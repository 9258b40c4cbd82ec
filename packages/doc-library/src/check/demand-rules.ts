import { type Block, textsOf } from '../format/block.ts'
import { KIND_LABELS } from '../format/kinds.ts'
import type { TemplateSource } from '../format/parse-template.ts'
import { type Demands, KIND_LAYOUTS } from '../paper/kind-layout.ts'
import { splitAppendices } from '../paper/split-appendices.ts'
import { bodyWords, differentWords } from './body-words.ts'
import { headProblem, type Rule } from './rule.ts'

type Counted = Exclude<keyof Demands, 'signed' | 'mostWords'>

const COUNTED_NAMES: Readonly<Record<Counted, string>> = {
  chapters: 'глав (## Заголовок)',
  points: 'пунктов',
  topPoints: 'пунктов',
  items: 'пунктов, строк с тире и строк таблиц вместе',
  columns: 'столбцов в самой широкой таблице',
  rows: 'строк в таблицах',
  words: 'разных слов',
}

const COUNTED_KEYS: readonly Counted[] = [
  'chapters',
  'points',
  'topPoints',
  'items',
  'columns',
  'rows',
  'words',
]

function countOf(main: readonly Block[], is: (block: Block) => boolean): number {
  return main.filter(is).length
}

const isPoint = ({ kind }: Block) => kind === 'point'

function tablesOf(blocks: readonly Block[]) {
  return blocks.flatMap((block) => (block.kind === 'table' ? [block] : []))
}

function readyRows(blocks: readonly Block[]): number {
  return tablesOf(blocks).reduce((sum, { rows, blankRows }) => sum + rows.length + blankRows, 0)
}

const COUNTS: Readonly<Record<Counted, (main: readonly Block[], template: TemplateSource) => number>> = {
  chapters: (main) => countOf(main, ({ kind }) => kind === 'heading'),
  points: (main) => countOf(main, isPoint),
  topPoints: (main) => countOf(main, (block) => block.kind === 'point' && !block.number.includes('.')),
  items: (main) => countOf(main, (block) => isPoint(block) || block.kind === 'dash') + readyRows(main),
  columns: (_main, { blocks }) => Math.max(0, ...tablesOf(blocks).map(({ header }) => header.length)),
  rows: (_main, { blocks }) => readyRows(blocks),
  words: (_main, template) => differentWords(template),
}

/** A paper shorter than its kind ever is was not finished. */
export const paperIsLongEnough: Rule = (template) => {
  const { kind } = template.front
  const { demands } = KIND_LAYOUTS[kind]
  const { main } = splitAppendices(template.blocks)
  return COUNTED_KEYS.flatMap((key) => {
    const fewest = demands[key]
    if (fewest === undefined) return []
    const count = COUNTS[key](main, template)
    if (count >= fewest) return []
    const message = `Для вида «${KIND_LABELS[kind]}» мало: ${COUNTED_NAMES[key]} ${count}, а нужно не меньше ${fewest}`
    return [headProblem(template, message)]
  })
}

export const paperIsShortEnough: Rule = (template) => {
  const { kind } = template.front
  const { mostWords } = KIND_LAYOUTS[kind].demands
  const count = bodyWords(template).length
  if (mostWords === undefined || count <= mostWords) return []
  const message = `Для вида «${KIND_LABELS[kind]}» длинно: слов ${count}, а нужно не больше ${mostWords}`
  return [headProblem(template, message)]
}

const SIGNATURE_WORD = /подпис/i

/** A signature line, a sheet of signatures, a column or a line of the text for one. */
export const paperIsSigned: Rule = (template) => {
  const { kind } = template.front
  if (KIND_LAYOUTS[kind].demands.signed === undefined) return []
  const isSigned = template.blocks.some(
    (block) =>
      block.kind === 'signature' ||
      block.kind === 'signatures' ||
      textsOf(block).some((text) => SIGNATURE_WORD.test(text)),
  )
  if (isSigned) return []
  const message = 'Документ никто не подписывает: нужна !подпись, !подписи или графа «Подпись»'
  return [headProblem(template, message)]
}
