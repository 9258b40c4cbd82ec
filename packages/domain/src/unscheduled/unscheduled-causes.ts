import type { NormId } from '../norms/register.ts'

/** What happens in a company on a day and asks many for what is out of turn. An accident has its own page, a return its absence. */
export const UNSCHEDULED_CAUSES = [
  'process',
  'duties',
  'acts',
  'local-acts',
  'hazard',
  'inspector',
  'employer',
] as const
export type UnscheduledCause = (typeof UNSCHEDULED_CAUSES)[number]

export const UNSCHEDULED_CAUSE_LABELS = {
  process: 'Новое или изменённое оборудование, технология, сырьё, материалы',
  duties: 'Изменились должностные обязанности',
  acts: 'Изменились нормативные акты',
  'local-acts': 'Изменились инструкции и другие локальные акты',
  hazard: 'Выявлена новая опасность или вредный фактор',
  inspector: 'Требование государственного инспектора труда',
  employer: 'Решение работодателя',
} satisfies Record<UnscheduledCause, string>

/** The subparagraph of PP 2464, p. 16, that names the cause of a briefing. */
export const BRIEFING_LETTERS = {
  process: 'а',
  duties: 'б',
  acts: 'в',
  'local-acts': 'в',
  hazard: 'г',
  inspector: 'д',
  employer: 'з',
} satisfies Record<UnscheduledCause, string>

type Letters = readonly [string, ...string[]]

/** The subparagraphs of PP 2464, p. 50, that name the cause of training; a cause that is not here asks for none. */
const TRAINING_LETTERS = {
  process: ['б', 'г'],
  duties: ['г'],
  acts: ['а'],
  inspector: ['в'],
} as const satisfies Partial<Record<UnscheduledCause, Letters>>
type TrainingCause = keyof typeof TRAINING_LETTERS

/** The first of the subparagraphs that ask for training because of it; null: none does. */
export function trainingLetter(cause: UnscheduledCause): string | null {
  const letters: Partial<Record<UnscheduledCause, Letters>> = TRAINING_LETTERS
  return letters[cause]?.[0] ?? null
}

/** What of it the product keeps as terms of the people concerned. */
export const UNSCHEDULED_KINDS = ['briefing', 'training', 'risk'] as const
export type UnscheduledKind = (typeof UNSCHEDULED_KINDS)[number]

export const UNSCHEDULED_KIND_LABELS = {
  briefing: 'Внеплановый инструктаж',
  training: 'Внеплановое обучение и проверка знания',
  risk: 'Переоценка профессиональных рисков',
} satisfies Record<UnscheduledKind, string>

/** Calendar days from the cause, PP 2464, p. 61. */
export const UNSCHEDULED_TRAINING_DAYS = 60

type Row = {
  causes: readonly UnscheduledCause[]
  act: NormId
  clause: string
  /** The clause was compared with a published text. */
  verified: boolean
  /** When it is asked for, in the words of the act. */
  by: string
}

/** `days`: the latest day is so many calendar days after the cause; null: the employer or the inspector names it. */
export type UnscheduledDuty = Row & {
  kind: UnscheduledKind
  days: number | null
  /** A question, when the act does not ask for it of everybody; null: asked for. */
  condition: string | null
}

/** Told of: the product keeps no term of it here. */
export type UnscheduledReminder = Row & { what: string }

const LOCAL_ACT = 'в срок, который называет ваш локальный акт'
const WITHIN_60_DAYS = 'в течение 60 календарных дней со дня, когда причина наступила'

function briefing(cause: UnscheduledCause): UnscheduledDuty {
  const clause = `подп. «${BRIEFING_LETTERS[cause]}» п. 16, п. 17`
  const law = { act: 'pp-2464', clause, verified: true, by: LOCAL_ACT } as const
  return { ...law, kind: 'briefing', causes: [cause], days: null, condition: null }
}

function training(
  cause: TrainingCause,
  own: Partial<Pick<UnscheduledDuty, 'days' | 'condition' | 'by'>> = {},
): UnscheduledDuty {
  const letters = TRAINING_LETTERS[cause].map((letter) => `«${letter}»`).join(', ')
  const clause = `подп. ${letters} п. 50, п. 61`
  const law = { act: 'pp-2464', clause, verified: true, by: WITHIN_60_DAYS } as const
  const days = UNSCHEDULED_TRAINING_DAYS
  return { ...law, kind: 'training', causes: [cause], days, condition: null, ...own }
}

/** One table: what follows from a cause, of whom it is asked, by when, by which clause. */
export const UNSCHEDULED_DUTIES: readonly UnscheduledDuty[] = [
  ...UNSCHEDULED_CAUSES.map(briefing),
  training('process'),
  training('duties', {
    condition: 'Новые обязанности связаны с производством и влияют на безопасность труда?',
  }),
  training('acts', { condition: 'В самом акте сказано о внеплановом обучении?' }),
  training('inspector', {
    days: null,
    by: 'в срок, названный в требовании инспектора',
    condition: 'Инспектор требует обучения?',
  }),
  {
    kind: 'risk',
    causes: ['process', 'hazard'],
    days: null,
    act: 'mt-776n',
    clause: 'п. 25',
    verified: false,
    by: 'в срок, который назначит организация',
    condition: null,
  },
]

export const UNSCHEDULED_REMINDERS: readonly UnscheduledReminder[] = [
  {
    causes: ['process'],
    what: 'Решить, нужна ли внеплановая спецоценка, и отметить причину в карточке рабочего места',
    act: 'fz-426',
    clause: 'ст. 17',
    verified: true,
    by: 'новый процесс или оборудование — 12 месяцев, если они влияют на вредные и опасные факторы',
  },
  {
    causes: ['hazard', 'process'],
    what: 'Ознакомить работников под подпись с новыми рисками и мерами защиты',
    act: 'tk',
    clause: 'ст. 214, 216.2',
    verified: false,
    by: 'до продолжения работы в новых условиях',
  },
]

export function dutiesOf(cause: UnscheduledCause): UnscheduledDuty[] {
  return UNSCHEDULED_DUTIES.filter(({ causes }) => causes.includes(cause))
}

export function remindersOf(cause: UnscheduledCause): UnscheduledReminder[] {
  return UNSCHEDULED_REMINDERS.filter(({ causes }) => causes.includes(cause))
}
