import type { DocumentAnswer, InputValues } from '@ot/contract'
import type { Library, TemplateSummary } from '@ot/doc-library'
import { type CalendarDate, NORMS_CHECKED_ON } from '@ot/domain'
import { allow, type Ctx } from '../../ctx.ts'
import { audit } from '../../db/audit.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { checkAnswers, stillValid } from './check-answers.ts'
import { type CompanyWorld, loadCompanyWorld } from './company-facts.ts'
import { checkPaperDate, refuseLacking } from './paper.ts'
import { presentDocument } from './present.ts'
import { type DocumentRow, findTemplateAnswers, insertDocument } from './queries.ts'
import { checkSubject, type Subject } from './subject.ts'
import { takeNumber } from './take-number.ts'
import { getTemplate } from './template-of.ts'

export type RegisterDocument = Subject & {
  companyId: number
  templateId: string
  date: CalendarDate
  number?: string | undefined
  values?: InputValues | undefined
}

export async function registerDocument(
  ctx: Ctx,
  library: Library,
  input: RegisterDocument,
): Promise<DocumentAnswer> {
  const { companyId, date } = input
  allow(ctx, companyId, 'document.make')
  checkPaperDate(ctx, companyId, date)
  const template = getTemplate(library, input.templateId)
  return inTransaction(ctx, companyId, async (tx) => {
    const world = await loadCompanyWorld(tx, companyId)
    refuseLacking(template, world)
    await checkSubject(tx, companyId, input)
    const given = checkAnswers(template, input.values ?? {}, world.people)
    const remembered = stillValid(
      template,
      await findTemplateAnswers(tx, companyId, template.id),
      world.people,
    )
    const row = await registerPaper(tx, ctx, library, {
      template,
      world,
      companyId,
      date,
      number: input.number ?? null,
      values: { ...remembered, ...given },
      subject: input,
    })
    await audit(tx, ctx, {
      companyId,
      action: 'document.registered',
      entity: 'document',
      entityId: row.id,
      before: null,
      after: { name: row.name, number: row.number, date: row.date },
    })
    return presentDocument(row)
  })
}

export type Registration = {
  template: TemplateSummary
  world: CompanyWorld
  companyId: number
  date: CalendarDate
  number: string | null
  values: InputValues
  subject: Subject
  archiveKey?: string | null
}

/** One row of the register with all that the paper is made from, kept for good. */
export async function registerPaper(
  tx: Tx,
  ctx: Ctx,
  library: Library,
  registration: Registration,
): Promise<DocumentRow> {
  const { template, world, companyId, date, values, subject } = registration
  const group = library.groups.find(({ id }) => id === template.group)
  if (group === undefined) throw new Error(`the template ${template.id} is of no group`)
  const year = Number(date.slice(0, 4))
  const number = await takeNumber(tx, { companyId, group, year, wanted: registration.number })
  return insertDocument(tx, {
    companyId,
    templateId: template.id,
    edition: template.edition,
    name: template.title,
    group: template.group,
    register: group.register,
    year,
    number,
    date,
    employeeId: subject.employeeId ?? null,
    departmentId: subject.departmentId ?? null,
    positionId: subject.positionId ?? null,
    values,
    facts: {
      company: world.company,
      employees: namedPeople(library, template, world, values),
      document: { date, number, normsCheckedOn: NORMS_CHECKED_ON },
    },
    createdAt: ctx.now,
    createdBy: ctx.userId,
    archiveKey: registration.archiveKey ?? null,
  })
}

const EVERYBODY = 'работники'

/** Only the people whom the paper names are copied into it. */
function namedPeople(library: Library, template: TemplateSummary, world: CompanyWorld, values: InputValues) {
  if (library.tags(template.id).includes(EVERYBODY)) return world.people
  const ids = new Set(
    Object.values(values).flatMap((answer) => (answer === null || typeof answer === 'string' ? [] : answer)),
  )
  return world.people.filter((person) => ids.has(person.id))
}
