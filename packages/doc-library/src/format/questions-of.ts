import type { TemplateQuestions } from '../fields/dictionary.ts'
import type { TemplateSource } from './parse-template.ts'

/** What the fields of a template depend on, from its text. */
export function questionsOf({ front, blocks }: TemplateSource): Required<TemplateQuestions> {
  const acquaintance = blocks.flatMap((block) => (block.kind === 'acquaintance' ? [...block.keys] : []))
  return { inputs: front.inputs, acquaintance, records: front.records, scope: front.scope }
}
