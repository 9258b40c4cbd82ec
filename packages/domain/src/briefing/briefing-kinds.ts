/** Kinds of briefings and what is registered like them. */
export const BRIEFING_KINDS = [
  'introductory',
  'initial',
  'repeat',
  'unscheduled',
  'targeted',
  'fire-introductory',
  'fire-initial',
  'fire-repeat',
  'fire-unscheduled',
  'fire-targeted',
  'electrical-1',
  'civil-defence',
  'emergency',
  'internship',
] as const
export type BriefingKind = (typeof BRIEFING_KINDS)[number]

export const BRIEFING_KIND_LABELS = {
  introductory: 'Вводный инструктаж',
  initial: 'Первичный инструктаж на рабочем месте',
  repeat: 'Повторный инструктаж на рабочем месте',
  unscheduled: 'Внеплановый инструктаж',
  targeted: 'Целевой инструктаж',
  'fire-introductory': 'Вводный противопожарный инструктаж',
  'fire-initial': 'Первичный противопожарный инструктаж',
  'fire-repeat': 'Повторный противопожарный инструктаж',
  'fire-unscheduled': 'Внеплановый противопожарный инструктаж',
  'fire-targeted': 'Целевой противопожарный инструктаж',
  'electrical-1': 'Присвоение группы I по электробезопасности',
  'civil-defence': 'Вводный инструктаж по гражданской обороне',
  emergency: 'Инструктаж по действиям в чрезвычайных ситуациях',
  internship: 'Стажировка на рабочем месте',
} satisfies Record<BriefingKind, string>
