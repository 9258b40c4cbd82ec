import type { EventAnswer } from '@ot/contract'
import { EVENT_FIELD_LABELS, type EventState, PAGES, type Section } from '@ot/domain'
import { shortDate } from '@ot/text'
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs'
import { useRecountedDays } from '../../../lib/company/recounts.ts'
import { Link } from '../../../ui/link.tsx'
import { CellNote } from '../../../ui/record-table.tsx'
import { StateBadge } from '../../../ui/state-badge.tsx'
import type { EventDialogSlots } from '../dialogs/event-dialogs.tsx'
import { useRecordsScope } from '../records-scope.ts'
import { DayText } from '../table/row-text.tsx'
import styles from './event-columns.module.css'
import type { TabColumn } from './tab-table.tsx'

/** A line of a table that is one event. */
export interface EventLine<E extends EventAnswer = EventAnswer> {
  id: number
  event: E
}

export function eventRows<E extends EventAnswer>(events: readonly E[]): EventLine<E>[] {
  return events.map((event) => ({ id: event.id, event }))
}

export function dateColumn<Row extends EventLine>(title: string): TabColumn<Row> {
  return { key: 'date', title, cell: ({ event }) => <DayText day={event.date} /> }
}

export function periodColumn<Row extends EventLine>(): TabColumn<Row> {
  return { key: 'periodicity', title: EVENT_FIELD_LABELS.periodicity, cell: ({ event }) => event.periodicity }
}

/** The deadline, its state, and where the date comes from. */
export function deadlineColumn<Row extends EventLine>(slots: EventDialogSlots): TabColumn<Row> {
  return {
    key: 'deadline',
    title: EVENT_FIELD_LABELS.deadline,
    isShort: true,
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
  onWhy: () => void
}

/** By when, in which state, and the question where that comes from. */
function DeadlineCell({ deadline, state, section, name, eventId, onWhy }: DeadlineCellProps) {
  return (
    <>
      <span className={styles.deadline}>
        <span className={styles.day}>
          <DayText day={deadline} />
          <button
            type="button"
            className={styles.why}
            aria-label={`Почему эта дата? ${name}`}
            title="Почему эта дата?"
            onClick={onWhy}
          >
            <IconHelpCircle size={18} stroke={1.6} aria-hidden="true" />
          </button>
        </span>{' '}
        <StateBadge state={state} column={section} />
      </span>
      <ByRules eventId={eventId} />
    </>
  )
}

/** The day that the rules of today give beside the stored one, until the owner has decided. */
function ByRules({ eventId }: { eventId: number }) {
  const { company } = useRecordsScope()
  const day = useRecountedDays(company.id).get(eventId)
  if (day === undefined) return null
  return (
    <CellNote>
      <Link to={PAGES.employeesRecounts.path}>по правилам {day === null ? 'без срока' : shortDate(day)}</Link>
    </CellNote>
  )
}
