import { PageHeading } from '../../ui/page-heading.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { BillingSection } from './billing-section.tsx'

/** /settings/billing */
export function BillingPage() {
  return (
    <Sheet>
      <PageHeading title="Тариф и оплата" />
      <BillingSection />
    </Sheet>
  )
}
