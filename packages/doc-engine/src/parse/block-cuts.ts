import { AFTER_TAGS, BEFORE_TAGS, type Edit, type EditMark } from './edits.ts'
import type { Element } from './elements.ts'
import { prefixOf } from './operations.ts'
import type { Paragraph } from './paragraphs.ts'
import type { PlacedSection } from './placement.ts'
import type { Tag } from './tags.ts'

const RANGE_MARK = /^w:(?:bookmark|commentRange|perm|moveFromRange|moveToRange)(?:Start|End)$/

/** A paragraph with nothing but tags of sections goes; the ends of bookmarks that stand in it stay. */
export function cutTagParagraph(
  source: string,
  { element }: Paragraph,
  tags: readonly Tag[],
  marks: readonly EditMark[],
): Edit {
  const bookmarks = element.children
    .filter((child) => RANGE_MARK.test(child.name))
    .map((child) => source.slice(child.start, child.end))
  const put = marks[0]?.mark === 'open' ? [...bookmarks, ...marks] : [...marks, ...bookmarks]
  return { start: element.start, end: element.end, order: tags[0]?.index ?? 0, put }
}

/** The mark of a section before an element or after it. */
export function cutAround(element: Element, tag: Tag, mark: EditMark): Edit {
  const at = mark.mark === 'open' ? element.start : element.end
  return { start: at, end: at, order: tag.index, put: [mark] }
}

/** Tables that may be left without a row: all their rows belong to sections. */
export function guardTables(placed: readonly PlacedSection[]): Edit[] {
  const repeated = new Set<Element>()
  const tables = new Set<Element>()
  for (const { extent } of placed) {
    if (extent.kind !== 'row') continue
    repeated.add(extent.row)
    if (extent.row.parent?.name === 'w:tbl') tables.add(extent.row.parent)
  }
  return [...tables].flatMap((table) => guardTable(table, repeated))
}

function guardTable(table: Element, repeated: ReadonlySet<Element>): Edit[] {
  const rows = table.children.filter((child) => child.name === 'w:tr' || child.name === 'w:sdt')
  const first = rows[0]
  const last = rows.at(-1)
  if (first === undefined || last === undefined || !rows.every((row) => repeated.has(row))) return []
  const phase = (at: number, order: number, name: 'head' | 'rows' | 'tail' | 'end'): Edit => ({
    start: at,
    end: at,
    order,
    put: [{ mark: 'table', phase: name, table }],
  })
  return [
    phase(table.start, AFTER_TAGS, 'head'),
    phase(first.start, BEFORE_TAGS, 'rows'),
    phase(last.end, AFTER_TAGS, 'tail'),
    phase(table.end, BEFORE_TAGS, 'end'),
  ]
}

/** Places that Word refuses without a paragraph, where a section may take the last one away. */
export function guardContainers(source: string, placed: readonly PlacedSection[]): Edit[] {
  const containers = new Set<Element>()
  for (const { extent } of placed) {
    if (extent.kind === 'paragraphs' && extent.container.name !== 'w:body') containers.add(extent.container)
  }
  return [...containers].map((container) => {
    const prefix = paragraphPrefix(container)
    const mustEndWithParagraph = container.name === 'w:tc'
    const operation = {
      kind: 'paragraph' as const,
      paragraph: emptyParagraph(prefix),
      endings: mustEndWithParagraph ? [Buffer.from(`</${prefix}p>`), emptyParagraph(prefix)] : [],
      empty: mustEndWithParagraph ? null : Buffer.from(source.slice(container.start, container.openEnd)),
    }
    const at = container.closeStart
    return { start: at, end: at, order: AFTER_TAGS, put: [{ mark: 'operation' as const, operation }] }
  })
}

export function emptyParagraph(prefix: string): Buffer {
  return Buffer.from(`<${prefix}p/>`)
}

function paragraphPrefix(container: Element): string {
  const paragraph = container.children.find((child) => child.name === 'w:p')
  return prefixOf(paragraph?.rawName ?? 'w:p')
}
