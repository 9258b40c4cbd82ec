import { counted } from '@ot/text'
import type { ResponsibilityGroup } from '../../../lib/company/responsibilities.ts'
import { Notice } from '../../../ui/notice.tsx'
import { freeRoles } from '../free-roles.ts'
import styles from './responsible-table.module.css'

/** Which types lack somebody: the documents of their groups warn of it. */
export function UnfilledNotice({ groups }: { groups: readonly ResponsibilityGroup[] }) {
  const unfilled = groups.filter((group) => freeRoles(group) > 0)
  if (unfilled.length === 0) return null
  const named = unfilled.map((group) => `«${group.typeName}» — ${counted(freeRoles(group), ROLE_FORMS)}`)
  return (
    <div className={styles.notice}>
      <Notice kind="warning">
        Назначены не все ответственные лица: {named.join(', ')}. Пока их нет, на документах этих групп стоит
        предупреждение.
      </Notice>
    </div>
  )
}

const ROLE_FORMS = ['роль', 'роли', 'ролей'] as const
