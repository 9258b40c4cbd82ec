import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Letter, Mail } from './jobs.ts'

const TIMEOUT_MS = 20_000

export function smtpMail(url: string, from: string): Mail {
  const transport = createTransport(
    { url, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
    { from },
  )
  return {
    send: async (letter) => {
      await transport.sendMail(messageOf(letter, from))
    },
  }
}

/** Without SMTP a letter is a file that any mail program opens. */
export function fileMail(dataDir: string, from: string, now: () => string): Mail {
  const folder = join(dataDir, 'mail')
  const transport = createTransport({ streamTransport: true, buffer: true }, { from })
  return {
    send: async (letter: Letter) => {
      const { message } = await transport.sendMail({ ...messageOf(letter, from), date: now() })
      if (!Buffer.isBuffer(message)) throw new Error('the letter was not buffered')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${now().replace(/[:.]/g, '-')}-${randomUUID()}.eml`)
      // Under its name only when whole.
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
  }
}

function messageOf(
  { id, unsubscribeUrl, record: _record, ...letter }: Letter,
  from: string,
): SendMailOptions {
  return {
    ...letter,
    ...(id !== undefined && { messageId: `<${id}@${domainOf(from)}>` }),
    ...(unsubscribeUrl !== undefined && {
      list: { unsubscribe: unsubscribeUrl },
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
  }
}

/** «ОТдел <otdel@localhost>» → localhost */
function domainOf(from: string): string {
  return /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
}
