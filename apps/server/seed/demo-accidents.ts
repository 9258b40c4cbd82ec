import type { Particulars, VictimInput } from '@ot/contract'
import type { StepKey } from '@ot/domain'

export type DemoAccident = {
  daysAgo: number
  time: string
  toldTime: string
  place: string
  circumstances: string
  victim: string
  chair: string
  members: readonly string[]
  orderNumber: string
  victimFacts: Partial<Omit<VictimInput, 'employeeId'>>
  particulars: Partial<Particulars>
  /** Steps and on which day after the accident they were done. */
  done: readonly (readonly [step: StepKey, day: number])[]
  /** Days of the sick leave, with its last day and the paper of the final diagnosis; null: still ill. */
  recovered: { sickLeaveDays: number; diagnosisDay: number } | null
}

const COMMON: DemoAccident['done'] = [
  ['firstAid', 0],
  ['keepScene', 0],
  ['tellHead', 0],
  ['tellInsurer', 0],
  ['medicalReport', 0],
  ['sortDegree', 0],
  ['inspectScene', 0],
]

/** In mid-course: the commission works, the victim is still to be questioned. */
const IN_COURSE: DemoAccident = {
  daysAgo: 1,
  time: '10:40',
  toldTime: '10:55',
  orderNumber: '118-ОТ',
  place: 'Склад готовой продукции, рампа № 2',
  circumstances:
    'Разгружал поддон с крепежом. При спуске с рампы поскользнулся на мокром настиле, упал на правую руку.',
  victim: 'Ахметов',
  chair: 'Кравец',
  members: ['Черных', 'Хмельницкий'],
  victimFacts: {
    injury: 'Ушиб и растяжение правого лучезапястного сустава',
    severity: 'easy',
    icdCode: 'S63.5',
    medicalOrganisation: 'Травматологический пункт № 1',
    hoursFromStart: 2,
    intoxicated: false,
    employmentStatusCode: '13.1.1',
  },
  particulars: {
    reportedBy: 'Гончаренко Лариса Михайловна, заведующий складом',
    workPerformed: 'Ручная разгрузка поддонов',
    kindCode: '03.1',
    sceneKept: true,
    firstAidBy: 'Гончаренко Лариса Михайловна',
    firstAidMeasures: 'Холод, фиксирующая повязка',
    placeDescription: 'Наклонная рампа со стальным рифлёным настилом, освещение дневное, настил мокрый',
    hazardousFactors: 'Скользкая поверхность',
  },
  done: COMMON,
  recovered: null,
}

/** Of last year, carried through to the archive. */
const CLOSED: DemoAccident = {
  daysAgo: 372,
  time: '14:20',
  toldTime: '14:30',
  orderNumber: '94-ОТ',
  place: 'Производственный участок, верстак слесаря-ремонтника',
  circumstances:
    'Зачищал деталь угловой шлифовальной машиной. Диск заклинило, машина вырвалась из рук и задела левую кисть.',
  victim: 'Лебедь',
  chair: 'Нестерова',
  members: ['Черных', 'Саркисян'],
  victimFacts: {
    injury: 'Резаная рана левой кисти',
    diagnosis: 'Резаная рана левой кисти без повреждения сухожилий',
    severity: 'easy',
    icdCode: 'S61.8',
    medicalFormNumber: '412',
    medicalOrganisation: 'Городская больница № 2',
    hoursFromStart: 6,
    intoxicated: false,
    employmentStatusCode: '13.1.1',
    outcome: 'recovered',
    experienceYears: 4,
    experienceMonths: 2,
    faultPercent: 0,
  },
  particulars: {
    reportedBy: 'Воробей Степан Игнатьевич, старший мастер участка',
    kindCode: '05.3',
    isWorkRelated: true,
    workPerformed: 'Зачистка сварного шва',
    equipment: 'Угловая шлифовальная машина',
    sceneKept: true,
    hazardousFactors: 'Вращающийся инструмент',
    hasDisagreements: false,
    causes: [
      { code: '05.2', text: 'Работа без упора детали и без второй рукоятки', main: true },
      { code: '08.1', text: 'Мастер не проверил крепление детали', main: false },
    ],
    offenders: [
      {
        employeeId: null,
        fullname: 'Воробей Степан Игнатьевич',
        position: 'Старший мастер участка',
        breach: 'Не обеспечил контроль за безопасным выполнением работы',
        organisation: null,
      },
    ],
    conclusion: 'Случай связан с производством',
  },
  done: [
    ...COMMON,
    ...(['questionVictim', 'questionWitnesses', 'questionOfficials', 'collectMaterials'] as const).map(
      (step) => [step, 1] as const,
    ),
    ...(['classify', 'accidentAct', 'approveAct', 'journal'] as const).map((step) => [step, 2] as const),
    ['handOver', 3] as const,
    ['sendInsurer', 3] as const,
    ['acquaint', 3] as const,
    ...(['measures', 'riskReview'] as const).map((step) => [step, 6] as const),
    ['finalDiagnosis', 20] as const,
    ['consequences', 24] as const,
    ['keep', 25] as const,
  ],
  recovered: { sickLeaveDays: 16, diagnosisDay: 20 },
}

/** The older first: numbers follow time. */
export const DEMO_ACCIDENTS: readonly DemoAccident[] = [CLOSED, IN_COURSE]
