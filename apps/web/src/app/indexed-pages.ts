import { paths } from '../lib/paths.ts'

export interface IndexedPage {
  /** The address search engines are to remember, in its own letter case. */
  canonical: string
  description: string
}

const landing: IndexedPage = {
  canonical: paths.landing,
  description:
    'Приказы, инструкции, журналы и программы по охране труда с данными вашей компании, учёт инструктажей, обучения, медосмотров и СИЗ. Более 400 форм, первые 14 дней бесплатно.',
}

/**
 * Pages that search engines may show, by address in lower case, and what they say of them. All others — sign-in, personal
 * links, the application — are left out of the search.
 */
export const INDEXED_PAGES: Readonly<Record<string, IndexedPage>> = {
  [paths.landing]: landing,
  [paths.main]: landing,
  [paths.library]: {
    canonical: paths.library,
    description:
      'Список шаблонов по охране труда: приказы, положения о СУОТ, инструкции, журналы, программы обучения, акты. Названия целиком и образец в каждой группе.',
  },
  [paths.audit]: {
    canonical: paths.audit,
    description:
      'Двенадцать вопросов для проверки охраны труда своими силами: с основанием в законе, отметками и печатью. Без отметки останется план работ.',
  },
  [paths.blog]: {
    canonical: paths.blog,
    description: 'Заметки об охране труда: что поменялось в законах и что с этим делать небольшой компании.',
  },
  [paths.about]: {
    canonical: paths.about,
    description:
      'Что делает сервис «ОТдел», как устроены его документы, чего он не заменяет и как связаться с поддержкой.',
  },
  [paths.terms]: {
    canonical: paths.terms,
    description:
      'Условия сервиса простыми словами: бесплатные дни, тарифы и оплата по счёту, что остаётся после окончания срока, ответственность сторон.',
  },
  '/contractoffer': {
    canonical: paths.contractOffer,
    description:
      'Договор-оферта на доступ к сервису «ОТдел»: предмет, порядок оплаты, права и ответственность сторон.',
  },
  '/privacypolicy': {
    canonical: paths.privacyPolicy,
    description:
      'Какие персональные данные обрабатывает сервис «ОТдел», зачем, сколько хранит и как их защищает; как отозвать согласие.',
  },
  [paths.consent]: {
    canonical: paths.consent,
    description:
      'Текст согласия на обработку персональных данных, которое даёт пользователь сервиса «ОТдел».',
  },
}
