import type { FactAnswer } from '@ot/contract'
import { isAnswered, PAGES } from '@ot/domain'
import { Badge } from '../../../ui/badge.tsx'
import { Link } from '../../../ui/link.tsx'
import { TextButton } from '../../../ui/text-button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { neededText, unlocksText } from '../interview-words.ts'
import styles from './theme.module.css'

interface FactNotesProps {
  fact: FactAnswer
  isUntouched: boolean
  tellAbsent: (isAbsent: boolean) => void
  tellSkipped: (isSkipped: boolean) => void
}

/** Under a question: why this is proposed, what is wrong with it, what the answer gives, and what else may be said. */
export function FactNotes({ fact, isUntouched, tellAbsent, tellSkipped }: FactNotesProps) {
  const { label, proposal, unproposed, warnings, templates, unlocks, canBeAbsent, isAbsent, isSkipped } = fact
  const isOpen = !isAnswered(fact)
  const putting = isSkipped ? 'Вернуть в вопросы' : 'Пропустить'
  const absence = isAbsent ? 'Всё-таки есть' : 'У нас этого нет'
  return (
    <div className={styles.notes}>
      {isUntouched && proposal !== null && (
        <span>
          <Badge tone="accent">предложено</Badge> {proposal.reason}
        </span>
      )}
      {isOpen && unproposed !== null && <span>{unproposed}</span>}
      {warnings.map((warning) => (
        <span key={warning} className={styles.warning}>
          {warning}
        </span>
      ))}
      {isOpen && templates.length > 0 && <span>{neededText(templates.length)}</span>}
      {isOpen && unlocks > 0 && <span className={styles.unlocks}>{unlocksText(unlocks)}</span>}
      {fact.source === 'record' && fact.type === 'person' && (
        <Link to={PAGES.settingsResponsible.path}>
          приказ и обучение<VisuallyHidden>: {label}</VisuallyHidden>
        </Link>
      )}
      {(canBeAbsent || isAbsent) && (
        <TextButton aria-label={`${absence}: ${label}`} onClick={() => tellAbsent(!isAbsent)}>
          {absence}
        </TextButton>
      )}
      {isOpen && (
        <TextButton aria-label={`${putting}: ${label}`} onClick={() => tellSkipped(!isSkipped)}>
          {putting}
        </TextButton>
      )}
    </div>
  )
}
