import type { CounterpartyFact, DateFact, TextFact } from './fact.ts'

function counterparty(fact: Omit<CounterpartyFact, 'type' | 'theme'>): CounterpartyFact {
  return { type: 'counterparty', theme: 'counterparties', ...fact }
}

function contract(fact: Omit<TextFact, 'type' | 'theme'>): TextFact {
  return { type: 'text', theme: 'counterparties', ...fact }
}

/** Whom papers send people to and contracts are made with. */
export const COUNTERPARTY_FACTS = {
  medicalOrganisation: counterparty({
    kind: 'medical',
    label: 'Медицинская организация',
    question: 'Где проходят медицинские осмотры?',
    hint: 'Название медицинской организации; ОГРН, адрес, телефон и договор — на странице «Контрагенты»',
  }),
  medicalContract: contract({
    contractOf: 'medicalOrganisation',
    label: 'Договор с медицинской организацией',
    question: 'Номер и дата договора на медицинские осмотры?',
    hint: 'Например: № 15-М от 12.01.2026',
  }),
  trainingCentre: counterparty({
    kind: 'training',
    label: 'Учебный центр',
    question: 'Где обучают по охране труда?',
    hint: 'Название учебного центра; номер в реестре Минтруда и договор — на странице «Контрагенты»',
  }),
  trainingContract: contract({
    contractOf: 'trainingCentre',
    label: 'Договор с учебным центром',
    question: 'Номер и дата договора на обучение?',
    hint: 'Например: № 7 от 02.02.2026',
  }),
  soutOrganisation: counterparty({
    kind: 'sout',
    label: 'Организация, проводящая СОУТ',
    question: 'Кто проводит специальную оценку условий труда?',
    hint: 'Название организации; номер в реестре Минтруда и договор — на странице «Контрагенты»',
  }),
  soutReport: contract({
    label: 'Отчёт о СОУТ',
    question: 'Отчёт о специальной оценке: идентификационный номер и дата утверждения?',
    hint: 'Например: № 123456 от 20.03.2025',
  }),
  soutReportDate: {
    type: 'date',
    theme: 'counterparties',
    label: 'Дата утверждения отчёта о СОУТ',
    question: 'Когда утверждён отчёт о специальной оценке условий труда?',
    hint: 'Если дата не названа вместе с номером отчёта',
    saidIn: 'soutReport',
  },
  contractor: counterparty({
    kind: 'contractor',
    isSeveral: true,
    label: 'Подрядчик на вашей территории',
    question: 'Какие подрядчики работают у вас на территории?',
    hint: 'Через точку с запятой; ИНН, договор и кто подписывает — на странице «Контрагенты»',
    without: ['contractors'],
  }),
  contractorSignatory: contract({
    contractOf: 'contractor',
    contractPart: 'signatory',
    label: 'Кто подписывает за подрядчика',
    question: 'Кто подписывает соглашение за подрядчика и на основании чего?',
    hint: 'Например: директор Ветров Павел Ильич, на основании устава',
  }),
  fireService: counterparty({
    kind: 'fire',
    label: 'Кто обслуживает пожарные системы',
    question: 'Кто обслуживает сигнализацию и огнетушители?',
    hint: 'Например: ООО «Пожсервис»; договор и телефон — на странице «Контрагенты»',
  }),
  laundry: counterparty({
    kind: 'laundry',
    label: 'Кто стирает спецодежду',
    question: 'Кто стирает и чинит спецодежду?',
    hint: 'Например: прачечная ООО «Чистота»; договор — на странице «Контрагенты»',
  }),
  ownBank: contract({
    label: 'Банковские реквизиты организации',
    question: 'Банковские реквизиты организации для договоров?',
    hint: 'Расчётный счёт, банк, БИК, корреспондентский счёт',
  }),
  trainingRegistration: contract({
    label: 'Регистрация в реестре обучающих своих работников',
    question: 'Если обучаете сами: номер и дата записи в реестре Минтруда?',
    hint: 'Например: № 123456 от 05.10.2026',
  }),
} satisfies Record<string, DateFact | TextFact | CounterpartyFact>
