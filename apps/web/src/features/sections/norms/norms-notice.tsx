import { isAllowed } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { useDialogSlot } from '../../../lib/use-dialog-slot.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { employeeProposalsQuery } from './api/proposals.ts'
import { NormsDialog } from './norms-dialog.tsx'
import styles from './norms-notice.module.css'
import { noticeText } from './texts.ts'

/** On the page of somebody who has been hired or moved, until what the norms ask of him is answered. */
export function NormsNotice() {
  const { company, employee } = useEmployeeScope()
  const mayChange = isAllowed(company.role, 'event.change') && employee.dismissedOn === null
  const proposals = useQuery({ ...employeeProposalsQuery(employee.id), enabled: mayChange })
  const dialog = useDialogSlot<number>()
  const text = mayChange ? noticeText(proposals.data ?? []) : null
  return (
    <>
      {text !== null && (
        <div className={styles.notice}>
          <Notice role="status">
            <div className={styles.line}>
              <p>{text}</p>
              <Button kind="quiet" onClick={() => dialog.open(employee.id)}>
                Посмотреть
              </Button>
            </div>
          </Notice>
        </div>
      )}
      {dialog.about !== null && (
        <NormsDialog
          key={dialog.opening}
          employeeId={dialog.about}
          isOpen={dialog.isOpen}
          onClose={dialog.close}
        />
      )}
    </>
  )
}
