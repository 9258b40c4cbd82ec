import type { DocumentFacts, IncidentFacts, PrintedPersonFacts, TemplateSummary } from '@ot/doc-library'
import { SUBJECT_KINDS, type SubjectKind } from '@ot/domain'
import type { Tx } from '../../../db/transaction.ts'
import { Invalid } from '../../../foundation/errors.ts'
import { findPrintedPeople } from './facts-queries.ts'
import { fullName } from './subject-name.ts'
import {
  findDepartmentStaff,
  findLastTransfers,
  findPositionStaff,
  type NamedStaff,
} from './subject-queries.ts'

/** Whom a paper of one employee, department or position is about. */
export type SubjectIds = {
  employeeId?: number | undefined
  departmentId?: number | undefined
  positionId?: number | undefined
  incidentId?: number | undefined
  victimId?: number | undefined
  personIndex?: number | undefined
}

/** The same for many papers at once. */
export type ManySubjectIds = {
  employeeIds?: readonly number[] | undefined
  departmentIds?: readonly number[] | undefined
  positionIds?: readonly number[] | undefined
  incidentId?: number | undefined
}

export type PaperSubject = {
  kind: SubjectKind | 'incident'
  id: number
  /** As it stands in lists and names of files. */
  name: string
  facts: NonNullable<DocumentFacts['subject']>
  /** Of a paper of an investigation. */
  incident?: IncidentFacts
}

/** In the order in which their papers are printed: by name. */
export type Subjects = Readonly<Record<SubjectKind, readonly PaperSubject[]>>

/** An id that is not of the company, and where it stood in the request. */
type FieldOf = (kind: SubjectKind, index: number) => string

const UNKNOWN = {
  employee: 'Такого работника нет',
  department: 'Такого отдела нет',
  position: 'Такой должности нет',
} satisfies Record<SubjectKind, string>

export function loadPaperSubjects(tx: Tx, companyId: number, ids: ManySubjectIds): Promise<Subjects> {
  const { employeeIds = [], departmentIds = [], positionIds = [] } = ids
  const wanted = { employee: employeeIds, department: departmentIds, position: positionIds }
  return load(tx, companyId, wanted, (kind, index) => `${kind}Ids.${index}`)
}

/** What one paper is about; null: the whole company. A template says of what kind it is. */
export async function loadSubject(
  tx: Tx,
  companyId: number,
  template: TemplateSummary,
  { employeeId, departmentId, positionId }: SubjectIds,
): Promise<PaperSubject | null> {
  const listed = (id: number | undefined) => (id === undefined ? [] : [id])
  const wanted = {
    employee: listed(employeeId),
    department: listed(departmentId),
    position: listed(positionId),
  }
  const subjects = await load(tx, companyId, wanted, (kind) => `${kind}Id`)
  const given = SUBJECT_KINDS.filter((kind) => subjects[kind].length > 0)
  const stray = given.find((kind) => kind !== template.scope)
  if (stray !== undefined) throw Invalid.field(`${stray}Id`, STRAY)
  return subjectsFor(template, subjects)[0] ?? null
}

const STRAY = 'Документ по этому шаблону составляется не об этом'

/** What papers of the template are made about. */
export function subjectsFor({ scope }: TemplateSummary, subjects: Subjects): readonly PaperSubject[] {
  const kind = SUBJECT_KINDS.find((candidate) => candidate === scope)
  return kind === undefined ? [] : subjects[kind]
}

type Wanted = Readonly<Record<SubjectKind, readonly number[]>>

async function load(tx: Tx, companyId: number, wanted: Wanted, fieldOf: FieldOf): Promise<Subjects> {
  const { employee, department, position } = wanted
  const subjects: Subjects = {
    employee: employee.length === 0 ? [] : await aboutEmployees(tx, companyId, employee),
    department:
      department.length === 0
        ? []
        : (await findDepartmentStaff(tx, companyId, department)).map((staff) =>
            aboutStaff('department', staff),
          ),
    position:
      position.length === 0
        ? []
        : (await findPositionStaff(tx, companyId, position)).map((staff) => aboutStaff('position', staff)),
  }
  const errors = SUBJECT_KINDS.flatMap((kind) => {
    const found = new Set(subjects[kind].map(({ id }) => id))
    return wanted[kind].flatMap((id, index) =>
      found.has(id) ? [] : [{ field: fieldOf(kind, index), message: UNKNOWN[kind] }],
    )
  })
  if (errors.length > 0) throw new Invalid(errors)
  return subjects
}

/** With their last transfers: orders about them print from where to where. */
async function aboutEmployees(tx: Tx, companyId: number, ids: readonly number[]): Promise<PaperSubject[]> {
  const transfers = await findLastTransfers(tx, companyId, ids)
  return (await findPrintedPeople(tx, companyId, ids)).map((person) => {
    const about = aboutEmployee(person)
    const transfer = transfers.get(person.id)
    return transfer === undefined ? about : { ...about, facts: { ...about.facts, transfer } }
  })
}

export function aboutEmployee(person: PrintedPersonFacts): PaperSubject {
  return { kind: 'employee', id: person.id, name: fullName(person), facts: { employee: person } }
}

export function aboutStaff(kind: 'department' | 'position', { id, name, people }: NamedStaff): PaperSubject {
  return { kind, id, name, facts: { [kind]: { name }, people } }
}
