import { describe, expect, test } from 'vitest'
import { firstChoices } from './import-choices.ts'
import {
  type DryRun,
  type ImportEvent,
  type ImportState,
  importReadiness,
  importReducer,
  isUnfinished,
  startOfImport,
} from './import-state.ts'
import { outcome, row } from './testing/outcome.ts'

const TODAY = '2026-11-21'
const file = new File(['ФИО'], 'список.xlsx')
const mended = new File(['ФИО'], 'список.xlsx')

function checkOf(more: Parameters<typeof outcome>[0] = { rows: [row(5, 'add')] }, key = 'k1'): DryRun {
  return { outcome: outcome(more), choices: firstChoices(TODAY), key }
}

function after(...events: ImportEvent[]): ImportState {
  return events.reduce(importReducer, startOfImport(TODAY))
}

const start: ImportEvent = { kind: 'check-started', file }
const done: ImportEvent = { kind: 'check-done', check: checkOf() }
const cancelled: ImportEvent = { kind: 'check-cancelled' }
const failed: ImportEvent = { kind: 'check-failed', problem: 'Нет связи' }
const refused: ImportEvent = { kind: 'file-refused', problem: 'Это не таблица' }
const write: ImportEvent = { kind: 'write-started' }
const written: ImportEvent = { kind: 'write-done', outcome: outcome({ written: true }) }

describe('ход загрузки', () => {
  test.each<[string, ImportEvent[], Partial<ImportState['stage']>]>([
    ['сначала выбирают файл', [], { kind: 'choosing', problem: null }],
    ['выбранный файл сразу проверяется', [start], { kind: 'checking', file, before: null }],
    ['проверка закончена', [start, done], { kind: 'checked', problem: null }],
    ['отменённая проверка оставляет файл', [start, cancelled], { kind: 'unchecked', file, problem: null }],
    ['и без связи файл остаётся', [start, failed], { kind: 'unchecked', file, problem: 'Нет связи' }],
    ['негодный файл надо выбрать заново', [start, refused], { kind: 'choosing', problem: 'Это не таблица' }],
    ['повторная проверка помнит прежнюю', [start, done, start], { kind: 'checking', before: checkOf() }],
    [
      'другой файл о прежнем ничего не знает',
      [start, done, { kind: 'check-started', file: mended }],
      { kind: 'checking', file: mended, before: null },
    ],
    [
      'без связи остаётся прежняя проверка',
      [start, done, start, failed],
      { kind: 'checked', check: checkOf(), problem: 'Нет связи' },
    ],
    ['отмена возвращает к прежней', [start, done, start, cancelled], { kind: 'checked', problem: null }],
    ['запись', [start, done, write], { kind: 'writing', file, check: checkOf() }],
    ['записано', [start, done, write, written], { kind: 'written' }],
    [
      'запись без связи повторяется с тем же ключом',
      [start, done, write, { kind: 'write-failed', problem: 'Нет связи' }],
      { kind: 'checked', check: checkOf(), problem: 'Нет связи' },
    ],
    [
      'пока смотрели, сведения изменились: показано, что получится теперь, под новым ключом',
      [start, done, write, { kind: 'write-refused', check: checkOf({}, 'k2'), problem: 'Изменились' }],
      { kind: 'checked', check: checkOf({}, 'k2'), problem: 'Изменились' },
    ],
    ['ответ, опоздавший к отмене, ничего не меняет', [start, cancelled, done], { kind: 'unchecked' }],
    ['без проверки не записать', [start, write], { kind: 'checking' }],
    ['и заново', [start, done, write, written, { kind: 'started-anew', today: TODAY }], { kind: 'choosing' }],
  ])('%s', (_, events, stage) => {
    expect(after(...events).stage).toMatchObject(stage)
  })

  test('сказанное остаётся, когда выбирают исправленный файл', () => {
    const said: ImportEvent = { kind: 'said', choices: { departmentName: 'Цех' } }
    const { choices } = after(start, done, said, { kind: 'check-started', file: mended })
    expect(choices).toEqual({ ...firstChoices(TODAY), departmentName: 'Цех' })
  })

  test('должность, которую уже выбрали, остаётся на виду и после проверки с ней', () => {
    const welder = { title: 'Сварщик', rows: 3, suggestions: [], neighbour: null }
    const fitter = { title: 'Слесарь', rows: 1, suggestions: [], neighbour: null }
    const { titles } = after(
      start,
      { kind: 'check-done', check: checkOf({ unknownPositions: [welder, fitter] }) },
      { kind: 'said', choices: { positions: { Сварщик: 7 } } },
      start,
      { kind: 'check-done', check: checkOf({ unknownPositions: [fitter] }) },
    )
    const asked = { recognised: null }
    expect(titles).toEqual([
      { ...fitter, ...asked },
      { ...welder, ...asked },
    ])
  })
})

test('узнанное по названию стоит за тем, о чём спрашивают, с тем, что узнано', () => {
  const turner = { id: 83, name: 'Токарь', isOwnProfile: true, family: 'Станочники' }
  const { titles } = after(start, {
    kind: 'check-done',
    check: checkOf({
      unknownPositions: [{ title: 'Гибщик', rows: 1, suggestions: [], neighbour: null }],
      recognisedPositions: [{ title: 'токарь 4р.', rows: 2, position: turner }],
    }),
  })
  expect(titles).toEqual([
    { title: 'Гибщик', rows: 1, suggestions: [], neighbour: null, recognised: null },
    { title: 'токарь 4р.', rows: 2, suggestions: [turner], neighbour: null, recognised: turner },
  ])
})

describe('можно ли записать', () => {
  const errors = { rows: [row(5, 'add'), row(6, 'error')] }
  test.each([
    [{ rows: [row(5, 'add')] }, {}, 'ready'],
    [{ rows: [row(5, 'add')] }, { departmentName: 'Цех' }, 'stale'],
    [errors, {}, 'partly'],
    [{ rows: [row(6, 'error')] }, {}, 'errors'],
    [{ ...errors, lacking: ['birthDate' as const] }, {}, 'lacking'],
    [{ lacking: ['birthDate' as const] }, {}, 'lacking'],
    [{ rows: [row(5, 'change')], lacking: ['birthDate' as const] }, {}, 'ready'],
    [{ rows: [row(5, 'add')], limitProblem: 'Тариф' }, {}, 'limit'],
    [{ rows: [row(5, 'same')] }, {}, 'nothing'],
    [{}, {}, 'nothing'],
  ])('%j, сказано %j → %s', (more, said, expected) => {
    expect(importReadiness(checkOf(more), { ...firstChoices(TODAY), ...said })).toBe(expected)
  })
})

describe('спрашивать ли при уходе', () => {
  const same: ImportEvent = { kind: 'check-done', check: checkOf({ rows: [row(5, 'same')] }) }
  test.each<[string, ImportEvent[], boolean]>([
    ['файл не выбран', [], false],
    ['файл проверяется', [start], true],
    ['файл не проверен', [start, failed], true],
    ['файл не подошёл', [start, refused], false],
    ['есть что записать', [start, done], true],
    ['записывать нечего', [start, same], false],
    ['идёт запись', [start, done, write], true],
    ['записано', [start, done, write, written], false],
  ])('%s', (_, events, expected) => {
    expect(isUnfinished(after(...events))).toBe(expected)
  })
})
