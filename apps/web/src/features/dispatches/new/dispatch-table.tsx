import type { DocumentAnswer, EmployeeAnswer } from '@ot/contract'
import { DISPATCH_PURPOSE_LABELS, DISPATCH_PURPOSES } from '@ot/domain'
import type { Departments } from '../../../lib/company/employee-scope.ts'
import { StaffControl } from '../../../ui/company/staff-control.tsx'
import { type AskedTable, choiceField, textField } from '../../../ui/form/field-table.tsx'
import { MultiChoiceControl } from '../../../ui/multi-choice-control.tsx'
import { numberText } from '../dispatch-texts.ts'
import styles from './new-dispatch.module.css'
import { DISPATCH_LABELS, type NewDispatchValues } from './new-dispatch-values.ts'
import { WholeGroups } from './whole-groups.tsx'

const ADDRESSES_MAX = 20_000
const LETTER_MAX = 5000
const MANY = 8
const PURPOSES = DISPATCH_PURPOSES.map((value) => ({ value, label: DISPATCH_PURPOSE_LABELS[value] }))

export interface DispatchChoices {
  documents: readonly DocumentAnswer[]
  employees: readonly EmployeeAnswer[]
  departments: Departments
}

/** Registered papers found by number, date or name; employees by name or by department; anybody else by an e-mail. */
export function dispatchTable(
  { documents, employees, departments }: DispatchChoices,
  shortName: string,
): AskedTable<NewDispatchValues> {
  const papers = documents.map((document) => ({
    value: document.id,
    label: `${numberText(document)} — ${document.name}`,
  }))
  return {
    documentIds: {
      label: DISPATCH_LABELS.documentIds,
      isRequired: true,
      control: ({ frame, value, onChange }) => (
        <MultiChoiceControl
          frame={frame}
          choices={papers}
          chosen={value.flatMap((id) => papers.filter((paper) => paper.value === id))}
          placeholder={value.length === 0 ? 'Номер или название' : 'Добавить ещё'}
          onChange={onChange}
        />
      ),
    },
    employeeIds: {
      label: DISPATCH_LABELS.employeeIds,
      control: ({ frame, value, onChange }) => (
        <>
          <div className={value.length > MANY ? styles.many : undefined}>
            <StaffControl frame={frame} employees={employees} value={value} onChange={onChange} />
          </div>
          <WholeGroups employees={employees} departments={departments} values={value} onChange={onChange} />
        </>
      ),
    },
    emails: { label: DISPATCH_LABELS.emails, control: null },
    addresses: textField({
      label: DISPATCH_LABELS.addresses,
      kind: 'long',
      rows: 2,
      max: ADDRESSES_MAX,
      hint: 'Электронная почта тех, кого нет среди работников: через запятую или с новой строки, можно с именем',
    }),
    purpose: choiceField({ label: DISPATCH_LABELS.purpose, choices: PURPOSES }),
    due: textField({ label: DISPATCH_LABELS.due, kind: 'day', isAhead: true, hint: 'Необязательно' }),
    letter: textField({
      label: DISPATCH_LABELS.letter,
      kind: 'long',
      max: LETTER_MAX,
      hint: `Необязательно: письмо и так назовёт документы и организацию ${shortName}`,
    }),
  }
}
