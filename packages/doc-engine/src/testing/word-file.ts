import { strToU8, type Zippable, zipSync } from 'fflate'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  `xmlns:r="${OFFICE}"`,
].join(' ')

const SIDE_PARTS = {
  header: 'hdr',
  footer: 'ftr',
  footnotes: 'footnotes',
} as const

type SidePart = keyof typeof SIDE_PARTS

/** A small Word file written by hand: the body's XML and, if asked, other parts. */
export type WordFile = { body: string } & Partial<Record<SidePart, string>> & {
    /** Whole files by name: added, or put in the place of those made here; null leaves one out. */
    files?: Record<string, string | Uint8Array | null>
    stored?: boolean
  }

export function wordFile({ body, files = {}, stored = false, ...sides }: WordFile): Uint8Array {
  const present = sidePartsOf(sides)
  const written: Record<string, string | Uint8Array | null> = {
    '[Content_Types].xml': contentTypes(present.map(([kind]) => kind)),
    '_rels/.rels': relationships([['rId1', `${OFFICE}/officeDocument`, 'word/document.xml']]),
    'word/_rels/document.xml.rels': relationships(
      present.map(([kind], index) => [`rId${index + 1}`, `${OFFICE}/${kind}`, `${kind}.xml`]),
    ),
    'word/document.xml': documentXml(body),
    ...Object.fromEntries(present.map(([kind, xml]) => [`word/${kind}.xml`, sidePart(kind, xml)])),
    ...files,
  }
  const zippable: Zippable = {}
  for (const [name, content] of Object.entries(written)) {
    if (content === null) continue
    zippable[name] = [typeof content === 'string' ? strToU8(content) : content, { level: stored ? 0 : 6 }]
  }
  return zipSync(zippable)
}

export function documentXml(body: string): string {
  return `${DECLARATION}<w:document ${NAMESPACES}><w:body>${body}<w:sectPr/></w:body></w:document>`
}

/** A paragraph with one run for every text given. */
export function paragraph(...runs: readonly string[]): string {
  return `<w:p>${runs.map((text) => run(text)).join('')}</w:p>`
}

export function run(text: string, properties = ''): string {
  const rPr = properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`
  return `<w:r>${rPr}<w:t xml:space="preserve">${text}</w:t></w:r>`
}

/** A table of rows of cells; a cell is the XML of its paragraphs. */
export function table(...rows: readonly (readonly string[])[]): string {
  const written = rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`)
  return `<w:tbl><w:tblPr/><w:tblGrid/>${written.join('')}</w:tbl>`
}

export function relationships(
  rows: readonly (readonly [id: string, type: string, target: string])[],
): string {
  const written = rows.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`,
  )
  return `${DECLARATION}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${written.join('')}</Relationships>`
}

export function contentTypes(kinds: readonly string[], main = `${WORD}.document.main+xml`): string {
  const overrides = [['document', main], ...kinds.map((kind) => [kind, `${WORD}.${kind}+xml`])]
  return [
    `${DECLARATION}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    ...overrides.map(([name, type]) => `<Override PartName="/word/${name}.xml" ContentType="${type}"/>`),
    '</Types>',
  ].join('')
}

function sidePart(kind: SidePart, xml: string): string {
  const root = SIDE_PARTS[kind]
  return `${DECLARATION}<w:${root} ${NAMESPACES}>${xml}</w:${root}>`
}

function sidePartsOf(sides: Partial<Record<SidePart, string>>): [SidePart, string][] {
  const kinds: readonly SidePart[] = ['header', 'footer', 'footnotes']
  return kinds.flatMap((kind): [SidePart, string][] => {
    const xml = sides[kind]
    return xml === undefined ? [] : [[kind, xml]]
  })
}
