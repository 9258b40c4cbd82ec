import { createHash } from 'node:crypto'
import type { Block } from '../format/block.ts'
import type { FrontMatter } from '../format/front-matter.ts'
import type { TemplateSource } from '../format/parse-template.ts'

/** Said only where it was said: editions older than these fields keep their hashes. */
function ownWays({ landscape, approved, tight }: FrontMatter) {
  return {
    ...(landscape === null ? {} : { landscape }),
    ...(approved === null ? {} : { approved }),
    ...(tight ? { tight } : {}),
  }
}

/** Over the signatures of an answer stands the question's label. */
function captions({ inputs }: FrontMatter, blocks: readonly Block[]) {
  const keys = blocks.flatMap((block) => (block.kind === 'signatures' ? block.keys : []))
  const labels = inputs.flatMap(({ key, label }) => (keys.includes(key) ? [label] : []))
  return labels.length === 0 ? {} : { captions: labels }
}

/**
 * What a printed paper depends on: the body with its passages, the kind, the subject and the questions.
 * A hint, a title or a place in the list may change without a new edition.
 */
export function sourceHash({ front, lines, blocks }: TemplateSource): string {
  const body = lines
    .map(({ text }) => text.replace(/\s+/g, ' '))
    .join('\n')
    .replace(/\n{2,}/g, '\n\n')
    .trim()
  const questions = front.inputs.map(({ key, type }) => [key, type])
  const { kind, subject } = front
  const normalised = JSON.stringify({
    kind,
    subject,
    ...ownWays(front),
    ...captions(front, blocks),
    questions,
    body,
  })
  return createHash('sha256').update(normalised).digest('hex')
}
