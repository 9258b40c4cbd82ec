import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { FAMILIES, FAMILY_OF } from '../lists/families.ts'
import { type FamilyText, familyText } from './family-text.ts'

const FOLDER = new URL('../../data/papers/families', import.meta.url)
const keys = readdirSync(FOLDER).map((file) => file.replace(/\.json$/, ''))

/** Said by the product elsewhere, said by a machine, or said of nothing. */
const FORBIDDEN = [
  /профилем/,
  /подтверждено для/,
  /работодатель (обязан|обеспечивает|предоставляет)/,
  /в надлежащ/,
  /должным образом/,
  /при необходимости/,
  /и т\. ?[дп]/,
  /и др\./,
  /соответствующ/,
  /(^|[^а-яё])данн(ый|ая|ое|ые|ого|ой|ому|ым|ых|ыми|ую)(?![а-яё])/,
]

function sentences({ place, before, during, emergency, after, questions }: FamilyText): string[] {
  return [
    place,
    ...[...before, ...during, ...after].map(({ said }) => said),
    ...emergency.flatMap(({ said }) => [said.event, said.cause, ...said.actions]),
    ...questions.flatMap(({ said }) => [said.q, said.right, ...said.wrong]),
  ]
}

describe('тексты семейств', () => {
  test('у каждого семейства есть текст, лишних нет', () => {
    expect(keys.toSorted()).toEqual(FAMILIES.map(({ key }) => key).toSorted())
  })

  test('форма файла верна, виды опасностей известны, ни одна не названа дважды', () => {
    for (const key of keys) {
      const { covers } = familyText(key)
      expect(new Set(covers).size, key).toBe(covers.length)
    }
  })

  test('строка названа только для должностей своего семейства', () => {
    const strange = keys.flatMap((key) => {
      const { before, during, emergency, after, questions } = familyText(key)
      return [...before, ...during, ...emergency, ...after, ...questions]
        .flatMap(({ positions }) => positions ?? [])
        .filter((id) => FAMILY_OF.get(id)?.key !== key)
        .map((id) => `${key}: ${id}`)
    })
    expect(strange).toEqual([])
  })

  test('у вопроса два или три неверных ответа, все ответы разные', () => {
    const wrong = keys.flatMap((key) =>
      familyText(key)
        .questions.filter(({ said }) => {
          const answers = [said.right, ...said.wrong]
          return answers.length < 3 || answers.length > 4 || new Set(answers).size !== answers.length
        })
        .map(({ said }) => `${key}: ${said.q}`),
    )
    expect(wrong).toEqual([])
  })

  test('событие названо без двоеточия, в предложении двоеточие не больше чем одно', () => {
    const events = keys.flatMap((key) =>
      familyText(key).emergency.flatMap(({ said: { event } }) =>
        /:/.test(event) ? [`${key}: ${event}`] : [],
      ),
    )
    const twice = keys.flatMap((key) =>
      sentences(familyText(key))
        .flatMap((line) => line.split(/(?<=[.!?]) /))
        .filter((sentence) => (sentence.match(/: /g) ?? []).length > 1)
        .map((sentence) => `${key}: ${sentence}`),
    )
    expect([...events, ...twice]).toEqual([])
  })

  test.each(FORBIDDEN)('нигде не сказано %s', (words) => {
    const said = keys.flatMap((key) =>
      sentences(familyText(key))
        .filter((line) => words.test(line.toLowerCase()))
        .map((line) => `${key}: ${line}`),
    )
    expect(said).toEqual([])
  })
})
