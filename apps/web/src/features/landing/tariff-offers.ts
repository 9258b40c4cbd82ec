import { TARIFF_LIMITS, type Tariff } from '@ot/domain'
import { lowerFirst } from '@ot/text'
import type { NoteId } from './notes.ts'
import { includesAllSections, OPTIONAL_SECTIONS_NAME } from './optional-sections.ts'

export interface TariffFeature {
  text: string
  note?: NoteId
}

const upToEmployees = (tariff: Tariff): TariffFeature => ({
  text: `до ${TARIFF_LIMITS[tariff].employees} работников`,
})

function sectionsOf(tariff: Tariff): TariffFeature[] {
  return includesAllSections(tariff) ? [{ text: lowerFirst(OPTIONAL_SECTIONS_NAME) }] : []
}

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
      ...sectionsOf('basic'),
      { text: 'персональные шаблоны — за отдельную плату', note: 'personal' },
    ],
  },
  {
    tariff: 'standard',
    features: [
      upToEmployees('standard'),
      { text: 'все виды деятельности' },
      ...sectionsOf('standard'),
      { text: 'персональные шаблоны — бесплатно' },
    ],
  },
]
