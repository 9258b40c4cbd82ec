import { TARIFF_LIMITS, type Tariff } from '@ot/domain'
import type { NoteId } from './notes.ts'

export interface TariffFeature {
  text: string
  note?: NoteId
}

const upToEmployees = (tariff: Tariff): TariffFeature => ({
  text: `до ${TARIFF_LIMITS[tariff].employees} работников`,
})

/** What a visitor is told of each tariff, the cheapest first. */
export const TARIFF_OFFERS: readonly { tariff: Tariff; features: readonly TariffFeature[] }[] = [
  {
    tariff: 'introductory',
    features: [
      { text: 'всё, что входит в Стандартный' },
      upToEmployees('introductory'),
      { text: 'без платёжных данных и автоматического списания' },
    ],
  },
  {
    tariff: 'basic',
    features: [
      upToEmployees('basic'),
      { text: 'только офисные рабочие места' },
      { text: 'персональные шаблоны — за отдельную плату', note: 'personal' },
    ],
  },
  {
    tariff: 'standard',
    features: [
      upToEmployees('standard'),
      { text: 'все виды деятельности' },
      { text: 'медосмотры и СИЗ' },
      { text: 'персональные шаблоны — бесплатно' },
    ],
  },
]
