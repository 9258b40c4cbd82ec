import { DocumentTooBigError } from '../errors/errors.ts'
import type { TextMarkup } from '../parse/operations.ts'

const FIRST_BYTES = 512 * 1024
const KEPT_BYTES = 8 * 1024 * 1024
const SHORT_CHARACTERS = 120
const MAX_BYTES = 128 * 1024 * 1024
const NO_BREAK_HYPHEN = 0x2011

// In unicode mode the surrogate range matches only surrogates without their pair.
const NEEDS_CARE = /[&<>"\p{Cc}\u2011\ufffe\uffff\ud800-\udfff]/u
const EVERY_CARE = /\r\n|[&<>"\p{Cc}\u2011\ufffe\uffff\ud800-\udfff]/gu

/** One growing buffer for the XML of a part. Whoever takes the bytes uses them before the next part begins. */
export class XmlWriter {
  position = 0
  private buffer = Buffer.allocUnsafeSlow(FIRST_BYTES)

  begin(): void {
    this.position = 0
    if (this.buffer.length > KEPT_BYTES) this.buffer = Buffer.allocUnsafeSlow(FIRST_BYTES)
  }

  bytes(bytes: Uint8Array): void {
    const end = this.position + bytes.length
    if (end > this.buffer.length) this.grow(end)
    this.buffer.set(bytes, this.position)
    this.position = end
  }

  /** Text that is markup already. */
  xml(text: string): void {
    const most = this.position + text.length * 3
    if (most > this.buffer.length) this.grow(most)
    this.position += this.buffer.write(text, this.position)
  }

  /** A value inside a w:t. */
  text(text: string, markup: TextMarkup): void {
    if (text.length <= SHORT_CHARACTERS && this.shortText(text)) return
    this.xml(NEEDS_CARE.test(text) ? escapeValue(text, markup) : text)
  }

  /** Most values are short: written here they cost less than a call into native code. False if one needs care. */
  private shortText(text: string): boolean {
    const most = this.position + text.length * 3
    if (most > this.buffer.length) this.grow(most)
    const { buffer } = this
    let at = this.position
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index)
      if (code < 0x80) {
        if (code < 0x20 || code === 0x22 || code === 0x26 || code === 0x3c || code === 0x3e) return false
        buffer[at++] = code
      } else if (code < 0x800) {
        buffer[at++] = 0xc0 | (code >> 6)
        buffer[at++] = 0x80 | (code & 0x3f)
      } else {
        if (code === NO_BREAK_HYPHEN || (code >= 0xd800 && code <= 0xdfff) || code >= 0xfffe) return false
        buffer[at++] = 0xe0 | (code >> 12)
        buffer[at++] = 0x80 | ((code >> 6) & 0x3f)
        buffer[at++] = 0x80 | (code & 0x3f)
      }
    }
    this.position = at
    return true
  }

  /** Plain signs in the place of as many written before. */
  over(position: number, signs: string): void {
    this.buffer.write(signs, position, 'latin1')
  }

  written(): Buffer {
    return this.buffer.subarray(0, this.position)
  }

  endsWith(bytes: Uint8Array): boolean {
    const start = this.position - bytes.length
    return start >= 0 && this.buffer.compare(bytes, 0, bytes.length, start, this.position) === 0
  }

  private grow(needed: number): void {
    if (needed > MAX_BYTES) throw new DocumentTooBigError()
    const larger = Buffer.allocUnsafeSlow(Math.min(Math.max(needed, this.buffer.length * 2), MAX_BYTES))
    this.buffer.copy(larger, 0, 0, this.position)
    this.buffer = larger
  }
}

/** Escapes what XML reserves, turns line breaks, tabs and no-break hyphens into Word's, drops what XML 1.0 forbids. */
function escapeValue(text: string, markup: TextMarkup): string {
  return text.replace(EVERY_CARE, (character) => {
    switch (character) {
      case '&':
        return '&amp;'
      case '<':
        return '&lt;'
      case '>':
        return '&gt;'
      case '"':
        return '&quot;'
      case '\n':
      case '\r':
      case '\r\n':
        return markup.lineBreak
      case '\t':
        return markup.tab
      // Few typefaces have the sign itself: Word would take it from another one.
      case '\u2011':
        return markup.hyphen
      default:
        // XML 1.0 allows DEL and the control characters after it.
        return character >= '\u007f' && character <= '\u009f' ? character : ''
    }
  })
}
