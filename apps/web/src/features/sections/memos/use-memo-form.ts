import type { MemoAnswer } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeName } from '../../../lib/account.ts'
import { session } from '../../../lib/api.ts'
import { fieldProblems, problemsOf } from '../../../lib/form/form-problems.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { useSaveOver } from '../../../lib/form/use-save-over.ts'
import { ApiError } from '../../../lib/http/api-error.ts'
import type { SeenVersion } from '../../../lib/http/seen-version.ts'
import { useRecordsScope } from '../records-scope.ts'
import { changeMemo, createMemo, loadMemo, refreshMemos } from './api/memos.ts'
import { memoPatch, memoProblems, newMemoBody } from './memo-input.ts'
import { onTopOf } from './memo-merge.ts'
import { HEAD_LABELS } from './memo-texts.ts'
import { type MemoValues, memoValuesOf, ownName } from './memo-values.ts'
import type { OpenedMemo } from './use-memo-opening.ts'
import { useMemoState } from './use-memo-state.ts'

const LABELS = { ...HEAD_LABELS, employeesData: 'Строки заявки' }

/** The modal's form and its saving; what could not be saved stays as it was typed. */
export function useMemoForm(opened: OpenedMemo) {
  const client = useQueryClient()
  const { today } = useRecordsScope()
  const state = useMemoState(opened)
  const [isOwnName, setOwnName] = useState(false)
  const write = useWriting(opened, isOwnName)
  const [isSaving, setSaving] = useState(false)
  const saving = useSaveOver(state.base?.version ?? 0, readStored)

  async function readStored(): Promise<MemoAnswer> {
    if (state.base === null) throw new Error('A new memo has no earlier version')
    return loadMemo(state.base.id)
  }

  /** Null: it has not been saved, and the form says why. */
  async function saveAs(typed: MemoValues, over: MemoAnswer | null): Promise<MemoAnswer | null> {
    const found = memoProblems(typed, today)
    if (found.length > 0) {
      state.fail(fieldProblems(found, LABELS))
      return null
    }
    setSaving(true)
    try {
      const memo = await saving.save((version) => write(typed, over, version))
      // A new one leaves as it is: the modal closes over it.
      if (over !== null) state.show(memo)
      return memo
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      state.fail(problemsOf(error, LABELS))
      return null
    } finally {
      setSaving(false)
    }
  }

  return {
    ...state,
    isSaving,
    /** The user says that the author is he himself; null: his name is known already. */
    isOwnName: state.base === null && ownName(session.username()) === null ? isOwnName : null,
    setOwnName,
    conflict: saving.conflict,
    save: () => saveAs(state.values, state.base),
    postponeConflict: saving.postponeConflict,
    showStored(memo: MemoAnswer): void {
      saving.goOver(memo)
      state.show(memo)
      refreshMemos(client)
    },
    saveMine(memo: MemoAnswer): Promise<MemoAnswer | null> {
      const mine = onTopOf({ before: state.stored, stored: memoValuesOf(memo), mine: state.values })
      saving.goOver(memo)
      state.continueOver(memo, mine)
      return saveAs(mine, memo)
    },
  }
}

export type MemoForm = ReturnType<typeof useMemoForm>

/** Creates the memo, or changes what differs from it as it was stored. */
function useWriting({ subject, company }: OpenedMemo, isOwnName: boolean) {
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  return async (typed: MemoValues, over: MemoAnswer | null, version: SeenVersion): Promise<MemoAnswer> => {
    if (over === null) {
      const body = newMemoBody(company.id, subject.section, typed)
      const memo = await createMemo(client, body, keyFor(body))
      const author = typed.author.trim()
      // The memo is there, whatever becomes of the name.
      if (isOwnName && author !== '' && ownName(session.username()) === null)
        changeName(client, author).catch((cause: unknown) =>
          console.error('The name was not remembered', cause),
        )
      return memo
    }
    const changes = memoPatch(memoValuesOf(over), typed)
    return Object.keys(changes).length === 0 ? over : changeMemo(client, { id: over.id, version }, changes)
  }
}
