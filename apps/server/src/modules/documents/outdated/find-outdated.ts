import type { DocumentFacts, Library, TemplateSummary } from '@ot/doc-library'
import type { Tx } from '../../../db/transaction.ts'
import { type CompanyWorld, loadCompanyWorld } from '../facts/company-facts.ts'
import { aboutEmployee, aboutStaff, type PaperSubject } from '../facts/subject.ts'
import { findDepartmentStaff, findPositionStaff } from '../facts/subject-queries.ts'
import { SUBJECT_QUESTION } from '../paper/prepared-paper.ts'
import { findEditionTags } from '../stored/edition-queries.ts'
import { findHolding, type HeldDocument, loadDocuments } from '../stored/history-queries.ts'
import { type DocumentRow, findAnswers } from '../stored/queries.ts'
import { changedFacts } from './changed-facts.ts'
import { factsNow } from './facts-now.ts'
import { holdsOn } from './standing-kinds.ts'

export type OutdatedDocument = {
  document: DocumentRow
  /** As it is today. */
  subject: PaperSubject | null
  /** Which of its facts are others now. */
  changes: string[]
}

type Scope = { companyId: number; ids: readonly number[] | null }

/** The valid documents whose text would be another today, by id; `ids` narrows where to look. */
export async function findOutdated(
  tx: Tx,
  library: Library,
  { companyId, ids }: Scope,
): Promise<ReadonlyMap<number, OutdatedDocument>> {
  if (ids?.length === 0) return new Map()
  const documents = await documentsToCompare(tx, library, { companyId, ids })
  if (documents.length === 0) return new Map()
  const tagsOf = await tagsReader(tx, library, documents)
  const world = await loadCompanyWorld(tx, companyId)
  const answers = await findAnswers(tx, companyId)
  const subjectNow = await subjectReader(tx, world, documents)
  const known = sharedFacts()
  return new Map(
    documents.flatMap(({ document, template }) => {
      const subject = subjectNow(document)
      if (subject === 'gone') return []
      const remembered = answers.get(template.id) ?? {}
      const changes = changedFacts({
        template,
        tags: tagsOf(document),
        before: known(document),
        now: factsNow(document, template, subject, { world, remembered }),
      })
      return changes.length === 0 ? [] : [[document.id, { document, subject, changes }] as const]
    }),
  )
}

type Held = { document: DocumentRow; template: TemplateSummary }

/** With their facts only those that can fall behind at all. */
async function documentsToCompare(tx: Tx, library: Library, { companyId, ids }: Scope): Promise<Held[]> {
  const asked = ids === null ? null : new Set(ids)
  const templateOf = ({ templateId, edition }: HeldDocument) => library.find(templateId, edition)
  const holding = (await findHolding(tx, companyId)).filter((document) => {
    const template = templateOf(document)
    return template !== null && holdsOn(template) && (asked === null || asked.has(document.id))
  })
  const documents = await loadDocuments(
    tx,
    companyId,
    holding.map(({ id }) => id),
  )
  return documents.flatMap((document) => {
    const template = templateOf(document)
    return template === null ? [] : [{ document, template }]
  })
}

async function tagsReader(tx: Tx, library: Library, documents: readonly Held[]) {
  const ownIds = documents.flatMap(({ document }) => document.personalTemplateId ?? [])
  const companyId = documents[0]?.document.companyId ?? 0
  const ownTags = await findEditionTags(tx, companyId, [...new Set(ownIds)])
  return ({ templateId, edition, personalTemplateId }: DocumentRow): readonly string[] =>
    personalTemplateId === null ? library.tags(templateId, edition) : (ownTags.get(personalTemplateId) ?? [])
}

/** What a document is about, as it is now; a dismissed employee's papers stay as they were, and so do those of a
 * department that is no more. */
async function subjectReader(tx: Tx, world: CompanyWorld, documents: readonly Held[]) {
  const idsOf = (key: 'departmentId' | 'positionId') => [
    ...new Set(documents.flatMap(({ document }) => document[key] ?? [])),
  ]
  const companyId = documents[0]?.document.companyId ?? 0
  const departments = byId(await findDepartmentStaff(tx, companyId, idsOf('departmentId')))
  const positions = byId(await findPositionStaff(tx, companyId, idsOf('positionId')))
  const people = byId(world.people)

  return ({ employeeId, departmentId, positionId, values }: DocumentRow): PaperSubject | null | 'gone' => {
    const asked = values[SUBJECT_QUESTION]
    const about = employeeId ?? (typeof asked === 'number' ? asked : null)
    if (about !== null) {
      const person = people.get(about)
      if (person === undefined) return 'gone'
      return employeeId === null ? null : aboutEmployee(person)
    }
    if (departmentId !== null) {
      const staff = departments.get(departmentId)
      return staff === undefined ? 'gone' : aboutStaff('department', staff)
    }
    if (positionId === null) return null
    const staff = positions.get(positionId)
    return staff === undefined ? 'gone' : aboutStaff('position', staff)
  }
}

function byId<Item extends { id: number }>(items: readonly Item[]): ReadonlyMap<number, Item> {
  return new Map(items.map((item) => [item.id, item]))
}

/** Equal companies and people of many documents as the same objects, so that their names are declined once. */
function sharedFacts(): (document: DocumentRow) => DocumentFacts {
  const company = shared<DocumentFacts['company']>()
  const person = shared<DocumentFacts['employees'][number]>()
  return ({ facts, values }) => ({
    ...facts,
    values,
    company: company(facts.company),
    employees: facts.employees.map(person),
  })
}

function shared<Facts>(): (facts: Facts) => Facts {
  const known = new Map<string, Facts>()
  return (facts) => {
    const text = JSON.stringify(facts)
    const same = known.get(text)
    if (same !== undefined) return same
    known.set(text, facts)
    return facts
  }
}
