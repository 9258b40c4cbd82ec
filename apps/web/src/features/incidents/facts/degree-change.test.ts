import type { IncidentDegree } from '@ot/domain'
import { expect, test } from 'vitest'
import { degreeChangeText } from './degree-change.ts'

test.each<[IncidentDegree, IncidentDegree, RegExp, number]>([
  ['easy', 'serious', /тяжёлый случай.*прокуратуру.*15 дней/s, 3],
  ['easy', 'easyGroup', /лёгкий групповой случай.*прокуратуру/s, 2],
  ['easyGroup', 'seriousGroup', /15 дней/, 2],
  ['serious', 'fatal', /смертельный случай/, 1],
  ['serious', 'easy', /3 дня/, 2],
])('степень %s → %s: сказано, что изменится', (from, to, text, count) => {
  const changes = degreeChangeText(from, to)
  expect(changes.join('\n')).toMatch(text)
  expect(changes).toHaveLength(count)
  expect(changes[0]).toContain('Сделанное, документы и материалы останутся')
})

test('та же степень ничего не меняет', () => {
  expect(degreeChangeText('easy', 'easy')).toEqual([])
})
