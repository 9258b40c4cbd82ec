import { EVENT_STATE_LABELS, type EventState, SECTION_SORT_MODES, SORT_MODE_LABELS } from '@ot/domain'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { Button } from '../../../../ui/button.tsx'
import { ChoiceControl } from '../../../../ui/choice-control.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import fieldStyles from '../../../../ui/field.module.css'
import { Field } from '../../../../ui/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { withToggledState } from '../section-view.ts'
import { periodText } from '../texts.ts'
import type { SectionDeskState } from '../use-section-desk.ts'
import styles from './section-toolbar.module.css'

/** What asks for attention first. */
const ORDER = [
  'overdue',
  'missing',
  'unknown',
  'soon',
  'ok',
  'none',
  'away',
] as const satisfies readonly EventState[]

/** The filters, and how many rows they leave. */
export function SectionToolbar({ desk }: { desk: SectionDeskState }) {
  const { view, typed, byState, isFiltered, summary, isCards, setTyped, change, reset } = desk
  return (
    <search className={styles.toolbar}>
      <div className={styles.fields}>
        <TextFilter typed={typed} onType={setTyped} />
        {isCards ? <FoldedChoices desk={desk} /> : <PlaceChoices desk={desk} />}
      </div>
      <div className={styles.line}>
        <StateFilter
          states={view.states}
          byState={byState}
          onToggle={(state) => change({ states: withToggledState(view, state) })}
        />
        {(view.from !== null || view.until !== null) && (
          <Button
            kind="secondary"
            className={styles.period}
            onClick={() => change({ from: null, until: null })}
          >
            {periodText(view.from, view.until)}{' '}
            <IconX size={16} stroke={1.8} aria-label="Убрать отбор по сроку" />
          </Button>
        )}
        <p className={styles.summary}>
          <span role="status">{summary}</span>
          {isFiltered && (
            <Button kind="quiet" className={styles.reset} onClick={reset}>
              Сбросить
            </Button>
          )}
        </p>
      </div>
    </search>
  )
}

/** On a narrow screen the rows come first. */
function FoldedChoices({ desk }: { desk: SectionDeskState }) {
  const { section, view, change } = desk
  const order = { id: 'section-order', label: 'Порядок' }
  const modes = SECTION_SORT_MODES[section].map((value) => ({ value, label: SORT_MODE_LABELS[value] }))
  const chosen = [view.departmentId, view.employeeId].filter((value) => value !== null).length
  return (
    <details className={styles.folded}>
      <summary>Отдел, работник, порядок{chosen === 0 ? '' : ` · выбрано ${chosen}`}</summary>
      <div className={styles.unfolded}>
        <PlaceChoices desk={desk} />
        <Field {...order}>
          <ChoiceControl
            frame={order}
            choices={modes}
            value={view.sort}
            onChange={(sort) => change({ sort })}
          />
        </Field>
      </div>
    </details>
  )
}

function PlaceChoices({ desk }: { desk: SectionDeskState }) {
  const { view, departmentChoices, employeeChoices, change } = desk
  const department = { id: 'section-department', label: 'Отдел' }
  const employee = { id: 'section-employee', label: 'Работник' }
  return (
    <>
      <Field {...department}>
        <ChoiceControl
          frame={department}
          choices={departmentChoices}
          value={view.departmentId}
          onChange={(departmentId) => change({ departmentId, employeeId: null })}
        />
      </Field>
      <Field {...employee}>
        <ChoiceControl
          frame={employee}
          choices={employeeChoices}
          value={view.employeeId}
          onChange={(employeeId) => change({ employeeId })}
        />
      </Field>
    </>
  )
}

const TEXT_MAX = 100

function TextFilter({ typed, onType }: { typed: string; onType: (text: string) => void }) {
  const frame = { id: 'section-text', label: 'Поиск' }
  return (
    <Field {...frame}>
      <div className={fieldStyles.withButton}>
        <input
          id={frame.id}
          type="search"
          autoComplete="off"
          placeholder="ФИО, должность, наименование"
          maxLength={TEXT_MAX}
          className={`${fieldStyles.control} ${styles.text}`}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
        {typed !== '' && (
          <span>
            <IconButton label="Очистить поиск" onClick={() => onType('')}>
              <IconX size={18} stroke={1.6} aria-hidden="true" />
            </IconButton>
          </span>
        )}
      </div>
    </Field>
  )
}

interface StateFilterProps {
  states: readonly EventState[]
  byState: ReadonlyMap<EventState, number>
  onToggle: (state: EventState) => void
}

/** A switch for every state that somebody is in; none pressed shows all. */
function StateFilter({ states, byState, onToggle }: StateFilterProps) {
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
