import { useCallback, useRef, useState } from 'react'
import { ApiError, isStale } from '../http/api-error.ts'
import type { FormConflict } from './save-conflict.ts'

const NOT_SAVED = 'Сведения уже изменены. Ваши изменения пока не записаны.'

/** A record that others change too: who saves second sees what the first one has saved, and what he typed stays. */
export function useSaveOver<Stored extends { version: unknown }>(
  version: Stored['version'],
  /** As it is stored now. */
  readStored: () => Promise<Stored>,
  notDone: string = NOT_SAVED,
) {
  const known = useRef(version)
  const [conflict, setConflict] = useState<FormConflict<Stored> | null>(null)

  /** What somebody else has changed since is none of this form. */
  const follow = useCallback((seen: Stored['version']) => {
    known.current = seen
  }, [])

  return {
    conflict,
    follow,
    /** What the next saving goes over. */
    known: () => known.current,
    async save<Saved>(write: (version: Stored['version']) => Promise<Saved>): Promise<Saved> {
      try {
        return await write(known.current)
      } catch (error) {
        if (!isStale(error)) throw error
        setConflict({ stored: await readStored(), saves: error.conflict?.saves ?? [] })
        throw new ApiError(error.status, notDone)
      }
    },
    /** What was saved in between has been seen: the next saving goes over it. */
    goOver(seen: Pick<Stored, 'version'>): void {
      known.current = seen.version
      setConflict(null)
    },
    /** Keeps what is typed and looks at what was saved later. */
    postponeConflict: () => setConflict(null),
  }
}
