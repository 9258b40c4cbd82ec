import type { WorkplaceAnswer } from '@ot/contract'
import { shortDate } from '@ot/text'
import { Badge } from '../../../ui/badge.tsx'
import { BasisText } from '../../../ui/basis-text.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { BASIS_WIDTH } from '../dialogs/basis-dialog.tsx'
import styles from './workplaces.module.css'

interface WorkplaceTermsDialogProps {
  workplace: WorkplaceAnswer
  isOpen: boolean
  onClose: () => void
}

/** What follows the assessment of a workplace, by when and why by then. */
export function WorkplaceTermsDialog({ workplace, isOpen, onClose }: WorkplaceTermsDialogProps) {
  const { number, terms } = workplace
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Сроки после спецоценки: рабочее место №\u00a0${number}`}
      width={BASIS_WIDTH}
    >
      <ul className={styles.terms}>
        {terms.map((term) => (
          <li key={term.key}>
            <p>
              <strong>{term.title}</strong> <TermBadge term={term} />
            </p>
            <BasisText basis={term.basis} />
          </li>
        ))}
      </ul>
      <Notice kind="info">Что сделано, отметьте днём в карточке рабочего места: «Изменить».</Notice>
    </Dialog>
  )
}

function TermBadge({ term: { deadline, isDone, isOverdue } }: { term: WorkplaceAnswer['terms'][number] }) {
  if (isDone) return <Badge tone="success">сделано</Badge>
  const until = `до ${shortDate(deadline)}`
  return isOverdue ? <Badge tone="danger">срок прошёл {until}</Badge> : <Badge tone="accent">{until}</Badge>
}
