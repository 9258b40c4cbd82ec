import type { HazardKind } from '../position/hazard-kinds.ts'
import type { PositionProfile } from '../position/profile.ts'
import type { Programme } from '../training/programmes.ts'
import type { NeedCondition } from './need.ts'

export type HeldPosition = { name: string; profile: PositionProfile | null }

/** By what an organisation is seen to have or do something: its kinds of activity, and what its people do. */
export type NeedSign = {
  activities: readonly number[]
  position: (position: HeldPosition) => boolean
}

type Test = NeedSign['position']

const nobody: Test = () => false
const any =
  (...tests: readonly Test[]): Test =>
  (position) =>
    tests.some((test) => test(position))
const both =
  (...tests: readonly Test[]): Test =>
  (position) =>
    tests.every((test) => test(position))
const but =
  (test: Test, exception: Test): Test =>
  (position) =>
    test(position) && !exception(position)
const named =
  (words: RegExp): Test =>
  ({ name }) =>
    words.test(name.toLowerCase())
const hazard =
  (...kinds: readonly HazardKind[]): Test =>
  ({ profile }) =>
    profile?.hazards.some((kind) => kinds.includes(kind)) ?? false
const sector =
  (...sectors: readonly string[]): Test =>
  ({ profile }) =>
    profile !== null && sectors.includes(profile.sector)
/** What holds on a condition only is no sign. */
const programme =
  (...programmes: readonly Programme[]): Test =>
  ({ profile }) =>
    profile?.training.some(({ conditional, programme: own }) => !conditional && programmes.includes(own)) ??
    false
/** Items of order 29н, with all that stand under them. */
const factor =
  (...codes: readonly string[]): Test =>
  ({ profile }) =>
    profile?.medicalFactors.some(
      ({ code, conditional }) =>
        !conditional && codes.some((item) => code === item || code.startsWith(`${item}.`)),
    ) ?? false

const CRAFTS = sector('Производство', 'Строительство', 'ЖКХ и эксплуатация')
// Group II is also given to those who only work with electrical devices.
const ELECTRICIANS = programme('electrical-3', 'electrical-4', 'electrical-5')
const HARMFUL_FACTORS = factor('1', '2', '3', '4')
const BUILDING = [121, 122, 123, 124]
/** «Водитель», but neither «Руководитель» nor «Производитель работ». */
const DRIVERS = named(/(?<![а-яё])водител|тракторист/)
/** They work inside the premises, or mend what others drive. */
const NOT_ON_THE_ROAD = named(/погрузчик|штабел|тележк|слесар|автоэлектрик|шиномонтаж|автомойщик/)
const PLASTICS = named(/пластмасс/)
const SHOPS = [101, 102, 105]
/** A hall for many people only when many work there. */
export const HALLS = [101, 102]
const KITCHENS = [106, 131, 132]
const FACTORIES = [131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142]
const CARRIERS = [120, 125, 126]
const MANY_VISITORS = [106, 107, 111, 113, 114, 115]

/** What the numbers of the card or of the registers tell is not here: see company-needs.ts. */
export const NEED_SIGNS: Readonly<Partial<Record<NeedCondition, NeedSign>>> = {
  office: { activities: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14], position: hazard('vision') },
  transport: {
    activities: CARRIERS,
    position: but(any(factor('18'), both(hazard('veh'), sector('Транспорт')), DRIVERS), NOT_ON_THE_ROAD),
  },
  height: { activities: [...BUILDING, 130], position: any(hazard('height'), named(/кровельщик|высотник/)) },
  confinedSpaces: { activities: [118], position: any(hazard('conf'), programme('hazardous-11')) },
  electricalStaff: {
    activities: [119, 124],
    position: any(ELECTRICIANS, named(/электромонт|электрик/)),
  },
  electricalInstallations: {
    activities: [106, 109, 118, 119, 121, 122, 124, 127, ...FACTORIES],
    position: any(
      ELECTRICIANS,
      both(hazard('el'), sector('Производство', 'Строительство', 'ЖКХ и эксплуатация', 'Общепит')),
    ),
  },
  hotWork: {
    activities: [136],
    position: but(any(hazard('weld'), programme('hazardous-15'), named(/сварщик/)), PLASTICS),
  },
  lifting: {
    activities: [121, 139],
    position: any(programme('hazardous-16'), named(/стропальщик|крановщик|автокран|машинист крана/)),
  },
  craneOperators: {
    activities: [],
    position: named(/крановщик|машинист \S*\s?\S*крана|машинист автокрана/),
  },
  loading: {
    activities: [103, 104, 125],
    // A seller puts goods on a shelf; who unloads the lorry is called so.
    position: any(
      both(hazard('load'), sector('Склад и логистика', 'Транспорт', 'Производство', 'Строительство')),
      both(hazard('load'), named(/грузчик|кладовщик|комплектовщик|приёмщик/)),
    ),
  },
  forklifts: { activities: [], position: named(/водител\S* (авто|электро)?погрузчик|штабел[её]р/) },
  pressure: {
    activities: [118, 128],
    position: any(hazard('press'), programme('hazardous-17', 'hazardous-19')),
  },
  earthworks: { activities: [123], position: any(hazard('ground'), programme('hazardous-6')) },
  // A painter or a carpenter is kept by a factory too: only the kind of activity tells that it builds.
  construction: { activities: BUILDING, position: nobody },
  handTools: {
    activities: [...BUILDING, 117, 127, ...FACTORIES],
    position: any(both(CRAFTS, hazard('cut', 'move', 'load', 'height')), named(/слесарь/)),
  },
  powerTools: {
    activities: [...BUILDING, 127, 134, 135, 136, 137],
    position: any(
      hazard('vibl'),
      both(hazard('move'), sector('Строительство', 'ЖКХ и эксплуатация')),
      both(programme('hazardous-12'), hazard('cut', 'move', 'weld')),
      named(/слесарь/),
    ),
  },
  chemicals: { activities: [109, 110, 140], position: hazard('chem', 'solv', 'acid', 'pest') },
  // A seller of food touches it, but cooks nothing.
  food: {
    activities: KITCHENS,
    position: but(any(hazard('biofood'), sector('Общепит')), sector('Торговля')),
  },
  medicalBooks: {
    activities: [101, 106, 108, 111, 113, 131, 132, 147],
    position: any(factor('23', '24', '25', '26', '27'), hazard('biofood')),
  },
  medicalExaminations: {
    activities: [
      101,
      105,
      106,
      111,
      113,
      116,
      118,
      119,
      ...BUILDING,
      ...CARRIERS,
      ...FACTORIES,
      143,
      144,
      146,
    ],
    position: ({ profile }) => profile?.medicalFactors.some(({ conditional }) => !conditional) ?? false,
  },
  psychiatric: { activities: [113, 116, 119, ...CARRIERS], position: factor('9', '12', '18', '25') },
  ppe: { activities: [], position: ({ profile }) => profile?.ppe.some((one) => !one.conditional) ?? false },
  harmfulConditions: { activities: [136, 138, 139, 140, 146], position: HARMFUL_FACTORS },
  // The air holds them where welding, paint, dust and acids are (29н, part I, item 1).
  toxicSubstances: {
    activities: [136, 138, 139, 140, 146],
    position: any(factor('1'), hazard('weld', 'solv', 'acid')),
  },
  contractors: { activities: [...BUILDING, 117], position: nobody },
  remoteWork: { activities: [3, 4, 14], position: both(sector('IT'), hazard('vision')) },
  businessTrips: { activities: [5, 123, 125, 130], position: named(/экспедитор|дальнобой/) },
  massPresence: { activities: MANY_VISITORS, position: nobody },
  fireAlarm: { activities: [...MANY_VISITORS, 103, 127, 128, 147, ...FACTORIES], position: nobody },
  warehouse: {
    activities: [103, 104],
    position: any(
      sector('Склад и логистика'),
      both(sector('Торговля'), hazard('objfall')),
      named(/склад|кладовщик/),
    ),
  },
  trade: {
    activities: SHOPS,
    // A cashier of an office or of a theatre sells nothing that lies on a shelf.
    position: named(/продавец|мерчендайзер|торгового зала|контролёр-кассир|(?<!интернет-)магазин/),
  },
  welding: { activities: [136], position: but(any(hazard('weld'), named(/сварщик|газорезчик/)), PLASTICS) },
  metalwork: {
    activities: [136, 137],
    position: but(
      named(
        /токар|фрезеровщ|шлифовщ|сверловщ|штамповщ|кузнец|станков с чпу|слесарь механосборочных|слесарь-ремонтник/,
      ),
      named(/по дереву/),
    ),
  },
  woodwork: { activities: [134, 135], position: named(/столяр|плотник|деревообраб|сборщик мебели/) },
  agriculture: { activities: [143, 144], position: sector('Сельское хозяйство') },
  education: { activities: [12, 113], position: sector('Образование') },
  healthcare: { activities: [105, 111, 112], position: sector('Здравоохранение') },
  cleaning: { activities: [110], position: any(sector('Клининг'), named(/уборщи|дворник/)) },
  snow: {
    activities: [117],
    position: named(/дворник|уборщи[кц]\S* территор|комплексному обслуживанию зданий/),
  },
  gas: {
    activities: [118, 128],
    position: any(programme('hazardous-14'), named(/газосварщик|газов|газорез/)),
  },
}
