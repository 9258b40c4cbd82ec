import type { IncidentStep } from '@ot/contract'
import { STEP_STATE_LABELS } from '@ot/domain'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { dueText, STEP_TONES, stepDoneText } from '../incident-texts.ts'
import { useIncidentsScope } from '../incidents-scope.ts'
import styles from './course.module.css'
import { StepBody } from './step-body.tsx'
import type { StepProps } from './step-props.ts'

interface StepItemProps extends StepProps {
  /** Counted from 1; null outside the course. */
  place: number | null
  isUnfolded: boolean
  onToggle: () => void
}

export function StepItem({ place, isUnfolded, onToggle, ...step }: StepItemProps) {
  const { key, title, state, required } = step.step
  const bodyId = `step-${key}`
  return (
    <li className={classNames(styles.step, styles[state])} data-list-row>
      <h2 className={styles.head}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isUnfolded}
          aria-controls={bodyId}
          onClick={onToggle}
        >
          <span className={styles.mark} aria-hidden="true">
            {state === 'done' || place === null ? <IconCircleCheck size={22} stroke={1.8} /> : place}
          </span>
          <span className={styles.title}>
            {title}
            {!required && <span className={styles.optional}>по обстоятельствам</span>}
          </span>
          <span className={styles.state}>
            <StateText step={step.step} />
          </span>
          <IconChevronDown size={20} stroke={1.6} className={styles.chevron} aria-hidden="true" />
        </button>
      </h2>
      {(isUnfolded || step.isDraft) && (
        // Folded over what is typed, it is only out of sight.
        <div id={bodyId} className={isUnfolded ? styles.body : undefined} hidden={!isUnfolded}>
          <StepBody {...step} />
        </div>
      )}
    </li>
  )
}

function StateText({ step }: { step: IncidentStep }) {
  const { company, today } = useIncidentsScope()
  const { state } = step
  if (state === 'done') return <span className={styles.due}>{stepDoneText(step, company.timeZone)}</span>
  if (isPassedBy(step, today)) {
    return <span className={styles.due}>не отмечено, срок был {dueText(step, company.timeZone)}</span>
  }
  return (
    <>
      <Badge tone={STEP_TONES[state]}>{STEP_STATE_LABELS[state].toLowerCase()}</Badge>
      {state !== 'notNeeded' && <span className={styles.due}>{dueText(step, company.timeZone)}</span>}
    </>
  )
}

/** What circumstances did not ask for is not overdue, and not ahead any more. */
function isPassedBy({ required, state, deadline }: IncidentStep, today: string): boolean {
  return !required && state === 'open' && deadline !== null && deadline < today
}
