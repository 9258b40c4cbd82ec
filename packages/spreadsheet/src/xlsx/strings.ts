import { scanXml } from './scan-xml.ts'

/** Gathers the text of `<si>` and `<is>`: rich text is its runs in a row, a phonetic hint is no part of it. */
export function textCollector() {
  let text = ''
  let isText = false
  let isHint = false
  return {
    open(name: string): void {
      if (name === 't') isText = true
      if (name === 'rPh') isHint = true
    },
    text(piece: string): void {
      if (isText && !isHint) text += piece
    },
    close(name: string): void {
      if (name === 't') isText = false
      if (name === 'rPh') isHint = false
    },
    take(): string {
      const taken = decodeEscapes(text)
      text = ''
      return taken
    },
  }
}

export function readSharedStrings(bytes: Uint8Array): string[] {
  const strings: string[] = []
  const collector = textCollector()
  scanXml(bytes, {
    open: collector.open,
    text: collector.text,
    close: (name) => {
      collector.close(name)
      if (name === 'si') strings.push(collector.take())
    },
  })
  return strings
}

/** `_x000D_` stands for a character that XML cannot carry, `_x005F_` for an underscore that begins no such escape. */
function decodeEscapes(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text
}
