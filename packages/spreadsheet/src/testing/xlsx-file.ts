import { strToU8, zipSync } from 'fflate'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const LINKS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

export type RawWorkbook = {
  /** What stands inside `<worksheet>`, a sheet each. */
  sheets: readonly { name: string; xml: string; state?: string }[]
  strings?: string
  styles?: string
  workbookPr?: string
}

/** An .xlsx as other programs write it, down to the XML. */
export function xlsxFile(workbook: RawWorkbook): Uint8Array {
  return zipped(xlsxParts(workbook))
}

export function xlsxParts({ sheets, strings, styles, workbookPr = '' }: RawWorkbook): Record<string, string> {
  const listed = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"${state === undefined ? '' : ` state="${state}"`}/>`,
  )
  const links = [
    ...sheets.map((_, index) => link(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`)),
    ...(strings === undefined ? [] : [link('rS', 'sharedStrings', '/xl/sharedStrings.xml')]),
    ...(styles === undefined ? [] : [link('rT', 'styles', 'styles.xml')]),
  ]
  const parts: Record<string, string> = {
    '_rels/.rels': relationships([link('r1', 'officeDocument', 'xl/workbook.xml')]),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${LINKS}">${workbookPr}<sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(links),
  }
  for (const [index, { xml }] of sheets.entries()) {
    parts[`xl/worksheets/sheet${index + 1}.xml`] = `<worksheet xmlns="${MAIN}">${xml}</worksheet>`
  }
  if (strings !== undefined) parts['xl/sharedStrings.xml'] = `<sst xmlns="${MAIN}">${strings}</sst>`
  if (styles !== undefined) parts['xl/styles.xml'] = `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`
  return parts
}

export function zipped(parts: Readonly<Record<string, string>>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))
}

function link(id: string, kind: string, target: string): string {
  return `<Relationship Id="${id}" Type="${LINKS}/${kind}" Target="${target}"/>`
}

function relationships(links: readonly string[]): string {
  return `<Relationships xmlns="${PACKAGE}">${links.join('')}</Relationships>`
}
