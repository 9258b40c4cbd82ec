import type { ComponentType } from 'react'
import { connection } from '../../lib/api.ts'
import { noAnswer } from '../../lib/http/api-error.ts'
import { isAway } from '../../lib/http/connection.ts'
import { type PageCode, pageCode } from '../../lib/routing/page-code.ts'

/** A part of a page whose code comes when it is opened; with no answer of the server the failure says so. */
export function lazyPage<const Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): PageCode {
  return pageCode(async () => (await load().catch(orAway))[name])
}

async function orAway(cause: unknown): Promise<never> {
  throw (await connection.isReached()) ? cause : noAnswer(cause)
}

const RELOADED = 'reloaded-after:'

/**
 * Where the server answers, code that is not there means a new release: the document is loaded anew, once for each failure. Where it
 * does not, that would only be the browser's own page of failure.
 */
export function reloadsAfter(cause: unknown): boolean {
  if (isAway(cause)) return false
  const mark = RELOADED + String(cause)
  if (sessionStorage.getItem(mark) !== null) return false
  sessionStorage.setItem(mark, '')
  window.location.reload()
  return true
}
