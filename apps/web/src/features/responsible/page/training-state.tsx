import type { ResponsibilityRole } from '@ot/contract'
import { employeeAddress, type RoleTrainingState } from '@ot/domain'
import { shortDate } from '@ot/text'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/link.tsx'
import styles from './responsible-table.module.css'

const TONES = {
  valid: 'success',
  soon: 'warning',
  overdue: 'danger',
  missing: 'danger',
  notRequired: 'unknown',
} satisfies Record<RoleTrainingState, BadgeTone>

interface TrainingStateProps {
  employeeId: number
  training: ResponsibilityRole['training']
}

/** In words, with what is wrong under it; where the role asks for nothing, nothing is said. */
export function TrainingState({ employeeId, training }: TrainingStateProps) {
  if (training === null || training.state === 'notRequired') return null
  const { state, until, explanation } = training
  return (
    <>
      <Link to={employeeAddress(employeeId, 'trainingTab')} className={styles.training} title={explanation}>
        <Badge tone={TONES[state]}>{wordsOf(state, until)}</Badge>
      </Link>
      {state !== 'valid' && <span className={styles.lacking}>{explanation}</span>}
    </>
  )
}

function wordsOf(state: Exclude<RoleTrainingState, 'notRequired'>, until: string | null): string {
  switch (state) {
    case 'valid':
      return until === null ? 'обучение действует' : `обучение до ${shortDate(until)}`
    case 'soon':
      return until === null ? 'обучение истекает' : `обучение истекает ${shortDate(until)}`
    case 'overdue':
      return until === null ? 'обучение просрочено' : `обучение просрочено ${shortDate(until)}`
    case 'missing':
      return 'обучение не пройдено'
  }
}
