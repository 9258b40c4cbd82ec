import type { RegisteredPaper } from '@ot/domain'
import { grouped } from '@ot/text'
import type { Ctx } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import { withReference } from './facts/record-queries.ts'
import { namedIn } from './paper/desk-records.ts'
import type { PreparedPaper } from './paper/prepared-paper.ts'
import type { PreparedMany } from './prepare-many.ts'
import { type Registration, registerPaper } from './register-paper.ts'
import type { DocumentRow } from './stored/queries.ts'

type Template = PreparedPaper['template']
type Batch = Pick<Registration, 'companyId' | 'date' | 'archiveKey'>

/**
 * One row of the register for each that can be made. What others of them name by number is registered before those; the rows
 * come back in the order of printing.
 */
export async function registerPrepared(
  tx: Tx,
  ctx: Ctx,
  { desk, prepared, again }: PreparedMany,
  batch: Batch,
): Promise<DocumentRow[]> {
  const papersOf = grouped(prepared, ({ template }) => template.id)
  const templates = [...papersOf.values()].flatMap(([first]) => first?.template ?? [])
  const registered = new Map(desk.known.records.registered)
  const given = new Set<string>()
  const rows = new Map<string, DocumentRow[]>()
  for (const template of namedFirst(templates)) {
    const isNaming = namedIn(template).some((id) => given.has(id))
    const now = isNaming ? { ...desk, known: withRegistered(desk, registered) } : desk
    const papers = isNaming ? again(template, now) : (papersOf.get(template.id) ?? [])
    const own: DocumentRow[] = []
    for (const paper of papers.filter(({ lacking }) => lacking.length === 0)) {
      own.push(await registerPaper(tx, ctx, now, { ...batch, paper }))
    }
    rows.set(template.id, own)
    for (const { number, date } of own) registered.set(template.id, withReference({ number, date }))
    if (own.length > 0) given.add(template.id)
  }
  return templates.flatMap(({ id }) => rows.get(id) ?? [])
}

function withRegistered(
  { known }: PreparedMany['desk'],
  registered: ReadonlyMap<string, RegisteredPaper>,
): PreparedMany['desk']['known'] {
  return { ...known, records: { ...known.records, registered } }
}

/** Each after those it names; the rest as they stand. */
function namedFirst(templates: readonly Template[]): Template[] {
  const byId = new Map(templates.map((template) => [template.id, template]))
  const ordered = new Set<Template>()
  const onTheWay = new Set<string>()
  const put = (template: Template): void => {
    // Two that name each other: the one met first goes without the other's number.
    if (ordered.has(template) || onTheWay.has(template.id)) return
    onTheWay.add(template.id)
    for (const id of namedIn(template)) {
      const named = byId.get(id)
      if (named !== undefined) put(named)
    }
    ordered.add(template)
  }
  for (const template of templates) put(template)
  return [...ordered]
}
