import type { VatRate } from '@ot/domain'
import type { StoredSeller } from '../../db/schema/billing.ts'

/** Who is paid: requisites of the installation's owner. `vatRate`: the tax within the prices. */
export type Seller = StoredSeller & { vatRate: VatRate }
