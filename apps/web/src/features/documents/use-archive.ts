import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type ArchiveRequest, makeArchive } from '../../lib/company/documents.ts'
import { useIdempotencyKey } from '../../lib/form/use-idempotency-key.ts'
import type { NamedFile } from '../../lib/http/save-file.ts'
import { saveFile } from '../../lib/http/save-file.ts'
import { isAbort } from '../../lib/http/transport.ts'
import { errorText } from '../../lib/load.ts'

export type ArchiveStage =
  | { kind: 'asking' }
  | { kind: 'making'; received: number }
  | { kind: 'made'; file: NamedFile }
  | { kind: 'cancelled' }
  | { kind: 'failed'; text: string }

/** One archive from the question to the file in the downloads; leaving its dialog cancels it. */
export function useArchive() {
  const client = useQueryClient()
  const [stage, setStage] = useState<ArchiveStage>({ kind: 'asking' })
  const keyOf = useIdempotencyKey()
  const work = useRef<AbortController | null>(null)
  useEffect(() => () => work.current?.abort(), [])

  async function make(request: ArchiveRequest): Promise<void> {
    const controller = new AbortController()
    work.current = controller
    setStage({ kind: 'making', received: 0 })
    try {
      const file = await makeArchive(client, request, {
        idempotencyKey: keyOf(request),
        signal: controller.signal,
        onProgress: (received) => setStage({ kind: 'making', received }),
      })
      saveFile(file.bytes, file.name)
      setStage({ kind: 'made', file })
    } catch (error) {
      if (!(error instanceof Error)) throw error
      setStage(isAbort(error) ? { kind: 'cancelled' } : { kind: 'failed', text: errorText(error) })
    }
  }

  return { stage, make, cancel: () => work.current?.abort() }
}
