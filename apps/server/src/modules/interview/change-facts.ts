import type { FactAnswer, FactsChange, FieldError, SaveConflict } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import {
  type AnswerGround,
  canBeAbsent,
  FACTS,
  type FactInput,
  type FactKey,
  type FactValue,
  type FactValues,
  factProblem,
  findFact,
  isFactValue,
  isRecord,
  type KnownFact,
} from '@ot/domain'
import { allow, type Ctx } from '../../context/ctx.ts'
import { audit, lastSaves } from '../../db/audit.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, readScoped, type Tx } from '../../db/transaction.ts'
import { Invalid, Stale } from '../../foundation/errors.ts'
import { askAgain, deleteFacts, type FactRow, findSaver, saveFacts, skipFacts } from '../facts/index.ts'
import { holdRole } from '../responsibilities/index.ts'
import { type FactDesk, heldRoleOf, layFactDesk, standingAnswer } from './fact-desk.ts'
import { partOf, savesOfPart, versionOf } from './part-answers.ts'
import { presentFacts } from './present-facts.ts'
import { nameRecords } from './record-answers.ts'
import type { Said, SaidValue } from './said.ts'

const UNKNOWN = 'Такого вопроса нет'
const LISTED_ELSEWHERE = 'Список ведётся на странице «Оборудование»'
const TAKEN_OFF_ELSEWHERE = 'Ответственного снимают приказом на странице «Ответственные лица»'

export async function changeFacts(ctx: Ctx, library: Library, change: FactsChange): Promise<FactAnswer[]> {
  const { companyId } = change
  allow(ctx, companyId, 'document.make')
  allow(ctx, companyId, 'responsibility.change')
  await inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const desk = await layFactDesk(tx, ctx, library, companyId)
    const said = readChange(change, desk)
    await refuseStale(tx, change, said, desk)
    await keep(tx, ctx, change, said, desk)
    await askAgain(tx, companyId, [...change.ask, ...said.map(({ fact }) => fact.key)])
    await skipFacts(tx, companyId, change.skip)
  })
  return presentFacts(await readScoped(ctx, (tx) => layFactDesk(tx, ctx, library, companyId)))
}

/**
 * All that is wrong at once, by the field of the request; nothing of it is kept then. Of a question named twice the last
 * holds: what is said in so many words over what is only accepted.
 */
function readChange({ values, notApplicable, accept, skip, ask }: FactsChange, desk: FactDesk): Said[] {
  const errors: FieldError[] = [...unknownIn('skip', skip), ...unknownIn('ask', ask)]
  const read = (field: string, key: string, say: (fact: KnownFact) => Said | string): Said[] => {
    const fact = findFact(key)
    const said = fact === null ? UNKNOWN : say(fact)
    if (typeof said !== 'string') return [said]
    errors.push({ field, message: said })
    return []
  }
  const first = [
    ...accept.flatMap((key, index) => read(`accept.${index}`, key, (fact) => accepted(fact, desk))),
    ...notApplicable.flatMap((key, index) => read(`notApplicable.${index}`, key, absent)),
  ]
  const ground = { ...desk.ground, values: withNumbers(desk, values) }
  const said = first.concat(
    Object.entries(values).flatMap(([key, value]) =>
      read(`values.${key}`, key, (fact) =>
        isListed(fact, desk) ? LISTED_ELSEWHERE : given(fact, value, ground),
      ),
    ),
  )
  if (errors.length > 0) throw new Invalid(errors)
  return [...new Map(said.map((one) => [one.fact.key, one])).values()]
}

function unknownIn(list: string, keys: readonly string[]): FieldError[] {
  return keys.flatMap((key, index) =>
    findFact(key) === null ? [{ field: `${list}.${index}`, message: UNKNOWN }] : [],
  )
}

/** A side of the committee is compared with the number said beside it. */
function withNumbers({ values }: FactDesk, given: FactsChange['values']): FactValues {
  const numbers = FACTS.flatMap(({ key, type }): [FactKey, FactValue][] => {
    const value = type === 'number' ? given[key] : undefined
    return typeof value === 'number' ? [[key, value]] : []
  })
  return new Map([...values, ...numbers])
}

function accepted(fact: KnownFact, { proposals }: FactDesk): Said | string {
  const proposal = proposals.get(fact.key)
  return proposal === undefined
    ? 'Предложения для этого вопроса нет'
    : { fact, value: proposal.value, isAbsent: false }
}

function absent(fact: KnownFact): Said | string {
  return canBeAbsent(fact) ? { fact, value: null, isAbsent: true } : 'Без этого организации не обойтись'
}

function given(fact: KnownFact, value: FactInput | null, ground: AnswerGround): Said | string {
  if (value === null || value === '')
    return isHeldElsewhere(fact) ? TAKEN_OFF_ELSEWHERE : { fact, value: null, isAbsent: false }
  return factProblem(fact, value, ground) ?? { fact, value, isAbsent: false }
}

/** Two people meet only over the same question; all of those are named. */
async function refuseStale(
  tx: Tx,
  { companyId, versions }: FactsChange,
  said: readonly Said[],
  desk: FactDesk,
): Promise<void> {
  const saves: SaveConflict['saves'] = []
  const stale: KnownFact[] = []
  for (const { fact } of said) {
    const expected = versions[fact.key]
    if (expected === undefined || expected === versionOf(fact, desk)) continue
    const part = partOf(fact, desk)
    const told =
      part === null
        ? await savesOf(tx, companyId, fact, desk)
        : await savesOfPart(tx, companyId, { part, expected }, changeOf(fact, desk))
    if (part !== null && told.length === 0) continue
    stale.push(fact)
    saves.push(...told)
  }
  const [first] = stale
  if (first !== undefined) throw new Stale({ version: versionOf(first, desk) ?? 0, saves })
}

function changeOf(fact: KnownFact, desk: FactDesk) {
  return { field: `values.${fact.key}`, label: fact.label, from: null, to: standingAnswer(fact, desk).value }
}

async function savesOf(tx: Tx, companyId: number, fact: KnownFact, desk: FactDesk) {
  const change = changeOf(fact, desk)
  const role = heldRoleOf(fact, desk)
  const appointed =
    role === null ? [] : await lastSaves(tx, { companyId, entity: 'responsibility', entityId: role.id }, 1)
  const kept = await findSaver(tx, companyId, fact.key)
  const savers = appointed.map(({ by, at }) => ({ by, at })).concat(kept ?? [])
  const last = savers.toSorted((left, right) => right.at.localeCompare(left.at)).slice(0, 1)
  return last.map((saver) => ({ ...saver, changes: [change] }))
}

/** Persons in charge are kept where they always were; the rest is the organisation's own answers. */
async function keep(
  tx: Tx,
  ctx: Ctx,
  { companyId, orderLink: order }: FactsChange,
  said: readonly Said[],
  desk: FactDesk,
): Promise<void> {
  for (const { fact, value } of said) {
    const held = roleOf(fact, value)
    if (held === null) continue
    const { role: roleId, employeeId } = held
    await holdRole(tx, ctx, { companyId, roleId }, { employeeId, order })
  }
  const plain = said.filter(({ fact }) => !isHeldElsewhere(fact) && !isRecord(fact)).filter(isPlain)
  const own = [...plain, ...(await nameRecords(tx, ctx, { companyId, desk }, said))]
  const saves = own.filter(({ value, isAbsent }) => value !== null || isAbsent)
  await saveFacts(
    tx,
    saves.map(({ fact, value }) => ({ companyId, key: fact.key, value })),
    ctx,
  )
  await deleteFacts(
    tx,
    companyId,
    own.flatMap(({ fact, value, isAbsent }) => (value === null && !isAbsent ? [fact.key] : [])),
  )
  if (own.length === 0) return
  await audit(tx, ctx, {
    companyId,
    action: 'fact.changed',
    entity: 'fact',
    entityId: null,
    before: Object.fromEntries(own.map(({ fact: { key } }) => [key, told(desk.kept.get(key))])),
    after: Object.fromEntries(
      own.map(({ fact: { key }, value, isAbsent }) => [key, isAbsent ? ABSENT : value]),
    ),
  })
}

const ABSENT = 'у организации этого нет'

/** In the log «нет» is a word of its own: nobody's answer is nothing. */
function told(kept: FactRow | undefined): FactValue | null {
  return kept === undefined ? null : (kept.value ?? ABSENT)
}

function isPlain(said: Said): said is SaidValue {
  return said.value === null || isFactValue(said.value)
}

/** Things of such kinds are kept one by one. */
function isListed(fact: KnownFact, { records: { things } }: FactDesk): boolean {
  const kinds = fact.type === 'text' ? fact.things : undefined
  return kinds !== undefined && things.some(({ kind }) => kinds.includes(kind))
}

function isHeldElsewhere(fact: KnownFact): boolean {
  return fact.type === 'person' && fact.role !== undefined
}

function roleOf(fact: KnownFact, value: FactInput | null): { role: number; employeeId: number } | null {
  if (fact.type === 'person' && fact.role !== undefined && typeof value === 'number') {
    return { role: fact.role, employeeId: value }
  }
  if (fact.type !== 'commission' || fact.chairRole === undefined) return null
  if (value === null || typeof value !== 'object' || !('chairId' in value) || value.chairId === null)
    return null
  return { role: fact.chairRole, employeeId: value.chairId }
}
