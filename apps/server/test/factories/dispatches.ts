import { START, type TestApp } from '../world.ts'
import type { TestUser } from './user.ts'

export type SentWorld = { dispatchId: number; unreadId: number; signedId: number }

export const SCAN = { fileName: 'Лист.pdf', bytes: '%PDF-1.7 скан' }

/** One dispatch: somebody who has not opened his letter of long ago, and somebody whose signature was scanned. */
export async function sendInto(
  app: TestApp,
  world: { owner: TestUser; companyId: number; documentId: number; employeeId: number },
): Promise<SentWorld> {
  const { owner, companyId, documentId, employeeId } = world
  const client = app.as(owner)
  const { body } = await client.post('/api/dispatches', {
    companyId,
    documentIds: [documentId],
    recipients: [{ email: `reader-${companyId}@other.test` }, { employeeId, email: null }],
  })
  const dispatchId = Number(body.id)
  const [unreadId, signedId] = body.recipients.map(({ id }: { id: number }) => id)
  const fields = { recipientIds: String(signedId), signedOn: START.slice(0, 10) }
  await client.upload(`/api/dispatches/${dispatchId}/paper-signatures`, { ...SCAN, fields })
  await app.rows(`update dispatch_recipients set sent_at = '2025-03-01' where id = $1`, [unreadId])
  return { dispatchId, unreadId, signedId }
}
