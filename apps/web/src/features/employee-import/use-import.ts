import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useEffect, useReducer, useRef } from 'react'
import { assertStillThere, fileProblems } from '../../lib/chosen-file.ts'
import { randomId } from '../../lib/http/random-id.ts'
import { isAbort } from '../../lib/http/transport.ts'
import { isAboutFile, sizeProblem } from './file-problem.ts'
import { checkImport, type FileToCheck, writeImport } from './import-calls.ts'
import { type ImportChoices, NOTHING_OF_ROWS } from './import-choices.ts'
import {
  type DryRun,
  fileOf,
  type ImportEvent,
  importReducer,
  shownCheck,
  startOfImport,
} from './import-state.ts'

const KEY_LENGTH = 32

const CHANGED_MEANWHILE =
  'Пока вы смотрели, сведения о работниках изменились. Ничего не записано: проверьте, что получится теперь.'

/** One import from the choice of a file to the written rows. A check is cancelled by another one and by leaving. */
export function useImport(companyId: number, today: string) {
  const client = useQueryClient()
  const [state, dispatch] = useReducer(importReducer, today, startOfImport)
  const work = useRef<AbortController | null>(null)
  useEffect(() => () => work.current?.abort(), [])
  const { stage, choices } = state
  const chosen = fileOf(stage)

  function check(file: File, said: Partial<ImportChoices> = {}): void {
    work.current?.abort()
    work.current = new AbortController()
    const { signal } = work.current
    const columns = file === chosen ? (shownCheck(stage)?.outcome.columns ?? null) : null
    void runCheck({ companyId, file, choices: { ...choices, ...said }, columns, signal }, dispatch)
  }

  return {
    state,
    choose(file: File): void {
      const problem = sizeProblem(file)
      work.current?.abort()
      dispatch({ kind: 'said', choices: NOTHING_OF_ROWS })
      if (problem === null) check(file, NOTHING_OF_ROWS)
      else dispatch({ kind: 'file-refused', problem })
    },
    say: (said: Partial<ImportChoices>) => dispatch({ kind: 'said', choices: said }),
    recheck(): void {
      if (chosen !== null) check(chosen)
    },
    /** What has been said with one press for many rows is seen at once in what would be done. */
    sayAndRecheck(said: Partial<ImportChoices>): void {
      dispatch({ kind: 'said', choices: said })
      if (chosen !== null) check(chosen, said)
    },
    cancel(): void {
      work.current?.abort()
      dispatch({ kind: 'check-cancelled' })
    },
    write(): void {
      if (stage.kind === 'checked')
        void runWrite({ client, companyId, file: stage.file, check: stage.check }, dispatch)
    },
    startAnew: () => dispatch({ kind: 'started-anew', today }),
  }
}

export type Import = ReturnType<typeof useImport>

async function runCheck(given: FileToCheck, dispatch: Dispatch<ImportEvent>): Promise<void> {
  const { file, choices, signal } = given
  dispatch({ kind: 'check-started', file })
  try {
    await assertStillThere(file)
    const outcome = await checkImport(given)
    if (!signal.aborted) dispatch({ kind: 'check-done', check: checkFrom(outcome, choices) })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if (isAbort(error) || signal.aborted) return
    dispatch({
      kind: isAboutFile(error) ? 'file-refused' : 'check-failed',
      problem: fileProblems(error).join(' '),
    })
  }
}

interface Writing {
  client: QueryClient
  companyId: number
  file: File
  check: DryRun
}

async function runWrite(
  { client, companyId, file, check }: Writing,
  dispatch: Dispatch<ImportEvent>,
): Promise<void> {
  dispatch({ kind: 'write-started' })
  try {
    await assertStillThere(file)
    const outcome = await writeImport(client, companyId, file, check)
    if (outcome.written) dispatch({ kind: 'write-done', outcome })
    else {
      const refused = checkFrom(outcome, check.choices)
      dispatch({ kind: 'write-refused', check: refused, problem: CHANGED_MEANWHILE })
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    dispatch({
      kind: isAboutFile(error) ? 'file-refused' : 'write-failed',
      problem: fileProblems(error).join(' '),
    })
  }
}

/** Another check is written under another key: it may come to something else. */
function checkFrom(outcome: DryRun['outcome'], choices: ImportChoices): DryRun {
  return { outcome, choices, key: randomId(KEY_LENGTH) }
}
