import { MEMO_STATUS_LABELS, type MemoStatus } from '@ot/domain'
import { Badge } from '../../../../ui/badge.tsx'

/** «исполнено» is black and «активно» red. */
export function MemoStatusBadge({ status }: { status: MemoStatus }) {
  return <Badge tone={status === 'completed' ? 'ink' : 'danger'}>{MEMO_STATUS_LABELS[status]}</Badge>
}
