import type { Basis } from '@ot/contract'

/** Why that day, in one line of a table; null: no norm stands behind it. */
export function basisLine(basis: Basis | null): string {
  if (basis === null) return 'Период и день заданы организацией.'
  const { explanation, act, clause, verified } = basis
  return `${explanation} Основание: ${act}, ${clause}${verified ? '' : ' (не сверен)'}.`
}
