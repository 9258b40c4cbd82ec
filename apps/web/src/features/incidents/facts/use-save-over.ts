import { useRef } from 'react'
import { ApiError } from '../../../lib/http/api-error.ts'
import { again } from './use-incident-form.ts'

const STALE = 412

/** Saves what one user has changed of a record. When somebody saved in between, what is typed stays and the next attempt
 * goes over what he saved. */
export function useSaveOver(version: number, readVersion: () => Promise<number>) {
  const known = useRef(version)
  return async (save: (version: number) => Promise<unknown>): Promise<void> => {
    try {
      await save(known.current)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== STALE) throw error
      known.current = await readVersion()
      throw again(error)
    }
  }
}
