import { START_STEP_LABELS } from '@ot/domain'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './start.module.css'
import { linkOfStep } from './step-link.ts'
import { blockedText, countText, type ShownStep, STEP_ACTIONS, STEP_REASONS } from './step-words.ts'

interface StartStepRowProps {
  step: ShownStep
  place: number
  isCurrent: boolean
}

export function StartStepRow({ step, place, isCurrent }: StartStepRowProps) {
  const { key, state, blockedBy } = step
  const isDone = state === 'done'
  return (
    <li
      className={classNames(styles.step, isDone && styles.done)}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <span className={styles.mark} aria-hidden="true">
        {isDone ? <IconCheck size={18} stroke={2} /> : place}
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          {START_STEP_LABELS[key]}
          <VisuallyHidden>{isDone ? ', сделано' : ''}</VisuallyHidden>
        </p>
        <p className={styles.count}>
          {blockedBy === null ? countText(step) : blockedText(blockedBy)}
          {state === 'postponed' && ' · отложено'}
        </p>
        {isCurrent && <p className={styles.reason}>{STEP_REASONS[key]}</p>}
      </div>
      {blockedBy === null && <StepLink step={step} isCurrent={isCurrent} />}
    </li>
  )
}

function StepLink({ step, isCurrent }: Pick<StartStepRowProps, 'step' | 'isCurrent'>) {
  const { key, state } = step
  const label = state === 'done' ? 'Открыть' : STEP_ACTIONS[key]
  return (
    <Link
      {...linkOfStep(step)}
      className={classNames(buttonClass(isCurrent ? 'primary' : 'quiet'), styles.go)}
    >
      {label}
      {state === 'done' && <VisuallyHidden>: {START_STEP_LABELS[key]}</VisuallyHidden>}
    </Link>
  )
}
