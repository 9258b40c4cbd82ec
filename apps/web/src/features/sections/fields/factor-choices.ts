import type { CallAnswer } from '@ot/contract'
import { foldLetters } from '@ot/text'

type Factors = CallAnswer<'GET /api/medical-factors'>
type Factor = Factors[number]

/** The lines that a search finds by number or by words, each under the headings it stands under. */
export function matchingFactors(factors: Factors, text: string): readonly Factor[] {
  const wanted = words(text)
  if (wanted.length === 0) return factors
  const byCode = new Map(factors.map((factor) => [factor.code, factor]))
  const found = new Set(
    factors
      .filter((factor) => !factor.isGroup && fits(factor, wanted))
      .flatMap((factor) => [factor.code, ...headingsOf(factor, byCode)]),
  )
  return factors.filter(({ code }) => found.has(code))
}

function headingsOf({ parent }: Factor, byCode: ReadonlyMap<string, Factor>): string[] {
  const heading = parent === null ? undefined : byCode.get(parent)
  return heading === undefined ? [] : [heading.code, ...headingsOf(heading, byCode)]
}

export function factorLabel({ code, shortTitle }: Pick<Factor, 'code' | 'shortTitle'>): string {
  return `${code} — ${shortTitle}`
}

/** A number finds itself and what is under it; every word must be there. */
function fits({ code, title, shortTitle }: Factor, wanted: readonly string[]): boolean {
  const text = foldLetters(`${shortTitle} ${title}`)
  return wanted.every(
    (word) => code === word || code.startsWith(`${word}.`) || (!isCode(word) && text.includes(word)),
  )
}

function isCode(word: string): boolean {
  return /^\d+(?:\.\d+)*$/.test(word)
}

function words(text: string): string[] {
  return foldLetters(text)
    .split(/\s+/)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => word !== '' && word !== 'п')
}
