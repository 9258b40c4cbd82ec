import type { DocumentFacts, Library, TaughtProgramme, TrainedPerson } from '@ot/doc-library'
import { type CalendarDate, PROGRAMME_FACTS, TRAINING_RESULT_LABELS } from '@ot/domain'
import { shortDate } from '@ot/text'
import { type Ctx, membershipOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { Invalid, NotFound } from '../../foundation/errors.ts'
import type { FileAnswer } from '../../http/register-route.ts'
import { documentFileName, findLatestValid, getCompanyFacts } from '../documents/index.ts'
import { commissionOf, NO_COMMISSION, type RegistryCommission } from './commission.ts'
import { registeredOnly, type Trained } from './trained.ts'
import { listByProtocol } from './training-queries.ts'

const PROTOCOL = 'protokol-proverki-znaniya-trebovaniy-ot'
const COMMISSION_ORDER = 'prikaz-o-komissii-po-proverke-znaniya-trebovaniy-ot'

type PrintProtocol = { companyId: number; number: string; date: CalendarDate | null }

/** PP 2464, p. 92. The commission is that of the order in force; without one its lines are filled in by hand. */
export async function printProtocol(ctx: Ctx, library: Library, input: PrintProtocol): Promise<FileAnswer> {
  const { companyId, number } = input
  membershipOf(ctx, companyId)
  const facts = await readScoped(ctx, async (tx): Promise<DocumentFacts> => {
    const trained = ofOneMeeting(registeredOnly(await listByProtocol(tx, companyId, number)), input)
    const until = trained.date
    const order = await findLatestValid(tx, { companyId, templateId: COMMISSION_ORDER, until })
    const { values, employees }: RegistryCommission = order === null ? NO_COMMISSION : commissionOf(order)
    return {
      company: await getCompanyFacts(tx, companyId),
      employees,
      document: { date: trained.date, number },
      values,
      training: { programmes: programmesOf(trained.people), trained: trained.people.map(personOf) },
    }
  })
  const { date } = facts.document
  const name = library.find(PROTOCOL)?.title ?? PROTOCOL
  return {
    fileName: documentFileName({ name, number, date }),
    content: library.make(PROTOCOL, facts).bytes,
  }
}

/** Numbers begin anew every year: without a date the newest meeting is meant. Another organisation prints its own protocols. */
function ofOneMeeting(
  all: readonly Trained[],
  { number, date }: PrintProtocol,
): { date: CalendarDate; people: Trained[] } {
  const own = all.filter(({ provider }) => provider === null)
  const dated = date === null ? own[0] : own.find((one) => one.date === date)
  if (dated !== undefined) return { date: dated.date, people: own.filter((one) => one.date === dated.date) }
  const outside = all.find((one) => one.provider !== null && (date === null || one.date === date))
  if (outside === undefined) throw new NotFound(`Протокола № ${number} в записях об обучении нет`)
  throw Invalid.field(
    'number',
    `Протокол № ${number} от ${shortDate(outside.date)} составила обучающая организация: его печатает она`,
  )
}

/** Each programme once for every length it was taught in. */
function programmesOf(people: readonly Trained[]): TaughtProgramme[] {
  const taught = new Map(
    people.map(({ programmeTitle, hours }) => [
      `${programmeTitle} ${hours}`,
      { title: programmeTitle, hours },
    ]),
  )
  return [...taught.values()]
}

function personOf(trained: Trained): TrainedPerson {
  const { fullName, position, department, programme, result, date, registryNumber } = trained
  return {
    fullName,
    position,
    department,
    programme: PROGRAMME_FACTS[programme].code,
    result: result === null ? null : TRAINING_RESULT_LABELS[result],
    date,
    registryNumber,
  }
}
