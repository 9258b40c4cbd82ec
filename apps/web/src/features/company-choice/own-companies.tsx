import { PAGES, ROLE_LABELS } from '@ot/domain'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import { companiesQuery } from '../../lib/company/companies.ts'
import type { Companies } from '../../lib/session/session.ts'
import { useWork } from '../../lib/use-work.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Link } from '../../ui/link.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { chooseCompany } from './api/company-choice.ts'
import styles from './company-choice.module.css'

/** All organisations of the user, the current one first, and the way to one more. */
export function OwnCompanies() {
  const companies = useQuery(companiesQuery()).data ?? []
  if (companies.length === 0) return null
  return (
    <Sheet>
      <section aria-labelledby="own-companies">
        <h2 id="own-companies" className={styles.title}>
          Ваши организации
        </h2>
        <ul className={styles.companies}>
          {companies.map((company, index) => (
            <OwnCompany key={company.id} companies={companies} company={company} isCurrent={index === 0} />
          ))}
        </ul>
        <Link to={PAGES.settingsNewCompany.path} className={buttonClass('secondary')}>
          <IconPlus size={18} stroke={1.8} aria-hidden="true" /> Добавить организацию
        </Link>
      </section>
    </Sheet>
  )
}

interface OwnCompanyProps {
  companies: Companies
  company: Companies[number]
  isCurrent: boolean
}

function OwnCompany({ companies, company, isCurrent }: OwnCompanyProps) {
  const work = useWork()
  return (
    <li>
      <span className={styles.company}>
        {company.shortName}
        <span className={styles.role}>
          ИНН {company.inn}, {ROLE_LABELS[company.role].toLowerCase()}
        </span>
      </span>
      {isCurrent ? (
        <span className={styles.role}>открыта сейчас</span>
      ) : (
        <Button
          kind="secondary"
          aria-label={`Перейти в ${company.shortName}`}
          isBusy={work.isRunning}
          onClick={() => void work.run(() => chooseCompany(companies, company))}
        >
          Перейти
        </Button>
      )}
      {work.failure !== null && <FormError text={work.failure} />}
    </li>
  )
}
