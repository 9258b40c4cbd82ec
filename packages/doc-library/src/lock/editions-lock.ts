import { z } from 'zod'
import type { TemplateSource } from '../format/parse-template.ts'
import type { Sources } from '../format/read-sources.ts'
import type { SourceProblem } from '../format/template-error.ts'
import { sourceHash } from './source-hash.ts'

/** id → edition → hash of its text. */
export const editionsLockSchema = z.record(z.string(), z.record(z.string(), z.string()))
export type EditionsLock = z.infer<typeof editionsLockSchema>

export const LOCK_FILE = 'editions.lock.json'

function changedText({ file, front }: TemplateSource): SourceProblem {
  const message =
    `Текст редакции ${front.edition} изменился. Прежний текст положите в editions/${front.id}@${front.edition}.md, ` +
    `в шапке шаблона поставьте edition: ${front.edition + 1} и запустите npm run library:lock`
  return { file, line: 1, message }
}

function lostEdition(id: string, edition: string): SourceProblem {
  const message = `Нет текста редакции ${edition} шаблона ${id}: по ней напечатаны документы, верните её в editions/`
  return { file: LOCK_FILE, line: 1, message }
}

/** New editions are added; a changed or lost text of a known edition is a problem, never an update. */
export function updateLock(
  lock: EditionsLock,
  { current, superseded }: Pick<Sources, 'current' | 'superseded'>,
): { lock: EditionsLock; added: string[]; problems: SourceProblem[] } {
  const next: EditionsLock = structuredClone(lock)
  const added: string[] = []
  const problems: SourceProblem[] = []
  const present = new Set<string>()
  for (const source of [...current, ...superseded]) {
    const { id, edition } = source.front
    const hash = sourceHash(source)
    const known = lock[id]?.[edition]
    present.add(`${id}@${edition}`)
    if (known === undefined) {
      next[id] = { ...next[id], [edition]: hash }
      added.push(`${id}@${edition}`)
    } else if (known !== hash) {
      problems.push(changedText(source))
    }
  }
  for (const [id, editions] of Object.entries(lock)) {
    for (const edition of Object.keys(editions)) {
      if (!present.has(`${id}@${edition}`)) problems.push(lostEdition(id, edition))
    }
  }
  return { lock: next, added, problems }
}

export function formatLock(lock: EditionsLock): string {
  const sorted = Object.fromEntries(Object.entries(lock).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return `${JSON.stringify(sorted, null, 2)}\n`
}
