import { counted } from '@ot/text'
import { type SyntheticEvent, useState } from 'react'
import { fieldOf } from '../answers.ts'
import { ProposalList, type ProposalListProps } from '../proposal-list.tsx'
import { employeesOf, proposalsText } from '../texts.ts'
import styles from './company-norms.module.css'
import type { PositionProposals } from './norms-view.ts'

const EMPLOYEES = ['работник', 'работника', 'работников'] as const

interface PositionGroupProps extends Pick<ProposalListProps, 'form' | 'mayChange'> {
  position: PositionProposals
  isOpenAtFirst: boolean
}

/** What everybody in one position lacks: one answer for all of them. Drawn when it is opened. */
export function PositionGroup({ position, isOpenAtFirst, form, mayChange }: PositionGroupProps) {
  const { label, proposals } = position
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  // A note that is missing must be seen.
  const isShown = isOpen || proposals.some((proposal) => form.problemOf(fieldOf(proposal)) !== undefined)
  return (
    <details
      className={styles.position}
      open={isShown}
      onToggle={(event: SyntheticEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <h2 className={styles.positionName}>{label}</h2>
        <span className={styles.count}>{counted(employeesOf(proposals), EMPLOYEES)}</span>
        <span className={styles.open}>{proposalsText(proposals) ?? 'вычеркнуто раньше'}</span>
      </summary>
      {isShown && <ProposalList proposals={proposals} form={form} mayChange={mayChange} withCount />}
    </details>
  )
}
