import { Loaded } from '../../../ui/loaded.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useCompanyCard } from '../api/use-company-card.ts'
import { CompanyCard } from './company-card.tsx'

const SKELETON_ROWS = 16

export function CompanyPage() {
  const company = useCompanyCard()
  return (
    <Loaded
      of={company}
      skeleton={
        <Sheet>
          <Skeleton rows={SKELETON_ROWS} />
        </Sheet>
      }
    >
      {(current) => <CompanyCard company={current} />}
    </Loaded>
  )
}
