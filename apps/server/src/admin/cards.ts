import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { AD_CARD_PLACES } from '@ot/domain'
import { errorCode } from '../foundation/error-code.ts'
import { removeAdCard, saveAdCard, shownAdCards } from '../modules/notifications/index.ts'
import { type CommandGroup, type Operator, WrongCommand } from './command.ts'

/** Cards beside the notifications. */
export const CARD_COMMANDS: CommandGroup = {
  name: 'cards',
  commands: {
    list: {
      parameters: '',
      summary: 'карточки рядом с уведомлениями',
      run: listText,
    },
    set: {
      parameters: '<место> <заголовок> <текст> <адрес> [картинка]',
      summary: 'поставить карточку на место 1, 2 или 3; картинка — файл PNG, JPG или WebP',
      run: setCard,
    },
    remove: {
      parameters: '<место>',
      summary: 'убрать карточку; на её месте будет совет о продукте',
      run: removeCard,
    },
  },
}

async function listText({ database }: Operator): Promise<string> {
  const cards = await shownAdCards(database.db)
  return AD_CARD_PLACES.map((place) => {
    const card = cards.find((one) => one.place === place)
    if (card === undefined) return `${place}: пусто`
    return `${place}: ${card.title} — ${card.text} (${card.url}${card.picture === null ? '' : ', с картинкой'})`
  }).join('\n')
}

async function setCard({ database, now, folder }: Operator, parameters: readonly string[]): Promise<string> {
  const [place, title, text, url, file] = parameters
  const picture = file === undefined ? null : await pictureBytes(resolve(folder, file))
  await saveAdCard(database.db, { place: Number(place), title, text, url }, { picture, now })
  return `Карточка ${place} поставлена`
}

async function pictureBytes(path: string): Promise<Buffer> {
  return readFile(path).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') throw new WrongCommand(`Файла нет: ${path}`)
    throw error
  })
}

async function removeCard({ database }: Operator, [place]: readonly string[]): Promise<string> {
  return (await removeAdCard(database.db, Number(place)))
    ? `Место ${place} свободно`
    : `На месте ${place} карточки нет`
}
