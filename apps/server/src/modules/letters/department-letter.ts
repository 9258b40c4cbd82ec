import { type CalendarDate, HEAD_LINK_DAYS } from '@ot/domain'
import { dateInWords } from '@ot/grammar'
import { escapeXml, plural } from '@ot/text'
import { calledFully, type Signature, signatureText } from '../../jobs/letter-permit.ts'
import {
  greeting,
  letterSheet,
  linkButton,
  linkText,
  smallPrint,
  spelledLink,
} from '../../jobs/letter-sheet.ts'
import type { DueCounts } from './digest-facts.ts'
import { countsInWords } from './digest-letter.ts'
import type { ComposedLetter } from './queue-letter.ts'

export type DepartmentLetter = {
  from: Signature
  department: string
  head: string
  today: CalendarDate
  /** How many people have something to do. */
  people: number
  counts: DueCounts
  link: string
  linkUntil: CalendarDate
  unsubscribeUrl: string
}

/** To the head of a department: how much there is, and the link to who and what. Names stay behind the link. */
export function departmentLetter(letter: DepartmentLetter): ComposedLetter {
  const { from, department, head, today, link, linkUntil, unsubscribeUrl } = letter
  const hello = greeting(head)
  const words = `${from.organisation}, отдел «${department}». Сроки по охране труда на ${dateInWords(today)}: ${sumInWords(letter)}.`
  const ask = 'Кому, что и до какого дня — в списке по личной ссылке, пароль не нужен.'
  const notes = [
    `Ссылка личная, не пересылайте её: по ней видны имена работников отдела. Действует ${HEAD_LINK_DAYS} дней, до ${dateInWords(linkUntil)}`,
    `${sentBy(from)}, потому что вы указаны руководителем отдела. Ошибка? Сообщите специалисту по охране труда.`,
  ]
  return {
    subject: `Охрана труда: сроки отдела «${department}» — ${signatureText(from)}`,
    text: [hello, words, ask, link, ...notes, `Отказаться от писем: ${unsubscribeUrl}`].join('\n\n'),
    html: letterSheet([
      `<p style="margin:0 0 16px">${escapeXml(hello)}</p>`,
      `<p style="margin:0 0 16px">${escapeXml(words)}</p>`,
      `<p style="margin:0">${escapeXml(ask)}</p>`,
      linkButton(link, 'Открыть список'),
      ...notes.map(smallPrint),
      spelledLink(link),
      `<p style="margin:12px 0 0;font-size:14px;line-height:20px">${linkText(unsubscribeUrl, 'Отказаться от писем')}</p>`,
    ]),
  }
}

function sentBy({ person }: Signature): string {
  return person === null
    ? 'Письмо отправлено сервисом ОТдел'
    : `Письмо отправлено через сервис ОТдел, отправитель — ${calledFully(person)}`
}

function sumInWords({ people, counts }: DepartmentLetter): string {
  if (people === 0) return 'просроченного нет, в ближайший месяц сроки не наступают'
  return `у ${people} ${plural(people, ['работника', 'работников', 'работников'])} ${countsInWords(counts)}`
}
