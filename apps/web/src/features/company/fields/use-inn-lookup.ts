import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../lib/http/api-error.ts'
import { lookUpCompany } from '../api/companies.ts'
import { type FieldChange, foundChanges, refusalText } from '../found-requisites.ts'
import type { CardForm } from '../use-card-form.ts'

export type InnLookup = ReturnType<typeof useInnLookup>

/** Fills the form with what is publicly known under its ИНН. */
export function useInnLookup(form: CardForm) {
  const [isLooking, setLooking] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [changes, setChanges] = useState<readonly FieldChange[] | null>(null)
  const card = useRef(form.values)
  // The answer meets what is typed by then, not what was typed when it was asked for.
  useEffect(() => {
    card.current = form.values
  })

  async function lookUp(): Promise<void> {
    setLooking(true)
    setRefusal(null)
    setChanges(null)
    try {
      const found = foundChanges(card.current, await lookUpCompany(form.values.inn))
      for (const { field, to } of found) form.set(field, to)
      setChanges(found)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(refusalText(error.description))
    } finally {
      setLooking(false)
    }
  }

  return {
    isLooking,
    refusal,
    changes,
    lookUp,
    forgetRefusal: () => setRefusal(null),
    undo(): void {
      for (const { field, from } of changes ?? []) form.set(field, from)
      setChanges(null)
    },
  }
}
