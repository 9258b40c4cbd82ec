import type { IncidentAnswer, IncidentStep } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ApiError } from '../../../lib/http/api-error.ts'
import { incidentQuery } from '../api/incident-queries.ts'
import { again } from '../facts/use-incident-form.ts'

const STALE = 412

/** Saves a step over the version at which its mark was last the one the form began with: what else changes of the incident
 * is no conflict, a colleague's mark is. */
export function useStepSave({ id, version }: IncidentAnswer, step: IncidentStep) {
  const client = useQueryClient()
  const mark = markOf(step)
  const begun = useRef(mark)
  const known = useRef(version)

  useEffect(() => {
    if (mark === begun.current) known.current = version
  }, [mark, version])

  return async (button: string, save: (version: number) => Promise<unknown>): Promise<void> => {
    try {
      await save(known.current)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== STALE) throw error
      const stored = await client.fetchQuery({ ...incidentQuery(id), staleTime: 0 })
      known.current = stored.version
      begun.current = markOf(stored.steps.find(({ key }) => key === step.key) ?? step)
      throw again(error, button)
    }
  }
}

function markOf({ completionDate, completedAt, note, state }: IncidentStep): string {
  return JSON.stringify([completionDate, completedAt, note, state === 'notNeeded'])
}
