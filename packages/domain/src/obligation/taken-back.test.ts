import { expect, test } from 'vitest'
import { takenBack } from './taken-back.ts'

type Kept = { rule: string; date: string | null; closedOn: string | null; memoId: number | null }

const OPEN: Kept = { rule: 'briefing.initial', date: null, closedOn: null, memoId: null }
const REPLACED: Kept = { ...OPEN, closedOn: '2026-11-01' }

/** What the cause made, what it closed; what of either goes and returns when the cause is undone. */
test.each<[string, Kept[], Kept[], Kept[], Kept[]]>([
  ['ничего не сделано: новая запись уходит, прежняя возвращается', [OPEN], [REPLACED], [OPEN], [REPLACED]],
  [
    'новое уже проведено: остаётся, прежняя не возвращается',
    [{ ...OPEN, date: '2026-11-05' }],
    [REPLACED],
    [],
    [],
  ],
  [
    'новое закрыто после: остаётся, прежняя не возвращается',
    [{ ...OPEN, closedOn: '2026-11-06' }],
    [REPLACED],
    [],
    [],
  ],
  ['новое уже в приказе: остаётся', [{ ...OPEN, memoId: 7 }], [REPLACED], [], []],
  [
    'проведено другое: прежняя возвращается',
    [{ ...OPEN, rule: 'briefing.fire-initial', date: '2026-11-05' }, OPEN],
    [REPLACED],
    [OPEN],
    [REPLACED],
  ],
  ['прежнюю открыли снова сами: возвращать нечего', [], [OPEN], [], []],
  [
    'закрытое без замены возвращается',
    [],
    [{ ...REPLACED, rule: 'ppe.helmet' }],
    [],
    [{ ...REPLACED, rule: 'ppe.helmet' }],
  ],
])('%s', (_case, made, closed, going, returning) => {
  expect(takenBack(made, closed)).toEqual({ going, returning })
})
