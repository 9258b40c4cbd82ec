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
    [
      'TRUST_PROXY',
      'true',
      'TRUST_PROXY=true не подходит: любой посетитель подделал бы свой адрес. Укажите, сколько прокси стоит перед сервером (1), или их подсети через запятую (10.0.0.0/8)',
    ],
    [
      'TRUST_PROXY',
      '10.0.0.0/33',
      'TRUST_PROXY — сколько прокси стоит перед сервером (от 1 до 9) или их адреса и подсети через запятую',
    ],
    ['METRICS_TOKEN', 'короткий', 'METRICS_TOKEN — не короче 16 знаков'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL — одно из: fatal, error, warn, info, debug, trace, silent'],
  ])('%s=%s — одна понятная строка', (name, value, line) => {
    expect(() => readSettings({ [name]: value })).toThrow(`Неверная настройка: ${line}`)
  })

  test.each([
    ['false', false],
    ['0', false],
    ['1', 1],
    ['10.0.0.0/8, ::1, loopback', '10.0.0.0/8, ::1, loopback'],
  ])('TRUST_PROXY=%s принимается', (given, read) => {
    expect(readSettings({ TRUST_PROXY: given }).TRUST_PROXY).toBe(read)
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
