import type { TemplateScope } from '@ot/domain'
import { CASE_TAGS, CASES, dateInWords, declinePosition } from '@ot/grammar'
import { lowerFirst, shortDate } from '@ot/text'
import type { DocumentFacts, SubjectFacts, TransferFacts } from './facts.ts'
import { type FieldReader, givenText } from './field-reader.ts'
import { SUBJECT_DEPARTMENT, SUBJECT_EMPLOYEE, SUBJECT_POSITION } from './list-names.ts'
import type { PrintedPersonFacts } from './person-facts.ts'
import { PRINTED_PERSON_FIELDS } from './person-fields.ts'
import { personScope } from './person-scope.ts'

type SubjectField = FieldReader<SubjectFacts>

const EMPLOYEE_FIELDS: readonly SubjectField[] = PRINTED_PERSON_FIELDS.map(({ path, label }) => ({
  path: `${SUBJECT_EMPLOYEE}.${path}`,
  label: `Работник, о котором документ: ${label.toLowerCase()}`,
  read: ({ employee }) => (employee === undefined ? null : (personScope(employee).get(path) ?? null)),
}))

function transferField(
  path: string,
  label: string,
  read: (transfer: TransferFacts) => string | null,
): SubjectField {
  return {
    path: `${SUBJECT_EMPLOYEE}.перевод.${path}`,
    label: `Последний перевод работника: ${label}`,
    read: ({ transfer }) => (transfer == null ? null : read(transfer)),
  }
}

const TRANSFER_FIELDS: readonly SubjectField[] = [
  transferField('день', 'день', ({ movedOn }) => shortDate(movedOn)),
  transferField('день.прописью', 'день словами', ({ movedOn }) => dateInWords(movedOn)),
  transferField('откуда', 'прежняя работа', ({ from }) => givenText(from)),
  transferField('куда', 'новая работа', ({ to }) => givenText(to)),
  transferField('приказ', 'приказ о переводе, если он назван', ({ orderNumber, orderDate }) =>
    [
      ...(orderDate === null ? [] : [`от ${shortDate(orderDate)}`]),
      ...(orderNumber === null ? [] : [`№ ${orderNumber}`]),
    ].join(' '),
  ),
]

const DEPARTMENT_FIELDS: readonly SubjectField[] = [
  {
    path: `${SUBJECT_DEPARTMENT}.название`,
    label: 'Подразделение, о котором документ',
    read: ({ department }) => givenText(department?.name ?? null),
  },
]

const POSITION_FIELDS: readonly SubjectField[] = [
  {
    path: `${SUBJECT_POSITION}.название`,
    label: 'Должность, о которой документ, с прописной буквы',
    read: ({ position }) => givenText(position?.name ?? null),
  },
  ...CASES.map((grammaticalCase): SubjectField => {
    const tag = CASE_TAGS[grammaticalCase]
    return {
      path: `${SUBJECT_POSITION}.название.${tag}`,
      label: `Должность, о которой документ, ${tag} падеж`,
      read: ({ position }) => {
        const name = givenText(position?.name ?? null)
        if (name === null) return null
        const corrected = position?.cases?.[grammaticalCase]?.trim()
        return lowerFirst(corrected || declinePosition(name, grammaticalCase))
      },
    }
  }),
]

const BY_SCOPE: Readonly<Record<TemplateScope, readonly SubjectField[]>> = {
  company: [],
  incident: [],
  employee: [...EMPLOYEE_FIELDS, ...TRANSFER_FIELDS],
  department: DEPARTMENT_FIELDS,
  position: POSITION_FIELDS,
}

/** The word that begins the tags of what a paper is about; null for papers of the whole company. */
const ROOTS: Readonly<Record<TemplateScope, string | null>> = {
  company: null,
  incident: null,
  employee: SUBJECT_EMPLOYEE,
  department: SUBJECT_DEPARTMENT,
  position: SUBJECT_POSITION,
}

export function subjectRoot(scope: TemplateScope): string | null {
  return ROOTS[scope]
}

export function subjectFields(scope: TemplateScope): readonly SubjectField[] {
  return BY_SCOPE[scope]
}

function sameName(left: string | null, right: string): boolean {
  return left !== null && left.trim().toLowerCase() === right.trim().toLowerCase()
}

/** Whom `{#работники}` means: the one, those of the department or the position, or everybody. */
export function peopleMeant({ employees, subject }: DocumentFacts): readonly PrintedPersonFacts[] {
  if (subject === undefined) return employees
  const { people, employee, department, position } = subject
  if (people !== undefined) return employees.filter(({ id }) => people.includes(id))
  if (employee !== undefined) return [employee]
  if (department !== undefined) return employees.filter((one) => sameName(one.department, department.name))
  if (position !== undefined) return employees.filter((one) => sameName(one.position, position.name))
  return employees
}
