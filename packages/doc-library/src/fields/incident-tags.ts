import type { DictionaryField, Outline, OutlineStep, Value } from '@ot/doc-engine'
import type { TemplateScope } from '@ot/domain'
import type { IncidentFacts } from './incident-facts.ts'
import { EXPECTED_FIELDS, INCIDENT_FIELDS } from './incident-fields.ts'
import { EXPECTED_LISTS, INCIDENT_LISTS, incidentLists } from './incident-lists.ts'

const DICTIONARY: readonly DictionaryField[] = [
  ...INCIDENT_FIELDS.map(({ path, label }): DictionaryField => ({ kind: 'value', path, label })),
  ...INCIDENT_LISTS,
]

/** What a paper of an incident may print beside the tags of every paper. */
export function incidentFields(scope: TemplateScope | undefined): readonly DictionaryField[] {
  return scope === 'incident' ? DICTIONARY : []
}

export function incidentValues(
  scope: TemplateScope | undefined,
  incident: IncidentFacts | undefined,
): readonly (readonly [string, Value])[] {
  if (scope !== 'incident') return []
  return [
    ...INCIDENT_FIELDS.map(
      ({ path, read }) => [path, incident === undefined ? null : read(incident)] as const,
    ),
    ...incidentLists(incident),
  ]
}

/** Words that begin these tags. */
export const INCIDENT_ROOTS: ReadonlySet<string> = new Set(
  DICTIONARY.map(({ path }) => path.split('.')[0] ?? path),
)

/**
 * A line of a form that has nothing to say stays an empty ruled line, and the engine, which met a condition, says
 * nothing of it: what is expected there is told here.
 */
export function missingOfIncident(outline: Outline, incident: IncidentFacts): string[] {
  const named = new Set(pathsIn(outline))
  const fields = EXPECTED_FIELDS.filter(({ path, read }) => named.has(path) && read(incident) === null)
  const lists = incidentLists(incident).filter(
    ([path, value]) =>
      named.has(path) &&
      EXPECTED_LISTS.includes(path) &&
      (value === null || (Array.isArray(value) && value.length === 0)),
  )
  return [...fields.map(({ path }) => path), ...lists.map(([path]) => path)]
}

function pathsIn(outline: Outline): string[] {
  return outline.flatMap((step: OutlineStep) =>
    step.kind === 'value' ? [step.path] : [step.path, ...pathsIn(step.body)],
  )
}
