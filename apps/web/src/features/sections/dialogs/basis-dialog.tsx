import type { EventAnswer } from '@ot/contract'
import { earlierWearEnd, parsePeriodicity, wearEndSentence } from '@ot/domain'
import { shortDate } from '@ot/text'
import { BasisText } from '../../../ui/basis-text.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { StateBadge } from '../../../ui/state-badge.tsx'
import styles from './dialogs.module.css'

export const BASIS_WIDTH = 560

interface BasisDialogProps {
  event: EventAnswer
  isOpen: boolean
  onClose: () => void
}

/** The answer to «Почему эта дата?»: how it was counted and what the law says. */
export function BasisDialog({ event, isOpen, onClose }: BasisDialogProps) {
  const { basis, name, periodReason } = event
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Почему эта дата?" width={BASIS_WIDTH}>
      <div className={styles.basis}>
        <p>
          <strong>{name}</strong> <StateBadge state={event.state} column={event.section} />
        </p>
        {basis === null ? <p>{ownDateText(event)}</p> : <BasisText basis={basis} />}
        {periodReason !== null && <p>Период короче нормы, потому что: {periodReason}</p>}
      </div>
    </Dialog>
  )
}

const BY_HAND = 'Запись внесена вручную, норма за ней не закреплена.'

/** Of what no norm stands behind. */
export function ownDateText(event: EventAnswer): string {
  const { date, deadline, periodicity } = event
  const early = earlyEndText(event)
  if (early !== null) return `${BY_HAND} ${early}`
  if (deadline === null) return `${BY_HAND} Периодичность «${periodicity}»: следующего срока нет.`
  if (date === null) return `${BY_HAND} Срок ${shortDate(deadline)} назначен при внесении.`
  return `${BY_HAND} Выполнено ${shortDate(date)}, периодичность «${periodicity}» — срок ${shortDate(deadline)}.`
}

/** Of PPE whose wear ends before its period. */
function earlyEndText(event: EventAnswer): string | null {
  const period = parsePeriodicity(event.periodicity)
  if (event.section !== 'ppe' || event.date === null || period === null) return null
  const end = earlierWearEnd(event.date, period, event)
  return end === null || end.deadline !== event.deadline ? null : wearEndSentence(event.date, event, end)
}
