import type { Paragraph } from 'docx'
import { addresseeLines } from './corner.ts'
import { dateAndNumber, organizationName } from './requisites.ts'
import { paragraph } from './text.ts'

/** Without КПП it is a sole trader, whose number in the register is ОГРНИП. */
const CONTACTS =
  'ИНН {организация.инн}, {#организация.кпп}КПП {организация.кпп}, ОГРН{/организация.кпп}' +
  '{^организация.кпп}ОГРНИП{/организация.кпп} {организация.огрн}, {организация.юридический_адрес}'

/** A letter to the head of the company is written by somebody who works there, hence without the letterhead. */
function isFromEmployee(addressee: readonly string[]): boolean {
  return addressee.some((line) => line.includes('{директор.'))
}

/** The company's letterhead, to whom, subject; what an employee writes to the employer begins with the addressee. */
export function letterHead(subject: string, addressee: readonly string[], textWidth: number): Paragraph[] {
  const to = addresseeLines(addressee, textWidth)
  if (isFromEmployee(addressee)) return [...to, paragraph('title', subject)]
  return [
    organizationName(),
    paragraph('contacts', CONTACTS),
    dateAndNumber(textWidth),
    ...(to.length === 0 ? [] : [paragraph('gap', '')]),
    ...to,
    paragraph('title', subject),
  ]
}
