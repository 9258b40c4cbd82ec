import type { Proposal } from '@ot/contract'
import { COVERAGE_COLUMN_LABELS, COVERAGE_COLUMNS, TARIFF_LABELS, TARIFF_PAGE } from '@ot/domain'
import { isQuestion } from './answers.ts'

export interface ProposalPart {
  title: string
  /** What the part means, where its title does not say it. */
  note: string | null
  proposals: readonly Proposal[]
}

/** Section after section, then what the position no longer asks for, then what was struck out before. */
export function proposalParts(proposals: readonly Proposal[]): ProposalPart[] {
  const open = proposals.filter(({ outcome }) => outcome === 'proposed' || outcome === 'accepted')
  const added = open.filter(({ action }) => action === 'add')
  const ofSections = COVERAGE_COLUMNS.map((section) => ({
    title: COVERAGE_COLUMN_LABELS[section],
    note: null,
    proposals: questionsLast(added.filter((proposal) => proposal.section === section)),
  }))
  const parts: ProposalPart[] = [
    ...ofSections,
    {
      title: 'Больше не требуется на этой должности',
      note: 'Отмеченное перестанет отслеживаться, история выполнения останется.',
      proposals: open.filter(({ action }) => action === 'close'),
    },
    {
      title: 'Не входит в тариф',
      note: `Нормы этого требуют, но такие разделы ведут на тарифе «${TARIFF_LABELS.standard}»: его выбирают в разделе ${TARIFF_PAGE}.`,
      proposals: proposals.filter(({ outcome }) => outcome === 'not-included'),
    },
    {
      title: 'Вычеркнуто раньше',
      note: 'Отметьте то, что всё же нужно.',
      proposals: proposals.filter(({ outcome }) => outcome === 'declined'),
    },
  ]
  return parts.filter((part) => part.proposals.length > 0)
}

function questionsLast(proposals: readonly Proposal[]): Proposal[] {
  return [
    ...proposals.filter((proposal) => !isQuestion(proposal)),
    ...proposals.filter((proposal) => isQuestion(proposal)),
  ]
}
