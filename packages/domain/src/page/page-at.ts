import { DESK_PAGES, GUEST_PAGES, LETTER_PAGES, PAGES, type Page, type PageKey } from './pages.ts'

const PARAMETER = /\{?\$\w+\}?/
const ID = '([1-9]\\d{0,14})'
const SECRET = '[\\w-]{1,200}'

export const PAGE_KEYS = Object.keys(PAGES).filter(isPageKey)

const PATTERNS = PAGE_KEYS.map((key) => {
  const pattern = PAGES[key].path.replace(PARAMETER, isAmong(LETTER_PAGES, key) ? SECRET : ID)
  return { key, pattern: new RegExp(`^${pattern}$`, 'i') }
})

/** `path` without a trailing slash, in any case; null: there is no such page. */
export function pageAt(path: string): PageKey | null {
  return PATTERNS.find(({ pattern }) => pattern.test(path))?.key ?? null
}

/** The number of the record whose page stands at `path`; null: it is no page of one record. */
export function recordNumber(path: string): number | null {
  for (const { pattern } of PATTERNS) {
    const number = pattern.exec(path)?.[1]
    if (number !== undefined) return Number(number)
  }
  return null
}

/** Who has business at an address: a visitor, anybody, or whoever is signed in. */
export type AddressKind = 'guest' | 'open' | 'protected' | 'unknown'

export function addressKind(path: string): AddressKind {
  const key = pageAt(path)
  if (key === null) return 'unknown'
  if (isAmong(GUEST_PAGES, key)) return 'guest'
  return isAmong(DESK_PAGES, key) ? 'protected' : 'open'
}

/** A path as it is compared: the colon may come encoded, and slashes too many or at the end say nothing. */
export function plainPath(path: string): string {
  return `/${path
    .replace(/%3a/gi, ':')
    .replace(/\/{2,}/g, '/')
    .replace(/^\/|\/$/g, '')}`
}

export function isKnownAddress(path: string): boolean {
  return pageAt(plainPath(path)) !== null
}

export function isAmong<Pages extends object>(pages: Pages, key: PropertyKey): key is keyof Pages {
  return Object.hasOwn(pages, key)
}

function isPageKey(key: string): key is PageKey {
  return isAmong(PAGES, key)
}

/** Where a path of a frame leads: to the page that it opens on. */
export function openedPath(path: string): string {
  return path + (placeAt(path)?.opens ?? '')
}

/** The same page in another company; of a page about a record of this one, the page above it. */
export function pathInAnotherCompany(path: string): string {
  const place = placeAt(path)
  return place?.record === undefined ? path : (place.under ?? path)
}

function placeAt(path: string): Page | null {
  const key = pageAt(path)
  return key === null ? null : PAGES[key]
}
