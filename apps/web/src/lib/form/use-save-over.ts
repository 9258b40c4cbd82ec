import { useEffect, useRef, useState } from 'react'
import { ApiError, isStale } from '../http/api-error.ts'
import { SeenVersion } from '../http/seen-version.ts'
import type { FormConflict } from './save-conflict.ts'

const NOT_SAVED = 'Сведения уже изменены. Ваши изменения пока не записаны.'

interface SaveOverOptions<Version> {
  /** Said while it is not saved. */
  notDone?: string | undefined
  /** What a restored draft was begun over, where that is another version. */
  begunOver?: Version | undefined
}

/**
 * A record that others change too: who saves second sees what the first one has saved, and what he typed stays. What is saved
 * here is followed by the call itself, so that the next saving goes over it.
 */
export function useSaveOver<Stored extends { version: unknown }>(
  version: Stored['version'],
  /** As it is stored now. */
  readStored: () => Promise<Stored>,
  { notDone, begunOver = version }: SaveOverOptions<Stored['version']> = {},
) {
  const [known] = useState(() => new SeenVersion<Stored['version']>(begunOver))
  return useSavingOver(known, readStored, notDone)
}

/** Of a part of a record: while it stands as it was seen, what else is saved of the record is no conflict. */
export function useSavePartOver<Stored extends { version: number }, Part>(
  version: number,
  part: Part,
  readStored: () => Promise<Stored>,
) {
  const [known] = useState(() => new SeenVersion(version))
  const seen = useRef(part)
  const shown = useRef(version)

  useEffect(() => {
    const isShownAnew = shown.current !== version
    shown.current = version
    if (known.value === version) seen.current = part
    else if (isShownAnew && isSame(part, seen.current)) known.follow(version)
  })

  return { ...useSavingOver(known, readStored), seenPart: () => seen.current }
}

function useSavingOver<Stored extends { version: unknown }>(
  known: SeenVersion<Stored['version']>,
  readStored: () => Promise<Stored>,
  notDone = NOT_SAVED,
) {
  const [conflict, setConflict] = useState<FormConflict<Stored> | null>(null)
  return {
    conflict,
    /** What the next saving goes over. */
    known: () => known.value,
    async save<Saved>(write: (version: SeenVersion<Stored['version']>) => Promise<Saved>): Promise<Saved> {
      try {
        return await write(known)
      } catch (error) {
        if (!isStale(error)) throw error
        setConflict({ stored: await readStored(), saves: error.conflict?.saves ?? [] })
        throw new ApiError(error.status, notDone)
      }
    },
    /** What is stored has been seen: the next saving goes over it. */
    goOver(seen: Pick<Stored, 'version'>): void {
      known.follow(seen.version)
      setConflict(null)
    },
    /** Keeps what is typed and looks at what was saved later. */
    postponeConflict: () => setConflict(null),
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
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
