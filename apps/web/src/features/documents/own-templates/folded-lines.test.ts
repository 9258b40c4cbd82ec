import type { DifferenceLine } from '@ot/contract'
import { expect, test } from 'vitest'
import { foldedLines } from './folded-lines.ts'

const KINDS = { '=': 'same', '+': 'added', '-': 'removed' } as const

function lines(text: string): DifferenceLine[] {
  const kinds = Object.entries(KINDS)
  return [...text].flatMap((sign) =>
    kinds.filter(([own]) => own === sign).map(([, kind]) => ({ kind, parts: [] })),
  )
}

test.each([
  ['====', '…4'],
  ['===+===', '…2=+=…2'],
  ['+==', '+=…1'],
  ['-+', '-+'],
  ['=-==+=', '=-==+='],
  ['', ''],
])('%s показано как %s', (text, shown) => {
  const signs = foldedLines(lines(text)).map((line) =>
    line.kind === 'folded'
      ? `…${line.count}`
      : Object.entries(KINDS).find(([, kind]) => kind === line.kind)?.[0],
  )
  expect(signs.join('')).toBe(shown)
})
