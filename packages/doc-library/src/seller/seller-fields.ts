import type { Dictionary, Scope, Value } from '@ot/doc-engine'
import { vatWithin } from '@ot/domain'
import { dateInWords, sumInWords, withTypography } from '@ot/grammar'
import { plural, shortDate, sumWithKopecks } from '@ot/text'
import type { SellerBank, SellerPaperFacts } from './seller-facts.ts'

type SellerField = { path: string; label: string; read(facts: SellerPaperFacts): string | null }

const KOPECKS = 100
const NOTHING = '\u00a0'

function joined(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== '').join(', ')
}

function numbered(name: string, value: string | null): string | null {
  return value === null ? null : `${name}\u00a0${value}`
}

function bankLine({ bank, bik, settlementAccount, correspondentAccount }: SellerBank): string {
  return `р/с\u00a0${settlementAccount} в ${bank}, БИК\u00a0${bik}, к/с\u00a0${correspondentAccount}`
}

type Side = Pick<SellerPaperFacts['payer'], 'name' | 'inn' | 'kpp' | 'address'>

function requisites({ name, inn, kpp, address }: Side, ...others: (string | null)[]): string {
  return withTypography(joined([name, numbered('ИНН', inn), numbered('КПП', kpp), address, ...others]))
}

function vatText({ total, vatRate }: SellerPaperFacts): { name: string; sum: string } {
  const kopecks = vatWithin(total, vatRate)
  if (kopecks === null) return { name: 'Без налога (НДС):', sum: '—' }
  return { name: `В том числе НДС ${vatRate}\u00a0%:`, sum: sumWithKopecks(kopecks) }
}

function countText({ lines, total }: SellerPaperFacts): string {
  const names = plural(lines.length, ['наименование', 'наименования', 'наименований'])
  return `Всего ${lines.length}\u00a0${names} на сумму ${sumWithKopecks(total * KOPECKS)}\u00a0руб.`
}

const FIELDS: readonly SellerField[] = [
  { path: 'счёт.номер', label: 'Номер счёта', read: ({ number }) => number },
  { path: 'счёт.дата', label: 'Дата счёта', read: ({ date }) => dateInWords(date) },
  { path: 'акт.номер', label: 'Номер акта', read: ({ act }) => act?.number ?? null },
  { path: 'акт.дата', label: 'Дата акта', read: ({ act }) => act && dateInWords(act.date) },
  {
    path: 'период',
    label: 'Период',
    read: ({ act }) => act && `с ${shortDate(act.from)} по ${shortDate(act.until)}`,
  },
  { path: 'оферта', label: 'Страница оферты', read: ({ offer }) => offer },
  { path: 'исполнитель.наименование', label: 'Исполнитель', read: ({ seller }) => seller.name },
  { path: 'исполнитель.инн', label: 'ИНН исполнителя', read: ({ seller }) => seller.inn },
  { path: 'исполнитель.кпп', label: 'КПП исполнителя', read: ({ seller }) => seller.kpp ?? NOTHING },
  { path: 'исполнитель.банк', label: 'Банк исполнителя', read: ({ seller }) => seller.bank },
  { path: 'исполнитель.бик', label: 'БИК', read: ({ seller }) => seller.bik },
  { path: 'исполнитель.счёт', label: 'Расчётный счёт', read: ({ seller }) => seller.settlementAccount },
  { path: 'исполнитель.корсчёт', label: 'К/с', read: ({ seller }) => seller.correspondentAccount },
  { path: 'исполнитель.должность', label: 'Должность', read: ({ seller }) => seller.position },
  { path: 'исполнитель.руководитель', label: 'Руководитель', read: ({ seller }) => seller.director },
  { path: 'исполнитель.реквизиты', label: 'Исполнитель', read: ({ seller }) => requisites(seller) },
  {
    path: 'исполнитель.реквизиты_с_банком',
    label: 'Исполнитель',
    read: ({ seller }) => requisites(seller, bankLine(seller)),
  },
  { path: 'заказчик.наименование', label: 'Заказчик', read: ({ payer }) => payer.name },
  {
    path: 'заказчик.реквизиты',
    label: 'Заказчик',
    read: ({ payer }) => requisites(payer, payer.passport, payer.bank && bankLine(payer.bank)),
  },
  { path: 'итого', label: 'Итого', read: ({ total }) => sumWithKopecks(total * KOPECKS) },
  { path: 'ндс.название', label: 'НДС', read: (facts) => vatText(facts).name },
  { path: 'ндс.сумма', label: 'Сумма НДС', read: (facts) => vatText(facts).sum },
  { path: 'всего.строк', label: 'Сколько наименований', read: countText },
  { path: 'всего.прописью', label: 'Сумма прописью', read: ({ total }) => sumInWords(total * KOPECKS) },
]

const LINE_FIELDS = {
  название: 'Услуга',
  количество: 'Количество',
  единица: 'Единица',
  цена: 'Цена',
  сумма: 'Сумма',
} as const

export const SELLER_DICTIONARY: Dictionary = [
  ...FIELDS.map(({ path, label }) => ({ kind: 'value' as const, path, label })),
  { kind: 'image', path: 'код', label: 'Код для оплаты' },
  {
    kind: 'list',
    path: 'строки',
    label: 'Услуги',
    items: Object.entries(LINE_FIELDS).map(([path, label]) => ({ kind: 'value' as const, path, label })),
  },
]

export function sellerScope(facts: SellerPaperFacts): Scope {
  return new Map<string, Value>([
    ...FIELDS.map(({ path, read }) => [path, read(facts)] as const),
    ['код', facts.code],
    ['строки', facts.lines.map(lineScope)],
  ])
}

function lineScope({ title, quantity, unit, rubles }: SellerPaperFacts['lines'][number]): Scope {
  const price = sumWithKopecks((rubles * KOPECKS) / quantity)
  return new Map<string, Value>([
    ['название', withTypography(title)],
    ['количество', String(quantity)],
    ['единица', unit],
    ['цена', price],
    ['сумма', sumWithKopecks(rubles * KOPECKS)],
  ])
}
