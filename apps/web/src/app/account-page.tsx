import { DeletionSection } from '../features/account/deletion-section.tsx'
import { PasswordSection } from '../features/account/password-section.tsx'
import { ProfileSection } from '../features/account/profile-section.tsx'
import { SessionsSection } from '../features/account/sessions-section.tsx'
import { ThemeSection } from '../features/account/theme-section.tsx'
import { TwoFactorSection } from '../features/account/two-factor/two-factor-section.tsx'
import { ExportSection } from '../features/account-export/export-section.tsx'
import { BotsSection } from '../features/bots/bots-section.tsx'
import { LettersSection } from '../features/letters/letters-section.tsx'
import { StartSection } from '../features/start/start-section.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Sheet } from '../ui/sheet.tsx'

/** /settings/account: what concerns the user himself, a section a feature. */
export function AccountPage() {
  return (
    <Sheet>
      <PageHeading title="Аккаунт" />
      <ProfileSection />
      <PasswordSection />
      <TwoFactorSection />
      <SessionsSection />
      <ThemeSection />
      <LettersSection />
      <BotsSection />
      <StartSection />
      <ExportSection />
      <DeletionSection />
    </Sheet>
  )
}
