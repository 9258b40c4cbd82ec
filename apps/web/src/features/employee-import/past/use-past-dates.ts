import type { PastOutcome } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { assertStillThere, fileProblems } from '../../../lib/chosen-file.ts'
import { randomId } from '../../../lib/http/random-id.ts'
import { sizeProblem } from '../file-problem.ts'
import { checkDates, NOTHING_SAID, type PastChoices, writeDates } from './past-calls.ts'

const KEY_LENGTH = 32

/** One table from its choice to the written days; what is said of it is checked by the user's word. */
export function usePastDates(companyId: number) {
  const client = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [choices, setChoices] = useState(NOTHING_SAID)
  const [checked, setChecked] = useState<{ outcome: PastOutcome; choices: PastChoices } | null>(null)
  const [isRunning, setRunning] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function run(given: File, said: PastChoices, ask: () => Promise<PastOutcome>): Promise<void> {
    setRunning(true)
    setFailure(null)
    try {
      await assertStillThere(given)
      const outcome = await ask()
      setChecked({ outcome, choices: said })
      if (outcome.written) await client.invalidateQueries()
    } catch (error) {
      if (!(error instanceof Error)) throw error
      setFailure(fileProblems(error).join(' '))
    } finally {
      setRunning(false)
    }
  }

  return {
    file,
    choices,
    outcome: checked?.outcome ?? null,
    isStale: checked !== null && checked.choices !== choices,
    isRunning,
    failure,
    choose(given: File): void {
      setFile(given)
      setChoices(NOTHING_SAID)
      setChecked(null)
      const problem = sizeProblem(given)
      if (problem === null) void run(given, NOTHING_SAID, () => checkDates(companyId, given, NOTHING_SAID))
      else setFailure(problem)
    },
    nameColumn: (place: string, carries: string | null) =>
      setChoices({ ...choices, mapping: { ...choices.mapping, [place]: carries } }),
    mend: (place: string, text: string) =>
      setChoices({ ...choices, mended: { ...choices.mended, [place]: text } }),
    namePerson: (words: string, id: number) =>
      setChoices({ ...choices, people: { ...choices.people, [words]: id } }),
    check(): void {
      if (file !== null) void run(file, choices, () => checkDates(companyId, file, choices))
    },
    write(): void {
      if (file === null) return
      const key = randomId(KEY_LENGTH)
      void run(file, choices, () => writeDates(companyId, file, choices, key))
    },
  }
}
