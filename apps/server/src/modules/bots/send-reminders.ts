import { dayIn, letterDay, PAGES, reminderText } from '@ot/domain'
import type { Deps } from '../../context/deps.ts'
import { transaction } from '../../db/transaction.ts'
import { workThrough } from '../../foundation/work-through.ts'
import type { Payloads } from '../../jobs/jobs.ts'
import { isNothingToSay, readDigest } from '../letters/index.ts'
import { claimDay, deleteChat, listReminded, type Reminded } from './bot-queries.ts'

type House = Pick<Deps, 'database' | 'clock' | 'jobs' | 'settings' | 'bots'>

/** Several times an hour, as the letters: each reminder is claimed and queued in a transaction of its own. */
export async function sendReminders(house: House): Promise<void> {
  const { database, clock, bots } = house
  if (bots.size === 0) return
  const now = clock.now()
  await workThrough(
    (await listReminded(database)).filter(({ messenger }) => bots.has(messenger)),
    (reminded) => remind(house, reminded, now),
    'some reminders were not written',
  )
}

async function remind({ database, jobs, settings }: House, reminded: Reminded, now: string): Promise<void> {
  const { userId, companyId, messenger, chatId, timeZone } = reminded
  const day = letterDay({ now, timeZone })
  if (day === null) return
  await transaction(database, 'read write', [companyId], async (tx) => {
    if (!(await claimDay(tx, { userId, companyId, messenger, day }))) return
    const facts = await readDigest(tx, companyId, { now, today: dayIn(now, timeZone) })
    if (isNothingToSay(facts)) return
    const { counts, memos, steps, terms } = facts
    const others = memos.length + steps.length + terms.length
    const url = `${settings.publicUrl}${PAGES.notifications.path}`
    const text = reminderText({ today: facts.today, counts, others, url })
    await jobs.enqueue(tx, 'bot-message', { messenger, chatId, text })
  })
}

/** Who has blocked the bot is reminded no more; what fails for a while the queue tries again. */
export async function deliverReminder(
  { database, bots }: Pick<Deps, 'database' | 'bots'>,
  { messenger, chatId, text }: Payloads['bot-message'],
): Promise<void> {
  const bot = bots.get(messenger)
  if (bot === undefined || (await bot.send(chatId, text)) === 'sent') return
  await transaction(database, 'read write', [], (tx) => deleteChat(tx, { messenger, chatId }))
}

/** Once an hour: a messenger that was away when the server started hears of the address later. */
export async function listenToBots({ bots, settings }: Pick<Deps, 'bots' | 'settings'>): Promise<void> {
  for (const bot of bots.values()) await bot.listenAt(`${settings.publicUrl}${UPDATES}/${bot.messenger}`)
}

export const UPDATES = '/api/bots'
