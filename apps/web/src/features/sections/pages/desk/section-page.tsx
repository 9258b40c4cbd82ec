import { isAllowed, SECTION_LABELS, type Section, type SectionPlace } from '@ot/domain'
import { todayIn } from '../../../../lib/calendar-date.ts'
import { LOAD_FAILURE } from '../../../../lib/load.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { NoCompanyNotice } from '../../../../ui/company/no-company-notice.tsx'
import { later } from '../../../../ui/later.tsx'
import { Loaded } from '../../../../ui/loaded.tsx'
import { PageHeading } from '../../../../ui/page-heading.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { RecordsScopeContext } from '../../records-scope.ts'
import { type LoadedSection, useSectionRows } from '../api/use-section-rows.ts'
import styles from './section-desk.module.css'
import { type NewMemoForm, SectionDesk } from './section-desk.tsx'

const NoEmployees = later(async () => (await import('../../no-employees.tsx')).NoEmployees)

const SKELETON_ROWS = 14

interface SectionPageProps {
  place: SectionPlace
  section: Section
  NewMemo?: NewMemoForm
}

export function SectionPage({ place, section, NewMemo }: SectionPageProps) {
  const loaded = useSectionRows(place, section)
  const heading = <PageHeading title={SECTION_LABELS[section]} />
  return (
    <div className={classNames(styles.sheet, styles[`${place}-${section}`])}>
      <Loaded
        of={loaded}
        skeleton={
          <>
            {heading}
            <Skeleton rows={SKELETON_ROWS} />
          </>
        }
        errorTitle={(code) => `${LOAD_FAILURE} Ошибка ${code}`}
      >
        {(of) => {
          if (of === null) {
            return (
              <>
                {heading}
                <NoCompanyNotice purpose="С них начинается учёт: записи разделов ведутся по работникам организации." />
              </>
            )
          }
          if (of.employees.length === 0) {
            return (
              <>
                {heading}
                <NoEmployees />
              </>
            )
          }
          return (
            <RecordsScopeContext value={scopeOf(of)}>
              <SectionDesk place={place} section={section} loaded={of} NewMemo={NewMemo ?? null} />
            </RecordsScopeContext>
          )
        }}
      </Loaded>
    </div>
  )
}

function scopeOf({ company }: LoadedSection) {
  return {
    company,
    today: todayIn(company.timeZone),
    mayChange: isAllowed(company.role, 'event.change'),
  }
}
