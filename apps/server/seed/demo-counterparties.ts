import type { CounterpartyFields } from '@ot/contract'
import type { z } from 'zod'

export type DemoCounterparty = Omit<z.input<typeof CounterpartyFields>, 'contractDate'> & {
  contractDaysAgo: number
}

/** Of no organisation that exists: their ИНН and ОГРН name a region «00». */
export const DEMO_COUNTERPARTIES: readonly DemoCounterparty[] = [
  {
    kind: 'medical',
    name: 'ООО «Клиника „Профосмотр“»',
    inn: '0012035015',
    ogrn: '1240000013010',
    address: '300001, г. Тула, ул. Больничная, д. 2',
    phone: '+7 (487) 200-00-11',
    registration: 'лицензия Л041-00000-71/00000101',
    contractNumber: '15-М',
    contractDaysAgo: 300,
    signatory: 'главный врач Лапина Вера Сергеевна',
    authority: 'устава',
  },
  {
    kind: 'training',
    name: 'АНО ДПО «Учебный центр „Труд и безопасность“»',
    inn: '0012035022',
    ogrn: '1240000013021',
    address: '300001, г. Тула, ул. Учебная, д. 5',
    phone: '+7 (487) 200-00-12',
    registration: '№ 1207 в реестре Минтруда России',
    contractNumber: '7-ОТ',
    contractDaysAgo: 280,
    signatory: 'директор Панов Илья Олегович',
    authority: 'устава',
  },
  {
    kind: 'sout',
    name: 'ООО «Лаборатория условий труда»',
    inn: '0012035030',
    ogrn: '1240000013032',
    registration: '№ 100 в реестре Минтруда России',
    contractNumber: 'СОУТ-8',
    contractDaysAgo: 600,
    signatory: 'генеральный директор Зотов Павел Ильич',
    authority: 'устава',
  },
  {
    kind: 'fire',
    name: 'ООО «Пожсервис-Тула»',
    inn: '0012035047',
    phone: '+7 (487) 200-00-14',
    registration: 'лицензия МЧС № 71-000101',
    contractNumber: '41-ТО',
    contractDaysAgo: 310,
  },
  {
    kind: 'laundry',
    name: 'ООО «Прачечная „Чистое дело“»',
    inn: '0012035054',
    contractNumber: '3',
    contractDaysAgo: 250,
  },
  {
    kind: 'contractor',
    name: 'ООО «Кровля-Монтаж»',
    inn: '0012035061',
    phone: '+7 (487) 200-00-16',
    contractNumber: '22-П',
    contractDaysAgo: 45,
    signatory: 'директор Седов Олег Павлович',
    authority: 'устава',
  },
  {
    kind: 'other',
    name: 'ООО «Вывоз отходов»',
    inn: '0012035079',
    contractNumber: '118',
    contractDaysAgo: 220,
  },
]
