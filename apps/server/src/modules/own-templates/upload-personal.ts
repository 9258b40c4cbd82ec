import type { PersonalTemplate } from '@ot/contract'
import type { Library, TemplateSummary } from '@ot/doc-library'
import { newDocumentProblem, PERSONAL_TEMPLATES_BYTES_MAX, personalTemplateProblem } from '@ot/domain'
import { allow, type Ctx, membershipOf, requireTariff } from '../../context/ctx.ts'
import { audit } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { Conflict, Invalid } from '../../foundation/errors.ts'
import { type CheckedOwn, checkOwn, getTemplate, type OwnProblem } from '../documents/index.ts'
import { personalState } from './personal-state.ts'
import { bytesOfOthers, deletePreview, insertEdition, nextEdition, type OfTemplate } from './queries.ts'
import { remarksOn } from './remarks.ts'

const PLACES: readonly (readonly [RegExp, string])[] = [
  [/^word\/header/, 'Верхний колонтитул. '],
  [/^word\/footer/, 'Нижний колонтитул. '],
  [/^word\/footnotes/, 'Сноска. '],
  [/^word\/endnotes/, 'Концевая сноска. '],
  [/^word\/comments/, 'Примечание. '],
]

export type UploadPersonal = OfTemplate & {
  fileName: string
  bytes: Buffer
  baseEdition?: number | undefined
}

/** Checked at once and kept to be looked at: papers are made from it after it was confirmed. */
export async function uploadPersonal(
  ctx: Ctx,
  library: Library,
  input: UploadPersonal,
): Promise<PersonalTemplate> {
  const { companyId, templateId, bytes } = input
  allow(ctx, companyId, 'template.change')
  const { subscription } = membershipOf(ctx, companyId)
  requireTariff(
    personalTemplateProblem(subscription) ?? newDocumentProblem(subscription, ctx.today(companyId)),
  )
  const base = baseOf(library, input)
  const checked = await checkedFile(ctx, library, base, input)
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    await refuseOverflow(tx, input)
    await deletePreview(tx, input)
    const edition = await nextEdition(tx, input)
    const id = await insertEdition(tx, {
      companyId,
      templateId,
      edition,
      baseEdition: base.edition,
      state: 'preview',
      fileName: input.fileName,
      content: bytes,
      sha256: checked.hash,
      tags: checked.tags,
      remarks: remarksOn(checked, base, library.tags(base.id, base.edition)),
      uploadedAt: ctx.now,
      uploadedBy: ctx.userId,
    })
    await audit(tx, ctx, {
      companyId,
      action: 'template.uploaded',
      entity: 'template',
      entityId: id,
      before: null,
      after: { templateId, edition, fileName: input.fileName, sha256: checked.hash },
    })
    return personalState(tx, library, input)
  })
}

function baseOf(library: Library, { templateId, baseEdition }: UploadPersonal): TemplateSummary {
  const newest = getTemplate(library, templateId)
  if (newest.records !== null) {
    throw new Conflict('Эта бумага составляется из записей, своего шаблона у неё не бывает')
  }
  const base = baseEdition === undefined ? newest : library.find(templateId, baseEdition)
  if (base === null) throw Invalid.field('baseEdition', `У стандартного шаблона нет редакции ${baseEdition}`)
  return base
}

async function checkedFile(
  ctx: Ctx,
  library: Library,
  base: TemplateSummary,
  { companyId, bytes }: UploadPersonal,
): Promise<CheckedOwn> {
  if (bytes.equals(library.docx(base.id, base.edition))) {
    throw Invalid.field('file', 'Файл ничем не отличается от стандартного шаблона')
  }
  const checked = await checkOwn(ctx, companyId, { content: bytes, template: base })
  if ('problems' in checked) throw refusedFile(checked.problems)
  return checked
}

async function refuseOverflow(tx: Tx, input: UploadPersonal): Promise<void> {
  if ((await bytesOfOthers(tx, input)) + input.bytes.length <= PERSONAL_TEMPLATES_BYTES_MAX) return
  const megabytes = PERSONAL_TEMPLATES_BYTES_MAX / 1024 / 1024
  throw Invalid.field(
    'file',
    `Свои шаблоны организации вместе занимают больше ${megabytes} МБ. Уменьшите рисунки в файлах или верните часть шаблонов к стандартным.`,
  )
}

/** What the engine says against a file, each problem a line of the answer. */
function refusedFile(problems: readonly OwnProblem[]): Invalid {
  return new Invalid(problems.map((problem) => ({ field: 'file', message: inPlace(problem) })))
}

/** The body needs no name, and the whole file has none; the other parts of a document do. */
function inPlace({ part, message }: OwnProblem): string {
  const place = part === null ? undefined : PLACES.find(([pattern]) => pattern.test(part))?.[1]
  return `${place ?? ''}${message}`
}
