import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { hasDraft } from '../../../lib/form/drafts.ts'
import { timing } from '../../../lib/timing.ts'
import { employeeDraft, type FieldSection } from '../employee-fields.ts'
import { ReadCard } from './read-card.tsx'

// The form brings the contract's schemas, the masks and the lists: they come while the card is being read.
async function loadEditor() {
  const { EmployeeEditor } = await import('./employee-editor.tsx')
  return { default: EmployeeEditor }
}
const EmployeeEditor = lazy(loadEditor)

type Mode = 'read' | 'change' | 'saved'

interface EmployeeCardProps {
  sections: readonly FieldSection[]
  /** At the end of the bar while the card is read. */
  aside?: ReactNode
}

/** A part of the record in its two modes. */
export function EmployeeCard({ sections, aside }: EmployeeCardProps) {
  const { employee } = useEmployeeScope()
  // What was typed before the page was loaded anew is in sight at once.
  const [mode, setMode] = useState<Mode>(() =>
    hasDraft(employeeDraft(employee.id, sections)) ? 'change' : 'read',
  )
  useEffect(() => {
    loadEditor().catch((cause: unknown) => console.error('The form could not be loaded ahead', cause))
  }, [])
  useEffect(() => {
    if (mode !== 'saved') return
    const timer = setTimeout(() => setMode('read'), timing.savedNotice)
    return () => clearTimeout(timer)
  }, [mode])

  const reading = (
    <ReadCard
      sections={sections}
      aside={aside}
      isJustSaved={mode === 'saved'}
      onChange={() => setMode('change')}
    />
  )
  if (mode !== 'change') return reading
  return (
    <Suspense fallback={reading}>
      <EmployeeEditor sections={sections} onSaved={() => setMode('saved')} onLeave={() => setMode('read')} />
    </Suspense>
  )
}
