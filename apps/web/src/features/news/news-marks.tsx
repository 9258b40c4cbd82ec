import type { NewsSummary } from '@ot/contract'
import { Badge } from '../../ui/badge.tsx'

/** What a reader is to know before the text. */
export function NewsMarks({ of }: { of: Pick<NewsSummary, 'isImportant' | 'isVerified'> }) {
  return (
    <>
      {of.isImportant && <Badge tone="danger">Важно</Badge>}
      {!of.isVerified && <Badge tone="warning">Не сверено</Badge>}
    </>
  )
}
