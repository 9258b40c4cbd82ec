import type { Department, WorkplaceAnswer } from '@ot/contract'
import { EVENT_FIELD_LABELS, isDeclared } from '@ot/domain'
import { shortDate } from '@ot/text'
import { type ReactNode, useMemo } from 'react'
import { typeset } from '../../../lib/typeset.ts'
import { useIsBelow } from '../../../lib/use-is-below.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { HideableColumn } from '../../../ui/list-view/list-address.ts'
import { useHiddenHeads } from '../../../ui/list-view/use-list-view.ts'
import {
  CellLine,
  CellNote,
  FoldedRow,
  RecordActions,
  RecordCell,
  RecordName,
  RecordTable,
} from '../../../ui/record-table.tsx'
import { StateBadge } from '../../../ui/state-badge.tsx'
import { recordRowId, useAskedRecord } from '../../../ui/use-asked-record.ts'
import { DayText } from '../table/row-text.tsx'
import styles from './workplaces.module.css'

const CLASS = 'Класс и что он даёт'
const TERM = 'Срок'
const PEOPLE = 'Работников'

/** Those that may be hidden, in the order of the table. */
export const WORKPLACE_COLUMNS = [
  { key: 'class', label: CLASS },
  { key: 'reportOn', label: EVENT_FIELD_LABELS.reportOn },
  { key: 'registeredOn', label: EVENT_FIELD_LABELS.registeredOn },
  { key: 'deadline', label: TERM },
  { key: 'employees', label: PEOPLE },
] as const satisfies readonly HideableColumn[]
/** On a tablet they stand under the name of an unfolded row: beside it the buttons have the room. */
const DAYS = ['reportOn', 'registeredOn'] as const
const DAY_LABELS: readonly string[] = DAYS.map((day) => EVENT_FIELD_LABELS[day])
const HEADS = ['Рабочее место', ...WORKPLACE_COLUMNS.map(({ label }) => label)]

interface WorkplaceTableProps {
  workplaces: readonly WorkplaceAnswer[]
  departments: readonly Department[]
  /** What can be done with one; absent: nothing. */
  actions: ((workplace: WorkplaceAnswer) => ReactNode) | undefined
}

export function WorkplaceTable({ workplaces, departments, actions }: WorkplaceTableProps) {
  const ownHidden = useHiddenHeads('employeesWorkplaces', WORKPLACE_COLUMNS)
  const isTight = useIsBelow('laptop')
  const isCards = useIsBelow('memo-header')
  const areDaysFolded = isTight && !isCards
  const hidden = areDaysFolded ? new Set([...ownHidden, ...DAY_LABELS]) : ownHidden
  const folded = areDaysFolded ? DAYS.filter((day) => !ownHidden.has(EVENT_FIELD_LABELS[day])) : []
  const nameOf = useMemo(() => new Map(departments.map(({ id, name }) => [id, name])), [departments])
  useAskedRecord(workplaces)
  return (
    <RecordTable
      label="Рабочие места"
      heads={HEADS}
      hidden={hidden}
      hasActions={actions !== undefined}
      className={styles.places}
    >
      {workplaces.map((workplace) => (
        <FoldedRow key={workplace.id} id={recordRowId(workplace.id)} tabIndex={-1}>
          <WorkplaceName
            workplace={workplace}
            department={nameOf.get(workplace.departmentId ?? 0)}
            days={folded}
          />
          <WorkplaceCells workplace={workplace} />
          {actions !== undefined && <RecordActions>{actions(workplace)}</RecordActions>}
        </FoldedRow>
      ))}
    </RecordTable>
  )
}

interface WorkplaceNameProps {
  workplace: WorkplaceAnswer
  department: string | undefined
  /** Those without a column. */
  days: readonly (typeof DAYS)[number][]
}

function WorkplaceName({ workplace, department, days }: WorkplaceNameProps) {
  const known = days.flatMap((day) => {
    const value = workplace[day]
    return value === null ? [] : [`${EVENT_FIELD_LABELS[day]}: ${shortDate(value)}`]
  })
  return (
    <RecordName
      unfolds
      className={styles.name}
      note={
        <>
          {department !== undefined && <CellNote>{`Отдел: ${department}`}</CellNote>}
          {known.map((text) => (
            <CellNote key={text}>{text}</CellNote>
          ))}
        </>
      }
    >
      {`№\u00a0${workplace.number}. ${workplace.name}`}
    </RecordName>
  )
}

function WorkplaceCells({ workplace }: { workplace: WorkplaceAnswer }) {
  const { workingConditionsClass, guarantees, reportOn, registeredOn, employeeIds } = workplace
  return (
    <>
      <RecordCell label={CLASS} isShort className={styles.class}>
        <CellLine>
          {workingConditionsClass === null ? 'не проводилось' : `класс ${workingConditionsClass}`}
        </CellLine>
        {guarantees.length > 0 && <CellNote>{guarantees.map(typeset).join('; ')}</CellNote>}
      </RecordCell>
      <RecordCell label={EVENT_FIELD_LABELS.reportOn}>
        <DayText day={reportOn} />
      </RecordCell>
      <RecordCell label={EVENT_FIELD_LABELS.registeredOn}>
        <DayText day={registeredOn} />
      </RecordCell>
      <RecordCell label={TERM} isShort className={styles.term}>
        <Term workplace={workplace} />
      </RecordCell>
      <RecordCell label={PEOPLE}>{employeeIds.length}</RecordCell>
    </>
  )
}

function Term({ workplace }: { workplace: WorkplaceAnswer }) {
  const { declarationNumber, deadline, state } = workplace
  const hasDeclaration = isDeclared(workplace)
  // What asks for an assessment out of turn stands above the declaration.
  const isWithoutTerm = hasDeclaration && deadline === null
  return (
    <>
      <span className={styles.until}>
        <DayText day={deadline} />{' '}
        {isWithoutTerm ? <Badge tone="success">без срока</Badge> : <StateBadge state={state} column="sout" />}
      </span>
      {hasDeclaration && (
        <CellNote>{`Декларация: ${declarationNumber === null ? 'есть' : `№\u00a0${declarationNumber}`}`}</CellNote>
      )}
    </>
  )
}
