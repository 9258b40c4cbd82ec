import type { Block } from '../format/block.ts'
import { KIND_LAYOUTS } from '../paper/kind-layout.ts'
import { splitAppendices } from '../paper/split-appendices.ts'
import { headProblem, problemAt, type Rule } from './rule.ts'

const BLOCK_NAMES: Readonly<Partial<Record<Block['kind'], string>>> = {
  decree: '!приказываю',
  signature: '!подпись',
  acquaintance: '!ознакомление',
}

export const requiredPartsStandInOrder: Rule = (template) => {
  const { requiredBlocks } = KIND_LAYOUTS[template.front.kind]
  const { main } = splitAppendices(template.blocks)
  const found = main.map(({ kind }) => kind).filter((kind) => requiredBlocks.includes(kind))
  const missing = requiredBlocks.filter((kind) => !found.includes(kind))
  if (missing.length > 0) {
    return missing.map((kind) => headProblem(template, `В тексте нет строки ${BLOCK_NAMES[kind] ?? kind}`))
  }
  const inOrder =
    found.length === requiredBlocks.length && found.every((kind, index) => kind === requiredBlocks[index])
  return inOrder
    ? []
    : [
        headProblem(
          template,
          `Порядок: ${requiredBlocks.map((kind) => BLOCK_NAMES[kind] ?? kind).join(', ')}, каждая по разу`,
        ),
      ]
}

/** «4.2» may come after «4.1», «5» after either; a subpoint starts with «.1» under its own point. */
function follows(previous: readonly number[], next: readonly number[]): boolean {
  const parent = next.slice(0, -1)
  const last = next.at(-1)
  const sameParent = parent.every((part, index) => part === previous[index])
  if (!sameParent || last === undefined) return false
  return last === (previous[parent.length] ?? 0) + 1
}

const NUMBERED_HEADING = /^(?:раздел |программа |глава )?(\d+)\.\s/i

/** Under a heading without a number points go on or begin anew: tickets, parts of a plan. */
function misnumbered(blocks: readonly Block[]) {
  let previous: readonly number[] = []
  let mayBegin = true
  return blocks.flatMap((block) => {
    const isHeading = block.kind === 'heading' || block.kind === 'subheading'
    const text =
      block.kind === 'point' ? block.number : isHeading ? NUMBERED_HEADING.exec(block.text)?.[1] : null
    if (isHeading && !text) mayBegin = true
    if (!text) return []
    const next = text.split('.').map(Number)
    const fits = follows(previous, next) || (mayBegin && follows([], next))
    previous = next
    mayBegin = false
    return fits ? [] : [problemAt(block.place, `Номер ${text} не продолжает предыдущий`)]
  })
}

/** In a form set by an act the lines are numbered by the act. */
export const numbersAreConsecutive: Rule = ({ front, blocks }) => {
  if (front.kind === 'form') return []
  const { main, appendices } = splitAppendices(blocks)
  return [main, ...appendices.map((appendix) => appendix.blocks)].flatMap(misnumbered)
}

/** A numbered point that may be left out would leave a hole in the numbers. */
export const pointsAreUnconditional: Rule = ({ front, blocks }) => {
  if (front.kind === 'form') return []
  let depth = 0
  return blocks.flatMap((block) => {
    if (block.kind === 'section') depth += block.mark === '/' ? -1 : 1
    return depth > 0 && block.kind === 'point'
      ? [problemAt(block.place, 'Пункт с номером внутри условия: без него номера собьются')]
      : []
  })
}

/** Nothing between a heading and the next one of its level, or the end. */
export const noChapterIsEmpty: Rule = ({ blocks }) =>
  blocks.flatMap((block, index) => {
    if (block.kind !== 'heading' && block.kind !== 'subheading') return []
    const next = blocks[index + 1]
    const isEmpty =
      next === undefined ||
      next.kind === 'heading' ||
      next.kind === 'appendix' ||
      (block.kind === 'subheading' && next.kind === 'subheading')
    return isEmpty ? [problemAt(block.place, `Под заголовком «${block.text}» ничего нет`)] : []
  })
