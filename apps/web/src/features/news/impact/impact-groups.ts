import type { NewsImpactRow } from '@ot/contract'
import { grouped } from '@ot/text'

/** People whom one and the same thing happens to. */
export interface ImpactGroup {
  key: string
  name: string
  was: string
  becomes: string
  rows: readonly NewsImpactRow[]
}

/** The largest first. */
export function impactGroups(rows: readonly NewsImpactRow[]): ImpactGroup[] {
  const groups = grouped(rows, ({ name, was, becomes }) =>
    [name, was.periodicity, becomes.periodicity].join('\n'),
  )
  return [...groups]
    .map(([key, same]) => {
      const [{ name, was, becomes }] = same
      return { key, name, was: was.periodicity, becomes: becomes.periodicity, rows: same }
    })
    .sort((left, right) => right.rows.length - left.rows.length)
}

export function countPeople(rows: readonly NewsImpactRow[]): number {
  return new Set(rows.map(({ employeeId }) => employeeId)).size
}
