/** How grave an accident is; a group one has two victims or more (ТК РФ, ст. 228.1, ч. 1). */
export const INCIDENT_DEGREES = [
  'easy',
  'easyGroup',
  'serious',
  'seriousGroup',
  'fatal',
  'fatalGroup',
] as const
export type IncidentDegree = (typeof INCIDENT_DEGREES)[number]

export const INCIDENT_DEGREE_LABELS = {
  easy: 'лёгкий',
  easyGroup: 'лёгкий групповой',
  serious: 'тяжёлый',
  seriousGroup: 'тяжёлый групповой',
  fatal: 'смертельный',
  fatalGroup: 'смертельный групповой',
} satisfies Record<IncidentDegree, string>

/** Of one person, as form 315/у says it. */
export const INJURY_SEVERITIES = ['easy', 'serious', 'fatal'] as const
export type InjurySeverity = (typeof INJURY_SEVERITIES)[number]

export const INJURY_SEVERITY_LABELS = {
  easy: 'лёгкая',
  serious: 'тяжёлая',
  fatal: 'смертельный исход',
} satisfies Record<InjurySeverity, string>

const SEVERITY_OF = {
  easy: 'easy',
  easyGroup: 'easy',
  serious: 'serious',
  seriousGroup: 'serious',
  fatal: 'fatal',
  fatalGroup: 'fatal',
} satisfies Record<IncidentDegree, InjurySeverity>

export function severityOf(degree: IncidentDegree): InjurySeverity {
  return SEVERITY_OF[degree]
}

export function isGroupDegree(degree: IncidentDegree): boolean {
  return degree === 'easyGroup' || degree === 'seriousGroup' || degree === 'fatalGroup'
}

/** Told to seven addressees within a day: every accident but a light one of a single person (ТК РФ, ст. 228.1, ч. 1). */
export function isNotifiable(degree: IncidentDegree): boolean {
  return degree !== 'easy'
}

/** From light to serious, from serious to fatal: the employer tells of it within three days (ТК РФ, ст. 228.1, ч. 5). */
export function isWorse(degree: IncidentDegree, than: IncidentDegree): boolean {
  return INJURY_SEVERITIES.indexOf(severityOf(degree)) > INJURY_SEVERITIES.indexOf(severityOf(than))
}
