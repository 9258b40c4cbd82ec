import { describe, expect, test } from 'vitest'
import { ApiError } from '../http/api-error.ts'
import { growingPause } from '../http/pause.ts'
import { keepListening } from './keep-listening.ts'

/** The pieces of a stream, or the status of a refusal. */
type Step = string | readonly string[] | number

/** Answers each connection with a text of the stream, or refuses it with a status; then the test is over. */
async function listenThrough(
  steps: readonly Step[],
  { renew = async (_staleToken: string) => true, token = async (): Promise<string> => 'token' } = {},
) {
  const over = new AbortController()
  const asked: (string | null)[] = []
  const pauses: number[] = []
  const told: string[] = []
  let place: string | null = null
  let next = 0
  await keepListening(
    {
      token,
      open: async (_token, lastEventId) => {
        asked.push(lastEventId)
        const step = steps[next]
        next += 1
        if (step === undefined) {
          over.abort()
          throw new DOMException('Прервано', 'AbortError')
        }
        if (typeof step === 'number') throw new ApiError(step, `Ошибка ${step}`)
        return new Response(typeof step === 'string' ? step : inPieces(step))
      },
      renew,
      lastEventId: () => place,
      take: ({ id, data }) => {
        place = id ?? place
        if (data !== '') told.push(data)
      },
      pause: async (milliseconds) => void pauses.push(milliseconds),
    },
    over.signal,
  )
  return { asked, pauses, told }
}

function inPieces(pieces: readonly string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece))
      controller.close()
    },
  })
}

describe('соединение с потоком', () => {
  const WHOLE = 'id: 7-1\nevent: changed\ndata: {"a":"ё"}\n\n'

  test.each([1, 5, 12, 31, WHOLE.length - 1])(
    'сообщение, разрезанное после %i-го знака, собирается',
    async (cut) => {
      const { asked, told } = await listenThrough([[WHOLE.slice(0, cut), WHOLE.slice(cut)]])
      expect(told).toEqual(['{"a":"ё"}'])
      expect(asked).toEqual([null, '7-1'])
    },
  )

  test('место без содержания запоминается, сообщение без места его не меняет', async () => {
    const { asked, told } = await listenThrough(['id: 8-0\ndata:\n\n', 'data: x\n\n', 'id: 9-0\ndata:\n\n'])
    expect(asked).toEqual([null, '8-0', '8-0', '9-0'])
    expect(told).toEqual(['x'])
  })

  test('строки-напоминания и чужие поля пропускаются, незаконченное не сообщение', async () => {
    expect((await listenThrough([': \n\nретрай: 5\ndata: y\r\n\r\ndata: z\n'])).told).toEqual(['y'])
  })

  test('после обрыва спрашивает с места остановки', async () => {
    const { asked, told } = await listenThrough(['id: 7-1\ndata: a\n\n', 'id: 8-2\ndata: b\n\n'])
    expect(asked).toEqual([null, '7-1', '8-2'])
    expect(told).toEqual(['a', 'b'])
  })

  test('недоступный сервер спрашивает всё реже, ответивший начинает счёт заново', async () => {
    const { pauses } = await listenThrough([503, 503, 503, 'data: a\n\n', 503])
    expect(pauses.slice(0, 5)).toEqual([1_000, 2_000, 4_000, 1_000, 1_000])
  })

  test('реже полминуты не спрашивает никогда', () => {
    expect(growingPause(50)).toBe(30_000)
  })

  test('истёкший доступ обновляет и продолжает', async () => {
    expect((await listenThrough([401, 'data: a\n\n'])).told).toEqual(['a'])
  })

  test('отказ относится к токену, с которым соединялись, а не к тому, что успели сохранить другие', async () => {
    const stored = ['old', 'new']
    const stale: string[] = []
    await listenThrough([401, 'data: a\n\n'], {
      token: async () => stored.shift() ?? 'new',
      renew: async (staleToken) => stale.push(staleToken) > 0,
    })
    expect(stale).toEqual(['old'])
  })

  test('доступ нечем обновить, пока сервер недоступен, — спросит снова', async () => {
    const renew = () => Promise.reject(new ApiError(503, 'Сервер временно недоступен'))
    expect((await listenThrough([401, 'data: a\n\n'], { renew })).told).toEqual(['a'])
  })

  test.each([
    ['вход не обновился', 401, { renew: async () => false }],
    ['организации больше нет', 404, {}],
    ['доступ закрыт', 403, {}],
  ])('%s — больше не спрашивает', async (_case, status, session) => {
    expect((await listenThrough([status, 'data: a\n\n'], session)).asked).toEqual([null])
  })
})
