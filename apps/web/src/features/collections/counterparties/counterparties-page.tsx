import { PAGES } from '@ot/domain'
import { CollectionPage } from '../page/collection-page.tsx'
import { COUNTERPARTIES } from './counterparty-spec.tsx'

/** /company/list/counterparties */
export function CounterpartiesPage() {
  return <CollectionPage title={PAGES.counterparties.title} spec={COUNTERPARTIES} />
}
