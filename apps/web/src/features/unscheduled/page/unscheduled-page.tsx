import { isAllowed, PAGES, UNSCHEDULED_CAUSES, type UnscheduledCause } from '@ot/domain'
import { counted } from '@ot/text'
import { useQuery } from '@tanstack/react-query'
import { todayIn } from '../../../lib/calendar-date.ts'
import { useCurrentCompany } from '../../../lib/company/companies.ts'
import { useNavigate, useSearch } from '../../../lib/routing/use-router.ts'
import type { Companies } from '../../../lib/session/session.ts'
import { useDialogSlot } from '../../../lib/use-dialog-slot.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { NoCompanyNotice } from '../../../ui/company/no-company-notice.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { ListHead } from '../../../ui/list-head.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { unscheduledQuery } from '../api/unscheduled.ts'
import { CauseDialog } from './cause-dialog.tsx'
import { CauseList } from './cause-list.tsx'

const ABOUT =
  'Новый станок, другой порядок работ, новая опасность, требование инспектора: запишите, что произошло, и ОТдел назначит тем, кого это касается, внеплановый инструктаж, обучение и переоценку рисков. Несчастный случай записывают в «Происшествиях», выход после перерыва — в отсутствиях работника.'

/** «Внеплановые мероприятия»: what happened and asked many for what is out of turn. */
export function UnscheduledPage() {
  const company = useCurrentCompany()
  return (
    <Sheet>
      <Loaded of={company}>
        {(current) =>
          current === null ? (
            <>
              <PageHeading title="Внеплановые мероприятия" />
              <NoCompanyNotice purpose="Внеплановые инструктажи и обучение назначают работникам организации." />
            </>
          ) : (
            <UnscheduledOf company={current} />
          )
        }
      </Loaded>
    </Sheet>
  )
}

function UnscheduledOf({ company }: { company: Companies[number] }) {
  const causes = useQuery(unscheduledQuery(company.id))
  const search = useSearch()
  const named = UNSCHEDULED_CAUSES.find((cause) => cause === search.cause)
  const dialog = useDialogSlot<{ cause: UnscheduledCause | null }>(
    named === undefined ? null : { cause: named },
  )
  const navigate = useNavigate()
  const mayChange = isAllowed(company.role, 'event.change')
  return (
    <>
      <ListHead
        title="Внеплановые мероприятия"
        hint={<p>{ABOUT}</p>}
        actions={
          <Link to={PAGES.employeesMain.path} className={buttonClass('quiet')}>
            Все работники
          </Link>
        }
        primary={mayChange && <Button onClick={() => dialog.open({ cause: null })}>Записать причину</Button>}
        summary={
          causes.data === undefined || causes.data.length === 0
            ? undefined
            : counted(causes.data.length, ['причина', 'причины', 'причин'])
        }
      />
      <Loaded of={causes}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title="Причин ещё не записано">
              <p>{ABOUT}</p>
            </EmptyState>
          ) : (
            <CauseList
              company={company}
              causes={rows}
              today={todayIn(company.timeZone)}
              mayChange={mayChange}
            />
          )
        }
      </Loaded>
      {dialog.about !== null && (
        <CauseDialog
          key={dialog.opening}
          companyId={company.id}
          today={todayIn(company.timeZone)}
          cause={dialog.about.cause}
          isOpen={dialog.isOpen}
          onClose={() => {
            dialog.close()
            // Loaded anew, the page does not ask again.
            void navigate({ to: PAGES.employeesUnscheduled.path, replace: true, resetScroll: false })
          }}
        />
      )}
    </>
  )
}
