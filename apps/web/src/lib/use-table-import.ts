import { useState } from 'react'
import { assertStillThere, fileProblems } from './chosen-file.ts'
import { randomId } from './http/random-id.ts'

type Written = { written: boolean }

const KEY_LENGTH = 32

interface TableImport<Said, Outcome extends Written> {
  /** What is said of a table before anything is. */
  nothingSaid: Said
  check: (file: File, said: Said) => Promise<Outcome>
  write: (file: File, said: Said, idempotencyKey: string) => Promise<Outcome>
  /** After the rows are in the records, or were refused because those have changed. */
  onAnswered: (outcome: Outcome) => Promise<void>
  /** Null, or why the file is not read at all. */
  refusalOf?: (file: File) => string | null
}

type Checked<Said, Outcome> = { outcome: Outcome; said: Said; key: string }

/** Another check is written under another key: it may come to something else. */
function checkedOf<Said, Outcome>(outcome: Outcome, said: Said): Checked<Said, Outcome> {
  return { outcome, said, key: randomId(KEY_LENGTH) }
}

/** A table of records from its choice to the written rows: checked at once, and again by the user's word, written by it. */
export function useTableImport<Said, Outcome extends Written>(given: TableImport<Said, Outcome>) {
  const [file, setFile] = useState<File | null>(null)
  const [said, say] = useState(given.nothingSaid)
  const [checked, setChecked] = useState<Checked<Said, Outcome> | null>(null)
  const [isRunning, setRunning] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function run(work: () => Promise<void>): Promise<void> {
    setRunning(true)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof Error)) throw error
      setFailure(fileProblems(error).join(' '))
    } finally {
      setRunning(false)
    }
  }

  async function check(table: File, all: Said): Promise<void> {
    await run(async () => {
      await assertStillThere(table)
      setChecked(checkedOf(await given.check(table, all), all))
    })
  }

  return {
    file,
    said,
    outcome: checked?.outcome ?? null,
    isStale: checked !== null && checked.said !== said,
    isRunning,
    failure,
    run,
    say,
    choose(table: File): void {
      setFile(table)
      say(given.nothingSaid)
      setChecked(null)
      const refusal = given.refusalOf?.(table) ?? null
      if (refusal === null) void check(table, given.nothingSaid)
      else setFailure(refusal)
    },
    check(): void {
      if (file !== null) void check(file, said)
    },
    sayAndCheck(all: Said): void {
      say(all)
      if (file !== null) void check(file, all)
    },
    write(): void {
      if (file === null || checked === null) return
      void run(async () => {
        await assertStillThere(file)
        const outcome = await given.write(file, said, checked.key)
        setChecked(checkedOf(outcome, said))
        await given.onAnswered(outcome)
      })
    },
    forget(): void {
      setFile(null)
      setChecked(null)
      setFailure(null)
      say(given.nothingSaid)
    },
  }
}
