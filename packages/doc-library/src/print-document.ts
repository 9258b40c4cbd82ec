import { type CompiledTemplate, missingIn, type Outline } from '@ot/doc-engine'
import type { TemplateQuestions } from './fields/dictionary.ts'
import type { DocumentFacts } from './fields/facts.ts'
import { scopeOf, unnamedSigners } from './fields/scope.ts'
import { type Missing, missingFacts } from './missing.ts'

export type MadeDocument = { bytes: Buffer; missing: Missing[] }

/** A paper from a compiled form and the questions it was compiled with: the library's, or a company's own edition. */
export function printDocument(
  compiled: CompiledTemplate,
  template: TemplateQuestions,
  facts: DocumentFacts,
  level?: number,
): MadeDocument {
  const { bytes, missing } = compiled.render(scopeOf(facts, template), level === undefined ? {} : { level })
  return { bytes, missing: withSigners(missing, template, facts) }
}

/** The same as the printed paper would say. */
export function missingFrom(outline: Outline, template: TemplateQuestions, facts: DocumentFacts): Missing[] {
  return withSigners(missingIn(outline, scopeOf(facts, template)), template, facts)
}

function withSigners(missing: readonly string[], template: TemplateQuestions, facts: DocumentFacts) {
  return missingFacts([...missing, ...unnamedSigners(template, facts)], template)
}
