import { Loaded } from '../../../ui/loaded.tsx'
import { staffedIn, useOverview } from '../use-overview.ts'
import { FirstSteps } from './first-steps.tsx'
import { IncidentNotice } from './incident-notice.tsx'
import { TodayCounters } from './today-counters.tsx'

/** What is overdue today, in one strip; with nothing recorded yet, what comes first, unless the page guides by itself.
 * Without a company: nothing. */
export function TodayOverview({ isGuided = false }: { isGuided?: boolean }) {
  const page = useOverview()
  return (
    <Loaded of={page}>
      {(loaded) => {
        if (loaded === null) return null
        const { company, overview } = loaded
        const { staffed, isEmpty } = staffedIn(overview)
        return (
          <>
            <IncidentNotice incidents={overview.incidents} timeZone={company.timeZone} />
            {isEmpty && !isGuided && <FirstSteps company={company} hasEmployees={staffed.length > 0} />}
            {!isEmpty && <TodayCounters overview={overview} />}
          </>
        )
      }}
    </Loaded>
  )
}
