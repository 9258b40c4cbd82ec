import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FileProblem, fileProblems } from '../../../lib/chosen-file.ts'
import { ApiError, NO_ANSWER } from '../../../lib/http/api-error.ts'
import { addEvidence } from '../api/evidence-calls.ts'
import { assertSendable } from './evidence-file.ts'

export interface Upload {
  key: number
  file: File
  state: 'waiting' | 'sending' | 'sent' | 'failed'
  problem: string | null
  /** The connection broke: the server may have taken it all the same. */
  isLost: boolean
}

const SAME_FILE = 409

export interface Uploads {
  list: readonly Upload[]
  isSending: boolean
  failed: number
  /** Resolves with whether all of them were taken. */
  send: (incidentId: number, files: readonly File[]) => Promise<boolean>
  retry: (incidentId: number) => Promise<boolean>
  dismiss: (key: number) => void
}

/** Files on their way, one after another: on a phone's network many at once would all be slow. */
export function useUploads(): Uploads {
  const client = useQueryClient()
  const [list, setList] = useState<readonly Upload[]>([])
  const counter = useRef(0)

  function mark(key: number, changes: Partial<Upload>): void {
    setList((current) => current.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  }

  async function sendOne(incidentId: number, { key, file, isLost }: Upload): Promise<boolean> {
    mark(key, { state: 'sending', problem: null })
    try {
      await assertSendable(file)
      await addEvidence(client, incidentId, file)
      mark(key, { state: 'sent' })
      return true
    } catch (error) {
      if (!(error instanceof ApiError) && !(error instanceof FileProblem)) throw error
      const status = error instanceof ApiError ? error.status : null
      const isThereAlready = isLost && status === SAME_FILE
      mark(
        key,
        isThereAlready
          ? { state: 'sent' }
          : { state: 'failed', problem: fileProblems(error).join('; '), isLost: status === NO_ANSWER },
      )
      return isThereAlready
    }
  }

  async function sendAll(incidentId: number, uploads: readonly Upload[]): Promise<boolean> {
    let areAllSent = true
    for (const upload of uploads) areAllSent = (await sendOne(incidentId, upload)) && areAllSent
    return areAllSent
  }

  return {
    list,
    isSending: list.some(({ state }) => state === 'waiting' || state === 'sending'),
    failed: list.filter(({ state }) => state === 'failed').length,
    send(incidentId, files) {
      const added = files.map((file): Upload => {
        counter.current += 1
        return { key: counter.current, file, state: 'waiting', problem: null, isLost: false }
      })
      setList((current) => [...current.filter(({ state }) => state !== 'sent'), ...added])
      return sendAll(incidentId, added)
    },
    retry: (incidentId) =>
      sendAll(
        incidentId,
        list.filter(({ state }) => state === 'failed'),
      ),
    dismiss: (key) => setList((current) => current.filter((one) => one.key !== key)),
  }
}
