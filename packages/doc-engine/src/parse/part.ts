import type { TemplateProblem } from '../errors/errors.ts'
import type { Dictionary } from '../fields/dictionary.ts'
import { acceptChanges, type Review } from './accept-changes.ts'
import { cutAround, cutTagParagraph, guardContainers, guardTables } from './block-cuts.ts'
import { type Edit, keepSpaces, type Mark } from './edits.ts'
import { type Element, withoutCdata } from './elements.ts'
import { foldEdits } from './fold.ts'
import type { Operation } from './operations.ts'
import { readParagraphs } from './paragraphs.ts'
import { byParagraph, type PlacedSection, placeSections, type Standing, tagStandings } from './placement.ts'
import { ProblemList } from './problems.ts'
import { cutRuns, cutTag, cutTextOverParagraphs } from './run-cuts.ts'
import { readSections, type Section } from './sections.ts'
import { findTags, type Tag } from './tags.ts'

/** A part of the document split into bytes and operations; `paths` are the fields it uses. */
type CompiledPart = {
  operations: Operation[]
  paths: ReadonlySet<string>
  problems: TemplateProblem[]
  review: Review
}

/** Null when the part has neither tags nor corrections: then it is copied as it is. */
export function compilePart(rawXml: string, part: string, dictionary: Dictionary): CompiledPart | null {
  const { xml: source, review } = acceptChanges(withoutCdata(rawXml), part)
  const problems = new ProblemList(part)
  const tags = readTags(source, part, problems)
  if (tags.length === 0 && problems.problems.length === 0 && source === rawXml) return null
  const { values, sections, paths } = readSections(tags, dictionary, problems)
  const placed = placeSections(sections, problems)
  const edits = [
    ...keepSpaces(tags),
    ...values.flatMap(({ tag, operation }) => cutTag(tag, 'first', [{ mark: 'operation', operation }])),
    ...sectionEdits(source, tags, placed, problems),
    ...guardTables(placed),
    ...guardContainers(source, placed),
  ]
  const operations = foldEdits(source, edits, problems)
  return { operations, paths, problems: problems.problems, review }
}

function readTags(source: string, part: string, problems: ProblemList): Tag[] {
  const all: Tag[] = []
  for (const paragraph of readParagraphs(source, part)) {
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
  const markOf = new Map<Tag, Mark>()
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

function aroundElement(section: Section, element: Element): Edit[] {
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
  standings: ReadonlyMap<Tag, Standing>,
  markOf: ReadonlyMap<Tag, Mark>,
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
