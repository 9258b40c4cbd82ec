import { describe, expect, test } from 'vitest'
import { parsePeriodicity } from '../periodicity/periodicity.ts'
import { NO_CAUSES } from '../sout/workplace-times.ts'
import { medicalLine } from '../testing/medical-lines.ts'
import { explainEvent } from './explain.ts'
import { timesOf } from './times.ts'
import type { ExplainedEvent } from './timing-sentence.ts'

const PERSON = { birthDate: '1990-05-05', hireDate: '2026-10-01' }
const YOUNG = { birthDate: '2009-10-10', hireDate: '2026-06-01' }

type Case = Partial<Omit<ExplainedEvent, 'periodicity'>> & { period: string }

function explain({ period, ...changes }: Case, person = PERSON) {
  const periodicity = parsePeriodicity(period)
  if (periodicity === null) throw new Error(period)
  const event = {
    section: 'briefing',
    rule: 'briefing.repeat',
    periodicity,
    isOwnPeriod: false,
    date: null,
    firstDeadline: null,
    failed: false,
    workplace: null,
    ...changes,
  } as const
  return explainEvent({ ...event, ...timesOf(event, person, medicalLine) }, person, medicalLine)
}

describe('почему эта дата: проведено', () => {
  test.each<[string, Case, string]>([
    [
      'повторный инструктаж',
      { date: '2026-03-10', period: '6 месяцев' },
      'Проведён 10.03.2026, повторяется не реже одного раза в 6 месяцев — срок 10.09.2026.',
    ],
    [
      'вводный инструктаж',
      { rule: 'briefing.introductory', date: '2026-10-01', period: 'разово' },
      'Проведён 01.10.2026, повторять не требуется.',
    ],
    [
      'группа I',
      { rule: 'briefing.electrical-1', date: '2026-10-01', period: '1 год' },
      'Группа I присвоена 01.10.2026, повторяется не реже одного раза в год — срок 01.10.2027.',
    ],
    [
      'обучение',
      { section: 'training', rule: 'training.methods', date: '2026-03-10', period: '3 года' },
      'Знания проверены 10.03.2026, обучение повторяется не реже одного раза в 3 года — срок 10.03.2029.',
    ],
    [
      'не сданная проверка',
      { section: 'training', rule: 'training.methods', date: '2026-10-20', failed: true, period: '3 года' },
      'Знания проверены 20.10.2026, результат неудовлетворительный: повторная проверка в течение 30 календарных дней — срок 19.11.2026. До неё работник не допускается к самостоятельной работе.',
    ],
    [
      'осмотр',
      { section: 'medical', rule: 'medical.4.4', date: '2026-03-10', period: '1 год' },
      'Осмотр пройден 10.03.2026, повторяется не реже одного раза в год — срок 10.03.2027.',
    ],
    [
      'выдача СИЗ',
      { section: 'ppe', rule: 'ppe.gloves', date: '2026-03-01', period: '1 год' },
      'Выдано 01.03.2026, замена не реже одного раза в год, считая со дня фактической выдачи — срок 01.03.2027.',
    ],
    [
      'СИЗ до износа',
      { section: 'ppe', rule: 'ppe.soap', date: '2026-03-01', period: 'бессрочно' },
      'Выдано 01.03.2026; срок носки нормой в месяцах не задан, поэтому день замены не считается.',
    ],
    [
      'спецоценка',
      {
        section: 'sout',
        rule: 'sout',
        date: '2024-02-01',
        period: '5 лет',
        workplace: { registeredOn: '2024-03-05', declared: false },
      },
      'Результаты внесены в государственную систему учёта 05.03.2024, спецоценка повторяется не реже одного раза в 5 лет со дня внесения — срок 05.03.2029.',
    ],
    [
      'декларация',
      {
        section: 'sout',
        rule: 'sout',
        date: '2024-02-01',
        period: '5 лет',
        workplace: { registeredOn: null, declared: true },
      },
      'На рабочее место подана декларация соответствия: повторная спецоценка не нужна, пока условия труда не изменились.',
    ],
    [
      'спецоценка без дня внесения',
      {
        section: 'sout',
        rule: 'sout',
        date: '2024-02-01',
        period: '5 лет',
        workplace: { registeredOn: null, declared: false },
      },
      'День внесения результатов в государственную систему учёта не указан, поэтому срок (не реже одного раза в 5 лет) посчитан от отчёта 01.02.2024 — срок 01.02.2029.',
    ],
    [
      'стажировка',
      { rule: 'briefing.internship', date: '2026-10-01', period: 'разово' },
      'Стажировка пройдена 01.10.2026, повторять не требуется. Продолжительность — не меньше двух смен.',
    ],
    [
      'освидетельствование',
      { section: 'medical', rule: 'medical.psychiatric', date: '2026-10-01', period: 'разово' },
      'Освидетельствование пройдено 01.10.2026, повторять не требуется. Повторно — если работник переходит к другому виду деятельности из перечня.',
    ],
    [
      'осмотр без срока',
      { section: 'medical', rule: 'medical.4.4', isOwnPeriod: true, date: '2026-03-10', period: 'бессрочно' },
      'Осмотр пройден 10.03.2026; день следующего раза из нормы не следует. Период организации короче: по норме — не реже одного раза в год.',
    ],
    [
      'риски',
      { section: 'risk', rule: 'risk', date: '2026-03-10', period: '3 года' },
      'Риски оценены 10.03.2026, повторяется не реже одного раза в 3 года — срок 10.03.2029. Нормы требуют оценивать риски регулярно, срок назначает организация: по умолчанию — раз в 3 года.',
    ],
    [
      'ознакомление с инструкцией',
      { rule: 'instruction', date: '2026-03-10', period: '5 лет' },
      'Работник ознакомлен 10.03.2026, повторяется не реже одного раза в 5 лет — срок 10.03.2031.',
    ],
    [
      'каждый месяц',
      { isOwnPeriod: true, date: '2026-03-10', period: '1 месяц' },
      'Проведён 10.03.2026, повторяется не реже одного раза в месяц — срок 10.04.2026. Период организации короче: по норме — не реже одного раза в 6 месяцев.',
    ],
    [
      'спецоценка, рабочее место не названо',
      { section: 'sout', rule: 'sout', date: '2024-02-01', period: '5 лет' },
      'Спецоценка проведена 01.02.2024, повторяется не реже одного раза в 5 лет — срок 01.02.2029.',
    ],
    [
      'у другого раздела рабочее место ничего не меняет',
      { date: '2026-03-10', period: '6 месяцев', workplace: { registeredOn: null, declared: false } },
      'Проведён 10.03.2026, повторяется не реже одного раза в 6 месяцев — срок 10.09.2026.',
    ],
  ])('%s', (_what, event, sentence) => {
    expect(explain(event)?.explanation).toBe(sentence)
  })

  test('собственный период называет причину', () => {
    const event = {
      date: '2026-03-10',
      period: '3 месяца',
      isOwnPeriod: true,
      periodReason: 'решение комиссии по охране труда.',
    }
    expect(explain(event)?.explanation).toBe(
      'Проведён 10.03.2026, повторяется не реже одного раза в 3 месяца — срок 10.06.2026. Период организации короче: по норме — не реже одного раза в 6 месяцев. Причина: решение комиссии по охране труда.',
    )
  })

  test('раз в 3 месяца — объясняется первым годом работы', () => {
    const event = { rule: 'briefing.repeat-newcomer', date: '2026-10-01', period: '3 месяца' }
    expect(explain(event)?.explanation).toContain('в первый год работы')
  })

  test('последний осмотр до 18 лет', () => {
    const event = { section: 'medical', rule: 'medical.minor', date: '2026-11-01', period: '1 год' } as const
    expect(explain(event, YOUNG)?.explanation).toBe(
      'Осмотр пройден 01.11.2026; до следующего срока работнику исполнится 18 лет. Работники до 18 лет проходят осмотр ежегодно.',
    )
  })

  test('осмотр до 18 лет, который ещё повторится', () => {
    const event = { section: 'medical', rule: 'medical.minor', date: '2026-06-01', period: '1 год' } as const
    expect(explain(event, YOUNG)?.explanation).toBe(
      'Осмотр пройден 01.06.2026, повторяется не реже одного раза в год — срок 01.06.2027. Работники до 18 лет проходят осмотр ежегодно.',
    )
  })

  test('назначенное вне очереди называет причину и прошлый раз', () => {
    const recheck = { since: '2026-11-21', due: '2026-12-05', reason: ' Несчастный случай № 3/2026. . ' }
    const event = { section: 'risk', rule: 'risk', period: '3 года', recheck } as const
    expect(explain({ ...event, date: '2025-06-01' })?.explanation).toBe(
      'Назначено вне очереди: Несчастный случай № 3/2026 — срок 05.12.2026. Прошлый раз — 01.06.2025.',
    )
    expect(explain(event)?.explanation).toBe(
      'Назначено вне очереди: Несчастный случай № 3/2026 — срок 05.12.2026.',
    )
    expect(explain({ ...event, isOwnPeriod: true, date: '2023-11-30' })?.explanation).toContain(
      'Риски оценены 30.11.2023',
    )
  })
})

describe('почему эта дата: ещё не проведено', () => {
  test.each<[string, Case, string]>([
    [
      'первичный инструктаж',
      { rule: 'briefing.introductory', firstDeadline: '2026-10-01', period: 'разово' },
      'Ещё не проведён: требуется до начала выполнения трудовых функций, то есть ко дню приёма 01.10.2026.',
    ],
    [
      'повторный инструктаж',
      { firstDeadline: '2027-04-01', period: '6 месяцев' },
      'Ещё не проведён: после первичного инструктажа повторяется не реже одного раза в 6 месяцев — срок 01.04.2027.',
    ],
    [
      'обучение после приёма',
      { section: 'training', rule: 'training.methods', firstDeadline: '2026-11-30', period: '3 года' },
      'Обучение ещё не пройдено: требуется в течение 60 календарных дней после приёма 01.10.2026 — срок 30.11.2026.',
    ],
    [
      'обучение после перевода',
      { section: 'training', rule: 'training.methods', firstDeadline: '2027-01-20', period: '3 года' },
      'Обучение ещё не пройдено: требуется в течение 60 календарных дней после перевода или назначения 21.11.2026 — срок 20.01.2027.',
    ],
    [
      'программа В',
      { section: 'training', rule: 'training.electrical-2', firstDeadline: '2026-11-21', period: '1 год' },
      'Обучение ещё не пройдено: требуется до начала самостоятельной работы — срок 21.11.2026. Раз в год — для тех, кто сам ведёт работы в электроустановках; для остальных — раз в 3 года.',
    ],
    [
      'гражданская оборона',
      { rule: 'briefing.civil-defence', firstDeadline: '2026-10-31', period: 'разово' },
      'Ещё не проведён: требуется в течение 30 календарных дней после приёма 01.10.2026 — срок 31.10.2026.',
    ],
    [
      'внеплановый инструктаж',
      { rule: 'briefing.unscheduled', period: 'разово' },
      'Ещё не проведён: требуется, когда возникает причина. Проводится каждый раз, когда возникает причина.',
    ],
    [
      'спецоценка',
      { section: 'sout', rule: 'sout', firstDeadline: '2027-10-01', period: '5 лет' },
      'Спецоценка на рабочем месте ещё не проведена: на новом рабочем месте её проводят в течение 12 месяцев со дня ввода в эксплуатацию. Срок 01.10.2027 посчитан без этого дня: укажите его в карточке рабочего места.',
    ],
    [
      'спецоценка названного рабочего места',
      {
        section: 'sout',
        rule: 'sout',
        firstDeadline: '2027-10-01',
        period: '5 лет',
        workplace: { registeredOn: null, declared: false },
      },
      'Спецоценка на рабочем месте ещё не проведена: на новом рабочем месте её проводят в течение 12 месяцев со дня ввода в эксплуатацию. Срок 01.10.2027 посчитан без этого дня: укажите его в карточке рабочего места.',
    ],
    [
      'спецоценка, день ввода места не известен',
      { section: 'sout', rule: 'sout', period: '5 лет' },
      'Спецоценка на рабочем месте ещё не проведена: на новом рабочем месте её проводят в течение 12 месяцев со дня ввода в эксплуатацию. Срок появится, когда этот день будет в карточке рабочего места.',
    ],
    [
      'спецоценка введённого места',
      {
        section: 'sout',
        rule: 'sout',
        period: '5 лет',
        workplace: {
          registeredOn: null,
          declared: false,
          causes: { ...NO_CAUSES, commissionedOn: '2026-02-10' },
        },
      },
      'Рабочее место введено в эксплуатацию 10.02.2026, спецоценка — в течение 12 месяцев со дня ввода — срок 10.02.2027.',
    ],
    [
      'свой срок спецоценки',
      {
        section: 'sout',
        rule: 'sout',
        date: '2024-02-01',
        period: '5 лет',
        workplace: {
          registeredOn: '2024-03-05',
          declared: false,
          causes: { ...NO_CAUSES, ownDeadline: '2027-01-01', ownDeadlineReason: 'Меняем станки.' },
        },
      },
      'Срок 01.01.2027 назначила организация: Меняем станки.',
    ],
    [
      'стажировка',
      { rule: 'briefing.internship', firstDeadline: '2026-10-01', period: 'разово' },
      'Стажировка ещё не пройдена: требуется после инструктажа и обучения по охране труда, до начала самостоятельной работы — срок 01.10.2026. Продолжительность — не меньше двух смен.',
    ],
    [
      'группа I, день неизвестен',
      { rule: 'briefing.electrical-1', period: '1 год' },
      'Группа I ещё не присвоена: требуется до начала самостоятельной работы.',
    ],
    [
      'осмотр',
      { section: 'medical', rule: 'medical.4.4', firstDeadline: '2026-10-05', period: '1 год' },
      'Осмотр ещё не пройден: требуется до начала работы (предварительный осмотр) — срок 05.10.2026.',
    ],
    [
      'освидетельствование',
      { section: 'medical', rule: 'medical.psychiatric', firstDeadline: '2026-10-05', period: 'разово' },
      'Освидетельствование ещё не пройдено: требуется до начала самостоятельной работы — срок 05.10.2026. Повторно — если работник переходит к другому виду деятельности из перечня.',
    ],
    [
      'риски',
      { section: 'risk', rule: 'risk', firstDeadline: '2026-10-01', period: '3 года' },
      'Риски ещё не оценены: требуется до начала работы на рабочем месте, то есть ко дню приёма 01.10.2026. Нормы требуют оценивать риски регулярно, срок назначает организация: по умолчанию — раз в 3 года.',
    ],
    [
      'ознакомление с инструкцией',
      { rule: 'instruction', firstDeadline: '2026-10-01', period: '5 лет' },
      'Работник ещё не ознакомлен: требуется до начала самостоятельной работы, то есть ко дню приёма 01.10.2026.',
    ],
    [
      'повторный инструктаж, день неизвестен',
      { period: '6 месяцев' },
      'Ещё не проведён: после первичного инструктажа повторяется не реже одного раза в 6 месяцев.',
    ],
    [
      'гражданская оборона после перевода',
      { rule: 'briefing.civil-defence', firstDeadline: '2027-01-20', period: 'разово' },
      'Ещё не проведён: требуется в течение 30 календарных дней после перевода 21.12.2026 — срок 20.01.2027.',
    ],
    [
      'гражданская оборона, день неизвестен',
      { rule: 'briefing.civil-defence', period: 'разово' },
      'Ещё не проведён: требуется в течение 30 календарных дней после приёма 01.10.2026.',
    ],
    [
      'СИЗ',
      { section: 'ppe', rule: 'ppe.gloves', firstDeadline: '2026-10-01', period: '1 год' },
      'Ещё не выдано: требуется до начала работы, то есть ко дню приёма 01.10.2026.',
    ],
  ])('%s', (_what, event, sentence) => {
    expect(explain(event)?.explanation).toBe(sentence)
  })
})

describe('на что опирается дата', () => {
  test.each<[Case, object]>([
    [
      { date: '2026-03-10', period: '6 месяцев' },
      { act: 'ПП РФ № 2464', clause: 'п. 14', edition: 'с изменениями № 792 от 12.06.2024', verified: true },
    ],
    [
      { date: '2026-09-10', period: '6 месяцев' },
      { act: 'ПП РФ № 2464', clause: 'п. 14', edition: 'с изменениями № 805', verified: false },
    ],
    [
      { section: 'training', rule: 'training.methods', date: '2026-10-20', failed: true, period: '3 года' },
      { act: 'ПП РФ № 2464', clause: 'п. 79' },
    ],
    [
      {
        section: 'training',
        rule: 'training.electrical-2',
        date: '2026-10-20',
        failed: true,
        period: '1 год',
      },
      { act: 'приказ Минтруда № 903н', verified: false },
    ],
    [
      { section: 'medical', rule: 'medical.4.4', date: '2026-03-10', period: '1 год' },
      { act: 'приказ Минздрава № 29н', clause: 'п. 20 Порядка, п. 4.4 приложения', verified: true },
    ],
    [
      { rule: 'briefing.introductory', firstDeadline: '2015-02-01', period: 'разово' },
      { act: 'ПП РФ № 2464', edition: 'с изменениями № 805' },
    ],
    [
      { section: 'training', rule: 'training.methods', date: '2015-02-01', period: '3 года' },
      { act: 'ПП РФ № 2464', edition: 'с изменениями № 792 от 12.06.2024' },
    ],
    [
      {
        section: 'sout',
        rule: 'sout',
        date: '2024-02-01',
        period: '5 лет',
        workplace: { registeredOn: null, declared: true },
      },
      { clause: 'ч. 4 ст. 8, ст. 11' },
    ],
    [
      {
        section: 'sout',
        rule: 'sout',
        date: '2024-02-01',
        period: '5 лет',
        workplace: { registeredOn: null, declared: false },
      },
      { clause: 'ч. 4 ст. 8, ч. 2 ст. 17' },
    ],
  ])('%j', (event, basis) => {
    expect(explain(event)).toMatchObject(basis)
  })

  test.each([null, 'ppe-return', 'medical.77.7', 'medical.18', ''])('за правилом «%s» нормы нет', (rule) => {
    expect(explain({ section: 'medical', rule, period: '1 год', date: '2026-01-01' })).toBeNull()
  })
})
