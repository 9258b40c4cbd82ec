import type { PlainFact, TextFact } from './fact.ts'

function counterparty(fact: Omit<TextFact, 'type' | 'theme'>): TextFact {
  return { type: 'counterparty', theme: 'counterparties', ...fact }
}

function contract(fact: Omit<TextFact, 'type' | 'theme'>): TextFact {
  return { type: 'text', theme: 'counterparties', ...fact }
}

/** Whom papers send people to and contracts are made with. */
export const COUNTERPARTY_FACTS = {
  medicalOrganisation: counterparty({
    label: 'Медицинская организация',
    question: 'Где проходят медицинские осмотры? Название, ОГРН, адрес, телефон.',
    hint: 'Например: ООО «Здоровье», ОГРН 1020000000000, г. Пермь, ул. Мира, 1, тел. …',
  }),
  medicalContract: contract({
    label: 'Договор с медицинской организацией',
    question: 'Номер и дата договора на медицинские осмотры?',
    hint: 'Например: № 15-М от 12.01.2026',
  }),
  trainingCentre: counterparty({
    label: 'Учебный центр',
    question: 'Где обучают по охране труда? Название и номер в реестре Минтруда.',
    hint: 'Например: ООО «Учебный центр», № 1234 в реестре Минтруда России',
  }),
  trainingContract: contract({
    label: 'Договор с учебным центром',
    question: 'Номер и дата договора на обучение?',
    hint: 'Например: № 7 от 02.02.2026',
  }),
  soutOrganisation: counterparty({
    label: 'Организация, проводящая СОУТ',
    question: 'Кто проводит специальную оценку условий труда?',
    hint: 'Например: ООО «Лаборатория труда», № 100 в реестре Минтруда России',
  }),
  soutReport: contract({
    label: 'Отчёт о СОУТ',
    question: 'Отчёт о специальной оценке: идентификационный номер и дата утверждения?',
    hint: 'Например: № 123456 от 20.03.2025',
  }),
  contractor: counterparty({
    label: 'Подрядчик на вашей территории',
    question: 'Какие подрядчики работают у вас на территории?',
    hint: 'Например: ООО «Монтаж», ИНН 0000000000, договор № 5 от 01.03.2026',
    without: ['contractors'],
  }),
  fireService: counterparty({
    label: 'Кто обслуживает пожарные системы',
    question: 'Кто обслуживает сигнализацию и огнетушители?',
    hint: 'Например: ООО «Пожсервис», тел. …; арендодатель',
  }),
  laundry: counterparty({
    label: 'Кто стирает спецодежду',
    question: 'Кто стирает и чинит спецодежду?',
    hint: 'Например: прачечная ООО «Чистота», договор № 3 от 10.01.2026',
  }),
  soutReportDate: {
    type: 'date',
    theme: 'counterparties',
    label: 'Дата утверждения отчёта о СОУТ',
    question: 'Когда утверждён отчёт о специальной оценке условий труда?',
  },
  trainingRegistration: contract({
    label: 'Регистрация в реестре обучающих своих работников',
    question: 'Если обучаете сами: номер и дата записи в реестре Минтруда?',
    hint: 'Например: № 123456 от 05.10.2026',
  }),
} satisfies Record<string, PlainFact | TextFact>
