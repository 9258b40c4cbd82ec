import { useQuery } from '@tanstack/react-query'
import { subscriptionQuery } from '../../lib/company/subscription.ts'
import type { CompanySubscription } from '../../lib/company/subscription-text.ts'
import { Notice } from '../notice.tsx'
import styles from './tariff-notice.module.css'

interface TariffNoticeProps {
  companyId: number
  /** What the tariff has to say at this place; null: nothing. */
  say: (subscription: CompanySubscription) => string | null
}

/** Tells of a limit before anybody runs into it. Until the answer is there, and without one, it keeps silent. */
export function TariffNotice({ companyId, say }: TariffNoticeProps) {
  const { data } = useQuery({ ...subscriptionQuery(companyId), staleTime: 0 })
  const text = data === undefined ? null : say(data)
  if (text === null) return null
  return (
    <div className={styles.apart}>
      <Notice kind="warning">{text}</Notice>
    </div>
  )
}
