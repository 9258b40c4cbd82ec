import {
  BadFileError,
  type CompiledTemplate,
  DocumentTooBigError,
  TemplateError,
  type TemplateProblem,
  templateCache,
} from '@ot/doc-engine'
import {
  type DocumentFacts,
  dictionaryOf,
  type MadeDocument,
  printDocument,
  type TemplateQuestions,
} from '@ot/doc-library'
import type { ThreadJob } from '../../../threads/job.ts'

const CHECK_MS = 1000
const PRINT_MS = 5000
const CACHE_BYTES = 32 * 1024 * 1024
const QUESTIONS_KEPT = 500

/** A company's file and the questions of the template it grew from, which say what its tags mean. */
export type OwnFile = { content: Uint8Array; questions: TemplateQuestions }

export type CheckedOwn = Pick<CompiledTemplate, 'hash' | 'tags' | 'outline' | 'review'>
/** `part` is null where the whole file is refused. */
export type OwnProblem = Pick<TemplateProblem, 'message'> & { part: string | null }

export const CHECK_OWN: ThreadJob<OwnFile, { checked: CheckedOwn } | { problems: OwnProblem[] }> = {
  name: 'check an own template',
  patienceMs: CHECK_MS,
  run(file) {
    try {
      const { hash, tags, outline, review } = compiled(file)
      return { checked: { hash, tags, outline, review } }
    } catch (error) {
      if (error instanceof BadFileError) return { problems: [{ part: null, message: error.message }] }
      if (error instanceof TemplateError) {
        return { problems: error.problems.map(({ part, message }) => ({ part, message })) }
      }
      throw error
    }
  },
}

export const PRINT_OWN: ThreadJob<OwnFile & { facts: DocumentFacts }, MadeDocument | { problem: string }> = {
  name: 'print from an own template',
  patienceMs: PRINT_MS,
  run({ facts, ...file }) {
    try {
      return printDocument(compiled(file), file.questions, facts)
    } catch (error) {
      if (error instanceof DocumentTooBigError) return { problem: error.message }
      throw error
    }
  },
}

const editions = templateCache(CACHE_BYTES)
const knownQuestions = new Map<string, TemplateQuestions>()

/** Dictionaries belong to questions by identity, which does not survive the way into the thread. */
function compiled({ content, questions }: OwnFile): CompiledTemplate {
  const key = JSON.stringify(questions)
  const same = knownQuestions.get(key) ?? questions
  if (knownQuestions.size >= QUESTIONS_KEPT) knownQuestions.clear()
  knownQuestions.set(key, same)
  return editions.compile(content, dictionaryOf(same))
}
