import type { Proposal } from '@ot/contract'
import type { ContractForm } from '../../../lib/form/use-contract-form.ts'
import { TariffText } from '../../../ui/tariff-text.tsx'
import { type Answers, fieldOf, proposalAnswer } from './answers.ts'
import { proposalParts } from './proposal-parts.ts'
import { ProposalRow } from './proposal-row.tsx'
import styles from './proposals.module.css'

export interface ProposalListProps {
  proposals: readonly Proposal[]
  form: Pick<ContractForm<Answers>, 'values' | 'set' | 'problemOf'>
  mayChange: boolean
  /** Proposals of a whole position name how many employees they are for. */
  withCount?: boolean
}

/** Proposals by section, each with its answer. */
export function ProposalList({ proposals, form, mayChange, withCount = false }: ProposalListProps) {
  return (
    <div className={styles.parts}>
      {proposalParts(proposals).map(({ title, note, proposals: own }) => (
        <section key={title}>
          <h3 className={styles.title}>{title}</h3>
          {note !== null && mayChange && (
            <p className={styles.partNote}>
              <TariffText text={note} />
            </p>
          )}
          <ul className={styles.list}>
            {own.map((proposal) => (
              <ProposalRow
                key={proposal.key}
                proposal={proposal}
                answer={proposalAnswer(proposal, form.values)}
                isAnswered={fieldOf(proposal) in form.values}
                problem={form.problemOf(fieldOf(proposal))}
                onAnswer={
                  mayChange && proposal.outcome !== 'not-included'
                    ? (answer) => form.set(fieldOf(proposal), answer)
                    : undefined
                }
                withCount={withCount}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
