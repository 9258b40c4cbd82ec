import { expect, it } from 'vitest'
import { workThrough } from './work-through.ts'

it('works through all of them, three at a time, in their order', async () => {
  const begun: number[] = []
  const underWay = new Set<number>()
  let most = 0
  await workThrough(
    [1, 2, 3, 4, 5, 6, 7],
    async (item) => {
      begun.push(item)
      underWay.add(item)
      most = Math.max(most, underWay.size)
      await new Promise((resolve) => setImmediate(resolve))
      underWay.delete(item)
    },
    'some were not done',
  )
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(most).toBe(3)
})

it('does the others when one fails, and tells of what failed at the end', async () => {
  const done: number[] = []
  const working = workThrough(
    [1, 2, 3, 4, 5],
    async (item) => {
      if (item % 2 === 0) throw new Error(`no ${item}`)
      done.push(item)
    },
    'some were not done',
  )
  await expect(working).rejects.toMatchObject({
    message: 'some were not done',
    errors: [new Error('no 2'), new Error('no 4')],
  })
  expect(done).toEqual([1, 3, 5])
})

it('has nothing to do with nothing', async () => {
  await expect(workThrough([], () => Promise.reject(new Error('asked')), 'told')).resolves.toBeUndefined()
})
