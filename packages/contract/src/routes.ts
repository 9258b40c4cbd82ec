import type { z } from 'zod'
import { absenceRoutes } from './absence.ts'
import { accountRoutes } from './account.ts'
import { accountExportRoutes } from './account-export.ts'
import { afterwardsRoutes } from './afterwards.ts'
import { billingRoutes } from './billing.ts'
import { botRoutes } from './bot.ts'
import { causePaperRoutes } from './cause-paper.ts'
import { companyRoutes } from './company.ts'
import { counterpartyRoutes } from './counterparty.ts'
import { coverageRoutes } from './coverage.ts'
import { dispatchRoutes } from './dispatch.ts'
import { documentRoutes } from './document.ts'
import { employeeRoutes } from './employee.ts'
import { employeeImportRoutes } from './employee-import.ts'
import { employeeSummaryRoutes } from './employee-summary.ts'
import { eventRoutes } from './event.ts'
import { factRoutes } from './fact.ts'
import { incidentRoutes } from './incident.ts'
import { incidentEvidenceRoutes } from './incident-evidence.ts'
import { incidentPaperRoutes } from './incident-paper.ts'
import { instructionRoutes } from './instruction.ts'
import { letterRoutes } from './letter.ts'
import { listViewRoutes } from './list-view.ts'
import { logRoutes } from './log.ts'
import { memberRoutes } from './member.ts'
import { memoRoutes } from './memo.ts'
import { microtraumaRoutes } from './microtrauma.ts'
import { movedTermRoutes } from './moved-term.ts'
import { newsRoutes } from './news.ts'
import { notificationRoutes } from './notification.ts'
import { overviewRoutes } from './overview.ts'
import { pastDateRoutes } from './past-date.ts'
import { payerRoutes } from './payer.ts'
import { personalTemplateRoutes } from './personal-template.ts'
import { placeRoutes } from './place.ts'
import { positionRoutes } from './position.ts'
import { proposalRoutes } from './proposal.ts'
import { recordPaperRoutes } from './record-paper.ts'
import { recountRoutes } from './recount.ts'
import { referenceRoutes } from './reference.ts'
import { responsibilityRoutes } from './responsibility.ts'
import type { RouteDefinition } from './route.ts'
import { searchRoutes } from './search.ts'
import { sessionRoutes } from './session.ts'
import { startRoutes } from './start.ts'
import { streamRoutes } from './stream.ts'
import { supportRoutes } from './support.ts'
import { templateRoutes } from './template.ts'
import { templateSearchRoutes } from './template-search.ts'
import { thingRoutes } from './thing.ts'
import { trainingRegistryRoutes } from './training-registry.ts'
import { transferRoutes } from './transfer.ts'
import { undoRoutes } from './undo.ts'
import { unscheduledRoutes } from './unscheduled.ts'
import { workplaceRoutes } from './workplace.ts'

/** Every call of the product, by its one name. */
export const routes = {
  ...sessionRoutes,
  ...accountRoutes,
  ...botRoutes,
  ...companyRoutes,
  ...memberRoutes,
  ...logRoutes,
  ...billingRoutes,
  ...payerRoutes,
  ...positionRoutes,
  ...referenceRoutes,
  ...employeeRoutes,
  ...employeeSummaryRoutes,
  ...absenceRoutes,
  ...transferRoutes,
  ...movedTermRoutes,
  ...recountRoutes,
  ...undoRoutes,
  ...unscheduledRoutes,
  ...employeeImportRoutes,
  ...coverageRoutes,
  ...eventRoutes,
  ...pastDateRoutes,
  ...proposalRoutes,
  ...instructionRoutes,
  ...workplaceRoutes,
  ...counterpartyRoutes,
  ...placeRoutes,
  ...thingRoutes,
  ...overviewRoutes,
  ...memoRoutes,
  ...microtraumaRoutes,
  ...afterwardsRoutes,
  ...trainingRegistryRoutes,
  ...responsibilityRoutes,
  ...templateRoutes,
  ...documentRoutes,
  ...templateSearchRoutes,
  ...personalTemplateRoutes,
  ...recordPaperRoutes,
  ...causePaperRoutes,
  ...dispatchRoutes,
  ...newsRoutes,
  ...letterRoutes,
  ...supportRoutes,
  ...incidentRoutes,
  ...incidentEvidenceRoutes,
  ...incidentPaperRoutes,
  ...notificationRoutes,
  ...streamRoutes,
  ...factRoutes,
  ...startRoutes,
  ...searchRoutes,
  ...listViewRoutes,
  ...accountExportRoutes,
}

export type Routes = typeof routes
export type RouteKey = keyof Routes
/** Calls whose deed can be taken back. */
export type UndoableRoute = {
  [K in RouteKey]: Routes[K] extends { undoable: true } ? K : never
}[RouteKey]

/** Calls that change a record over the version which the caller has seen. */
export type VersionedRoute = {
  [K in RouteKey]: Routes[K] extends { versioned: true } ? K : never
}[RouteKey]

type InputPart<R, P extends string> = R extends { [K in P]: infer S extends z.ZodType }
  ? { [K in P]: z.input<S> }
  : unknown
type ParamsPart<R> = R extends { params: infer S extends z.ZodType }
  ? { params: { [K in keyof z.input<S>]: string | number } }
  : unknown
type QueryPart<R> = R extends { query: infer S extends z.ZodType }
  ? { query: { [K in keyof z.input<S>]: z.input<S>[K] | number } }
  : unknown

type UploadPart<R> = R extends { upload: { fields: infer S extends z.ZodType } }
  ? { upload: { file: File; fields: z.input<S> } }
  : unknown

/** What a caller gives: `params`, `query`, `body` and `upload`, as far as the call has them. */
export type CallInput<K extends RouteKey> = ParamsPart<Routes[K]> &
  QueryPart<Routes[K]> &
  InputPart<Routes[K], 'body'> &
  UploadPart<Routes[K]>

/** What the call answers; `null` for a call that answers nothing, `Blob` for one that answers bytes. */
export type CallAnswer<K extends RouteKey> = Routes[K] extends { answer: infer S extends z.ZodType }
  ? z.output<S>
  : Routes[K] extends { file: string }
    ? Blob
    : null

/** The JSON that a call answered, checked against its schema: for whoever asks a server that is not checked otherwise. */
export function answerOf<K extends RouteKey>(key: K, json: unknown): CallAnswer<K>
export function answerOf(key: RouteKey, json: unknown): unknown {
  const definition: RouteDefinition = routes[key]
  if (definition.answer === undefined) throw new Error(`${key} answers no JSON`)
  return definition.answer.parse(json)
}
