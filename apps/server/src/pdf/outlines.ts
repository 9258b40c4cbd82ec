import { type PdfFile, pdfText } from './pdf-file.ts'

/** A line of the list that a reader shows beside the pages. */
export type OutlineEntry = {
  section: string
  title: string
  /** The object of the page it leads to. */
  page: number
  /** The object that it is: what a paper lists of itself hangs on it already. */
  node: number
  /** `/First … /Last …` of what hangs on it, and how much that is. */
  inner: { bounds: string; count: number } | null
}

type Node = { number: number; title: string; page: number; kids: Node[]; inner: OutlineEntry['inner'] }

/** Sections with their papers, in the order in which they are printed; one section alone is left out. What a paper lists of itself is folded. */
export function writeOutlines(file: PdfFile, entries: readonly OutlineEntry[]): number {
  const number = file.reserve()
  const bounds = writeLevel(file, nodesOf(file, entries), number)
  file.write(number, `<< /Type /Outlines ${bounds} >>`)
  return number
}

function nodesOf(file: PdfFile, entries: readonly OutlineEntry[]): Node[] {
  const leaf = ({ title, page, node, inner }: OutlineEntry): Node => ({
    number: node,
    title,
    page,
    kids: [],
    inner,
  })
  const sections = [...new Set(entries.map(({ section }) => section))]
  if (sections.length <= 1) return entries.map(leaf)
  return sections.map((section) => {
    const own = entries.filter((entry) => entry.section === section)
    return {
      number: file.reserve(),
      title: section,
      page: own[0]?.page ?? 0,
      kids: own.map(leaf),
      inner: null,
    }
  })
}

function writeLevel(file: PdfFile, nodes: readonly Node[], parent: number): string {
  for (const [index, { number, title, page, kids, inner }] of nodes.entries()) {
    const [before, after] = [nodes[index - 1], nodes[index + 1]]
    const links = [
      before === undefined ? '' : `/Prev ${before.number} 0 R`,
      after === undefined ? '' : `/Next ${after.number} 0 R`,
      kids.length === 0 ? '' : writeLevel(file, kids, number),
      inner === null ? '' : `${inner.bounds} /Count -${inner.count}`,
    ]
    const place = `/Parent ${parent} 0 R /Dest [${page} 0 R /Fit]`
    file.write(number, `<< /Title ${pdfText(title)} ${place} ${links.join(' ')} >>`)
  }
  const [first, last] = [nodes[0], nodes.at(-1)]
  if (first === undefined || last === undefined) return ''
  // What is open of the tree: the lines of this level and those below it.
  const open = nodes.reduce((sum, { kids }) => sum + 1 + kids.length, 0)
  return `/First ${first.number} 0 R /Last ${last.number} 0 R /Count ${open}`
}
