import { PAGES } from '@ot/domain'
import { escapeXml } from '@ot/text'
import { greeting, letterSheet, linkButton, smallPrint } from '../../jobs/letter-sheet.ts'
import type { SupportedUser } from './support-queries.ts'

type SupportLetter = { subject: string; text: string; html: string; replyTo?: string }

const WORDS = 'margin:0 0 16px;padding-left:12px;border-left:3px solid #dce2e8;white-space:pre-line'
const CODE = 'margin:8px 0 0;font-family:monospace;font-size:14px;line-height:20px;word-break:break-all'

/** To the operator: what was asked, and how to answer so that it stands in the thread. */
export function questionLetter({ email, name }: SupportedUser, words: string): SupportLetter {
  const who = name === null ? email : `${name}, ${email}`
  const asked = `Вопрос в поддержку. Пишет ${who}:`
  const how = 'Ответьте командой, и ответ появится в переписке и придёт на почту:'
  const command = `npm run admin -- support reply ${email} "текст ответа"`
  const note = 'Если ответить на это письмо, пользователь получит его только на почту.'
  return {
    subject: `Вопрос в поддержку: ${email}`,
    text: [asked, words, how, command, note].join('\n\n'),
    html: letterSheet([
      `<p style="margin:0 0 16px">${escapeXml(asked)}</p>`,
      `<p style="${WORDS}">${escapeXml(words)}</p>`,
      `<p style="margin:0">${escapeXml(how)}</p>`,
      `<p style="${CODE}">${escapeXml(command)}</p>`,
      smallPrint(note),
    ]),
    replyTo: email,
  }
}

/** To the user: the answer, and where to go on. */
export function answerLetter({ name }: SupportedUser, words: string, publicUrl: string): SupportLetter {
  const hello = greeting(name)
  const answered = 'Поддержка ОТдела ответила на ваш вопрос:'
  const link = `${publicUrl}${PAGES.notifications.path}#support`
  const note = 'Вся переписка — на странице «Новости и уведомления», в чате с поддержкой. Продолжите её там.'
  return {
    subject: 'Ответ поддержки ОТдела',
    text: [hello, answered, words, note, link].join('\n\n'),
    html: letterSheet([
      `<p style="margin:0 0 16px">${escapeXml(hello)}</p>`,
      `<p style="margin:0 0 16px">${escapeXml(answered)}</p>`,
      `<p style="${WORDS}">${escapeXml(words)}</p>`,
      linkButton(link, 'Открыть переписку'),
      smallPrint(note),
    ]),
  }
}
