import type { Proposal } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useContractForm } from '../../../../lib/form/use-contract-form.ts'
import { useIdempotencyKey } from '../../../../lib/form/use-idempotency-key.ts'
import { refreshAfter } from '../../../../lib/stale-queries.ts'
import { useWork } from '../../../../lib/use-work.ts'
import { type Answers, choiceSchema, fieldOf, unconditionalChoice } from '../answers.ts'
import { type DecidedChoice, takeForCompany } from '../api/proposals.ts'
import { takenText } from '../texts.ts'
import { batchesOf } from './batches.ts'

/** How far the writing has come, in records. */
export interface Progress {
  done: number
  total: number
}

const UNTOUCHED: Answers = {}

/** The answers for a whole company and their writing; only what is shown is written. */
export function useCompanyNorms(companyId: number, shown: readonly Proposal[]) {
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const work = useWork()
  const [progress, setProgress] = useState<Progress | null>(null)
  const [result, setResult] = useState<string | null>(null)

  async function write(choice: DecidedChoice): Promise<void> {
    const batches = batchesOf(shown, choice)
    const total = batches.reduce((sum, { records }) => sum + records, 0)
    const answered: Proposal[] = []
    let done = 0
    setResult(null)
    try {
      for (const batch of batches) {
        setProgress({ done, total })
        answered.push(...(await takeForCompany(companyId, batch.choice, keyFor(batch.choice))))
        done += batch.records
      }
    } finally {
      // What has been written before a failure is written: the list shows what is left.
      if (done > 0) setResult(takenText(answered, choice))
      setProgress(null)
      await refreshAfter(client, 'event')
    }
  }

  const form = useContractForm(choiceSchema(shown), {
    from: UNTOUCHED,
    labels: Object.fromEntries(
      shown.map((proposal) => [fieldOf(proposal), `${proposal.position}: ${proposal.name}`]),
    ),
    save: write,
    onSaved: () => form.reset(),
  })
  const unconditional = unconditionalChoice(shown, form.values)
  return {
    form,
    progress,
    result,
    failure: work.failure,
    isBusy: form.isSaving || work.isRunning,
    isTakingUnconditional: work.isRunning,
    mayTakeUnconditional: unconditional.accept.length > 0,
    takeUnconditional: () => void work.run(() => write(unconditional)),
  }
}

export type CompanyNorms = ReturnType<typeof useCompanyNorms>
