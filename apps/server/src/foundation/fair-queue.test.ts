import { expect, test } from 'vitest'
import { TooMany } from './errors.ts'
import { FairQueue, type FairQueueLimits } from './fair-queue.ts'

const LIMITS: FairQueueLimits = { places: 2, waitingEach: 2, patienceMs: 60_000, refusal: 'Подождите.' }

/** Works that end when the test says so, and the order in which they began. */
function desk(limits: Partial<FairQueueLimits> = {}) {
  const queue = new FairQueue({ ...LIMITS, ...limits })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const send = (owner: number, name: string) =>
    queue.run(owner, () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    })
  return { queue, begun, send, end: (name: string) => ends.get(name)?.() }
}

test('у одного хозяина одна работа сразу, у другого — своя', async () => {
  const { begun, send, end } = desk()
  const [first, second, theirs] = [send(1, 'а'), send(1, 'б'), send(2, 'в')]
  await Promise.resolve()
  expect(begun).toEqual(['а', 'в'])
  end('а')
  await first
  await Promise.resolve()
  expect(begun).toEqual(['а', 'в', 'б'])
  end('б')
  end('в')
  expect(await Promise.all([second, theirs])).toEqual(['б', 'в'])
})

test('освободившееся место достаётся тому, кто ждёт дольше, а не тому, кто прислал больше', async () => {
  const { begun, send, end } = desk({ places: 1 })
  const works = [send(1, 'а'), send(1, 'б'), send(2, 'в'), send(1, 'г')]
  for (const name of ['а', 'б', 'в', 'г']) {
    await new Promise(setImmediate)
    end(name)
  }
  await Promise.all(works)
  expect(begun).toEqual(['а', 'б', 'в', 'г'])
})

test('сверх очереди хозяину отказывают с просьбой подождать', async () => {
  const { send, end } = desk({ waitingEach: 1 })
  const first = send(1, 'а')
  const second = send(1, 'б')
  const refused = await send(1, 'в').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(TooMany)
  expect(refused).toMatchObject({ message: 'Подождите.', headers: { 'retry-after': '60' } })
  end('а')
  await first
  await new Promise(setImmediate)
  end('б')
  await second
})

test('кто не дождался, не занимает места потом', async () => {
  const { begun, send, end } = desk({ patienceMs: 1 })
  const first = send(1, 'а')
  await expect(send(1, 'б')).rejects.toThrow(TooMany)
  end('а')
  await first
  expect(begun).toEqual(['а'])
})

test('работа, которая не удалась, освобождает место', async () => {
  const { queue } = desk()
  await expect(queue.run(1, () => Promise.reject(new Error('нет')))).rejects.toThrow('нет')
  expect(await queue.run(1, async () => 'да')).toBe('да')
})

test('сделанное в другом месте кончается один раз', async () => {
  const { queue } = desk()
  const leave = await queue.enter(1)
  leave()
  const again = await queue.enter(1)
  leave()
  const waiting = queue.enter(1)
  let hasCome = false
  void waiting.then(() => {
    hasCome = true
  })
  await new Promise(setImmediate)
  expect(hasCome).toBe(false)
  again()
  expect(await waiting).toBeTypeOf('function')
})

test('кто ушёл, не дождавшись, освобождает место среди ждущих', async () => {
  const { queue, begun, send, end } = desk({ waitingEach: 1 })
  const first = send(1, 'а')
  const leaving = new AbortController()
  const left = queue.enter(1, leaving.signal)
  leaving.abort()
  await expect(left).rejects.toThrow('Запрос прерван')
  const second = send(1, 'б')
  end('а')
  await first
  await new Promise(setImmediate)
  expect(begun).toEqual(['а', 'б'])
  end('б')
  await second
})
