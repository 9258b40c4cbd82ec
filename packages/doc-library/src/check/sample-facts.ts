import type { TemplateQuestions } from '../fields/dictionary.ts'
import type { DocumentFacts } from '../fields/facts.ts'
import type { PrintedPersonFacts } from '../fields/person-facts.ts'
import type { SampleCompany } from './sample-companies.ts'
import { sampleIncident } from './sample-incident.ts'
import {
  SAMPLE_PACKAGE,
  sampleDispatch,
  sampleMemo,
  sampleRecords,
  sampleTraining,
} from './sample-records.ts'

export { SAMPLE_COMPANIES, type SampleCompany } from './sample-companies.ts'

function answerTo(
  { type, label }: TemplateQuestions['inputs'][number],
  index: number,
  employees: readonly PrintedPersonFacts[],
): DocumentFacts['values'][string] {
  switch (type) {
    case 'text':
      return `${label.toLowerCase()} № ${index + 1} & <другие>`
    case 'date':
      return `2026-10-${String(12 + index).padStart(2, '0')}`
    case 'number':
      return 21 + index
    case 'employee':
      return employees[index % employees.length]?.id ?? null
    case 'lines':
      return [2]
    case 'employees':
      return employees.slice(0, 4).map(({ id }) => id)
  }
}

/** Who signs as a head is no member besides: where the staff has nobody else, the question waits. */
function answersOf(
  { inputs }: TemplateQuestions,
  employees: readonly PrintedPersonFacts[],
): DocumentFacts['values'] {
  const given = Object.fromEntries(
    inputs.map((input, index) => [input.key, answerTo(input, index, employees)]),
  )
  const ofHeadsAlone = inputs.filter(({ key, besides = [] }) => {
    const people = given[key]
    const heads = besides.map((head) => given[head])
    return besides.length > 0 && Array.isArray(people) && people.every((id) => heads.includes(id))
  })
  return { ...given, ...Object.fromEntries(ofHeadsAlone.map(({ key }) => [key, null])) }
}

/** The second of the staff, and the department and position that the company has. */
function sampleSubject(employees: readonly PrintedPersonFacts[]): Pick<DocumentFacts, 'subject'> {
  const employee = employees[1] ?? employees[0]
  if (employee === undefined) return {}
  const department = { name: employee.department ?? 'Зал и кухня' }
  const people = employees.map(({ id }) => id)
  const transfer = {
    movedOn: '2026-10-01',
    from: 'Грузчик, склад',
    to: 'Кладовщик, склад',
    orderNumber: '14-К',
    orderDate: '2026-09-30',
  }
  return { subject: { employee, transfer, department, position: { name: employee.position }, people } }
}

/** Everything answered, or nothing: a paper must come out either way. */
export function sampleFacts(
  { company, employees }: SampleCompany,
  template: TemplateQuestions,
  answered: boolean,
): DocumentFacts {
  const values = answered ? answersOf(template, employees) : {}
  const document = { date: '2026-10-05', number: answered ? '12-ОТ' : null }
  const training = template.records === 'training' && answered ? { training: sampleTraining(employees) } : {}
  const memo = template.records === 'memo' && answered ? { memo: sampleMemo({ company, employees }) } : {}
  const dispatch = template.records === 'dispatch' && answered ? { dispatch: sampleDispatch(employees) } : {}
  const ofPackage = template.records === 'package' && answered ? { package: SAMPLE_PACKAGE } : {}
  const records = answered ? { records: sampleRecords(template.records, employees) } : {}
  const incident = template.scope === 'incident' && answered ? { incident: sampleIncident(employees) } : {}
  const subject = answered ? sampleSubject(employees) : {}
  return {
    company,
    employees,
    document,
    values,
    ...subject,
    ...training,
    ...memo,
    ...dispatch,
    ...records,
    ...ofPackage,
    ...incident,
  }
}
