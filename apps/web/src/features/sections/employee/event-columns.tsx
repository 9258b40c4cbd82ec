import type { EventAnswer } from '@ot/contract'
import { type EventState, PAGES, type Section } from '@ot/domain'
import { shortDate } from '@ot/text'
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs'
import { useRecountedDays } from '../../../lib/company/recounts.ts'
import { Link } from '../../../ui/link.tsx'
import { StateBadge } from '../../../ui/state-badge.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import type { EventDialogSlots } from '../dialogs/event-dialogs.tsx'
import { useRecordsScope } from '../records-scope.ts'
import type { TableColumn } from '../table/record-table.tsx'
import styles from '../table/row-text.module.css'
import { DayText } from '../table/row-text.tsx'

/** A line of a table that is one event. */
export interface EventRow<E extends EventAnswer = EventAnswer> {
  id: number
  event: E
}

export function eventRows<E extends EventAnswer>(events: readonly E[]): EventRow<E>[] {
  return events.map((event) => ({ id: event.id, event }))
}

export function dateColumn<Row extends EventRow>(title: string): TableColumn<Row> {
  return { key: 'date', title, isNumber: true, cell: ({ event }) => <DayText day={event.date} /> }
}

export function periodColumn<Row extends EventRow>(): TableColumn<Row> {
  return { key: 'periodicity', title: 'Периодичность', cell: ({ event }) => event.periodicity }
}

/** The deadline, its state, and where the date comes from. */
export function deadlineColumn<Row extends EventRow>(slots: EventDialogSlots): TableColumn<Row> {
  return {
    key: 'deadline',
    title: 'Срок',
    isNumber: true,
    cell: ({ event }) => (
      <DeadlineCell
        deadline={event.deadline}
        state={event.state}
        section={event.section}
        name={event.name}
        eventId={event.id}
        onWhy={() => slots.basis.open(event)}
      />
    ),
  }
}

interface DeadlineCellProps {
  deadline: string | null
  state: EventState
  section: Section
  /** Whose date it is, for those who listen. */
  name: string
  eventId: number
  /** Absent: nothing is computed there. */
  onWhy?: () => void
}

/** By when, in which state, and the question where that comes from. */
function DeadlineCell({ deadline, state, section, name, eventId, onWhy }: DeadlineCellProps) {
  return (
    <div className={styles.state}>
      <span className={styles.deadline}>
        <DayText day={deadline} />
        {onWhy !== undefined && (
          <Tooltip text="Почему эта дата?" align="end">
            <button
              type="button"
              className={styles.why}
              aria-label={`Почему эта дата? ${name}`}
              onClick={onWhy}
            >
              <IconHelpCircle size={18} stroke={1.6} aria-hidden="true" />
            </button>
          </Tooltip>
        )}
      </span>
      <ByRules eventId={eventId} />
      <StateBadge state={state} column={section} />
    </div>
  )
}

/** The day that the rules of today give beside the stored one, until the owner has decided. */
function ByRules({ eventId }: { eventId: number }) {
  const { company } = useRecordsScope()
  const day = useRecountedDays(company.id).get(eventId)
  if (day === undefined) return null
  return (
    <Link to={PAGES.employeesRecounts.path} className={styles.byRules}>
      по правилам {day === null ? 'без срока' : shortDate(day)}
    </Link>
  )
}
