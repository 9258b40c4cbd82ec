import { CompanyFields } from '@ot/contract'
import { describe, expect, test } from 'vitest'
import directory from './directory.json' with { type: 'json' }
import { directoryLookup } from './directory.ts'

describe('Справочник известных организаций', () => {
  test('организаций в нём около двадцати пяти', () => {
    expect(directory.length).toBeGreaterThanOrEqual(20)
    expect(new Set(directory.map(({ inn }) => inn)).size).toBe(directory.length)
  })

  test.each(directory.map((company) => [company.shortName, company] as const))(
    '%s: каждый реквизит принимает карточка организации, имени руководителя нет',
    (_name, company) => {
      const { success, error } = CompanyFields.partial().safeParse(company)
      expect([success, error?.issues]).toEqual([true, undefined])
      expect(Object.keys(company)).toEqual(expect.arrayContaining(['name', 'shortName', 'inn', 'ogrn']))
      expect(Object.keys(company).filter((field) => field.startsWith('director'))).toEqual([])
    },
  )

  test('известный ИНН находится, неизвестный — нет', async () => {
    const known = directory[0]
    expect(known).toBeDefined()
    expect(await directoryLookup.find(known?.inn ?? '')).toEqual({ kind: 'found', company: known })
    expect(await directoryLookup.find('7727563778')).toEqual({ kind: 'unknown' })
  })
})
