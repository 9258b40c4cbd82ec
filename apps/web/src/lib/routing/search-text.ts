/** What an address says after «?», each value as it was meant: a number that is written as one, a list, a word. */
export type AddressSearch = Readonly<Record<string, unknown>>

/** Only a text that begins so can be anything but a word. */
const BEGINS_AS_JSON = /^(?:\s|["[{\d-]|fa|nu|tr)/

/** `text` with «?» or without; a name that is written twice is a list. */
export function parseSearch(text: string): AddressSearch {
  // No name of an address is one of an object's own.
  const search: Record<string, unknown> = Object.create(null)
  for (const [name, word] of new URLSearchParams(text)) {
    const value = meaningOf(word)
    const known = search[name]
    if (known === undefined || known === null) search[name] = value
    else search[name] = Array.isArray(known) ? [...known, value] : [known, value]
  }
  return search
}

/** With «?», in the order of the names; empty when nothing is said. `parseSearch` reads the same out of it. */
export function writeSearch(search: object): string {
  const words = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) if (value !== undefined) words.set(name, wordOf(value))
  const text = words.toString()
  return text === '' ? '' : `?${text}`
}

function meaningOf(word: string): unknown {
  return BEGINS_AS_JSON.test(word) ? (parsed(word) ?? { value: word }).value : word
}

function wordOf(value: unknown): string {
  if (typeof value === 'string')
    return BEGINS_AS_JSON.test(value) && parsed(value) ? JSON.stringify(value) : value
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}

/** Null: it is no JSON. */
function parsed(word: string): { value: unknown } | null {
  try {
    const value: unknown = JSON.parse(word)
    return { value }
  } catch {
    return null
  }
}
