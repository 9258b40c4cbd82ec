import { PAGES } from '@ot/domain'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import type { Companies } from '../../lib/session/session.ts'
import { useWork } from '../../lib/use-work.ts'
import { Link } from '../../ui/link.tsx'
import { chooseCompany } from './api/company-choice.ts'
import styles from './company-choice.module.css'

interface CompanyMenuProps {
  companies: Companies
  current: Companies[number]
  onGone: () => void
}

/** The organisations of the user, and the way to one more. */
export function CompanyMenu({ companies, current, onGone }: CompanyMenuProps) {
  return (
    <>
      <ul aria-label="Организации">
        {companies.map((company) => (
          <li key={company.id}>
            <SwitchTo companies={companies} company={company} isCurrent={company.id === current.id} />
          </li>
        ))}
      </ul>
      <Link to={PAGES.settingsNewCompany.path} className={styles.item} onClick={onGone}>
        Добавить организацию
      </Link>
    </>
  )
}

interface SwitchToProps {
  companies: Companies
  company: Companies[number]
  isCurrent: boolean
}

function SwitchTo({ companies, company, isCurrent }: SwitchToProps) {
  const work = useWork()
  return (
    <button
      type="button"
      className={styles.item}
      aria-current={isCurrent ? 'true' : undefined}
      disabled={isCurrent || work.isRunning}
      aria-busy={work.isRunning}
      onClick={() => void work.run(() => chooseCompany(companies, company))}
    >
      <span>
        {company.shortName}
        {work.failure !== null && (
          <span role="alert" className={styles.failure}>
            {work.failure}
          </span>
        )}
      </span>
      {isCurrent && <IconCheck size={18} stroke={1.8} aria-hidden="true" />}
    </button>
  )
}
