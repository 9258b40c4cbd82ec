import { describe, expect, test } from 'vitest'
import type { Absence } from '../absence/absence.ts'
import { NO_CAUSES, standingCauses } from '../sout/workplace-times.ts'
import { UNSCHEDULED_CAUSES } from '../unscheduled/unscheduled-causes.ts'
import {
  PAPER_CAUSES,
  papersOfAssessment,
  papersOfReturn,
  papersOfTransfer,
  papersOfUnscheduled,
} from './cause-papers.ts'

const LEAVE: Absence = { id: 1, kind: 'childcare', startsOn: '2025-02-01', endsOn: '2026-07-31' }
const templates = (papers: readonly { template: string }[]) => papers.map(({ template }) => template)

describe('бумаги причины', () => {
  test('выход после долгого перерыва: приказ об инструктаже с причиной и сроком, направление, ознакомление', () => {
    const papers = papersOfReturn({ employeeId: 7, absence: LEAVE, absences: [LEAVE], isExamined: true })
    expect(templates(papers)).toEqual([
      'prikaz-o-provedenii-vneplanovogo-instruktazha',
      'napravlenie-na-periodicheskiy-medosmotr',
      'list-oznakomleniya-s-instruktsiyami',
    ])
    expect(papers[0]?.answers).toEqual({
      подпункт: 'ж',
      причина: 'перерывом в работе с 01.02.2025 по 31.07.2026 (546\u00a0календарных дней)',
      инструктируемые: [7],
      срок: '2026-08-01',
    })
    expect(papers[1]).toMatchObject({ employeeIds: [7], answers: { дата_явки: '2026-08-01' } })
  })

  test.each([
    [12, { руководитель: 12 }],
    [null, {}],
  ])('перевод, подразделением руководит %s: приказ с руководителем и ознакомление', (headId, answers) => {
    expect(papersOfTransfer({ employeeId: 7, headId })).toEqual([
      { template: 'prikaz-ob-ohrane-truda-pri-perevode', employeeIds: [7], answers },
      { template: 'list-oznakomleniya-s-instruktsiyami', employeeIds: [7], answers: {} },
    ])
  })

  test.each([
    ['2026-03-02', '61\u00a0календарный день'],
    ['2026-03-03', '62\u00a0календарных дня'],
    ['2026-03-06', '65\u00a0календарных дней'],
  ])('по %s, %s — уже больше 60: приказ об инструктаже', (endsOn, days) => {
    const absence: Absence = { id: 2, kind: 'illness', startsOn: '2026-01-01', endsOn }
    const papers = papersOfReturn({ employeeId: 7, absence, absences: [absence], isExamined: false })
    expect(papers[0]?.answers.причина).toContain(`(${days})`)
    expect(templates(papers)).toEqual([
      'prikaz-o-provedenii-vneplanovogo-instruktazha',
      'list-oznakomleniya-s-instruktsiyami',
    ])
    expect(papers.map(({ employeeIds }) => employeeIds)).toEqual([[], [7]])
  })

  test.each([
    ['60 дней', '2026-01-01', '2026-03-01', ['list-oznakomleniya-s-instruktsiyami']],
    ['день выхода не известен', '2026-01-01', null, []],
  ])('%s: приказа нет', (_what, startsOn, endsOn, expected) => {
    const absence: Absence = { id: 2, kind: 'illness', startsOn, endsOn }
    const papers = papersOfReturn({ employeeId: 7, absence, absences: [absence], isExamined: false })
    expect(templates(papers)).toEqual(expected)
  })

  test('перерыв считается вместе с отсутствием прямо перед ним', () => {
    const before: Absence = { id: 3, kind: 'illness', startsOn: '2025-01-01', endsOn: '2025-01-31' }
    const [order] = papersOfReturn({
      employeeId: 7,
      absence: LEAVE,
      absences: [before, LEAVE],
      isExamined: false,
    })
    expect(order?.answers.причина).toContain('с 01.01.2025 по 31.07.2026')
  })

  test.each(UNSCHEDULED_CAUSES)('%s: причина продолжает фразу, буква пункта 16 одна', (cause) => {
    const [order] = papersOfUnscheduled({
      cause,
      happenedOn: '2026-11-01',
      ground: 'Ввод станка, приказ № 12',
      asked: [{ kind: 'briefing', employeeIds: [1, 2], due: '2026-11-05' }],
    })
    expect(order?.answers).toMatchObject({
      подпункт: expect.stringMatching(/^[а-з]$/),
      причина: expect.stringMatching(
        /(ем|нием|ями|актов|ком|обязанностей работников|труда|факторов|материалов|работодателя): ввод станка, приказ № 12$/,
      ),
      инструктируемые: [1, 2],
      срок: '2026-11-05',
    })
  })

  test.each([
    ['process', { подпункт: 'б' }],
    ['acts', { подпункт: 'а' }],
    ['employer', {}],
  ] as const)('внеплановое обучение, %s: буква пункта 50 — та, что есть', (cause, clause) => {
    const [order, ...others] = papersOfUnscheduled({
      cause,
      happenedOn: '2026-11-01',
      ground: 'Ввод станка',
      asked: [{ kind: 'training', employeeIds: [1, 2], due: '2026-12-31' }],
    })
    expect(others).toEqual([])
    expect(order).toEqual({
      template: 'prikaz-o-provedenii-vneplanovogo-obucheniya',
      employeeIds: [],
      answers: {
        ...clause,
        причина: expect.stringMatching(/: ввод станка$/),
        срок: '2026-12-31',
        обучаемые: [1, 2],
        дата_события: '2026-11-01',
      },
    })
  })

  test('переоценка рисков: приказ с днями и лист ознакомления с картами — в порядке, в котором спрошено', () => {
    const papers = papersOfUnscheduled({
      cause: 'hazard',
      happenedOn: '2026-11-01',
      ground: 'Обнаружен сварочный аэрозоль',
      asked: [
        { kind: 'risk', employeeIds: [1, 2], due: '2026-11-20' },
        { kind: 'briefing', employeeIds: [2], due: '2026-11-05' },
      ],
    })
    expect(papers).toEqual([
      {
        template: 'prikaz-o-provedenii-otsenki-profriskov',
        employeeIds: [],
        answers: {
          дата_начала: '2026-11-01',
          дата_реестра: '2026-11-20',
          дата_карт: '2026-11-20',
          дата_окончания: '2026-11-20',
        },
      },
      { template: 'oznakomlenie-s-kartami-riskov', employeeIds: [1, 2], answers: {} },
      expect.objectContaining({ template: 'prikaz-o-provedenii-vneplanovogo-instruktazha', employeeIds: [] }),
    ])
  })

  test('имена причин стоят в адресах: они не меняются', () => {
    expect(PAPER_CAUSES).toEqual(['transfer', 'absence', 'unscheduled', 'workplace'])
  })

  test('внеплановая спецоценка: пункт статьи 17, причина и срок — от того, что наступило', () => {
    const causes = {
      ...NO_CAUSES,
      declarationEndedOn: '2026-10-01',
      declarationEndedBy: 'violation',
    } as const
    const [cause] = standingCauses(causes, null)
    if (cause === undefined) throw new Error('no cause stands')
    const [order] = papersOfAssessment({ number: '12', name: 'Токарь', cause, deadline: '2027-04-01' })
    expect(order).toMatchObject({ template: 'prikaz-o-provedenii-vneplanovoy-sout', employeeIds: [] })
    expect(order?.answers).toEqual({
      пункт_основания: '2',
      причина: expect.stringContaining('прекращением 01.10.2026 декларации'),
      дата_события: '2026-10-01',
      рабочие_места: '№ 12, Токарь',
      срок_завершения: '2027-04-01',
    })
  })
})
