import { NEWS_STATE_LABELS, newsState } from '@ot/domain'
import { momentText, readDate } from '@ot/text'
import {
  type AddedNews,
  draftNews,
  editNews,
  listAllNews,
  NEWS_TIME_ZONE,
  type NewsLine,
  newsDay,
  publishNews,
  publishStored,
  scheduleNews,
  syncBuiltInNews,
  withdrawNews,
} from '../modules/news/index.ts'
import { type CommandGroup, type Operator, WrongCommand } from './command.ts'

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const NUMBER = /^[1-9]\d{0,8}$/

export const NEWS_COMMANDS: CommandGroup = {
  name: 'news',
  commands: {
    list: {
      parameters: '',
      summary: 'все новости с номерами и состоянием',
      run: async ({ database, now }) => listText(await listAllNews(database.db), now),
    },
    publish: {
      parameters: '<файл.md… или номер>',
      summary: 'опубликовать: файлы — днём из заголовка или сейчас, по номеру — черновик или снятую',
      run: publish,
    },
    draft: {
      parameters: '<файл.md…>',
      summary: 'положить черновиком',
      run: async (operator, files) => addedText(await draftNews(operator, files), operator.now),
    },
    schedule: {
      parameters: '<файл.md> <дата> [время]',
      summary: 'опубликовать в этот день, время — московское (09:00)',
      run: async (operator, [file = '', date = '', time]) =>
        addedText(await scheduleNews(operator, file, momentOf(date, time)), operator.now),
    },
    edit: {
      parameters: '<номер> <файл.md>',
      summary: 'заменить текст; день публикации остаётся',
      run: async (operator, [id = '', file = '']) => {
        const row = await editNews(operator, numberOf(id), file)
        return `Изменено: ${lineText(row, operator.now)}`
      },
    },
    withdraw: {
      parameters: '<номер>',
      summary: 'снять с публикации',
      run: async (operator, [id = '']) =>
        `Снято: ${lineText(await withdrawNews(operator, numberOf(id)), operator.now)}`,
    },
    sync: {
      parameters: '',
      summary: 'добавить новости, которые идут с продуктом; ваши правки не трогает',
      run: async ({ database, now }) => {
        const { added, changed } = await syncBuiltInNews(database, now)
        return `Добавлено: ${added}, обновлено: ${changed}`
      },
    },
  },
}

async function publish(operator: Operator, parameters: readonly string[]): Promise<string> {
  const [first = ''] = parameters
  if (parameters.length === 1 && NUMBER.test(first)) {
    return `Опубликовано: ${lineText(await publishStored(operator, Number(first)), operator.now)}`
  }
  return addedText(await publishNews(operator, parameters), operator.now)
}

function numberOf(text: string): number {
  if (!NUMBER.test(text)) throw new WrongCommand(`Номер новости — целое число, а не «${text}»`)
  return Number(text)
}

function momentOf(text: string, time: string | undefined): string {
  const date = readDate(text)
  if (date === null) throw new WrongCommand(`Дата — ГГГГ-ММ-ДД или ДД.ММ.ГГГГ, а не «${text}»`)
  if (time !== undefined && !TIME.test(time)) throw new WrongCommand(`Время — ЧЧ:ММ, а не «${time}»`)
  return newsDay(date, time)
}

function listText(rows: readonly NewsLine[], now: string): string {
  if (rows.length === 0) return 'Новостей нет'
  return rows.map((row) => lineText(row, now)).join('\n')
}

function addedText(added: readonly AddedNews[], now: string): string {
  return added
    .map(({ id, title, publishAt }) => lineText({ id, title, publishAt, withdrawnAt: null }, now))
    .join('\n')
}

type Line = Pick<NewsLine, 'id' | 'title' | 'publishAt' | 'withdrawnAt'>

function lineText(line: Line, now: string): string {
  const day = line.publishAt === null ? 'без даты' : momentText(line.publishAt, NEWS_TIME_ZONE)
  return `№ ${line.id} · ${day} · ${NEWS_STATE_LABELS[newsState(line, now)]} · ${line.title}`
}
