import {
  addressOf,
  COMPANY_TERM_KINDS,
  COMPANY_TERM_WORDS,
  DUE_SPAN_LABELS,
  DUE_SPANS,
  type DueSpan,
  eventStateLabel,
  groupedTermText,
  PAGES,
  SECTION_LABELS,
  sectionAddress,
} from '@ot/domain'
import { dateInWords } from '@ot/grammar'
import { escapeXml, plural, shortDate } from '@ot/text'
import { greeting, letterSheet, linkButton, linkText, smallPrint } from '../../jobs/letter-sheet.ts'
import type { DigestFacts, DueCounts, UrgentLine } from './digest-facts.ts'
import { isNothingToSay } from './digest-facts.ts'
import type { ComposedLetter } from './queue-letter.ts'

export type DigestLetter = {
  facts: DigestFacts
  /** The reader's name, as he gave it. */
  name: string | null
  publicUrl: string
  unsubscribeUrl: string
}

const NOTHING =
  'Сейчас сообщать не о чем: просроченного нет, и в ближайший месяц сроки не наступают. По расписанию такое письмо не придёт.'

/** The summary of deadlines: one text twice, plain and in HTML. */
export function digestLetter(letter: DigestLetter): ComposedLetter {
  const { organisation } = letter.facts
  return {
    subject: `${subjectOf(letter.facts.counts)} — ${organisation}`,
    text: plainText(letter),
    html: htmlText(letter),
  }
}

function subjectOf(counts: DueCounts): string {
  const late = DUE_SPANS.slice(0, 2).filter((span) => counts[span] > 0)
  if (late.length === 0) return 'Сроки по охране труда'
  return `Охрана труда: ${late.map((span) => `${DUE_SPAN_LABELS[span]} ${counts[span]}`).join(', ')}`
}

/** «просрочено 3, от 8 дней до месяца 2»; what is zero is not named. */
export function countsInWords(counts: DueCounts): string {
  const named = DUE_SPANS.filter((span) => counts[span] > 0)
  return named.map((span) => `${DUE_SPAN_LABELS[span]} — ${counts[span]}`).join(', ')
}

function whatInWords(line: UrgentLine): string {
  return line.obligations === 1 ? line.name : `${SECTION_LABELS[line.section]}, ${countedName(line)}`
}

function countedName({ name, obligations }: UrgentLine): string {
  return obligations === 1
    ? name
    : `${obligations} ${plural(obligations, ['обязательство', 'обязательства', 'обязательств'])}`
}

function whenInWords({ span, section, deadline }: UrgentLine, today: string): string {
  const undone = eventStateLabel('missing', section)
  if (deadline === null) return undone
  switch (span) {
    case 'overdue':
      return `срок был\u00a0${shortDate(deadline)}`
    case 'missing':
      return `${undone}, ${deadline < today ? 'срок был' : 'до'}\u00a0${shortDate(deadline)}`
    case 'week':
    case 'month':
      return `до\u00a0${shortDate(deadline)}`
  }
}

function intro({ today }: DigestFacts): string {
  return `Сроки по охране труда на ${dateInWords(today)}`
}

function restInWords(rest: number): string {
  return `и ещё ${rest} ${plural(rest, ['обязательство', 'обязательства', 'обязательств'])}`
}

function memoInWords({ number, name, lines, linesDone }: DigestFacts['memos'][number]): string {
  return `№ ${number} «${name}»: исполнено ${linesDone} из ${lines}`
}

type Step = DigestFacts['steps'][number]

function stepInWords(step: Step): string {
  return `Происшествие ${step.label}: ${step.title} — ${stepWhen(step)}`
}

function stepWhen({ state, until }: Step): string {
  return `${state === 'overdue' ? 'срок был' : 'до'}\u00a0${until}`
}

const TERMS_MAX = 15

type TermLines = { title: string; lines: string[] }

/** What hangs on no single employee: late, or within the reach of the letter. */
function termLines({ terms, today }: DigestFacts): TermLines[] {
  return COMPANY_TERM_KINDS.map((kind) => {
    const own = terms.filter((term) => term.kind === kind)
    const rest = own.length - TERMS_MAX
    return {
      title: COMPANY_TERM_WORDS[kind].name,
      lines: [
        ...own
          .slice(0, TERMS_MAX)
          .map(
            ({ deadline, ...term }) =>
              `${groupedTermText(term)} — ${deadline < today ? 'срок был' : 'до'}\u00a0${shortDate(deadline)}`,
          ),
        ...(rest > 0 ? [`и ещё ${rest} в пределах месяца`] : []),
      ],
    }
  })
}

const NOTE = 'Письмо отправлено сервисом ОТдел. Как часто оно приходит, выбирают в настройках аккаунта.'

function plainText({ facts, name, publicUrl, unsubscribeUrl }: DigestLetter): string {
  const { counts, departments, urgent, rest, memos, steps } = facts
  const isEmpty = isNothingToSay(facts)
  return [
    greeting(name),
    `${facts.organisation}\n${intro(facts)}`,
    ...(isEmpty ? [NOTHING] : []),
    ...(countsInWords(counts) === '' ? [] : [`Всего: ${countsInWords(counts)}.`]),
    ...listText(
      'По отделам',
      departments.map((one) => `${one.name}: ${countsInWords(one.counts)}`),
    ),
    ...listText('Сначала', [
      ...urgent.map(
        (item) =>
          `${item.fullName} (${item.department}): ${whatInWords(item)} — ${whenInWords(item, facts.today)}`,
      ),
      ...(rest > 0 && urgent.length > 0 ? [restInWords(rest)] : []),
    ]),
    ...termLines(facts).flatMap(({ title, lines }) => listText(title, lines)),
    ...listText('Расследования', steps.map(stepInWords)),
    ...listText('Заявки в работе', memos.map(memoInWords)),
    `Открыть в ОТделе: ${publicUrl}${PAGES.notifications.path}`,
    `${NOTE}\n${publicUrl}${PAGES.settingsAccount.path}`,
    `Отказаться от писем: ${unsubscribeUrl}`,
  ].join('\n\n')
}

function listText(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${title}\n${lines.map((line) => `— ${line}`).join('\n')}`]
}

const H1 = 'margin:0 0 4px;font-size:22px;line-height:28px'
const H2 = 'margin:24px 0 8px;font-size:17px;line-height:24px'
const MUTED = 'color:#5b6673'
const LIST = 'margin:0;padding-left:20px'
const ITEM = 'margin:0 0 8px'
const TABLE = 'width:100%;border-collapse:collapse;font-size:14px;line-height:20px'
const HEAD =
  'padding:6px 4px;border-bottom:1px solid #dce2e8;text-align:right;font-weight:normal;color:#5b6673'
const CELL = 'padding:6px 4px;border-bottom:1px solid #dce2e8;text-align:right'
const FIRST = 'text-align:left'

/** Danger is told by the word in the head of the column; the colour only repeats it. */
const COLOURS = {
  overdue: '#c62828',
  missing: '#c62828',
  week: '#8a5a00',
  month: '#1b2430',
} satisfies Record<DueSpan, string>

const COLUMNS = {
  overdue: 'Просро&shy;чено',
  missing: 'Не прове&shy;дено',
  week: '7&nbsp;дней',
  month: 'до&nbsp;месяца',
} satisfies Record<DueSpan, string>

function htmlText({ facts, name, publicUrl, unsubscribeUrl }: DigestLetter): string {
  const { departments, urgent, rest, memos, steps } = facts
  return letterSheet([
    `<p style="margin:0 0 16px">${escapeXml(greeting(name))}</p>`,
    `<h1 style="${H1}">${escapeXml(intro(facts))}</h1>`,
    `<p style="margin:0 0 16px;${MUTED}">${escapeXml(facts.organisation)}</p>`,
    ...(isNothingToSay(facts) ? [`<p style="margin:0">${escapeXml(NOTHING)}</p>`] : []),
    ...(departments.length === 0 ? [] : [departmentTable(facts)]),
    ...listHtml('Сначала', [
      ...urgent.map((item) => urgentHtml(item, facts.today, publicUrl)),
      ...(rest > 0 && urgent.length > 0 ? [escapeXml(restInWords(rest))] : []),
    ]),
    ...termLines(facts).flatMap(({ title, lines }) => listHtml(title, lines.map(escapeXml))),
    ...listHtml(
      'Расследования',
      steps.map((step) => stepHtml(step, publicUrl)),
    ),
    ...listHtml(
      'Заявки в работе',
      memos.map((memo) => escapeXml(memoInWords(memo))),
    ),
    linkButton(`${publicUrl}${PAGES.notifications.path}`, 'Открыть в ОТделе'),
    smallPrint(NOTE),
    `<p style="margin:12px 0 0;font-size:14px;line-height:20px">${linkText(`${publicUrl}${PAGES.settingsAccount.path}`, 'Настройки писем')} · ${linkText(unsubscribeUrl, 'Отказаться от писем')}</p>`,
  ])
}

function departmentTable({ departments, counts }: DigestFacts): string {
  const heads = DUE_SPANS.map((span) => `<th scope="col" style="${HEAD}">${COLUMNS[span]}</th>`).join('')
  const rows = departments.map(({ name, counts: own }) => tableRow(escapeXml(name), own))
  return [
    `<table style="${TABLE}"><thead><tr><th scope="col" style="${HEAD};${FIRST}">Отдел</th>${heads}</tr></thead><tbody>`,
    ...rows,
    ...(departments.length > 1 ? [tableRow('<strong>Всего</strong>', counts)] : []),
    '</tbody></table>',
  ].join('\n')
}

function tableRow(title: string, counts: DueCounts): string {
  const cells = DUE_SPANS.map((span) => {
    const colour = counts[span] === 0 ? '#5b6673' : COLOURS[span]
    return `<td style="${CELL};color:${colour}">${counts[span]}</td>`
  })
  return `<tr><th scope="row" style="${CELL};${FIRST};font-weight:normal">${title}</th>${cells.join('')}</tr>`
}

function urgentHtml(item: UrgentLine, today: string, publicUrl: string): string {
  const page = `${publicUrl}${sectionAddress('due', item.section, { employeeId: item.employeeId })}`
  const colour = COLOURS[item.span]
  return [
    `${escapeXml(item.fullName)}, ${escapeXml(item.department)}<br>`,
    `${linkText(page, SECTION_LABELS[item.section])}: ${escapeXml(countedName(item))} — `,
    `<span style="color:${colour}">${escapeXml(whenInWords(item, today))}</span>`,
  ].join('')
}

function stepHtml(step: Step, publicUrl: string): string {
  const colour = step.state === 'overdue' ? COLOURS.overdue : COLOURS.week
  const page = linkText(
    `${publicUrl}${addressOf(PAGES.incident, step.incidentId)}`,
    `Происшествие ${step.label}`,
  )
  return `${page}: ${escapeXml(step.title)} — <span style="color:${colour}">${escapeXml(stepWhen(step))}</span>`
}

function listHtml(title: string, items: readonly string[]): string[] {
  if (items.length === 0) return []
  const lines = items.map((item) => `<li style="${ITEM}">${item}</li>`).join('\n')
  return [`<h2 style="${H2}">${escapeXml(title)}</h2>`, `<ul style="${LIST}">${lines}</ul>`]
}
