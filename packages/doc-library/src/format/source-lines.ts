import type { TextPlace } from './block.ts'
import { TemplateSourceError } from './template-error.ts'

export type SourceLine = { text: string; place: TextPlace }

const CLAUSE = /^!фраза\s+(\S+)\s*$/

/** Names of the passages that a text puts in. */
export function clauseIds(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line) => CLAUSE.exec(line.trim())?.[1] ?? [])
}

export function splitLines(file: string, text: string, firstLine: number): SourceLine[] {
  return text
    .split(/\r?\n/)
    .map((line, index) => ({ text: line.trim(), place: { file, line: firstLine + index } }))
}

/** Puts the lines of `clauses/<id>.md` where `!фраза id` stands; a passage may not call another one. */
export function expandClauses(
  lines: readonly SourceLine[],
  clauses: ReadonlyMap<string, string>,
): SourceLine[] {
  return lines.flatMap((line) => {
    const id = CLAUSE.exec(line.text)?.[1]
    if (id === undefined) return [line]
    const text = clauses.get(id)
    if (text === undefined) {
      throw new TemplateSourceError([{ ...line.place, message: `Нет файла clauses/${id}.md` }])
    }
    return splitLines(`clauses/${id}.md`, text, 1)
  })
}
