import { foldLetters } from '@ot/text'
import { EMPLOYEE_FIELD_LABELS } from '../employee/employee-fields.ts'
import { ABSENCE_FIELD_LABELS, type AbsenceKind } from './absence-fields.ts'

type ColumnDescription = {
  label: string
  howToFill: string
  /** How others call it: over the header in small letters, without ё and signs; tried in this order. */
  heads: RegExp
  /** In characters of a sheet. */
  width: number
}

/** The columns of a list of absences. */
export const ABSENCE_COLUMNS = {
  staffNumber: {
    label: EMPLOYEE_FIELD_LABELS.staffNumber,
    howToFill: 'Нужен, только если работников с таким именем несколько.',
    heads: /^(?:таб|тн(?: |$)|n таб)/,
    width: 16,
  },
  fullName: {
    label: ABSENCE_FIELD_LABELS.employeeId,
    howToFill: 'Обязательно: «Фамилия Имя Отчество», как в списке работников.',
    heads: /фио|ф и о|сотрудник|работник|фамилия|физлицо|физическое лицо/,
    width: 36,
  },
  startsOn: {
    label: ABSENCE_FIELD_LABELS.startsOn,
    howToFill: 'Обязательно, ДД.ММ.ГГГГ.',
    heads: /первый день|(?:^|дата )(?:с|начал[оа]|от)(?: |$)|начал/,
    width: 16,
  },
  endsOn: {
    label: ABSENCE_FIELD_LABELS.endsOn,
    howToFill: 'ДД.ММ.ГГГГ; пусто, если день выхода ещё не известен.',
    heads: /последний день|(?:^|дата )(?:по|до|конец|окончание)(?: |$)|оконч|конец/,
    width: 16,
  },
  kind: {
    label: ABSENCE_FIELD_LABELS.kind,
    howToFill:
      'Уход за ребёнком, беременность и роды, военная служба, болезнь; всё остальное — «иное отсутствие».',
    heads: /причин|вид|состояни|тип/,
    width: 34,
  },
  note: {
    label: ABSENCE_FIELD_LABELS.note,
    howToFill: 'Например, приказ и его дата. Без диагноза.',
    heads: /примечан|комментар|основани|приказ|документ/,
    width: 34,
  },
} as const satisfies Record<string, ColumnDescription>

export type AbsenceColumn = keyof typeof ABSENCE_COLUMNS
export const ABSENCE_COLUMN_NAMES = Object.keys(ABSENCE_COLUMNS).filter((name): name is AbsenceColumn =>
  Object.hasOwn(ABSENCE_COLUMNS, name),
)

const KIND_WORDS: readonly (readonly [RegExp, AbsenceKind])[] = [
  [/уход\p{L}* за реб|декрет.*уход|до (?:1[ ,.]?5|полутора|3|трех) лет/u, 'childcare'],
  [/беременност|родам|декрет/, 'maternity'],
  [/военн|мобилиз|сбор|сво(?: |$)|призыв|служб/, 'military'],
  [/болезн|болеет|больничн|нетрудоспособн|лист нетруд/, 'illness'],
]

/** What others write of why somebody is away; what is none of the known kinds is another one. */
export function absenceKindOfWords(words: string): AbsenceKind {
  const key = foldLetters(words)
  return KIND_WORDS.find(([pattern]) => pattern.test(key))?.[1] ?? 'otherAbsence'
}
