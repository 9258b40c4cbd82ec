import { Checkbox } from '../../../../ui/checkbox.tsx'
import { FieldRows } from '../../../../ui/form/field-rows.tsx'
import { type AskedTable, textField } from '../../../../ui/form/field-table.tsx'
import { useRecordsScope } from '../../records-scope.ts'
import { HEAD_LABELS } from '../memo-texts.ts'
import type { MemoValues } from '../memo-values.ts'
import type { MemoForm } from '../use-memo-form.ts'
import styles from './memo-dialog.module.css'

type Head = Pick<MemoValues, keyof typeof HEAD_LABELS>

const HEAD_TABLE: AskedTable<Head> = {
  fullName: textField({ label: HEAD_LABELS.fullName, kind: 'line', max: 300 }),
  author: textField({ label: HEAD_LABELS.author, kind: 'line', max: 300 }),
  note: textField({ label: HEAD_LABELS.note, kind: 'line', max: 2000 }),
}

/** To whom, from whom and what else; typed only while the memo is edited. */
export function MemoHead({ form }: { form: MemoForm }) {
  const { today } = useRecordsScope()
  return (
    <fieldset className={styles.head} disabled={!form.isEditing}>
      <FieldRows<Head>
        form={{
          values: form.values,
          set: (name, text) => form.change((current) => ({ ...current, [name]: text })),
          problemOf: form.problemOf,
        }}
        table={HEAD_TABLE}
        names={['fullName', 'author', 'note']}
        prefix="memo"
        today={today}
      />
      {form.isOwnName !== null && (
        <Checkbox id="memo-own-name" isChecked={form.isOwnName} onChange={form.setOwnName}>
          Составитель — это я: подставлять это имя в следующие заявки и в мой профиль
        </Checkbox>
      )}
    </fieldset>
  )
}
