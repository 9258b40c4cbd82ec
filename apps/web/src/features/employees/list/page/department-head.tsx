import type { Department, EmployeeAnswer } from '@ot/contract'
import { DEPARTMENT_FIELD_LABELS, PAGES } from '@ot/domain'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { shortName } from '../../../../lib/company/employee-name.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { later } from '../../../../ui/later.tsx'
import { LIST_COLUMNS } from '../columns.ts'
import type { StaffGroup } from '../staff-groups.ts'
import { shownCount, staffCount } from '../texts.ts'
import styles from './department-head.module.css'

const ChangeDepartmentForm = later(
  async () => (await import('../forms/change-department-form.tsx')).ChangeDepartmentForm,
)

const COLUMNS = 3 + LIST_COLUMNS.length

/** What this user may do with a department; a viewer only reads. */
export interface DepartmentRights {
  canChange: boolean
  canHire: boolean
  /** Who may head it. */
  staff: readonly EmployeeAnswer[]
  timeZone: string
  onDelete: (department: Department) => void
}

interface DepartmentHeadProps {
  group: StaffGroup
  isSelecting: boolean
  isFolded: boolean
  rights: DepartmentRights
  onFold: () => void
}

export function DepartmentHeading(props: DepartmentHeadProps) {
  const { group, rights } = props
  const [isChanging, setChanging] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)

  /** The keyboard goes on where the form was opened. */
  function close(): void {
    flushSync(() => setChanging(false))
    pencil.current?.focus()
  }

  return (
    <tr id={departmentRowId(group.department.id)} className={styles.row}>
      <th colSpan={COLUMNS} scope="rowgroup" className={styles.head}>
        {isChanging ? (
          <ChangeDepartmentForm
            department={group.department}
            staff={rights.staff}
            timeZone={rights.timeZone}
            onClose={close}
          />
        ) : (
          <div className={styles.line}>
            <FoldButton {...props} />
            {rights.canChange && (
              <IconButton
                ref={pencil}
                label="Изменить отдел"
                className={styles.action}
                onClick={() => setChanging(true)}
              >
                <IconPencil size={18} stroke={1.6} aria-hidden="true" />
              </IconButton>
            )}
            <DepartmentEnd {...props} />
          </div>
        )}
      </th>
    </tr>
  )
}

export function departmentRowId(departmentId: number): string {
  return `department-${departmentId}`
}

function FoldButton({ group, isFolded, onFold }: DepartmentHeadProps) {
  return (
    <button type="button" className={styles.fold} aria-expanded={!isFolded} onClick={onFold}>
      <IconChevronRight
        size={18}
        stroke={1.8}
        className={classNames(styles.arrow, !isFolded && styles.turned)}
        aria-hidden="true"
      />
      <span className={styles.name}>{group.department.name}</span>
    </button>
  )
}

function DepartmentEnd({ group, isSelecting, rights }: DepartmentHeadProps) {
  const { department, shown, working, dismissed } = group
  const head = rights.staff.find(({ id }) => id === department.headEmployeeId)
  return (
    <>
      {rights.canChange && working + dismissed === 0 && (
        <IconButton
          label="Удалить отдел"
          className={styles.action}
          onClick={() => rights.onDelete(department)}
        >
          <IconTrash size={18} stroke={1.6} aria-hidden="true" />
        </IconButton>
      )}
      <span className={styles.count}>
        {isSelecting ? shownCount(shown, working + dismissed) : staffCount({ working, dismissed })}
      </span>
      {head !== undefined && (
        <span className={styles.headName} title={DEPARTMENT_FIELD_LABELS.headEmployeeId}>
          руководитель: {shortName(head)}
        </span>
      )}
      {rights.canHire && (
        <a
          href={`${PAGES.employeesNew.path}?department=${department.id}`}
          className={classNames(buttonClass('quiet'), styles.hire)}
        >
          <IconUserPlus size={18} stroke={1.6} aria-hidden="true" />
          <span className={styles.hireWords}>Добавить работника</span>
        </a>
      )}
    </>
  )
}
