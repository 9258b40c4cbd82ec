import type { StreamEvent } from '@ot/contract/stream'
import type { TurnState } from '@ot/domain'
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { hearTurn } from '../lib/waiting-turn.ts'
import { mount } from '../testing/mount.ts'
import { WaitingWord } from './waiting-word.tsx'

const TAB = 'our-tab'
const RESET: StreamEvent = { kind: 'reset', entity: '', entityId: null, origin: null }
const turn = (entity: TurnState, origin = TAB): StreamEvent => ({
  kind: 'turn',
  entity,
  entityId: null,
  origin,
})

function shown(events: readonly StreamEvent[]): string {
  const place = mount(<WaitingWord />)
  act(() => {
    for (const event of events) hearTurn(event, TAB)
  })
  return place.textContent
}

beforeEach(() => act(() => hearTurn(RESET, TAB)))

test('пока работа этой вкладки ждёт очереди, вкладка говорит об этом', () => {
  expect(shown([turn('waits')])).toBe(
    'Готовится другая работа вашей организации. Ваша стоит в очереди и начнётся сама.',
  )
})

test.each<[string, readonly StreamEvent[]]>([
  ['очередь подошла', [turn('waits'), turn('waits-no-more')]],
  ['ждёт другая вкладка', [turn('waits', 'their-tab')]],
  ['что было, неизвестно', [turn('waits'), RESET]],
])('%s — слова нет', (_case, events) => {
  expect(shown(events)).toBe('')
})

test('из двух ждущих началась одна — слово остаётся', () => {
  expect(shown([turn('waits'), turn('waits'), turn('waits-no-more')])).not.toBe('')
})
