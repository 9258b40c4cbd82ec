import { NoCompanyNotice } from '../../../ui/company/no-company-notice.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useResponsible } from '../api/use-responsible.ts'
import { ResponsibleDesk } from './responsible-desk.tsx'

const SKELETON_ROWS = 12
const TITLE = 'Ответственные лица'

/** /settings/responsible */
export function ResponsiblePage() {
  return (
    <Loaded
      of={useResponsible()}
      skeleton={
        <Sheet>
          <Skeleton rows={SKELETON_ROWS} />
        </Sheet>
      }
    >
      {(responsible) =>
        responsible === null ? (
          <Sheet>
            <PageHeading title={TITLE} />
            <NoCompanyNotice purpose="Ответственных назначают из работников организации." />
          </Sheet>
        ) : (
          <ResponsibleDesk responsible={responsible} title={TITLE} />
        )
      }
    </Loaded>
  )
}
