import { describe, expect, test } from 'vitest'
import { BRIEFING_KINDS } from '../briefing/briefing-kinds.ts'
import { medicalLine } from '../testing/medical-lines.ts'
import { PROGRAMMES } from '../training/programmes.ts'
import { firstDeadlineOfRule } from './first-deadline.ts'
import { briefingRule, medicalRule, ppeRule, trainingRule } from './rule-name.ts'
import { startingOn } from './start-days.ts'
import { ruleLaw, ruleLawInWording } from './term.ts'

const HIRED = '2026-10-01'
const PERSON = { birthDate: '1990-05-05', hireDate: HIRED }

/** Rule, act, clause, whether compared with a published text, and by when somebody hired on 01.10.2026 meets it first. */
const LAWS = [
  ['briefing.introductory', 'pp-2464', 'п. 10', true, HIRED],
  ['briefing.initial', 'pp-2464', 'п. 13', false, HIRED],
  ['briefing.repeat', 'pp-2464', 'п. 14', false, '2027-04-01'],
  ['briefing.repeat-newcomer', 'pp-2464', 'п. 14', false, '2027-01-01'],
  ['briefing.unscheduled', 'pp-2464', 'п. 16', true, null],
  ['briefing.targeted', 'pp-2464', 'п. 19', true, null],
  ['briefing.fire-introductory', 'mchs-1120', 'вводный инструктаж', false, HIRED],
  ['briefing.fire-initial', 'mchs-1120', 'первичный инструктаж', false, HIRED],
  ['briefing.fire-repeat', 'mchs-1120', 'повторный инструктаж', false, '2027-10-01'],
  ['briefing.fire-unscheduled', 'mchs-1120', 'внеплановый инструктаж', false, null],
  ['briefing.fire-targeted', 'mchs-1120', 'целевой инструктаж', false, null],
  ['briefing.electrical-1', 'mt-903n', 'приложение № 1', false, HIRED],
  ['briefing.civil-defence', 'pp-841', 'п. 5 Положения', false, '2026-10-31'],
  ['briefing.emergency', 'pp-1485', 'п. 4 Положения', false, '2026-10-31'],
  ['briefing.internship', 'pp-2464', 'пп. 25, 26, 31', true, null],
  ['training.general', 'pp-2464', 'пп. 59, 62', true, '2026-11-30'],
  ['training.methods', 'pp-2464', 'пп. 59, 62', true, '2026-11-30'],
  ['training.first-aid', 'pp-2464', 'п. 36', true, '2026-11-30'],
  ['training.first-aid-instructor', 'pp-2464', 'подп. «а» п. 33, п. 36', true, HIRED],
  ['training.ppe-use', 'pp-2464', 'п. 41', true, '2026-11-30'],
  ['training.hazardous-15', 'pp-2464', 'п. 60', false, HIRED],
  ['training.hazardous-9', 'pp-2464', 'п. 60', false, HIRED],
  ['training.electrical-3', 'mt-903n', 'приложение № 1', false, HIRED],
  ['training.fire-safety', 'mchs-1120', 'дополнительное профессиональное образование', false, HIRED],
  ['medical.4.4', 'mz-29n', 'п. 20 Порядка, п. 4.4 приложения', true, HIRED],
  ['medical.minor', 'tk', 'ст. 266', false, HIRED],
  ['medical.psychiatric', 'mz-342n', 'Порядок освидетельствования', false, HIRED],
  ['ppe.gloves', 'mt-767n', 'приложения № 1 и 3', false, HIRED],
  ['sout', 'fz-426', 'ч. 4 ст. 8, ч. 2 ст. 17', true, null],
  ['risk', 'mt-776n', 'п. 25', false, HIRED],
  ['instruction', 'mt-772n', 'пересмотр инструкций', false, HIRED],
] as const

/** What may not begin before the obligation is met. */
const BEFORE = [
  ['briefing.introductory', 'до начала выполнения трудовых функций'],
  ['briefing.initial', 'до начала самостоятельной работы'],
  ['training.hazardous-15', 'до допуска к работам повышенной опасности'],
  ['training.fire-safety', 'до назначения ответственным за пожарную безопасность'],
  ['medical.4.4', 'до начала работы (предварительный осмотр)'],
  ['medical.minor', 'до заключения трудового договора'],
  ['medical.psychiatric', 'до начала самостоятельной работы'],
  ['ppe.gloves', 'до начала работы'],
  ['risk', 'до начала работы на рабочем месте'],
  ['instruction', 'до начала самостоятельной работы'],
] as const

describe('нормы', () => {
  test.each(LAWS)('%s: %s, %s, сверено: %s, первый срок %s', (rule, normId, clause, verified, first) => {
    expect(ruleLaw(rule, HIRED, PERSON, medicalLine)).toMatchObject({ normId, clause, verified })
    expect(firstDeadlineOfRule(rule, startingOn(HIRED), HIRED, PERSON, medicalLine)).toBe(first)
  })

  test.each(BEFORE)('%s: %s', (rule, until) => {
    expect(ruleLaw(rule, HIRED, PERSON, medicalLine)?.first).toMatchObject({ kind: 'before', until })
  })

  test('в таблице — все виды инструктажей и все программы, у которых своя норма', () => {
    const named = new Set<string>(LAWS.map(([rule]) => rule))
    expect(BRIEFING_KINDS.map(briefingRule).filter((rule) => !named.has(rule))).toEqual([])
    const shared = /^training\.(hazardous|electrical)-/
    expect(PROGRAMMES.map(trainingRule).filter((rule) => !named.has(rule) && !shared.test(rule))).toEqual([])
  })

  test.each([
    ['hazardous-9', 'приказ Минтруда № 782н'],
    ['hazardous-11', 'приказ Минтруда № 902н'],
  ])('%s: почему срок остаётся годом — %s', (programme, act) => {
    expect(ruleLaw(`training.${programme}`, HIRED, PERSON, medicalLine)?.remark).toContain(act)
  })

  test.each([
    ['medical.9', '2005-11-02', 'п. 21 Порядка, п. 9 приложения', /нет 21 года/],
    ['medical.4.4', '2005-11-02', 'п. 20 Порядка, п. 4.4 приложения', null],
    ['medical.9', '1990-05-05', 'п. 20 Порядка, п. 9 приложения', null],
  ])('осмотр %s родившегося %s: %s', (rule, birthDate, clause, remark) => {
    const law = ruleLaw(rule, '2026-11-01', { ...PERSON, birthDate }, medicalLine)
    expect(law?.clause).toBe(clause)
    if (remark === null) expect(law?.remark).toBeNull()
    else expect(law?.remark).toMatch(remark)
  })

  test('первого срока нет у того, что правилом не является, и у пункта без срока', () => {
    expect(firstDeadlineOfRule('ppe-return', startingOn(HIRED), HIRED, PERSON, medicalLine)).toBeNull()
    expect(firstDeadlineOfRule('medical.18', startingOn(HIRED), HIRED, PERSON, medicalLine)).toBeNull()
  })

  test('тот же день по прежней и по новой редакции', () => {
    const inWording = (rule: string, wording: string) =>
      ruleLawInWording(rule, { on: HIRED, wording }, PERSON, medicalLine)
    expect(inWording('training.hazardous-15', '2026-08-31')?.verified).toBe(true)
    expect(inWording('training.hazardous-15', '2026-09-01')?.verified).toBe(false)
    expect(inWording('briefing.repeat-newcomer', '2026-08-31')?.verified).toBe(true)
    expect(inWording('никакое', '2026-08-31')).toBeNull()
  })

  test('имена правил пишутся так же, как читаются', () => {
    expect(medicalRule('4.4')).toBe('medical.4.4')
    expect(ppeRule('gloves')).toBe('ppe.gloves')
  })
})
