import type { DocumentAnswer } from '@ot/contract'
import { DOCUMENT_STATUS_LABELS, type DocumentStatus } from '@ot/domain'
import { lowerFirst, shortDate } from '@ot/text'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { CellNote } from '../../ui/record-table.tsx'

const TONES = { valid: 'success', void: 'unknown', outdated: 'warning' } satisfies Record<
  DocumentStatus,
  BadgeTone
>

/** Whether the document holds, and what there is to know about that. */
export function DocumentState({ document }: { document: DocumentAnswer }) {
  const { status, changes, replacedBy, voidReason, signedOn, awaitsSignature } = document
  if (status === 'valid' && replacedBy !== null) {
    return (
      <>
        <Badge tone="unknown">заменён</Badge>
        <CellNote>
          документом № {replacedBy.number} от {shortDate(replacedBy.date)}
        </CellNote>
      </>
    )
  }
  const known = [
    voidReason === null ? null : `Причина: ${voidReason}`,
    awaitsSignature ? 'ждёт подписи' : null,
    signedOn === null ? null : `подписан ${shortDate(signedOn)}`,
    status === 'outdated' ? `изменилось: ${changes.map(lowerFirst).join('; ')}` : null,
  ].filter((one) => one !== null)
  return (
    <>
      <Badge tone={TONES[status]}>{DOCUMENT_STATUS_LABELS[status]}</Badge>
      {known.length > 0 && <CellNote>{known.join(' · ')}</CellNote>}
    </>
  )
}
