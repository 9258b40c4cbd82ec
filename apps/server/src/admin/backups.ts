import { resolve } from 'node:path'
import { momentText } from '@ot/text'
import { type Manifest, WrongBackup } from '../backup/manifest.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { writeBackup } from '../backup/write-backup.ts'
import { type CommandGroup, type Operator, WrongCommand } from './command.ts'

const OVERWRITE = 'overwrite'

/** The whole installation into a folder and back. */
export const BACKUP_COMMANDS: readonly CommandGroup[] = [
  {
    name: 'backup',
    commands: {
      '': {
        parameters: '<папка>',
        summary: 'сделать копию базы и файлов в новую папку; сервер можно не останавливать',
        run: (operator, [folder = '']) => backUp(operator, folder),
      },
    },
  },
  {
    name: 'restore',
    commands: {
      '': {
        parameters: '<папка> [overwrite]',
        summary: 'восстановить из копии; сервер остановлен, overwrite — заменить непустую базу',
        run: (operator, [folder = '', word]) => restore(operator, folder, word),
      },
    },
  },
]

async function backUp(operator: Operator, folder: string): Promise<string> {
  const path = resolve(operator.folder, folder)
  const { now, dataDir } = operator
  const made = await withClient(operator, (client) => writeBackup({ client, dataDir, now }, path))
  return `Копия сделана: ${path}. ${contents(made)}`
}

async function restore(operator: Operator, folder: string, word: string | undefined): Promise<string> {
  if (word !== undefined && word !== OVERWRITE) {
    throw new WrongCommand(`После папки может стоять только слово ${OVERWRITE}, а не «${word}»`)
  }
  const target = { dataDir: operator.dataDir, isOverwriting: word === OVERWRITE }
  const path = resolve(operator.folder, folder)
  const made = await withClient(operator, (client) => restoreBackup({ client, ...target }, path))
  return `Восстановлено из копии от ${momentText(made.madeAt, 'Europe/Moscow')}. ${contents(made)}`
}

type Client = Awaited<ReturnType<Operator['database']['openClient']>>

async function withClient<T>({ database }: Operator, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await database.openClient()
  try {
    return await work(client)
  } catch (error) {
    if (error instanceof WrongBackup) throw new WrongCommand(error.message, { cause: error })
    throw error
  } finally {
    await client.end()
  }
}

function contents({ tables, files }: Manifest): string {
  const rows = tables.reduce((total, table) => total + table.rows, 0)
  return `Таблиц: ${tables.length}, строк: ${rows}, файлов: ${files.length}`
}
