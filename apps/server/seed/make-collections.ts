import { CounterpartyFields, PlaceFields, ThingFields } from '@ot/contract'
import { addDays, type CalendarDate, proposedInspection } from '@ot/domain'
import type { Ctx } from '../src/context/ctx.ts'
import type { Deps } from '../src/context/deps.ts'
import { COUNTERPARTIES, createRecord, PLACES, recordsOf, THINGS } from '../src/modules/collections/index.ts'
import { answerProposed } from '../src/modules/interview/index.ts'
import { employeesOf } from '../src/modules/people/index.ts'
import { DEMO_COUNTERPARTIES } from './demo-counterparties.ts'
import { DEMO_ABSENT, DEMO_ANSWERS } from './demo-interview.ts'
import { DEMO_PLACES } from './demo-places.ts'
import { DEMO_THINGS, type DemoThing } from './demo-things.ts'

type World = { deps: Deps; ctx: Ctx; companyId: number; today: CalendarDate }

/** Once: where something is kept already, the user has his own. */
export async function makeCollections(world: World): Promise<void> {
  const { ctx, companyId } = world
  const kept = [
    await recordsOf(ctx, COUNTERPARTIES, companyId),
    await recordsOf(ctx, PLACES, companyId),
    await recordsOf(ctx, THINGS, companyId),
  ]
  if (kept.some(({ length }) => length > 0)) return
  const employees = await employeesOf(ctx, companyId, { withDismissed: false })
  const staff = new Map(employees.map(({ lastName, id }) => [lastName, id]))
  await makeCounterparties(world)
  await makeThings(world, staff, await makePlaces(world, staff))
  await answerProposed(ctx, world.deps.library, {
    companyId,
    values: DEMO_ANSWERS,
    notApplicable: DEMO_ABSENT,
  })
}

async function makeCounterparties({ ctx, companyId, today }: World): Promise<void> {
  for (const { contractDaysAgo, ...known } of DEMO_COUNTERPARTIES) {
    const fields = CounterpartyFields.parse({ ...known, contractDate: addDays(today, -contractDaysAgo) })
    await createRecord(ctx, COUNTERPARTIES, { companyId, fields })
  }
}

type Staff = ReadonlyMap<string, number>

async function makePlaces(
  { ctx, companyId, today }: World,
  staff: Staff,
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>()
  for (const { responsible, drilled, ...known } of DEMO_PLACES) {
    const drilledOn = drilled === undefined ? null : addDays(today, -drilled)
    const fields = PlaceFields.parse({ ...known, drilledOn, responsibleId: idOf(staff, responsible) })
    ids.set(known.name, (await createRecord(ctx, PLACES, { companyId, fields })).id)
  }
  return ids
}

async function makeThings(world: World, staff: Staff, places: ReadonlyMap<string, number>): Promise<void> {
  const { ctx, companyId, today } = world
  for (const { place, responsible, inspected, months, ...known } of DEMO_THINGS) {
    const fields = ThingFields.parse({
      ...known,
      placeId: idOf(places, place),
      responsibleId: idOf(staff, responsible),
      inspectedOn: inspected === null ? null : addDays(today, -inspected),
      ...termOf(known.kind, months),
    })
    await createRecord(ctx, THINGS, { companyId, fields })
  }
}

function termOf(kind: DemoThing['kind'], months: number | undefined) {
  if (months !== undefined) return { periodMonths: months, periodBasis: 'график осмотров организации' }
  const proposed = proposedInspection(kind)
  return { periodMonths: proposed?.months ?? null, periodBasis: proposed?.basis ?? null }
}

function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`nothing is called ${name}`)
  return id
}
