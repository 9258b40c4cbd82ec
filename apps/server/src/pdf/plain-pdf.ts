const XREF = /^xref\s+0 (\d+)\s+/
const ENTRY = 20
const ROOT = /\/Root\s+(\d+) 0 R/
const CHAINED = /\/Prev\s|\/XRefStm\s|\/Encrypt\s/
const STREAM = /^stream\r?\n/
const LENGTH = /\/Length (\d+)(?![\d\s]* R)/
const BEGINNING = /^\d+ \d+ obj\s*/
/** Reads of an object that long are its words; the bytes of a stream are not looked at. */
const STREAM_WORD = 'stream'

/** An object as it stands in a file: its words, and the bytes of a stream. */
export type PlainObject = { words: string; stream: Uint8Array | null }

/** The objects of a PDF by their numbers. */
export type PlainPdf = { objects: ReadonlyMap<number, PlainObject>; catalog: number }

/**
 * Reads a PDF that has one plain table of places and no objects packed into one another, as the press writes it; null: it is
 * of another make.
 */
export function readPlain(pdf: Uint8Array): PlainPdf | null {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const end = bytes.lastIndexOf('startxref')
  const start = Number(/\d+/.exec(bytes.toString('latin1', end, end + 40))?.[0])
  if (end === -1 || !(start > 0 && start < end)) return null
  const table = bytes.toString('latin1', start, end)
  const head = XREF.exec(table)
  const trailer = table.slice(table.lastIndexOf('trailer'))
  const root = ROOT.exec(trailer)
  if (head === null || root === null || CHAINED.test(trailer)) return null
  const places = placesIn(table.slice(head[0].length), Number(head[1]))
  const ends = endsOf(places, start)
  const objects = new Map<number, PlainObject>()
  for (const [number, place] of places) {
    const object = objectAt(bytes, place, ends.get(place) ?? start)
    if (object === null || object.words.includes('/ObjStm')) return null
    objects.set(number, object)
  }
  return { objects, catalog: Number(root[1]) }
}

/** Objects in use, by number. */
function placesIn(entries: string, count: number): Map<number, number> {
  const places = new Map<number, number>()
  for (let number = 0; number < count; number += 1) {
    const entry = entries.slice(number * ENTRY, (number + 1) * ENTRY)
    if (entry[17] === 'n') places.set(number, Number(entry.slice(0, 10)))
  }
  return places
}

/** An object ends where the next one in the file begins. */
function endsOf(places: ReadonlyMap<number, number>, end: number): Map<number, number> {
  const inOrder = [...places.values()].toSorted((one, other) => one - other)
  return new Map(inOrder.map((place, index) => [place, inOrder[index + 1] ?? end]))
}

function objectAt(bytes: Buffer, place: number, end: number): PlainObject | null {
  const found = bytes.indexOf(STREAM_WORD, place, 'latin1')
  const hasStream = found !== -1 && found < end && STREAM.test(bytes.toString('latin1', found, found + 8))
  if (!hasStream) {
    const words = bytes.toString('latin1', place, end)
    const last = words.lastIndexOf('endobj')
    return last === -1 ? null : { words: words.slice(0, last).replace(BEGINNING, '').trim(), stream: null }
  }
  const words = bytes.toString('latin1', place, found).replace(BEGINNING, '').trim()
  const length = LENGTH.exec(words)?.[1]
  if (length === undefined) return null
  const from = found + (bytes[found + STREAM_WORD.length] === 0x0d ? 8 : 7)
  return { words, stream: bytes.subarray(from, from + Number(length)) }
}

const TOKEN = /\(|(\d+) \d+ R(?!\w)|\/(StructParents?) (\d+)/g
const BRACKETS = /[\\()]/g

/** What of an object's words is said anew in another file. */
export type Anew = {
  reference(number: number): string
  /** The key by which marks on a page, or a thing on it, find their place in the structure. */
  structureKey(name: string, key: number): string
  /** A string, with the words before it. */
  string(text: string, before: string): string
}

/** The words of an object with its references, keys and names said anew; nothing within a string is taken for any of them. */
export function saidAnew(words: string, anew: Anew): string {
  let said = ''
  let from = 0
  TOKEN.lastIndex = 0
  for (let found = TOKEN.exec(words); found !== null; found = TOKEN.exec(words)) {
    const [, reference, name, key] = found
    const isString = reference === undefined && name === undefined
    const to = isString ? endOfString(words, found.index) : TOKEN.lastIndex
    said += words.slice(from, found.index)
    if (isString) said += anew.string(words.slice(found.index, to), said)
    else if (name === undefined) said += anew.reference(Number(reference))
    else said += anew.structureKey(name, Number(key))
    from = to
    TOKEN.lastIndex = to
  }
  return said + words.slice(from)
}

/** Behind the bracket that closes a string; brackets in it stand in pairs or behind a stroke. */
function endOfString(words: string, start: number): number {
  let depth = 0
  BRACKETS.lastIndex = start
  for (let sign = BRACKETS.exec(words); sign !== null; sign = BRACKETS.exec(words)) {
    if (sign[0] === '\\') BRACKETS.lastIndex += 1
    else depth += sign[0] === '(' ? 1 : -1
    if (depth === 0) return BRACKETS.lastIndex
  }
  return words.length
}

/** The object that an entry of these words leads to. */
export function referenceIn(words: string, entry: string): number | null {
  const found = new RegExp(`/${entry} (\\d+) \\d+ R(?!\\w)`).exec(words)?.[1]
  return found === undefined ? null : Number(found)
}

/** All objects that a list of these words leads to. */
export function referencesIn(words: string, entry: string): number[] {
  const list = new RegExp(`/${entry} \\[([^\\]]*)\\]`).exec(words)?.[1] ?? ''
  return [...list.matchAll(/(\d+) \d+ R/g)].map(([, number]) => Number(number))
}

export function numberIn(words: string, entry: string): number | null {
  const found = new RegExp(`/${entry} (\\d+)(?! \\d+ R)`).exec(words)?.[1]
  return found === undefined ? null : Number(found)
}

export function countPages({ objects, catalog }: PlainPdf): number {
  const root = referenceIn(objects.get(catalog)?.words ?? '', 'Pages')
  return numberIn(objects.get(root ?? 0)?.words ?? '', 'Count') ?? 0
}
