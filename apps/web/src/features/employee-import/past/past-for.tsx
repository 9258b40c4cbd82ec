import { isAllowed } from '@ot/domain'
import type { Companies } from '../../../lib/session/session.ts'
import { NoCompanyNotice } from '../../../ui/company/no-company-notice.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PastDesk } from './past-desk.tsx'

export function PastFor({ company }: { company: Pick<Companies[number], 'id' | 'role'> | null }) {
  if (company === null) return <NoCompanyNotice purpose="Даты записываются работникам организации." />
  if (!isAllowed(company.role, 'event.change')) {
    return <Notice>Вы наблюдатель в этой организации: даты вносят её владелец и редакторы.</Notice>
  }
  return <PastDesk key={company.id} companyId={company.id} />
}
