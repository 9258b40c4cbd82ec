import { describe, expect, test } from 'vitest'
import type { TemplateSource } from '../format/parse-template.ts'
import { orderBody, template } from '../testing/template-text.ts'
import { WRITTEN } from '../testing/written-library.ts'
import { type EditionsLock, editionsLockSchema, formatLock, updateLock } from './editions-lock.ts'
import { readLock } from './lock-file.ts'
import { sourceHash } from './source-hash.ts'

const POINTS = '1. Первый.\n2. Второй.\n3. Третий.'
const original = template({}, orderBody(POINTS))
const reworded = template({}, orderBody('1. Иначе.\n2. Второй.\n3. Третий.'))

function lockOf(...sources: TemplateSource[]): EditionsLock {
  return updateLock({}, { current: sources, superseded: [] }).lock
}

describe('замок редакций', () => {
  test('новая редакция записывается', () => {
    const { lock, added, problems } = updateLock({}, { current: [original], superseded: [] })
    expect(added).toEqual(['prikaz-o-probe@1'])
    expect(problems).toEqual([])
    expect(lock).toEqual({ 'prikaz-o-probe': { 1: sourceHash(original) } })
  })

  test('другой текст под той же редакцией не проходит и не записывается', () => {
    const lock = lockOf(original)
    const result = updateLock(lock, { current: [reworded], superseded: [] })
    expect(result.problems[0]?.message).toContain('editions/prikaz-o-probe@1.md')
    expect(result.lock).toEqual(lock)
  })

  test('новая редакция проходит, если прежний текст сохранён', () => {
    const second = template({ edition: '2' }, orderBody('1. Иначе.\n2. Второй.\n3. Третий.'))
    const result = updateLock(lockOf(original), { current: [second], superseded: [original] })
    expect(result.problems).toEqual([])
    expect(result.added).toEqual(['prikaz-o-probe@2'])
  })

  test('потерянный прежний текст — ошибка', () => {
    const second = template({ edition: '2' }, orderBody(POINTS))
    const result = updateLock(lockOf(original), { current: [second], superseded: [] })
    expect(result.problems[0]?.message).toContain('Нет текста редакции 1')
  })

  test('файл замка упорядочен по id', () => {
    expect(
      Object.keys(editionsLockSchema.parse(JSON.parse(formatLock({ b: { 1: 'x' }, a: { 1: 'y' } })))),
    ).toEqual(['a', 'b'])
  })

  test('замок библиотеки не отстал от текстов', () => {
    const { added, problems } = updateLock(readLock(), WRITTEN)
    expect({ added, problems }).toEqual({ added: [], problems: [] })
  })
})

describe('что меняет документ', () => {
  const clause = (text: string) => template({}, '!фраза konec', { konec: text })
  const asked = (label: string, type: string) => `[{ key: срок, label: ${label}, type: ${type} }]`

  test.each<[string, TemplateSource, TemplateSource, boolean]>([
    ['слово в тексте', original, reworded, true],
    ['слово во вставке', clause('Конец'), clause('Финал'), true],
    ['заголовок к тексту', original, template({ subject: 'О другой пробе' }, orderBody(POINTS)), true],
    [
      'вид ответа',
      template({ inputs: asked('Срок', 'text') }),
      template({ inputs: asked('Срок', 'date') }),
      true,
    ],
    [
      'подпись к вопросу',
      template({ inputs: asked('Срок', 'text') }),
      template({ inputs: asked('Когда', 'text') }),
      false,
    ],
    [
      'лишние пустые строки',
      original,
      template({}, orderBody(POINTS.replace('\n', '\n\n\n')).replace('\n\n\n', '\n')),
      false,
    ],
    ['название в списке', original, template({ title: 'Приказ о другом' }, orderBody(POINTS)), false],
  ])('%s', (_name, before, after, isChanged) => {
    expect(sourceHash(before) !== sourceHash(after)).toBe(isChanged)
  })
})
