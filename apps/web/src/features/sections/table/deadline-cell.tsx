import type { EventState } from '@ot/domain'
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { StateBadge } from '../state-badge.tsx'
import styles from './row-text.module.css'
import { DayText } from './row-text.tsx'

interface DeadlineCellProps {
  deadline: string | null
  state: EventState
  /** Whose date it is, for those who listen. */
  name: string
  /** Absent: nothing is computed there. */
  onWhy?: () => void
}

/** By when, in which state, and the question where that comes from. */
export function DeadlineCell({ deadline, state, name, onWhy }: DeadlineCellProps) {
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
      <StateBadge state={state} />
    </div>
  )
}
