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
    text: 'Цена за месяц — цена периода, делённая на число его месяцев и округлённая вверх до сотен рублей. Платится цена периода; выгода — рядом с оплатой тех же месяцев по три.',
  },
  {
    id: 'personal',
    text: `Персональный шаблон — форма, составленная по вашему образцу. На тарифе «${TARIFF_LABELS.basic}» стоимость называется по запросу.`,
  },
] as const

export type NoteId = (typeof NOTES)[number]['id']
