import { describe, expect, test } from 'vitest'
import { riskLevel, riskScore, worstRiskLevel } from './risk-matrix.ts'

describe('матрица рисков', () => {
  test.each([
    [1, 1, 1, 'low'],
    [2, 2, 4, 'low'],
    [1, 4, 4, 'low'],
    [1, 5, 5, 'middle'],
    [3, 4, 12, 'middle'],
    [3, 5, 15, 'high'],
    [4, 4, 16, 'high'],
    [5, 5, 25, 'high'],
  ])('P %i × S %i = %i: %s', (probability, severity, score, level) => {
    expect(riskScore(probability, severity)).toBe(score)
    expect(riskLevel(score)).toBe(level)
  })

  test('уровень не падает, когда растёт вероятность или тяжесть', () => {
    const order = { low: 0, middle: 1, high: 2 }
    for (let p = 1; p <= 5; p += 1)
      for (let s = 1; s < 5; s += 1) {
        expect(order[riskLevel(p * s)]).toBeLessThanOrEqual(order[riskLevel(p * (s + 1))])
        expect(order[riskLevel(s * p)]).toBeLessThanOrEqual(order[riskLevel((s + 1) * p)])
      }
  })

  test('уровень карты — уровень худшей строки', () => {
    const low = { probability: 1, severity: 2 }
    const middle = { probability: 2, severity: 3 }
    const high = { probability: 5, severity: 3 }
    expect(worstRiskLevel([])).toBeNull()
    expect(worstRiskLevel([low])).toBe('low')
    expect(worstRiskLevel([low, middle, low])).toBe('middle')
    expect(worstRiskLevel([high, low, middle])).toBe('high')
  })
})
