import { ALL_TAKEN, NORMS_CHECKED_ON } from '@ot/domain'
import { POSITIONS, type ReferencePosition } from '@ot/reference'
import { decidedPosition, type ProfilePaperFacts, profilePaperFacts } from '@ot/reference/papers'
import { wordsIn } from '../check/body-words.ts'
import type { Told } from './likeness.ts'

const CHAPTERS = ['глава_1', 'глава_2', 'глава_3', 'глава_4', 'глава_5'] as const

/** An instruction composed for a position whose employer has taken all that the profile asks about, as its reader gets it: five chapters of lines without their numbers. */
export type ComposedInstruction = {
  position: ReferencePosition
  chapters: readonly (readonly string[])[]
}

/** The same line under another number, or last of a list, is the same line. */
export function bareLine(line: string): string {
  return withoutNumber(line).replace(/[.;:]$/, '')
}

function withoutNumber(line: string): string {
  return line.replace(/^(\d\.\d+\.|—) /, '')
}

function factsOf(position: ReferencePosition): ProfilePaperFacts {
  return profilePaperFacts(decidedPosition(position, ALL_TAKEN).position, NORMS_CHECKED_ON)
}

function linesOf({ lists }: ProfilePaperFacts, chapter: string): string[] {
  return (lists[chapter] ?? []).map(({ строка = '' }) => строка)
}

export function composeInstruction(position: ReferencePosition): ComposedInstruction {
  const facts = factsOf(position)
  return { position, chapters: CHAPTERS.map((chapter) => linesOf(facts, chapter).map(bareLine)) }
}

/** The lines of the five chapters with the sign they end with, without their numbers. */
export function composedLines(position: ReferencePosition): string[] {
  const facts = factsOf(position)
  return CHAPTERS.flatMap((chapter) => linesOf(facts, chapter).map(withoutNumber))
}

export function composedByTitle(title: string): ComposedInstruction {
  const position = POSITIONS.find(({ name }) => name === title)
  if (position === undefined) throw new Error(`no position «${title}»`)
  return composeInstruction(position)
}

export function toldBy({ position, chapters }: ComposedInstruction): Told {
  return { title: position.name, lines: chapters.slice(1).flat() }
}

export function countWords(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + wordsIn(line).length, 0)
}
