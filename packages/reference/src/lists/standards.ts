import rows from '../../data/standards.json' with { type: 'json' }

export type ProfessionalStandard = {
  /** `__.___`: the field of activity and the number in it. */
  code: string
  name: string
  /** The code was compared with the registry of the standards. */
  verified: boolean
}

export const STANDARDS: readonly ProfessionalStandard[] = rows.map(({ code, name, verified }) => ({
  code,
  name,
  verified,
}))

/** By the id of the position whose holder the standard describes. */
export const STANDARD_OF: ReadonlyMap<number, ProfessionalStandard> = new Map(
  rows.flatMap(({ positions, code, name, verified }) =>
    positions.map((id) => [id, { code, name, verified }]),
  ),
)
