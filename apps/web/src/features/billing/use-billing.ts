import { addDays, isAllowed } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { useCurrentCompany } from '../../lib/company/companies.ts'
import { subscriptionQuery } from '../../lib/company/subscription.ts'
import type { CompanySubscription } from '../../lib/company/subscription-text.ts'
import { bothLoaded, type Load } from '../../lib/load.ts'
import type { Companies } from '../../lib/session/session.ts'

export interface Billing {
  company: Companies[number]
  /** The server's day: by it the access is counted. */
  today: string
  subscription: CompanySubscription
  /** Who pays is the owner's decision. */
  mayPay: boolean
}

/** Null: there is no company yet. */
export function useBilling(): Load<Billing | null> {
  const current = useCurrentCompany()
  const id = current.data?.id ?? 0
  const asked = useQuery({ ...subscriptionQuery(id), enabled: id > 0 })
  if (current.data === null) return { data: null, error: null, refetch: current.refetch }
  const { data, error, refetch } = bothLoaded(current, asked)
  const [company, subscription] = data ?? []
  if (!company || subscription === undefined) return { data: undefined, error, refetch }
  const mayPay = isAllowed(company.role, 'billing.manage')
  const today = addDays(subscription.until, -subscription.daysLeft)
  return { data: { company, subscription, mayPay, today }, error, refetch }
}
