import { PAGES } from '@ot/domain'
import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
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
      return <Navigate to={PAGES.settingsCompany.path} />
  }
}
