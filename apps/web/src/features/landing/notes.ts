import { TARIFF_LABELS, TRIAL_DAYS } from '@ot/domain'
import { LIBRARY_FORMS } from './library-size.ts'

export const NOTES = [
  {
    id: 'library',
    text: `Более ${LIBRARY_FORMS} форм и шаблонов: приказы, положения, программы, журналы, акты, инструкции. Состав библиотеки меняется вместе с нормами.`,
  },
  {
    id: 'trial',
    text: `Первые ${TRIAL_DAYS} дней бесплатно: срок считается с регистрации, доступны все возможности тарифа «${TARIFF_LABELS.standard}». После него деньги сами не списываются.`,
  },
  {
    id: 'month',
    text: 'Цена за месяц — цена за 12 месяцев, делённая на 12 и округлённая вверх до сотен рублей. При оплате за 3 или 6 месяцев месяц обходится дороже.',
  },
  {
    id: 'personal',
    text: `Персональный шаблон — форма, составленная по вашему образцу. На тарифе «${TARIFF_LABELS.basic}» стоимость называется по запросу.`,
  },
] as const

export type NoteId = (typeof NOTES)[number]['id']
