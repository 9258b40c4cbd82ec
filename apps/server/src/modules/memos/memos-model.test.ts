import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addEvent } from '../../../test/factories/events.ts'
import { addDepartment, addEmployee } from '../../../test/factories/people.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'

const EVENTS = 5
const DATES = ['2025-03-01', '2025-03-02', '2025-03-03'] as const

type Line = { id: number; event: number; date: string | null }
type Memo = { id: number; number: number; lines: Line[] }
/** What the product should say, in the simplest words. `done`: the standing completions of each event, the last one last. */
type Model = { memos: Memo[]; done: { date: string; memo: number }[][]; lastNumber: number }

type World = { company: TestCompany; events: { id: number; employeeId: number }[] }

let app: TestApp

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function newWorld(): Promise<World> {
  const company = await app.company()
  const department = await addDepartment(app, company, 'Цех')
  const events = []
  for (let i = 0; i < EVENTS; i += 1) {
    const { id: employeeId } = await addEmployee(app, company, { employeeGroupId: department.id })
    events.push(
      await addEvent(app, company, {
        employeeId,
        section: 'training',
        programme: 'general',
        periodicity: '3 года',
      }),
    )
  }
  return { company, events }
}

const isActive = (memo: Memo) => memo.lines.some(({ date }) => date === null)
const holder = (model: Model, event: number) =>
  model.memos.find((memo) => isActive(memo) && memo.lines.some((line) => line.event === event))

abstract class Step implements fc.AsyncCommand<Model, World> {
  abstract check(model: Readonly<Model>): boolean
  protected abstract act(model: Model, world: World): Promise<void>

  constructor(readonly byOwner: boolean) {}

  async run(model: Model, world: World): Promise<void> {
    await this.act(model, world)
    await agree(model, world)
  }

  protected as({ company }: World) {
    return app.as(this.byOwner ? company.owner : company.editor)
  }
}

class Create extends Step {
  constructor(
    byOwner: boolean,
    readonly chosen: readonly number[],
  ) {
    super(byOwner)
  }
  override check = () => true
  override async act(model: Model, world: World) {
    const employeesData = this.chosen.map((event) => lineFor(world, event))
    const { status, body } = await this.as(world).post('/api/memos', {
      companyId: world.company.id,
      memoSection: 'training',
      employeesData,
    })
    if (this.chosen.some((event) => holder(model, event) !== undefined)) return expect(status).toBe(409)
    expect(status).toBe(201)
    model.lastNumber += 1
    expect(body.number).toBe(model.lastNumber)
    const lines = body.employeesData.map((line: { id: number }, index: number) => ({
      id: line.id,
      event: this.chosen[index],
      date: null,
    }))
    model.memos.push({ id: body.id, number: body.number, lines })
  }
  override toString = () => `create(${this.chosen})`
}

abstract class OnMemo extends Step {
  constructor(
    byOwner: boolean,
    readonly which: number,
  ) {
    super(byOwner)
  }
  override check = (model: Readonly<Model>) => model.memos.length > 0
  protected memo(model: Model): Memo {
    const memo = model.memos[this.which % model.memos.length]
    if (memo === undefined) throw new Error('there is no memo')
    return memo
  }
}

class AddLine extends OnMemo {
  constructor(
    byOwner: boolean,
    which: number,
    readonly event: number,
  ) {
    super(byOwner, which)
  }
  override async act(model: Model, world: World) {
    const memo = this.memo(model)
    const employeesData = [...memo.lines.map(({ id }) => ({ id })), lineFor(world, this.event)]
    const { status, body } = await this.as(world).patch(`/api/memos/${memo.id}`, { employeesData })
    if (memo.lines.some(({ event }) => event === this.event)) return expect(status).toBe(422)
    const after = { ...memo, lines: [...memo.lines, { id: 0, event: this.event, date: null }] }
    if (takenElsewhere(model, after)) return expect(status).toBe(409)
    expect(status).toBe(200)
    memo.lines.push({ id: body.employeesData.at(-1).id, event: this.event, date: null })
  }
  override toString = () => `addLine(${this.which}, ${this.event})`
}

class RemoveLine extends OnMemo {
  override async act(model: Model, world: World) {
    const memo = this.memo(model)
    const rest = memo.lines.slice(1)
    const { status } = await this.as(world).patch(`/api/memos/${memo.id}`, {
      employeesData: rest.map(({ id }) => ({ id })),
    })
    if (rest.length === 0) return expect(status).toBe(422)
    expect(status).toBe(200)
    memo.lines = rest
  }
  override toString = () => `removeLine(${this.which})`
}

class SetDate extends OnMemo {
  constructor(
    byOwner: boolean,
    which: number,
    readonly line: number,
    readonly date: string | null,
  ) {
    super(byOwner, which)
  }
  override async act(model: Model, world: World) {
    const memo = this.memo(model)
    const line = memo.lines[this.line % memo.lines.length]
    if (line === undefined) throw new Error('a memo without lines')
    const path = `/api/memos/${memo.id}/lines/${line.id}`
    const { status } = await this.as(world).patch(path, { completionDate: this.date })
    const done = model.done[line.event] ?? []
    const stands = done.at(-1)
    if (line.date === this.date) return expect(status).toBe(200)
    // Another memo has completed the event since: only the last completion can be taken back.
    if (line.date !== null && stands?.memo !== memo.id) return expect(status).toBe(409)
    const below = line.date === null ? stands : done.at(-2)
    if (this.date !== null && below !== undefined && this.date < below.date) return expect(status).toBe(422)
    const after = {
      ...memo,
      lines: memo.lines.map((one) => (one === line ? { ...one, date: this.date } : one)),
    }
    if (takenElsewhere(model, after)) return expect(status).toBe(409)
    expect(status).toBe(200)
    if (line.date !== null) done.pop()
    if (this.date !== null) done.push({ date: this.date, memo: memo.id })
    line.date = this.date
  }
  override toString = () => `setDate(${this.which}, ${this.line}, ${this.date})`
}

class Edit extends OnMemo {
  override async act(model: Model, world: World) {
    const { status } = await this.as(world).patch(`/api/memos/${this.memo(model).id}`, { note: 'К пятнице' })
    expect(status).toBe(200)
  }
  override toString = () => `edit(${this.which})`
}

class Delete extends OnMemo {
  override async act(model: Model, world: World) {
    const memo = this.memo(model)
    const { status } = await this.as(world).delete(`/api/memos/${memo.id}`)
    expect(status).toBe(204)
    model.memos = model.memos.filter((one) => one !== memo)
  }
  override toString = () => `delete(${this.which})`
}

function lineFor({ events }: World, event: number) {
  const { id: eventId = 0, employeeId = 0 } = events[event] ?? {}
  return { eventId, employeeId }
}

/** Would the memo, being active, hold an event that another active memo holds? */
function takenElsewhere(model: Model, after: Memo): boolean {
  if (!isActive(after)) return false
  return after.lines.some(({ event }) => {
    const other = holder(model, event)
    return other !== undefined && other.id !== after.id
  })
}

/** Status, numbers, events and their history, all read anew. */
async function agree(model: Model, { company, events }: World): Promise<void> {
  const client = app.as(company.viewer)
  const { body: registry } = await client.get(`/api/memos?companyId=${company.id}`)
  expect(registry.map(({ number, status }: { number: number; status: string }) => [number, status])).toEqual(
    model.memos
      .toSorted((a, b) => b.number - a.number)
      .map((memo) => [memo.number, isActive(memo) ? 'active' : 'completed']),
  )
  for (const [index, { id }] of events.entries()) {
    const done = model.done[index] ?? []
    const { body: event } = await client.get(`/api/events/${id}`)
    expect(event).toMatchObject({ date: done.at(-1)?.date ?? null, memoId: holder(model, index)?.id ?? null })
    const { body: history } = await client.get(`/api/events/${id}/history`)
    const standing = history.filter(({ undone }: { undone: unknown }) => undone === null)
    expect(standing.map(({ date }: { date: string }) => date).toReversed()).toEqual(
      done.map(({ date }) => date),
    )
  }
}

const which = fc.nat(3)
const event = fc.nat(EVENTS - 1)
const date = fc.option(fc.constantFrom(...DATES))
const commands = [
  fc
    .tuple(fc.boolean(), fc.uniqueArray(event, { minLength: 1, maxLength: 3 }))
    .map(([byOwner, chosen]) => new Create(byOwner, chosen)),
  fc.tuple(fc.boolean(), which, event).map(([byOwner, memo, one]) => new AddLine(byOwner, memo, one)),
  fc.tuple(fc.boolean(), which).map(([byOwner, memo]) => new RemoveLine(byOwner, memo)),
  fc
    .tuple(fc.boolean(), which, fc.nat(2), date)
    .map(([byOwner, memo, line, on]) => new SetDate(byOwner, memo, line, on)),
  fc.tuple(fc.boolean(), which).map(([byOwner, memo]) => new Edit(byOwner, memo)),
  fc.tuple(fc.boolean(), which).map(([byOwner, memo]) => new Delete(byOwner, memo)),
]

test('заявки ведут себя как простая модель при любом порядке действий двух пользователей', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { size: 'medium', maxCommands: 25 }), async (steps) => {
      const world = await newWorld()
      const model: Model = { memos: [], done: world.events.map(() => []), lastNumber: 0 }
      await fc.asyncModelRun(() => ({ model, real: world }), steps)
    }),
    { seed: 20251, numRuns: 12 },
  )
}, 120_000)
