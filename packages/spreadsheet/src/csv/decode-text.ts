import { notASpreadsheet } from '../table/errors.ts'

/** Text of a .csv: what its byte order mark says, else UTF-8, else Windows-1251, in which Excel saves it in Russia. */
export function decodeText(bytes: Uint8Array): string {
  const marked = markedEncoding(bytes)
  if (marked !== null) return new TextDecoder(marked).decode(bytes)
  if (bytes.includes(0)) throw notASpreadsheet()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return new TextDecoder('windows-1251').decode(bytes)
  }
}

function markedEncoding([first, second, third]: Uint8Array): string | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}
