import { EMPLOYEE_LIST, type TemplateSummary } from '@ot/doc-library'
import { lowerFirst } from '@ot/text'
import type { CompanyWorld } from '../facts/company-facts.ts'
import { isThingList, thingLines } from './thing-paper.ts'

type Input = TemplateSummary['inputs'][number]
type Kept = { world: CompanyWorld; held: Parameters<typeof thingLines>[0] }

/** The template whose questions about lines of records know those lines as they stand today; one without any asks nothing. */
export function withRecordLines<T extends Pick<TemplateSummary, 'inputs'>>(kept: Kept, template: T): T {
  if (template.inputs.every(({ linesOf }) => linesOf === undefined)) return template
  return { ...template, inputs: template.inputs.map((input) => withLines(kept, input)) }
}

function withLines({ world, held }: Kept, input: Input): Input {
  const { linesOf } = input
  if (linesOf === undefined) return input
  if (isThingList(linesOf)) return { ...input, lines: thingLines(held, linesOf) }
  return linesOf === EMPLOYEE_LIST ? { ...input, lines: staffLines(world) } : input
}

function staffLines({ people }: CompanyWorld) {
  return people.map(({ id, lastName, firstName, fatherName, position }) => ({
    number: id,
    text: `${[lastName, firstName, fatherName].join(' ').trim()} — ${lowerFirst(position)}`,
  }))
}
