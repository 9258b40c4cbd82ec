import type { FieldLabels } from './form-problems.ts'
import type { FormSchema } from './schema.ts'
import { useContractForm } from './use-contract-form.ts'
import { useSaveOver } from './use-save-over.ts'

interface VersionedFormOptions<Values, Output, Stored extends { version: unknown }> {
  from: Values
  labels: FieldLabels
  draft?: string | undefined
  /** Of what the form was opened from. */
  version: Stored['version']
  holdBack?: (checked: Output) => Promise<string | null>
  save: (checked: Output, version: Stored['version'], changed: Partial<Output>) => Promise<unknown>
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
  const { from, labels, draft, version, holdBack, save, readStored, onSaved } = options
  const { conflict, goOver, postponeConflict, follow, save: saveOver } = useSaveOver(version, readStored)
  const form = useContractForm(schema, {
    from,
    labels,
    draft,
    ...(onSaved !== undefined && { onSaved }),
    holdBack,
    save: (checked, changed) => saveOver((known) => save(checked, known, changed)),
  })

  return {
    form,
    conflict,
    follow,
    postponeConflict,
    saveMine(stored: Stored): void {
      goOver(stored)
      void form.submit()
    },
  }
}
