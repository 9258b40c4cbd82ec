import type { Proposal } from '@ot/contract'
import { counted } from '@ot/text'
import { Button } from '../../../../ui/button.tsx'
import { FormError } from '../../../../ui/form-error.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { type Answers, answeredProposals } from '../answers.ts'
import { countConcerned, countProposed } from '../texts.ts'
import styles from './company-norms.module.css'
import type { CompanyNorms, Progress } from './use-company-norms.ts'

interface NormsBarProps {
  shown: readonly Proposal[]
  isFiltered: boolean
  norms: CompanyNorms
}

/** What the answers come to, and the two ways to write them; stays in sight. */
export function NormsBar({ shown, isFiltered, norms }: NormsBarProps) {
  const { form, progress, failure, isBusy } = norms
  return (
    <div className={styles.bar}>
      {form.problemLine !== null && <FormError text={form.problemLine} />}
      {failure !== null && (
        <Notice kind="danger" role="alert">
          {failure}
        </Notice>
      )}
      <div className={styles.barLine}>
        {progress === null ? (
          <p className={styles.chosen}>
            {chosenText(shown, form.values)}
            {isFiltered && <span className={styles.filtered}> Принимается только показанное.</span>}
          </p>
        ) : (
          <WritingProgress progress={progress} />
        )}
        <div className={styles.buttons}>
          <Button
            kind="secondary"
            isBusy={norms.isTakingUnconditional}
            disabled={isBusy || !norms.mayTakeUnconditional}
            onClick={norms.takeUnconditional}
          >
            Принять всё, что не зависит от условий
          </Button>
          <Button type="submit" isBusy={form.isSaving} disabled={isBusy}>
            Принять отмеченное
          </Button>
        </div>
      </div>
    </div>
  )
}

const RECORDS = ['запись', 'записи', 'записей'] as const
const OF_EMPLOYEES = ['работника', 'работников', 'работников'] as const

/** «Отмечено: 140 записей у 38 работников.» */
export function chosenText(shown: readonly Proposal[], answers: Answers): string {
  const { accept, decline } = answeredProposals(shown, answers)
  const accepted =
    accept.length === 0
      ? 'Ничего не отмечено'
      : `Отмечено: ${counted(countProposed(accept), RECORDS)} у ${counted(countConcerned(accept), OF_EMPLOYEES)}`
  return decline.length === 0 ? `${accepted}.` : `${accepted}, вычеркнуто строк: ${decline.length}.`
}

function WritingProgress({ progress: { done, total } }: { progress: Progress }) {
  return (
    <div className={styles.progress} role="status">
      <progress aria-label="Запись обязанностей" value={done} max={total} />
      <span>
        Записано {done} из {counted(total, ['записи', 'записей', 'записей'])}
      </span>
    </div>
  )
}
