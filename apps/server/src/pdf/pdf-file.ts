import type { PDFObject } from '@cantoo/pdf-lib'

export type PdfTools = typeof import('@cantoo/pdf-lib')

const HEADER = Buffer.from('%PDF-1.7\n%\x81\x81\x81\x81\n', 'latin1')

/** A PDF written from its beginning to its end: objects as they become known, then where each of them stands. */
export class PdfFile {
  readonly #tools: PdfTools
  #pieces: Buffer[] = [HEADER]
  #offset = HEADER.length
  /** By number; 0 is never an object, and one that was reserved but not written is free. */
  readonly #offsets: (number | null)[] = [null]

  constructor(tools: PdfTools) {
    this.#tools = tools
  }

  reserve(): number {
    return this.#offsets.push(null) - 1
  }

  write(number: number, body: string): void {
    this.#begin(number)
    this.#add(Buffer.from(`${number} 0 obj\n${body}\nendobj\n`, 'latin1'))
  }

  writeObject(number: number, object: PDFObject): void {
    this.#begin(number)
    const head = Buffer.from(`${number} 0 obj\n`, 'latin1')
    const body = Buffer.alloc(object.sizeInBytes())
    object.copyBytesInto(body, 0)
    this.#add(Buffer.concat([head, body, Buffer.from('\nendobj\n', 'latin1')]))
  }

  /** A string as PDF wants Russian letters: UTF-16 in hexadecimal. */
  text(text: string): string {
    return this.#tools.PDFHexString.fromText(text).toString()
  }

  end({ catalog, about }: { catalog: number; about: number }): void {
    const start = this.#offset
    const size = this.#offsets.length
    const lines = this.#offsets.map((offset) =>
      offset === null ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`,
    )
    const trailer = `trailer\n<< /Size ${size} /Root ${catalog} 0 R /Info ${about} 0 R >>\nstartxref\n${start}\n%%EOF\n`
    this.#add(Buffer.from(`xref\n0 ${size}\n${lines.join('')}${trailer}`, 'latin1'))
  }

  /** What has been written since the last time. */
  take(): Buffer {
    const taken = Buffer.concat(this.#pieces)
    this.#pieces = []
    return taken
  }

  #begin(number: number): void {
    if (this.#offsets[number] !== null)
      throw new Error(`object ${number} is written twice or was not reserved`)
    this.#offsets[number] = this.#offset
  }

  #add(piece: Buffer): void {
    this.#pieces.push(piece)
    this.#offset += piece.length
  }
}
