import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { documentsQuery } from '../api/documents.ts'
import { useDocumentsScope } from '../documents-scope.ts'
import type { HistoryView } from './history-search.ts'

interface AwaitingButtonProps {
  view: HistoryView
  onNarrow: (next: HistoryView) => void
}

/** How many of all registered documents nobody has marked as signed, and the way to them. */
export function AwaitingButton({ view, onNarrow }: AwaitingButtonProps) {
  const { company } = useDocumentsScope()
  const count = useQuery(documentsQuery(company.id, { awaiting: 'true', page: '1', limit: '1' })).data?.total
  const { awaiting, ...rest } = view
  if (awaiting === true) {
    return (
      <Button kind="secondary" onClick={() => onNarrow(rest)}>
        Показать и подписанные
      </Button>
    )
  }
  if (count === undefined || count === 0) return null
  return (
    <Button kind="secondary" onClick={() => onNarrow({ awaiting: true })}>
      Ждут подписи: {count}
    </Button>
  )
}
