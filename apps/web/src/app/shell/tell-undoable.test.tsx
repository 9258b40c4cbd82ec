import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { call } from '../../lib/api.ts'
import { SeenVersion } from '../../lib/http/seen-version.ts'
import { onUndoOffer, type UndoableDeed } from '../../lib/undo-offers.ts'
import { answerWith } from '../../testing/answer-with.ts'
import { failure } from '../../testing/fake-server.ts'
import type { TellNotice } from '../../ui/use-notices.ts'
import { tellUndoable } from './tell-undoable.ts'

let server = answerWith({})
afterEach(() => server.restore())

const DELETE = 'DELETE /api/counterparties/5'
const UNDO = 'POST /api/undo/12'
const NAMED = { 'X-Undo-Id': '12', 'X-Undo-Name': encodeURIComponent('ООО «Здоровье»') }

async function offerOf(headers: Record<string, string>): Promise<UndoableDeed | null> {
  let heard: UndoableDeed | null = null
  const stop = onUndoOffer((offer) => {
    heard = offer
  })
  server = answerWith({
    [DELETE]: () => new Response(null, { status: 204, headers }),
    [UNDO]: () => new Response(null, { status: 204 }),
  })
  await call('DELETE /api/counterparties/:id', { params: { id: 5 } }, { version: new SeenVersion(1) })
  stop()
  return heard
}

async function press(told: Parameters<TellNotice> | undefined): Promise<void> {
  const deed = told?.[3]
  if (deed === undefined || !('run' in deed)) throw new Error('Сообщение без «Отменить»')
  await deed.run()
}

describe('удалённое можно вернуть', () => {
  test('о чём говорит ответ сервера; без номера — ни о чём', async () => {
    expect(await offerOf(NAMED)).toEqual({
      call: 'DELETE /api/counterparties/:id',
      id: 12,
      name: 'ООО «Здоровье»',
    })
    server.restore()
    expect(await offerOf({})).toBeNull()
  })

  test('сказано что и о ком, «Отменить» возвращает и читает всё заново; отказ сказан словами', async () => {
    const offer = await offerOf(NAMED)
    const tell = vi.fn<TellNotice>()
    const client = new QueryClient()
    const invalidate = vi.spyOn(client, 'invalidateQueries')
    if (offer !== null) tellUndoable(tell, client, offer)
    expect(tell.mock.calls[0]?.slice(0, 3)).toEqual(['success', 'Контрагент удалён: ООО «Здоровье»', 30_000])
    await press(tell.mock.calls[0])
    expect(server.seen.map((seen) => seen.call)).toContain(UNDO)
    expect(invalidate).toHaveBeenCalledOnce()
    expect(tell.mock.calls[1]?.[1]).toBe('Отменено, всё как было: ООО «Здоровье»')
    server.restore()
    server = answerWith({ [UNDO]: () => failure(409, 'Это действие уже отменено') })
    await press(tell.mock.calls[0])
    expect(tell.mock.calls[2]?.slice(0, 2)).toEqual(['danger', 'Не отменено. Это действие уже отменено'])
  })
})
