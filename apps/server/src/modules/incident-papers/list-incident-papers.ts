import type { IncidentPaper } from '@ot/contract'
import type { Library, TemplateSummary } from '@ot/doc-library'
import { type Ctx, companyIdsOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import {
  answersOf,
  factsOfPaper,
  layPaperDesk,
  type PaperDesk,
  preparePaper,
  presentQuestions,
} from '../documents/index.ts'
import {
  INCIDENT_ORDERS,
  type IncidentSubject,
  type IncidentWorld,
  loadIncidentWorld,
  orderAnswers,
  orderQuestions,
  ownNumber,
  subjectsOfIncident,
} from '../incident-facts/index.ts'
import { getIncidentCompany } from './incident-company-queries.ts'

type Shown = { desk: PaperDesk; incident: IncidentWorld; today: string; ownPdf: boolean }

/** In the order of the checklist, then the rest of the group. */
export async function listIncidentPapers(
  ctx: Ctx,
  library: Library,
  incidentId: number,
): Promise<IncidentPaper[]> {
  const { companyId, ...loaded } = await readScoped(ctx, async (tx) => {
    const companyId = await getIncidentCompany(tx, companyIdsOf(ctx), incidentId)
    const desk = await layPaperDesk(tx, ctx, library, { companyId })
    const companyName = desk.world.company.shortName
    return {
      companyId,
      desk,
      incident: await loadIncidentWorld(tx, ctx, { companyId, incidentId, companyName }),
    }
  })
  const shown = { ...loaded, today: ctx.today(companyId), ownPdf: ctx.ownPdf }
  const listed: IncidentPaper[] = []
  for (const template of templatesOf(shown)) {
    // One after another: files of own editions are read from the database when they are not at hand.
    for (const subject of subjectsOfIncident(loaded.incident, template)) {
      listed.push(await presentPaper(shown, template, subject))
    }
  }
  return listed
}

function templatesOf({ desk, incident }: Shown): TemplateSummary[] {
  const asked = incident.steps.flatMap(({ isFormer, templateIds }) => (isFormer ? [] : templateIds))
  const ofGroup = desk.papers.templates.filter(
    ({ id, scope }) => scope === 'incident' || INCIDENT_ORDERS.includes(id),
  )
  const known = new Map(ofGroup.map((template) => [template.id, template]))
  return [...new Set([...asked, ...known.keys()])].flatMap((id) => known.get(id) ?? [])
}

async function presentPaper(
  { desk, incident, today, ownPdf }: Shown,
  template: TemplateSummary,
  subject: IncidentSubject,
): Promise<IncidentPaper> {
  const { victimId, personIndex, name } = subject
  const number = ownNumber(template, subject)
  const told = { subject, answers: orderAnswers(template.id, incident) }
  const answers = answersOf(desk, template, { incident: told })
  const paper = preparePaper(desk, template, answers.values, { subject, number })
  const { values, lacking } = paper
  return {
    templateId: template.id,
    name: template.title,
    group: template.group,
    stepKeys: incident.steps.flatMap(({ key, isFormer, templateIds }) =>
      !isFormer && templateIds.includes(template.id) ? [key] : [],
    ),
    about: victimId === null && personIndex === null ? null : { victimId, personIndex, name },
    number,
    wordOnly: desk.papers.own(template.id) !== null && !ownPdf,
    inputs: presentQuestions({ inputs: orderQuestions(template, incident) }),
    values,
    lacking: lacking.map(({ key, label }) => ({ key, label })),
    missing:
      lacking.length > 0
        ? []
        : await desk.papers.missing(template.id, factsOfPaper(desk.world, paper, { date: today, number })),
    registered: registeredOf(incident, template, subject),
  }
}

/** Papers about one person are told apart by whom they are about. */
function registeredOf({ registered }: IncidentWorld, { id }: TemplateSummary, subject: IncidentSubject) {
  const employeeId = subject.facts.employee?.id ?? null
  const isToldByName = subject.personIndex !== null || (subject.victimId !== null && employeeId === null)
  return registered
    .filter(
      (document) =>
        document.templateId === id &&
        document.employeeId === employeeId &&
        (!isToldByName || document.subject === subject.facts.incident.label),
    )
    .map(({ id: documentId, number, date }) => ({ id: documentId, number, date }))
}
