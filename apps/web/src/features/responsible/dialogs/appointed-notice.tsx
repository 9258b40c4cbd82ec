import type { ResponsibilityRole } from '@ot/contract'
import { Button } from '../../../ui/button.tsx'
import { DialogActions } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { saveAppointmentOrder } from '../api/responsibilities.ts'
import styles from '../forms/forms.module.css'
import { OrderDownload } from './order-download.tsx'

interface AppointedNoticeProps {
  role: ResponsibilityRole
  onClose: () => void
}

/** What has been recorded, what the person still lacks, and the order for printing. */
export function AppointedNotice({ role, onClose }: AppointedNoticeProps) {
  const { employeeFullName, orderLink, orderNumber, responsibilityId, training } = role
  const isUntrained = training !== null && (training.state === 'missing' || training.state === 'overdue')
  return (
    <>
      <p className={styles.about}>{role.role}</p>
      <Notice kind="success" role="status">
        {employeeFullName}. {orderNumber === null ? 'Приказ не требуется' : orderLink}.
      </Notice>
      {isUntrained && (
        <div className={styles.problem}>
          <Notice kind="warning">Обучение для этой роли. {training.explanation}</Notice>
        </div>
      )}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          Закрыть
        </Button>
        {orderNumber !== null && responsibilityId !== null && (
          <OrderDownload label="Скачать приказ" save={() => saveAppointmentOrder(responsibilityId)} />
        )}
      </DialogActions>
    </>
  )
}
