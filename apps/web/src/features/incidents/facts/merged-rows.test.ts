import { describe, expect, test } from 'vitest'
import { mergedRows } from './merged-rows.ts'

const KIM = { name: 'Ким', phone: '1' }
const PAK = { name: 'Пак', phone: '2' }
const LEE = { name: 'Ли', phone: '3' }
const KIM_HOME = { name: 'Ким', phone: '9' }
const KIM_WORK = { name: 'Ким', phone: '8' }

describe('Список, который меняют двое', () => {
  test.each([
    ['никто не вмешался: ровно то, что набрано', [KIM, PAK], [PAK, LEE], [KIM, PAK], [PAK, LEE]],
    ['коллега добавил, я добавил', [KIM], [KIM, LEE], [KIM, PAK], [KIM, LEE, PAK]],
    ['коллега добавил, я убрал', [KIM], [], [KIM, PAK], [PAK]],
    ['коллега убрал, я добавил', [KIM], [KIM, LEE], [], [LEE]],
    ['коллега изменил, я не трогал', [KIM], [KIM, LEE], [KIM_HOME], [KIM_HOME, LEE]],
    ['изменили оба одну строку: остаётся моё', [KIM], [KIM_WORK], [KIM_HOME], [KIM_WORK]],
    ['коллега убрал, я изменил: остаётся моё', [KIM], [KIM_WORK], [], [KIM_WORK]],
    ['добавили одного и того же: он один', [], [KIM_WORK], [KIM], [KIM_WORK]],
    ['однофамильцы — две строки', [KIM, KIM], [KIM, KIM, LEE], [KIM, KIM], [KIM, KIM, LEE]],
  ])('%s', (_name, begun, made, stored, merged) => {
    expect(mergedRows({ begun, made, stored }, ({ name }) => name)).toEqual(merged)
  })
})
