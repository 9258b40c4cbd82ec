import { sideSize } from './commission-problem.ts'
import {
  type CardField,
  type CommissionFact,
  type CommissionValue,
  type FactValue,
  FEWEST_MEMBERS,
  type Holders,
  type PeopleFact,
  type PersonFact,
} from './fact.ts'
import { everyoneIn } from './fact-answer.ts'
import { FACTS, type FactKey, findFact, type KnownFact } from './facts.ts'

/** Somebody who works now; `position` in the words of the reference. */
export type FactPerson = { id: number; name: string; position: string }

/** What proposals are made from. */
export type FactWorld = {
  /** In the order of the staff list. */
  people: readonly FactPerson[]
  director: { name: string; position: string }
  card: Readonly<Record<CardField, string>>
  /** Kept already: the user's word and the persons in charge. */
  values: ReadonlyMap<FactKey, FactValue>
  /** Holders of roles of the five groups that no fact of one person tells: the chair of the knowledge commission. */
  roles: ReadonlyMap<number, number>
}

export type FactProposal = { value: FactValue; reason: string }

const MOST_MEMBERS = 5
/** More work in an enterprise that is not small: FZ-209, art. 4. */
const MOST_IN_SMALL = 100
/** The secretary and the deputy. */
const HEADS_BESIDES_CHAIR = 2
/** Whoever leads the work does for a director who is not in the list what nobody's position tells. */
const LEADS_THE_WORK = 'productionHead' satisfies FactKey

/** A proposal for every fact that has one, what is kept left out of account only where it is the fact's own. */
export function proposeFacts(world: FactWorld): ReadonlyMap<FactKey, FactProposal> {
  const proposals = new Map<FactKey, FactProposal>()
  const find = proposer(world)
  for (const fact of FACTS) {
    const proposal = find(fact)
    if (proposal !== null) proposals.set(fact.key, proposal)
  }
  return proposals
}

type Find = (fact: KnownFact) => FactProposal | null

/** Each fact once: several take after the same one. */
function proposer(world: FactWorld): Find {
  const known = new Map<FactKey, FactProposal | null>()
  const find: Find = (fact) => {
    const found = known.get(fact.key)
    if (found !== undefined) return found
    const proposal = propose(fact, world, find)
    known.set(fact.key, proposal)
    return proposal
  }
  return find
}

function propose(fact: KnownFact, world: FactWorld, find: Find): FactProposal | null {
  switch (fact.type) {
    case 'person':
      return proposePerson(fact, world, find)
    case 'people':
      return proposePeople(fact, world, find)
    case 'commission':
      return proposeCommission(fact, world, find)
    case 'number':
      return fact.proposal ?? null
    case 'text':
    case 'place':
    case 'thing': {
      const value = fact.card === undefined ? '' : world.card[fact.card]
      return value === '' ? null : { value, reason: 'из сведений об организации' }
    }
    case 'choice':
    case 'counterparty':
    case 'date':
    case 'yesNo':
      return null
  }
}

function proposePerson(
  fact: PersonFact & Pick<KnownFact, 'key'>,
  world: FactWorld,
  find: Find,
): FactProposal | null {
  const { key, holders = [], like = [], unlike = [], isQualified } = fact
  const holderOf = (key: string) => after([key], world, find)?.value ?? null
  const barred = new Set(unlike.map(holderOf).filter(isId))
  const people = world.people.filter(({ id }) => !barred.has(id))
  const person = firstHolder(people, holders)
  if (person !== null) return { value: person.id, reason: byPosition(person) }
  const followed = like.filter((key) => {
    const holder = holderOf(key)
    return !isId(holder) || !barred.has(holder)
  })
  const leading = isQualified === true || key === LEADS_THE_WORK ? null : after([LEADS_THE_WORK], world, find)
  return after(followed, world, find) ?? lastResort(fact, { barred, people, leading }, world)
}

/** Nobody stands in for somebody unknown, and nobody is taken by chance where the law asks for a group. */
function lastResort(
  { unlike, isQualified }: PersonFact,
  { barred, people, leading }: Left,
  world: FactWorld,
): FactProposal | null {
  if (unlike === undefined || unlike.length === 0) return proposeDirector(world) ?? leading
  return barred.size === 0 || isQualified === true ? null : proposeOther(people, world)
}

type Left = { barred: ReadonlySet<number>; people: readonly FactPerson[]; leading: FactProposal | null }

/** Who stands in for the director where the duty is his: the next in the list, for there is nobody else to name. */
function proposeOther(people: readonly FactPerson[], { director }: FactWorld): FactProposal | null {
  const other = people.find(({ name }) => name !== director.name) ?? people[0]
  return other === undefined ? null : { value: other.id, reason: byPosition(other) }
}

function firstHolder(people: readonly FactPerson[], holders: Holders): FactPerson | null {
  for (const words of holders) {
    const person = people.find(({ position }) => words.test(position.toLowerCase()))
    if (person !== undefined) return person
  }
  return null
}

function byPosition({ position }: FactPerson): string {
  return `по должности: ${position.toLowerCase()}`
}

/** Whoever holds, or is proposed for, the first of these. */
function after(like: readonly string[], world: FactWorld, find: Find): FactProposal | null {
  for (const key of like) {
    const fact = findFact(key)
    const value = fact === null ? undefined : (world.values.get(fact.key) ?? find(fact)?.value)
    if (fact !== null && typeof value === 'number') {
      return { value, reason: `как «${fact.label}»` }
    }
  }
  return null
}

function directorAmong({ people, director }: Pick<FactWorld, 'people' | 'director'>): FactPerson | null {
  return people.find(({ name }) => name === director.name) ?? null
}

/** Why nobody is proposed for a duty. */
export function whyNobody(world: Pick<FactWorld, 'people' | 'director'>): string {
  return directorAmong(world) === null
    ? 'Предложить некого: по должностям никто не подходит, а руководителя нет в списке работников. Выберите сами.'
    : 'Предложить некого: по должностям никто не подходит. Выберите сами.'
}

function proposeDirector(world: FactWorld): FactProposal | null {
  const director = directorAmong(world)
  return director === null ? null : { value: director.id, reason: 'руководитель организации' }
}

function firstOfEachPosition(people: readonly FactPerson[]): FactPerson[] {
  const positions = people.map(({ position }) => position.toLowerCase())
  return people.filter((_, index) => positions.indexOf(positions[index] ?? '') === index)
}

function proposePeople(
  { holders, onePerPosition, like = [], unlike = [] }: PeopleFact,
  world: FactWorld,
  find: Find,
): FactProposal | null {
  const barred = new Set(unlike.flatMap((key) => after([key], world, find)?.value ?? []).filter(isId))
  const people = world.people.filter(({ id }) => !barred.has(id))
  for (const words of holders) {
    const everybody = people.filter(({ position }) => words.test(position.toLowerCase()))
    const found = onePerPosition ? firstOfEachPosition(everybody) : everybody
    if (found.length > 0) {
      const positions = [...new Set(found.map(({ position }) => position.toLowerCase()))]
      return { value: found.map(({ id }) => id), reason: `по должностям: ${positions.join(', ')}` }
    }
  }
  const one = after(like, world, find)
  return one === null || typeof one.value !== 'number' ? null : { value: [one.value], reason: one.reason }
}

/**
 * Odd and at least three where there are so many people: the chair, who stands in for him, who keeps its papers, the others.
 * In a committee of two sides the deputy is of the other one.
 */
function proposeCommission(fact: CommissionFact, world: FactWorld, find: Find): FactProposal | null {
  const chairId = chairOf(fact, world, find)
  const wanted = (fact.like ?? []).flatMap((key) => after([key], world, find)?.value ?? [])
  const holders = fact.holders.flatMap((words) =>
    world.people.filter(({ position }) => words.test(position.toLowerCase())).map(({ id }) => id),
  )
  const everybody = world.people.map(({ id }) => id)
  // Who approves its papers sits in it only as its chair, or where there is nobody else.
  const director = directorAmong(world)?.id
  const likely = new Set([...wanted.filter(isId), ...holders].filter((id) => id !== director))
  const others = everybody.filter((id) => id !== director)
  const candidates = [...new Set([...likely, ...others, ...everybody])].filter((id) => id !== chairId)
  const size = proposedSize(fact, likely.size, world)
  const keepers = (fact.keepers ?? []).flatMap((key) => after([key], world, find)?.value ?? [])
  const members = withKeepersLast(candidates, size - 1, new Set(keepers.filter(isId)))
  if (chairId === null || members.length < size - 1) return null
  const value: CommissionValue = { chairId, ...seatsOf(fact, members, likely) }
  return { value, reason: `по должностям; всего ${everyoneIn(value).length}` }
}

/** The first two are its secretary and who stands in for the chair: there a keeper is only where there is nobody else. */
function withKeepersLast(
  candidates: readonly number[],
  seats: number,
  keepers: ReadonlySet<number>,
): readonly number[] {
  const likely = candidates.slice(0, seats)
  const isOther = (id: number) => !keepers.has(id)
  if (likely.every(isOther)) return likely
  const others = (seats > HEADS_BESIDES_CHAIR ? likely : candidates).filter(isOther).slice(0, seats)
  const kept = likely.filter((id) => keepers.has(id)).slice(0, seats - others.length)
  return others.length < HEADS_BESIDES_CHAIR ? [...kept, ...others] : [...others, ...kept]
}

/** Whoever keeps the papers stands first; of one who leads or keeps records and of others, he stands in for the chair. */
function seatsOf(
  { side }: CommissionFact,
  members: readonly number[],
  likely: ReadonlySet<number>,
): Omit<CommissionValue, 'chairId'> {
  const fit = members.filter((id) => likely.has(id))
  const ordered =
    side === undefined && fit.length === 1
      ? members.toSpliced(0, 2, ...members.slice(0, 2).reverse())
      : members
  const [secretaryId = null, ...others] = ordered
  const [deputyId = null, ...memberIds] = side === undefined ? others : [null, ...others]
  return { deputyId, secretaryId, memberIds: memberIds.filter(isId) }
}

/** A side of a committee is as large as is said, or proposed, of both. */
function proposedSize({ side }: CommissionFact, likely: number, { values }: FactWorld): number {
  if (side === undefined) return Math.min(MOST_MEMBERS, Math.max(FEWEST_MEMBERS, oddAtMost(likely)))
  const fact = findFact(side)
  const usual = fact?.type === 'number' ? fact.proposal?.value : undefined
  return sideSize(side, values) ?? usual ?? FEWEST_MEMBERS
}

function chairOf(
  { chairRole, chair = ['productionHead'], ofSmallEmployer }: CommissionFact,
  world: FactWorld,
  find: Find,
): number | null {
  const named = chairRole === undefined ? undefined : world.roles.get(chairRole)
  if (named !== undefined) return named
  const director = directorAmong(world)
  if (ofSmallEmployer !== undefined && director !== null && world.people.length <= MOST_IN_SMALL)
    return director.id
  const head = after(chair, world, find)?.value ?? proposeDirector(world)?.value
  return typeof head === 'number' ? head : null
}

function oddAtMost(count: number): number {
  return count % 2 === 1 ? count : count - 1
}

function isId(value: FactValue | null): value is number {
  return typeof value === 'number'
}
