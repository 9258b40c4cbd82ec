import type { InputValues } from '@ot/contract'
import type { TemplateSummary } from '@ot/doc-library'
import { addMonths, daysBetween, severityOf } from '@ot/domain'
import { lowerFirst, shortDate } from '@ot/text'
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

type Member = IncidentWorld['loaded']['members'][number]

function employees(members: readonly Member[], role: 'chair' | 'member'): number[] {
  return members.flatMap((member) => (member.role === role ? (member.employeeId ?? []) : []))
}

function happened({ facts }: IncidentWorld): InputValues {
  return { дата_происшествия: facts.date }
}

/** The term as the order tells it: with its own day as the first (223н, п. 22). Told late, it is the month from the
 * application (ТК РФ, ст. 229.1, ч. 2). */
function termInDays({ facts, loaded: { incident }, today }: IncidentWorld): number {
  if (incident.applicationOn === null) return severityOf(facts.degree) === 'easy' ? LIGHT_DAYS : GRAVE_DAYS
  const ordered = incident.orderDate ?? today
  return Math.max(1, daysBetween(ordered, addMonths(incident.applicationOn, 1)) + 1)
}

const commissionOrder: Answers = (world) => ({
  ...known({
    ...happened(world),
    время_происшествия: clock(world.facts.time),
    место_происшествия: world.facts.place,
    пострадавшие: world.loaded.victims.flatMap(({ employeeId }) => employeeId ?? []),
    пострадавшие_иные: outsideVictims(world),
    срок: termInDays(world),
  }),
  ...commission(world.loaded.members),
})

function outsideVictims({ loaded: { victims } }: IncidentWorld): string | null {
  const outside = victims.filter(({ employeeId }) => employeeId === null)
  const named = outside.map(({ fullname, position, facts: { organisation } }) =>
    [fullname, lowerFirst(position), organisation].filter((part) => part !== null && part !== '').join(', '),
  )
  return named.length === 0 ? null : named.join('; ')
}

/** Once it is named, the commission has nobody else: null is an answer too. */
function commission(members: readonly Member[]): InputValues {
  if (members.length === 0) return {}
  const outsiders = members.filter(({ employeeId }) => employeeId === null)
  const chair = outsiders.find(({ role }) => role === 'chair')
  const others = outsiders.filter(({ role }) => role === 'member')
  return {
    председатель: employees(members, 'chair')[0] ?? null,
    члены_комиссии: employees(members, 'member'),
    председатель_иной: chair === undefined ? null : inFull(chair),
    иные_члены: others.length === 0 ? null : others.map(inFull).join('; '),
  }
}

function inFull({ fullname, position, organisation }: Member): string {
  return [fullname, position, organisation].filter((part) => part !== null).join(', ')
}

const changeOrder: Answers = ({ loaded: { incident, members } }) =>
  known({
    номер_приказа: incident.orderNumber,
    дата_приказа: incident.orderDate,
    председатель: employees(members, 'chair')[0] ?? null,
  })

const measuresOrder: Answers = (world) => {
  const act = world.registered.findLast(({ templateId }) =>
    /^akt-(n-1|n-1ps|o-rassledovanii)$/.test(templateId),
  )
  const { causes } = world.facts
  return known({
    ...happened(world),
    акт:
      act === undefined
        ? null
        : `акта${act.templateId === 'akt-o-rassledovanii' ? ' о расследовании' : ' формы Н-1'} от ${shortDate(act.date)} № ${act.number}`,
    причины: causes.length === 0 ? null : causes.map(({ name, text }) => lowerFirst(text ?? name)).join('; '),
    исполнители: [...new Set(world.measures.flatMap(({ responsibleId }) => responsibleId ?? []))],
  })
}

const ORDERS: ReadonlyMap<string, Answers> = new Map([
  ['prikaz-o-komissii-po-rassledovaniyu-neschastnogo-sluchaya', commissionOrder],
  ['prikaz-ob-izmenenii-sostava-komissii-po-rassledovaniyu', changeOrder],
  ['prikaz-o-meropriyatiyah-po-itogam-rassledovaniya', measuresOrder],
])

/** Orders of an investigation stand in the group of orders and ask questions: the incident answers them. */
export const INCIDENT_ORDERS: readonly string[] = [...ORDERS.keys()]

/** Entered once, a fact stands in every paper: what the incident tells stands over what was answered before it did. */
export function orderAnswers(templateId: string, world: IncidentWorld): InputValues {
  const answered = world.loaded.incident.particulars.orderAnswers[templateId]
  return { ...answered, ...ORDERS.get(templateId)?.(world) }
}

/** What the incident does not tell is asked. */
export function orderQuestions(
  { id, inputs }: TemplateSummary,
  world: IncidentWorld,
): TemplateSummary['inputs'] {
  const told = ORDERS.get(id)?.(world) ?? {}
  return inputs.filter(({ key }) => !(key in told))
}

/** Without what the incident does not know yet. */
function known(values: InputValues): InputValues {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  )
}
