import { FormRow } from '../../../../ui/form-row.tsx'
import { LongTextControl } from '../../../../ui/text-control.tsx'
import { HEAD_LABELS } from '../memo-texts.ts'
import type { MemoForm } from '../use-memo-form.ts'
import styles from './memo-dialog.module.css'

const FIELDS = [
  { name: 'fullName', maxLength: 300 },
  { name: 'author', maxLength: 300 },
  { name: 'note', maxLength: 2000 },
] as const

/** To whom, from whom and what else; typed only while the memo is edited. */
export function MemoHead({ form }: { form: MemoForm }) {
  return (
    <fieldset className={styles.head} disabled={!form.isEditing}>
      {FIELDS.map(({ name, maxLength }) => {
        const frame = { id: `memo-${name}`, label: HEAD_LABELS[name], error: form.problemOf(name) }
        return (
          <FormRow key={name} {...frame}>
            <LongTextControl
              frame={frame}
              maxLength={maxLength}
              autoComplete="off"
              value={form.values[name]}
              onChange={(text) => form.change((current) => ({ ...current, [name]: text }))}
            />
          </FormRow>
        )
      })}
    </fieldset>
  )
}
