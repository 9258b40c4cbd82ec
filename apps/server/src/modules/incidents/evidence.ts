import { createHash } from 'node:crypto'
import type { Evidence } from '@ot/contract'
import type { LogAction, StepKey } from '@ot/domain'
import { allow, type Ctx, companyIdsOf } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, readScoped, type Tx } from '../../db/transaction.ts'
import { undoably } from '../../db/undoable.ts'
import { Conflict, UnsupportedMedia } from '../../foundation/errors.ts'
import { fileKindOf, keptFileName } from '../../http/file-kind.ts'
import type { FileAnswer } from '../../http/register-route.ts'
import {
  type EvidenceRow,
  findSameEvidence,
  getEvidence,
  getEvidenceFile,
  insertEvidence,
  listEvidence,
  withdrawEvidenceRow,
} from './evidence-queries.ts'
import { getIncident, type IncidentRow } from './incident-queries.ts'
import { findUserNames } from './people-queries.ts'
import { readPhotoMark } from './photo-mark.ts'
import { presentEvidence } from './present.ts'

type Added = {
  id: number
  fileName: string
  bytes: Buffer
  note: string | null
  stepKey: StepKey | undefined
}

export async function addEvidence(ctx: Ctx, added: Added): Promise<Evidence> {
  const { id: incidentId, fileName, bytes, note, stepKey = null } = added
  const kind = fileKindOf(bytes)
  if (kind === null) throw new UnsupportedMedia('Приложите фотографию (JPG, PNG, HEIC, WebP) или файл PDF')
  return write(ctx, incidentId, async (tx, { companyId }) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const same = await findSameEvidence(tx, companyId, { incidentId, sha256 })
    if (same !== null) throw new Conflict(`Этот файл уже приложен: «${same.fileName}»`)
    const id = await insertEvidence(tx, {
      companyId,
      incidentId,
      bytes,
      sha256,
      stepKey,
      note,
      byteLength: bytes.length,
      fileName: keptFileName(fileName, kind, 'Фотография'),
      mediaType: kind.mediaType,
      ...readPhotoMark(bytes),
      addedAt: ctx.now,
      addedBy: ctx.userId,
    })
    const row = await getEvidence(tx, [companyId], { incidentId, id })
    await log(tx, ctx, 'incident.evidence-added', row)
    return row
  })
}

/** It stays where it is kept; the materials do without it. */
export async function withdrawEvidence(
  ctx: Ctx,
  { id: incidentId, evidenceId, reason }: { id: number; evidenceId: number; reason: string },
): Promise<Evidence> {
  return write(ctx, incidentId, async (tx, { companyId }) => {
    const named = { incidentId, id: evidenceId }
    const before = await getEvidence(tx, [companyId], named)
    if (before.withdrawnAt !== null) throw new Conflict('Файл уже исключён из материалов')
    const touched = [{ table: 'incident_evidence', of: { column: 'id', ids: [evidenceId] } }] as const
    const deed = { companyId, permission: 'incident.change', name: before.fileName, touched } as const
    return undoably(tx, ctx, deed, async () => {
      await withdrawEvidenceRow(tx, companyId, named, { at: ctx.now, by: ctx.userId, reason })
      const row = await getEvidence(tx, [companyId], named)
      await log(tx, ctx, 'incident.evidence-withdrawn', row)
      return row
    })
  })
}

async function write(
  ctx: Ctx,
  incidentId: number,
  work: (tx: Tx, incident: IncidentRow) => Promise<EvidenceRow>,
): Promise<Evidence> {
  const { companyId } = await readScoped(ctx, (tx) => getIncident(tx, companyIdsOf(ctx), incidentId))
  allow(ctx, companyId, 'incident.change')
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const row = await work(tx, await getIncident(tx, [companyId], incidentId))
    const [shown] = await named(tx, [row])
    if (shown === undefined) throw new Error('evidence without a name')
    return shown
  })
}

async function log(tx: Tx, ctx: Ctx, action: LogAction, row: EvidenceRow): Promise<void> {
  const { companyId, incidentId, fileName, sha256, withdrawReason } = row
  await audit(tx, ctx, {
    companyId,
    action,
    entity: 'incident',
    entityId: incidentId,
    before: null,
    after: { fileName, sha256, withdrawReason },
  })
}

export async function readEvidence(ctx: Ctx, incidentId: number): Promise<Evidence[]> {
  return readScoped(ctx, async (tx) => {
    const { companyId } = await getIncident(tx, companyIdsOf(ctx), incidentId)
    return named(tx, await listEvidence(tx, companyId, incidentId))
  })
}

async function named(tx: Tx, rows: readonly EvidenceRow[]): Promise<Evidence[]> {
  const ids = rows.flatMap(({ addedBy, withdrawnBy }) =>
    withdrawnBy === null ? [addedBy] : [addedBy, withdrawnBy],
  )
  const names = await findUserNames(tx, ids)
  return rows.map((row) =>
    presentEvidence({
      ...row,
      addedBy: names.get(row.addedBy) ?? null,
      withdrawnBy: row.withdrawnBy === null ? null : (names.get(row.withdrawnBy) ?? null),
    }),
  )
}

export async function evidenceFile(
  ctx: Ctx,
  { id: incidentId, evidenceId }: { id: number; evidenceId: number },
): Promise<FileAnswer> {
  const { fileName, mediaType, bytes } = await readScoped(ctx, (tx) =>
    getEvidenceFile(tx, companyIdsOf(ctx), { incidentId, id: evidenceId }),
  )
  return { fileName, mediaType, content: bytes }
}
