import { useEffect } from 'react'
import { useLocation } from '../../../lib/routing/use-router.ts'

/** A question or a theme that the address names comes into view, and its first control gets the focus. */
export function useAskedPlace(): void {
  const place = useLocation(({ hash }) => hash)
  useEffect(() => {
    const found = place === '' ? null : document.getElementById(place)
    const folded = found?.closest('details') ?? null
    if (folded !== null) folded.open = true
    found?.scrollIntoView({ block: 'start' })
    const control =
      found?.querySelector<HTMLElement>('input, textarea') ?? found?.querySelector<HTMLElement>('button, a')
    control?.focus({ preventScroll: true })
  }, [place])
}
