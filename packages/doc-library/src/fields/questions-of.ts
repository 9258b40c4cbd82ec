import type { TemplateSource } from '../format/parse-template.ts'
import type { TemplateQuestions } from './dictionary.ts'

/** What the fields of a template depend on, from its text. */
export function questionsOf({ front, blocks }: TemplateSource): Required<TemplateQuestions> {
  const acquaintance = blocks.flatMap((block) => (block.kind === 'acquaintance' ? [...block.keys] : []))
  return { inputs: front.inputs, acquaintance, records: front.records, scope: front.scope }
}
