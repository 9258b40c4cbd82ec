import type { NewsAnswer, NewsImpact } from '@ot/contract'
import { counted } from '@ot/text'
import { useQuery } from '@tanstack/react-query'
import { useCurrentCompany } from '../../../lib/company/companies.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { newsImpactQuery } from '../api/news-queries.ts'
import { countPeople, impactGroups } from './impact-groups.ts'
import { ImpactPeople } from './impact-people.tsx'
import styles from './norm-impact.module.css'

/** Whom of the company's people the change touches. */
export function NormImpact({ news }: { news: NewsAnswer }) {
  const company = useCurrentCompany()
  const id = company.data?.id ?? 0
  const impact = useQuery({ ...newsImpactQuery(news.id, id), enabled: id > 0 })
  if (company.data === null) return null
  return (
    <section className={styles.impact} aria-labelledby="norm-impact">
      <h2 id="norm-impact" className={styles.title}>
        Кого это касается у вас
      </h2>
      <Loaded of={impact} skeleton={<Skeleton rows={2} />} errorTitle={(code) => `Ошибка ${code}`}>
        {(known) => <Touched impact={known} acts={actsOf(news)} />}
      </Loaded>
    </section>
  )
}

function actsOf({ norms }: NewsAnswer): string {
  return [...new Set(norms.map(({ label }) => label))].join(', ')
}

const PEOPLE_OF = ['работника', 'работников', 'работников'] as const

function Touched({ impact: { people, rows }, acts }: { impact: NewsImpact; acts: string }) {
  if (rows.length > 0) {
    return (
      <>
        <p>
          <strong>У {counted(countPeople(rows), PEOPLE_OF)} изменится срок.</strong> Посчитано по вашим
          записям: каким срок был бы по прежней редакции и каким выходит по новой. У исполненного до изменения
          нынешний срок остаётся, другим станет следующий.
        </p>
        {impactGroups(rows).map((group) => (
          <ImpactPeople key={group.key} group={group} />
        ))}
      </>
    )
  }
  if (people > 0) {
    return (
      <p>
        Сроки ваших работников не меняются. На этот акт ({acts}) опираются записи {counted(people, PEOPLE_OF)}
        .
      </p>
    )
  }
  return <p>Никого: записей, которые опираются на этот акт ({acts}), у вас нет.</p>
}
