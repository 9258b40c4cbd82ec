import type { ImportOutcome } from '@ot/contract'
import { type ImportAction, type ImportField, PERSON_FIELDS, type RepeatChoice } from '@ot/domain'
import type { Mapping } from '../recognise/person-rows.ts'
import type { JobOwner, StaffChanges, StaffRecord, StaffSnapshot, StoredEmployee } from '../values/staff.ts'
import type { DepartmentFinder } from './department-finder.ts'
import { employeeFinder } from './employee-finder.ts'
import { positionKey } from './keys.ts'
import { changedRecord, dateError, newRecord, type Places } from './merge-record.ts'
import type { FoundPosition, PositionFinder } from './position-finder.ts'
import type { DraftError, PersonDraft } from './read-draft.ts'
import { recordChanges } from './record-changes.ts'
import { type Earlier, repeatFinder } from './repeats.ts'

export type PlannedRow = ImportOutcome['rows'][number]
type Context = {
  snapshot: StaffSnapshot
  mapping: Mapping
  departments: DepartmentFinder
  positions: PositionFinder
  /** Where employees without a department go. */
  departmentName: string | null
  /** What the user says of rows that name somebody a second time. */
  repeats: Readonly<Record<string, RepeatChoice>>
  /** Rows that the user leaves out. */
  skipped: ReadonlySet<number>
}
export type PlannedRows = Pick<StaffChanges, 'added' | 'changed' | 'jobs'> & {
  rows: PlannedRow[]
  /** Employees that some row names, wrong or not. */
  named: ReadonlySet<number>
}

const SEVERAL = 'В списке несколько работников с таким ФИО: укажите СНИЛС или дату рождения'

export function planRows(drafts: readonly PersonDraft[], context: Context): PlannedRows {
  const match = employeeFinder(context.snapshot)
  const repeats = repeatFinder(context.snapshot.employees)
  const planned: Planned = { rows: [], added: [], changed: [], jobs: [], named: new Set() }
  for (const draft of drafts) {
    const found = match(draft)
    const stored = found.kind === 'found' ? found.employee : null
    if (stored !== null) planned.named.add(stored.id)
    if (found.kind === 'several') for (const { id } of found.employees) planned.named.add(id)
    if (context.skipped.has(draft.row)) {
      planned.rows.push({ ...rowOf(draft, null), action: 'skip' })
      continue
    }
    const earlier = repeats.earlierOf(draft, stored)
    const choice = earlier === null ? null : (context.repeats[String(draft.row)] ?? impliedChoice(draft))
    if (earlier !== null && choice === 'skip') {
      planned.rows.push({ ...rowOf(draft, earlier), action: 'skip' })
      continue
    }
    // An earlier row that changed nothing leaves the stored record to this one.
    if (earlier !== null && choice === 'same' && (earlier.at !== null || stored === null)) {
      addToEarlier(draft, earlier, planned, context)
      continue
    }
    const owner = ownerOf(draft, stored, choice === 'job' ? earlier : null)
    const errors = [...draft.errors]
    if (earlier !== null && choice === null) errors.push({ field: null, message: repeatText(earlier) })
    if (found.kind === 'several') errors.push({ field: null, message: SEVERAL })
    const at = planOne(owner === null ? draft : jobDraft(draft, personOf(owner, planned, context)), {
      stored: owner === null ? stored : null,
      owner,
      earlier,
      errors,
      planned,
      context,
    })
    repeats.remember(draft, stored, { row: draft.row, owner: owner ?? firstOwner(stored, at), at })
  }
  return planned
}

type Planned = PlannedRows & { named: Set<number> }
type Planning = {
  stored: StoredEmployee | null
  owner: JobOwner | null
  earlier: Earlier | null
  errors: DraftError[]
  planned: Planned
  context: Context
}

/** Answers where what the row writes stands; null: it writes nothing. */
function planOne(
  draft: PersonDraft,
  { stored, owner, earlier, errors, planned, context }: Planning,
): Earlier['at'] {
  const after = recordAfter(draft, stored, errors, context)
  const row = plannedRow(draft, stored, after, errors, context)
  planned.rows.push({ ...row, repeatOf: earlier?.row ?? null })
  if (after === null || row.action === 'error' || row.action === 'same') return null
  if (stored !== null) return { list: 'changed', place: planned.changed.push({ ...stored, after }) - 1 }
  const place = planned.added.push(after) - 1
  if (owner !== null) planned.jobs.push({ place, owner })
  return { list: 'added', place }
}

/** A list that says so itself needs no answer. */
function impliedChoice({ given }: PersonDraft): RepeatChoice | null {
  return given.employmentKind === 'internal' ? 'job' : null
}

/** Whose other job the row is; null: it is nobody's other job. */
function ownerOf(
  draft: PersonDraft,
  stored: StoredEmployee | null,
  earlier: Earlier | null,
): JobOwner | null {
  if (earlier !== null) return earlier.owner
  const isOther =
    stored !== null &&
    draft.given.employmentKind === 'internal' &&
    stored.record.employmentKind !== 'internal'
  return isOther ? { kind: 'stored', personId: stored.personId } : null
}

function firstOwner(stored: StoredEmployee | null, at: Earlier['at']): JobOwner | null {
  if (stored !== null) return { kind: 'stored', personId: stored.personId }
  return at === null ? null : { kind: 'added', place: at.place }
}

function personOf(owner: JobOwner, { added }: Planned, { snapshot }: Context): StaffRecord | null {
  if (owner.kind === 'added') return added[owner.place] ?? null
  return snapshot.employees.find(({ personId }) => personId === owner.personId)?.record ?? null
}

/** Another job is of the same person: what is known of him is not asked for again. */
function jobDraft(draft: PersonDraft, person: StaffRecord | null): PersonDraft {
  if (person === null) return draft
  const known = Object.fromEntries(
    PERSON_FIELDS.flatMap((field) => (person[field] === null ? [] : [[field, person[field]]])),
  )
  return { ...draft, given: { employmentKind: 'internal', ...draft.given, ...known } }
}

/** What the row says beside the earlier one is laid over it. */
function addToEarlier(draft: PersonDraft, earlier: Earlier, planned: Planned, context: Context): void {
  const row = rowOf(draft, earlier)
  const list = earlier.at === null ? null : planned[earlier.at.list]
  const before = earlier.at === null ? null : recordAt(planned, earlier.at)
  const errors = [...draft.errors]
  if (before === null || list === null || earlier.at === null) {
    planned.rows.push({
      ...row,
      action: errors.length > 0 ? 'error' : 'same',
      errors: located(draft, errors, context),
    })
    return
  }
  const { dismissedOn } = before
  const given = { ...(dismissedOn !== null && { dismissedOn }), ...draft.given }
  const after = changedRecord(before, { ...draft, given }, placesOf(draft, null, errors, context))
  if (errors.length === 0) layOver(planned, earlier.at, after)
  const names = { department: context.departments.nameOf, position: context.positions.nameOf }
  planned.rows.push({
    ...row,
    action: errors.length > 0 ? 'error' : 'same',
    changes: recordChanges(before, after, names),
    errors: located(draft, errors, context),
  })
}

function layOver(
  { added, changed }: Planned,
  { list, place }: NonNullable<Earlier['at']>,
  after: StaffRecord,
): void {
  if (list === 'added') {
    added[place] = after
    return
  }
  const before = changed[place]
  if (before !== undefined) changed[place] = { ...before, after }
}

function recordAt({ added, changed }: Planned, { list, place }: NonNullable<Earlier['at']>) {
  return (list === 'added' ? added[place] : changed[place]?.after) ?? null
}

function rowOf(draft: PersonDraft, earlier: Earlier | null): Omit<PlannedRow, 'action'> {
  const { row, fullName } = draft
  return { row, fullName, employeeId: null, repeatOf: earlier?.row ?? null, changes: [], errors: [] }
}

function repeatText({ row }: Earlier): string {
  return `Тот же работник уже есть в строке ${row}: выберите, кто это, или оставьте одну из строк`
}

/** Adds to `errors` what stands in the way; null: there is no record to speak of. */
function recordAfter(
  draft: PersonDraft,
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
  draft: PersonDraft,
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
  { title, department }: PersonDraft,
  stored: StoredEmployee | null,
  positions: PositionFinder,
): FoundPosition | null {
  if (title === null) return null
  const staff = stored?.record.positionStaff ?? null
  if (stored !== null && staff !== null && positionKey(staff) === positionKey(title)) {
    return { id: stored.record.positionId, staffTitle: staff }
  }
  return positions.find(title, department)
}

function plannedRow(
  draft: PersonDraft,
  stored: StoredEmployee | null,
  after: StaffRecord | null,
  errors: readonly DraftError[],
  context: Context,
): PlannedRow {
  const { departments, positions } = context
  const before = stored?.record ?? null
  const names = { department: departments.nameOf, position: positions.nameOf }
  const changes = after === null || errors.length > 0 ? [] : recordChanges(before, after, names)
  return {
    row: draft.row,
    action: errors.length > 0 ? 'error' : actionOf(before, after, changes.length),
    employeeId: stored?.id ?? null,
    repeatOf: null,
    // A row to be mended is called as the file calls it, so that it is found there; the others as they will be written.
    fullName: after === null || errors.length > 0 ? draft.fullName : nameOf(after),
    changes,
    errors: located(draft, errors, context),
  }
}

function located(
  { textOf }: PersonDraft,
  errors: readonly DraftError[],
  { mapping }: Context,
): PlannedRow['errors'] {
  return errors.map((error) => ({
    ...error,
    column: columnOf(error.field, mapping),
    said: error.field === null ? '' : (textOf(error.field) ?? ''),
  }))
}

export function nameOf({ lastName, firstName, fatherName }: StaffRecord): string {
  return [lastName, firstName, fatherName].join(' ').trim()
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
