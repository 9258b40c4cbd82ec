import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { NormsButton } from '../norms/norms-button.tsx'
import { useRecordsScope } from '../records-scope.ts'
import styles from './section-sheet.module.css'

/** An empty section: what belongs here, and the one thing to do about it. */
export function EmptySection({ text }: { text: string }) {
  const { employee } = useEmployeeScope()
  const { mayChange } = useRecordsScope()
  return (
    <div className={styles.empty}>
      <p>{text}</p>
      {mayChange && <NormsButton employeeId={employee.id} isOnlyThing />}
    </div>
  )
}
