import { afterAll, beforeAll, expect, test } from 'vitest'
import { TooHeavy } from './job.ts'
import { EAT, ECHO, FAIL, SPIN, STAND } from './testing/jobs.ts'
import { openThreads, type Threads } from './threads.ts'

const OURS = 1
const NEIGHBOUR = 2

let threads: Threads
beforeAll(() => {
  threads = openThreads(new URL('./testing/thread.ts', import.meta.url), { memoryMb: 64, slowness: 0.3 })
})
afterAll(() => threads.close())

test('работа без конца прерывается, следующая делается в новом потоке', async () => {
  await expect(threads.perform(SPIN, OURS, null)).rejects.toThrow(TooHeavy)
  expect(await threads.perform(ECHO, OURS, 'дальше')).toBe('дальше')
})

test.skipIf(process.platform !== 'linux')(
  'на занятой машине работу прерывает не время на часах',
  async () => {
    expect(await threads.perform(STAND, OURS, 'доделано')).toBe('доделано')
  },
)

test('работа, которой не хватает памяти, кончается вместе с потоком, а не с сервером', async () => {
  await expect(threads.perform(EAT, OURS, null)).rejects.toThrow(TooHeavy)
  expect(await threads.perform(ECHO, OURS, 'дальше')).toBe('дальше')
})

test('ошибка возвращается тому, кто спросил, и поток работает дальше', async () => {
  await expect(threads.perform(FAIL, OURS, 'не вышло')).rejects.toThrow('не вышло')
  expect(await threads.perform(ECHO, OURS, 'дальше')).toBe('дальше')
})

test('пока одна организация занята своими файлами, другая получает ответ', async () => {
  const order: string[] = []
  const spinning = [1, 2, 3].map(() =>
    threads.perform(SPIN, OURS, null).catch(() => {
      order.push('своя')
    }),
  )
  await threads.perform(ECHO, NEIGHBOUR, 'а').then(() => order.push('соседа'))
  await Promise.all(spinning)
  expect(order.indexOf('соседа')).toBeLessThan(order.lastIndexOf('своя'))
  expect(order.filter((whose) => whose === 'своя')).toHaveLength(3)
})
