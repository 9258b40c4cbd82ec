import { PAGES } from '@ot/domain'
import { useEffect, useState } from 'react'
import { useNavigate } from '../../../lib/routing/use-router.ts'
import { PageSpinner } from '../../../ui/spinner.tsx'
import { CardEditor } from './card-editor.tsx'

/** /settings/new-company: one more organisation; once it is written it is the current one, and the page begins anew. */
export function NewCompanyPage() {
  const [state, setState] = useState<'open' | 'saved' | 'left'>('open')
  switch (state) {
    case 'open':
      return <CardEditor company={null} onSaved={() => setState('saved')} onLeave={() => setState('left')} />
    case 'saved':
      return <PageSpinner />
    case 'left':
      return <ToCard />
  }
}

/** Once the form with its question on leaving is gone. */
function ToCard() {
  const navigate = useNavigate()
  useEffect(() => void navigate({ to: PAGES.settingsCompany.path }), [navigate])
  return null
}
