import { shortDate } from '@ot/text'
import { momentIn } from '../../lib/company-moment.ts'
import type { ConnectionState } from '../../lib/http/connection.ts'

const LOST: Readonly<Record<Exclude<ConnectionState, 'ok'>, string>> = {
  offline: 'Нет связи с интернетом',
  away: 'Сервер не отвечает',
}

/** What the bar says: what is lost, from when is what the page shows (by this machine's clock), and what of forms. */
export function connectionText(
  state: Exclude<ConnectionState, 'ok'>,
  loadedAt: number | null,
  now: number,
  timeZone: string,
): string {
  const shown = loadedAt === null ? '' : `: показано загруженное ${momentWords(loadedAt, now, timeZone)}`
  return `${LOST[state]}${shown}. Введённое останется на месте, пока открыта вкладка; записать можно, когда связь вернётся.`
}

function momentWords(at: number, now: number, timeZone: string): string {
  const [loaded, today] = [at, now].map((one) => momentIn(new Date(one).toISOString(), timeZone))
  if (loaded === undefined) return ''
  return loaded.date === today?.date ? `в ${loaded.time}` : `${shortDate(loaded.date)} в ${loaded.time}`
}
