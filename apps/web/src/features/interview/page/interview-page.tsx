import { PAGES } from '@ot/domain'
import { NoCompanyNotice } from '../../../ui/company/no-company-notice.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useInterview } from '../api/use-interview.ts'
import { InterviewDesk } from './interview-desk.tsx'

const SKELETON_ROWS = 12

/** /company/list/interview */
export function InterviewPage() {
  return (
    <Loaded
      of={useInterview()}
      skeleton={
        <Sheet>
          <Skeleton rows={SKELETON_ROWS} />
        </Sheet>
      }
    >
      {(interview) =>
        interview === null ? (
          <Sheet>
            <PageHeading title={PAGES.documentsInterview.title} />
            <NoCompanyNotice purpose="Анкета спрашивает о том, что есть в организации." />
          </Sheet>
        ) : (
          <InterviewDesk interview={interview} />
        )
      }
    </Loaded>
  )
}
