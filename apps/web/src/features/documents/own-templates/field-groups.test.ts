import type { TemplateField } from '@ot/contract'
import { expect, test } from 'vitest'
import { fieldGroups } from './field-groups.ts'

function field(tag: string, group: string, own: Partial<TemplateField> = {}): TemplateField {
  return { tag, meaning: '', value: null, group, list: null, ...own }
}

const FIELDS = [
  field('{организация.инн}', 'Организация', { meaning: 'ИНН организации', value: '7707083893' }),
  field('{директор.фио.дательный}', 'Руководитель', { meaning: 'Руководитель: фамилия, имя, отчество' }),
  field('{организация.город}', 'Организация', { meaning: 'Город', value: 'Москва' }),
  field('{#работники}{/работники}', 'Списки', { meaning: 'Все работники организации' }),
  field('{отдел}', 'Списки', { meaning: 'Подразделение', list: '{#работники}{/работники}' }),
]

test.each([
  ['', { Организация: 2, Руководитель: 1, Списки: 2 }],
  ['инн', { Организация: 1 }],
  ['МОСКВА', { Организация: 1 }],
  ['фамилия руководитель', { Руководитель: 1 }],
  ['работники', { Списки: 2 }],
  ['нет такого', {}],
])('«%s»: %j', (search, expected) => {
  const found = fieldGroups(FIELDS, search).map(({ name, fields }) => [name, fields.length])
  expect(Object.fromEntries(found)).toEqual(expected)
})
