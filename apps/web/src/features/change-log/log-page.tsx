import { LOG_AREA_LABELS, PAGES } from '@ot/domain'
import { counted } from '@ot/text'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useCurrentCompany } from '../../lib/company/companies.ts'
import { useNavigate, useSearch } from '../../lib/routing/use-router.ts'
import type { Companies } from '../../lib/session/session.ts'
import { useWork } from '../../lib/use-work.ts'
import { Button } from '../../ui/button.tsx'
import { periodWords, pickedWords, soughtWords } from '../../ui/chosen-words.ts'
import { NoCompanyNotice } from '../../ui/company/no-company-notice.tsx'
import { ListHead } from '../../ui/list-head.tsx'
import { type HideableColumn, keptSearch } from '../../ui/list-view/list-address.ts'
import { ListTools } from '../../ui/list-view/list-tools.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { type LogView, logPeopleQuery, logQuery, saveLog } from './api/log-calls.ts'
import { LogFilters } from './log-filters.tsx'
import { LogList } from './log-list.tsx'
import { isNarrowed, isPeriodWrong, logSearch, logView } from './log-view.ts'

/** /settings/log: who changed what in the organisation, and when. */
export function LogPage() {
  return (
    <Sheet>
      <Loaded of={useCurrentCompany()}>
        {(company) =>
          company === null ? (
            <>
              <PageHeading title="Журнал изменений" />
              <NoCompanyNotice purpose="Журнал ведётся с первой записи об организации." />
            </>
          ) : (
            <ChangeLog company={company} />
          )
        }
      </Loaded>
    </Sheet>
  )
}

/** The table has three. */
const NO_COLUMNS: readonly HideableColumn[] = []

function ChangeLog({ company }: { company: Companies[number] }) {
  const address = useSearch()
  const view = logView(address)
  const navigate = useNavigate()
  const saving = useWork()
  const show = useCallback(
    (next: LogView) => {
      void navigate({
        to: PAGES.settingsLog.path,
        search: { ...logSearch(next), ...keptSearch(address) },
        replace: true,
        resetScroll: false,
      })
    },
    [navigate, address],
  )
  const people = useQuery(logPeopleQuery(company.id)).data ?? []
  const isWrong = isPeriodWrong(view)
  const log = useInfiniteQuery({ ...logQuery(company.id, view), enabled: !isWrong })
  const total = log.data?.pages[0]?.total
  const isEmpty = total === 0
  return (
    <>
      <ListHead
        title="Журнал изменений"
        tools={<ListTools list="settingsLog" columns={NO_COLUMNS} />}
        actions={
          <Button
            kind="secondary"
            isBusy={saving.isRunning}
            disabled={isWrong || isEmpty}
            onClick={() => void saving.run(() => saveLog(company.id, view))}
          >
            Выгрузить в Excel
          </Button>
        }
        filters={<LogFilters company={company} view={view} onChange={show} />}
        chosen={[
          soughtWords(view.q),
          pickedWords('кто', people.find(({ userId }) => userId === view.userId)?.name),
          pickedWords('раздел', view.area && LOG_AREA_LABELS[view.area]),
          periodWords(view.from, view.to),
        ]}
        summary={total !== undefined && <span role="status">{entriesText(total, view)}</span>}
      />
      {saving.failure !== null && (
        <Notice kind="danger" role="alert">
          {saving.failure}
        </Notice>
      )}
      {isWrong ? (
        <Notice kind="warning" role="status">
          Конец периода раньше начала: исправьте даты.
        </Notice>
      ) : (
        <LogList company={company} log={log} view={view} onShow={show} />
      )}
    </>
  )
}

function entriesText(total: number, view: LogView): string {
  const entries = counted(total, ['запись', 'записи', 'записей'])
  return isNarrowed(view) ? `${entries} по этому отбору` : entries
}
