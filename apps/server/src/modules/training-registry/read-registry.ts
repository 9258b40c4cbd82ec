import type { RegistryCheck } from '@ot/contract'
import type { CalendarDate } from '@ot/domain'
import { plural, shortDate } from '@ot/text'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { Invalid } from '../../foundation/errors.ts'
import type { FileAnswer } from '../../http/register-route.ts'
import { getCompanyFacts } from '../documents/index.ts'
import { missingRegistryFacts, type RegistryRecord, registryRecord } from './registry-record.ts'
import { registryXml } from './registry-xml.ts'
import { registeredOnly, type Trained } from './trained.ts'
import { listCompletions } from './training-queries.ts'

/** The schema takes no more in one file. */
const RECORDS_MAX = 5000

type Period = { companyId: number; from: CalendarDate; to: CalendarDate }

export async function registryFile(ctx: Ctx, period: Period): Promise<FileAnswer> {
  const { trained, records } = await loadPeriod(ctx, period)
  refuseEmpty(trained.length, records.length)
  refuseTooMany(records.length)
  const { from, to } = period
  return {
    fileName: `Реестр обученных ${shortDate(from)}–${shortDate(to)}.xml`,
    content: Buffer.from(registryXml(records), 'utf8'),
  }
}

export async function checkRegistry(ctx: Ctx, period: Period): Promise<RegistryCheck> {
  const { trained, records } = await loadPeriod(ctx, period)
  const incomplete = trained.flatMap((one) => {
    const missing = missingRegistryFacts(one)
    if (missing.length === 0) return []
    const { eventId, employeeId, fullName, programmeTitle, date } = one
    return [{ eventId, employeeId, fullname: fullName, programme: programmeTitle, date, missing }]
  })
  return { records: records.length, incomplete }
}

async function loadPeriod(
  ctx: Ctx,
  { companyId, ...period }: Period,
): Promise<{ trained: Trained[]; records: RegistryRecord[] }> {
  membershipOf(ctx, companyId)
  return readScoped(ctx, async (tx) => {
    const { inn, name } = await getCompanyFacts(tx, companyId)
    const trained = registeredOnly(await listCompletions(tx, companyId, period))
    const employer = { inn, title: name }
    const records = trained.flatMap((one) => registryRecord(one, employer) ?? [])
    return { trained, records }
  })
}

function refuseEmpty(trained: number, records: number): void {
  if (records > 0) return
  throw Invalid.field(
    'from',
    trained === 0
      ? 'За этот период нет проверок знания по программам, которые ведёт реестр обученных лиц'
      : 'Ни одна запись периода не заполнена до конца: посмотрите, чего не хватает',
  )
}

function refuseTooMany(records: number): void {
  if (records <= RECORDS_MAX) return
  const count = `${records} ${plural(records, ['запись', 'записи', 'записей'])}`
  throw Invalid.field(
    'to',
    `За период ${count}, а в файл входит не больше ${RECORDS_MAX}: возьмите период короче`,
  )
}
