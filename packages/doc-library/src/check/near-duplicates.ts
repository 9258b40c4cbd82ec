import type { TemplateSource } from '../format/parse-template.ts'
import type { SourceProblem } from '../format/template-error.ts'
import { bodyWords } from './body-words.ts'
import { headProblem } from './rule.ts'

/** Words in a row. */
const SHINGLE = 5
/** What so many templates say is the language of the trade, not a copy. */
const COMMON_TO = 15
/** Share of the shorter body that two papers of one kind may have in common. */
const MOST_OF_SHORTER = 0.4
/** Papers of different kinds: an order may have a journal in its appendix. Share of both bodies together. */
const MOST_OF_BOTH = 0.5
/** Share of a body that more than COMMON_TO templates repeat. */
const MOST_BOILERPLATE = 0.3
const FEWEST_SHINGLES = 30

function isOwn(template: TemplateSource, { place }: TemplateSource['blocks'][number]): boolean {
  return place.file === template.file
}

/** Its body is mostly passages from `clauses/`: it is put together, not written. */
export function isComposed(template: TemplateSource): boolean {
  const own = bodyWords({ blocks: template.blocks.filter((block) => isOwn(template, block)) }).length
  return own * 2 < bodyWords(template).length
}

function shinglesOf(template: TemplateSource): Set<string> {
  const words = bodyWords({ blocks: template.blocks.filter((block) => isOwn(template, block)) })
  const shingles = new Set<string>()
  for (let start = 0; start + SHINGLE <= words.length; start += 1) {
    shingles.add(words.slice(start, start + SHINGLE).join(' '))
  }
  return shingles
}

/** `boilerplate` is what many other templates say too, `size` the rest. */
type Body = { template: TemplateSource; size: number; boilerplate: number }

/** How many shingles each pair has in common; what is common to many counts for no pair. */
function commonShingles(templates: readonly TemplateSource[]) {
  const holders = new Map<string, number[]>()
  const bodies = templates.map((template): Body => ({ template, size: 0, boilerplate: 0 }))
  templates.forEach((template, index) => {
    for (const shingle of shinglesOf(template)) {
      const known = holders.get(shingle)
      if (known === undefined) holders.set(shingle, [index])
      else known.push(index)
    }
  })
  const pairs = new Map<number, number>()
  for (const indexes of holders.values()) {
    const isCommon = indexes.length > COMMON_TO
    for (const index of indexes) count(bodies[index], isCommon)
    if (isCommon) continue
    for (const [at, left] of indexes.entries()) {
      for (const right of indexes.slice(at + 1)) {
        const pair = left * templates.length + right
        pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
      }
    }
  }
  return { bodies, pairs }
}

function count(body: Body | undefined, isCommon: boolean): void {
  if (body === undefined) return
  if (isCommon) body.boilerplate += 1
  else body.size += 1
}

function isMostlyBoilerplate({ size, boilerplate }: Body): boolean {
  return size + boilerplate >= FEWEST_SHINGLES && boilerplate / (size + boilerplate) > MOST_BOILERPLATE
}

function isNearlySame(left: Body, right: Body, common: number): boolean {
  const shorter = Math.min(left.size, right.size)
  if (shorter < FEWEST_SHINGLES) return false
  if (left.template.front.kind === right.template.front.kind) return common / shorter > MOST_OF_SHORTER
  return common / (left.size + right.size - common) > MOST_OF_BOTH
}

/** Forms set by one act repeat one another in its own words. */
function isWritten(template: TemplateSource): boolean {
  const { records, kind } = template.front
  return records === null && kind !== 'form' && !isComposed(template)
}

/** Two templates that say nearly the same in the same words. Memos of the sections and composed papers may. */
export function nearDuplicates(all: readonly TemplateSource[]): SourceProblem[] {
  const templates = all.filter(isWritten)
  const { bodies, pairs } = commonShingles(templates)
  const same = [...pairs].flatMap(([pair, common]) => {
    const left = bodies[Math.floor(pair / templates.length)]
    const right = bodies[pair % templates.length]
    if (left === undefined || right === undefined || !isNearlySame(left, right, common)) return []
    const share = Math.round((100 * common) / Math.min(left.size, right.size))
    const message = `Текст на ${share} % тот же, что в ${left.template.file}: общее вынесите в clauses/ или слейте шаблоны`
    return [headProblem(right.template, message)]
  })
  const worn = bodies.filter(isMostlyBoilerplate).map(({ template, size, boilerplate }) => {
    const share = Math.round((100 * boilerplate) / (size + boilerplate))
    const message = `${share} % текста повторяют больше ${COMMON_TO} других шаблонов: напишите о деле или вынесите в clauses/`
    return headProblem(template, message)
  })
  return [...same, ...worn]
}
