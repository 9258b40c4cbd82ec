import type { ResponsibilityRole } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { DialogActions } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { saveTakingOffOrder, termsQuery } from '../api/responsibilities.ts'
import styles from '../forms/forms.module.css'
import { useResponsibleScope } from '../responsible-scope.ts'
import { OrderDownload } from './order-download.tsx'

interface TakenOffNoticeProps {
  role: ResponsibilityRole
  onClose: () => void
}

/** The role is free; the order of it stands at the end of the history. */
export function TakenOffNotice({ role, onClose }: TakenOffNoticeProps) {
  const { company } = useResponsibleScope()
  const terms = useQuery(termsQuery(company.id)).data ?? []
  const term = terms.find(({ roleId, isTakenOff }) => roleId === role.roleId && isTakenOff)
  return (
    <>
      <p className={styles.about}>{role.role}</p>
      <Notice kind="success" role="status">
        {role.employeeFullName ?? role.dismissed?.employeeFullName}: обязанности сняты. Назначьте другого
        работника, чтобы роль не осталась свободной.
      </Notice>
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          Закрыть
        </Button>
        {term !== undefined && (
          <OrderDownload label="Скачать приказ" save={() => saveTakingOffOrder(term.id)} />
        )}
      </DialogActions>
    </>
  )
}
