import { START_STEP_LABELS, type StartStep } from '@ot/domain'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './start.module.css'
import { linkOfStep } from './step-link.ts'
import { countText } from './step-words.ts'
import { useStart } from './use-start.ts'

/** What records stand on; the pages of records name a missing company and missing employees themselves. */
const SETUP: readonly StartStep[] = ['responsible', 'norms']

/** On a page of records: what of the setup is still to be done. Silent for whoever hid the first steps. */
export function UnfinishedSetup() {
  const start = useStart()
  if (start == null || start.guide.isHidden) return null
  const left = start.guide.steps.filter(
    ({ key, state, blockedBy }) => SETUP.includes(key) && state !== 'done' && blockedBy === null,
  )
  if (left.length === 0) return null
  return (
    <div className={styles.setup}>
      <Notice>
        <p>
          <strong>Настройка ещё не закончена.</strong>
        </p>
        {left.map((step) => (
          <p key={step.key}>
            <Link {...linkOfStep(step)}>{START_STEP_LABELS[step.key]}</Link>: {countText(step)}.
          </p>
        ))}
      </Notice>
    </div>
  )
}
