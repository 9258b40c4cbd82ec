import { expect, test } from 'vitest'
import { inOrder } from './in-order.ts'

/** Work that ends when the test says so. */
function errands() {
  const begun: number[] = []
  const ends = new Map<number, () => void>()
  return {
    begun,
    end: (item: number) => ends.get(item)?.(),
    work: (item: number) => {
      begun.push(item)
      return new Promise<string>((resolve) => {
        ends.set(item, () => resolve(`сделано ${item}`))
      })
    },
  }
}

test('последнее кончилось первым, а отдано по порядку; вперёд берётся не больше положенного', async () => {
  const { begun, end, work } = errands()
  const results = inOrder([1, 2, 3], 2, work)
  const first = results.next()
  expect(begun).toEqual([1, 2])
  end(2)
  end(1)
  expect(await first).toEqual({ done: false, value: 'сделано 1' })
  expect(begun).toEqual([1, 2, 3])
  expect((await results.next()).value).toBe('сделано 2')
  end(3)
  expect((await results.next()).value).toBe('сделано 3')
  expect((await results.next()).done).toBe(true)
})

test('неудача доходит до читателя в свою очередь', async () => {
  const results = inOrder([1, 2], 2, async (item) => {
    if (item === 2) throw new Error('вторая не вышла')
    return item
  })
  expect((await results.next()).value).toBe(1)
  await expect(results.next()).rejects.toThrow('вторая не вышла')
})
