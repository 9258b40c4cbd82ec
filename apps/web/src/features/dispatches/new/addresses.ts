export interface OutsideReader {
  email: string
  fullName: string | null
}

const EMAIL = /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/

/** Readers from outside, one a line or separated by commas: an address, alone or after a name, in brackets or without. */
export function readAddresses(text: string): { readers: OutsideReader[]; wrong: string[] } {
  const parts = text
    .split(/[\n,;]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const readers: OutsideReader[] = []
  const wrong: string[] = []
  for (const part of parts) {
    const reader = readerOf(part)
    if (reader === null) wrong.push(part)
    else readers.push(reader)
  }
  return { readers, wrong }
}

function readerOf(part: string): OutsideReader | null {
  const words = part.replace(/[<>]/g, ' ').trim().split(/\s+/)
  const email = words.at(-1) ?? ''
  if (!EMAIL.test(email)) return null
  const name = words
    .slice(0, -1)
    .join(' ')
    .replace(/^["«]|["»]$/g, '')
  return { email, fullName: name === '' ? null : name }
}
