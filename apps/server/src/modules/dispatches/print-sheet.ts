import type { DispatchPaperReader, DocumentFacts, Library } from '@ot/doc-library'
import { momentText, shortDate } from '@ot/text'
import { type Ctx, companyIdsOf, membershipOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import type { FileAnswer } from '../../http/register-route.ts'
import { documentFileName, getCompanyFacts } from '../documents/index.ts'
import { getDispatch, listSentDocuments, type SentRow } from './dispatch-queries.ts'
import { listRecipients, type RecipientRow } from './recipient-queries.ts'

const SHEET = 'list-oznakomleniya-s-dokumentami'

/** Who has read by the link, with the time; who has signed; and room for the signatures of the others. */
export async function printSheet(ctx: Ctx, library: Library, id: number): Promise<FileAnswer> {
  const facts = await readScoped(ctx, async (tx): Promise<DocumentFacts> => {
    const dispatch = await getDispatch(tx, companyIdsOf(ctx), id)
    const { timeZone } = membershipOf(ctx, dispatch.companyId)
    const documents = await listSentDocuments(tx, dispatch.companyId, [id])
    const recipients = await listRecipients(tx, dispatch)
    return {
      company: await getCompanyFacts(tx, dispatch.companyId),
      employees: [],
      document: { date: ctx.today(dispatch.companyId), number: null },
      values: {},
      dispatch: {
        papers: documents.map(paperOf),
        readers: recipients.map((recipient) => readerOf(recipient, timeZone)),
      },
    }
  })
  const name = 'Лист ознакомления с документами'
  return {
    fileName: documentFileName({ name, number: null, date: facts.document.date }),
    content: library.make(SHEET, facts).bytes,
  }
}

function paperOf({ name, number, date }: SentRow) {
  return { name, number, date }
}

function readerOf(recipient: RecipientRow, timeZone: string): DispatchPaperReader {
  const { fullName, position, email, acknowledgedName, signedOn } = recipient
  return {
    fullName: fullName ?? acknowledgedName ?? email ?? '',
    position,
    mark: markOf(recipient, timeZone),
    signedOn,
  }
}

function markOf({ acknowledgedAt, signedOn }: RecipientRow, timeZone: string): string {
  const read =
    acknowledgedAt === null
      ? []
      : [`ознакомление отмечено по личной ссылке ${momentText(acknowledgedAt, timeZone, ' в ')}`]
  const signed = signedOn === null ? [] : [`подписано на бумаге ${shortDate(signedOn)}`]
  return [...read, ...signed].join('; ')
}
