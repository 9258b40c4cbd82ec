import { closestElement, type Element } from './elements.ts'
import type { TagSection } from './operations.ts'
import type { Paragraph } from './paragraphs.ts'
import type { ProblemList } from './problems.ts'
import type { Tag } from './tags.ts'

/** What of the document a section repeats: runs of one paragraph, paragraphs (or text over them), or a table row. */
export type Extent =
  | { kind: 'runs' }
  | { kind: 'paragraphs'; container: Element }
  | { kind: 'row'; row: Element }

export type PlacedSection = { section: TagSection; extent: Extent }

/** How a section tag stands in its paragraph, for sections that go over several. */
export type TagStanding = 'alone' | 'edge' | 'within'

const BLANK = /^[ \t\u00a0]*$/
/** A page break beside the tag goes with the section: every item then begins on its own page. */
const BLANK_OR_BREAK = /^[ \t\u00a0\n]*$/

/** Decides the extent of every section; those that have none are problems. */
export function placeSections(sections: readonly TagSection[], problems: ProblemList): PlacedSection[] {
  return sections.flatMap((section) => {
    const extent = extentOf(section, problems)
    return extent === null ? [] : [{ section, extent }]
  })
}

function extentOf(section: TagSection, problems: ProblemList): Extent | null {
  const { open, close } = section
  if (open.paragraph === close.paragraph) return { kind: 'runs' }
  const openCell = closestElement(open.paragraph.element, 'w:tc')
  const closeCell = closestElement(close.paragraph.element, 'w:tc')
  if (openCell !== closeCell) return rowExtent(section, openCell, closeCell, problems)
  const container = open.paragraph.element.parent
  if (container !== null && container === close.paragraph.element.parent)
    return { kind: 'paragraphs', container }
  problems.add(
    'crosses-structure',
    open,
    `Раздел «${open.source}» начинается и заканчивается в разных местах документа: в надписи, элементе управления и вне их.`,
    `Поставьте «${open.source}» и «${close.source}» в одном и том же тексте.`,
  )
  return null
}

function rowExtent(
  { open, close }: TagSection,
  openCell: Element | null,
  closeCell: Element | null,
  problems: ProblemList,
): Extent | null {
  const row = closestElement(openCell, 'w:tr')
  if (row !== null && row === closestElement(closeCell, 'w:tr')) {
    const cells = cellsOf(row)
    if (cells[0] === openCell && cells.at(-1) === closeCell) return { kind: 'row', row }
  }
  problems.add(
    'crosses-cells',
    open,
    `Раздел «${open.source}…${close.source}» пересекает ячейки таблицы.`,
    `Чтобы повторялась строка, поставьте «${open.source}» в её первую ячейку, а «${close.source}» — в последнюю.`,
  )
  return null
}

/** The cells of a row, those inside content controls and tracked changes too, but not those of nested tables. */
function cellsOf(row: Element): Element[] {
  return row.children.flatMap((child) => (child.name === 'w:tc' ? [child] : wrappedCells(child)))
}

function wrappedCells(element: Element): Element[] {
  return element.name === 'w:trPr' || element.name === 'w:tblPrEx' ? [] : cellsOf(element)
}

/**
 * A tag that stands alone takes its paragraph away with it; one at the edge takes the paragraph into its section;
 * one within text cuts the text there. Several tags of sections may stand together.
 */
export function tagStandings(placed: readonly PlacedSection[], tags: readonly Tag[]): Map<Tag, TagStanding> {
  const overParagraphs = sectionTags(placed, (extent) => extent.kind === 'paragraphs')
  const overRows = sectionTags(placed, (extent) => extent.kind === 'row')
  const standings = new Map<Tag, TagStanding>()
  for (const [paragraph, own] of byParagraph(tags)) {
    const texts = textsBetween(paragraph, own)
    const firstText = texts.findIndex((text) => !BLANK_OR_BREAK.test(text))
    const lastText = texts.findLastIndex((text) => !BLANK_OR_BREAK.test(text))
    const goesOver = (tag: Tag) => overParagraphs.has(tag) || overRows.has(tag)
    const firstOther = own.findIndex((tag) => tag.kind === 'close' || tag.kind === 'value' || !goesOver(tag))
    const lastOther = own.findLastIndex((tag) => tag.kind !== 'close' || !goesOver(tag))
    const isAlone = texts.every((text) => BLANK.test(text)) && own.every((tag) => overParagraphs.has(tag))
    own.forEach((tag, index) => {
      if (!overParagraphs.has(tag)) return
      const opens = (firstText === -1 || firstText > index) && (firstOther === -1 || firstOther > index)
      const closes = lastText <= index && lastOther < index
      const atEdge = tag.kind === 'close' ? closes : opens
      standings.set(tag, isAlone ? 'alone' : atEdge ? 'edge' : 'within')
    })
  }
  return standings
}

export function byParagraph(tags: readonly Tag[]): Map<Paragraph, Tag[]> {
  const groups = new Map<Paragraph, Tag[]>()
  for (const tag of tags) {
    const group = groups.get(tag.paragraph)
    if (group === undefined) groups.set(tag.paragraph, [tag])
    else group.push(tag)
  }
  return groups
}

function sectionTags(placed: readonly PlacedSection[], matches: (extent: Extent) => boolean): Set<Tag> {
  const matching = placed.filter(({ extent }) => matches(extent))
  return new Set(matching.flatMap(({ section }) => [section.open, section.close]))
}

/** The text before the first tag, between the tags and after the last: one more than there are tags. */
function textsBetween(paragraph: Paragraph, tags: readonly Tag[]): string[] {
  const starts = [0, ...tags.map((tag) => tag.to)]
  return starts.map((start, index) => paragraph.text.slice(start, tags[index]?.from ?? paragraph.text.length))
}
