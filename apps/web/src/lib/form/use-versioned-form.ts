import { useState } from 'react'
import type { SeenVersion } from '../http/seen-version.ts'
import { changedFields, pickFields } from './changed-fields.ts'
import type { FieldLabels } from './form-problems.ts'
import type { FormSchema } from './schema.ts'
import { useDraftedForm } from './use-contract-form.ts'
import { useDraft } from './use-draft.ts'
import { useSaveOver } from './use-save-over.ts'

interface VersionedFormOptions<Values, Output, Stored extends { version: unknown }> {
  from: Values
  labels: FieldLabels
  draft?: string | undefined
  /** Of what the form was opened from. */
  version: Stored['version']
  holdBack?: (checked: Output) => Promise<string | null>
  save: (
    checked: Output,
    version: SeenVersion<Stored['version']>,
    changed: Partial<Output>,
  ) => Promise<unknown>
  /** After a stale save: what is stored now. */
  readStored: () => Promise<Stored>
  onSaved?: () => void
}

/** The form of a record that others change too. */
export function useVersionedForm<
  Values extends object,
  Output extends object,
  Stored extends { version: unknown },
>(schema: FormSchema<Values, Output>, options: VersionedFormOptions<Values, Output, Stored>) {
  const { from, labels, version, holdBack, save, readStored, onSaved } = options
  const [opened] = useState(version)
  const draft = useDraft({ form: options.draft, from, labels, version: opened })
  const over = useSaveOver<Stored>(opened, readStored, { begunOver: draft.restored?.version })
  const { conflict, goOver, postponeConflict, known } = over
  const form = useDraftedForm(schema, {
    from,
    labels,
    draft: {
      ...draft,
      follow: (values) => draft.follow(values, known()),
      discard() {
        if (draft.restored !== null) goOver({ version: opened })
        draft.drop()
      },
    },
    ...(onSaved !== undefined && { onSaved }),
    holdBack,
    save: (checked, changed) => over.save((version) => save(checked, version, changed)),
  })

  /** The form as the typing began, over what was stored when it was opened, and what is typed here: for a stale save. */
  function sides(stored = from): { before: Values; mine: Values } {
    const { before = {}, typed = [] } = draft.restored ?? {}
    const mine: readonly string[] = [...typed, ...changedFields(from, form.values)]
    const left = Object.keys(before).filter((name) => !mine.includes(name))
    return {
      before: { ...stored, ...before },
      mine: { ...form.values, ...pickFields({ ...stored, ...before }, left) },
    }
  }

  return {
    form,
    conflict,
    known,
    goOver,
    sides,
    postponeConflict,
    saveMine(stored: Stored): void {
      goOver(stored)
      void form.submit()
    },
  }
}
