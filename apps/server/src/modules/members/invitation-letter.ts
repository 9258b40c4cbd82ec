import { ROLE_ABILITIES, ROLE_LABELS, type Role } from '@ot/domain'
import { dateInWords } from '@ot/grammar'
import { escapeXml } from '@ot/text'
import { calledFully, type Signature, signatureText } from '../../jobs/letter-permit.ts'
import { letterSheet, linkButton, smallPrint, spelledLink } from '../../jobs/letter-sheet.ts'

type LetterFacts = {
  from: Signature
  role: Role
  link: string
  /** The last day, in the company's time zone. */
  until: string
}

/** One text twice: plain, and in HTML that mail programs understand. */
export function invitationLetter(facts: LetterFacts): { subject: string; text: string; html: string } {
  const { from, role, link } = facts
  const { organisation, person } = from
  const invitedBy = person === null ? 'Коллега' : calledFully(person)
  const hello = 'Здравствуйте!'
  const asked = `${invitedBy} приглашает вас вести охрану труда организации ${organisation} в сервисе ОТдел.`
  const may = `Ваша роль — ${ROLE_LABELS[role].toLowerCase()}. ${ROLE_ABILITIES[role]}.`
  const notes = [
    `Ссылка личная и действует до ${dateInWords(facts.until)} включительно. Войти можно только с тем e-mail, на который пришло письмо.`,
    'Если вы не знаете эту организацию, ничего не делайте: без вашего согласия доступ не откроется.',
  ]
  return {
    subject: `Приглашение в ОТдел — ${signatureText(from)}`,
    text: [hello, asked, may, 'Откройте приглашение:', link, ...notes].join('\n\n'),
    html: letterSheet([
      `<p style="margin:0 0 16px">${escapeXml(hello)}</p>`,
      `<p style="margin:0 0 16px">${escapeXml(asked)}</p>`,
      `<p style="margin:0">${escapeXml(may)}</p>`,
      linkButton(link, 'Открыть приглашение'),
      ...notes.map(smallPrint),
      spelledLink(link),
    ]),
  }
}
