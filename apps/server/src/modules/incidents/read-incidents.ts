import type { IncidentAnswer, IncidentSummary } from '@ot/contract'
import type { Library } from '@ot/doc-library'
import { type IncidentDegree, type IncidentStatus, incidentLabel } from '@ot/domain'
import { foldLetters } from '@ot/text'
import { type Ctx, companyIdsOf, membershipOf } from '../../context/ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { listIncidents } from './incident-queries.ts'
import { type LoadedIncident, loadAmong, loadParts } from './load-incident.ts'
import { findHeadIds } from './people-queries.ts'
import { presentIncident, presentIncidentSummary } from './present.ts'

type Asked = {
  companyId: number
  status?: IncidentStatus | undefined
  degree?: IncidentDegree | undefined
  year?: number | undefined
  q?: string | undefined
}

export async function readIncidents(ctx: Ctx, asked: Asked): Promise<IncidentSummary[]> {
  const { companyId, status, degree, year, q = '' } = asked
  membershipOf(ctx, companyId)
  return readScoped(ctx, async (tx) => {
    const rows = await listIncidents(tx, companyId, {
      ...(status === undefined ? {} : { status }),
      ...(degree === undefined ? {} : { degree }),
      ...(year === undefined ? {} : { year }),
    })
    const loaded = await loadParts(tx, companyId, rows)
    return loaded
      .filter((incident) => says(incident, q))
      .map((incident) => presentIncidentSummary(incident, ctx.now))
  })
}

function says({ incident, victims }: LoadedIncident, q: string): boolean {
  const words = [
    incidentLabel(incident),
    incident.place,
    incident.circumstances,
    incident.department ?? '',
    ...victims.map(({ fullname }) => fullname),
  ]
  return foldLetters(words.join('\n')).includes(foldLetters(q))
}

export async function readIncident(ctx: Ctx, library: Library, id: number): Promise<IncidentAnswer> {
  return readScoped(ctx, async (tx) => {
    const loaded = await loadAmong(tx, companyIdsOf(ctx), id)
    const { companyId, departmentId } = loaded.incident
    const headIds = await findHeadIds(tx, companyId, departmentId)
    return presentIncident(loaded, { now: ctx.now, library, headIds })
  })
}
