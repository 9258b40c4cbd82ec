import {
  COMPANY_TERM_WORDS,
  type CompanyTerm,
  dayIn,
  groupedTerms,
  groupedTermText,
  SECTION_LABELS,
} from '@ot/domain'
import { grouped, plural } from '@ot/text'
import type { Database } from '../../db/client.ts'
import { getTimeZone } from '../../db/time-zone.ts'
import { transaction } from '../../db/transaction.ts'
import type { Clock } from '../../foundation/clock.ts'
import { NotFound } from '../../foundation/errors.ts'
import { hashToken } from '../../foundation/secret-token.ts'
import type { FileAnswer } from '../../http/register-route.ts'
import { listCompanyTerms } from '../company-terms/index.ts'
import { type DeadlineDay, listDeadlineDays } from '../due/index.ts'
import { findLinkedCompany } from './calendar-link-queries.ts'
import { type DayEntry, icsCalendar } from './ics.ts'

const NAMES_MAX = 50

/** The subscription of one user to one company; the link itself is the permission. */
export async function calendarFeed(
  { database, clock }: { database: Database; clock: Clock },
  token: string,
): Promise<FileAnswer> {
  const company = await findLinkedCompany(database.db, hashToken(token))
  if (company === null) throw new NotFound('Ссылка на календарь отозвана')
  const entries = await transaction(database, 'read only', [company.id], async (tx) => {
    const today = dayIn(clock.now(), await getTimeZone(tx, company.id))
    return [
      ...(await listDeadlineDays(tx, company.id, today)).map((day) => entryOf(day, company.id)),
      ...termEntries(await listCompanyTerms(tx, company.id), company.id),
    ]
  })
  const text = icsCalendar(`Охрана труда: ${company.shortName}`, entries, clock.now())
  return { fileName: 'Сроки по охране труда.ics', content: Buffer.from(text, 'utf8') }
}

function entryOf({ date, section, people }: DeadlineDay, companyId: number): DayEntry {
  const label = SECTION_LABELS[section]
  const count = `${people.length} ${plural(people.length, ['работник', 'работника', 'работников'])}`
  return {
    uid: `${date}-${section}-${companyId}@otdel`,
    date,
    summary: `${label}: ${count}`,
    description: listed(people),
    category: label,
  }
}

/** What of one kind is due on a day, together. */
function termEntries(terms: readonly CompanyTerm[], companyId: number): DayEntry[] {
  const onDays = grouped(groupedTerms(terms), ({ kind, deadline }) => `${deadline}-${kind}s`)
  return [...onDays].map(([key, group]) => {
    const [{ kind, deadline: date }] = group
    const { name, one } = COMPANY_TERM_WORDS[kind]
    const count = group.reduce((sum, { names }) => sum + names.length, 0)
    return {
      uid: `${key}-${companyId}@otdel`,
      date,
      summary: `${name}: ${count} ${plural(count, one)}`,
      description: listed(group.map(groupedTermText)),
      category: name,
    }
  })
}

function listed(people: readonly string[]): string {
  const rest = people.length - NAMES_MAX
  return [...people.slice(0, NAMES_MAX), ...(rest > 0 ? [`и ещё ${rest}`] : [])].join('\n')
}
