import type { Department, WorkplaceAnswer } from '@ot/contract'
import { EVENT_FIELD_LABELS, isDeclared } from '@ot/domain'
import { typeset } from '../../../lib/typeset.ts'
import { Badge } from '../../../ui/badge.tsx'
import { StateBadge } from '../../../ui/state-badge.tsx'
import type { TableColumn } from '../table/record-table.tsx'
import { DayText, RowDetails, RowName } from '../table/row-text.tsx'
import styles from './workplaces.module.css'

export function workplaceColumns(departments: readonly Department[]): TableColumn<WorkplaceAnswer>[] {
  const nameOf = new Map(departments.map(({ id, name }) => [id, name]))
  return [
    {
      key: 'number',
      title: 'Рабочее место',
      cell: ({ number, name, departmentId }) => (
        <RowName name={`№ ${number}. ${name}`}>
          <RowDetails
            details={[['Отдел', departmentId === null ? null : (nameOf.get(departmentId) ?? null)]]}
          />
        </RowName>
      ),
    },
    {
      key: 'class',
      title: 'Класс и что он даёт',
      cell: ({ workingConditionsClass, guarantees }) =>
        workingConditionsClass === null ? (
          'не проводилось'
        ) : (
          <>
            {workingConditionsClass}
            {guarantees.length > 0 && (
              <ul className={styles.guarantees}>
                {guarantees.map((guarantee) => (
                  <li key={guarantee}>{typeset(guarantee)}</li>
                ))}
              </ul>
            )}
          </>
        ),
    },
    {
      key: 'reportOn',
      title: EVENT_FIELD_LABELS.reportOn,
      isNumber: true,
      cell: ({ reportOn }) => <DayText day={reportOn} />,
    },
    {
      key: 'registeredOn',
      title: EVENT_FIELD_LABELS.registeredOn,
      isNumber: true,
      cell: ({ registeredOn }) => <DayText day={registeredOn} />,
    },
    { key: 'deadline', title: 'Срок', isNumber: true, cell: (workplace) => <Term workplace={workplace} /> },
    {
      key: 'employees',
      title: 'Работников',
      isNumber: true,
      cell: ({ employeeIds }) => employeeIds.length,
    },
  ]
}

function Term({ workplace }: { workplace: WorkplaceAnswer }) {
  const { declarationNumber, deadline, state } = workplace
  const hasDeclaration = isDeclared(workplace)
  // What asks for an assessment out of turn stands above the declaration.
  const isWithoutTerm = hasDeclaration && deadline === null
  return (
    <div className={styles.term}>
      <DayText day={deadline} />
      {isWithoutTerm ? <Badge tone="success">без срока</Badge> : <StateBadge state={state} column="sout" />}
      {hasDeclaration && (
        <RowDetails
          details={[['Декларация', declarationNumber === null ? 'есть' : `№ ${declarationNumber}`]]}
        />
      )}
    </div>
  )
}
