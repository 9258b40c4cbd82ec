import { session } from '../lib/api.ts'
import { paths } from '../lib/paths.ts'
import { NotFound } from '../ui/not-found.tsx'

export function NotFoundPage() {
  return (
    <main id="content" tabIndex={-1}>
      <NotFound homeAddress={session.isAuthorised() ? paths.notifications : paths.landing} />
    </main>
  )
}
