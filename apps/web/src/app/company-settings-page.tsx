import { CompanyPage } from '../features/company/page/company-page.tsx'
import { OwnCompanies } from '../features/company-choice/own-companies.tsx'

/** /settings/company: the card of the current organisation, then the others of the user. */
export function CompanySettingsPage() {
  return (
    <>
      <CompanyPage />
      <OwnCompanies />
    </>
  )
}
