import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sexByPatronymic } from '@ot/domain'
import { type Row, readTables } from '@ot/spreadsheet'
import { readDate } from '@ot/text'
import { parse } from 'yaml'
import type { CompanyFacts } from '../fields/facts.ts'
import type { PrintedPersonFacts } from '../fields/person-facts.ts'
import { PACKAGE_ROOT } from '../format/read-sources.ts'
import {
  type Demand,
  demandsSchema,
  ORGANISATIONS,
  type OrganisationData,
  type OrganisationId,
  organisationSchema,
} from './organisation.ts'

export type SampleOrganisation = Omit<OrganisationData, 'card'> & {
  id: OrganisationId
  company: CompanyFacts
  people: readonly PrintedPersonFacts[]
}

const FOLDER = join(PACKAGE_ROOT, 'organisations')

/** As the five write them. */
const COLUMNS = {
  name: ['сотрудник', 'фио', 'ф.и.о.', 'фамилия'],
  firstName: ['имя'],
  fatherName: ['отчество'],
  position: ['должность', 'профессия'],
  department: ['подразделение', 'отдел', 'участок', 'где работает'],
  hireDate: ['дата приема', 'дата приёма', 'принят(а)', 'дата приема на работу', 'принята'],
  birthDate: ['дата рождения', 'дата рожд.', 'д/р'],
} as const

export function readOrganisations(): SampleOrganisation[] {
  return ORGANISATIONS.map((id) => {
    const { card, ...known } = organisationSchema.parse(parse(readText(`${id}.yaml`)))
    const people = readStaff(`${id}.staff.csv`)
    const departments = new Set(people.map(({ department }) => department)).size
    const company = { ...card, directorNameCases: {}, directorPositionCases: {}, departments }
    return { id, ...known, company, people }
  })
}

export function readDemands(): Demand[] {
  return demandsSchema.parse(parse(readText('inspector.yaml')))
}

function readText(file: string): string {
  return readFileSync(join(FOLDER, file), 'utf8')
}

function readStaff(file: string): PrintedPersonFacts[] {
  const [table] = readTables(readFileSync(join(FOLDER, file)), file)
  const [head, ...rows] = table?.rows ?? []
  if (head === undefined) throw new Error(`${file}: no staff`)
  const titles = head.cells.map((cell) => String(cell ?? '').toLocaleLowerCase('ru'))
  const cellOf = (row: Row, column: keyof typeof COLUMNS) => {
    const known: readonly string[] = COLUMNS[column]
    const place = titles.findIndex((title) => known.includes(title))
    return place < 0 ? '' : String(row.cells[place] ?? '')
  }
  return rows.map((row, index) => {
    const parts = cellOf(row, 'name').split(' ')
    const [lastName = '', firstName = cellOf(row, 'firstName'), fatherName = cellOf(row, 'fatherName')] =
      parts
    return {
      id: index + 1,
      lastName,
      firstName,
      fatherName,
      sex: sexByPatronymic(fatherName) ?? 'm',
      position: cellOf(row, 'position'),
      department: cellOf(row, 'department') || null,
      birthDate: readDate(cellOf(row, 'birthDate')),
      hireDate: readDate(cellOf(row, 'hireDate')),
    }
  })
}
