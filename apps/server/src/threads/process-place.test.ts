import { readFile } from 'node:fs/promises'
import { afterEach, expect, test } from 'vitest'
import { JobFailed, type ThreadJob, TooHeavy } from './job.ts'
import { startProcess } from './process-place.ts'
import { openRunner, type Runner } from './runner.ts'
import { ECHO, FAIL, FALL, SPIN, STAND, WHERE } from './testing/jobs.ts'

const PROGRAM = new URL('./testing/thread.ts', import.meta.url)

const opened: Runner[] = []
afterEach(async () => {
  for (const runner of opened.splice(0)) await runner.end()
})

function open(): { runner: Runner; hasEnded(): boolean } {
  let hasEnded = false
  const runner = openRunner(startProcess(PROGRAM, 64), { slowness: 0.3 }, () => {
    hasEnded = true
  })
  opened.push(runner)
  return { runner, hasEnded: () => hasEnded }
}

test('работы делаются одна за другой, ошибка возвращается тому, кто спросил', async () => {
  const { runner, hasEnded } = open()
  expect(await runner.perform(ECHO, 'первая')).toBe('первая')
  await expect(runner.perform(FAIL, 'не вышло')).rejects.toThrow('не вышло')
  expect(await runner.perform(ECHO, 'вторая')).toBe('вторая')
  expect(hasEnded()).toBe(false)
})

test.skipIf(process.platform !== 'linux')(
  'на занятой машине работу прерывает не время на часах',
  async () => {
    const { runner } = open()
    expect(await runner.perform(STAND, 'доделано')).toBe('доделано')
  },
)

test.each<[string, ThreadJob<null, null>, typeof TooHeavy | typeof JobFailed]>([
  ['работа без конца прерывается', SPIN, TooHeavy],
  ['работа, которая роняет свой процесс, кончается с ним, а не с сервером', FALL, JobFailed],
])('%s', async (_, job, failure) => {
  const { runner, hasEnded } = open()
  await expect(runner.perform(job, null)).rejects.toThrow(failure)
  expect(hasEnded()).toBe(true)
})

test.skipIf(process.platform !== 'linux')('процесс не получает настроек сервера', async () => {
  const { runner } = open()
  const pid = await runner.perform(WHERE, null)
  expect(pid).not.toBe(process.pid)
  expect(await readFile(`/proc/${pid}/environ`, 'utf8')).not.toMatch(/PATH=|DATABASE_URL|JWT_SECRET/)
})
