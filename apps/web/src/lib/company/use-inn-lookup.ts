import { useEffect, useRef, useState } from 'react'
import { call } from '../api.ts'
import { ApiError } from '../http/api-error.ts'
import { errorText } from '../load.ts'

export interface FoundChange<Field extends string = string> {
  field: Field
  /** What stood in the field; empty when nothing did. */
  from: string
  to: string
}

/** What is publicly known, by the names of the call. */
export type Found = Readonly<Record<string, string | undefined>>

interface LookupOptions<Field extends string> {
  inn: string
  /** What of the found differs from what is typed by then. */
  changesOf: (found: Found) => FoundChange<Field>[]
  set: (field: Field, value: string) => void
}

export type InnLookup<Field extends string = string> = ReturnType<typeof useInnLookup<Field>>

/** Fills a form with what is publicly known under the ИНН. */
export function useInnLookup<Field extends string>(options: LookupOptions<Field>) {
  const [isLooking, setLooking] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [note, setNote] = useState<string | null>(null)
  const [changes, setChanges] = useState<readonly FoundChange<Field>[] | null>(null)
  const latest = useRef(options)
  // The answer meets what is typed by then, not what was typed when it was asked for.
  useEffect(() => {
    latest.current = options
  })

  function forget(): void {
    setRefusal(null)
    setNote(null)
  }

  async function lookUp(): Promise<void> {
    setLooking(true)
    forget()
    setChanges(null)
    try {
      const answer = await call('POST /api/companies/lookup-by-inn', { body: { inn: options.inn } })
      const found = latest.current.changesOf(answer)
      for (const { field, to } of found) latest.current.set(field, to)
      setChanges(found)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const tell = error.refused.length > 0 ? setRefusal : setNote
      tell(errorText(error))
    } finally {
      setLooking(false)
    }
  }

  return {
    isLooking,
    /** What is wrong with the ИНН. */
    refusal,
    /** Why nothing is known: the form is filled in by hand. */
    note,
    changes,
    lookUp,
    forget,
    undo(): void {
      for (const { field, from } of changes ?? []) latest.current.set(field, from)
      setChanges(null)
    },
  }
}
