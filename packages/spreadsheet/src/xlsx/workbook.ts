import { damagedFile, notASpreadsheet } from '../table/errors.ts'
import { type Parts, relationshipsOf } from './open-package.ts'
import { type Attributes, scanXml } from './scan-xml.ts'

export type SheetPlace = { name: string; path: string }
export type Workbook = {
  /** Those the user sees. */
  sheets: SheetPlace[]
  from1904: boolean
  stylesPath: string | null
  stringsPath: string | null
}

export function readWorkbook(parts: Parts): Workbook {
  const path = relationshipsOf(parts, '').find(({ type }) => type.endsWith('/officeDocument'))?.target
  if (path === undefined) throw notASpreadsheet()
  const links = relationshipsOf(parts, path)
  const linked = (kind: string) => links.find(({ type }) => type.endsWith(`/${kind}`))?.target ?? null
  const sheets: SheetPlace[] = []
  let isWorkbook = false
  let from1904 = false
  scanXml(parts.get(path), {
    open: (name, attributes) => {
      if (name === 'workbook') isWorkbook = true
      if (name === 'workbookPr') from1904 = isTrue(attributes.date1904)
      if (name !== 'sheet' || isHidden(attributes)) return
      const id = relationshipId(attributes)
      const target = links.find((link) => link.id === id)
      if (target === undefined) throw damagedFile()
      // A chart sheet holds no cells.
      if (target.type.endsWith('/worksheet'))
        sheets.push({ name: attributes.name ?? '', path: target.target })
    },
  })
  if (!isWorkbook) throw notASpreadsheet()
  return { sheets, from1904, stylesPath: linked('styles'), stringsPath: linked('sharedStrings') }
}

function isHidden({ state }: Attributes): boolean {
  return state === 'hidden' || state === 'veryHidden'
}

/** `r:id`, whatever prefix the program gave the namespace. */
function relationshipId(attributes: Attributes): string | undefined {
  const name = Object.keys(attributes).find((key) => key.endsWith(':id'))
  return name === undefined ? undefined : attributes[name]
}

function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true'
}
