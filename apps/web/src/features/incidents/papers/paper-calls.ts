import type { DocumentAnswer, IncidentAnswer, IncidentPaper } from '@ot/contract'
import type { PaperFormat } from '@ot/domain'
import type { QueryClient } from '@tanstack/react-query'
import {
  getDocumentFile,
  makeArchive,
  type Registration,
  registerDocument,
} from '../../../lib/company/documents.ts'
import { changeIncident, incidentQuery, subjectOf } from '../../../lib/company/incidents.ts'
import { getDraftOf } from '../../../lib/company/templates.ts'
import { saveOverNobody } from '../../../lib/form/use-save-over.ts'
import { saveFile } from '../../../lib/http/save-file.ts'
import { readAnew } from '../../../lib/read-anew.ts'

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
  const { bytes, name } = await getDraftOf({ id: paper.templateId, name: paper.name }, body)
  saveFile(bytes, name)
}

export async function registerIncidentPaper(
  client: QueryClient,
  incident: IncidentAnswer,
  body: Registration,
  idempotencyKey: string,
): Promise<DocumentAnswer> {
  const registered = await registerDocument(client, body, idempotencyKey)
  await noteCommissionOrder(client, incident, registered)
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
  const { bytes, name } = await getDocumentFile(document, format)
  saveFile(bytes, name)
}

export async function saveArchive(
  client: QueryClient,
  { id, companyId }: IncidentAnswer,
  templateIds: readonly string[],
  date: string,
) {
  const body = { companyId, date, templateIds: [...templateIds], incidentId: id }
  const { bytes, name } = await makeArchive(client, body, {})
  saveFile(bytes, name)
}
