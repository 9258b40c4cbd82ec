import { type Document, isNode, LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { type FrontMatter, frontMatterSchema } from './front-matter.ts'
import { type SourceProblem, TemplateSourceError } from './template-error.ts'

const QUOTES = 'Значение с запятой или двоеточием берут в одинарные кавычки'
const IN_RUSSIAN = z.locales.ru().localeError

/** The line of the head on which a value stands; the nearest parent's when the value itself is absent. */
function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true)
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
  }
  return 1
}

function issueMessage(issue: z.core.$ZodIssue): string {
  const name = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') {
    return `Неизвестное поле шапки: ${issue.keys.join(', ')}. ${QUOTES}`
  }
  if (issue.code === 'invalid_value') return `Поле ${name}: допустимо ${issue.values.join(', ')}`
  return `Поле ${name}: ${issue.message}`
}

/** The parser counts lines from the head's first; the problem names the file's own line instead. */
function firstSentence(message: string): string {
  return (message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '')
}

/** The head starts on the file's second line, after `---`. */
export function readFrontMatter(file: string, yaml: string): FrontMatter {
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines })
  if (document.errors.length > 0) {
    const problems = document.errors.map((error): SourceProblem => {
      const line = (error.linePos?.[0].line ?? 1) + 1
      return { file, line, message: `Шапка не читается: ${firstSentence(error.message)}. ${QUOTES}` }
    })
    throw new TemplateSourceError(problems)
  }
  const parsed = frontMatterSchema.safeParse(document.toJS(), { error: IN_RUSSIAN })
  if (parsed.success) return parsed.data
  throw new TemplateSourceError(
    parsed.error.issues.map((issue) => ({
      file,
      line: lineOf(document, lines, issue.path) + 1,
      message: issueMessage(issue),
    })),
  )
}
