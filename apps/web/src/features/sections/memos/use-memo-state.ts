import type { MemoAnswer } from '@ot/contract'
import { useEffect, useRef, useState } from 'react'
import { session } from '../../../lib/api.ts'
import { changedFields } from '../../../lib/form/changed-fields.ts'
import type { FormProblems } from '../../../lib/form/form-problems.ts'
import { scrollToFirstInvalid } from '../../../lib/form/scroll-to-invalid.ts'
import { timing } from '../../../lib/timing.ts'
import { type MemoValues, memoValuesOf, newMemoValues } from './memo-values.ts'
import type { OpenedMemo } from './use-memo-opening.ts'

const NO_PROBLEMS: FormProblems = { byField: {}, line: '' }

function startOf({ subject, company }: OpenedMemo): MemoValues {
  return subject.kind === 'edit'
    ? memoValuesOf(subject.memo)
    : newMemoValues(subject.rows, { director: company.directorName, userName: session.username() })
}

/** What is stored, what is typed, whether it may be typed, and what is wrong with it. */
export function useMemoState(opened: OpenedMemo) {
  const { subject } = opened
  const [base, setBase] = useState(subject.kind === 'edit' ? subject.memo : null)
  const [stored, setStored] = useState(() => startOf(opened))
  const [values, setValues] = useState(stored)
  const [isEditing, setEditing] = useState(subject.kind === 'create')
  const { ref, problems, isUnsaved, setProblems, settle, fail } = useProblems()

  return {
    ref,
    base,
    stored,
    values,
    isEditing,
    isChanged: changedFields(stored, values).length > 0,
    problemLine: problems.line === '' ? null : problems.line,
    problemOf: (field: string): string | undefined => problems.byField[field],
    isUnsaved,
    fail,
    change(next: (current: MemoValues) => MemoValues): void {
      setValues(next)
      setProblems(NO_PROBLEMS)
    },
    startEditing: () => setEditing(true),
    /** What is typed stays. */
    stopEditing: () => setEditing(false),
    /** Back to what is stored. */
    cancel(): void {
      setValues(stored)
      settle()
      setEditing(false)
    },
    /** The form as it is stored now. */
    show(memo: MemoAnswer): void {
      const fresh = memoValuesOf(memo)
      setBase(memo)
      setStored(fresh)
      setValues(fresh)
      settle()
      setEditing(false)
    },
    /** Goes on typing, over what somebody else has stored. */
    continueOver(memo: MemoAnswer, mine: MemoValues): void {
      setBase(memo)
      setStored(memoValuesOf(memo))
      setValues(mine)
    },
  }
}

function useProblems() {
  const ref = useRef<HTMLDivElement>(null)
  const [problems, setProblems] = useState(NO_PROBLEMS)
  const [isUnsaved, setUnsaved] = useState(false)
  const [failedAttempts, setFailedAttempts] = useState(0)

  // After the render that has marked the fields.
  useEffect(() => {
    if (failedAttempts > 0 && ref.current !== null) scrollToFirstInvalid(ref.current)
  }, [failedAttempts])

  // The error goes by itself; the marks of the fields stay until they are touched, «не сохранено» until it is saved.
  useEffect(() => {
    if (problems.line === '') return
    const timer = setTimeout(() => setProblems({ ...problems, line: '' }), timing.errorReset)
    return () => clearTimeout(timer)
  }, [problems])

  function settle(): void {
    setProblems(NO_PROBLEMS)
    setUnsaved(false)
  }

  function fail(found: FormProblems): void {
    setProblems(found)
    setUnsaved(true)
    setFailedAttempts((count) => count + 1)
  }

  return { ref, problems, isUnsaved, setProblems, settle, fail }
}
