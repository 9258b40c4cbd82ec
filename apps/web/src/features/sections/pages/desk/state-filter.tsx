import { EVENT_STATE_LABELS, type EventState } from '@ot/domain'
import { classNames } from '../../../../ui/class-names.ts'
import styles from './state-filter.module.css'

/** What asks for attention first. */
const ORDER = ['overdue', 'missing', 'soon', 'ok', 'none'] as const satisfies readonly EventState[]

interface StateFilterProps {
  states: readonly EventState[]
  byState: ReadonlyMap<EventState, number>
  onToggle: (state: EventState) => void
}

/** A switch for every state that somebody is in; none pressed shows all. */
export function StateFilter({ states, byState, onToggle }: StateFilterProps) {
  return (
    <fieldset className={styles.states}>
      <legend className={styles.legend}>Состояние</legend>
      {ORDER.map((state) => {
        const count = byState.get(state) ?? 0
        const isPressed = states.includes(state)
        if (count === 0 && !isPressed) return null
        return (
          <button
            key={state}
            type="button"
            className={classNames(styles.state, styles[state])}
            aria-pressed={isPressed}
            onClick={() => onToggle(state)}
          >
            {EVENT_STATE_LABELS[state]} <span className={styles.count}>{count}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
