import { PlaceFields, type ThingImportOutcome } from '@ot/contract'
import type { Table } from '@ot/spreadsheet'
import { foldLetters } from '@ot/text'
import { allow, type Ctx } from '../../context/ctx.ts'
import { lockCompany } from '../../db/company-lock.ts'
import { inTransaction, readScoped, type Tx } from '../../db/transaction.ts'
import { type Touched, undoably } from '../../db/undoable.ts'
import { Invalid } from '../../foundation/errors.ts'
import { tablesOf } from '../employee-import/index.ts'
import { employeesOf } from '../people/index.ts'
import { changeRecordIn, createRecordIn } from './change-records.ts'
import { listPlaces, PLACES } from './places.ts'
import { type KnownThings, planThings, type ThingsPlan } from './plan-things.ts'
import { listThings, THINGS } from './things.ts'

type ImportThings = { companyId: number; dryRun: boolean; file: { bytes: Uint8Array; fileName: string } }

/** All of a list of equipment or nothing; what has the same inventory number is changed. */
export async function importThings(
  ctx: Ctx,
  { companyId, dryRun, file }: ImportThings,
): Promise<ThingImportOutcome> {
  allow(ctx, companyId, 'company.change')
  const { plan } = await readList(ctx, companyId, file)
  if (dryRun) return outcome(await readScoped(ctx, plan), false)
  return inTransaction(ctx, companyId, async (tx) => {
    await lockCompany(tx, companyId)
    const checked = await plan(tx)
    const isWritten = checked.planned.length > 0 && checked.rows.every(({ errors }) => errors.length === 0)
    const touched: Touched[] = [
      { table: 'things' },
      { table: 'places', of: 'added' },
      { table: 'company_facts' },
    ]
    const deed = { companyId, permission: 'company.change', name: null, touched } as const
    if (isWritten) await undoably(tx, ctx, deed, () => write(tx, ctx, companyId, checked))
    return outcome(checked, isWritten)
  })
}

/** A list and what it comes to, without writing. */
export async function checkThings(
  ctx: Ctx,
  companyId: number,
  file: ImportThings['file'],
): Promise<{ table: Table; plan: ThingsPlan }> {
  const { table, plan } = await readList(ctx, companyId, file)
  return { table, plan: await readScoped(ctx, plan) }
}

async function readList(ctx: Ctx, companyId: number, file: ImportThings['file']) {
  const [table] = await tablesOf(ctx.threads, companyId, file)
  const people = (await employeesOf(ctx, companyId, { withDismissed: false })).map(
    ({ id, lastName, firstName, fatherName }) => ({
      id,
      name: [lastName, firstName, fatherName].join(' ').trim(),
    }),
  )
  const known = async (tx: Tx): Promise<KnownThings> => ({
    people,
    things: await listThings(tx, companyId),
    places: await listPlaces(tx, companyId),
    today: ctx.today(companyId),
  })
  const plan = async (tx: Tx): Promise<ThingsPlan> => planned(planThings(table, await known(tx)))
  return { table, plan }
}

const outcome = ({ rows, newPlaces }: ThingsPlan, written: boolean): ThingImportOutcome => ({
  written,
  rows,
  newPlaces,
})

function planned(plan: ThingsPlan | string): ThingsPlan {
  if (typeof plan === 'string') throw Invalid.field('file', plan)
  return plan
}

async function write(tx: Tx, ctx: Ctx, companyId: number, plan: ThingsPlan): Promise<void> {
  const places = new Map<string, number>()
  for (const name of plan.newPlaces) {
    const place = await createRecordIn(tx, ctx, PLACES, { companyId, fields: PlaceFields.parse({ name }) })
    places.set(foldLetters(name), place.id)
  }
  for (const { id, fields, placeName } of plan.planned) {
    const placeId = placeName === null ? fields.placeId : (places.get(foldLetters(placeName)) ?? null)
    const told = { ...fields, placeId }
    if (id === null) await createRecordIn(tx, ctx, THINGS, { companyId, fields: told })
    else await changeRecordIn(tx, ctx, THINGS, { companyId, id, changes: told, ifMatch: null })
  }
}
