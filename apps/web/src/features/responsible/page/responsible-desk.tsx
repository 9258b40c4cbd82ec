import type { ResponsibilityRole } from '@ot/contract'
import { isAllowed, PAGES } from '@ot/domain'
import { counted } from '@ot/text'
import { useState } from 'react'
import { todayIn } from '../../../lib/calendar-date.ts'
import type { AnsweredGroup } from '../../../lib/company/responsibilities.ts'
import { useDialogSlot } from '../../../lib/use-dialog-slot.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { ListHead } from '../../../ui/list-head.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import type { Responsible } from '../api/use-responsible.ts'
import { AppointmentsHistoryDialog } from '../dialogs/history-dialog.tsx'
import { RoleDialog } from '../dialogs/role-dialog.tsx'
import { freeRoles } from '../free-roles.ts'
import { NO_ORDER } from '../order-values.ts'
import { ResponsibleScopeContext } from '../responsible-scope.ts'
import styles from './responsible-table.module.css'
import { ResponsibleTable } from './responsible-table.tsx'

const FREE_FORMS = ['роль свободна', 'роли свободны', 'ролей свободно'] as const
const ROLE_FORMS = ['роль', 'роли', 'ролей'] as const

interface ResponsibleDeskProps {
  responsible: Responsible
  title: string
}

/** Who is responsible for what, and the dialogs in which that changes. */
export function ResponsibleDesk({ responsible: { company, groups }, title }: ResponsibleDeskProps) {
  const role = useDialogSlot<ResponsibilityRole>()
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const [lastOrder, rememberOrder] = useState(NO_ORDER)
  const scope = {
    lastOrder,
    rememberOrder,
    company,
    today: todayIn(company.timeZone),
    mayChange: isAllowed(company.role, 'responsibility.change'),
    open: role.open,
  }
  return (
    <ResponsibleScopeContext value={scope}>
      <Sheet>
        <ListHead
          title={title}
          actions={
            <>
              <Button kind="secondary" onClick={() => setHistoryOpen(true)}>
                История назначений
              </Button>
              {scope.mayChange && groups.some((group) => freeRoles(group) > 0) && (
                <Link to={PAGES.documentsInterview.path} className={buttonClass('secondary')}>
                  Назначить нескольких сразу
                </Link>
              )}
            </>
          }
        />
        <UnfilledNotice groups={groups} />
        <ResponsibleTable label={title} groups={groups} />
      </Sheet>
      {role.about !== null && (
        <RoleDialog key={role.opening} role={role.about} isOpen={role.isOpen} onClose={role.close} />
      )}
      <AppointmentsHistoryDialog isOpen={isHistoryOpen} onClose={() => setHistoryOpen(false)} />
    </ResponsibleScopeContext>
  )
}

/** Which types lack somebody: the documents of their groups warn of it. */
function UnfilledNotice({ groups }: { groups: readonly AnsweredGroup[] }) {
  const unfilled = groups.filter((group) => freeRoles(group) > 0)
  if (unfilled.length === 0) return null
  const free = unfilled.reduce((sum, group) => sum + freeRoles(group), 0)
  const named = unfilled.map((group) => `«${group.typeName}» — ${counted(freeRoles(group), ROLE_FORMS)}`)
  return (
    <div className={styles.notice}>
      <Notice kind="warning">
        <details>
          <summary>Назначены не все ответственные лица: {counted(free, FREE_FORMS)}</summary>
          {named.join(', ')}. Пока их нет, на документах этих групп стоит предупреждение.
        </details>
      </Notice>
    </div>
  )
}
