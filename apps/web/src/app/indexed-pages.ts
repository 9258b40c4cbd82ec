import { PAGES } from '@ot/domain'

export interface IndexedPage {
  /** The address search engines are to remember, in its own letter case. */
  canonical: string
  description: string
}

const landing: IndexedPage = {
  canonical: PAGES.landing.path,
  description:
    'Приказы, инструкции, журналы и программы по охране труда с данными вашей компании, учёт инструктажей, обучения, медосмотров и СИЗ. Более 400 форм, первые 14 дней бесплатно.',
}

/**
 * Pages that search engines may show, by address in lower case, and what they say of them. All others — sign-in, personal
 * links, the application — are left out of the search.
 */
export const INDEXED_PAGES: Readonly<Record<string, IndexedPage>> = {
  [PAGES.landing.path]: landing,
  [PAGES.main.path]: landing,
  [PAGES.library.path]: {
    canonical: PAGES.library.path,
    description:
      'Список шаблонов по охране труда: приказы, положения о СУОТ, инструкции, журналы, программы обучения, акты. Названия целиком и образец в каждой группе.',
  },
  [PAGES.audit.path]: {
    canonical: PAGES.audit.path,
    description:
      'Двенадцать вопросов для проверки охраны труда своими силами: с основанием в законе, отметками и печатью. Без отметки останется план работ.',
  },
  [PAGES.blog.path]: {
    canonical: PAGES.blog.path,
    description: 'Заметки об охране труда: что поменялось в законах и что с этим делать небольшой компании.',
  },
  [PAGES.about.path]: {
    canonical: PAGES.about.path,
    description:
      'Что делает сервис «ОТдел», как устроены его документы, чего он не заменяет и как связаться с поддержкой.',
  },
  [PAGES.terms.path]: {
    canonical: PAGES.terms.path,
    description:
      'Условия сервиса простыми словами: бесплатные дни, тарифы и оплата по счёту, что остаётся после окончания срока, ответственность сторон.',
  },
  [PAGES.contractOffer.path.toLowerCase()]: {
    canonical: PAGES.contractOffer.path,
    description:
      'Договор-оферта на доступ к сервису «ОТдел»: предмет, порядок оплаты, права и ответственность сторон.',
  },
  [PAGES.privacyPolicy.path.toLowerCase()]: {
    canonical: PAGES.privacyPolicy.path,
    description:
      'Какие персональные данные обрабатывает сервис «ОТдел», зачем, сколько хранит и как их защищает; как отозвать согласие.',
  },
  [PAGES.consent.path]: {
    canonical: PAGES.consent.path,
    description:
      'Текст согласия на обработку персональных данных, которое даёт пользователь сервиса «ОТдел».',
  },
}
