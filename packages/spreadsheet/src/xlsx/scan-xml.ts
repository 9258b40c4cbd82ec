import { SaxesParser } from 'saxes'
import { damagedFile, SpreadsheetError } from '../table/errors.ts'

export type Attributes = Readonly<Record<string, string>>

export type XmlEvents = {
  open?(name: string, attributes: Attributes): void
  text?(text: string): void
  close?(name: string): void
}

const CHUNK_BYTES = 256 * 1024

/** Piece by piece, so that a handler that throws at a limit ends the reading. Names come without their prefixes. */
export function scanXml(bytes: Uint8Array, events: XmlEvents): void {
  const parser = new SaxesParser<{ position: false; xmlns: false }>({ position: false, xmlns: false })
  parser.on('opentag', ({ name, attributes }) => events.open?.(localName(name), attributes))
  parser.on('text', (text) => events.text?.(text))
  parser.on('cdata', (text) => events.text?.(text))
  parser.on('closetag', ({ name }) => events.close?.(localName(name)))
  const decoder = new TextDecoder(encodingOf(bytes))
  try {
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      parser.write(decoder.decode(bytes.subarray(at, at + CHUNK_BYTES), { stream: true }))
    }
    parser.write(decoder.decode()).close()
  } catch (error) {
    if (error instanceof SpreadsheetError) throw error
    throw damagedFile(error)
  }
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8'
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
