import { describe, expect, test } from 'vitest'
import { issueField } from '../../lib/form/schema.ts'
import { SAMPLE_COMPANY } from '../../testing/sample-company.ts'
import { cardSchema, companyChanges } from './card-schema.ts'
import { type CardValues, cardValues } from './card-values.ts'

const SOLE_TRADER = { inn: '500100732259', ogrn: '304500116000157' }

async function changesOf(typed: Partial<CardValues>) {
  const checked = await cardSchema['~standard'].validate({ ...cardValues(SAMPLE_COMPANY), ...typed })
  if (checked.issues !== undefined) throw new Error(checked.issues.map(({ message }) => message).join('; '))
  return companyChanges(SAMPLE_COMPANY, checked.value)
}

async function invalidFields(card: CardValues) {
  const { issues = [] } = await cardSchema['~standard'].validate(card)
  return new Set(issues.map(issueField))
}

describe('Отправляются только изменённые поля', () => {
  test.each<[string, Partial<CardValues>, object]>([
    ['ничего не тронуто', {}, {}],
    ['изменено одно поле', { email: 'ot@romashka.ru' }, { email: 'ot@romashka.ru' }],
    ['добавлены только пробелы по краям', { shortName: '  ООО «Ромашка» ' }, {}],
    ['телефон записан иначе', { phone: '84955005550' }, {}],
    ['виды деятельности выбраны в другом порядке', { activities: [6, 131] }, {}],
    ['вид деятельности убран', { activities: [131] }, { activities: [131] }],
    ['необязательное поле очищено', { city: '' }, { city: null }],
    ['численность очищена', { headcount: '' }, { headcount: null }],
    ['пустой дополнительный адрес', { additionalAddresses: [' '] }, {}],
    [
      'региональные дни через запятую, не по порядку',
      { regionalDaysOff: '11.10.2026, 30.08.2026 ' },
      { regionalDaysOff: ['2026-08-30', '2026-10-11'] },
    ],
  ])('%s', async (_case, typed, expected) => {
    expect(await changesOf(typed)).toEqual(expected)
  })

  test('очищенная поправка падежа отправляется пустой: программа склоняет сама', async () => {
    const { directorNameCases } = cardValues(SAMPLE_COMPANY)
    const changes = await changesOf({ directorNameCases: { ...directorNameCases, genitive: '' } })
    expect(changes.directorNameCases?.genitive).toBe('')
  })

  test('с ИНН предпринимателя КПП снимается, хотя поле скрыто', async () => {
    expect(await changesOf(SOLE_TRADER)).toEqual({ ...SOLE_TRADER, kpp: null })
  })
})

describe('Проверка карточки', () => {
  test('в пустой карточке отмечены все обязательные поля и ни одного другого', async () => {
    expect(await invalidFields(cardValues(null))).toEqual(
      new Set([
        'name',
        'shortName',
        'formOfOwnership',
        'activities',
        'legalAddress',
        'actualAddress',
        'mailingAddress',
        'phone',
        'email',
        'inn',
        'kpp',
        'okpo',
        'okato',
        'oktmo',
        'okved',
        'ogrn',
        'okogu',
        'directorName',
        'directorPosition',
      ]),
    )
  })

  test('организации без КПП отказано, предпринимателю — нет', async () => {
    const card = { ...cardValues(SAMPLE_COMPANY), kpp: '' }
    expect(await invalidFields(card)).toEqual(new Set(['kpp']))
    expect(await invalidFields({ ...card, ...SOLE_TRADER })).toEqual(new Set())
  })
})
