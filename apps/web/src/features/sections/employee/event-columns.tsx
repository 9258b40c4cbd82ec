import type { EventAnswer } from '@ot/contract'
import type { EventDialogSlots } from '../dialogs/event-dialogs.tsx'
import { DeadlineCell } from '../table/deadline-cell.tsx'
import type { Column } from '../table/record-table.tsx'
import { DayText } from '../table/row-text.tsx'

/** A line of a table that is one event. */
export interface EventRow<E extends EventAnswer = EventAnswer> {
  id: number
  event: E
}

export function eventRows<E extends EventAnswer>(events: readonly E[]): EventRow<E>[] {
  return events.map((event) => ({ id: event.id, event }))
}

export function dateColumn<Row extends EventRow>(title: string): Column<Row> {
  return { key: 'date', title, isNumber: true, cell: ({ event }) => <DayText day={event.date} /> }
}

export function periodColumn<Row extends EventRow>(): Column<Row> {
  return { key: 'periodicity', title: 'Периодичность', cell: ({ event }) => event.periodicity }
}

/** The deadline, its state, and where the date comes from. */
export function deadlineColumn<Row extends EventRow>(slots: EventDialogSlots): Column<Row> {
  return {
    key: 'deadline',
    title: 'Срок',
    isNumber: true,
    cell: ({ event }) => (
      <DeadlineCell
        deadline={event.deadline}
        state={event.state}
        name={event.name}
        onWhy={() => slots.basis.open(event)}
      />
    ),
  }
}
