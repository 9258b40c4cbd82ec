import { describe, expect, test } from 'vitest'
import { productionCalendar } from '../calendar/production-calendar.ts'
import { NO_CAUSES } from '../sout/workplace-times.ts'
import { workplaceTerms } from '../workplace/workplace-terms.ts'
import {
  groupedTerms,
  groupedTermText,
  type KnownWorkplace,
  termsOfWorkplaces,
  thingTerms,
} from './company-term.ts'

const REPORTED = {
  ...NO_CAUSES,
  workingConditionsClass: '2',
  reportOn: '2026-11-02',
  registeredOn: '2026-11-18',
  declared: false,
  assessorToldOn: '2026-11-03',
  acquaintedOn: null,
  publishedOn: null,
} as const

function workplace(id: number, changes: Partial<KnownWorkplace> = {}): KnownWorkplace {
  return {
    id,
    number: String(id),
    enteredOn: '2026-11-02',
    isEmpty: false,
    assessment: { deadline: '2031-11-18', basis: null },
    terms: workplaceTerms(REPORTED, productionCalendar()),
    ...changes,
  }
}

describe('сроки, за которыми не стоит один работник', () => {
  test('после спецоценки — то, что не сделано; одинаковое на многих местах — одной строкой', () => {
    const texts = groupedTerms(termsOfWorkplaces([workplace(1), workplace(2)])).map((term) => [
      term.deadline,
      groupedTermText(term),
    ])
    expect(texts).toEqual([
      ['2026-12-02', 'Ознакомить работников с результатами под подпись: № 1, № 2'],
      ['2026-12-02', 'Разместить сводные данные на сайте организации, если он есть: № 1, № 2'],
      ['2026-12-30', 'Подать декларацию соответствия условий труда: № 1, № 2'],
    ])
  })

  test('что прошло раньше, чем место внесли в программу, не напоминают; последний день срока — ещё не прошло', () => {
    const keysOf = (enteredOn: string) =>
      termsOfWorkplaces([workplace(1, { enteredOn })]).map(({ key }) => key)
    expect(keysOf('2026-12-02')).toHaveLength(3)
    expect(keysOf('2026-12-03')).toEqual(['workplace:1:declared'])
  })

  test('спецоценка пустого места — здесь, занятого — у тех, кто на нём работает', () => {
    const own = (isEmpty: boolean) =>
      termsOfWorkplaces([workplace(1, { isEmpty, terms: [] })]).map(({ what, deadline }) => [what, deadline])
    expect(own(true)).toEqual([['Провести спецоценку', '2031-11-18']])
    expect(own(false)).toEqual([])
    expect(termsOfWorkplaces([workplace(1, { isEmpty: true, assessment: null, terms: [] })])).toEqual([])
  })

  test('оборудование: без периода срока нет, без дня осмотра он не известен; разное в одну строку не сводится', () => {
    const thing = { id: 1, name: 'Стремянка', inventoryNumber: '15', inspectedOn: null, periodMonths: 6 }
    const terms = thingTerms([
      thing,
      { ...thing, id: 2, periodMonths: null },
      { ...thing, id: 3, inspectedOn: '2026-06-01', inventoryNumber: null },
      { ...thing, id: 4, inspectedOn: '2026-06-01' },
    ])
    expect(terms.map(({ key, deadline }) => [key, deadline])).toEqual([
      ['thing:1', null],
      ['thing:3', '2026-12-01'],
      ['thing:4', '2026-12-01'],
    ])
    expect(groupedTerms(terms).map(groupedTermText)).toEqual(['Стремянка', 'Стремянка, инв. № 15'])
  })

  test('в длинной строке названы первые двенадцать', () => {
    const names = Array.from({ length: 14 }, (_, index) => `№ ${index + 1}`)
    expect(groupedTermText({ what: 'Уведомить', names })).toMatch(/^Уведомить: № 1, .*№ 12, и ещё 2$/)
  })
})
