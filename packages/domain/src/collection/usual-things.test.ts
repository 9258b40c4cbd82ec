import { describe, expect, test } from 'vitest'
import type { ThingKind } from './thing-kinds.ts'
import { usualThings } from './usual-things.ts'

const OF_ANY = ['Огнетушитель', 'Аптечка первой помощи']

function names(positions: readonly string[], things: readonly { kind: ThingKind; name: string }[] = []) {
  return usualThings({ positions, things }).map(({ name }) => name)
}

describe('что обычно есть у профессий', () => {
  test.each([
    ['никого нет', [], []],
    ['токарь', ['Токарь'], ['Токарный станок']],
    ['газосварщик', ['Электрогазосварщик'], ['Сварочный аппарат', 'Баллон с кислородом']],
    ['водитель погрузчика — не водитель автомобиля', ['Водитель погрузчика'], ['Погрузчик']],
    ['двое одной профессии — один раз', ['Повар', 'Повар'], ['Плита', 'Мясорубка']],
    ['бухгалтер', ['Бухгалтер'], []],
  ])('%s', (_, positions, expected) => {
    expect(names(positions)).toEqual([...OF_ANY, ...expected])
  })

  test('что записано, того не предлагают: по виду и слову названия', () => {
    const kept = [
      { kind: 'extinguisher', name: 'ОП-4' },
      { kind: 'machine', name: 'станок токарный 16К20' },
    ] as const
    expect(names(['Токарь', 'Фрезеровщик'], kept)).toEqual(['Аптечка первой помощи', 'Фрезерный станок'])
  })

  test('говорит, чья должность', () => {
    const [, , crane] = usualThings({ positions: ['Кассир', 'Машинист крана'], things: [] })
    expect(crane).toEqual({ kind: 'lifting', name: 'Кран', because: 'машинист крана' })
  })
})
