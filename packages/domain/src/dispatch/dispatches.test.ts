import { describe, expect, test } from 'vitest'
import {
  type DispatchStatus,
  dispatchStatus,
  isUnread,
  isWaiting,
  RECIPIENT_STATES,
  type RecipientMarks,
  type RecipientState,
  recipientState,
} from './dispatches.ts'

const AT = '2026-11-21T09:00:00.000Z'
const NOTHING: RecipientMarks = {
  email: 'anna@example.test',
  openedAt: null,
  acknowledgedAt: null,
  signedOn: null,
  revokedAt: null,
}

describe('состояние получателя', () => {
  test.each<[string, Partial<RecipientMarks>, RecipientState, RecipientState]>([
    ['письмо ушло', {}, 'sent', 'sent'],
    ['открыл ссылку', { openedAt: AT }, 'opened', 'opened'],
    ['нажал «Ознакомлен»', { openedAt: AT, acknowledgedAt: AT }, 'acknowledged', 'read'],
    ['письма нет', { email: null }, 'paper', 'paper'],
    ['подписал на бумаге', { email: null, signedOn: '2026-11-21' }, 'signed', 'signed'],
    ['и ознакомился, и подписал', { acknowledgedAt: AT, signedOn: '2026-11-21' }, 'signed', 'signed'],
    ['отозвано до открытия', { revokedAt: AT }, 'revoked', 'revoked'],
    ['отозвано у того, кто без письма', { email: null, revokedAt: AT }, 'revoked', 'revoked'],
    ['отозвано после ознакомления', { acknowledgedAt: AT, revokedAt: AT }, 'acknowledged', 'revoked'],
    ['подписал после отзыва', { revokedAt: AT, signedOn: '2026-11-21' }, 'signed', 'signed'],
  ])('%s', (_case, marks, byLink, byHand) => {
    expect(recipientState({ ...NOTHING, ...marks }, false)).toBe(byLink)
    expect(recipientState({ ...NOTHING, ...marks }, true)).toBe(byHand)
  })

  test.each(RECIPIENT_STATES)('кому напоминают, от того и ждут: %s', (state) => {
    if (isUnread(state)) expect(isWaiting(state)).toBe(true)
  })

  test('кто прочитал и должен подписать рукой, писем больше не получает', () => {
    expect(isUnread('read')).toBe(false)
    expect(isWaiting('read')).toBe(true)
  })
})

describe('состояние отправки', () => {
  test.each<[number, boolean, DispatchStatus]>([
    [2, false, 'waiting'],
    [0, false, 'done'],
    [0, true, 'revoked'],
  ])('ждём от %i, отозвана: %s → %s', (waiting, isRevoked, status) => {
    expect(dispatchStatus(waiting, isRevoked)).toBe(status)
  })
})
