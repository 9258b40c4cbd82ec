import { type CompiledTemplate, missingIn, type Outline, type PrintedValue } from '@ot/doc-engine'
import type { TemplateQuestions } from '../fields/dictionary.ts'
import type { DocumentFacts } from '../fields/facts.ts'
import { missingOfIncident } from '../fields/incident-tags.ts'
import { scopeOf, unnamedSigners } from '../fields/scope.ts'
import { type Missing, missingFacts } from './missing.ts'

export type MadeDocument = {
  bytes: Buffer
  missing: Missing[]
  /** Where in the main part its values stand, and of which field each is. */
  values: readonly PrintedValue[]
}

/** A paper from a compiled form and the questions it was compiled with: the library's, or a company's own edition. */
export function printDocument(
  compiled: CompiledTemplate,
  template: TemplateQuestions,
  facts: DocumentFacts,
  level?: number,
): MadeDocument {
  const { bytes, missing, values } = compiled.render(
    scopeOf(facts, template),
    level === undefined ? {} : { level },
  )
  return { bytes, missing: told(missing, compiled.outline, template, facts), values }
}

/** The same as the printed paper would say. */
export function missingFrom(outline: Outline, template: TemplateQuestions, facts: DocumentFacts): Missing[] {
  return told(missingIn(outline, scopeOf(facts, template)), outline, template, facts)
}

/** What the engine met, what a form of an incident leaves as a ruled line, and who was not named to sign. */
function told(
  missing: readonly string[],
  outline: Outline,
  template: TemplateQuestions,
  facts: DocumentFacts,
): Missing[] {
  const ofIncident =
    template.scope === 'incident' && facts.incident !== undefined
      ? missingOfIncident(outline, facts.incident)
      : []
  return missingFacts([...missing, ...ofIncident, ...unnamedSigners(template, facts)], template)
}
