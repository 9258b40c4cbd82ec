import type { Proposal } from '@ot/contract'
import { isAllowed, PAGES } from '@ot/domain'
import { Link } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import type { Companies } from '../../../../lib/session/session.ts'
import { useTypedText } from '../../../../lib/use-typed-text.ts'
import { LeaveGuard } from '../../../../ui/form/leave-guard.tsx'
import { TakenNotice } from '../taken-notice.tsx'
import styles from './company-norms.module.css'
import { NormsBar } from './norms-bar.tsx'
import { NormsFilters } from './norms-filters.tsx'
import { isFiltering, type NormsView, positionsOf } from './norms-view.ts'
import { PositionGroup } from './position-group.tsx'
import { useCompanyNorms } from './use-company-norms.ts'

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
          <div inert={norms.isBusy}>
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
          {mayChange && shown.length > 0 && (
            <NormsBar shown={shown} isFiltered={isFiltering(view)} norms={norms} />
          )}
          <LeaveGuard isActive={form.isChanged} />
        </form>
      )}
    </>
  )
}
