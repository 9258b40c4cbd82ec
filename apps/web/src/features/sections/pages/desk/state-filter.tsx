import { type EventState, eventStateLabel, type Section, STATES_BY_URGENCY } from '@ot/domain'
import { classNames } from '../../../../ui/class-names.ts'
import { type SectionView, withToggledState } from '../section-view.ts'
import styles from './section-head.module.css'

interface StateFilterProps {
  section: Section
  view: SectionView
  byState: ReadonlyMap<EventState, number>
  onChange: (states: EventState[]) => void
}

/** A switch for every state that somebody is in; none pressed shows all. */
export function StateFilter({ section, view, byState, onChange }: StateFilterProps) {
  return (
    <fieldset className={styles.states}>
      <legend className={styles.legend}>Состояние</legend>
      {STATES_BY_URGENCY.map((state) => {
        const count = byState.get(state) ?? 0
        const isPressed = view.states.includes(state)
        if (count === 0 && !isPressed) return null
        return (
          <button
            key={state}
            type="button"
            className={classNames(styles.state, styles[state])}
            aria-pressed={isPressed}
            onClick={() => onChange(withToggledState(view, state))}
          >
            {eventStateLabel(state, section)} <span className={styles.count}>{count}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
