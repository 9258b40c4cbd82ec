import type { EmployeeSummary } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useEmployeeScope } from '../../../lib/company/employee-scope.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { SheetPart } from '../../../ui/sheet-part.tsx'
import { employeeSummaryQuery } from '../api/summary.ts'
import { AbsencesPart } from './absences-part.tsx'
import { NextTerms } from './next-terms.tsx'
import { PapersPart } from './papers-part.tsx'
import { PersonHead } from './person-head.tsx'
import { StandingTable } from './standing-table.tsx'
import styles from './summary-tab.module.css'

/** «Сводка»: how he stands, what comes next, where he is named. `actions`: what others make of all that. */
export function SummaryTab({ actions }: { actions: ReactNode }) {
  const { company, employee } = useEmployeeScope()
  const summary = useQuery(employeeSummaryQuery(company.id, employee.id))
  return (
    <Sheet>
      <PersonHead sha256={hashOf(summary.data)} actions={actions} />
      <Loaded of={summary}>{(loaded) => <SummaryParts summary={loaded} />}</Loaded>
    </Sheet>
  )
}

function hashOf(summary: EmployeeSummary | undefined): string | null | undefined {
  return summary === undefined ? undefined : (summary.photo?.sha256 ?? null)
}

function SummaryParts({ summary }: { summary: EmployeeSummary }) {
  return (
    <div className={styles.parts}>
      <SheetPart title="По разделам">
        <StandingTable columns={summary.columns} />
      </SheetPart>
      <SheetPart title="Ближайшие сроки">
        <NextTerms summary={summary} />
      </SheetPart>
      <SheetPart title="Бумаги">
        <PapersPart papers={summary.papers} />
      </SheetPart>
      <SheetPart title="Отсутствия">
        <AbsencesPart today={summary.today} />
      </SheetPart>
    </div>
  )
}
