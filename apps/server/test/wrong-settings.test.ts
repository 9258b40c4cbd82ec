import { describe, expect, test } from 'vitest'
import { readSettings } from '../src/composition/env.ts'
import { runToExit } from './real-server.ts'

describe('настройки', () => {
  test.each([
    ['PORT', 'abc', 'PORT — целое число от 0 до 65535'],
    ['PORT', '70000', 'PORT — целое число от 0 до 65535'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL — адрес, который начинается с postgres:// или postgresql://'],
    ['PUBLIC_URL', 'example.ru', 'PUBLIC_URL — адрес, который начинается с http:// или https://'],
    ['SMTP_URL', 'http://x', 'SMTP_URL — адрес, который начинается с smtp:// или smtps://'],
    ['JWT_SECRET', 'короткий', 'JWT_SECRET — не короче 32 знаков'],
    ['WEB_CONCURRENCY', '0', 'WEB_CONCURRENCY — целое число от 1 до 64'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL — одно из: fatal, error, warn, info, debug, trace, silent'],
  ])('%s=%s — одна понятная строка', (name, value, line) => {
    expect(() => readSettings({ [name]: value })).toThrow(`Неверная настройка: ${line}`)
  })

  test('пустое значение — как не заданное', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      PORT: 3000,
      PUBLIC_URL: 'http://localhost:3000',
    })
  })

  test('программа печатает эту строку и завершается с кодом 1', async () => {
    const { code, output } = await runToExit({ PORT: 'abc' })
    expect(code).toBe(1)
    expect(output.trim()).toBe('Неверная настройка: PORT — целое число от 0 до 65535')
  })

  test('недоступная база — тоже одна строка', async () => {
    const { code, output } = await runToExit({ DATABASE_URL: 'postgres://u:p@127.0.0.1:1/x' })
    expect(code).toBe(1)
    expect(output.trim()).toBe('База данных недоступна (ECONNREFUSED): проверьте DATABASE_URL')
  })
})
