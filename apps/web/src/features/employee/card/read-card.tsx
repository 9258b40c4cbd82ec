import { isAllowed } from '@ot/domain'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import type { ReactNode } from 'react'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { shownField } from '../../../lib/form/field-words.ts'
import { Button } from '../../../ui/button.tsx'
import { CardSection } from '../../../ui/card-section.tsx'
import { EARLY_COLUMN, ReadRow } from '../../../ui/form-row.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { FieldSection } from '../employee-fields.ts'
import { employeeValues } from '../employee-values.ts'
import { useEmployeeWords } from '../use-employee-words.ts'
import { CardSheet } from './card-sheet.tsx'
import styles from './read-card.module.css'

const NOT_GIVEN = 'не указано'

interface ReadCardProps {
  sections: readonly FieldSection[]
  aside: ReactNode
  isJustSaved: boolean
  onChange: () => void
}

/** A part of the record as it is read. */
export function ReadCard({ sections, aside, isJustSaved, onChange }: ReadCardProps) {
  const { company, employee, mayChange } = useEmployeeScope()
  const words = useEmployeeWords()
  const values = employeeValues(employee)
  return (
    <CardSheet
      buttons={mayChange ? <Button onClick={onChange}>Редактировать</Button> : null}
      status={isJustSaved && <SavedStatus>Изменения сохранены</SavedStatus>}
      aside={aside}
      notice={
        !isAllowed(company.role, 'employee.change') && (
          <Notice>Вы наблюдатель в этой организации: сведения изменяют её владелец и редакторы.</Notice>
        )
      }
    >
      {sections.map(({ title, fields }) => (
        <CardSection key={title} title={title}>
          <dl className={EARLY_COLUMN}>
            {fields.map((field) => (
              <ReadRow
                key={field}
                label={words[field].label}
                text={shownField(words, values, field)}
                empty={NOT_GIVEN}
              />
            ))}
          </dl>
        </CardSection>
      ))}
    </CardSheet>
  )
}

/** A word that it is written, beside the buttons. */
function SavedStatus({ children }: { children: ReactNode }) {
  return (
    <span className={styles.saved} role="status">
      <IconCircleCheck size={20} stroke={1.6} aria-hidden="true" />
      <span>{children}</span>
    </span>
  )
}
