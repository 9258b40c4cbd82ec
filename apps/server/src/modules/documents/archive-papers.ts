import type { InputValues } from '@ot/contract'
import type { TemplateSummary } from '@ot/doc-library'
import type { Tx } from '../../db/transaction.ts'
import { checkAnswers, stillValid } from './check-answers.ts'
import { type CompanyWorld, loadCompanyWorld } from './company-facts.ts'
import { type Lacking, lackingFacts } from './lacking-facts.ts'
import { findAnswers } from './queries.ts'

export type PreparedPaper = { template: TemplateSummary; values: InputValues; lacking: readonly Lacking[] }

type Request = { companyId: number; values?: Readonly<Record<string, InputValues>> | undefined }

/** What each paper will be made from: answers given now over the remembered ones. */
export async function preparePapers(
  tx: Tx,
  templates: readonly TemplateSummary[],
  { companyId, values: answers = {} }: Request,
): Promise<{ world: CompanyWorld; papers: PreparedPaper[] }> {
  const world = await loadCompanyWorld(tx, companyId)
  const remembered = await findAnswers(tx, companyId)
  const papers = templates.map((template) => {
    const given = checkAnswers(template, answers[template.id] ?? {}, world.people)
    const values = { ...stillValid(template, remembered.get(template.id) ?? {}, world.people), ...given }
    return { template, values, lacking: lackingFacts(template, world.company) }
  })
  return { world, papers }
}
