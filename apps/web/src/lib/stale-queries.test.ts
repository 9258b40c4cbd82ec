import type { StreamEvent } from '@ot/contract/stream'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { refreshAfter, staleKeys } from './stale-queries.ts'

const told = (event: Partial<StreamEvent>): StreamEvent => ({
  kind: 'changed',
  entity: '',
  entityId: null,
  origin: null,
  ...event,
})

test.each<[Partial<StreamEvent>, readonly string[] | null]>([
  [{ kind: 'reset' }, null],
  [{ kind: 'notification', entity: 'notification' }, ['notifications']],
  [{ kind: 'support', entity: 'support' }, ['support']],
  [{ kind: 'turn', entity: 'waits' }, []],
  [{ entity: 'dispatch' }, ['dispatches', 'dispatch', 'documents', 'employee-summary']],
  [
    { entity: 'document' },
    ['documents', 'employee-summary', 'templates', 'start', 'incident-papers', 'microtrauma'],
  ],
  [
    { entity: 'responsibility' },
    ['responsibilities', 'employee-summary', 'facts', 'templates', 'documents', 'start', 'proposals'],
  ],
  [{ entity: 'payer' }, ['payers']],
  [{ entity: 'fact' }, ['facts', 'templates', 'documents', 'start', 'responsibilities', 'proposals']],
  // Drills of buildings stand in the overview.
  [{ entity: 'place' }, ['places', 'facts', 'templates', 'documents', 'start', 'overview']],
  [{ entity: 'invoice' }, ['invoices', 'subscription', 'quote']],
  [{ entity: 'question' }, ['question', 'questions']],
])('%j — спросить заново %j', (event, keys) => {
  expect(staleKeys(told(event))).toEqual(keys)
})

test.each([
  'company',
  'employee',
  'department',
  'event',
  'memo',
  'responsibility',
  'fact',
  'counterparty',
  'place',
  'thing',
  'document',
])('первые шаги считают заново после изменения: %s', (entity) => {
  expect(staleKeys(told({ entity }))).toContain('start')
})

test('новая заявка меняет реестр и строки разделов', () => {
  const keys = staleKeys(told({ kind: 'memo-saved', entity: 'memo' }))
  expect(keys).toEqual(expect.arrayContaining(['memos', 'events', 'overview']))
})

test('после своей правки общее спрашивается один раз, принесённое ответом — ни разу', async () => {
  const client = new QueryClient()
  const asked: unknown[] = []
  client.invalidateQueries = async (filters) => void asked.push(filters?.queryKey?.[0])
  await refreshAfter(client, ['thing', 'place'], 'places')
  expect(asked).toEqual(['things', 'facts', 'templates', 'documents', 'start', 'overview'])
})
