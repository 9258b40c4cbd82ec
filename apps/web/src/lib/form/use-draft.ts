import { fieldNames } from '@ot/domain'
import { createContext, useContext, useEffect, useState } from 'react'
import { changedFields, pickFields } from './changed-fields.ts'
import { type Draft, draftKey, dropDraft, keepDraft, openDraft, readKeptDraft } from './drafts.ts'
import type { FieldLabels } from './form-problems.ts'

/** The drafts of the forms within a dialog, which go when it is closed without saving. */
export const DraftsWithin = createContext<Set<string> | null>(null)

interface DraftOptions<Values, Version> {
  /** The form and what it is about, `employee:12`; undefined: nothing is kept, as of passwords. */
  form: string | undefined
  from: Values
  labels: FieldLabels
  /** Of what the form is opened from. */
  version?: Version
}

/** What stands in a form again after the tab was loaded anew. */
interface Restored<Values, Version> {
  values: Values
  /** The fields that were typed in. */
  typed: readonly string[]
  /** Where what is stored has changed since the typing began: what it was then. */
  before: Partial<Values>
  /** What the typing began over. */
  version: Version | undefined
}

export type FormDraft<Values extends object, Version = unknown> = ReturnType<typeof useDraft<Values, Version>>

/**
 * What is typed into a form outlives a reload of the tab and nothing else: see decision 0109. Files are not kept.
 */
export function useDraft<Values extends object, Version = unknown>(options: DraftOptions<Values, Version>) {
  const { form, from, labels, version } = options
  const [key] = useState(() => (form === undefined ? null : draftKey(form)))
  const [start] = useState(() => (key === null ? null : restoredOver(from, version, readKeptDraft(key))))
  const [restored, setRestored] = useState(start)
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
    setRestored(null)
  }

  return {
    start: start?.values ?? from,
    /** What stands in the form again; null: nothing did, or it has been saved or thrown away. */
    restored,
    /** What is said of it. */
    note: restored === null ? null : noteOf(restored, labels),
    /** `over`: the version that a saving would go over. */
    follow(values: Values, over?: Version): void {
      if (key === null) return
      const names = changedFields(from, values).filter((name) => isKeepable(values[name]))
      if (names.length === 0) {
        dropDraft(key)
        return
      }
      const found = { ...from, ...restored?.before }
      const kept = fieldNames(found).filter((name) => isKeepable(found[name]))
      keepDraft(key, { typed: pickFields(values, names), found: pickFields(found, kept), version: over })
    },
    drop,
  }
}

function restoredOver<Values extends object, Version>(
  from: Values,
  version: Version | undefined,
  draft: Draft | null,
): Restored<Values, Version> | null {
  if (draft === null) return null
  const typed = Object.keys(from).filter((name) => name in draft.typed)
  if (typed.length === 0) return null
  const values = { ...from, ...Object.fromEntries(typed.map((name) => [name, draft.typed[name]])) }
  if (changedFields(from, values).length === 0) return null
  const found = { ...from, ...draft.found }
  const begunOver = isVersionLike(draft.version, version) ? draft.version : version
  return { values, typed, before: pickFields(found, changedFields(from, found)), version: begunOver }
}

/** Only forms of the same record write under a key. */
function isVersionLike<Version>(kept: unknown, version: Version): kept is Version {
  return typeof kept === typeof version && kept !== null
}

function isKeepable(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isKeepable)
  if (typeof value !== 'object' || value === null) return true
  return !(value instanceof Blob) && Object.values(value).every(isKeepable)
}

const RESTORED = 'Восстановлено то, что вы набирали.'

function noteOf({ typed, before }: Restored<object, unknown>, labels: FieldLabels): string {
  const changedSince = typed.filter((name) => name in before)
  if (changedSince.length === 0) return RESTORED
  const named = changedSince.map((name) => `«${labels[name] ?? name}»`).join(', ')
  return `${RESTORED} С тех пор запись изменили — проверьте: ${named}.`
}
