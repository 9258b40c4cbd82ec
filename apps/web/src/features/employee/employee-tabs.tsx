import type { EmployeeSummary } from '@ot/contract'
import {
  COVERAGE_COLUMNS,
  callingCount,
  columnTab,
  EMPLOYEE_TABS,
  employeeAddress,
  eventStateLabel,
  PAGES,
} from '@ot/domain'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import tones from '../../ui/badge.module.css'
import { classNames } from '../../ui/class-names.ts'
import { STATE_TONES } from '../../ui/state-badge.tsx'
import type { Tab } from '../../ui/tab-bar.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './tab-mark.module.css'

/** `columns`: how he stands in each; absent while the server has not told. */
export function employeeTabs(id: number, columns: EmployeeSummary['columns'] = []): readonly Tab[] {
  return EMPLOYEE_TABS.map((tab) => {
    const column = COVERAGE_COLUMNS.find((one) => columnTab(one) === tab)
    const standing = columns.find((one) => one.column === column)
    return {
      address: employeeAddress(id, tab),
      label: PAGES[tab].title,
      mark: standing === undefined ? null : <TabMark standing={standing} />,
    }
  })
}

/** How much of the worst state there is, a tick where nothing is late; where nothing is asked, no mark. */
function TabMark({ standing }: { standing: EmployeeSummary['columns'][number] }) {
  const count = callingCount(standing)
  const { state, column } = standing
  const label = eventStateLabel(state, column)
  if (count > 0)
    return (
      <span className={classNames(styles.mark, tones[STATE_TONES[state]])} title={label}>
        {count}
        <VisuallyHidden> {label}</VisuallyHidden>
      </span>
    )
  if (state !== 'ok') return null
  return (
    <span className={classNames(styles.mark, styles.success)} title={label}>
      <IconCheck size={14} stroke={2} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
