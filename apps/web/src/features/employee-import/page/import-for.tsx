import { isAllowed } from '@ot/domain'
import type { Companies } from '../../../lib/session/session.ts'
import { NoCompanyNotice } from '../../../ui/company/no-company-notice.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ImportDesk } from './import-desk.tsx'

type ImportCompany = Pick<Companies[number], 'id' | 'role' | 'timeZone'>

export function ImportFor({ company }: { company: ImportCompany | null }) {
  if (company === null) return <NoCompanyNotice purpose="Работники записываются в организацию." />
  if (!isAllowed(company.role, 'employee.change')) {
    return <Notice>Вы наблюдатель в этой организации: работников загружают её владелец и редакторы.</Notice>
  }
  return <ImportDesk key={company.id} company={company} />
}
