import type { CompanyAnswer } from '@ot/contract'
import { isAllowed } from '@ot/domain'
import { lazy, Suspense, useEffect, useState } from 'react'
import { COMPANY_FORM } from '../../../lib/company/company-form.ts'
import { hasDraft } from '../../../lib/form/drafts.ts'
import { useLocation } from '../../../lib/routing/use-router.ts'
import { timing } from '../../../lib/timing.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { cardDraft } from '../card-draft.ts'
import { CardFrame } from '../card-frame.tsx'
import { CardView } from '../card-view.tsx'

// The form brings the contract's schemas, the mask and the lists: they come while the card is being read.
async function loadEditor() {
  const { CardEditor } = await import('./card-editor.tsx')
  return { default: CardEditor }
}
const CardEditor = lazy(loadEditor)

type Mode = 'read' | 'change' | 'saved'

/** The card in its two modes. */
export function CompanyCard({ company }: { company: CompanyAnswer | null }) {
  const hash = useLocation(({ hash }) => hash)
  const [mode, setMode] = useState<Mode>(
    // What was typed before the page was loaded anew is in sight at once.
    (company === null && hash === COMPANY_FORM) || hasDraft(cardDraft(company)) ? 'change' : 'read',
  )
  const [isFirst] = useState(company === null)
  useEffect(() => {
    loadEditor().catch((cause: unknown) => console.error('The form could not be loaded ahead', cause))
  }, [])
  useEffect(() => {
    if (mode !== 'saved') return
    const timer = setTimeout(() => setMode('read'), timing.savedNotice)
    return () => clearTimeout(timer)
  }, [mode])

  function saved(): void {
    // What has been written down for the first time leads on to the next step, over the card.
    if (isFirst) window.scrollTo(0, 0)
    setMode('saved')
  }

  const reading = (
    <ReadCard company={company} isJustSaved={mode === 'saved'} onChange={() => setMode('change')} />
  )
  if (mode !== 'change') return reading
  return (
    <Suspense fallback={reading}>
      <CardEditor company={company} onSaved={saved} onLeave={() => setMode('read')} />
    </Suspense>
  )
}

interface ReadCardProps {
  company: CompanyAnswer | null
  isJustSaved: boolean
  onChange: () => void
}

function ReadCard({ company, isJustSaved, onChange }: ReadCardProps) {
  const mayChange = company === null || isAllowed(company.role, 'company.change')
  return (
    <CardFrame
      buttons={
        mayChange && <Button onClick={onChange}>{company === null ? 'Записать' : 'Редактировать'}</Button>
      }
      status={
        isJustSaved && (
          <Notice kind="success" role="status">
            Изменения сохранены
          </Notice>
        )
      }
      notice={<ReadNotice company={company} mayChange={mayChange} />}
    >
      <CardView company={company} />
    </CardFrame>
  )
}

function ReadNotice({ company, mayChange }: { company: CompanyAnswer | null; mayChange: boolean }) {
  if (company === null) {
    return (
      <Notice>
        Организация ещё не записана. Нажмите «Записать» и введите ИНН: известные сведения найдутся сами.
      </Notice>
    )
  }
  if (mayChange) return null
  return <Notice>Вы наблюдатель в этой организации: сведения изменяют её владелец и редакторы.</Notice>
}
