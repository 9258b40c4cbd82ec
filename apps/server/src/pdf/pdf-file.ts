import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'

const HEADER = Buffer.from('%PDF-1.7\n%\x81\x81\x81\x81\n', 'latin1')
/** Words shrink to a tenth at any level: the quickest is taken. */
const LEVEL = 1
/** Of an entry of the table of places: its kind, where it stands, which of a packet it is. */
const WIDTHS = [1, 4, 2] as const
const PACKET_MOST = 1000

type Place = { kind: 1; offset: number } | { kind: 2; packet: number; index: number }

/**
 * A PDF written from its beginning to its end: objects as they become known, those without a stream many in a packet; then
 * where each of them stands.
 */
export class PdfFile {
  #pieces: Buffer[] = []
  #offset = 0
  readonly #hash = createHash('sha256')
  /** By number; 0 is never an object. */
  readonly #places: (Place | null)[] = [null]
  #waiting: { number: number; words: string }[] = []

  constructor() {
    this.#add(HEADER)
  }

  reserve(): number {
    return this.#places.push(null) - 1
  }

  write(number: number, words: string): void {
    this.#waiting.push({ number, words })
    if (this.#waiting.length === PACKET_MOST) this.#pack()
  }

  writeStream(number: number, words: string, stream: Uint8Array): void {
    this.#mark(number, { kind: 1, offset: this.#offset })
    this.#add(Buffer.from(`${number} 0 obj\n${words}\nstream\n`, 'latin1'))
    this.#add(stream)
    this.#add(Buffer.from('\nendstream\nendobj\n', 'latin1'))
  }

  end({ catalog, about }: { catalog: number; about: number }): void {
    this.#pack()
    const table = this.reserve()
    this.#places[table] = { kind: 1, offset: this.#offset }
    const start = this.#offset
    const packed = deflateSync(tableOf(this.#places))
    const name = this.#hash.copy().digest('hex').slice(0, 32)
    const said = `/Size ${this.#places.length} /W [${WIDTHS.join(' ')}] /Root ${catalog} 0 R /Info ${about} 0 R /ID [<${name}> <${name}>]`
    this.#add(
      Buffer.from(
        `${table} 0 obj\n<< /Type /XRef ${said} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
        'latin1',
      ),
    )
    this.#add(packed)
    this.#add(Buffer.from(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`, 'latin1'))
  }

  /** What has been written since the last time. */
  take(): Buffer {
    this.#pack()
    const taken = Buffer.concat(this.#pieces)
    this.#pieces = []
    return taken
  }

  #pack(): void {
    const objects = this.#waiting
    if (objects.length === 0) return
    this.#waiting = []
    const packet = this.reserve()
    let heads = ''
    let at = 0
    for (const [index, { number, words }] of objects.entries()) {
      this.#mark(number, { kind: 2, packet, index })
      heads += `${number} ${at} `
      at += words.length + 1
    }
    const said = `${heads}${objects.map(({ words }) => `${words}\n`).join('')}`
    const packed = deflateSync(Buffer.from(said, 'latin1'), { level: LEVEL })
    const about = `/Type /ObjStm /N ${objects.length} /First ${heads.length}`
    this.writeStream(packet, `<< ${about} /Filter /FlateDecode /Length ${packed.length} >>`, packed)
  }

  #mark(number: number, place: Place): void {
    if (this.#places[number] !== null)
      throw new Error(`object ${number} is written twice or was not reserved`)
    this.#places[number] = place
  }

  #add(piece: Uint8Array): void {
    const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)
    this.#hash.update(bytes)
    this.#pieces.push(bytes)
    this.#offset += bytes.length
  }
}

/** A string as PDF wants Russian letters: UTF-16 in hexadecimal. */
export function pdfText(text: string): string {
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`
}

function tableOf(places: readonly (Place | null)[]): Buffer {
  const width = WIDTHS.reduce((sum, one) => sum + one, 0)
  const table = Buffer.alloc(places.length * width)
  for (const [number, place] of places.entries()) {
    const at = number * width
    table[at] = place?.kind ?? 0
    table.writeUInt32BE(place === null ? 0 : place.kind === 1 ? place.offset : place.packet, at + 1)
    table.writeUInt16BE(place === null ? 0xffff : place.kind === 1 ? 0 : place.index, at + 5)
  }
  return table
}
