import { type ProfessionFigures, SHALLOW, type Words } from './figures.ts'
import { type Nearest, quantile } from './likeness.ts'

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`
}

function likeness(title: string, nearest: readonly Nearest[]): string {
  const shares = nearest.map(({ share }) => share)
  const [most] = nearest.toSorted((a, b) => b.share - a.share)
  const pair = most === undefined ? '' : ` (${most.title} — ${most.other})`
  const [median, p90, max] = [quantile(shares, 0.5), quantile(shares, 0.9), Math.max(...shares)].map(percent)
  return `  ${title}: медиана ${median}, p90 ${p90}, наибольшая ${max}${pair}`
}

function spread(title: string, words: readonly Words[]): string {
  const totals = words.map((one) => one.words)
  return `  ${title}: должностей ${words.length}, слов ${Math.min(...totals)}–${Math.max(...totals)}, медиана ${quantile(totals, 0.5)}`
}

function outside(words: readonly Words[], isOutside: (one: Words) => boolean): string {
  const found = words.filter(isOutside).map((one) => `${one.title} (${one.words}, глава 3 — ${one.during})`)
  return found.length === 0 ? 'нет' : found.join('; ')
}

/** Instructions composed for positions: whose words they speak, how alike and how long they are. */
export function professionsReport(figures: ProfessionFigures): string {
  const { positions, byLines, byShingles, byRisk, manual, rules } = figures
  const own = byLines.map((one) => one.own)
  const few = byLines.filter((one) => one.own < 25).map((one) => `${one.title} (${one.own})`)
  const short = ({ words, during }: Words) => words < 1800 || words > 3000 || during < 900
  return [
    '\nИнструкции по должностям',
    `  Должностей ${positions}: со своим профилем ${figures.ownProfiles}, с профилем семейства ${figures.familyProfiles}`,
    `  Семейств со своим текстом: ${figures.families}`,
    `  У всех аварий названы причины: ${figures.withCauses}; сказано о работе и отдыхе: ${figures.withRest}`,
    `  Частей профиля сверено с текстом акта: ${figures.verifiedSources} из ${figures.sources}`,
    `  Видов СИЗ в профилях: ${figures.ppeKinds}; пункт норм 767н не прочитан ни для одного, его вписывает работодатель`,
    `  Правил по охране труда в реестре: ${rules.known}; сверено двумя источниками и печатается ${rules.verified}, один источник у ${rules.ofOneSource}, по памяти ${rules.fromMemory}; называют правила инструкции ${rules.naming} должностей`,
    `\nСходство с ближайшей, главы 2–5, ${byLines.length} профессий разных семейств`,
    likeness('по одинаковым строкам', byLines),
    likeness('по пяти словам подряд', byShingles),
    `  своих строк: медиана ${quantile(own, 0.5)}, меньше всего ${Math.min(...own)}; меньше 25: ${few.join('; ') || 'нет'}`,
    `\nСходство с ближайшей, главы 2–5, ${figures.written.length} написанных инструкций`,
    likeness('по одинаковым строкам', figures.written),
    '\nОбъём',
    spread('опасные', byRisk.dangerous),
    `  опасные, глава 3 короче ${SHALLOW} слов: ${outside(figures.shallow, () => true)}`,
    spread('средние', byRisk.middle),
    spread('кабинет', byRisk.office),
    `  кабинет, больше 900 слов: ${byRisk.office.filter(({ words }) => words > 900).length}`,
    spread('сорок самых многочисленных рабочих и опасных', manual),
    `  из них не 1 800–3 000 слов или глава 3 короче 900: ${outside(manual, short)}`,
  ].join('\n')
}
