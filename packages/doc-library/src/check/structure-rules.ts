import type { Block } from '../format/block.ts'
import { KIND_LAYOUTS } from '../paper/kind-layout.ts'
import { splitAppendices } from '../paper/split-appendices.ts'
import { headProblem, problemAt, type Rule, textsOf } from './rule.ts'

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

export const enoughOperativePoints: Rule = (template) => {
  const { fewestPoints } = KIND_LAYOUTS[template.front.kind]
  const { main } = splitAppendices(template.blocks)
  const points = main.filter((block) => block.kind === 'point' && !block.number.includes('.'))
  return points.length >= fewestPoints
    ? []
    : [headProblem(template, `Пунктов ${points.length}, а нужно не меньше ${fewestPoints}`)]
}

/** «4.2» may come after «4.1», «5» after either; a subpoint starts with «.1» under its own point. */
function follows(previous: readonly number[], next: readonly number[]): boolean {
  const parent = next.slice(0, -1)
  const last = next.at(-1)
  const sameParent = parent.every((part, index) => part === previous[index])
  if (!sameParent || last === undefined) return false
  return last === (previous[parent.length] ?? 0) + 1
}

function misnumbered(blocks: readonly Block[]) {
  let previous: readonly number[] = []
  return blocks.flatMap((block) => {
    const numbered =
      block.kind === 'heading' ? /^(?:раздел |программа )?(\d+)\.\s/i.exec(block.text)?.[1] : null
    const text = block.kind === 'point' ? block.number : numbered
    if (!text) return []
    const next = text.split('.').map(Number)
    const fits = follows(previous, next)
    previous = next
    return fits ? [] : [problemAt(block.place, `Номер ${text} не продолжает предыдущий`)]
  })
}

export const numbersAreConsecutive: Rule = ({ blocks }) => {
  const { main, appendices } = splitAppendices(blocks)
  return [main, ...appendices.map((appendix) => appendix.blocks)].flatMap(misnumbered)
}

/** A numbered point that may be left out would leave a hole in the numbers. */
export const pointsAreUnconditional: Rule = ({ blocks }) => {
  let depth = 0
  return blocks.flatMap((block) => {
    if (block.kind === 'section') depth += block.mark === '/' ? -1 : 1
    return depth > 0 && block.kind === 'point'
      ? [problemAt(block.place, 'Пункт с номером внутри условия: без него номера собьются')]
      : []
  })
}

const APPENDIX_MENTION = /приложени\S+ № (\d+)/gi

export const appendicesAreMentioned: Rule = (template) => {
  const { main, appendices } = splitAppendices(template.blocks)
  const mentioned = new Set<number>()
  const unknown = template.blocks.flatMap((block) =>
    textsOf(block).flatMap((text) =>
      [...text.matchAll(APPENDIX_MENTION)].flatMap(([, digits]) => {
        const number = Number(digits)
        if (main.includes(block)) mentioned.add(number)
        const isOwn = !/постановлени|приказ Мин|Правил/.test(text)
        return number > appendices.length && isOwn
          ? [problemAt(block.place, `Приложения № ${number} в документе нет`)]
          : []
      }),
    ),
  )
  const silent = appendices
    .map((appendix, index) => ({ title: appendix.title, number: index + 1 }))
    .filter(({ number }) => !mentioned.has(number))
    .map(({ number, title }) =>
      headProblem(template, `Приложение № ${number} («${title}») не названо в тексте приказа`),
    )
  return [...unknown, ...silent]
}

const POINT_REFERENCE = /пункт\S* (\d+(?:\.\d+)*) настоящего приказа/gi

export const referencedPointsExist: Rule = ({ blocks }) => {
  const { main } = splitAppendices(blocks)
  const numbers = new Set(main.flatMap((block) => (block.kind === 'point' ? [block.number] : [])))
  return blocks.flatMap((block) =>
    textsOf(block).flatMap((text) =>
      [...text.matchAll(POINT_REFERENCE)]
        .filter(([, number = '']) => !numbers.has(number))
        .map(([, number]) => problemAt(block.place, `Пункта ${number} в приказе нет`)),
    ),
  )
}
