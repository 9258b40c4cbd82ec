import { isDateFormat } from '../table/serial-date.ts'
import { scanXml } from './scan-xml.ts'

/** By the number of a cell's style: does it show dates? */
export function readDateStyles(bytes: Uint8Array): boolean[] {
  const codes = new Map<number, string>()
  const formats: number[] = []
  let isCellStyles = false
  scanXml(bytes, {
    open: (name, { numFmtId, formatCode }) => {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode ?? '')
      if (name === 'cellXfs') isCellStyles = true
      if (name === 'xf' && isCellStyles) formats.push(Number(numFmtId ?? 0))
    },
    close: (name) => {
      if (name === 'cellXfs') isCellStyles = false
    },
  })
  return formats.map((id) => isDateFormat(id, codes.get(id)))
}
