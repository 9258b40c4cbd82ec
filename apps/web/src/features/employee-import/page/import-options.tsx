import { DEPARTMENT_NAME_MAX, EMPLOYEE_FIELD_LABELS } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { departmentsQuery } from '../../../lib/company/staff.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DateControl } from '../../../ui/date-control.tsx'
import { Field } from '../../../ui/field.tsx'
import { SuggestControl } from '../../../ui/suggest-control.tsx'
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
  const department = {
    id: 'import-department',
    label: 'Отдел для тех, у кого он не указан',
    hint: 'Если такого отдела ещё нет, он будет создан.',
  }
  const dismissedOn = {
    id: 'import-dismissed-on',
    label: EMPLOYEE_FIELD_LABELS.dismissedOn,
    isRequired: true,
    error: dismissalProblem(choices) ?? undefined,
  }
  return (
    <Step title="Параметры загрузки">
      <div className={styles.options}>
        <Field {...department}>
          <SuggestControl
            frame={department}
            suggestions={(departments.data ?? []).map(({ name }) => name)}
            value={choices.departmentName}
            maxLength={DEPARTMENT_NAME_MAX}
            onChange={(departmentName) => onSay({ departmentName })}
          />
        </Field>
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
              <Field {...dismissedOn}>
                <DateControl
                  frame={dismissedOn}
                  value={choices.dismissedOn}
                  onChange={(day) => onSay({ dismissedOn: day })}
                />
              </Field>
            </div>
          )}
        </div>
      </div>
    </Step>
  )
}
