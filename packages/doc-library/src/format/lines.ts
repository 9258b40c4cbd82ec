import type { Kind } from './kinds.ts'

type NaturalLine = { label: string; kinds: readonly Kind[] }

/**
 * Lines that are filled by hand where the paper is used and cannot be known before; beside them stand signatures, days of
 * signing and rows of journals, which are no questions at all. Closed: what a paper says is no reason to be one.
 */
export const NATURAL_LINES = {
  permit: { label: 'работа, место и люди: при выдаче наряда-допуска', kinds: ['card'] },
  examination: { label: 'день, люди и итог: на проверке знаний', kinds: ['protocol'] },
  statement: { label: 'что произошло: рукой того, кто пишет', kinds: ['letter', 'card'] },
  inspection: { label: 'день и найденное: при осмотре, проверке, тренировке', kinds: ['act', 'protocol'] },
} as const satisfies Record<string, NaturalLine>
export type NaturalLineKey = keyof typeof NATURAL_LINES

export const NATURAL_LINE_KEYS: readonly NaturalLineKey[] = [
  'permit',
  'examination',
  'statement',
  'inspection',
]

export function mayHaveLine(kind: Kind, line: NaturalLineKey): boolean {
  const kinds: readonly Kind[] = NATURAL_LINES[line].kinds
  return kinds.includes(kind)
}
