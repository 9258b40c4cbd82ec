import type { MemoSummary } from '@ot/contract'
import { describe, expect, test } from 'vitest'
import { sampleMemo } from '../testing/sample-memo.ts'
import { type MemosView, memosSearch, memosView, shownMemos } from './registry-view.ts'

function summary(own: Partial<MemoSummary>): MemoSummary {
  const { employeesData, ...head } = sampleMemo()
  return { ...head, lines: employeesData.length, linesDone: 0, ...own }
}

const MEMOS = [
  summary({ id: 1 }),
  summary({ id: 2, memoSection: 'ppe' }),
  summary({ id: 3, memoSection: 'ppe', status: 'completed' }),
]

describe('Отбор реестра', () => {
  test.each<[Record<string, unknown>, MemosView, number[]]>([
    [{}, { section: null, status: null }, [1, 2, 3]],
    [{ section: 'ppe' }, { section: 'ppe', status: null }, [2, 3]],
    [{ status: 'active' }, { section: null, status: 'active' }, [1, 2]],
    [{ section: 'ppe', status: 'completed' }, { section: 'ppe', status: 'completed' }, [3]],
    [{ section: 'sout' }, { section: 'sout', status: null }, []],
    [{ section: 'чужой', status: 7 }, { section: null, status: null }, [1, 2, 3]],
  ])('%j', (search, view, ids) => {
    expect(memosView(search)).toEqual(view)
    expect(shownMemos(MEMOS, view).map(({ id }) => id)).toEqual(ids)
    expect(memosView(memosSearch(view))).toEqual(view)
  })
})
