import type { CalendarDate } from '@ot/domain'
import type { Block, TextPlace } from '../format/block.ts'
import type { TemplateSource } from '../format/parse-template.ts'
import type { SourceProblem } from '../format/template-error.ts'

/** A rule looks at one template on a given day and names what its author has to mend. */
export type Rule = (template: TemplateSource, today: CalendarDate) => SourceProblem[]

export function problemAt({ file, line }: TextPlace, message: string): SourceProblem {
  return { file, line, message }
}

export function headProblem({ file }: TemplateSource, message: string): SourceProblem {
  return { file, line: 1, message }
}

/** The answers whose people sign at this place. */
export function signingKeys(block: Block): readonly string[] {
  switch (block.kind) {
    case 'signature':
      return block.key === null ? [] : [block.key]
    case 'signatures':
    case 'acquaintance':
      return block.keys
    default:
      return []
  }
}
