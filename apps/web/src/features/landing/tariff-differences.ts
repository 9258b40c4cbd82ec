import { TARIFF_LIMITS, type Tariff } from '@ot/domain'
import { LIBRARY_FORMS } from './library-size.ts'
import { includesAllSections, OPTIONAL_SECTIONS_NAME } from './optional-sections.ts'
import type { TariffFeature } from './tariff-offers.ts'

/** What a tariff gives: words, or whether it is there at all. */
export type Offer = TariffFeature | boolean

export interface TariffDifference {
  name: string
  offer: (tariff: Tariff) => Offer
}

const EVERYWHERE = [
  `Библиотека: более ${LIBRARY_FORMS} форм и шаблонов`,
  'Инструктажи, инструкции, обучение, СОУТ и риски',
  'Приказы об ответственных, заявки и чек-листы',
  'Расследование происшествий и учёт микротравм',
  'Уведомления о сроках и новости охраны труда',
  'Выгрузка всех данных и документов',
]

/** The comparison, row by row; what differs stands first. */
export const TARIFF_DIFFERENCES: readonly TariffDifference[] = [
  { name: 'Работников', offer: (tariff) => ({ text: `до ${TARIFF_LIMITS[tariff].employees}` }) },
  {
    name: 'Рабочие места и виды деятельности',
    offer: (tariff) => ({ text: TARIFF_LIMITS[tariff].officeActivitiesOnly ? 'только офисные' : 'любые' }),
  },
  { name: OPTIONAL_SECTIONS_NAME, offer: includesAllSections },
  {
    name: 'Персональные шаблоны',
    offer: (tariff) =>
      TARIFF_LIMITS[tariff].personalTemplates
        ? { text: 'бесплатно' }
        : { text: 'за отдельную плату', note: 'personal' },
  },
  ...EVERYWHERE.map((name) => ({ name, offer: () => true })),
]
