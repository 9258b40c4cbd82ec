import type { EmployeeAnswer, MemoSummary } from '@ot/contract'
import { isAllowed, PAGES } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { todayIn } from '../../../../lib/calendar-date.ts'
import { useCurrentCompany } from '../../../../lib/company/companies.ts'
import { employeesQuery } from '../../../../lib/company/staff.ts'
import { bothLoaded, type Load } from '../../../../lib/load.ts'
import type { Companies } from '../../../../lib/session/session.ts'
import { NoCompanyNotice } from '../../../../ui/company/no-company-notice.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Link } from '../../../../ui/link.tsx'
import { ListHead } from '../../../../ui/list-head.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { NoEmployees } from '../../no-employees.tsx'
import { RecordsScopeContext } from '../../records-scope.ts'
import { memosQuery } from '../api/memos.ts'
import { MemoRegistry } from './memo-registry.tsx'
import { MEMOS_TITLE } from './memo-texts.ts'
import styles from './registry.module.css'

interface MemosPageProps {
  /** What of the company's setup is still to be done. */
  setup?: ReactNode
}

/** The checklists of all memos, newest first. */
export function MemosPage({ setup }: MemosPageProps) {
  const registry = useRegistry()
  const isListed = (registry.data?.memos ?? []).length > 0
  return (
    <div className={styles.sheet}>
      {!isListed && <ListHead title={MEMOS_TITLE} />}
      <Loaded of={registry}>
        {(loaded) =>
          loaded === null ? (
            <NoCompanyNotice purpose="С них начинается учёт: заявки составляют на работников организации." />
          ) : (
            <>
              {loaded.employees.length === 0 ? <NoEmployees /> : setup}
              <Registry registry={loaded} />
            </>
          )
        }
      </Loaded>
    </div>
  )
}

function Registry({ registry }: { registry: LoadedRegistry }) {
  const { company, employees, memos } = registry
  if (memos.length === 0) return employees.length === 0 ? null : <NoMemos />
  const scope = {
    company,
    today: todayIn(company.timeZone),
    mayChange: isAllowed(company.role, 'memo.change'),
  }
  return (
    <RecordsScopeContext value={scope}>
      <MemoRegistry memos={memos} />
    </RecordsScopeContext>
  )
}

function NoMemos() {
  return (
    <EmptyState title="Пока что здесь пусто...">
      <p>
        Заявки составляют из строк разделов: выберите, кому что пора пройти, на страницах{' '}
        <Link to={PAGES.employees.path}>работников</Link>.
      </p>
    </EmptyState>
  )
}

interface LoadedRegistry {
  company: Companies[number]
  employees: readonly EmployeeAnswer[]
  memos: readonly MemoSummary[]
}

/** Null: there is no company yet. */
function useRegistry(): Load<LoadedRegistry | null> {
  const company = useCurrentCompany()
  const id = company.data?.id ?? 0
  const employees = useQuery({ ...employeesQuery(id), enabled: id > 0 })
  const memos = useQuery({ ...memosQuery(id), enabled: id > 0 })
  const chain = bothLoaded(company, bothLoaded(employees, memos))
  if (company.data === null) return { data: null, error: null, refetch: company.refetch }
  if (chain.data === undefined) return { ...chain, data: undefined }
  const [current, [staff, listed]] = chain.data
  return { ...chain, data: current === null ? null : { company: current, employees: staff, memos: listed } }
}
