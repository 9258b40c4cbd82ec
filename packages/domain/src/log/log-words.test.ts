import { describe, expect, test } from 'vitest'
import { LOG_ACTION_WORDS, logActionsWith } from './log-actions.ts'
import { entitiesOfArea, LOG_AREA_LABELS, LOG_AREAS, LOG_ENTITIES } from './log-entities.ts'
import { isSilentField, logFieldLabel, logFieldsWith } from './log-fields.ts'
import { unsignedDoer } from './unsigned-doer.ts'

describe('слова журнала', () => {
  test('одинаковых слов у разных действий нет', () => {
    const words = Object.values(LOG_ACTION_WORDS)
    expect(words.length).toBe(new Set(words).size)
  })

  test.each([
    ['приглашение', ['invitation.sent', 'invitation.sent-again', 'invitation.withdrawn', 'member.joined']],
    ['УВОЛЕН', ['employee.dismissed']],
    ['ничего такого', []],
  ])('поиск «%s» находит действия %o', (text, expected) => {
    expect(logActionsWith(text)).toEqual(expected)
  })

  test.each([
    ['employee', 'hireDate', 'Дата приёма'],
    ['event', 'date', 'Дата проведения'],
    ['document', 'date', 'Дата'],
    ['company', 'name', 'Полное наименование'],
    ['employee', 'нет такого', null],
  ])('поле %s.%s — %s', (entity, field, label) => {
    expect(logFieldLabel(entity, field)).toBe(label)
  })

  test('поля ищут по их русским именам, отпечаток файла не показывают', () => {
    expect(logFieldsWith('дата приёма')).toEqual(['hireDate'])
    expect(logFieldsWith('Дата приема')).toEqual(['hireDate'])
    expect(isSilentField('sha256')).toBe(true)
  })

  test.each([
    ['dispatch.opened', 'по личной ссылке'],
    ['dispatch.reminded', 'сервис ОТдел'],
    ['act.issued', 'сервис ОТдел'],
  ])('%s без пользователя — %s', (action, doer) => {
    expect(unsignedDoer(action)).toBe(doer)
  })
})

describe('разделы журнала', () => {
  test('каждый предмет попадает в какой-то раздел, имена разделов разные', () => {
    const covered = new Set(LOG_AREAS.flatMap(entitiesOfArea))
    expect([...covered].sort()).toEqual([...LOG_ENTITIES].sort())
    const labels = Object.values(LOG_AREA_LABELS)
    expect(new Set(labels).size).toBe(labels.length)
  })

  test.each([
    ['colleagues', ['member', 'invitation']],
    ['ppe', ['event']],
    ['billing', ['payer', 'invoice']],
  ] as const)('%s — %o', (area, expected) => {
    expect(entitiesOfArea(area)).toEqual(expected)
  })
})
