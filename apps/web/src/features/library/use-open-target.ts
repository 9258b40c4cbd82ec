import { type RefObject, useEffect } from 'react'

/** A title inside a folded group can only be shown when its group is open; not every browser opens it by itself. */
export function useOpenTarget(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function open() {
      const id = decodeURIComponent(window.location.hash.slice(1))
      const target = [...(place.current?.querySelectorAll('details [id]') ?? [])].find((one) => one.id === id)
      const group = target?.closest('details')
      if (target === undefined || group === null || group === undefined) return
      group.open = true
      target.scrollIntoView({ block: 'center' })
    }
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [place])
}
