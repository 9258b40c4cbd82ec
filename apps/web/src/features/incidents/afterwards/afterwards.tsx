import type { Afterwards as AfterwardsAnswer, IncidentAnswer } from '@ot/contract'
import { addressOf, PAGES } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../../ui/link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { afterwardsQuery } from '../api/afterwards.ts'
import { useIncidentsScope } from '../incidents-scope.ts'
import styles from './afterwards.module.css'
import { BriefingSection } from './briefing-section.tsx'
import { DeclarationSection } from './declaration-section.tsx'
import { MeasureSection } from './measure-section.tsx'
import { RiskSection } from './risk-section.tsx'

/** What is done so that it does not happen again, and how far it is. */
export function IncidentAfterwards({ incident }: { incident: IncidentAnswer }) {
  const { mayChange } = useIncidentsScope()
  const afterwards = useQuery(afterwardsQuery(incident.id))
  const isOpen = mayChange && incident.status !== 'cancelled'
  return (
    <Loaded of={afterwards}>
      {(loaded) => (
        <div className={styles.parts}>
          <BeganAs microtrauma={loaded.microtrauma} />
          <MeasureSection incidentId={incident.id} measures={loaded.measures} isOpen={isOpen} />
          <BriefingSection incident={incident} briefings={loaded.briefings} isOpen={isOpen} />
          <RiskSection incident={incident} reviews={loaded.riskReviews} isOpen={isOpen} />
          <DeclarationSection incident={incident} declarations={loaded.declarations} isOpen={isOpen} />
          <p className={styles.note}>
            Если причиной стали вредные или опасные производственные факторы, проведите на этом рабочем месте
            внеплановую спецоценку: на неё — шесть месяцев со дня происшествия (Федеральный закон
            №&nbsp;426-ФЗ, статья 17). Акт и материалы расследования хранят 45 лет, поэтому мероприятия не
            удаляют, а отменяют с причиной.
          </p>
        </div>
      )}
    </Loaded>
  )
}

function BeganAs({ microtrauma }: Pick<AfterwardsAnswer, 'microtrauma'>) {
  if (microtrauma === null) return null
  return (
    <Notice>
      Сначала случай записали как{' '}
      <Link to={addressOf(PAGES.microtrauma, microtrauma.id)}>микротравму {microtrauma.label}</Link>.
    </Notice>
  )
}
