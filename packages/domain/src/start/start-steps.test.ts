import { describe, expect, test } from 'vitest'
import { RESPONSIBILITY_ROLES } from '../responsibility/responsibilities.ts'
import {
  currentStep,
  isWellStarted,
  START_STEP_LABELS,
  START_STEPS,
  type StartFacts,
  startSteps,
  stepAfter,
} from './start-steps.ts'

const ALL_ROLES = new Set(RESPONSIBILITY_ROLES.map(({ id }) => id))
const EMPTY: StartFacts = {
  employees: 0,
  heldRoles: new Set(),
  interview: { answered: 0, asked: 40 },
  underNorms: 0,
  documents: 0,
  hasPackage: false,
}
const WHOLE: StartFacts = {
  employees: 14,
  heldRoles: ALL_ROLES,
  interview: { answered: 40, asked: 40 },
  underNorms: 14,
  documents: 67,
  hasPackage: true,
}

function states(facts: StartFacts | null): string {
  return startSteps(facts)
    .map(({ state }) => (state === 'done' ? '+' : '-'))
    .join('')
}

describe('шесть шагов начала работы', () => {
  test('у каждого есть название', () => {
    expect(START_STEPS.map((step) => START_STEP_LABELS[step])).toHaveLength(6)
  })

  test.each<[string, StartFacts | null, string]>([
    ['организации нет', null, '------'],
    ['организация записана', EMPTY, '+-----'],
    ['первый работник', { ...EMPTY, employees: 1 }, '++----'],
    ['ответственных назначили не всех', { ...WHOLE, heldRoles: new Set([101]) }, '++-+++'],
    ['на анкету отвечено не до конца', { ...WHOLE, interview: { answered: 39, asked: 40 } }, '+++-++'],
    ['спрашивать ещё не о чем', { ...WHOLE, interview: { answered: 0, asked: 0 } }, '+++-++'],
    ['нормы приняты не у всех', { ...WHOLE, underNorms: 13 }, '++++-+'],
    ['документы есть, но не комплектом', { ...WHOLE, hasPackage: false }, '+++++-'],
    ['комплект скачан без регистрации', { ...WHOLE, documents: 0 }, '++++++'],
    ['все уволены', { ...WHOLE, employees: 0, underNorms: 0 }, '+-++-+'],
  ])('%s: %s', (_title, facts, expected) => {
    expect(states(facts)).toBe(expected)
  })

  test('считают то, что записано', () => {
    const steps = startSteps({ ...WHOLE, heldRoles: new Set([101, 201, 401]), underNorms: 12, documents: 5 })
    expect(steps.map(({ count, total }) => [count, total])).toEqual([
      [1, 1],
      [14, null],
      [3, RESPONSIBILITY_ROLES.length],
      [40, 40],
      [12, 14],
      [5, null],
    ])
  })

  test('роль, которой больше нет в списке, в счёт не идёт', () => {
    expect(startSteps({ ...WHOLE, heldRoles: new Set([101, 999]) })[2]?.count).toBe(1)
  })

  test.each<[string, StartFacts | null, (string | null)[]]>([
    [
      'без организации начать можно только с неё',
      null,
      [null, 'company', 'company', 'company', 'company', 'company'],
    ],
    ['без работников некого назначать', EMPTY, [null, null, 'employees', 'employees', 'employees', null]],
    ['с работниками открыто всё', WHOLE, [null, null, null, null, null, null]],
  ])('%s', (_title, facts, expected) => {
    expect(startSteps(facts).map(({ blockedBy }) => blockedBy)).toEqual(expected)
  })
})

describe('где продолжить', () => {
  const PARTLY: StartFacts = { ...WHOLE, heldRoles: new Set([101]), underNorms: 0, hasPackage: false }

  test.each([
    ['с первого несделанного', [], 'responsible'],
    ['отложенный пропускается', ['responsible'], 'norms'],
    ['отложены оба — с третьего', ['responsible', 'norms'], 'package'],
    ['отложено всё — с первого отложенного', ['responsible', 'norms', 'package'], 'responsible'],
  ] as const)('%s', (_title, postponed, expected) => {
    expect(currentStep(startSteps(PARTLY, postponed))).toBe(expected)
  })

  test('сделанное отложенным не бывает, а продолжать нечего', () => {
    const steps = startSteps(WHOLE, ['responsible'])
    expect([isWellStarted(steps), currentStep(steps)]).toEqual([true, null])
  })

  test.each([
    ['company', 'responsible'],
    ['responsible', 'norms'],
    ['norms', 'package'],
    ['package', 'responsible'],
  ] as const)('после шага «%s» — «%s»', (step, next) => {
    expect(stepAfter(startSteps(PARTLY), step)).toBe(next)
  })

  test('куда ещё нельзя, дорога не ведёт', () => {
    expect(stepAfter(startSteps(null), 'company')).toBe(null)
    expect(stepAfter(startSteps(EMPTY), 'employees')).toBe('package')
  })

  test('все шаги сделаны — дальше идти некуда', () => {
    expect(START_STEPS.map((step) => stepAfter(startSteps(WHOLE), step))).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ])
  })
})
