import { describe, expect, test } from 'vitest'
import { Connection, type ConnectionState } from './connection.ts'

type Answer = number | 'nothing' | 'aborted'

/** A server that gives these answers, one after another, to calls and to the probe, the last one for ever. */
function watch(calls: readonly Answer[], probes: readonly Answer[], { isOnline = (): boolean => true } = {}) {
  const next = { call: 0, probe: 0 }
  const states: ConnectionState[] = []
  const pauses: number[] = []
  const connection = new Connection({
    fetch: async (url) => {
      const [answers, kind] = url === '/readyz' ? ([probes, 'probe'] as const) : ([calls, 'call'] as const)
      const answer = answers[Math.min(next[kind], answers.length - 1)]
      next[kind] += 1
      if (answer === 'nothing') throw new TypeError('Failed to fetch')
      if (answer === 'aborted') throw new DOMException('Прервано', 'AbortError')
      return new Response(null, { status: answer ?? 200 })
    },
    isOnline,
    isLeaving: () => false,
    pause: async (milliseconds) => void pauses.push(milliseconds),
  })
  connection.subscribe(() => states.push(connection.state()))
  const call = () => connection.fetch('/api/companies', {}).catch(() => null)
  return { connection, call, states, pauses, probed: () => next.probe }
}

describe('связь с сервером', () => {
  test.each(['nothing', 502, 503, 504] as const)(
    '%s: спрашивает, пока не ответит, и всё реже',
    async (lost) => {
      const { connection, call, states, pauses } = watch([lost], ['nothing', 503, 200])
      await call()
      await connection.doubt()
      expect(states).toEqual(['away', 'ok'])
      expect(pauses).toEqual([1_000, 2_000])
    },
  )

  test('один вызов недоступен, а сервер работает: ничего не сказано', async () => {
    const { connection, call, states } = watch([503], [200])
    await call()
    await connection.doubt()
    expect(states).toEqual([])
  })

  test('отказ, отмена и ошибка вызова о связи не говорят', async () => {
    const { call, states, probed } = watch(['aborted', 401, 404, 500, 200], ['nothing'])
    for (let made = 0; made < 5; made += 1) await call()
    expect([states, probed()]).toEqual([[], 0])
  })

  test('без сети сервер не спрашивают, а говорят о ней', async () => {
    const network = [false, false, true, true]
    const isOnline = (): boolean => network.shift() ?? true
    const { connection, states, probed } = watch([200], [200], { isOnline })
    await connection.doubt()
    expect(states).toEqual(['offline', 'ok'])
    expect(probed()).toBe(1)
  })

  test('ответ на спрошенное до потери, пришедший после неё, о связи не говорит', async () => {
    const waiting: ((answer: Response) => void)[] = []
    const connection = new Connection({
      fetch: () => new Promise((resolve) => waiting.push(resolve)),
      isOnline: () => false,
      isLeaving: () => false,
      pause: () => new Promise(() => undefined),
    })
    const early = connection.fetch('/api/companies', {})
    void connection.doubt()
    await Promise.resolve()
    for (const answer of waiting) answer(new Response())
    await early
    expect(connection.state()).toBe('offline')
  })

  test('удавшийся вызов сам говорит, что связь есть', async () => {
    const { connection, call, states, probed } = watch([200], ['nothing'])
    await call()
    connection.subscribe(() => connection.state() === 'away' && void call())
    await connection.doubt()
    expect(states).toEqual(['away', 'ok'])
    expect(probed()).toBe(1)
  })
})
