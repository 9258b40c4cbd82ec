import type { ImportOutcome } from '@ot/contract'
import type { ImportAction, ImportField } from '@ot/domain'
import type { Mapping } from '../recognise/person-rows.ts'
import type { StaffChanges, StaffRecord, StaffSnapshot, StoredEmployee } from '../values/staff.ts'
import type { DepartmentFinder } from './department-finder.ts'
import { employeeFinder } from './employee-finder.ts'
import { personKey, positionKey } from './keys.ts'
import { changedRecord, dateError, newRecord, type Places } from './merge-record.ts'
import type { FoundPosition, PositionFinder } from './position-finder.ts'
import type { Draft, DraftError } from './read-draft.ts'
import { recordChanges } from './record-changes.ts'

export type PlannedRow = ImportOutcome['rows'][number]
type Context = {
  snapshot: StaffSnapshot
  mapping: Mapping
  departments: DepartmentFinder
  positions: PositionFinder
  /** Where employees without a department go. */
  departmentName: string | null
}
export type PlannedRows = Pick<StaffChanges, 'added' | 'changed'> & {
  rows: PlannedRow[]
  /** Employees that some row names, wrong or not. */
  named: ReadonlySet<number>
}

const SEVERAL = 'В списке несколько работников с таким ФИО: укажите СНИЛС или дату рождения'

export function planRows(drafts: readonly Draft[], context: Context): PlannedRows {
  const match = employeeFinder(context.snapshot.employees)
  const repeats = repeatFinder()
  const planned: PlannedRows & { named: Set<number> } = { rows: [], added: [], changed: [], named: new Set() }
  for (const draft of drafts) {
    const found = match(draft)
    const stored = found.kind === 'found' ? found.employee : null
    if (stored !== null) planned.named.add(stored.id)
    const errors = [...draft.errors, ...repeats(draft, stored)]
    if (found.kind === 'several') errors.push({ field: null, message: SEVERAL })
    const after = recordAfter(draft, stored, errors, context)
    const row = plannedRow(draft, stored, after, errors, context)
    planned.rows.push(row)
    if (after === null || row.action === 'error' || row.action === 'same') continue
    if (stored === null) planned.added.push(after)
    else planned.changed.push({ ...stored, after })
  }
  return planned
}

/** Adds to `errors` what stands in the way; null: there is no record to speak of. */
function recordAfter(
  draft: Draft,
  stored: StoredEmployee | null,
  errors: DraftError[],
  context: Context,
): StaffRecord | null {
  const places = placesOf(draft, stored, errors, context)
  const before = stored?.record ?? null
  let after: StaffRecord | null
  if (before === null) {
    const { record, lacking } = newRecord({ ...draft, errors }, places)
    errors.push(...lacking)
    after = record
  } else after = changedRecord(before, draft, places)
  const wrongDate = after === null ? null : dateError(before, after, context.snapshot.today)
  if (wrongDate !== null) errors.push(wrongDate)
  return after
}

function placesOf(
  draft: Draft,
  stored: StoredEmployee | null,
  errors: DraftError[],
  context: Context,
): Places {
  const { departments, departmentName } = context
  // Somebody who has a department keeps it when the file names none.
  const department = draft.department ?? (stored === null ? departmentName : null)
  const position = positionOf(draft, stored, context.positions)
  if (draft.title !== null && position === null) {
    const message = `Должности «${draft.title}» нет в справочнике: выберите, какой она соответствует`
    errors.push({ field: 'position', message })
  }
  return { departmentId: department === null ? null : departments.find(department), position }
}

/** The title somebody already has in the staff list needs no explanation. */
function positionOf(
  { title }: Draft,
  stored: StoredEmployee | null,
  positions: PositionFinder,
): FoundPosition | null {
  if (title === null) return null
  const staff = stored?.record.positionStaff ?? null
  if (stored !== null && staff !== null && positionKey(staff) === positionKey(title)) {
    return { id: stored.record.positionId, staffTitle: staff }
  }
  return positions.find(title)
}

function plannedRow(
  draft: Draft,
  stored: StoredEmployee | null,
  after: StaffRecord | null,
  errors: readonly DraftError[],
  { mapping, departments, positions }: Context,
): PlannedRow {
  const before = stored?.record ?? null
  const names = { department: departments.nameOf, position: positions.nameOf }
  const changes = after === null || errors.length > 0 ? [] : recordChanges(before, after, names)
  return {
    row: draft.row,
    action: errors.length > 0 ? 'error' : actionOf(before, after, changes.length),
    employeeId: stored?.id ?? null,
    // A row to be mended is called as the file calls it, so that it is found there; the others as they will be written.
    fullName: after === null || errors.length > 0 ? draft.fullName : nameOf(after),
    changes,
    errors: errors.map((error) => ({ ...error, column: columnOf(error.field, mapping) })),
  }
}

export function nameOf({ lastName, firstName, fatherName }: StaffRecord): string {
  return [lastName, firstName, fatherName].join(' ')
}

function actionOf(before: StaffRecord | null, after: StaffRecord | null, changes: number): ImportAction {
  if (before === null) return 'add'
  if (changes === 0) return 'same'
  return before.dismissedOn === null && after?.dismissedOn != null ? 'dismiss' : 'change'
}

const NAME_PARTS: readonly ImportField[] = ['lastName', 'firstName', 'fatherName']

function columnOf(field: ImportField | null, mapping: Mapping): number | null {
  if (field === null) return null
  const whole = NAME_PARTS.includes(field) ? mapping.get('fullName') : undefined
  return mapping.get(field) ?? whole ?? null
}

/** One person stands in a list once; the first row counts. */
function repeatFinder(): (draft: Draft, stored: StoredEmployee | null) => DraftError[] {
  const rows = new Map<string, number>()
  return ({ row, given }, stored) => {
    const keys = [
      ...(stored === null ? [] : [`employee ${stored.id}`]),
      ...(given.snils === undefined ? [] : [`snils ${given.snils}`]),
      ...(given.birthDate === undefined ? [] : [`person ${personKey(given)} ${given.birthDate}`]),
    ]
    const earlier = keys.map((key) => rows.get(key)).find((number) => number !== undefined)
    for (const key of keys) if (!rows.has(key)) rows.set(key, row)
    if (earlier === undefined) return []
    return [{ field: null, message: `Тот же работник уже есть в строке ${earlier}: оставьте одну из строк` }]
  }
}
