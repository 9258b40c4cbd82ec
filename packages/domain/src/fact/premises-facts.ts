import type { NumberFact, TextFact } from './fact.ts'

function premises(fact: Omit<TextFact, 'type' | 'theme'>): TextFact {
  return { type: 'text', theme: 'premises', ...fact }
}

function capacity(fact: Omit<NumberFact, 'type' | 'theme'>): NumberFact {
  return { type: 'number', theme: 'premises', ...fact }
}

/** Where people work and where what saves them is. */
export const PREMISES_FACTS = {
  premisesPurpose: premises({
    place: 'purpose',
    label: 'Назначение здания и помещений',
    question: 'Какое это здание и что в нём?',
    hint: 'Например: двухэтажное административное здание, офисы и склад',
  }),
  callAddress: premises({
    place: 'address',
    label: 'Как назвать адрес диспетчеру',
    question: 'Какой адрес называть, вызывая скорую и пожарных?',
    card: 'actualAddress',
  }),
  assemblyPoint: premises({
    place: 'assemblyPoint',
    label: 'Место сбора после эвакуации',
    question: 'Где собираются люди после эвакуации?',
    hint: 'Например: площадка у въездных ворот',
  }),
  exits: premises({
    label: 'Эвакуационные выходы',
    question: 'Какие есть эвакуационные выходы?',
    hint: 'Например: главный вход и запасной выход во двор',
  }),
  powerCutoff: premises({
    place: 'powerCutoff',
    label: 'Где отключают электричество, воду, газ',
    question: 'Где отключают электричество, а если есть — воду и газ?',
    hint: 'Например: распределительный щит у входа, 1-й этаж',
  }),
  extinguishers: premises({
    place: 'extinguishers',
    label: 'Средства тушения и где они',
    question: 'Какие есть огнетушители, пожарные краны и где они?',
    hint: 'Например: огнетушители ОП-4 у выходов, пожарный кран в коридоре',
  }),
  fireSystems: premises({
    label: 'Системы противопожарной защиты',
    question: 'Какие есть сигнализация, оповещение, пожаротушение?',
    hint: 'Например: пожарная сигнализация и звуковое оповещение; прибор на посту охраны',
    without: ['fireAlarm'],
  }),
  firstAidKitPlaces: premises({
    place: 'firstAidKits',
    label: 'Где аптечки первой помощи',
    question: 'Где лежат аптечки первой помощи?',
    hint: 'Например: аптечка № 1 — приёмная, № 2 — кухня',
  }),
  smokingPlace: premises({
    place: 'smokingPlace',
    label: 'Место для курения',
    question: 'Где разрешено курить?',
    hint: 'Например: площадка с урной у запасного выхода; в здании не курят',
    none: 'курение в зданиях и на территории запрещено',
  }),
  closingTime: premises({
    label: 'Когда осматривают и закрывают помещения',
    question: 'Когда осматривают и закрывают помещения?',
    hint: 'Например: с 18 ч 00 мин до 18 ч 30 мин',
  }),
  keysPlace: premises({
    label: 'Где запасные ключи',
    question: 'Где хранятся запасные ключи и планы помещений?',
    hint: 'Например: пост охраны на первом этаже',
  }),
  dutyPhone: premises({
    label: 'Телефон дежурного или руководителя',
    question: 'По какому телефону сообщать о происшествии?',
    card: 'phone',
  }),
  utilityPhones: premises({
    label: 'Аварийные телефоны сетей',
    question: 'Какие телефоны у аварийных служб электросети, воды, газа?',
    hint: 'Например: электросеть 8-800-220-0-220, водоканал …',
  }),
  documentsPlace: premises({
    label: 'Где хранятся документы по охране труда',
    question: 'Где хранятся документы и журналы по охране труда?',
    hint: 'Например: кабинет специалиста по охране труда',
  }),
  trainingPlace: premises({
    label: 'Где проводят инструктажи, обучение и проверку знания',
    question: 'Где инструктируют, обучают и проверяют знание?',
    hint: 'Например: кабинет охраны труда, 1-й этаж',
  }),
  serviceRooms: premises({
    label: 'Раздевалка, место для еды, медпункт',
    question: 'Где раздевалка, место для еды, туалет, медпункт?',
    hint: 'Например: раздевалка и столовая — 1-й этаж, медпункта нет',
  }),
  occupancyLimit: capacity({
    label: 'Допустимое число людей в помещениях',
    question: 'Сколько людей может быть в помещениях одновременно?',
  }),
  electricalPower: capacity({
    label: 'Разрешённая мощность электроустановок',
    question: 'Какая максимальная мощность разрешена, кВт?',
    hint: 'По договору энергоснабжения или акту о технологическом присоединении',
  }),
} satisfies Record<string, TextFact | NumberFact>
