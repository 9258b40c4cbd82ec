import { isAllowed, PAGES } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { useCurrentCompany } from '../../../lib/company/companies.ts'
import { recountsQuery } from '../../../lib/company/recounts.ts'
import type { Companies } from '../../../lib/session/session.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { NoCompanyNotice } from '../../../ui/company/no-company-notice.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { PrintHead } from '../../../ui/print-head.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { DecidedRecounts } from './decided-recounts.tsx'
import { RecountDesk } from './recount-desk.tsx'
import styles from './recounts.module.css'

/** «Пересчёт сроков»: every stored day that the rules of today count otherwise, with its reason; the owner decides. */
export function RecountsPage() {
  const company = useCurrentCompany()
  return (
    <Sheet>
      <PageHeading title="Пересчёт сроков">
        <Link to={PAGES.employeesMain.path} className={buttonClass('quiet')}>
          Все работники
        </Link>
      </PageHeading>
      <PrintHead />
      <Loaded of={company}>
        {(current) =>
          current === null ? (
            <NoCompanyNotice purpose="Сроки считают по записям о работниках организации." />
          ) : (
            <RecountsOf company={current} />
          )
        }
      </Loaded>
    </Sheet>
  )
}

function RecountsOf({ company }: { company: Companies[number] }) {
  const recounts = useQuery(recountsQuery(company.id))
  const mayDecide = isAllowed(company.role, 'terms.recount')
  return (
    <Loaded of={recounts}>
      {({ moves, decided }) => (
        <div className={styles.page}>
          {moves.length === 0 ? (
            <EmptyState title="Все сроки посчитаны по нынешним правилам">
              <p>
                Когда изменится акт или способ счёта, здесь появится каждый срок, который стал бы другим. Сам
                по себе ни один срок не переносится.
              </p>
            </EmptyState>
          ) : (
            <>
              <p className={styles.lead}>
                Эти сроки записаны раньше, а нынешние правила дают другой день. Пока решения нет, действует
                записанный день, а рядом с ним показан новый. Сроки, назначенные вручную, сюда не попадают.
              </p>
              {!mayDecide && <Notice>Переносить сроки или оставлять их решает владелец организации.</Notice>}
              <RecountDesk companyId={company.id} moves={moves} mayDecide={mayDecide} />
            </>
          )}
          <DecidedRecounts company={company} decided={decided} mayDecide={mayDecide} />
        </div>
      )}
    </Loaded>
  )
}
