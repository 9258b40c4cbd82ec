import { shortDate } from '@ot/text'
import type { CalendarDate } from '../calendar/calendar.ts'
import { daysText } from '../calendar/day-term.ts'
import { courseTitle } from '../incident/course/course.ts'
import { isNormId, normLabel } from '../norms/register.ts'
import { writePeriodicity } from '../periodicity/periodicity.ts'
import type { FirstTime, Law } from '../rule/law.ts'
import { ruleLaw } from '../rule/term.ts'
import { WORKPLACE_TERMS } from '../workplace/workplace-terms.ts'
import { CLAUSES_OF_ACTS } from './clauses-of-acts.ts'
import { CLAUSES_OF_REFERENCE } from './clauses-of-reference.ts'
import type { Line } from './line.ts'
import { LINES_OF_ACTS } from './lines-of-acts.ts'
import { LINES_OF_REFERENCE } from './lines-of-reference.ts'

/** An employee about whom nothing is special. */
const SOMEBODY = { birthDate: '1980-01-01', hireDate: '2020-01-01' }

type Table = {
  title: string
  clauses: Readonly<Record<string, string>>
  lines: Readonly<Record<string, Line>>
}

export function termTables(): Table[] {
  const tables = (clauses: Clauses, lines: Lines) =>
    Object.entries(clauses).map(([name, own]) => ({
      title: isNormId(name) ? normLabel(name) : name,
      clauses: own,
      lines: lines[name] ?? {},
    }))
  return [...tables(CLAUSES_OF_ACTS, LINES_OF_ACTS), ...tables(CLAUSES_OF_REFERENCE, LINES_OF_REFERENCE)]
}

type Clauses = Readonly<Record<string, Readonly<Record<string, string>>>>
type Lines = Readonly<Record<string, Readonly<Record<string, Line>>>>

/** docs/terms.md: by the law of a day. */
export function termsPage(on: CalendarDate): string {
  const parts = termTables().map(({ title, clauses, lines }) => {
    const rows = Object.entries(clauses).map(([clause, says]) => {
      const line = lines[clause]
      return `| ${clause} | ${says} | ${line === undefined ? '' : counted(line, on)} |`
    })
    return `## ${title}\n\n| Пункт | Что сказано | Как считает продукт |\n|---|---|---|\n${rows.join('\n')}\n`
  })
  return `${HEAD.replace('{день}', shortDate(on))}\n${parts.join('\n')}`
}

const HEAD = `# Сроки: что сказано в актах и как это считает продукт

Страница сделана из данных (\`packages/domain/src/terms\`) командой \`npm run terms\` по нормам на {день}; проверка отказывает, если у пункта нет строки или страница отстала от данных.
«Не сверен» — пункт известен по памяти, по вторичному тексту или по редакции, которая могла измениться; так же помечено и рядом с датой.
Дни считаются календарные, где не сказано иначе; рабочие дни — по производственному календарю. Срок «не реже» и «не позднее» на рабочий день не переносится.
`

function counted(line: Line, on: CalendarDate): string {
  if ('not' in line) return marked(`Не считает, потому что: ${line.not}`, line)
  if ('workplaceTerm' in line) return workplaceText(line.workplaceTerm)
  const from = `. От какого дня: ${line.from}`
  if ('says' in line) return marked(`${line.says}${from}`, line)
  if ('step' in line) return marked(`шаг «${courseTitle(line.step)}»${from}`, line)
  const laws = line.rules.map((rule) => lawOf(rule, on))
  const verified = laws.every((law) => law.verified)
  return marked(`${[...new Set(laws.map(lawText))].join('; ')}${from}`, verified ? line : { verified: false })
}

function marked(text: string, { verified }: { verified?: false }): string {
  return verified === false ? `${text}. **Не сверен**` : text
}

function workplaceText(key: string): string {
  const term = WORKPLACE_TERMS.find((candidate) => candidate.key === key)
  if (term === undefined) throw new Error(`no such term: ${key}`)
  const text = `${daysText(term.term.count, term.term.unit)} — «${term.title}». От какого дня: ${term.what}`
  return term.verified ? text : `${text}. **Не сверен**`
}

function lawOf(rule: string, on: CalendarDate): Law {
  const law = ruleLaw(
    rule,
    on,
    rule === 'briefing.repeat-newcomer' ? { ...SOMEBODY, hireDate: on } : SOMEBODY,
    () => null,
  )
  if (law === null) throw new Error(`no law of ${rule}`)
  return law
}

function lawText({ first, periodicity }: Law): string {
  const period = periodicity === null ? 'период назначает организация' : writePeriodicity(periodicity)
  return `${period}, впервые ${firstText(first)}`
}

function firstText(first: FirstTime): string {
  switch (first.kind) {
    case 'before':
      return first.until
    case 'days':
      return `в течение ${daysText(first.days)}`
    case 'period':
      return `через период после ${first.what}`
    case 'commissioned':
      return `в течение ${first.months} месяцев со дня ввода рабочего места`
    case 'after':
      return first.what
    case 'as-needed':
      return 'когда возникает причина'
  }
}
