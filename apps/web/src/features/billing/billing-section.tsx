import { CardSection } from '../../ui/card-section.tsx'
import { NoCompanyNotice } from '../../ui/company/no-company-notice.tsx'
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
          <CardSection title="Ваш тариф">
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
      <CardSection title="Ваш тариф">
        <div>
          <SubscriptionCard billing={billing} />
        </div>
      </CardSection>
      <CardSection title="Плательщики">
        <div>
          <Payers billing={billing} />
        </div>
      </CardSection>
      <CardSection title="Счета и акты">
        <div>
          <Invoices company={billing.company} />
        </div>
      </CardSection>
    </>
  )
}
