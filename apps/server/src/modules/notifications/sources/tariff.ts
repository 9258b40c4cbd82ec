import { crossingOn, daysBetween, OVERDUE, PAGES, TARIFF_DAYS, TARIFF_LABELS } from '@ot/domain'
import { shortDate } from '@ot/text'
import { inDays, markFresh } from '../../notices/index.ts'
import type { Source } from './source.ts'

/** The end of what has been paid for. */
export const tariffNotices: Source = async (tx, { companyId, today, subscription: { tariff, until } }) => {
  const threshold = crossingOn(today, TARIFF_DAYS)(until)
  if (threshold === null) return []
  const fresh = await markFresh(tx, { companyId, today }, [
    { subject: `tariff:${tariff}:${until}`, threshold },
  ])
  if (fresh.length === 0) return []
  const name = `Тариф «${TARIFF_LABELS[tariff]}»`
  const told =
    threshold === OVERDUE
      ? { title: `${name} закончился`, content: `Последним днём было ${shortDate(until)}. ${AFTERWARDS}` }
      : {
          title: `${name} заканчивается ${inDays(daysBetween(today, until))}`,
          content: `Последний день — ${shortDate(until)}. ${AFTERWARDS}`,
        }
  return [{ kind: 'tariff', link: PAGES.settingsBilling.path, ...told }]
}

const AFTERWARDS =
  'После окончания прежние документы и учёт остаются доступны, а новые документы формируются только с продлённой подпиской.'
