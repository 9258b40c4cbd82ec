import { NoCompanyNotice } from '../../lib/company/no-company-notice.tsx'
import { CardSection } from '../../ui/card-section.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Invoices } from './invoices.tsx'
import { Payers } from './payers.tsx'
import { SubscriptionCard } from './subscription-card.tsx'
import { type Billing, useBilling } from './use-billing.ts'

/** The tariff of the company, who pays for it, invoices and acts. */
export function BillingSection() {
  return (
    <Loaded of={useBilling()}>
      {(billing) =>
        billing === null ? (
          <CardSection title="Тариф и оплата">
            <NoCompanyNotice purpose="Тариф выбирают для организации; первые дни бесплатны." />
          </CardSection>
        ) : (
          <BillingParts billing={billing} />
        )
      }
    </Loaded>
  )
}

function BillingParts({ billing }: { billing: Billing }) {
  return (
    <>
      <CardSection title="Тариф и оплата">
        <SubscriptionCard billing={billing} />
      </CardSection>
      <CardSection title="Плательщики">
        <Payers billing={billing} />
      </CardSection>
      <CardSection title="Счета и акты">
        <Invoices billing={billing} />
      </CardSection>
    </>
  )
}
