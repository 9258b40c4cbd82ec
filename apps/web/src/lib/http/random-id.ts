const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

const LENGTH = 10

/** For keys that must not meet: unlike crypto.randomUUID it works on plain http too. */
export function randomId(length: number = LENGTH): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('')
}

/** Names this tab to the server, which says of every change which tab made it. */
export const tabId = randomId()
