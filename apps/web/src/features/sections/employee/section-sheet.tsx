import type { CoverageColumn } from '@ot/domain'
import type { ReactNode } from 'react'
import type { Breakpoint } from '../../../lib/breakpoints.ts'
import { useIsBelow } from '../../../lib/use-is-below.ts'
import { classNames } from '../../../ui/class-names.ts'
import { FoldedActions } from '../../../ui/folded-actions.tsx'
import styles from './section-sheet.module.css'

/** Below these widths the tab takes the whole width of the window. */
const BREAKPOINTS = {
  briefing: 'layout-875',
  instruction: 'layout-875',
  training: 'layout-875',
  medical: 'employee-medical',
  ppe: 'tablet',
  sout: 'employee-sout',
  risk: 'layout-875',
} satisfies Record<CoverageColumn, Breakpoint>

interface SectionSheetProps {
  section: CoverageColumn
  title: string
  /** What can be done with the whole of it. */
  actions: ReactNode
  /** With no records the buttons are what the tab is opened for: they stay in sight on a phone too. */
  isEmpty: boolean
  children: ReactNode
}

/** The sheet of one tab of an employee's records. */
export function SectionSheet({ section, title, actions, isEmpty, children }: SectionSheetProps) {
  const isWhole = useIsBelow(BREAKPOINTS[section])
  const isNarrow = useIsBelow('tablet')
  return (
    <div className={classNames(styles.sheet, isWhole && styles.whole)}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <FoldedActions isFolded={isNarrow && !isEmpty} className={styles.actions}>
          {actions}
        </FoldedActions>
      </div>
      {children}
    </div>
  )
}
