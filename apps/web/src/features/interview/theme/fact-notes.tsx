import type { FactAnswer } from '@ot/contract'
import { isAnswered } from '@ot/domain'
import { Badge } from '../../../ui/badge.tsx'
import { isKeptElsewhere } from '../interview-view.ts'
import { neededText, unlocksText } from '../interview-words.ts'
import styles from './theme.module.css'

interface FactNotesProps {
  fact: FactAnswer
  isUntouched: boolean
  tellAbsent: (isAbsent: boolean) => void
}

/** Under a question: why this is proposed, what the answer gives, and that there is no such thing here. */
export function FactNotes({ fact, isUntouched, tellAbsent }: FactNotesProps) {
  const { label, proposal, unproposed, templates, unlocks, canBeAbsent, isAbsent } = fact
  const isOpen = !isAnswered(fact)
  const absence = isAbsent ? 'Всё-таки есть' : 'У нас этого нет'
  return (
    <div className={styles.notes}>
      {isUntouched && proposal !== null && (
        <span>
          <Badge tone="accent">предложено</Badge> {proposal.reason}
        </span>
      )}
      {isOpen && unproposed !== null && <span>{unproposed}</span>}
      {isOpen && templates.length > 0 && <span>{neededText(templates.length)}</span>}
      {isOpen && unlocks > 0 && <span className={styles.unlocks}>{unlocksText(unlocks)}</span>}
      {(canBeAbsent || isAbsent) && !isKeptElsewhere(fact) && (
        <button
          type="button"
          className={styles.absence}
          aria-label={`${absence}: ${label}`}
          onClick={() => tellAbsent(!isAbsent)}
        >
          {absence}
        </button>
      )}
    </div>
  )
}
