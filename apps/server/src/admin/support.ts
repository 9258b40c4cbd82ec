import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { SUPPORT_TEXT_MAX } from '@ot/domain'
import { beginningOf, momentText, plural } from '@ot/text'
import { errorCode } from '../foundation/error-code.ts'
import { findUserByEmail } from '../modules/session/index.ts'
import {
  answerUser,
  closeSupport,
  listOpenThreads,
  listThread,
  type MessageRow,
  type OpenThread,
  type SupportedUser,
} from '../modules/support/index.ts'
import { type CommandGroup, type Operator, WrongCommand } from './command.ts'

const FILE_NAME = /^\S+\.(?:md|txt)$/
const BEGINNING_MAX = 70
const TIME_ZONE = 'Europe/Moscow'

/** The operator's side of the support threads. */
export const SUPPORT_COMMANDS: CommandGroup = {
  name: 'support',
  commands: {
    list: {
      parameters: '',
      summary: 'открытые обращения; первыми — те, кто ждёт ответа',
      run: async ({ database }) => threadsText(await listOpenThreads(database.db)),
    },
    show: {
      parameters: '<e-mail>',
      summary: 'переписка с пользователем',
      run: async ({ database }, [email = '']) => {
        const user = await userOf(database, email)
        return threadText(user, await listThread(database.db, user.id))
      },
    },
    reply: {
      parameters: '<e-mail> <текст или файл.txt…>',
      summary: 'ответить: в переписку и письмом',
      run: reply,
    },
    close: {
      parameters: '<e-mail>',
      summary: 'убрать из открытых; новое сообщение откроет снова',
      run: async ({ database, now }, [email = '']) => {
        const user = await userOf(database, email)
        await closeSupport(database, user.id, now)
        return `Обращение закрыто: ${user.email}`
      },
    },
  },
}

async function reply(operator: Operator, [email = '', ...words]: readonly string[]): Promise<string> {
  const { database, now, settings, folder } = operator
  const user = await userOf(database, email)
  const text = (await textOf(words, folder)).trim()
  if (text === '') throw new WrongCommand('Ответ пуст')
  if (text.length > SUPPORT_TEXT_MAX) {
    throw new WrongCommand(`Ответ длиннее ${SUPPORT_TEXT_MAX} знаков: ${text.length}`)
  }
  const { publicUrl } = settings
  await answerUser({ database, jobs: await operator.jobs() }, { user, text, now, publicUrl })
  return `Ответ отправлен: ${user.email}`
}

/** One word that looks like a file's name is one. */
async function textOf(words: readonly string[], folder: string): Promise<string> {
  const [only = ''] = words
  if (words.length > 1 || !FILE_NAME.test(only)) return words.join(' ')
  return readFile(resolve(folder, only), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') throw new WrongCommand(`Файла нет: ${only}`)
    throw error
  })
}

async function userOf({ db }: Operator['database'], email: string): Promise<SupportedUser> {
  const user = await findUserByEmail(db, email)
  if (user === null) throw new WrongCommand(`Нет пользователя с e-mail ${email}`)
  return user
}

function threadsText(threads: readonly OpenThread[]): string {
  if (threads.length === 0) return 'Открытых обращений нет'
  return threads.map(threadLine).join('\n')
}

function threadLine({ email, author, text, createdAt, messages }: OpenThread): string {
  const state = author === 'user' ? 'ждёт ответа' : 'отвечено'
  const count = `${messages} ${plural(messages, ['сообщение', 'сообщения', 'сообщений'])}`
  return `${email} · ${state} · ${momentText(createdAt, TIME_ZONE)} · ${count} · ${firstWordsOf(text)}`
}

function firstWordsOf(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length <= BEGINNING_MAX ? line : `${beginningOf(line, BEGINNING_MAX)}…`
}

function threadText({ email }: SupportedUser, messages: readonly MessageRow[]): string {
  if (messages.length === 0) return `${email}: сообщений нет`
  return messages
    .map(({ author, createdAt, text }) => {
      const who = author === 'user' ? email : 'Поддержка'
      return `${who}, ${momentText(createdAt, TIME_ZONE)}:\n${text}`
    })
    .join('\n\n')
}
