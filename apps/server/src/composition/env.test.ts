import { describe, expect, test } from 'vitest'
import { readSettings } from './env.ts'

describe('Папка данных', () => {
  test.each([
    [{ DATA_DIR: '/srv/otdel' }, ['--demo'], '/srv/otdel', 'названа явно: демонстрация в ней же'],
    [{ DATA_DIR: '/srv/otdel' }, [], '/srv/otdel', 'названа явно'],
  ])('%j %j → %s (%s)', (environment, parameters, folder, _why) => {
    expect(readSettings(environment, parameters).DATA_DIR).toBe(folder)
  })

  test('демонстрация без названной папки не трогает обычную', () => {
    const usual = readSettings({}, [])
    const demo = readSettings({}, ['--demo'])
    expect([usual.demo, demo.demo]).toEqual([false, true])
    expect(demo.DATA_DIR).toBe(`${usual.DATA_DIR}-demo`)
  })
})
