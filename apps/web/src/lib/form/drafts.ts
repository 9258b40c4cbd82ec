import { session } from '../api.ts'
import { DRAFT } from '../kept-drafts.ts'

/** What of a form was typed and not saved. */
export interface Draft {
  /** The fields that were changed, as they were typed. */
  typed: Readonly<Record<string, unknown>>
  /** The whole form as it was when the typing began. */
  found: Readonly<Record<string, unknown>>
  /** Of the record then; left out: it has none. */
  version?: unknown
}

/** A browser may bring a closed tab back days later. */
const KEPT_MS = 12 * 60 * 60 * 1000

/** The drafts of the forms that are on the page. */
const open = new Set<string>()

/** Where the tab keeps the draft of a form, by who types; null: nobody has signed in. */
export function draftKey(form: string): string | null {
  const user = session.username()
  return user === null ? null : `${DRAFT}${user}:${form}`
}

export function readKeptDraft(key: string, now = Date.now()): Draft | null {
  const text = sessionStorage.getItem(key)
  if (text === null) return null
  const known: unknown = JSON.parse(text)
  return isKept(known) && now - known.at < KEPT_MS ? known : null
}

/** Something was typed into the form and not saved. */
export function hasDraft(form: string): boolean {
  const key = draftKey(form)
  return key !== null && readKeptDraft(key) !== null
}

export function keepDraft(key: string, draft: Draft, now = Date.now()): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...draft, at: now }))
  } catch (error) {
    // A tab that has no room left keeps what it has kept so far; the form works on.
    if (!(error instanceof DOMException)) throw error
  }
}

export function dropDraft(key: string): void {
  sessionStorage.removeItem(key)
}

/** Marks the form as being on the page; the answer ends it. */
export function openDraft(key: string): () => void {
  open.add(key)
  return () => {
    open.delete(key)
  }
}

/** The page is left without saving, by the user's word. */
export function dropOpenDrafts(): void {
  for (const key of open) dropDraft(key)
}

/** Nobody else writes under these keys. */
function isKept(known: unknown): known is Draft & { at: number } {
  return typeof known === 'object' && known !== null && 'at' in known && typeof known.at === 'number'
}
