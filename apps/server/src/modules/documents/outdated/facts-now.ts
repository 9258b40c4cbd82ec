import type { InputValues } from '@ot/contract'
import type { DocumentFacts, TemplateSummary } from '@ot/doc-library'
import type { CompanyWorld } from '../facts/company-facts.ts'
import type { PaperSubject } from '../facts/subject.ts'
import { factsOfPaper } from '../paper/prepared-paper.ts'
import type { DocumentRow } from '../stored/queries.ts'

/** The question of an order of appointment that names whom it appoints. */
const APPOINTED = 'ответственный'

type Today = { world: CompanyWorld; remembered: InputValues }

/**
 * The answers of a paper as they would be given today: those of the company's own papers follow what is remembered now
 * and who has been named for the role; people who do not work here any more are in no answer.
 */
export function answersNow(
  template: TemplateSummary,
  values: InputValues,
  { world, remembered }: Today,
): InputValues {
  const people = new Set(world.people.map(({ id }) => id))
  return Object.fromEntries(
    template.inputs.map(({ key, type }) => {
      const given = values[key] ?? null
      if (type !== 'employee' && type !== 'employees') return [key, given]
      const now = appointedNow(template, key, world) ?? followed(template, remembered[key]) ?? given
      return [key, workingOnly(now, people)]
    }),
  )
}

function appointedNow({ role }: TemplateSummary, key: string, { company }: CompanyWorld): number | null {
  if (role === null || key !== APPOINTED) return null
  return company.responsible?.[role]?.person.id ?? null
}

/** Answers about one employee, department or position were given for that paper alone. */
function followed({ scope }: TemplateSummary, remembered: InputValues[string] | undefined) {
  if (scope !== 'company' || remembered === undefined || remembered === null) return null
  return Array.isArray(remembered) && remembered.length === 0 ? null : remembered
}

function workingOnly(answer: InputValues[string], people: ReadonlySet<number>): InputValues[string] {
  if (Array.isArray(answer)) return answer.filter((id) => people.has(id))
  return typeof answer === 'number' && people.has(answer) ? answer : null
}

/** What the same paper would be made from today; its date and number are its own. */
export function factsNow(
  document: DocumentRow,
  template: TemplateSummary,
  subject: PaperSubject | null,
  today: Today,
): DocumentFacts {
  const values = answersNow(template, document.values, today)
  return factsOfPaper(today.world, { template, subject, values, lacking: [] }, document.facts.document)
}
