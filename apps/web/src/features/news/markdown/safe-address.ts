const SCHEMES = new Set(['http:', 'https:', 'mailto:'])
const PICTURE = /^\/api\/news\/pictures\/([1-9]\d{0,14})$/

/** `isOwn`: leads inside the application. */
export type SafeAddress = { href: string; isOwn: boolean }

/** Null for whatever is no plain address: a script, data, another scheme, a host without one. */
export function safeAddress(address: string, origin: string): SafeAddress | null {
  // A browser skips control characters and spaces inside a scheme; an address that has them is not one.
  const hasHidden = [...address].some((character) => character <= ' ' || character === '\u007f')
  if (hasHidden || address.startsWith('//') || address.includes('\\')) return null
  // «act.html» or «java&#10;script:…» are neither a place of the application nor one elsewhere.
  if (!/^[/#]|^[a-z]+:/i.test(address) || !URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  if (!SCHEMES.has(url.protocol)) return null
  return { href: url.origin === origin ? address : url.href, isOwn: url.origin === origin }
}

/** The number of a picture kept with the news; null for every other picture. */
export function pictureId(address: string): number | null {
  const digits = PICTURE.exec(address)?.[1]
  return digits === undefined ? null : Number(digits)
}
