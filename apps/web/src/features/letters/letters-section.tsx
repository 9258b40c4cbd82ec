import { useQuery } from '@tanstack/react-query'
import { useCurrentCompany } from '../../lib/company/companies.ts'
import { bothLoaded } from '../../lib/load.ts'
import { CardSection } from '../../ui/card-section.tsx'
import { NoCompanyNotice } from '../../ui/company/no-company-notice.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { letterSettingsQuery } from './api/letter-queries.ts'
import { DepartmentHeads } from './department-heads.tsx'
import { LetterList } from './letter-list.tsx'
import styles from './letters-section.module.css'
import { RhythmChoice } from './rhythm-choice.tsx'

/** What comes by e-mail, to whom, and what was sent. */
export function LettersSection() {
  const company = useCurrentCompany()
  const id = company.data?.id ?? 0
  const settings = useQuery({ ...letterSettingsQuery(id), enabled: id > 0 })
  if (company.data === null) {
    return (
      <CardSection title="Письма">
        <NoCompanyNotice purpose="Сводка сроков приходит по организации: пока её нет, присылать нечего." />
      </CardSection>
    )
  }
  return (
    <CardSection title="Письма">
      <Loaded of={bothLoaded(company, settings)}>
        {([current, loaded]) =>
          current === null ? null : (
            <div className={styles.parts}>
              <RhythmChoice company={current} settings={loaded} />
              <DepartmentHeads company={current} departments={loaded.departments} />
              <LetterList company={current} />
            </div>
          )
        }
      </Loaded>
    </CardSection>
  )
}
