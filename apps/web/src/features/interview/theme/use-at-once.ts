import type { FactAnswer } from '@ot/contract'
import { isAnswered } from '@ot/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ConflictLine } from '../../../lib/form/save-conflict.ts'
import { useSaveOver } from '../../../lib/form/use-save-over.ts'
import { readAnew } from '../../../lib/read-anew.ts'
import { useWork } from '../../../lib/use-work.ts'
import type { EmployeeOption } from '../../../ui/company/employee-choices.ts'
import { changeFacts, factsQuery, type Versions } from '../api/interview-queries.ts'
import { factText } from '../fact-text.ts'
import { formValue } from '../fact-values.ts'
import { useInterviewScope } from '../interview-scope.ts'

/** What is said of one question without its answer. */
interface Telling {
  fact: FactAnswer
  told: Pick<Parameters<typeof changeFacts>[1], 'values' | 'notApplicable' | 'skip' | 'ask'>
  /** In words. */
  words: string
}

/** The question as somebody else has answered it. */
interface Stored {
  version: FactAnswer['version']
  fact: FactAnswer
}

const ABSENT = 'у нас этого нет'
const SKIPPED = 'пропущено'
const ASKED = 'спросить снова'

/** «У нас этого нет» and «Пропустить» are told at once, one question alone. */
export function useAtOnce(showOne: (fact: FactAnswer) => void) {
  const client = useQueryClient()
  const {
    company: { id: companyId },
    employees,
  } = useInterviewScope()
  const telling = useRef<Telling | null>(null)
  const work = useWork()
  const over = useSaveOver<Stored>(null, async () => {
    const facts = await readAnew(client, factsQuery(companyId))
    const fact = facts.find(({ key }) => key === telling.current?.fact.key)
    if (fact === undefined) throw new Error('Nothing is being told')
    return { version: fact.version, fact }
  })

  function attempt(): Promise<void> {
    const said = telling.current
    if (said === null) throw new Error('Nothing is being told')
    const { key } = said.fact
    return work.run(async () => {
      const saved = await over.save((version) =>
        changeFacts(client, {
          companyId,
          ...said.told,
          versions: version.part<Versions>(
            (seen) => ({ [key]: seen }),
            (_, saved) => saved[key] ?? null,
          ),
        }),
      )
      for (const fact of saved) if (fact.key === key) showOne(fact)
    })
  }

  function tell(said: Telling): Promise<void> {
    telling.current = said
    over.goOver(said.fact)
    return attempt()
  }

  return {
    failure: work.failure,
    conflict: over.conflict,
    postponeConflict: over.postponeConflict,
    saveMine(stored: Stored): void {
      over.goOver(stored)
      void attempt()
    },
    showStored(stored: Stored): void {
      over.postponeConflict()
      void work.run(async () => showOne(stored.fact))
    },
    linesOf({ fact: stored }: Stored): ConflictLine[] {
      if (telling.current === null) return []
      const { fact, words } = telling.current
      const line = { field: fact.key, label: fact.label, mine: words }
      const [before, theirs] = [fact, stored].map((one) => standing(one, employees))
      return before === theirs ? [] : [{ ...line, before: before ?? '', stored: theirs ?? '' }]
    },
    tellAbsent: (fact: FactAnswer, isAbsent: boolean) =>
      tell(
        isAbsent
          ? { fact, told: { notApplicable: [fact.key] }, words: ABSENT }
          : { fact, told: { values: { [fact.key]: null } }, words: ASKED },
      ),
    tellSkipped: (fact: FactAnswer, isSkipped: boolean) =>
      tell(
        isSkipped
          ? { fact, told: { skip: [fact.key] }, words: SKIPPED }
          : { fact, told: { ask: [fact.key] }, words: ASKED },
      ),
  }
}

/** How the question stands, in words; empty while nobody has said anything. */
function standing(fact: FactAnswer, people: readonly EmployeeOption[]): string {
  if (fact.isAbsent) return ABSENT
  if (isAnswered(fact)) return factText(fact, formValue(fact), people)
  return fact.isSkipped ? SKIPPED : ''
}
