import { createHash } from 'node:crypto'
import type { TemplateSource } from '../format/parse-template.ts'

/**
 * What a printed paper depends on: the body with its passages, the kind, the subject and the questions.
 * A hint, a title or a place in the list may change without a new edition.
 */
export function sourceHash({ front, lines }: TemplateSource): string {
  const body = lines
    .map(({ text }) => text.replace(/\s+/g, ' '))
    .join('\n')
    .replace(/\n{2,}/g, '\n\n')
    .trim()
  const questions = front.inputs.map(({ key, type }) => [key, type])
  const normalised = JSON.stringify({ kind: front.kind, subject: front.subject, questions, body })
  return createHash('sha256').update(normalised).digest('hex')
}
