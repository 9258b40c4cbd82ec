import { pathInAnotherCompany } from '@ot/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { companiesQuery, useCurrentCompany } from './companies.ts'
import { restartIn } from './restart-in.ts'

/**
 * The current company may become another one behind this page's back: chosen in another tab or on another device, or
 * access to this one was closed. The page begins anew in it, so that nothing of the former stays on the screen.
 */
export function useCompanyFollowing(): void {
  const client = useQueryClient()
  const current = useCurrentCompany().data
  const shown = useRef<number | null>(null)

  useEffect(() => {
    if (current === undefined) return
    const id = current?.id ?? null
    if (shown.current !== null && shown.current !== id)
      restartIn(pathInAnotherCompany(window.location.pathname))
    shown.current = id
  }, [current])

  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === 'companies' && newValue !== null)
        void client.invalidateQueries({ queryKey: companiesQuery().queryKey, exact: true })
    }
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }, [client])
}
