import type { NormId } from '../norms/register.ts'
import { briefingRule } from '../rule/rule-name.ts'

/** What happens to an employee on a day of its own and makes obligations. */
export const CAUSES = ['hiring', 'transfer', 'return', 'appointment'] as const
export type Cause = (typeof CAUSES)[number]

export const CAUSE_LABELS = {
  hiring: 'Приём на работу',
  transfer: 'Перевод на другую должность или рабочее место',
  return: 'Выход на работу после перерыва',
  appointment: 'Назначение ответственным',
} satisfies Record<Cause, string>

type Row = { cause: Cause; what: string; whom: string }

/** Kept as obligations: by when and by which clause is the law of their rules. A rule that ends with a dot: all that begin so. */
export type KeptConsequence = Row & {
  rules: readonly string[]
  /** What was met before the cause: is it asked for once more? */
  again: 'yes' | 'if-other-work' | 'no'
}

/** Told of: the product keeps no record of it. */
export type ToldConsequence = Row & {
  rules: null
  by: string
  act: NormId
  clause: string
  /** The clause was compared with a published text. */
  verified: boolean
}

export type Consequence = KeptConsequence | ToldConsequence

const EVERYBODY = 'все работники'
const NOT_EXEMPT = 'все, кроме освобождённых по перечню работодателя'
const LISTED = 'профессии из перечня работодателя и работы повышенной опасности'
const TAUGHT = 'те, кого обязывают учить должность и вид работ'

/** What follows from what happened to an employee: read row by row, whoever adds a cause adds its rows. */
export const CONSEQUENCES: readonly Consequence[] = [
  kept('hiring', 'Вводный инструктаж', EVERYBODY, [briefingRule('introductory')]),
  kept('hiring', 'Первичный инструктаж на рабочем месте', NOT_EXEMPT, [briefingRule('initial')]),
  kept('hiring', 'Повторные инструктажи', NOT_EXEMPT, ['briefing.repeat', 'briefing.repeat-newcomer']),
  kept('hiring', 'Противопожарные инструктажи', EVERYBODY, ['briefing.fire-']),
  kept('hiring', 'Инструктажи по гражданской обороне и чрезвычайным ситуациям', EVERYBODY, [
    briefingRule('civil-defence'),
    briefingRule('emergency'),
  ]),
  kept('hiring', 'Группа I по электробезопасности', 'должности из перечня работодателя', [
    briefingRule('electrical-1'),
  ]),
  kept('hiring', 'Стажировка на рабочем месте', LISTED, [briefingRule('internship')]),
  kept('hiring', 'Обучение по охране труда, первой помощи, применению СИЗ', TAUGHT, ['training.']),
  kept('hiring', 'Предварительный осмотр', 'занятые на работах из приказа № 29н', ['medical.']),
  kept('hiring', 'Выдача СИЗ', 'те, кому они положены по нормам', ['ppe.']),
  kept('hiring', 'Ознакомление с инструкцией по охране труда', EVERYBODY, ['instruction']),
  kept('hiring', 'Оценка рисков рабочего места', EVERYBODY, ['risk']),
  kept('hiring', 'Специальная оценка рабочего места', EVERYBODY, ['sout']),

  kept('transfer', 'Первичный инструктаж на рабочем месте', NOT_EXEMPT, [briefingRule('initial')], 'yes'),
  kept('transfer', 'Повторные инструктажи', NOT_EXEMPT, ['briefing.repeat', 'briefing.repeat-newcomer']),
  kept('transfer', 'Первичный противопожарный инструктаж', EVERYBODY, [briefingRule('fire-initial')], 'yes'),
  kept('transfer', 'Стажировка на рабочем месте', LISTED, [briefingRule('internship')], 'yes'),
  kept('transfer', 'Группа I по электробезопасности', 'должности из перечня работодателя', [
    briefingRule('electrical-1'),
  ]),
  // PP 2464, п. 7: not once more where the conditions and the sources of danger stay.
  kept(
    'transfer',
    'Обучение по охране труда, первой помощи, применению СИЗ',
    TAUGHT,
    ['training.'],
    'if-other-work',
  ),
  kept('transfer', 'Осмотр по новым факторам и работам', 'занятые на работах из приказа № 29н', ['medical.']),
  kept('transfer', 'СИЗ по новой должности', 'те, кому они положены по нормам', ['ppe.']),
  kept('transfer', 'Ознакомление с инструкцией по охране труда', EVERYBODY, ['instruction'], 'yes'),
  {
    cause: 'transfer',
    what: 'Проверить, что с иностранным водительским удостоверением разрешено работать водителем',
    whom: 'водители с иностранным национальным удостоверением: гражданства работника продукт не знает',
    rules: null,
    by: 'до допуска к управлению',
    act: 'fz-196',
    clause: 'п. 13 ст. 25',
    verified: false,
  },
  {
    cause: 'transfer',
    what: 'Убедиться, что новая работа не противопоказана по медицинскому заключению',
    whom: 'переведённые на другую, в том числе лёгкую, работу по заключению: диагноза продукт не хранит',
    rules: null,
    by: 'до допуска к работе',
    act: 'tk',
    clause: 'ст. 73, 76, 254',
    verified: false,
  },
  {
    cause: 'transfer',
    what: 'Ознакомить под подпись с рисками нового рабочего места и мерами защиты',
    whom: EVERYBODY,
    rules: null,
    by: 'до начала работы на новом месте',
    act: 'tk',
    clause: 'ст. 214, 216.2',
    verified: false,
  },
  {
    cause: 'transfer',
    what: 'Ознакомить под подпись с результатами спецоценки нового рабочего места',
    whom: 'переведённые на оценённое рабочее место',
    rules: null,
    by: 'до начала работы на новом месте',
    act: 'fz-426',
    clause: 'ч. 2 ст. 4',
    verified: false,
  },

  kept('return', 'Внеплановый инструктаж', 'перерыв в работе больше 60 календарных дней', [
    'briefing.return.',
  ]),
  {
    cause: 'return',
    what: 'Пройти осмотр, обучение и проверку знаний, срок которых наступил за время отсутствия',
    whom: EVERYBODY,
    rules: null,
    by: 'до допуска к работе',
    act: 'tk',
    clause: 'ст. 76',
    verified: false,
  },
  {
    cause: 'return',
    what: 'Ознакомить под подпись с результатами спецоценки, утверждёнными за время отсутствия',
    whom: 'работающие на этих рабочих местах',
    rules: null,
    by: '30 календарных дней с утверждения отчёта без дней отсутствия',
    act: 'fz-426',
    clause: 'ч. 5 ст. 15',
    verified: false,
  },

  kept('appointment', 'Обучение, которого требует обязанность', 'назначенный', ['training.']),
]

function kept(
  cause: Cause,
  what: string,
  whom: string,
  rules: readonly string[],
  again: KeptConsequence['again'] = 'no',
): KeptConsequence {
  return { cause, what, whom, rules, again }
}

function isKept(row: Consequence): row is KeptConsequence {
  return row.rules !== null
}

function isTold(row: Consequence): row is ToldConsequence {
  return row.rules === null
}

/** Null: the cause does not ask for what the rule stands for. */
export function consequenceOf(cause: Cause, rule: string): KeptConsequence | null {
  const names = (row: KeptConsequence) =>
    row.rules.some((named) => (/[.-]$/.test(named) ? rule.startsWith(named) : rule === named))
  return CONSEQUENCES.filter(isKept).find((row) => row.cause === cause && names(row)) ?? null
}

/** What the product tells of and keeps no record of. */
export function toldOf(cause: Cause): ToldConsequence[] {
  return CONSEQUENCES.filter(isTold).filter((row) => row.cause === cause)
}
