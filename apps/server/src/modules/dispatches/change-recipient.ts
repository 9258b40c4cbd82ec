import { type LogAction, recipientState } from '@ot/domain'
import type { Tx } from '../../db/transaction.ts'
import { Invalid } from '../../foundation/errors.ts'
import type { DispatchRow } from './dispatch-queries.ts'
import { type ListedRecipient, type RecipientRow, saveRecipient } from './recipient-queries.ts'

type Marks = Partial<Omit<RecipientRow, 'companyId' | 'id' | 'dispatchId' | 'state'>>

/** The one way a recipient changes: the state follows from the marks. */
export async function changeRecipient(
  tx: Tx,
  needsSignature: boolean,
  recipient: RecipientRow,
  marks: Marks,
): Promise<RecipientRow> {
  const changed = { ...recipient, ...marks }
  const row = { ...changed, state: recipientState(changed, needsSignature) }
  await saveRecipient(tx, row)
  return row
}

/** The named ones of a dispatch, all when none is named. */
export function namedRecipients(
  recipients: readonly ListedRecipient[],
  ids: readonly number[] | undefined,
): RecipientRow[] {
  const rows = recipients.map(({ scan: _scan, ...row }) => row)
  if (ids === undefined) return rows
  const strangers = ids.filter((id) => !rows.some((row) => row.id === id))
  if (strangers.length > 0) throw Invalid.field('recipientIds', 'Такого получателя в отправке нет')
  return rows.filter(({ id }) => ids.includes(id))
}

/** What the log says of a person: the name, else the e-mail. */
export function calledIn({ fullName, email }: RecipientRow): string {
  return fullName ?? email ?? ''
}

/** What the log tells of a dispatch, without its beginning. */
export type DispatchAct = LogAction extends infer A
  ? A extends `dispatch.${infer Act}`
    ? Act
    : never
  : never

export function auditOf({ companyId, id }: Pick<DispatchRow, 'companyId' | 'id'>, act: DispatchAct) {
  return { companyId, action: `dispatch.${act}`, entity: 'dispatch', entityId: id } as const
}
