import type { SeenVersion } from '../http/seen-version.ts'
import { useWorkOver } from './use-work-over.ts'

const NOT_DELETED = 'Запись уже изменена и пока не удалена.'

interface DeletingOptions<Stored> {
  /** Of what the question is about. */
  version: number
  remove: (version: SeenVersion) => Promise<void>
  /** After a refusal: what is stored now. */
  readStored: () => Promise<Stored>
  onDone: () => void
}

/** Deleting a record that others change too: what they have changed since is seen before it goes. */
export function useDeleting<Stored extends { version: number }>({
  remove,
  ...options
}: DeletingOptions<Stored>) {
  return useWorkOver<Stored>({ ...options, work: remove, notDone: NOT_DELETED })
}
