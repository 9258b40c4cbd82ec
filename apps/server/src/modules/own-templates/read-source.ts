import type { Library } from '@ot/doc-library'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import type { FileAnswer } from '../../http/register-route.ts'
import { getEditionContent, getTemplate, safeFileName } from '../documents/index.ts'
import { getEdition, listEditions, type OfTemplate } from './queries.ts'

/** Absent: what papers are made from now. */
export type ReadSource = OfTemplate & { edition?: 'standard' | number | undefined }

/** The .docx with its tags, to be changed in Word and brought back. */
export async function readSource(ctx: Ctx, library: Library, input: ReadSource): Promise<FileAnswer> {
  const { companyId } = input
  membershipOf(ctx, companyId)
  const { id, title } = getTemplate(library, input.templateId)
  const own = await readScoped(ctx, async (tx) => {
    const { edition } = input
    if (edition === 'standard') return null
    const row =
      edition === undefined
        ? (await listEditions(tx, input)).find(({ state }) => state === 'current')
        : await getEdition(tx, input, edition)
    return row === undefined ? null : { ...row, content: await getEditionContent(tx, companyId, row.id) }
  })
  const name = safeFileName(
    own === null ? `Шаблон ${title}` : `Шаблон ${title}, своя редакция ${own.edition}`,
  )
  return { fileName: `${name}.docx`, content: own?.content ?? Buffer.from(library.docx(id)) }
}
