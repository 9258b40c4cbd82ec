import { useCallback, useRef, useState } from 'react'
import { ApiError, isStale } from '../http/api-error.ts'
import { SeenVersion } from '../http/seen-version.ts'
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
    async save<Saved>(write: (version: SeenVersion<Stored['version']>) => Promise<Saved>): Promise<Saved> {
      try {
        return await write(new SeenVersion(known.current))
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

/** A record that changes faster than it can be read is somebody's fault. */
const MOST_ATTEMPTS = 5

/** Writes what goes over nobody's word: after a refusal it is decided anew from what is stored by then, and nobody is asked. */
export async function saveOverNobody<Stored extends { version: number }>(
  readStored: () => Promise<Stored>,
  write: (stored: Stored, version: SeenVersion) => Promise<unknown>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const stored = await readStored()
    try {
      await write(stored, new SeenVersion(stored.version))
      return
    } catch (error) {
      if (!isStale(error) || attempt === MOST_ATTEMPTS) throw error
    }
  }
}
