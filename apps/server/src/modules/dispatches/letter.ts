import { dateInWords } from '@ot/grammar'
import { escapeXml, plural, shortDate } from '@ot/text'
import { calledFully, type Signature, signatureText } from '../../jobs/letter-permit.ts'
import { greeting, letterSheet, linkButton, smallPrint, spelledLink } from '../../jobs/letter-sheet.ts'

export type LetterFacts = {
  isReminder: boolean
  /** Who asks; without a person when the account is no more. */
  from: Signature
  fullName: string | null
  documents: readonly { name: string; number: string; date: string; isVoid: boolean }[]
  /** What the sender wrote himself. */
  words: string | null
  due: string | null
  needsSignature: boolean
  link: string
  linkUntil: string
}

/** One text twice: plain, and in HTML that mail programs understand. */
export function dispatchLetter(facts: LetterFacts): { subject: string; text: string; html: string } {
  const papers = facts.documents.filter(({ isVoid }) => !isVoid)
  const what = papers.length === 1 ? 'документом' : 'документами'
  const subject = `${facts.isReminder ? 'Напоминание: ознакомьтесь' : 'Ознакомьтесь'} с ${what} — ${signatureText(facts.from)}`
  const list = papers.map(({ name, number, date }) => `${name}, № ${number} от ${shortDate(date)}`)
  const parts = {
    hello: greeting(facts.fullName),
    request: request(facts, papers.length),
    list,
    notes: notes(facts),
  }
  return { subject, text: plainText(facts, parts), html: htmlText(facts, parts) }
}

type Parts = { hello: string; request: string; list: readonly string[]; notes: readonly string[] }

function request({ isReminder, from: { organisation }, due }: LetterFacts, count: number): string {
  const papers = plural(count, ['документом', 'документами', 'документами'])
  const until = due === null ? '' : ` до ${dateInWords(due)}`
  return isReminder
    ? `${organisation} ждёт, что вы ознакомитесь с ${papers}${until}:`
    : `${organisation} просит вас ознакомиться с ${papers}${until}:`
}

function notes({ needsSignature, linkUntil, from: { person } }: LetterFacts): string[] {
  const from = person === null ? '' : `, отправитель — ${calledFully(person)}`
  return [
    ...(needsSignature
      ? [
          'Подпись ставится на бумаге: отметка по ссылке её не заменяет. Лист для подписи вам предложат отдельно.',
        ]
      : []),
    `Ссылка личная: не пересылайте её, отметка будет сделана от вашего имени. Действует до ${dateInWords(linkUntil)}`,
    `Письмо отправлено через сервис ОТдел${from}. Если оно попало к вам по ошибке, ответьте на него, и ссылку отзовут.`,
  ]
}

function plainText({ words, link }: LetterFacts, { hello, request, list, notes }: Parts): string {
  return [
    hello,
    request,
    list.map((line) => `— ${line}`).join('\n'),
    ...(words === null ? [] : [words]),
    'Прочитайте и отметьте, что ознакомились:',
    link,
    ...notes,
  ].join('\n\n')
}

const WORDS = 'margin:16px 0;padding-left:12px;border-left:3px solid #dce2e8;white-space:pre-line'

function htmlText({ words, link }: LetterFacts, { hello, request, list, notes }: Parts): string {
  return letterSheet([
    `<p style="margin:0 0 16px">${escapeXml(hello)}</p>`,
    `<p style="margin:0">${escapeXml(request)}</p>`,
    `<ul style="margin:8px 0 16px;padding-left:20px">${list.map((line) => `<li>${escapeXml(line)}</li>`).join('')}</ul>`,
    ...(words === null ? [] : [`<p style="${WORDS}">${escapeXml(words)}</p>`]),
    linkButton(link, 'Открыть и отметить «Ознакомлен»'),
    ...notes.map(smallPrint),
    spelledLink(link),
  ])
}
