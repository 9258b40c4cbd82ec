import type { Department, WorkplaceAnswer } from '@ot/contract'
import { EVENT_FIELD_LABELS, isDeclared } from '@ot/domain'
import { Badge } from '../../../ui/badge.tsx'
import type { HideableColumn } from '../../../ui/list-view/list-address.ts'
import { StateBadge } from '../../../ui/state-badge.tsx'
import type { TableColumn } from '../table/record-table.tsx'
import { DayText, RowDetails, RowName } from '../table/row-text.tsx'
import { Guarantees } from './guarantees.tsx'
import styles from './workplaces.module.css'

/** Those that may be hidden, in the order of the table. */
export const WORKPLACE_COLUMNS = [
  { key: 'class', label: 'Класс и что он даёт' },
  { key: 'reportOn', label: EVENT_FIELD_LABELS.reportOn },
  { key: 'registeredOn', label: EVENT_FIELD_LABELS.registeredOn },
  { key: 'deadline', label: 'Срок' },
  { key: 'employees', label: 'Работников' },
] as const satisfies readonly HideableColumn[]
type HideableKey = (typeof WORKPLACE_COLUMNS)[number]['key']

const titled = (key: HideableKey) => ({
  key,
  title: WORKPLACE_COLUMNS.find((column) => column.key === key)?.label ?? key,
})

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
      ...titled('class'),
      cell: ({ workingConditionsClass, guarantees }) =>
        workingConditionsClass === null ? (
          'не проводилось'
        ) : (
          <>
            {workingConditionsClass}
            {guarantees.length > 0 && <Guarantees guarantees={guarantees} />}
          </>
        ),
    },
    {
      ...titled('reportOn'),
      isNumber: true,
      cell: ({ reportOn }) => <DayText day={reportOn} />,
    },
    {
      ...titled('registeredOn'),
      isNumber: true,
      cell: ({ registeredOn }) => <DayText day={registeredOn} />,
    },
    { ...titled('deadline'), isNumber: true, cell: (workplace) => <Term workplace={workplace} /> },
    {
      ...titled('employees'),
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
