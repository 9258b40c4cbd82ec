import type { Locator } from '@playwright/test'
import type { DailyWorld } from './daily-world.ts'
import type { Hand } from './hand.ts'

/** What a specialist does every day, each begun on the first page of the product: the shortest way with a mouse, and without. */
export interface DailyTask {
  title: string
  withMouse: (hand: Hand, world: DailyWorld) => Promise<void>
  withoutMouse: (hand: Hand, world: DailyWorld) => Promise<void>
}

/** Of briefings that one person has conducted, besides the first. */
const HANDFUL = 5

export const DAILY_TASKS: readonly DailyTask[] = [
  {
    title: 'отметить просроченный инструктаж и кто его провёл',
    async withMouse(hand, world) {
      await openOverdue(hand, 'briefings')
      await hand.press(
        rows(hand)
          .first()
          .getByRole('button', { name: /^Отметить проведение/ }),
      )
      await readInstructor(hand, world)
      await save(hand)
    },
    async withoutMouse(hand, world) {
      await find(hand, 'отм')
      await arrive(hand, 'Инструктажи')
      await hand.key('KeyJ')
      await rows(hand).first().locator(':focus').waitFor()
      await hand.key('KeyD')
      await readInstructor(hand, world)
      await save(hand)
    },
  },
  {
    title: `отметить ещё ${HANDFUL}, провёл тот же`,
    async withMouse(hand) {
      await openOverdue(hand, 'briefings')
      await hand.press(box(hand, 0))
      await hand.press(box(hand, HANDFUL - 1), 'Shift')
      await hand.key('KeyD')
      await save(hand)
    },
    async withoutMouse(hand) {
      await find(hand, 'отм')
      await arrive(hand, 'Инструктажи')
      for (let row = 0; row < HANDFUL; row += 1) {
        await hand.key('KeyJ')
        await hand.key('KeyX')
      }
      await hand.key('KeyD')
      await save(hand)
    },
  },
  {
    title: 'заявка на просроченные медосмотры: составить и скачать',
    async withMouse(hand) {
      await openOverdue(hand, 'medical-examinations')
      await hand.key('KeyA')
      await hand.key('KeyM')
      await downloadMemo(hand)
    },
    async withoutMouse(hand) {
      await find(hand, 'нов сл')
      await arrive(hand, 'Медосмотры')
      await hand.key('KeyA')
      await hand.key('KeyM')
      await downloadMemo(hand)
    },
  },
  {
    title: 'приказ из библиотеки: найти и скачать',
    async withMouse(hand) {
      await find(hand, ORDER)
      await arrive(hand, 'Все документы')
      await downloaded(hand, () => hand.press(downloadOf(hand)))
    },
    async withoutMouse(hand) {
      await find(hand, ORDER)
      await arrive(hand, 'Все документы')
      await hand.key('KeyJ')
      await downloaded(hand, () => hand.press(downloadOf(hand)))
    },
  },
  { title: 'найти человека и увидеть его сроки', withMouse: showPerson, withoutMouse: showPerson },
]

/** Of «Приказ о назначении ответственного за охрану труда». */
const ORDER = 'приказ отв охр'

async function openOverdue(hand: Hand, section: 'briefings' | 'medical-examinations'): Promise<void> {
  await hand.press(hand.page.getByRole('main').locator(`a[href^="/notifications/${section}?"]`).first())
  await hand.page.waitForURL(`**/${section}?*`)
  await rows(hand).first().waitFor()
}

/** Of what the search has opened: its rows are there and the content has the focus. */
async function arrive(hand: Hand, title: string): Promise<void> {
  await hand.page.getByRole('heading', { level: 1, name: title }).waitFor()
  await rows(hand).first().waitFor()
  await hand.page.locator('main:focus').waitFor()
}

function rows({ page }: Hand): Locator {
  return page.getByRole('main').locator('tbody tr')
}

function box(hand: Hand, row: number): Locator {
  return rows(hand).nth(row).getByRole('checkbox')
}

function downloadOf(hand: Hand): Locator {
  return rows(hand).first().getByRole('button', { name: 'Скачать', exact: true })
}

/** He stands there as the last time; who is somebody else has to be typed. */
async function readInstructor({ page }: Hand, { instructor }: DailyWorld): Promise<void> {
  const field = page.getByRole('dialog', { name: 'Отметить проведение' }).getByLabel('Кто проводил')
  const proposed = await field.inputValue()
  if (proposed !== instructor) throw new Error(`«${proposed}» is proposed, not «${instructor}»`)
}

async function save(hand: Hand): Promise<void> {
  const dialog = hand.page.getByRole('dialog', { name: 'Отметить проведение' })
  await dialog.locator(':focus').waitFor()
  await hand.key('Control+Enter')
  await dialog.waitFor({ state: 'hidden' })
}

async function downloadMemo(hand: Hand): Promise<void> {
  const { page } = hand
  await page.getByRole('dialog').locator(':focus').waitFor()
  await hand.press(page.getByRole('toolbar').getByRole('button', { name: 'Печать' }))
  await page.getByRole('button', { name: 'Скачать .docx' }).and(page.locator(':focus')).waitFor()
  await downloaded(hand, () => hand.key('Enter'))
}

async function downloaded({ page }: Hand, press: () => Promise<void>): Promise<void> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  await file.path()
}

async function showPerson(hand: Hand, { known }: DailyWorld): Promise<void> {
  await find(hand, `${known.lastName} ${known.firstName.slice(0, 2)}`)
  await hand.page.getByRole('heading', { name: 'Ближайшие сроки' }).waitFor()
}

/** By words, from any page; what is found first is opened. */
async function find(hand: Hand, words: string): Promise<void> {
  const dialog = hand.page.getByRole('dialog', { name: 'Найти' })
  await hand.key('Slash')
  await dialog.getByRole('combobox').and(hand.page.locator(':focus')).waitFor()
  await hand.letters(words)
  await dialog.getByRole('option', { selected: true }).waitFor()
  await hand.key('Enter')
  await dialog.waitFor({ state: 'hidden' })
}
