import type { TemplateDocuments } from '@ot/contract'
import { describe, expect, test } from 'vitest'
import { neededOf, offerOf } from './offered.ts'
import { template } from './testing/template.ts'

const LATEST = {
  id: 1,
  companyId: 1,
  templateId: 'used',
  name: 'Приказ',
  group: 'orders',
  date: '2026-10-05',
  number: '1-ОТ',
  employeeId: null,
  departmentId: null,
  positionId: null,
  incidentId: null,
  subject: null,
  status: 'valid',
  changes: [],
  voidReason: null,
  replacedBy: null,
  signedOn: null,
  awaitsSignature: true,
  wordOnly: false,
  hasPages: true,
  createdAt: '2026-10-05T09:00:00.000Z',
} as const
const USED: TemplateDocuments = {
  templateId: 'used',
  documents: 1,
  outdated: 0,
  latest: { ...LATEST, changes: [] },
}
const TEMPLATES = [
  template({ id: 'needed', needReason: 'обязателен' }),
  template({ id: 'other' }),
  template({ id: 'own', personalised: true }),
  template({ id: 'used' }),
]

describe('что предлагается сначала', () => {
  test('нужное, своё и то, чем уже пользовались; остальное — по просьбе', () => {
    const { offered, rest } = offerOf(TEMPLATES, new Map([['used', USED]]))
    expect(offered.map(({ id }) => id)).toEqual(['needed', 'own', 'used'])
    expect(rest.map(({ id }) => id)).toEqual(['other'])
  })

  test('бумаги расследования видны все: случай спросит их сразу', () => {
    const { offered } = offerOf([template({ id: 'akt', group: 'incidents' })], new Map())
    expect(offered.map(({ id }) => id)).toEqual(['akt'])
  })

  test('в комплекте — только нужное', () => {
    expect(neededOf(TEMPLATES).map(({ id }) => id)).toEqual(['needed'])
  })
})
