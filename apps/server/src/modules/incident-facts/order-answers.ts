import type { InputValues } from '@ot/contract'
import { severityOf } from '@ot/domain'
import { shortDate } from '@ot/grammar'
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

const commissionOrder: Answers = (world) => {
  const { facts, loaded } = world
  const outsiders = loaded.members.filter(({ employeeId }) => employeeId === null)
  return {
    ...happened(world),
    время_происшествия: clock(facts.time),
    место_происшествия: facts.place,
    пострадавшие: loaded.victims.map(({ employeeId }) => employeeId),
    председатель: employees(loaded.members, 'chair')[0] ?? null,
    члены_комиссии: employees(loaded.members, 'member'),
    иные_члены:
      outsiders.length === 0
        ? null
        : outsiders
            .map(({ fullname, position, organisation }) =>
              [fullname, position, organisation].filter((part) => part !== null).join(', '),
            )
            .join('; '),
    срок: severityOf(facts.degree) === 'easy' ? LIGHT_DAYS : GRAVE_DAYS,
  }
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
    причины: causes.length === 0 ? null : causes.map(({ name, text }) => text ?? name).join('; '),
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

export function orderAnswers(templateId: string, world: IncidentWorld): InputValues {
  return ORDERS.get(templateId)?.(world) ?? {}
}
