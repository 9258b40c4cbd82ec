import type { Outline } from '@ot/doc-engine'
import type { DocumentFacts, MadeDocument, TemplateQuestions, TemplateSummary } from '@ot/doc-library'
import type { Database } from '../../../db/client.ts'
import { transaction } from '../../../db/transaction.ts'
import { Conflict } from '../../../foundation/errors.ts'
import { TooHeavy } from '../../../threads/job.ts'
import type { Threads } from '../../../threads/threads.ts'
import { getEditionContent, type OwnEdition } from '../stored/edition-queries.ts'
import { CHECK_OWN, type CheckedOwn, type OwnProblem, PRINT_OWN } from './own-jobs.ts'

export type OwnSource = { database: Database; threads: Threads }

const TOO_HEAVY =
  'Файл устроен слишком сложно: проверить его за секунду не удалось. Сохраните в нём только текст документа, без лишних таблиц и вставок.'
const OUTLINES_KEPT = 2000

/** Reads the file in a thread: what it holds is not known yet. */
export async function checkOwn(
  { threads }: Pick<OwnSource, 'threads'>,
  companyId: number,
  { content, template }: { content: Uint8Array; template: TemplateSummary },
): Promise<CheckedOwn | { problems: readonly OwnProblem[] }> {
  try {
    const answer = await threads.perform(CHECK_OWN, companyId, { content, questions: questionsOf(template) })
    return 'checked' in answer ? answer.checked : answer
  } catch (error) {
    if (error instanceof TooHeavy) return { problems: [{ part: null, message: TOO_HEAVY }] }
    throw error
  }
}

export async function printOwn(
  { threads }: Pick<OwnSource, 'threads'>,
  companyId: number,
  paper: { content: Uint8Array; template: TemplateSummary; facts: DocumentFacts },
): Promise<MadeDocument> {
  const { content, template, facts } = paper
  const made = await threads
    .perform(PRINT_OWN, companyId, { content, questions: questionsOf(template), facts })
    .catch((error: unknown) => {
      if (error instanceof TooHeavy) return { problem: 'Составить документ не удалось.' }
      throw error
    })
  if ('problem' in made) throw new Conflict(`«${template.title}», свой шаблон. ${made.problem}`)
  return { ...made, bytes: Buffer.from(made.bytes) }
}

const outlines = new Map<string, Outline>()

/** What the own edition prints of the facts; a file never changes, so neither does this. */
export async function outlineOfOwn(
  source: OwnSource,
  companyId: number,
  { id, sha256 }: OwnEdition,
  template: TemplateSummary,
): Promise<Outline> {
  const key = `${sha256} ${template.id} ${template.edition}`
  const known = outlines.get(key)
  if (known !== undefined) return known
  const checked = await checkOwn(source, companyId, {
    content: await contentOf(source, companyId, id),
    template,
  })
  if ('problems' in checked) {
    const problems = checked.problems.map(({ message }) => message).join(' ')
    throw new Conflict(`«${template.title}», свой шаблон. ${problems}`)
  }
  if (outlines.size >= OUTLINES_KEPT) outlines.clear()
  outlines.set(key, checked.outline)
  return checked.outline
}

export function contentOf({ database }: OwnSource, companyId: number, id: number): Promise<Buffer> {
  return transaction(database, 'read only', [companyId], (tx) => getEditionContent(tx, companyId, id))
}

function questionsOf({ inputs, acquaintance, records, scope }: TemplateSummary): TemplateQuestions {
  return { inputs, acquaintance, records, scope }
}
