import type { CompanyAnswer, EventAnswer, MemoAnswer } from '@ot/contract'
import type { Section } from '@ot/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError } from '../../../lib/http/api-error.ts'
import { timing } from '../../../lib/timing.ts'
import { useDialogSlot } from '../../../lib/use-dialog-slot.ts'
import { useNotices } from '../../../ui/use-notices.ts'
import { useRecordsScope } from '../records-scope.ts'
import { loadCompany, loadMemo } from './api/memos.ts'
import { MEMO_LOAD_FAILURE } from './memo-texts.ts'

/** What the modal is about: a new memo of these rows, or a stored one. */
export type MemoSubject =
  | { kind: 'create'; section: Section; rows: readonly EventAnswer[] }
  | { kind: 'edit'; section: Section; memo: MemoAnswer }

export interface OpenedMemo {
  subject: MemoSubject
  company: CompanyAnswer
}

/** Opens the modal once the company has been loaded anew; says so when it could not be. */
export function useMemoOpening() {
  const client = useQueryClient()
  const { company } = useRecordsScope()
  const slot = useDialogSlot<OpenedMemo>()
  const messages = useNotices()
  const isLoading = useRef(false)

  async function open(load: () => Promise<MemoSubject>): Promise<void> {
    if (isLoading.current) return
    isLoading.current = true
    try {
      const [card, subject] = await Promise.all([loadCompany(client, company.id), load()])
      slot.open({ subject, company: card })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      messages.tell('danger', MEMO_LOAD_FAILURE, timing.errorReset)
    } finally {
      isLoading.current = false
    }
  }

  return {
    slot,
    messages,
    form: (section: Section, rows: readonly EventAnswer[]) =>
      open(async () => ({ kind: 'create', section, rows })),
    show: (id: number) =>
      open(async () => {
        const memo = await loadMemo(id)
        return { kind: 'edit', section: memo.memoSection, memo }
      }),
  }
}

export type MemoOpening = ReturnType<typeof useMemoOpening>
