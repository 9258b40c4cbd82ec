import type { Department } from '@ot/contract'
import { PAGES } from '@ot/domain'
import { counted } from '@ot/text'
import { useMemo } from 'react'
import { errorText } from '../../../../lib/load.ts'
import { useIsBelow } from '../../../../lib/use-is-below.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { useHiddenColumns } from '../../../../ui/list-view/use-list-view.ts'
import { Notice } from '../../../../ui/notice.tsx'
import type { LoadedStaff } from '../api/use-staff.ts'
import { STAFF_COLUMNS } from '../columns.ts'
import type { ListView } from '../list-view.ts'
import { NOTHING_SELECTED } from '../staff-groups.ts'
import { NOBODY_FOUND } from '../texts.ts'
import type { useStaffList } from '../use-staff-list.ts'
import styles from './employees-desk.module.css'
import { StaffTable } from './staff-table.tsx'

const EMPLOYEES = ['работника', 'работников', 'работников'] as const

interface StaffListProps {
  staff: LoadedStaff
  list: ReturnType<typeof useStaffList>
  view: ListView
  /** The same function each time, as the next one: they are the table's. */
  onChange: (next: Partial<ListView>) => void
  onDelete: (department: Department) => void
}

export function StaffList({ staff: { company, employees }, list, view, onChange, onDelete }: StaffListProps) {
  const { states, groups, counts, isSelecting } = list
  const isCards = useIsBelow('tablet')
  const hidden = useHiddenColumns('employeesMain', STAFF_COLUMNS)
  const { canChange, canHire } = list
  const { timeZone } = company
  const rights = useMemo(
    () => ({ canChange, canHire, staff: employees, timeZone, onDelete }),
    [canChange, canHire, employees, timeZone, onDelete],
  )
  return (
    <>
      {states.error !== null && (
        <div className={styles.failure}>
          <Notice kind="danger" role="alert">
            <p>Не удалось узнать, чего не хватает работникам. {errorText(states.error)}</p>
          </Notice>
          <Button kind="secondary" onClick={() => void states.refetch()}>
            Повторить
          </Button>
        </div>
      )}
      <StaffTable
        groups={groups}
        isSelecting={isSelecting}
        of={states.of}
        otherwise={states.otherwise}
        view={view}
        counts={counts}
        isCards={isCards}
        hidden={hidden}
        rights={rights}
        onChange={onChange}
      />
      {isSelecting && list.shown === 0 && (
        <NobodyFound
          isUnknown={view.lacking.some((column) => !counts.has(column))}
          onReset={() => onChange(NOTHING_SELECTED)}
        />
      )}
      <NoRecordsNotice count={list.withoutRecords} />
    </>
  )
}

/** Nothing at all is kept of them yet: the norms can fill it in. */
function NoRecordsNotice({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <div className={styles.notice}>
      <Notice>
        У {counted(count, EMPLOYEES)} нет ни одной записи.{' '}
        <a href={PAGES.employeesNorms.path}>Проставить по нормам</a>
      </Notice>
    </div>
  )
}

interface NobodyFoundProps {
  /** Why a filter by shortage finds nobody, when nothing is known yet. */
  isUnknown: boolean
  onReset: () => void
}

function NobodyFound({ isUnknown, onReset }: NobodyFoundProps) {
  return (
    <EmptyState title={NOBODY_FOUND}>
      {isUnknown && <p>О том, чего не хватает работникам, данных пока нет: отбирать не из чего.</p>}
      <Button kind="secondary" onClick={onReset}>
        Показать всех
      </Button>
    </EmptyState>
  )
}
