import type { SeenVersion } from '../http/seen-version.ts'
import { useWork } from '../use-work.ts'
import { useSaveOver } from './use-save-over.ts'

interface WorkOverOptions<Stored extends { version: unknown }> {
  /** Of what the user looks at. */
  version: Stored['version']
  work: (version: SeenVersion<Stored['version']>) => Promise<void>
  /** After a refusal: what is stored now. */
  readStored: () => Promise<Stored>
  onDone: () => void
  /** Said while it is not done. */
  notDone?: string
}

/** What a button does to a record that others change too: what they have changed since is seen before it is done. */
export function useWorkOver<Stored extends { version: unknown }>(options: WorkOverOptions<Stored>) {
  const { version, work, readStored, onDone, notDone } = options
  const { isRunning, failure, run } = useWork()
  const { conflict, postponeConflict, goOver, save } = useSaveOver(version, readStored, { notDone })

  function start(): void {
    void run(async () => {
      await save(work)
      onDone()
    })
  }

  return {
    isRunning,
    failure,
    start,
    conflict,
    postponeConflict,
    saveMine(stored: Stored): void {
      goOver(stored)
      start()
    },
  }
}
