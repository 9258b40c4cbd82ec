import { LettersSection } from '../features/letters/letters-section.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Sheet } from '../ui/sheet.tsx'

/** /settings/account: what concerns the user himself, a section a feature. */
export function AccountPage() {
  return (
    <Sheet>
      <PageHeading title="Аккаунт" />
      <LettersSection />
    </Sheet>
  )
}
