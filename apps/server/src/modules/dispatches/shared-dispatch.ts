import { type PaperPages, PDF, type SharedDispatch } from '@ot/contract'
import type { PaperFormat } from '@ot/domain'
import { beginningOf } from '@ot/text'
import { audit } from '../../db/audit.ts'
import type { Database } from '../../db/client.ts'
import { getTimeZone } from '../../db/time-zone.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Clock } from '../../foundation/clock.ts'
import { NotFound } from '../../foundation/errors.ts'
import { hashToken } from '../../foundation/secret-token.ts'
import type { FileAnswer } from '../../http/register-route.ts'
import { documentFileName, findKeptFile, findKeptPages, getCompanyFacts } from '../documents/index.ts'
import { auditOf, calledIn, changeRecipient, type DispatchAct } from './change-recipient.ts'
import { type DispatchRow, getDispatch, listSentDocuments, type SentRow } from './dispatch-queries.ts'
import { findDispatchLink } from './link-queries.ts'
import { presentSent } from './present.ts'
import { hasLeft, lockRecipient, type RecipientRow } from './recipient-queries.ts'

type House = { database: Database; clock: Clock }

/** What a personal link opens, its reader locked until the end of the call. */
type Shared = { dispatch: DispatchRow; documents: SentRow[]; recipient: RecipientRow; now: string }

/** Expired, revoked, guessed, of somebody dismissed and another company's link answer alike. */
function noSuchLink(): NotFound {
  return new NotFound(
    'Ссылка не действует: срок истёк, её отозвали или адрес скопирован не целиком. Попросите отправителя прислать новую.',
  )
}

async function behindLink<T>(
  { database, clock }: House,
  token: string,
  work: (tx: Tx, shared: Shared) => Promise<T>,
): Promise<T> {
  const now = clock.now()
  const link = await findDispatchLink(database.db, hashToken(token), now)
  if (link === null) throw noSuchLink()
  const { companyId, dispatchId, recipientId } = link
  return transaction(database, 'read write', [companyId], async (tx) => {
    const recipient = await lockRecipient(tx, companyId, recipientId)
    if (recipient === null || recipient.revokedAt !== null) throw noSuchLink()
    if (await hasLeft(tx, recipient)) throw noSuchLink()
    const dispatch = await getDispatch(tx, [companyId], dispatchId)
    const documents = await listSentDocuments(tx, companyId, [dispatchId])
    return work(tx, { dispatch, documents, recipient, now })
  })
}

/** The first opening is recorded. */
export function openShared(house: House, token: string): Promise<SharedDispatch> {
  return behindLink(house, token, async (tx, shared) => {
    const { dispatch, recipient, now } = shared
    if (recipient.openedAt !== null) return present(tx, shared)
    const opened = await changeRecipient(tx, dispatch.needsSignature, recipient, { openedAt: now })
    await auditReader(tx, { ...shared, recipient: opened }, 'opened')
    return present(tx, { ...shared, recipient: opened })
  })
}

export type SharedFile = { token: string; documentId: number; format: PaperFormat }

/** The bytes that were kept when the paper was sent. */
export function sharedFile(house: House, { token, documentId, format }: SharedFile): Promise<FileAnswer> {
  return behindLink(house, token, async (tx, { dispatch, documents }) => {
    const document = documents.find(({ id }) => id === documentId)
    const kept = await findKeptFile(tx, dispatch.companyId, documentId)
    if (document === undefined || kept === null) throw noSuchLink()
    const fileName = documentFileName(document)
    if (format === 'docx') return { fileName, content: kept.bytes }
    if (kept.pdf === null) throw new NotFound('Этот документ отправлен только в формате Word')
    return { fileName: fileName.replace(/\.docx$/, '.pdf'), mediaType: PDF, content: kept.pdf }
  })
}

export type SharedPages = Pick<SharedFile, 'token' | 'documentId'>

/** The pages of the PDF that was kept, as they were set together with it. */
export function sharedPages(house: House, { token, documentId }: SharedPages): Promise<PaperPages> {
  return behindLink(house, token, async (tx, { dispatch, documents }) => {
    if (!documents.some(({ id }) => id === documentId)) throw noSuchLink()
    const pages = await findKeptPages(tx, dispatch.companyId, documentId)
    if (pages === null) throw new NotFound('У этого документа есть только файл')
    return pages
  })
}

export type LinkReader = { token: string; name: string; address: string; userAgent: string | null }

const USER_AGENT_MAX = 300

/** Said once: a repetition changes nothing. */
export function acknowledgeDispatch(house: House, reader: LinkReader): Promise<SharedDispatch> {
  return behindLink(house, reader.token, async (tx, shared) => {
    const { dispatch, documents, recipient, now } = shared
    if (recipient.acknowledgedAt !== null) return present(tx, shared)
    const changed = await changeRecipient(tx, dispatch.needsSignature, recipient, {
      openedAt: recipient.openedAt ?? now,
      acknowledgedAt: now,
      acknowledgedName: reader.name,
      acknowledgedAddress: reader.address,
      acknowledgedAgent: reader.userAgent === null ? null : beginningOf(reader.userAgent, USER_AGENT_MAX),
      acknowledgedHashes: documents.map(({ id, sha256, pdfSha256 }) => ({
        documentId: id,
        sha256,
        pdfSha256,
      })),
    })
    await auditReader(tx, { ...shared, recipient: changed }, 'acknowledged')
    return present(tx, { ...shared, recipient: changed })
  })
}

async function auditReader(tx: Tx, { dispatch, recipient, now }: Shared, act: DispatchAct): Promise<void> {
  const { acknowledgedName, acknowledgedAddress } = recipient
  const after = { recipient: calledIn(recipient), name: acknowledgedName, address: acknowledgedAddress }
  await audit(tx, { userId: null, now }, { ...auditOf(dispatch, act), before: null, after })
}

async function present(tx: Tx, { dispatch, documents, recipient }: Shared): Promise<SharedDispatch> {
  const { companyId, letter, due, needsSignature } = dispatch
  const { fullName, state, acknowledgedAt, acknowledgedName, signedOn } = recipient
  return {
    organisation: (await getCompanyFacts(tx, companyId)).shortName,
    timeZone: await getTimeZone(tx, companyId),
    fullName,
    letter,
    due,
    needsSignature,
    documents: documents.map(presentSent),
    state,
    acknowledgedAt,
    acknowledgedName,
    signedOn,
  }
}
