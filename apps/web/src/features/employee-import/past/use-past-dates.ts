import type { PastOutcome } from '@ot/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useTableImport } from '../../../lib/use-table-import.ts'
import { sizeProblem } from '../file-problem.ts'
import { checkDates, NOTHING_SAID, type PastChoices, writeDates } from './past-calls.ts'

/** One table from its choice to the written days; what is said of it is checked by the user's word. */
export function usePastDates(companyId: number) {
  const client = useQueryClient()
  const table = useTableImport<PastChoices, PastOutcome>({
    nothingSaid: NOTHING_SAID,
    refusalOf: sizeProblem,
    check: (file, said) => checkDates(companyId, file, said),
    write: (file, said, key) => writeDates(companyId, file, said, key),
    onAnswered: async ({ written }) => {
      if (written) await client.invalidateQueries()
    },
  })
  const { said, say } = table
  return {
    ...table,
    nameColumn: (place: string, carries: string | null) =>
      say({ ...said, mapping: { ...said.mapping, [place]: carries } }),
    mend: (place: string, text: string) => say({ ...said, mended: { ...said.mended, [place]: text } }),
    namePerson: (words: string, id: number) => say({ ...said, people: { ...said.people, [words]: id } }),
  }
}
