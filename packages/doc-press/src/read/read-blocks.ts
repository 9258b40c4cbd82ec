import type { PressBlock, PressParagraph } from '../paper/paper.ts'
import type { Looks } from './looks.ts'
import type { CountedPoints } from './point-numbers.ts'
import { type RunSources, readRuns } from './read-runs.ts'
import { readWordTable } from './read-table.ts'
import { childOf, type Node, saysYes } from './xml-tree.ts'

/** What all blocks of a paper are read with. */
export type Reading = { looks: Looks; points: CountedPoints; runs: RunSources }

export function readBlocks(nodes: readonly Node[], reading: Reading): PressBlock[] {
  return nodes.flatMap((node): PressBlock[] => {
    if (node.name === 'w:p') return [readParagraph(node, reading)]
    if (node.name !== 'w:tbl') return []
    return [readWordTable(node, { looks: reading.looks, blocks: (nodes) => readBlocks(nodes, reading) })]
  })
}

function readParagraph(node: Node, { looks, points, runs }: Reading): PressParagraph {
  const properties = childOf(node, 'w:pPr')
  const look = looks.of(properties)
  return {
    kind: 'paragraph',
    look,
    newPage: saysYes(properties, 'w:pageBreakBefore') ?? false,
    number: points.before(node),
    runs: readRuns(node, looks.used[look]?.bold ?? false, runs),
  }
}
