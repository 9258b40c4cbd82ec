import type { DispatchAnswer, DispatchSummary, Recipient, SentDocument } from '@ot/contract'
import { dispatchStatus, isWaiting } from '@ot/domain'
import type { Author, DispatchCounts, DispatchRow, SentRow } from './dispatch-queries.ts'
import type { ListedRecipient } from './recipient-queries.ts'

type Head = { dispatch: DispatchRow; documents: readonly SentRow[]; author: Author | undefined }

export function presentDispatchSummary(head: Head, counts: DispatchCounts): DispatchSummary {
  return { ...headOf(head, counts.waiting), counts }
}

export function presentDispatch(head: Head, recipients: readonly ListedRecipient[]): DispatchAnswer {
  const waiting = recipients.filter(({ state }) => isWaiting(state)).length
  return {
    ...headOf(head, waiting),
    letter: head.dispatch.letter,
    recipients: recipients.map(presentRecipient),
  }
}

function headOf({ dispatch, documents, author }: Head, waiting: number) {
  const { id, companyId, purpose, due, createdAt, needsSignature, revokedAt } = dispatch
  return {
    id,
    companyId,
    purpose,
    due,
    createdAt,
    needsSignature,
    status: dispatchStatus(waiting, revokedAt !== null),
    createdBy: author?.name ?? author?.email ?? '',
    documents: documents.map(presentSent),
  }
}

export function presentSent({ dispatchId: _dispatchId, ...document }: SentRow): SentDocument {
  return document
}

function presentRecipient(row: ListedRecipient): Recipient {
  const { id, employeeId, fullName, position, email, state, sentAt, letters, linkUntil } = row
  const { openedAt, acknowledgedAt, acknowledgedName, signedOn, scan } = row
  return {
    id,
    employeeId,
    fullName,
    position,
    email,
    state,
    sentAt,
    letters,
    linkUntil,
    openedAt,
    acknowledgedAt,
    acknowledgedName,
    signedOn,
    scan,
    address: row.acknowledgedAddress,
    userAgent: row.acknowledgedAgent,
    hashes: (row.acknowledgedHashes ?? []).map((hash) => ({ pdfSha256: null, ...hash })),
  }
}
