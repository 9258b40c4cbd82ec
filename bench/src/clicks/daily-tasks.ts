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
      await downloaded(hand, () => press(hand, ORDER, (row) => row.getByText('Скачать')))
    },
    async withoutMouse(hand) {
      await downloaded(hand, () => find(hand, ORDER.words, 'Shift+Enter'))
    },
  },
  {
    title: 'найти человека и увидеть его сроки',
    async withMouse(hand, { known }) {
      await press(hand, nameOf(known), (row) => row.getByRole('option'))
      await showPerson(hand)
    },
    async withoutMouse(hand, { known }) {
      await find(hand, nameOf(known).words)
      await showPerson(hand)
    },
  },
]

/** What is looked for, and what is typed for it. */
interface Sought {
  title: string
  words: string
}

const ORDER: Sought = {
  title: 'Приказ о назначении ответственного за охрану труда',
  words: 'приказ отв охр',
}

function nameOf({ lastName, firstName }: DailyWorld['known']): Sought {
  return { title: `${lastName} ${firstName}`, words: `${lastName} ${firstName.slice(0, 2)}` }
}

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

async function showPerson({ page }: Hand): Promise<void> {
  await page.getByRole('heading', { name: 'Ближайшие сроки' }).waitFor()
}

/** By words, from any page; what is found first is opened, or downloaded. */
async function find(hand: Hand, words: string, key = 'Enter'): Promise<void> {
  const dialog = await openSearch(hand)
  await hand.letters(words)
  await dialog.getByRole('option', { selected: true }).waitFor()
  await hand.key(key)
  await dialog.waitFor({ state: 'hidden' })
}

/** Letter by letter, until it stands among what is seen; then its row is pressed. */
async function press(hand: Hand, { title, words }: Sought, where: (row: Locator) => Locator): Promise<void> {
  const dialog = await openSearch(hand)
  const row = dialog
    .getByRole('presentation')
    .filter({ has: hand.page.getByRole('option', { name: title }) })
    .first()
  for (const letter of words) {
    await typed(hand, letter)
    if (!(await isSeen(row, dialog.getByRole('listbox')))) continue
    await hand.press(where(row))
    await dialog.waitFor({ state: 'hidden' })
    return
  }
  throw new Error(`«${words}» does not show ${title}`)
}

async function openSearch(hand: Hand): Promise<Locator> {
  const dialog = hand.page.getByRole('dialog', { name: 'Найти' })
  await hand.key('Slash')
  await dialog.getByRole('combobox').and(hand.page.locator(':focus')).waitFor()
  return dialog
}

/** A letter, and what it finds: a space asks for nothing new. */
async function typed(hand: Hand, letter: string): Promise<void> {
  const answer =
    letter === ' ' ? null : hand.page.waitForResponse((response) => response.url().includes('/api/search?'))
  await hand.letters(letter)
  await answer
  await hand.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}

async function isSeen(row: Locator, list: Locator): Promise<boolean> {
  if ((await row.count()) === 0) return false
  const [at, within] = [await row.boundingBox(), await list.boundingBox()]
  if (at === null || within === null) return false
  return at.y >= within.y && at.y + at.height <= within.y + within.height
}
