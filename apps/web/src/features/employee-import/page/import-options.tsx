import { DEPARTMENT_NAME_MAX, EMPLOYEE_FIELD_LABELS } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { departmentsQuery } from '../../../lib/company/staff.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { type AskedTable, textField } from '../../../ui/form/field-table.tsx'
import { dismissalProblem, type ImportChoices } from '../import-choices.ts'
import styles from './import-options.module.css'
import { Step } from './step.tsx'

interface ImportOptionsProps {
  companyId: number
  choices: ImportChoices
  onSay: (said: Partial<ImportChoices>) => void
}

/** What the file itself does not say. */
export function ImportOptionFields({ companyId, choices, onSay }: ImportOptionsProps) {
  // Only a help in typing: the import goes on without it.
  const departments = useQuery(departmentsQuery(companyId))
  const table: AskedTable<Pick<ImportChoices, 'departmentName' | 'dismissedOn'>> = {
    departmentName: textField({
      label: 'Отдел для тех, у кого он не указан',
      hint: 'Если такого отдела ещё нет, он будет создан.',
      kind: 'suggest',
      max: DEPARTMENT_NAME_MAX,
      suggestions: (departments.data ?? []).map(({ name }) => name),
    }),
    dismissedOn: textField({
      label: EMPLOYEE_FIELD_LABELS.dismissedOn,
      isRequired: true,
      kind: 'day',
      isAhead: true,
    }),
  }
  const rows = {
    form: {
      values: choices,
      set: (name: keyof typeof table, text: string) => onSay({ [name]: text }),
      problemOf: (name: string) =>
        name === 'dismissedOn' ? (dismissalProblem(choices) ?? undefined) : undefined,
    },
    table,
    prefix: 'import',
    today: '',
    layout: 'stacked',
  } as const
  return (
    <Step title="Параметры загрузки">
      <div className={styles.options}>
        <FieldRows {...rows} names={['departmentName']} />
        <div className={styles.dismissal}>
          <Checkbox
            id="import-dismiss-absent"
            isChecked={choices.dismissAbsent}
            onChange={(dismissAbsent) => onSay({ dismissAbsent })}
          >
            Уволить тех, кого нет в файле
            <br />
            <span className={styles.hint}>
              Отметьте, только если в файле весь список работников. Записи и история уволенных сохранятся.
            </span>
          </Checkbox>
          {choices.dismissAbsent && (
            <div className={styles.date}>
              <FieldRows {...rows} names={['dismissedOn']} />
            </div>
          )}
        </div>
      </div>
    </Step>
  )
}
