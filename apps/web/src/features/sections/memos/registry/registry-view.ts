import type { MemoSummary } from '@ot/contract'
import { MEMO_STATUSES, type MemoStatus, SECTIONS, type Section } from '@ot/domain'

/** Which memos the registry shows, as its address has it; null: all. */
export interface MemosView {
  section: Section | null
  status: MemoStatus | null
}

export function memosView(search: Record<string, unknown>): MemosView {
  return {
    section: SECTIONS.find((section) => section === search.section) ?? null,
    status: MEMO_STATUSES.find((status) => status === search.status) ?? null,
  }
}

/** The address is silent about «все». */
export function memosSearch({ section, status }: MemosView) {
  return { ...(section === null ? {} : { section }), ...(status === null ? {} : { status }) }
}

export function shownMemos(memos: readonly MemoSummary[], { section, status }: MemosView): MemoSummary[] {
  return memos.filter(
    (memo) =>
      (section === null || memo.memoSection === section) && (status === null || memo.status === status),
  )
}
