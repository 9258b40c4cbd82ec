import type { TemplateProblem, TemplateProblemCode } from '../errors/errors.ts'
import { OBJECT, type Paragraph } from './paragraphs.ts'

const CONTEXT_CHARACTERS = 40
const MAX_TAG_CHARACTERS = 100
const MAX_PROBLEMS = 50

/** The place a problem is at: a stretch of a paragraph's text. */
type Place = { paragraph: Paragraph; from: number; to: number }

/** Collects what is wrong with a part, so that its author mends everything at once. */
export class ProblemList {
  readonly problems: TemplateProblem[] = []
  private readonly part: string

  constructor(part: string) {
    this.part = part
  }

  add(code: TemplateProblemCode, place: Place, what: string, mend: string): void {
    if (this.problems.length >= MAX_PROBLEMS) return
    const tag = place.paragraph.text.slice(place.from, Math.min(place.to, place.from + MAX_TAG_CHARACTERS))
    const context = contextOf(place)
    const message = `${what} Где: «${context}». ${mend}`
    this.problems.push({ code, tag, part: this.part, context, message })
  }
}

function contextOf({ paragraph, from, to }: Place): string {
  const start = Math.max(0, from - CONTEXT_CHARACTERS)
  const end = Math.min(
    paragraph.text.length,
    to + CONTEXT_CHARACTERS,
    from + MAX_TAG_CHARACTERS + CONTEXT_CHARACTERS,
  )
  const text = paragraph.text.slice(start, end).replaceAll(OBJECT, ' ').replace(/\s+/g, ' ').trim()
  return `${start > 0 ? '…' : ''}${text}${end < paragraph.text.length ? '…' : ''}`
}
