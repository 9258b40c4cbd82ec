import { isAllowed, PAGES } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { useCurrentCompany } from '../../lib/company/companies.ts'
import { subscriptionQuery } from '../../lib/company/subscription.ts'
import { endingText, termState } from '../../lib/company/subscription-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import styles from './shell-line.module.css'

/** In the last week, and when the access is over, every page says so. */
export function SubscriptionLine() {
  const { data: company } = useCurrentCompany()
  const { data } = useQuery({
    ...subscriptionQuery(company?.id ?? 0),
    enabled: company !== null && company !== undefined,
  })
  const text = data === undefined ? null : endingText(data)
  if (text === null || data === undefined || !company) return null
  return (
    <div className={classNames(styles.line, styles[termState(data)])} role="status">
      <p className={styles.text}>
        {text}{' '}
        <Link to={PAGES.settingsBilling.path}>
          {isAllowed(company.role, 'billing.manage') ? 'Продлить' : 'Тариф и оплата'}
        </Link>
      </p>
    </div>
  )
}
