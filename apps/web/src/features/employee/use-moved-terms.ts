import type { EmployeeFields, MovedTerm } from '@ot/contract'
import { COUNTED_DAYS } from '@ot/domain'
import { useRef, useState } from 'react'
import { readMovedTerms } from './api/employees.ts'

const NOT_SAVED = 'Ещё не записано: посмотрите, какие сроки изменятся.'

/** Whoever changes a day that terms count from sees which of them move before it is saved. */
export function useMovedTerms(employeeId: number) {
  const confirmed = useRef('')
  const [asked, setAsked] = useState<{ changes: string; moved: readonly MovedTerm[] } | null>(null)

  return {
    moved: asked?.moved ?? null,
    /** Null when nothing moves, or when what moves has been seen and agreed to. */
    async holdBack(changes: Partial<EmployeeFields>): Promise<string | null> {
      if (!COUNTED_DAYS.some((field) => field in changes)) return null
      const key = JSON.stringify(changes)
      if (key === confirmed.current) return null
      const moved = await readMovedTerms(employeeId, changes)
      if (moved.length === 0) return null
      setAsked({ changes: key, moved })
      return NOT_SAVED
    },
    agree(): void {
      confirmed.current = asked?.changes ?? ''
      setAsked(null)
    },
    goBack: () => setAsked(null),
  }
}
