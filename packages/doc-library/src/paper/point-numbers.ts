import { AlignmentType, type INumberingOptions, LevelFormat, LevelSuffix } from 'docx'
import type { Block } from '../format/block.ts'
import { ownPointsIn } from './own-points.ts'

/** A list of Word's own: its levels are counted by Word, so that a point taken out renumbers those after it. */
export type ListPlace = { reference: string; instance: number; level: number }
export type Numbered = { list: ListPlace; bookmark: string | null }

/** Of one sheet: the paper itself or an appendix. Empty where Word would count otherwise than is written. */
export type PointNumbers = {
  numbered: ReadonlyMap<Block, Numbered>
  /** The bookmark at the point «пункт 3.1 настоящего положения» speaks of. */
  bookmarkOf(number: string, paper: string): string | null
}

/** A form set by an act keeps the numbers of the act. */
export const AS_WRITTEN: PointNumbers = { numbered: new Map(), bookmarkOf: () => null }

const NUMBERED_HEADING = /^((?:Раздел|Программа|Глава) )?(\d+)\. (\S.*)$/s
const LEVELS = 5
const LISTS_OF_A_PART = 1000

type Label = { prefix: string; numbers: readonly number[]; text: string }

/** What is numbered in a block, and its words without the number. */
export function labelOf(block: Block): Label | null {
  if (block.kind === 'point') {
    return { prefix: '', numbers: block.number.split('.').map(Number), text: block.text }
  }
  if (block.kind !== 'heading' && block.kind !== 'subheading') return null
  const [, prefix = '', number, text] = NUMBERED_HEADING.exec(block.text) ?? []
  return number === undefined || text === undefined ? null : { prefix, numbers: [Number(number)], text }
}

type Counting = { prefix: string; instance: number; counters: readonly number[] }

/** What Word would print next at this level. */
function counted({ counters }: Counting, level: number): readonly number[] {
  return [...counters.slice(0, level), (counters[level] ?? 0) + 1]
}

function isSame(left: readonly number[], right: readonly number[]): boolean {
  return left.length === right.length && left.every((number, index) => number === right[index])
}

/** The list goes on, or a new one begins with 1; null where neither would print what is written. */
function next(current: Counting | null, { prefix, numbers }: Label, instance: number): Counting | null {
  const level = numbers.length - 1
  if (level >= LEVELS) return null
  const goesOn =
    current !== null && isSame(counted(current, level), numbers) && (level > 0 || current.prefix === prefix)
  if (goesOn) return { ...current, counters: numbers }
  return isSame(numbers, [1]) ? { prefix, instance, counters: numbers } : null
}

function listsOf(blocks: readonly Block[], part: number): Map<Block, ListPlace> {
  const places = new Map<Block, ListPlace>()
  let counting: Counting | null = null
  let instance = part * LISTS_OF_A_PART
  for (const block of blocks) {
    const label = labelOf(block)
    if (label === null) continue
    counting = next(counting, label, instance)
    if (counting === null) return new Map()
    if (counting.instance === instance) instance += 1
    places.set(block, {
      reference: referenceOf(counting.prefix),
      instance: counting.instance,
      level: label.numbers.length - 1,
    })
  }
  return places
}

function referenceOf(prefix: string): string {
  return `points${prefix}`
}

function bookmarkName(part: number, number: string): string {
  return `_Ref${part}_${number.replaceAll('.', '_')}`
}

/** Numbers that stand at one point of the part only, so that a reference to them is clear. */
function clearNumbers(numbered: ReadonlyMap<Block, ListPlace>): Map<string, Block> {
  const points = [...numbered.keys()].flatMap((block) => (block.kind === 'point' ? [block] : []))
  const count = new Map<string, number>()
  for (const { number } of points) count.set(number, (count.get(number) ?? 0) + 1)
  return new Map(points.flatMap((point) => (count.get(point.number) === 1 ? [[point.number, point]] : [])))
}

const ORDER = /^приказ/i

/**
 * Numbers of the parts in order, the paper itself first. «Настоящего приказа» is said of the paper itself in its
 * appendices too, everything else of the part it stands in.
 */
export function pointNumbers(parts: readonly (readonly Block[])[]): PointNumbers[] {
  const lists = parts.map(listsOf)
  const clear = lists.map(clearNumbers)
  const partMeant = (part: number, paper: string) => (ORDER.test(paper) ? 0 : part)
  const referenced = new Set(
    parts.flatMap((blocks, part) =>
      blocks.flatMap((block) =>
        'text' in block
          ? ownPointsIn(block.text).map(({ number, paper }) => bookmarkName(partMeant(part, paper), number))
          : [],
      ),
    ),
  )
  return lists.map((places, part) => ({
    numbered: new Map(
      [...places].map(([block, list]) => {
        const name = block.kind === 'point' ? bookmarkName(part, block.number) : null
        const isMeant =
          name !== null &&
          block.kind === 'point' &&
          referenced.has(name) &&
          clear[part]?.get(block.number) === block
        return [block, { list, bookmark: isMeant ? name : null }]
      }),
    ),
    bookmarkOf: (number, paper) => {
      const meant = partMeant(part, paper)
      return clear[meant]?.has(number) === true ? bookmarkName(meant, number) : null
    },
  }))
}

const PREFIX_OF_REFERENCE = /^points/

/** The lists that the parts use; each level shows those above it: «2.1.3.». */
export function numberingOf(parts: readonly PointNumbers[]): INumberingOptions {
  const used = new Set(
    parts.flatMap(({ numbered }) => [...numbered.values()].map(({ list }) => list.reference)),
  )
  return {
    config: [...used].map((reference) => ({
      reference,
      levels: Array.from({ length: LEVELS }, (_, level) => ({
        level,
        format: LevelFormat.DECIMAL,
        text: `${level === 0 ? reference.replace(PREFIX_OF_REFERENCE, '') : ''}${levelText(level)}`,
        alignment: AlignmentType.LEFT,
        suffix: LevelSuffix.SPACE,
      })),
    })),
  }
}

function levelText(level: number): string {
  return Array.from({ length: level + 1 }, (_, index) => `%${index + 1}.`).join('')
}
