import { NUMBERING, type PrintedValue } from '@ot/doc-engine'
import type { PageEdges, PageLayout, Paper, PaperPictures, PressBlock, PressSection } from '../paper/paper.ts'
import { Looks, readStyles, type Styles } from './looks.ts'
import { partsByIds, WordParts } from './parts.ts'
import { countPoints } from './point-numbers.ts'
import { type Reading, readBlocks } from './read-blocks.ts'
import { attributeOf, childOf, childrenOf, type Node, pointsOf, saysYes } from './xml-tree.ts'

export type ReadPaper = { paper: Paper; pictures: PaperPictures }

type PartOf = (relationship: string | null) => Node | null

const NO_VALUES: readonly PrintedValue[] = []

/**
 * A paper out of the `.docx` that the library printed: its words, its points counted and its own styles. `values` tell where
 * in the file its values stand; the runs then say which of their words are which value.
 */
export function readPaper(docx: Uint8Array, values = NO_VALUES): ReadPaper {
  const parts = new WordParts(docx)
  const body = childOf(parts.markedTree('word/document.xml', values), 'w:body')
  if (body === null) throw new TypeError('the paper has no body')
  const relationships = partsByIds(parts)
  const pictures = new Map<string, Uint8Array>()
  const looks = new Looks(stylesOf(parts))
  const points = countPoints(body, parts.find(NUMBERING))
  const reading: Reading = {
    looks,
    points,
    runs: {
      numberAt: points.at,
      pictureOf: (relationship) => {
        const name = relationships.get(relationship) ?? relationship
        pictures.set(name, parts.bytes(name))
        return name
      },
    },
  }
  const partOf: PartOf = (relationship) => {
    const name = relationships.get(relationship ?? '')
    return name === undefined ? null : parts.tree(name)
  }
  const sections = sectionsOf(body, reading, partOf)
  return { paper: { ...aboutOf(parts), looks: looks.used, sections }, pictures }
}

/** Nearly all papers of the library have the styles of the one before. */
let lastStyles: { bytes: Buffer; styles: Styles } | null = null

function stylesOf(parts: WordParts): Styles {
  const bytes = parts.bytes('word/styles.xml')
  if (lastStyles?.bytes.equals(bytes) !== true)
    lastStyles = { bytes, styles: readStyles(parts.tree('word/styles.xml')) }
  return lastStyles.styles
}

function aboutOf(parts: WordParts): Pick<Paper, 'title' | 'author' | 'keywords' | 'language'> {
  const core = parts.find('docProps/core.xml') === undefined ? null : parts.tree('docProps/core.xml')
  const said = (name: string) => childOf(core, name)?.text ?? ''
  return {
    title: said('dc:title'),
    author: said('dc:creator'),
    keywords: said('cp:keywords')
      .split(';')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
    language: said('dc:language').split('-')[0] || 'ru',
  }
}

/** Each ends with its properties; what one does not say of headers goes on from the one before. */
function sectionsOf(body: Node, reading: Reading, partOf: PartOf): PressSection[] {
  const sections: PressSection[] = []
  let nodes: Node[] = []
  for (const node of body.children) {
    const ownEnd = node.name === 'w:p' ? childOf(childOf(node, 'w:pPr'), 'w:sectPr') : null
    if (node.name !== 'w:sectPr') nodes.push(node)
    const end = node.name === 'w:sectPr' ? node : ownEnd
    if (end === null) continue
    sections.push(readSection(end, readBlocks(nodes, reading), { before: sections.at(-1), reading, partOf }))
    nodes = []
  }
  return sections
}

type Around = { before: PressSection | undefined; reading: Reading; partOf: PartOf }

function readSection(
  properties: Node,
  blocks: PressBlock[],
  { before, reading, partOf }: Around,
): PressSection {
  const partsOf = (name: 'header' | 'footer'): PageEdges => {
    const read = (type: string): PressBlock[] | null => {
      const reference = childrenOf(properties, `w:${name}Reference`).find(
        (one) => attributeOf(one, 'w:type') === type,
      )
      const part = partOf(attributeOf(reference ?? null, 'r:id'))
      return part === null ? null : readBlocks(part.children, reading)
    }
    return {
      first: read('first') ?? before?.[name].first ?? [],
      other: read('default') ?? before?.[name].other ?? [],
    }
  }
  return {
    page: pageOf(properties),
    titled: saysYes(properties, 'w:titlePg') ?? false,
    header: partsOf('header'),
    footer: partsOf('footer'),
    blocks,
  }
}

function pageOf(properties: Node): PageLayout {
  const size = childOf(properties, 'w:pgSz')
  const margins = childOf(properties, 'w:pgMar')
  const margin = (side: string) => pointsOf(margins, `w:${side}`) ?? 0
  return {
    width: pointsOf(size, 'w:w') ?? 0,
    height: pointsOf(size, 'w:h') ?? 0,
    left: margin('left'),
    right: margin('right'),
    top: margin('top'),
    bottom: margin('bottom'),
    header: margin('header'),
    footer: margin('footer'),
  }
}
