import { type Edit, type EditMark, type TagRange, tagRanges } from './edits.ts'
import type { Element } from './elements.ts'
import type { TagSection } from './operations.ts'
import { prefixOf, textMarkup } from './operations.ts'
import type { ProblemList } from './problems.ts'
import type { Tag } from './tags.ts'

/** What may be closed and opened again in the middle of a paragraph without losing anything. */
const DIVISIBLE = new Set(['w:r', 'w:t', 'w:ins', 'w:moveTo', 'w:hyperlink', 'w:smartTag', 'w:dir', 'w:bdo'])

/** Takes a tag's text out; `marks` stand where `at` says: before what is left, or after it. */
export function cutTag(tag: Tag, at: 'first' | 'last', marks: readonly (string | EditMark)[]): Edit[] {
  const ranges = tagRanges(tag)
  const chosen = at === 'first' ? 0 : ranges.length - 1
  return ranges.map(({ start, end }, index) => ({
    start,
    end,
    order: tag.index,
    put: index === chosen ? marks : [],
  }))
}

/** A section inside one paragraph repeats text of one run, or whole runs with their formatting. */
export function cutRuns(source: string, section: TagSection, problems: ProblemList): Edit[] {
  const open = tagRanges(section.open).at(-1)
  const close = tagRanges(section.close)[0]
  if (open === undefined || close === undefined) return []
  if (open.run === close.run) return cutText(section)
  const shared = sharedAncestor(open.run, close.run)
  const openChain = chainBelow(shared, open.holder)
  const closeChain = chainBelow(shared, close.holder)
  if (![...openChain, ...closeChain].every((element) => DIVISIBLE.has(element.name))) {
    problems.add(
      'crosses-structure',
      section.open,
      `Раздел «${section.open.source}» начинается внутри элемента управления или поля, а заканчивается вне его.`,
      `Поставьте «${section.open.source}» и «${section.close.source}» в одном и том же тексте.`,
    )
    return []
  }
  return [
    ...cutBetweenRuns(source, section.open, open, openChain, { mark: 'open', section }),
    ...cutBetweenRuns(source, section.close, close, closeChain, { mark: 'close', section }),
  ]
}

/** The section is cut inside its w:t elements; the markup between them is repeated as it stands. */
function cutText(section: TagSection): Edit[] {
  return [
    ...cutTag(section.open, 'last', [{ mark: 'open', section }]),
    ...cutTag(section.close, 'first', [{ mark: 'close', section }]),
  ]
}

/** Text that begins in one paragraph and ends in another can be cut only where both stand in the same markup. */
export function cutTextOverParagraphs(
  section: TagSection,
  container: Element,
  problems: ProblemList,
): Edit[] {
  const open = tagRanges(section.open).at(-1)
  const close = tagRanges(section.close)[0]
  if (open === undefined || close === undefined) return []
  const names = (holder: Element) => chainBelow(container, holder).map((element) => element.rawName)
  if (names(open.holder).join() === names(close.holder).join()) return cutText(section)
  problems.add(
    'crosses-structure',
    section.open,
    `Раздел «${section.open.source}» начинается внутри ссылки или правки, а заканчивается вне её.`,
    `Поставьте «${section.open.source}» и «${section.close.source}» в отдельные абзацы.`,
  )
  return []
}

/** Puts a mark between runs: before or after the tag's run where the tag is at its edge, else the run is divided. */
function cutBetweenRuns(
  source: string,
  tag: Tag,
  range: TagRange,
  chain: readonly Element[],
  mark: EditMark,
): Edit[] {
  const { run } = range
  const isPlain = chain[0] === run
  const starts = isPlain && startsRun(tag, range)
  const ends = isPlain && endsRun(tag, range)
  const removed = cutTag(tag, 'first', [])
  if (starts && ends) return [...removed, { start: run.start, end: run.end, order: tag.index, put: [mark] }]
  if (starts) return [...removed, { start: run.start, end: run.start, order: tag.index, put: [mark] }]
  if (ends) return [...removed, { start: run.end, end: run.end, order: tag.index, put: [mark] }]
  const at = mark.mark === 'open' ? 'last' : 'first'
  return cutTag(tag, at, [closingTags(chain), mark, openingTags(source, chain)])
}

function startsRun(tag: Tag, range: TagRange): boolean {
  const { pieces } = tag.paragraph
  return (pieces[range.piece]?.from ?? 0) >= tag.from && pieces[range.piece - 1]?.run !== range.run
}

function endsRun(tag: Tag, range: TagRange): boolean {
  const { pieces } = tag.paragraph
  const piece = pieces[range.piece]
  return (
    piece !== undefined &&
    piece.from + piece.text.length <= tag.to &&
    pieces[range.piece + 1]?.run !== range.run
  )
}

function closingTags(chain: readonly Element[]): string {
  return chain
    .toReversed()
    .map((element) => `</${element.rawName}>`)
    .join('')
}

function openingTags(source: string, chain: readonly Element[]): string {
  return chain.map((element) => openingTag(source, element)).join('')
}

function openingTag(source: string, element: Element): string {
  if (element.name === 'w:t') return textMarkup(prefixOf(element.rawName)).comeBack
  const properties = element.children.find((child) => child.name === 'w:rPr')
  const tag = source.slice(element.start, element.openEnd)
  return properties === undefined ? tag : tag + source.slice(properties.start, properties.end)
}

function sharedAncestor(left: Element, right: Element): Element | null {
  const above = new Set<Element>()
  for (let at: Element | null = left; at !== null; at = at.parent) above.add(at)
  let at: Element | null = right
  while (at !== null && !above.has(at)) at = at.parent
  return at
}

/** From the child of `ancestor` down to `element`. */
function chainBelow(ancestor: Element | null, element: Element): Element[] {
  const chain: Element[] = []
  for (let at: Element | null = element; at !== null && at !== ancestor; at = at.parent) chain.push(at)
  return chain.toReversed()
}
