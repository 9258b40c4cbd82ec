import type { EventOf } from '@ot/contract'
import {
  CENTRE_CATEGORY_LABELS,
  CENTRE_TEXT,
  centreCategoriesOf,
  EVENT_FIELD_LABELS,
  PROGRAMME_FACTS,
  RECHECK_TEXT,
  TRAINING_RESULT_LABELS,
} from '@ot/domain'
import { shortDate } from '@ot/text'
import { useQuery } from '@tanstack/react-query'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { responsibilitiesQuery } from '../../../lib/company/responsibilities.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { EventDialogSlots } from '../dialogs/event-dialogs.tsx'
import { ProtocolAction } from '../registry/protocol-button.tsx'
import { RowDetails } from '../table/row-text.tsx'
import { EventActions } from './event-actions.tsx'
import { dateColumn, deadlineColumn, type EventLine, eventRows, periodColumn } from './event-columns.tsx'
import styles from './section-sheet.module.css'
import { SectionTab } from './section-tab.tsx'
import type { TabColumn, TabName } from './tab-table.tsx'

type Training = EventOf<'training'>

type Row = EventLine<Training>

const EMPTY =
  'Обучения пока нет. Заполните программы по нормам должности: от неё зависит, какие из них нужны и как часто проверяют знания.'

const NAME: TabName<Row> = {
  title: EVENT_FIELD_LABELS.programme,
  name: ({ event }) => event.name,
  note: ({ event }) => (
    <RowDetails
      details={[
        [EVENT_FIELD_LABELS.provider, event.provider],
        [EVENT_FIELD_LABELS.providerInn, event.providerInn],
      ]}
    />
  ),
}

const columns = (slots: EventDialogSlots): TabColumn<Row>[] => [
  { key: 'hours', title: EVENT_FIELD_LABELS.hours, cell: ({ event }) => hoursText(event) },
  dateColumn('Проверка знаний'),
  { key: 'result', title: EVENT_FIELD_LABELS.result, cell: ({ event }) => <Outcome event={event} /> },
  periodColumn(),
  deadlineColumn(slots),
]

/** As many as were studied; before that, how many the rules ask for at least. */
function hoursText({ hours, programme }: Training): string | null {
  const { minHours } = PROGRAMME_FACTS[programme]
  if (hours !== null) return String(hours)
  return minHours === null ? null : `от ${minHours}`
}

function Outcome({ event }: { event: Training }) {
  const { result, protocolNumber, registryNumber, deadline } = event
  if (result === null && protocolNumber === null && registryNumber === null) return null
  return (
    <>
      {result !== null && (
        <Badge tone={result === 'failed' ? 'danger' : 'success'}>{TRAINING_RESULT_LABELS[result]}</Badge>
      )}
      <RowDetails
        details={[
          ['Повторная проверка до', result === 'failed' && deadline !== null ? shortDate(deadline) : null],
          [EVENT_FIELD_LABELS.protocolNumber, protocolNumber],
          [EVENT_FIELD_LABELS.registryNumber, registryNumber],
        ]}
      />
    </>
  )
}

function actions({ event }: Row, slots: EventDialogSlots) {
  const { protocolNumber, date, provider } = event
  // Another organisation prints the protocols of its own commission.
  const hasProtocol = protocolNumber !== null && date !== null && provider === null
  return (
    <>
      <EventActions event={event} slots={slots} />
      {hasProtocol && <ProtocolAction protocol={{ number: protocolNumber, date }} />}
    </>
  )
}

export function TrainingTab() {
  return (
    <SectionTab
      section="training"
      toRows={eventRows<Training>}
      name={NAME}
      columns={columns}
      empty={EMPTY}
      actions={actions}
      note={<CentreNote />}
    />
  )
}

/** Whether the employer may train this employee itself, by what the company has named him responsible for. */
function CentreNote() {
  const { company, employee } = useEmployeeScope()
  const groups = useQuery(responsibilitiesQuery(company.id)).data ?? []
  const roles = groups.flatMap((group) => group.roles).filter(({ employeeId }) => employeeId === employee.id)
  const categories = centreCategoriesOf(roles.map(({ roleId }) => roleId))
  return (
    <>
      {categories.length > 0 && (
        <Notice kind="warning">
          Обучение нужно пройти в учебном центре, работник относится к категориям:{' '}
          {categories.map((category) => CENTRE_CATEGORY_LABELS[category]).join('; ')}.
        </Notice>
      )}
      <details className={styles.aside}>
        <summary>Кого обучают в учебном центре и что делать, если проверка не сдана</summary>
        <p>{CENTRE_TEXT}</p>
        <p>{RECHECK_TEXT}</p>
      </details>
    </>
  )
}
