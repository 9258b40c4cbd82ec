import type { Proposal } from '@ot/contract'
import { isAllowed, PAGES } from '@ot/domain'
import { counted } from '@ot/text'
import { type FormEvent, type SyntheticEvent, useState } from 'react'
import type { Companies } from '../../../../lib/session/session.ts'
import { useTypedText } from '../../../../lib/use-typed-text.ts'
import { LeaveGuard } from '../../../../ui/form/leave-guard.tsx'
import { Link } from '../../../../ui/link.tsx'
import { fieldOf } from '../answers.ts'
import { ProposalList, type ProposalListProps } from '../proposal-list.tsx'
import { TakenNotice } from '../taken-notice.tsx'
import { countConcerned, proposalsText } from '../texts.ts'
import styles from './company-norms.module.css'
import { NormsBar } from './norms-bar.tsx'
import { NormsFilters } from './norms-filters.tsx'
import { isNormsFiltered, type NormsView, type PositionProposals, positionsOf } from './norms-view.ts'
import { QuestionsOnce } from './questions-once.tsx'
import { useCompanyNorms } from './use-company-norms.ts'

const EMPLOYEES = ['работник', 'работника', 'работников'] as const

/** So few positions are read at once. */
const OPEN_AT_FIRST = 2

interface CompanyNormsDeskProps {
  company: Companies[number]
  proposals: readonly Proposal[]
  view: NormsView
  onView: (view: NormsView) => void
}

/** What the whole company lacks by the norms, position by position, with one answer for a position. */
export function CompanyNormsDesk({ company, proposals, onView, ...asked }: CompanyNormsDeskProps) {
  const { typed, setTyped } = useTypedText(asked.view.text, (text) => onView({ ...view, text }))
  const view = { ...asked.view, text: typed }
  const positions = positionsOf(proposals, view)
  const shown = positions.flatMap((position) => position.proposals)
  const norms = useCompanyNorms(company.id, shown)
  const { form } = norms
  const mayChange = isAllowed(company.role, 'event.change')

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!norms.isBusy) void form.submit()
  }

  return (
    <>
      {norms.result !== null && (
        <TakenNotice text={norms.result}>
          <Link to={PAGES.notificationsSummary.path}>Открыть сводку</Link>
        </TakenNotice>
      )}
      {proposals.length === 0 ? (
        <p className={styles.empty}>
          По нормам учтено всё: у каждого работника есть записи, которых требует его должность. Новые
          предложения появятся, когда вы примете или переведёте работника.
        </p>
      ) : (
        <form ref={form.ref} onSubmit={submit} noValidate className={styles.form}>
          <NormsFilters
            view={view}
            onType={setTyped}
            onSection={(section) => onView({ ...view, section })}
            onReset={() => {
              setTyped('')
              onView({ text: '', section: null })
            }}
          />
          {positions.length === 0 && (
            <p className={styles.empty}>Нет должностей, соответствующих выбранным фильтрам.</p>
          )}
          <div inert={norms.isBusy} className={styles.positions}>
            {mayChange && <QuestionsOnce proposals={shown} form={form} />}
            <div>
              {positions.map((position) => (
                <PositionGroup
                  key={position.id}
                  position={position}
                  isOpenAtFirst={positions.length <= OPEN_AT_FIRST}
                  form={form}
                  mayChange={mayChange}
                />
              ))}
            </div>
          </div>
          {mayChange && shown.length > 0 && (
            <NormsBar shown={shown} isFiltered={isNormsFiltered(view)} norms={norms} />
          )}
          <LeaveGuard isActive={form.isChanged} />
        </form>
      )}
    </>
  )
}

interface PositionGroupProps extends Pick<ProposalListProps, 'form' | 'mayChange'> {
  position: PositionProposals
  isOpenAtFirst: boolean
}

/** What everybody in one position lacks: one answer for all of them. Drawn when it is opened. */
function PositionGroup({ position, isOpenAtFirst, form, mayChange }: PositionGroupProps) {
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
        <span className={styles.count}>{counted(countConcerned(proposals), EMPLOYEES)}</span>
        <span className={styles.open}>{proposalsText(proposals) ?? 'вычеркнуто раньше'}</span>
      </summary>
      {isShown && <ProposalList proposals={proposals} form={form} mayChange={mayChange} withCount />}
    </details>
  )
}
