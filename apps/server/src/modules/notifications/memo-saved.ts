import { MEMO_FIELD_LABELS, memoAddress } from '@ot/domain'
import { plural } from '@ot/text'
import type { Ctx } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import { tellCompany } from '../notices/index.ts'
import { saveReading } from './notification-queries.ts'

type SavedMemo = {
  companyId: number
  id: number
  number: number
  name: string
  author: string | null
  fullName: string | null
}

/** In the transaction that saves a new memo. Whoever formed it knows of it already. */
export async function tellMemoSaved(tx: Tx, ctx: Ctx, memo: SavedMemo, lines: number): Promise<void> {
  const { companyId, id, number, name } = memo
  const notificationId = await tellCompany(
    tx,
    { companyId, now: ctx.now },
    {
      kind: 'memo',
      title: `Новая заявка № ${number}: ${name}`,
      content: contentOf(memo, lines),
      link: memoAddress(id),
    },
  )
  await saveReading(tx, { companyId, userId: ctx.userId, notificationId, isRead: true, at: ctx.now })
}

function contentOf({ author, fullName }: SavedMemo, lines: number): string {
  return [
    `В заявке ${lines} ${plural(lines, ['строка', 'строки', 'строк'])}`,
    ...(fullName === null ? [] : [`Кому: ${fullName}`]),
    ...(author === null ? [] : [`${MEMO_FIELD_LABELS.author}: ${author}`]),
  ].join('\n')
}
