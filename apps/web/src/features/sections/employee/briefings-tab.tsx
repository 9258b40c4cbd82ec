import type { EventOf } from '@ot/contract'
import { EVENT_FIELD_LABELS } from '@ot/domain'
import type { EventDialogSlots } from '../dialogs/event-dialogs.tsx'
import type { TableColumn } from '../table/record-table.tsx'
import { RowDetails, RowName } from '../table/row-text.tsx'
import { dateColumn, deadlineColumn, type EventRow, eventRows, periodColumn } from './event-columns.tsx'
import { SectionTab } from './section-tab.tsx'

type Row = EventRow<EventOf<'briefing'>>

const EMPTY =
  'Инструктажей пока нет. Заполните их по нормам должности: вводный и первичный нужны до начала работы, остальные — по её условиям.'

const columns = (slots: EventDialogSlots): TableColumn<Row>[] => [
  {
    key: 'name',
    title: 'Инструктаж',
    cell: ({ event }) => (
      <RowName name={event.name}>
        <RowDetails
          details={[
            [EVENT_FIELD_LABELS.instructor, event.instructor],
            [EVENT_FIELD_LABELS.localActs, event.localActs],
            [EVENT_FIELD_LABELS.reason, event.reason],
            [EVENT_FIELD_LABELS.shifts, event.shifts === null ? null : String(event.shifts)],
          ]}
        />
      </RowName>
    ),
  },
  dateColumn('Проведён'),
  periodColumn(),
  deadlineColumn(slots),
]

export function BriefingsTab() {
  return (
    <SectionTab section="briefing" toRows={eventRows<EventOf<'briefing'>>} columns={columns} empty={EMPTY} />
  )
}
