import type { CallInput, DocumentAnswer, IncidentAnswer, IncidentPaper } from '@ot/contract'
import type { PaperFormat } from '@ot/domain'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, callWithHeaders } from '../../../lib/api.ts'
import { saveOverNobody } from '../../../lib/form/use-save-over.ts'
import { fileName, saveFile } from '../../../lib/http/save-file.ts'
import { readAnew } from '../../../lib/read-anew.ts'
import { changeIncident, incidentQuery } from '../api/incidents.ts'

const papersKey = (incidentId: number) => ['incident-papers', incidentId]

/** What papers the investigation has, what each still lacks, and which are registered. */
export function papersQuery(incidentId: number) {
  return queryOptions({
    queryKey: papersKey(incidentId),
    queryFn: ({ signal }): Promise<IncidentPaper[]> =>
      call('GET /api/incidents/:id/papers', { params: { id: incidentId } }, { signal }),
  })
}

/** Whom a paper is about, when it is about one. */
export function subjectOf({ id }: Pick<IncidentAnswer, 'id'>, { about }: IncidentPaper) {
  return {
    incidentId: id,
    ...(about === null || about.victimId === null ? {} : { victimId: about.victimId }),
    ...(about === null || about.personIndex === null ? {} : { personIndex: about.personIndex }),
  }
}

/** «Акт Н-1: Ким Лев Львович», where there are several of whom it may be. */
export function paperTitle({ victims, particulars }: IncidentAnswer, { name, about }: IncidentPaper): string {
  if (about === null) return name
  const { witnesses, officials } = particulars
  const person = about.personIndex === null ? undefined : [...witnesses, ...officials][about.personIndex]
  const victim = victims.find(({ id }) => id === about.victimId)
  if (person === undefined && victims.length < 2) return name
  return `${name}: ${person?.fullname ?? victim?.fullname ?? about.name}`
}

export interface PaperOf {
  incident: IncidentAnswer
  paper: IncidentPaper
}

/** The paper as it would be now, without a number in the register. */
export async function saveDraft({ incident, paper }: PaperOf, date: string, format: PaperFormat) {
  const body = { companyId: incident.companyId, date, format, ...subjectOf(incident, paper) }
  const { answer, headers } = await callWithHeaders('POST /api/templates/:id/draft', {
    params: { id: paper.templateId },
    body,
  })
  saveFile(answer, fileName(headers, `${paper.name}.${format}`))
}

export type PaperRegistration = CallInput<'POST /api/documents'>['body']

export async function registerPaper(
  client: QueryClient,
  incident: IncidentAnswer,
  body: PaperRegistration,
  idempotencyKey: string,
): Promise<DocumentAnswer> {
  const registered = await call('POST /api/documents', { body }, { idempotencyKey })
  await noteCommissionOrder(client, incident, registered)
  const stale = [papersKey(incident.id), ['documents', body.companyId], ['incident', incident.id]]
  await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })))
  return registered
}

const COMMISSION_ORDER = 'prikaz-o-komissii-po-rassledovaniyu-neschastnogo-sluchaya'

/** The number of the registered order is not asked for a second time: the term of the investigation runs from it. */
async function noteCommissionOrder(
  client: QueryClient,
  { id, commission }: IncidentAnswer,
  { templateId, number, date }: DocumentAnswer,
): Promise<void> {
  if (templateId !== COMMISSION_ORDER || commission.orderDate !== null) return
  await saveOverNobody(
    () => readAnew(client, incidentQuery(id)),
    async (stored, version) => {
      if (stored.commission.orderDate !== null) return
      await changeIncident(client, id, { commission: { orderNumber: number, orderDate: date } }, version)
    },
  )
}

/** The text of a registered paper never changes. */
export async function saveRegistered(document: { id: number; name: string }, format: PaperFormat) {
  const { answer, headers } = await callWithHeaders('GET /api/documents/:id/file', {
    params: { id: document.id },
    query: { format },
  })
  saveFile(answer, fileName(headers, `${document.name}.${format}`))
}

export async function saveArchive(
  { id, companyId, label }: IncidentAnswer,
  templateIds: readonly string[],
  date: string,
) {
  const body = { companyId, date, templateIds: [...templateIds], incidentId: id }
  const { answer, headers } = await callWithHeaders('POST /api/documents/archive', { body })
  saveFile(answer, fileName(headers, `Несчастный случай ${label.replaceAll('/', '-')}.zip`))
}
