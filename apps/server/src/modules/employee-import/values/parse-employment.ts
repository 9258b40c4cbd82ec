import type { EmploymentKind } from '@ot/domain'

const WORDS: readonly (readonly [RegExp, EmploymentKind])[] = [
  [/внутр/, 'internal'],
  [/внеш/, 'external'],
  [/основн|^нет$|^-$/, 'main'],
]

/** «Внутреннее совместительство», «внеш. совм.», «Основное место работы»; null: nobody can tell. */
export function parseEmployment(text: string): EmploymentKind | null {
  const words = text.toLocaleLowerCase('ru').trim()
  return WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? null
}
