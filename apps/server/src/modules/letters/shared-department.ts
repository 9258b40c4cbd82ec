import type { SharedDepartment } from '@ot/contract'
import { dayIn, lastLetterDay } from '@ot/domain'
import type { Deps } from '../../context/deps.ts'
import { getTimeZone } from '../../db/time-zone.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import { NotFound } from '../../foundation/errors.ts'
import { hashToken } from '../../foundation/secret-token.ts'
import { getCompanyFacts } from '../documents/index.ts'
import { listDue } from '../due/index.ts'
import { type DueItem, dueItems } from './digest-facts.ts'
import {
  countWorking,
  type DepartmentLinkRow,
  findDepartmentLink,
  findHeadedDepartment,
} from './head-queries.ts'

type House = Pick<Deps, 'database' | 'clock'>

/** Expired, revoked, guessed, another company's link and that of a former head answer alike. */
function noSuchLink(): NotFound {
  return new NotFound(
    'Ссылка не действует: срок истёк, её отозвали или адрес скопирован не целиком. Попросите специалиста по охране труда прислать новую.',
  )
}

/** The list as it is today, not as it was in the letter. */
export async function openSharedDepartment(
  { database, clock }: House,
  token: string,
): Promise<SharedDepartment> {
  const now = clock.now()
  const link = await findDepartmentLink(database.db, hashToken(token), now)
  if (link === null) throw noSuchLink()
  return transaction(database, 'read only', [link.companyId], (tx) => readShared(tx, link, now))
}

async function readShared(tx: Tx, link: DepartmentLinkRow, now: string): Promise<SharedDepartment> {
  const { companyId, departmentId, employeeId, expiresAt } = link
  const headed = await findHeadedDepartment(tx, companyId, departmentId, now)
  if (headed === null || headed.isDismissed || headed.employeeId !== employeeId) throw noSuchLink()
  const timeZone = await getTimeZone(tx, companyId)
  const today = dayIn(now, timeZone)
  const due = await listDue(tx, companyId, { today, until: lastLetterDay(today), departmentId })
  return {
    organisation: (await getCompanyFacts(tx, companyId)).shortName,
    department: headed.department,
    head: headed.fullName,
    today,
    linkUntil: dayIn(expiresAt, timeZone),
    employees: await countWorking(tx, companyId, departmentId),
    people: peopleOf(dueItems(due, today)),
  }
}

/** Those with the most urgent matters first; of each the most urgent first. */
function peopleOf(items: readonly DueItem[]): SharedDepartment['people'] {
  const people = new Map<number, SharedDepartment['people'][number]>()
  for (const { employeeId, fullName, position, section, name, deadline, span } of items) {
    const item = { section, name, deadline, span }
    const known = people.get(employeeId)
    if (known === undefined) people.set(employeeId, { fullName, position, items: [item] })
    else known.items.push(item)
  }
  return [...people.values()]
}
