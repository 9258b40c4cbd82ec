import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { documentsQuery, type Refreshed } from '../../../lib/company/documents.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { type RefreshmentSubject, useDocumentsScope } from '../documents-scope.ts'
import { RefreshOutcome } from './refresh-outcome.tsx'
import { RefreshQuestion } from './refresh-question.tsx'

const WIDTH = 640
const MOST = 500

interface RefreshDialogProps {
  subject: RefreshmentSubject
  isOpen: boolean
  onClose: () => void
}

/** New documents in the place of those that fell behind their facts. */
export function RefreshDialog({ subject, isOpen, onClose }: RefreshDialogProps) {
  const [refreshed, setRefreshed] = useState<Refreshed | null>(null)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Обновить документы" width={WIDTH}>
      {refreshed === null ? (
        <Question subject={subject} onRefreshed={setRefreshed} onCancel={onClose} />
      ) : (
        <RefreshOutcome refreshed={refreshed} onClose={onClose} />
      )}
    </Dialog>
  )
}

interface QuestionProps {
  subject: RefreshmentSubject
  onRefreshed: (refreshed: Refreshed) => void
  onCancel: () => void
}

function Question({ subject: { group, document }, onRefreshed, onCancel }: QuestionProps) {
  const { company } = useDocumentsScope()
  const filter = { status: 'outdated' as const, limit: String(MOST), ...(group !== null && { group }) }
  const outdated = useQuery({ ...documentsQuery(company.id, filter), enabled: document === null })
  if (document !== null) {
    return <RefreshQuestion documents={[document]} onRefreshed={onRefreshed} onCancel={onCancel} />
  }
  return (
    <Loaded of={outdated}>
      {({ documents }) => (
        <RefreshQuestion documents={documents} onRefreshed={onRefreshed} onCancel={onCancel} />
      )}
    </Loaded>
  )
}
