import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { positionsQuery } from '../../../lib/company/positions.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { PositionCases } from './position-cases.tsx'
import { PositionProfile } from './position-profile.tsx'
import styles from './position-reference.module.css'
import { PositionStandard } from './position-standard.tsx'

const SECTION_TITLE = 'position-reference-title'

/** What the reference book knows of the position. */
export function PositionReference() {
  const { employee } = useEmployeeScope()
  const position = useQuery(positionQuery(employee.positionId))
  return (
    <Sheet>
      <section aria-labelledby={SECTION_TITLE} className={styles.reference}>
        <h2 id={SECTION_TITLE}>Что обычно относится к должности</h2>
        <Loaded of={position}>
          {({ cases, profile, standard }) => (
            <>
              {standard !== null && <PositionStandard standard={standard} />}
              <PositionProfile profile={profile} />
              <PositionCases cases={cases} />
            </>
          )}
        </Loaded>
      </section>
    </Sheet>
  )
}

function positionQuery(id: number) {
  return queryOptions({
    queryKey: [...positionsQuery().queryKey, id],
    queryFn: ({ signal }) => call('GET /api/positions/:id', { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
