import { describe, expect, test } from 'vitest'
import { answersTo, readFactSource } from './fact-source.ts'

describe('имя факта в шапке бумаги', () => {
  test.each([
    ['hrOfficer', 'hrOfficer', null],
    ['hrOfficer.position', 'hrOfficer', 'position'],
    ['soutCommission.chair', 'soutCommission', 'chair'],
    ['soutCommission.everyone', 'soutCommission', 'everyone'],
    ['assemblyPoint', 'assemblyPoint', null],
  ])('%s читается', (text, key, part) => {
    const source = readFactSource(text)
    expect([source?.fact.key, source?.part]).toEqual([key, part])
  })

  test.each([
    '',
    'никто',
    'toString',
    'hrOfficer.',
    'hrOfficer.surname',
    'soutCommission.chair.position',
    '.chair',
  ])('«%s» не читается', (text) => {
    expect(readFactSource(text)).toBeNull()
  })
})

describe('на вопросы какого вида отвечает факт', () => {
  test.each([
    ['labourProtection', ['employee', 'employees']],
    ['labourProtection.position', ['text']],
    ['labourProtection.chair', []],
    ['departmentHeads', ['employees']],
    ['departmentHeads.position', []],
    ['soutCommission', []],
    ['soutCommission.chair', ['employee']],
    ['soutCommission.deputy', ['employee']],
    ['soutCommission.secretary', ['employee']],
    ['soutCommission.members', ['employees']],
    ['soutCommission.everyone', ['employees']],
    ['soutCommission.position', []],
    ['occupancyLimit', ['number', 'text']],
    ['assemblyPoint', ['text']],
    ['assemblyPoint.members', []],
    ['medicalOrganisation', ['text']],
    ['employeeOpinion', ['text']],
    ['employeeOpinion.given', ['text']],
    ['occupancyLimit.given', []],
  ])('%s', (text, types) => {
    const source = readFactSource(text)
    expect(source === null ? null : answersTo(source)).toEqual(types)
  })
})
