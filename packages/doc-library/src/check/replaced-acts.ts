import type { CalendarDate } from '@ot/domain'

/** How an act that is over is still called, since when, and what stands instead. From memory where not `verified`. */
export type ReplacedAct = { called: RegExp; since: CalendarDate; instead: string; verified: boolean }

export const REPLACED_ACTS: readonly ReplacedAct[] = [
  { called: /№ 806(?![\dн])/, since: '2025-09-01', instead: 'приказ МЧС № 1120', verified: true },
  { called: /МЧС[^.;]*№ 645(?![\dн])/, since: '2022-03-01', instead: 'приказ МЧС № 1120', verified: false },
  { called: /№ 1\/29/, since: '2022-09-01', instead: 'постановление № 2464', verified: false },
  { called: /№ 302н/, since: '2021-04-01', instead: 'приказ Минздрава № 29н', verified: false },
  { called: /№ 438н/, since: '2022-03-01', instead: 'приказ Минтруда № 776н', verified: false },
  { called: /№ 155н/, since: '2021-01-01', instead: 'приказ Минтруда № 782н', verified: false },
  { called: /№ 328н/, since: '2021-01-01', instead: 'приказ Минтруда № 903н', verified: false },
  { called: /№ 290н/, since: '2023-09-01', instead: 'приказ Минтруда № 766н', verified: false },
  {
    called: /№ (?:997н|777н)/,
    since: '2025-01-01',
    instead: 'приказы Минтруда № 766н и 767н',
    verified: false,
  },
  {
    called: /24(?:\.10\.| октября )2002(?: г\.)? № 73(?!\d)/,
    since: '2022-09-01',
    instead: 'приказ Минтруда № 223н',
    verified: false,
  },
  { called: /№ 181н/, since: '2022-03-01', instead: 'приказ Минтруда № 771н', verified: false },
  {
    called: /15(?:\.12\.| декабря )2000(?: г\.)? № 967/,
    since: '2023-03-01',
    instead: 'постановление № 1206',
    verified: false,
  },
  { called: /№ (?:169н|1331н)/, since: '2024-09-01', instead: 'приказ Минздрава № 262н', verified: false },
  { called: /№ 477н/, since: '2024-09-01', instead: 'приказ Минздрава № 220н', verified: false },
  {
    called: /25(?:\.04\.| апреля )2012(?: г\.)? № 390/,
    since: '2021-01-01',
    instead: 'постановление № 1479',
    verified: false,
  },
  {
    called: /13(?:\.01\.| января )2003(?: г\.)? № 6(?!\d)/,
    since: '2023-01-07',
    instead: 'приказ Минэнерго № 811',
    verified: false,
  },
  { called: /№ 33н/, since: '2024-09-01', instead: 'приказ Минтруда № 817н', verified: false },
  { called: /№ 45н/, since: '2022-09-01', instead: 'приказ Минтруда № 291н', verified: false },
]

/** What an edition of an act has changed in the words that a paper uses. */
export type ChangedWording = { said: RegExp; since: CalendarDate; unless: RegExp; message: string }

export const CHANGED_WORDINGS: readonly ChangedWording[] = [
  {
    // ТК, статья 135 [M].
    said: /(?:уменьша|уменьшен|снижа|снижен|лиша|лишен|невыплат|депремир)[а-яё]*[^.]*преми|преми[а-яё]*[^.]*(?:уменьша|снижа|не выплач|лиша)/i,
    since: '2025-09-01',
    unless: /не снима[а-яё]+ преми|обращени/i,
    message:
      'Уменьшение премии — по статье 135 ТК: за месяц взыскания и не более 20 процентов заработной платы',
  },
  {
    // Постановление № 2464 с изменениями № 805.
    said: /программ[а-яё]* В(?![а-яё])[^.]*(?:ежегодно|раз в год|каждый год|12 месяцев)/,
    since: '2026-09-01',
    unless: /правилами (?:отдельных|по охране труда)/i,
    message:
      'Обучение по программе В — не реже одного раза в три года (постановление № 2464 с изменениями № 805)',
  },
]
