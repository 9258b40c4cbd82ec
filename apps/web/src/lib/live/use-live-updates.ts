import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCurrentCompany } from '../company/companies.ts'
import { growingPause, pauseUntilOnline } from '../http/pause.ts'
import { timing } from '../timing.ts'

/** What others change, and other tabs of this user, comes into the page by itself. */
export function useLiveUpdates(): void {
  const client = useQueryClient()
  const companyId = useCurrentCompany().data?.id ?? null
  useEffect(() => {
    if (companyId === null) return
    const leaving = new AbortController()
    // The page's own loads come first, those of its code too.
    const timer = setTimeout(() => void follow(companyId, client, leaving.signal), timing.streamDelay)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [client, companyId])
}

/** Until the code of the listening has come, it is asked for again and again, as the stream itself would be. */
async function follow(companyId: number, client: QueryClient, signal: AbortSignal) {
  for (let failures = 1; !signal.aborted; failures += 1) {
    try {
      const { followCompany } = await import('./follow-company.ts')
      if (!signal.aborted) followCompany(companyId, client, signal)
      return
    } catch (cause) {
      console.warn('The code of the live updates has not come', cause)
      await pauseUntilOnline(growingPause(failures), signal)
    }
  }
}
