import type { EmployeeAnswer, IncidentAnswer } from '@ot/contract'
import { addressOf, PAGES } from '@ot/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reportIncident } from '../../../lib/company/incidents.ts'
import { momentIn } from '../../../lib/company-moment.ts'
import { useContractForm } from '../../../lib/form/use-contract-form.ts'
import { useIdempotencyKey } from '../../../lib/form/use-idempotency-key.ts'
import { useNavigate } from '../../../lib/routing/use-router.ts'
import { useUploads } from '../evidence/use-uploads.ts'
import { useIncidentsScope } from '../incidents-scope.ts'
import { ReportForm } from './report-form.tsx'
import { ReportSent } from './report-sent.tsx'
import { REPORT_LABELS, type ReportValues, reportBody, reportForm } from './report-values.ts'

/** The report goes first, the photographs after it; when all have come, the investigation is opened. */
export function ReportDesk({ employees }: { employees: readonly EmployeeAnswer[] }) {
  const { company, today } = useIncidentsScope()
  const client = useQueryClient()
  const navigate = useNavigate()
  const keyFor = useIdempotencyKey()
  const uploads = useUploads()
  const [reported, setReported] = useState<IncidentAnswer | null>(null)
  const [from] = useState<ReportValues>(() => ({
    occurredAt: { date: today, time: '' },
    toldAt: momentIn(new Date().toISOString(), company.timeZone),
    place: '',
    victimIds: [],
    outsiders: [],
    circumstances: '',
    degree: null,
    photos: [],
  }))
  const form = useContractForm(reportForm, {
    from,
    draft: `incident:new:${company.id}`,
    labels: REPORT_LABELS,
    save,
  })

  async function save(values: ReportValues): Promise<void> {
    const body = reportBody(company, values)
    if (body === null) return
    const incident = await reportIncident(client, body, keyFor(body))
    if (values.photos.length > 0) {
      setReported(incident)
      void uploads.send(incident.id, values.photos).then((areSent) => {
        if (areSent) open(incident)
      })
    } else open(incident)
  }

  function open({ id }: IncidentAnswer): void {
    void navigate({ to: addressOf(PAGES.incident, id), replace: true, ignoreBlocker: true })
  }

  if (reported === null) return <ReportForm form={form} employees={employees} />
  return <ReportSent incident={reported} uploads={uploads} onOpen={() => open(reported)} />
}
