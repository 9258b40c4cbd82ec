import type { ImportAction, ImportField } from '@ot/domain'
import type { PersonRow } from '../recognise/person-rows.ts'
import { readStaffFile, type StaffTable } from '../recognise/read-staff-file.ts'
import { ImportRefusal } from '../values/refusal.ts'
import { type ImportPlan, type StaffFile, type StaffSnapshot, usedDepartments } from '../values/staff.ts'
import { departmentFinder } from './department-finder.ts'
import { planAbsent } from './plan-absent.ts'
import { type PlannedRow, planRows } from './plan-rows.ts'
import { positionFinder } from './position-finder.ts'
import { latestDays, readDraft } from './read-draft.ts'
import { tariffProblem } from './tariff-problem.ts'

/** What an import of the file would do to the staff as it is: the whole decision, without a clock, a database or a network. */
export function planImport(
  file: StaffFile,
  snapshot: StaffSnapshot,
): { plan: ImportPlan; table: StaffTable } {
  const { options } = file
  const told = options.positions ?? {}
  checkPositions(told, snapshot)
  const table = readStaffFile(file, snapshot.remembered)
  const departments = departmentFinder(snapshot.departments)
  const positions = positionFinder(snapshot, told)
  const departmentName = options.departmentName === '' ? null : (options.departmentName ?? null)
  const { from1904 } = table.found.table
  const reading = { latest: latestDays(snapshot.today), from1904, mended: options.mended ?? {} }
  const drafts = table.rows.map((row) => readDraft(row, table.mapping, reading))
  const planned = planRows(drafts, {
    snapshot,
    mapping: table.mapping,
    departments,
    positions,
    departmentName,
    repeats: options.repeats ?? {},
    skipped: new Set(options.skipped ?? []),
  })
  const absent =
    options.dismissAbsent === 'true'
      ? planAbsent(snapshot, planned.named, dismissalDay(options.dismissedOn))
      : { rows: [], changed: [] }
  const rows = [...planned.rows, ...absent.rows]
  const changes = {
    newDepartments: [...departments.made],
    added: planned.added,
    jobs: planned.jobs,
    changed: [...planned.changed, ...absent.changed],
  }
  return {
    table,
    plan: {
      outcome: {
        sheet: sheetOf(table),
        columns: table.columns,
        lacking: lackingFields(table, departmentName),
        rows,
        totals: totalsOf(rows),
        addedDismissed: planned.added.filter(({ dismissedOn }) => dismissedOn !== null).length,
        newDepartments: usedDepartments(changes),
        recognisedPositions: positions.recognised(),
        unknownPositions: positions.unknown(),
        limitProblem: tariffProblem(snapshot, changes),
      },
      changes,
      memory: {
        fingerprint: table.fingerprint,
        mapping: Object.fromEntries(table.columns.map(({ index, field }) => [String(index), field])),
        titles: positions.heeded(),
      },
    },
  }
}

function checkPositions(told: Readonly<Record<string, number>>, { positions }: StaffSnapshot): void {
  const known = new Set(positions.map(({ id }) => id))
  const wrong = Object.entries(told).find(([, id]) => !known.has(id))
  if (wrong !== undefined)
    throw new ImportRefusal('positions', `Такой должности нет в справочнике: ${wrong[1]}`)
}

function dismissalDay(dismissedOn: string | undefined): string {
  if (dismissedOn === undefined) throw new ImportRefusal('dismissedOn', 'Укажите дату увольнения')
  return dismissedOn
}

function sheetOf({ found, rows }: StaffTable) {
  const headerRow = found.table.rows[found.first]?.number ?? 1
  return { name: found.table.name, headerRow, rows: rows.length }
}

/** What a new employee must have and no column carries; the sex is told by the name. */
function lackingFields({ mapping, rows }: StaffTable, departmentName: string | null): ImportField[] {
  const names: ImportField[] = mapping.has('fullName') ? [] : ['lastName', 'firstName', 'fatherName']
  const required: ImportField[] = [...names, 'department', 'position', 'birthDate', 'hireDate']
  const hasDepartments = departmentName !== null || rows.some(hasHeading)
  return required.filter((field) => !mapping.has(field) && !(field === 'department' && hasDepartments))
}

function hasHeading({ heading }: PersonRow): boolean {
  return heading !== null
}

function totalsOf(rows: readonly PlannedRow[]): Record<ImportAction, number> {
  const totals = { add: 0, change: 0, dismiss: 0, same: 0, skip: 0, error: 0 } satisfies Record<
    ImportAction,
    number
  >
  for (const { action } of rows) totals[action] += 1
  return totals
}
