import { startTransition, useEffect, useMemo, useState } from 'react'
import { whenIdle } from '../../../lib/when-idle.ts'

const PORTION = 25
/** Portions that come at once: more than a screen holds. */
const AT_ONCE = 2
/** Portions that come each time the browser has nothing else to do; their rows are a line of text each. */
const AT_IDLE = 20
const IDLE_WITHIN_MS = 300

/**
 * A long list in portions: the first screens at once, the rest while the browser is idle. `order` names the list in this
 * order: another one begins anew, the same one with a changed row does not.
 */
export function usePortions<Row>(rows: readonly Row[], order: string, isPrinting: boolean) {
  const portions = useMemo(() => inPortions(rows), [rows])
  const [drawn, setDrawn] = useState({ order, count: AT_ONCE })
  const count = drawn.order === order ? drawn.count : AT_ONCE
  const isWhole = isPrinting || count >= portions.length

  useEffect(() => {
    if (isWhole) return
    return whenIdle(() => startTransition(() => setDrawn({ order, count: count + AT_IDLE })), IDLE_WITHIN_MS)
  }, [isWhole, order, count])

  const shown = isWhole ? portions : portions.slice(0, count)
  return { portions: shown, rest: isWhole ? 0 : Math.max(0, rows.length - count * PORTION) }
}

function inPortions<Row>(rows: readonly Row[]): (readonly Row[])[] {
  const portions: (readonly Row[])[] = []
  for (let start = 0; start < rows.length; start += PORTION) portions.push(rows.slice(start, start + PORTION))
  return portions
}
