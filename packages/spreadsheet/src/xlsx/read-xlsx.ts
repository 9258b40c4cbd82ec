import type { Table } from '../table/cells.ts'
import type { ReadLimits } from '../table/limits.ts'
import { openPackage } from './open-package.ts'
import { readSheet } from './sheet.ts'
import { spreadMerged } from './spread-merged.ts'
import { readSharedStrings } from './strings.ts'
import { readDateStyles } from './styles.ts'
import { readWorkbook } from './workbook.ts'

export function readXlsx(file: Uint8Array, limits: ReadLimits): Table[] {
  const parts = openPackage(file, limits)
  const { sheets, from1904, stylesPath, stringsPath } = readWorkbook(parts)
  const strings = stringsPath === null ? [] : readSharedStrings(parts.get(stringsPath))
  const dateStyles = stylesPath === null ? [] : readDateStyles(parts.get(stylesPath))
  return sheets.map(({ name, path }) => {
    const sheet = readSheet(parts.get(path), { name, strings, dateStyles, from1904, limits })
    return { name, rows: spreadMerged(sheet), from1904 }
  })
}
