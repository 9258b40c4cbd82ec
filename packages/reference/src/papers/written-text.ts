import { memberOf } from '../lists/one-of.ts'
import { CIRCUMSTANCES, type Circumstance } from './circumstances.ts'

export type Question = { q: string; right: string; wrong: readonly string[] }
export type Accident = { event: string; cause: string; actions: readonly string[] }

/** Chapters 2 to 5 of an instruction and what is asked about them. */
export type Chapters = {
  before: readonly string[]
  during: readonly string[]
  emergency: readonly Accident[]
  after: readonly string[]
  questions: readonly Question[]
}

/** A line may be for some titles of a family, or for whom one of the circumstances fits. */
export type Addressed<T> = {
  said: T
  positions: readonly number[] | null
  circumstances: readonly Circumstance[] | null
}
export type WrittenChapters = { [Chapter in keyof Chapters]: readonly Addressed<Chapters[Chapter][number]>[] }

export type Reader = { id: number; circumstances: ReadonlySet<Circumstance> }

export type Fields = ReadonlyMap<string, unknown>

export function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null) throw new Error(`no fields in ${JSON.stringify(value)}`)
  return new Map(Object.entries(value))
}

export function textIn(fields: Fields, key: string): string {
  const text = fields.get(key)
  if (typeof text !== 'string' || text.trim() === '') throw new Error(`«${key}» is not a text`)
  return text
}

export function listIn<T>(fields: Fields, key: string, read: (one: unknown) => T): T[] {
  const list: unknown = fields.get(key)
  if (!Array.isArray(list)) throw new Error(`«${key}» is not a list`)
  return list.map(read)
}

export function readText(value: unknown): string {
  if (typeof value !== 'string' || value.trim() === '')
    throw new Error(`not a text: ${JSON.stringify(value)}`)
  return value
}

function readNumber(value: unknown): number {
  if (typeof value !== 'number') throw new Error(`not a number: ${JSON.stringify(value)}`)
  return value
}

function addressed<T>(fields: Fields, said: T): Addressed<T> {
  return {
    said,
    positions: fields.has('positions') ? listIn(fields, 'positions', readNumber) : null,
    circumstances: fields.has('for')
      ? listIn(fields, 'for', (one) => memberOf(CIRCUMSTANCES, readText(one)))
      : null,
  }
}

function readLine(value: unknown): Addressed<string> {
  if (typeof value === 'string') return { said: readText(value), positions: null, circumstances: null }
  const fields = fieldsOf(value)
  return addressed(fields, textIn(fields, 'text'))
}

function readAccident(value: unknown): Addressed<Accident> {
  const fields = fieldsOf(value)
  const actions = listIn(fields, 'actions', readText)
  if (actions.length === 0) throw new Error(`nothing is done at «${textIn(fields, 'event')}»`)
  return addressed(fields, { event: textIn(fields, 'event'), cause: textIn(fields, 'cause'), actions })
}

function readQuestion(value: unknown): Addressed<Question> {
  const fields = fieldsOf(value)
  const wrong = listIn(fields, 'wrong', readText)
  return addressed(fields, { q: textIn(fields, 'q'), right: textIn(fields, 'right'), wrong })
}

export function writtenChapters(value: unknown): WrittenChapters {
  const fields = fieldsOf(value)
  return {
    before: listIn(fields, 'before', readLine),
    during: listIn(fields, 'during', readLine),
    emergency: listIn(fields, 'emergency', readAccident),
    after: listIn(fields, 'after', readLine),
    questions: listIn(fields, 'questions', readQuestion),
  }
}

function heard<T>(lines: readonly Addressed<T>[], { id, circumstances }: Reader): T[] {
  return lines
    .filter(
      (line) =>
        (line.positions === null || line.positions.includes(id)) &&
        (line.circumstances === null || line.circumstances.some((one) => circumstances.has(one))),
    )
    .map(({ said }) => said)
}

/** What of it is said to this reader. */
export function chaptersFor(written: WrittenChapters, reader: Reader): Chapters {
  return {
    before: heard(written.before, reader),
    during: heard(written.during, reader),
    emergency: heard(written.emergency, reader),
    after: heard(written.after, reader),
    questions: heard(written.questions, reader),
  }
}
