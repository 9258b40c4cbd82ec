import rows from '../../data/position-differences.json' with { type: 'json' }
import type { Listed, ProfileRow } from './profile-row.ts'

type Difference = (typeof rows)[number]

const DIFFERENCE_OF: ReadonlyMap<number, Difference> = new Map(rows.map((row) => [row.id, row]))

function without(lines: readonly string[], gone: readonly string[]): string[] {
  return lines.filter((line) => !gone.includes(line))
}

/** What is added takes its place, as certain or asked, from where the family had it. */
function changed(base: Listed, added: Listed, dropped: readonly string[]): Listed {
  const gone = [...dropped, ...added.always, ...added.conditional]
  return {
    always: [...without(base.always, gone), ...added.always],
    conditional: [...without(base.conditional, gone), ...added.conditional],
  }
}

/** The family's profile with what distinguishes the title. */
export function withDifference(id: number, base: ProfileRow): ProfileRow {
  const difference = DIFFERENCE_OF.get(id)
  if (difference === undefined) return base
  const { add, drop, note } = difference
  return {
    ...base,
    hazards: [...without(base.hazards, [...drop.hazards, ...add.hazards]), ...add.hazards],
    ppe: changed(base.ppe, add.ppe, drop.ppe),
    medicalFactors: changed(base.medicalFactors, add.medicalFactors, drop.medicalFactors),
    training: changed(base.training, add.training, drop.training),
    note: note ?? base.note,
  }
}
