import type { InputValues } from '@ot/contract'
import { addMonths, daysBetween, severityOf } from '@ot/domain'
import { lowerFirst, shortDate } from '@ot/grammar'
import type { IncidentWorld } from './incident-world.ts'

const LIGHT_DAYS = 3
const GRAVE_DAYS = 15

type Answers = (world: IncidentWorld) => InputValues

/** «14 ч 20 мин» */
function clock(time: string | null): string | null {
  if (time === null) return null
  const [hours = '', minutes = ''] = time.split(':')
  return `${Number(hours)} ч ${minutes} мин`
}

function employees(members: IncidentWorld['loaded']['members'], role: 'chair' | 'member'): number[] {
  return members.flatMap((member) => (member.role === role ? (member.employeeId ?? []) : []))
}

function happened({ facts }: IncidentWorld): InputValues {
  return { дата_происшествия: facts.date }
}

type Member = IncidentWorld['loaded']['members'][number]

/** The term as the order tells it: with its own day as the first (223н, п. 22). Told late, it is the month from the
 * application (ТК РФ, ст. 229.1, ч. 2). */
function termInDays({ facts, loaded: { incident }, today }: IncidentWorld): number {
  if (incident.applicationOn === null) return severityOf(facts.degree) === 'easy' ? LIGHT_DAYS : GRAVE_DAYS
  const ordered = incident.orderDate ?? today
  return Math.max(1, daysBetween(ordered, addMonths(incident.applicationOn, 1)) + 1)
}

const commissionOrder: Answers = (world) => {
  const { facts, loaded } = world
  const outsiders = loaded.members.filter(({ employeeId }) => employeeId === null)
  const chair = outsiders.find(({ role }) => role === 'chair')
  const others = outsiders.filter(({ role }) => role === 'member')
  return {
    ...happened(world),
    время_происшествия: clock(facts.time),
    место_происшествия: facts.place,
    пострадавшие: loaded.victims.map(({ employeeId }) => employeeId),
    председатель: employees(loaded.members, 'chair')[0] ?? null,
    члены_комиссии: employees(loaded.members, 'member'),
    председатель_иной: chair === undefined ? null : inFull(chair),
    иные_члены: others.length === 0 ? null : others.map(inFull).join('; '),
    срок: termInDays(world),
  }
}

function inFull({ fullname, position, organisation }: Member): string {
  return [fullname, position, organisation].filter((part) => part !== null).join(', ')
}

const changeOrder: Answers = ({ loaded: { incident, members } }) => ({
  номер_приказа: incident.orderNumber,
  дата_приказа: incident.orderDate,
  председатель: employees(members, 'chair')[0] ?? null,
})

const measuresOrder: Answers = (world) => {
  const act = world.registered.findLast(({ templateId }) =>
    /^akt-(n-1|n-1ps|o-rassledovanii)$/.test(templateId),
  )
  const { causes } = world.facts
  return {
    ...happened(world),
    акт:
      act === undefined
        ? null
        : `акта${act.templateId === 'akt-o-rassledovanii' ? ' о расследовании' : ' формы Н-1'} от ${shortDate(act.date)} № ${act.number}`,
    причины: causes.length === 0 ? null : causes.map(({ name, text }) => lowerFirst(text ?? name)).join('; '),
    исполнители: [...new Set(world.measures.flatMap(({ responsibleId }) => responsibleId ?? []))],
  }
}

const ORDERS: ReadonlyMap<string, Answers> = new Map([
  ['prikaz-o-komissii-po-rassledovaniyu-neschastnogo-sluchaya', commissionOrder],
  ['prikaz-ob-izmenenii-sostava-komissii-po-rassledovaniyu', changeOrder],
  ['prikaz-o-meropriyatiyah-po-itogam-rassledovaniya', measuresOrder],
])

/** Orders of an investigation stand in the group of orders and ask questions: the incident answers them. */
export const INCIDENT_ORDERS: readonly string[] = [...ORDERS.keys()]

/** What was answered stands over what follows from the incident. */
export function orderAnswers(templateId: string, world: IncidentWorld): InputValues {
  const answered = world.loaded.incident.particulars.orderAnswers[templateId]
  return { ...ORDERS.get(templateId)?.(world), ...answered }
}
