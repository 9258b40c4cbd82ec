import type { EventOf } from '@ot/contract'
import { EVENT_FIELD_LABELS } from '@ot/domain'
import type { EventDialogSlots } from '../dialogs/event-dialogs.tsx'
import { RowDetails } from '../table/row-text.tsx'
import { dateColumn, deadlineColumn, type EventLine, eventRows, periodColumn } from './event-columns.tsx'
import { SectionTab } from './section-tab.tsx'
import type { TabColumn, TabName } from './tab-table.tsx'

type Row = EventLine<EventOf<'briefing'>>

const EMPTY =
  'Инструктажей пока нет. Заполните их по нормам должности: вводный и первичный нужны до начала работы, остальные — по её условиям.'

const NAME: TabName<Row> = {
  title: 'Инструктаж',
  name: ({ event }) => event.name,
  note: ({ event }) => (
    <RowDetails
      details={[
        [EVENT_FIELD_LABELS.instructor, event.instructor],
        [EVENT_FIELD_LABELS.localActs, event.localActs],
        [EVENT_FIELD_LABELS.reason, event.reason],
        [EVENT_FIELD_LABELS.shifts, event.shifts === null ? null : String(event.shifts)],
      ]}
    />
  ),
}

const columns = (slots: EventDialogSlots): TabColumn<Row>[] => [
  dateColumn('Проведён'),
  periodColumn(),
  deadlineColumn(slots),
]

export function BriefingsTab() {
  return (
    <SectionTab
      section="briefing"
      toRows={eventRows<EventOf<'briefing'>>}
      name={NAME}
      columns={columns}
      empty={EMPTY}
    />
  )
}
