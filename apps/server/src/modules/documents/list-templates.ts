import { isDeepStrictEqual } from 'node:util'
import type { TemplateAnswer, TemplatesView } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { keepWhileUnchanged } from '../../db/while-unchanged.ts'
import { NotFound } from '../../foundation/errors.ts'
import { needsOf } from './load-needs.ts'
import { type DeskRecords, readDeskRecords } from './paper/desk-records.ts'
import { deskOn } from './paper/paper-desk.ts'
import { NO_TEMPLATE } from './paper/template-of.ts'
import { presentTemplate } from './present.ts'
import { findNeedFacts } from './stored/needs-queries.ts'

/** Two megabytes each: the answers and what they were told from. */
const COMPANIES_KEPT = 50

export type ReadTemplates = (
  ctx: Ctx,
  asked: { companyId: number; view?: TemplatesView | undefined },
) => Promise<TemplateAnswer[]>

/** Told anew when a record of the company has changed. */
export function templateReader(library: Library): ReadTemplates {
  const whileUnchanged = keepWhileUnchanged<Readiness>(COMPANIES_KEPT)
  return async (ctx, { companyId, view }) => {
    const { subscription } = membershipOf(ctx, companyId)
    const of = JSON.stringify([ctx.today(companyId), subscription])
    const { templates } = await whileUnchanged(ctx.database, { companyId, of }, (former) =>
      listTemplates(ctx, library, { companyId, former }),
    )
    return view === 'list' ? templates.map(withOpenQuestions) : [...templates]
  }
}

/** One of them: whoever opens a paper has the list before his eyes, so it is computed already. */
export async function readTemplate(
  readTemplates: ReadTemplates,
  ctx: Ctx,
  { id, companyId }: { id: string; companyId: number },
): Promise<TemplateAnswer> {
  const template = (await readTemplates(ctx, { companyId })).find((one) => one.id === id)
  if (template === undefined) throw new NotFound(NO_TEMPLATE)
  return template
}

/** What every paper lacks, and the records that it was told from. */
type Readiness = {
  read: Pick<DeskRecords, 'remembered'> & { common: unknown }
  templates: readonly TemplateAnswer[]
}

async function listTemplates(
  ctx: Ctx,
  library: Library,
  { companyId, former }: { companyId: number; former: () => Promise<Readiness | null> },
): Promise<Readiness> {
  const { records, need } = await readScoped(ctx, async (tx) => ({
    records: await readDeskRecords(tx, ctx, library, { companyId }),
    need: await findNeedFacts(tx, companyId),
  }))
  const { remembered, ...shared } = records
  const read = { remembered, common: { ...shared, need } }
  const desk = deskOn(ctx, library, companyId, records)
  const needs = needsOf(need, records.kept)
  const standing = stillStanding(await former(), read)
  const templates: TemplateAnswer[] = []
  // One after another: files of own editions are read from the database when they are not at hand.
  for (const template of desk.papers.templates) {
    templates.push(
      standing(template.id) ??
        (await presentTemplate(library, template, { desk, today: records.day, needs, ownPdf: ctx.ownPdf })),
    )
  }
  return { read, templates }
}

/** A paper is told from its own answers and from what all papers share: most changes of a company touch neither. */
function stillStanding(
  former: Readiness | null,
  { common, remembered }: Readiness['read'],
): (templateId: string) => TemplateAnswer | null {
  if (former === null || !isDeepStrictEqual(former.read.common, common)) return () => null
  const before = former.read.remembered
  const told = new Map(former.templates.map((template) => [template.id, template]))
  return (id) => (isDeepStrictEqual(before.get(id), remembered.get(id)) ? (told.get(id) ?? null) : null)
}

function withOpenQuestions(template: TemplateAnswer): TemplateAnswer {
  return { ...template, inputs: template.inputs.filter(({ answeredBy }) => answeredBy === null), values: {} }
}
