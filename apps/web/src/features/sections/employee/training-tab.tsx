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
import { ProtocolButton } from '../registry/protocol-button.tsx'
import type { TableColumn } from '../table/record-table.tsx'
import { RowDetails, RowName } from '../table/row-text.tsx'
import { dateColumn, deadlineColumn, type EventRow, eventRows, periodColumn } from './event-columns.tsx'
import styles from './section-sheet.module.css'
import { SectionTab } from './section-tab.tsx'

type Training = EventOf<'training'>

type Row = EventRow<Training>

const EMPTY =
  'Обучения пока нет. Заполните программы по нормам должности: от неё зависит, какие из них нужны и как часто проверяют знания.'

const columns = (slots: EventDialogSlots): TableColumn<Row>[] => [
  {
    key: 'name',
    title: EVENT_FIELD_LABELS.programme,
    cell: ({ event }) => (
      <RowName name={event.name}>
        <RowDetails
          details={[
            [EVENT_FIELD_LABELS.provider, event.provider],
            [EVENT_FIELD_LABELS.providerInn, event.providerInn],
          ]}
        />
      </RowName>
    ),
  },
  { key: 'hours', title: EVENT_FIELD_LABELS.hours, isNumber: true, cell: ({ event }) => hoursText(event) },
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
  const { result, protocolNumber, registryNumber, deadline, date, provider } = event
  if (result === null && protocolNumber === null && registryNumber === null) return null
  return (
    <>
      {result !== null && (
        <Badge tone={result === 'failed' ? 'danger' : 'success'}>{TRAINING_RESULT_LABELS[result]}</Badge>
      )}
      <RowDetails
        details={[
          [EVENT_FIELD_LABELS.protocolNumber, protocolNumber],
          [EVENT_FIELD_LABELS.registryNumber, registryNumber],
          ['Повторная проверка до', result === 'failed' && deadline !== null ? shortDate(deadline) : null],
        ]}
      />
      {/* Another organisation prints the protocols of its own commission. */}
      {protocolNumber !== null && date !== null && provider === null && (
        <ProtocolButton protocol={{ number: protocolNumber, date }} />
      )}
    </>
  )
}

export function TrainingTab() {
  return (
    <SectionTab
      section="training"
      toRows={eventRows<Training>}
      columns={columns}
      empty={EMPTY}
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
