import type { TemplateProblem } from '../errors/errors.ts'
import type { Dictionary } from '../fields/dictionary.ts'
import { acceptChanges, type Review } from './accept-changes.ts'
import { cutAround, cutTagParagraph, guardContainers, guardTables } from './block-cuts.ts'
import { type Edit, type EditMark, keepSpaces } from './edits.ts'
import { type Element, withoutCdata } from './elements.ts'
import { type FittedTables, fittedTables } from './fitted-tables.ts'
import { foldEdits } from './fold.ts'
import type { Operation, TagSection } from './operations.ts'
import { type Paragraph, readParagraphs } from './paragraphs.ts'
import {
  byParagraph,
  type PlacedSection,
  placeSections,
  type TagStanding,
  tagStandings,
} from './placement.ts'
import { ProblemList } from './problems.ts'
import { cutRuns, cutTag, cutTextOverParagraphs } from './run-cuts.ts'
import { readSections, type ValueTag } from './sections.ts'
import { findTags, type Tag } from './tags.ts'
import type { TypeSizes } from './type-sizes.ts'

/** A part of the document split into bytes and operations; `paths` are the fields it uses. */
type CompiledPart = {
  operations: Operation[]
  paths: ReadonlySet<string>
  problems: TemplateProblem[]
  review: Review
}

/** An ellipsis is no full stop. */
const STOP_FOLLOWS = /^\.(?!\.)/

/** Null when the part has neither tags nor corrections: then it is copied as it is. */
export function compilePart(
  rawXml: string,
  part: string,
  dictionary: Dictionary,
  sizes: TypeSizes,
): CompiledPart | null {
  const { xml: source, review } = acceptChanges(withoutCdata(rawXml), part)
  const problems = new ProblemList(part)
  const paragraphs = readParagraphs(source, part)
  const tags = readTags(paragraphs, problems)
  if (tags.length === 0 && problems.problems.length === 0 && source === rawXml) return null
  const { values, sections, paths } = readSections(tags, dictionary, problems)
  const placed = placeSections(sections, problems)
  const conditionEnds = new Set(
    sections.flatMap(({ close, operation }) => (operation.kind === 'condition' ? [close] : [])),
  )
  const fitted = fittedTables(source, paragraphs, tags, sizes)
  const edits = [
    ...keepSpaces(tags),
    ...fitted.opening,
    ...values.flatMap((value) =>
      cutTag(value.tag, 'first', [
        {
          mark: 'operation',
          operation: placedValue(value, fitted, hasStopAfter(value.tag, tags, conditionEnds)),
        },
      ]),
    ),
    ...sectionEdits(source, tags, placed, problems),
    ...guardTables(placed),
    ...guardContainers(source, placed),
    ...fitted.closing,
  ]
  const operations = foldEdits(source, edits, problems)
  return { operations, paths, problems: problems.problems, review }
}

/** A value with what stands around it on the paper. */
function placedValue({ tag, operation }: ValueTag, { cells }: FittedTables, stopFollows: boolean): Operation {
  if (operation.kind !== 'value') return operation
  const cell = cells.get(tag)
  return { ...operation, ...(stopFollows ? { stopFollows } : {}), ...(cell === undefined ? {} : { cell }) }
}

/** The ends of conditions between the value and the stop put nothing there; an item of a list has others after it. */
function hasStopAfter(tag: Tag, tags: readonly Tag[], conditionEnds: ReadonlySet<Tag>): boolean {
  const { paragraph } = tag
  let at = tag.to
  for (let next = tags[tag.index + 1]; next !== undefined; next = tags[next.index + 1]) {
    if (next.paragraph !== paragraph || next.from !== at || !conditionEnds.has(next)) break
    at = next.to
  }
  return STOP_FOLLOWS.test(paragraph.text.slice(at, at + 2))
}

function readTags(paragraphs: readonly Paragraph[], problems: ProblemList): Tag[] {
  const all: Tag[] = []
  for (const paragraph of paragraphs) {
    if (!paragraph.text.includes('{')) continue
    const { tags, broken } = findTags(paragraph, all.length)
    for (const tag of tags) all.push(tag)
    for (const place of broken) {
      if (place.code === 'unclosed-brace') {
        problems.add(
          place.code,
          place,
          'Фигурная скобка не закрыта.',
          'Поставьте «}» в конце метки или уберите «{».',
        )
      } else {
        problems.add(
          place.code,
          place,
          'В метке есть лишние знаки.',
          'В ней могут быть только буквы, цифры, точки и «_»; исправьте метку или уберите скобки.',
        )
      }
    }
  }
  return all
}

function sectionEdits(
  source: string,
  tags: readonly Tag[],
  placed: readonly PlacedSection[],
  problems: ProblemList,
): Edit[] {
  const standings = tagStandings(placed, tags)
  const edits: Edit[] = []
  const markOf = new Map<Tag, EditMark>()
  for (const { section, extent } of placed) {
    const { open, close } = section
    if (extent.kind === 'runs') edits.push(...cutRuns(source, section, problems))
    else if (extent.kind === 'row') {
      edits.push(...aroundElement(section, extent.row))
    } else if (standings.get(open) === 'within' || standings.get(close) === 'within') {
      edits.push(...cutTextOverParagraphs(section, extent.container, problems))
    } else {
      markOf.set(open, { mark: 'open', section })
      markOf.set(close, { mark: 'close', section })
    }
  }
  return [...edits, ...paragraphEdits(source, tags, standings, markOf)]
}

function aroundElement(section: TagSection, element: Element): Edit[] {
  const { open, close } = section
  return [
    ...cutTag(open, 'first', []),
    ...cutTag(close, 'first', []),
    cutAround(element, open, { mark: 'open', section }),
    cutAround(element, close, { mark: 'close', section }),
  ]
}

function paragraphEdits(
  source: string,
  tags: readonly Tag[],
  standings: ReadonlyMap<Tag, TagStanding>,
  markOf: ReadonlyMap<Tag, EditMark>,
): Edit[] {
  const edits: Edit[] = []
  for (const [paragraph, own] of byParagraph(tags)) {
    const marks = own.flatMap((tag) => markOf.get(tag) ?? [])
    if (marks.length === 0) continue
    if (own.length === marks.length && own.every((tag) => standings.get(tag) === 'alone')) {
      edits.push(cutTagParagraph(source, paragraph, own, marks))
      continue
    }
    for (const tag of own) {
      const mark = markOf.get(tag)
      if (mark !== undefined) edits.push(...cutTag(tag, 'first', []), cutAround(paragraph.element, tag, mark))
    }
  }
  return edits
}
