import { createContext, useContext, useEffect, useState } from 'react'
import { changedFields, pickFields } from './changed-fields.ts'
import { type Draft, draftKey, dropDraft, keepDraft, openDraft, readDraft } from './drafts.ts'
import type { FieldLabels } from './form-problems.ts'

/** The drafts of the forms within a dialog, which go when it is closed without saving. */
export const DraftsWithin = createContext<Set<string> | null>(null)

interface DraftOptions<Values> {
  /** The form and what it is about, `employee:12`; undefined: nothing is kept, as of passwords. */
  form: string | undefined
  from: Values
  labels: FieldLabels
}

/**
 * What is typed into a form outlives a reload of the tab and nothing else: see decision 0109. Files are not kept.
 */
export function useDraft<Values extends object>({ form, from, labels }: DraftOptions<Values>) {
  const [key] = useState(() => (form === undefined ? null : draftKey(form)))
  const [restored] = useState(() => (key === null ? null : restoredOver(from, readDraft(key))))
  const [isTold, setTold] = useState(restored !== null)
  const within = useContext(DraftsWithin)

  useEffect(() => {
    if (key === null) return undefined
    const close = openDraft(key)
    within?.add(key)
    return () => {
      within?.delete(key)
      close()
    }
  }, [key, within])

  function drop(): void {
    if (key !== null) dropDraft(key)
    setTold(false)
  }

  return {
    start: restored?.values ?? from,
    /** What is said of what was restored; null: nothing was, or it has been saved or thrown away. */
    note: isTold && restored !== null ? noteOf(restored.changedSince, labels) : null,
    follow(values: Values): void {
      if (key === null) return
      const names = changedFields(from, values).filter((name) => isKeepable(values[name]))
      if (names.length === 0) dropDraft(key)
      else keepDraft(key, { typed: { ...pickFields(values, names) }, found: { ...pickFields(from, names) } })
    },
    drop,
  }
}

function restoredOver<Values extends object>(from: Values, draft: Draft | null) {
  if (draft === null) return null
  const names = Object.keys(from).filter((name) => name in draft.typed)
  if (names.length === 0) return null
  const values = { ...from, ...Object.fromEntries(names.map((name) => [name, draft.typed[name]])) }
  if (changedFields(from, values).length === 0) return null
  const before = { ...from, ...draft.found }
  return { values, changedSince: changedFields(from, before).filter((name) => names.includes(name)) }
}

function isKeepable(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isKeepable)
  if (typeof value !== 'object' || value === null) return true
  return !(value instanceof Blob) && Object.values(value).every(isKeepable)
}

const RESTORED = 'Восстановлено то, что вы набирали.'

function noteOf(changedSince: readonly string[], labels: FieldLabels): string {
  if (changedSince.length === 0) return RESTORED
  const named = changedSince.map((name) => `«${labels[name] ?? name}»`).join(', ')
  return `${RESTORED} С тех пор запись изменили — проверьте: ${named}.`
}
