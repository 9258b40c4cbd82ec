import { dayIn, INCIDENT_DEGREE_LABELS, incidentLabel, timeIn } from '@ot/domain'
import { shortDate } from '@ot/text'
import type { Ctx } from '../../context/ctx.ts'
import type { Tx } from '../../db/transaction.ts'
import { linesText, tellCompany } from '../notices/index.ts'
import { deadlinesOf } from './deadlines.ts'
import { freshSteps, incidentLink, stepLine } from './incident-notices.ts'
import type { LoadedIncident } from './load-incident.ts'

/** In the transaction that records the incident: its first steps are counted in hours, the morning would be too late. */
export async function tellIncidentRecorded(tx: Tx, ctx: Ctx, loaded: LoadedIncident): Promise<void> {
  await tellOf(tx, ctx, loaded, `зарегистрирован ${accidentText(loaded)}`)
}

/** Another degree asks for other steps. */
export async function tellDegreeChanged(tx: Tx, ctx: Ctx, loaded: LoadedIncident): Promise<void> {
  await tellOf(tx, ctx, loaded, `теперь это ${accidentText(loaded)}`)
}

async function tellOf(tx: Tx, ctx: Ctx, loaded: LoadedIncident, news: string): Promise<void> {
  const { id, companyId } = loaded.incident
  const place = { companyId, today: ctx.today(companyId) }
  const steps = await freshSteps(tx, place, deadlinesOf(loaded, ctx.now))
  await tellCompany(
    tx,
    { companyId, now: ctx.now },
    {
      kind: 'incident',
      title: `Происшествие ${incidentLabel(loaded.incident)}: ${news}`,
      content: linesText([...factLines(loaded), ...steps.map(stepLine)]),
      link: incidentLink(id),
    },
  )
}

function accidentText({ incident: { degree } }: LoadedIncident): string {
  return `${INCIDENT_DEGREE_LABELS[degree]} несчастный случай`
}

function factLines({ incident, victims }: LoadedIncident): string[] {
  const { occurredAt, timeZone, place } = incident
  const names = victims.map(({ fullname }) => fullname).join(', ')
  return [
    `${shortDate(dayIn(occurredAt, timeZone))}, ${timeIn(occurredAt, timeZone)}, ${place}`,
    `Кто пострадал: ${names}`,
  ]
}
