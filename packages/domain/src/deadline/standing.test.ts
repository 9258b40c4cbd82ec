import { describe, expect, test } from 'vitest'
import type { EventState } from '../section/sections.ts'
import { callingCount, orderState, standingOf, standingText } from './standing.ts'

describe('как работник стоит в разделе', () => {
  test.each<[states: EventState[], state: EventState, calling: number, text: string]>([
    [[], 'none', 0, ''],
    [['ok', 'none'], 'ok', 0, '1 в порядке, 1 без срока'],
    [['soon', 'ok', 'soon'], 'soon', 2, '2 скоро срок, 1 в порядке'],
    [['unknown', 'soon'], 'unknown', 1, '1 не внесено, 1 скоро срок'],
    [
      ['missing', 'unknown', 'overdue', 'overdue'],
      'overdue',
      2,
      '2 просрочено, 1 не проведено, 1 не внесено',
    ],
    [['away', 'away'], 'away', 0, '2\u00a0ждут выхода'],
  ])('%j: %s', (states, state, calling, text) => {
    const standing = standingOf(states)
    expect(standing.state).toBe(state)
    expect(callingCount(standing)).toBe(calling)
    expect(standingText(standing, 'briefing')).toBe(text)
  })

  test('СИЗ и инструкции не проводят, а выдают', () => {
    const standing = standingOf(['missing', 'ok'])
    expect(standingText(standing, 'ppe')).toBe('1 не выдано, 1 в порядке')
    expect(standingText(standing, 'instruction')).toBe('1 не выдано, 1 в порядке')
  })
})

describe('человек среди других', () => {
  test.each<[states: EventState[], order: string]>([
    [[], 'inOrder'],
    [['ok', 'soon', 'none', 'away'], 'inOrder'],
    [['ok', 'unknown'], 'notEntered'],
    [['unknown', 'missing'], 'missing'],
    [['overdue', 'missing'], 'overdue'],
  ])('%j: %s', (states, order) => {
    expect(orderState(states)).toBe(order)
  })
})
