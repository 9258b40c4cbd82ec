import type { Block } from './block.ts'
import { withLines } from './chosen-lines.ts'
import type { FrontMatter } from './front-matter.ts'
import { readBody } from './read-body.ts'
import { readFrontMatter } from './read-front-matter.ts'
import { expandClauses, type SourceLine, splitLines } from './source-lines.ts'
import { TemplateSourceError } from './template-error.ts'

export type TemplateSource = {
  file: string
  front: FrontMatter
  /** The body with its passages put in, line by line. */
  lines: readonly SourceLine[]
  blocks: readonly Block[]
}

const HEAD = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/

export function parseTemplate(
  file: string,
  text: string,
  clauses: ReadonlyMap<string, string>,
): TemplateSource {
  const head = HEAD.exec(text)
  const yaml = head?.[1]
  if (!head || yaml === undefined) {
    const message = 'Файл начинается с шапки между двумя строками ---'
    throw new TemplateSourceError([{ file, line: 1, message }])
  }
  const front = readFrontMatter(file, yaml)
  const firstLine = head[0].split('\n').length
  const lines = expandClauses(splitLines(file, text.slice(head[0].length), firstLine), clauses)
  const blocks = readBody(lines)
  return { file, front: withLines(front, blocks), lines, blocks }
}
