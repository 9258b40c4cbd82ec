import { PAGES, TARIFF_LABELS, TARIFF_LIMITS, TRIAL_DAYS } from '@ot/domain'
import { product } from '../../lib/product.ts'
import { type PublicTextPart, TextPage, TextSection } from './text-page.tsx'

const LEAD = `Главное из договора простыми словами. Если что-то здесь и в [договоре-оферте](${PAGES.contractOffer.path}) читается по-разному, верен договор.`

const PARTS: readonly PublicTextPart[] = [
  {
    title: 'Начало',
    items: [
      'Для регистрации нужны электронная почта и пароль. Платёжных данных мы не спрашиваем.',
      `Первые ${TRIAL_DAYS} дней бесплатны, доступны все возможности тарифа «${TARIFF_LABELS.standard}». Потом деньги сами не списываются.`,
    ],
  },
  {
    title: 'Тарифы и оплата',
    items: [
      `«${TARIFF_LABELS.basic}» — до ${TARIFF_LIMITS.basic.employees} работников, только офисные рабочие места. «${TARIFF_LABELS.standard}» — до ${TARIFF_LIMITS.standard.employees} работников и любые виды деятельности. [Цены](${PAGES.landing.path}#tariffs)`,
      'Платить можно за 3, 6 или 12 месяцев по счёту. Закрывающие документы приходят после окончания периода.',
      'От договора можно отказаться в любой день: плата за полные неиспользованные дни возвращается за вычетом расходов, которые мы уже понесли.',
    ],
  },
  {
    title: 'Когда срок закончился',
    items: [
      'Всё, что вы внесли и создали, по-прежнему видно и выгружается.',
      'Новые документы можно создавать после оплаты.',
      'После прекращения договора на выгрузку есть 30 дней, затем данные удаляются.',
    ],
  },
  {
    title: 'Ответственность',
    items: [
      'Мы следим за нормами и обновляем шаблоны; вы проверяете документ перед подписанием.',
      'Данные о работниках принадлежат вам. Мы обрабатываем их по вашему поручению и только ради учёта, который вы ведёте.',
    ],
  },
  {
    title: 'Поддержка',
    paragraphs: [
      `[${product.supportEmail}](mailto:${product.supportEmail}), ${product.supportPhone} — ${product.supportHours}.`,
    ],
  },
]

export function TermsPage() {
  return (
    <TextPage title="Условия" lead={LEAD}>
      {PARTS.map((part) => (
        <TextSection key={part.title} part={part} />
      ))}
    </TextPage>
  )
}
