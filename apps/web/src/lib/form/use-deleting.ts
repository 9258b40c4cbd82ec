import { useWork } from '../use-work.ts'
import { useSaveOver } from './use-save-over.ts'

const NOT_DELETED = 'Запись уже изменена и пока не удалена.'

interface DeletingOptions<Stored> {
  /** Of what the question is about. */
  version: number
  remove: (version: number) => Promise<void>
  /** After a refusal: what is stored now. */
  readStored: () => Promise<Stored>
  onDone: () => void
}

/** Deleting a record that others change too: what they have changed since is seen before it goes. */
export function useDeleting<Stored extends { version: number }>(options: DeletingOptions<Stored>) {
  const { version, remove, readStored, onDone } = options
  const { isRunning, failure, run } = useWork()
  const { conflict, postponeConflict, goOver, save } = useSaveOver(version, readStored, NOT_DELETED)

  function start(): void {
    void run(async () => {
      await save(remove)
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
