import { EMPLOYEE_LIST, type TemplateSummary } from '@ot/doc-library'
import { lowerFirst } from '@ot/text'
import type { CompanyWorld } from '../facts/company-facts.ts'
import { isThingList, thingLines } from './thing-paper.ts'

type Input = TemplateSummary['inputs'][number]
type Kept = { world: CompanyWorld; held: Parameters<typeof thingLines>[0] }
type Lines = NonNullable<Input['lines']>
/** Of a list of records its lines as they stand today, put into words once for all papers; null: not of these records. */
export type RecordLines = (list: string) => Lines | null

export function linesOnce({ world, held }: Kept): RecordLines {
  const kept = new Map<string, Lines | null>()
  return (list) => {
    const known = kept.get(list)
    if (known !== undefined) return known
    const lines = linesOf({ world, held }, list)
    kept.set(list, lines)
    return lines
  }
}

function linesOf({ world, held }: Kept, list: string): Lines | null {
  if (isThingList(list)) return thingLines(held, list)
  return list === EMPLOYEE_LIST ? staffLines(world) : null
}

/** The template whose questions about lines of records know those lines; one without any asks nothing. */
export function withRecordLines<T extends Pick<TemplateSummary, 'inputs'>>(
  lines: RecordLines,
  template: T,
): T {
  if (template.inputs.every(({ linesOf }) => linesOf === undefined)) return template
  return { ...template, inputs: template.inputs.map((input) => withLines(lines, input)) }
}

function withLines(lines: RecordLines, input: Input): Input {
  const known = input.linesOf === undefined ? null : lines(input.linesOf)
  return known === null ? input : { ...input, lines: known }
}

function staffLines({ people }: CompanyWorld) {
  return people.map(({ id, lastName, firstName, fatherName, position }) => ({
    number: id,
    text: `${[lastName, firstName, fatherName].join(' ').trim()} — ${lowerFirst(position)}`,
  }))
}
