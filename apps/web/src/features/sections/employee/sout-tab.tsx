import type { EventOf, WorkplaceAnswer } from '@ot/contract'
import { EVENT_FIELD_LABELS, guaranteesOf, PAGES, WORKPLACE_FIELD_LABELS } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { workplacesQuery } from '../../../lib/company/workplaces.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { CellNote } from '../../../ui/record-table.tsx'
import type { EventDialogSlots } from '../dialogs/event-dialogs.tsx'
import { DayText } from '../table/row-text.tsx'
import { sharedBy } from '../workplace-words.ts'
import { deadlineColumn } from './event-columns.tsx'
import styles from './section-sheet.module.css'
import { SectionTab } from './section-tab.tsx'
import type { TabColumn, TabName } from './tab-table.tsx'

type Sout = EventOf<'sout'>

interface Row {
  id: number
  event: Sout
  workplace: WorkplaceAnswer | null
}

const EMPTY =
  'Специальной оценки условий труда пока нет. Она нужна каждому рабочему месту: заполните её по нормам или внесите результаты готового отчёта.'

const NAME: TabName<Row> = {
  title: EVENT_FIELD_LABELS.workplaceId,
  name: ({ event }) => (event.workplaceNumber === null ? 'не указано' : `№\u00a0${event.workplaceNumber}`),
  note: ({ workplace }) =>
    workplace !== null && (
      <CellNote>{`${workplace.name} · ${sharedBy(workplace.employeeIds.length)}`}</CellNote>
    ),
}

const columns = (slots: EventDialogSlots): TabColumn<Row>[] => [
  {
    key: 'class',
    title: EVENT_FIELD_LABELS.workingConditionsClass,
    cell: ({ event }) => event.workingConditionsClass ?? 'не проводилось',
  },
  {
    key: 'reportOn',
    title: EVENT_FIELD_LABELS.reportOn,
    cell: ({ event }) => <DayText day={event.reportOn} />,
  },
  {
    key: 'registeredOn',
    title: EVENT_FIELD_LABELS.registeredOn,
    cell: ({ event }) => <DayText day={event.registeredOn} />,
  },
  {
    key: 'declared',
    title: WORKPLACE_FIELD_LABELS.declared,
    cell: ({ event, workplace }) => (event.declared ? declarationText(workplace) : null),
  },
  deadlineColumn(slots),
]

function declarationText(workplace: WorkplaceAnswer | null): string {
  const number = workplace?.declarationNumber ?? null
  return number === null ? 'есть, без срока' : `№\u00a0${number}, без срока`
}

export function SoutTab() {
  const { company } = useEmployeeScope()
  const workplaces = useQuery(workplacesQuery(company.id)).data ?? []
  const toRows = (events: readonly Sout[]): Row[] =>
    events.map((event) => ({
      id: event.id,
      event,
      workplace: workplaces.find(({ id }) => id === event.workplaceId) ?? null,
    }))
  return (
    <SectionTab
      section="sout"
      toRows={toRows}
      name={NAME}
      columns={columns}
      empty={EMPTY}
      tools={() => (
        <Link to={PAGES.employeesWorkplaces.path} className={buttonClass('secondary')}>
          Рабочие места
        </Link>
      )}
      after={(rows) => rows.map(({ id, event }) => <Guarantees key={id} event={event} />)}
    />
  )
}

function Guarantees({ event: { workingConditionsClass, workplaceNumber } }: { event: Sout }) {
  if (workingConditionsClass === null) return null
  return (
    <section className={styles.part}>
      <h3>
        Что даёт класс {workingConditionsClass}
        {workplaceNumber !== null && ` на рабочем месте №\u00a0${workplaceNumber}`}
      </h3>
      <ul className={styles.list}>
        {guaranteesOf(workingConditionsClass).map((guarantee) => (
          <li key={guarantee}>{guarantee}</li>
        ))}
      </ul>
    </section>
  )
}
