import type { Overview } from '@ot/contract'
import { COMPANY_TERM_WORDS } from '@ot/domain'
import { shortDate } from '@ot/text'
import { Badge } from '../../../ui/badge.tsx'
import { BasisText } from '../../../ui/basis-text.tsx'
import { Link } from '../../../ui/link.tsx'
import styles from './company-terms.module.css'

type TermsOfKind = Overview['terms'][number]

/** What of one kind is due, the soonest first, and why by then. */
export function CompanyTerms({ of: { kind, missing, next } }: { of: TermsOfKind }) {
  const { unknown, address, allOfThem } = COMPANY_TERM_WORDS[kind]
  return (
    <>
      <ul className={styles.list}>
        {next.map(({ text, deadline, isOverdue, basis }) => (
          <li key={`${deadline} ${text}`}>
            <time dateTime={deadline}>{shortDate(deadline)}</time> {text}{' '}
            {isOverdue && <Badge tone="danger">просрочено</Badge>}
            {basis !== null && (
              <details className={styles.why}>
                <summary>Почему эта дата?</summary>
                <BasisText basis={basis} />
              </details>
            )}
          </li>
        ))}
      </ul>
      {missing > 0 && (
        <p className={styles.note}>
          {unknown}: {missing}.
        </p>
      )}
      <Link to={address}>{allOfThem}</Link>
    </>
  )
}
