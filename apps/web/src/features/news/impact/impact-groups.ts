import type { NewsImpactRow } from '@ot/contract'

/** People whom one and the same thing happens to. */
export interface ImpactGroup {
  key: string
  name: string
  was: string
  becomes: string
  rows: NewsImpactRow[]
}

/** The largest first. */
export function impactGroups(rows: readonly NewsImpactRow[]): ImpactGroup[] {
  const groups = new Map<string, ImpactGroup>()
  for (const row of rows) {
    const { name } = row
    const [was, becomes] = [row.was.periodicity, row.becomes.periodicity]
    const key = [name, was, becomes].join('\n')
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { key, name, was, becomes, rows: [row] })
    else group.rows.push(row)
  }
  return [...groups.values()].sort((left, right) => right.rows.length - left.rows.length)
}

export function peopleIn(rows: readonly NewsImpactRow[]): number {
  return new Set(rows.map(({ employeeId }) => employeeId)).size
}
