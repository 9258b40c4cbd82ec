import { useRef, useState } from 'react'
import { ApiError } from '../http/api-error.ts'
import type { FieldLabels } from './form-problems.ts'
import type { SaveConflict } from './save-conflict.ts'
import type { FormSchema } from './schema.ts'
import { useContractForm } from './use-contract-form.ts'

const STALE = 412

interface VersionedFormOptions<Values, Output, Stored> {
  from: Values
  labels: FieldLabels
  /** Of what the form was opened from. */
  version: number
  save: (checked: Output, version: number) => Promise<void>
  /** After 412: what is stored now and who stored it. */
  findConflict: () => Promise<SaveConflict<Stored>>
  onSaved: () => void
}

/** The form of a record that others change too: who saves second sees what the first one has saved. */
export function useVersionedForm<
  Values extends object,
  Output extends object,
  Stored extends { version: number },
>(schema: FormSchema<Values, Output>, options: VersionedFormOptions<Values, Output, Stored>) {
  const { from, labels, save, findConflict, onSaved } = options
  const version = useRef(options.version)
  const [conflict, setConflict] = useState<SaveConflict<Stored> | null>(null)

  async function saveUnlessStale(checked: Output): Promise<void> {
    try {
      await save(checked, version.current)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== STALE) throw error
      setConflict(await findConflict())
      throw new ApiError(
        STALE,
        'Сведения уже изменены другим пользователем. Ваши изменения пока не записаны.',
      )
    }
  }

  const form = useContractForm(schema, { from, labels, save: saveUnlessStale, onSaved })

  return {
    form,
    conflict,
    /** Keeps what is typed and looks at what was saved later. */
    postponeConflict: () => setConflict(null),
    saveMine(stored: Stored): void {
      version.current = stored.version
      setConflict(null)
      void form.submit()
    },
  }
}
