import type { RecordPaperAnswer } from '@ot/contract'
import type { RecordSection } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { recordPapersQuery } from '../../../lib/company/record-papers.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FieldRows } from '../../../ui/form/field-rows.tsx'
import { choiceField } from '../../../ui/form/field-table.tsx'
import { plainForm } from '../../../ui/form/plain-form.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { useRecordsScope } from '../records-scope.ts'
import { JournalInstructors } from './journal-instructors.tsx'
import styles from './print.module.css'
import { PrintForm } from './print-form.tsx'

const WIDTH = 680

interface PrintDialogProps {
  section: RecordSection
  employeeId: number | null
  isOpen: boolean
  onClose: () => void
}

/** Which paper of the section, of what days and about whom. */
export function PrintDialog({ section, employeeId, isOpen, onClose }: PrintDialogProps) {
  const { company } = useRecordsScope()
  const papers = useQuery({ ...recordPapersQuery(company.id), enabled: isOpen })
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Печать из записей" width={WIDTH}>
      {isOpen && section === 'briefing' && employeeId === null && <JournalInstructors />}
      <Loaded of={papers}>
        {(all) => (
          <ChosenPaper papers={offered(all, section, employeeId)} employeeId={employeeId} onClose={onClose} />
        )}
      </Loaded>
    </Dialog>
  )
}

/** Instructions have no page of their own beside the employees'. */
const WITH_INSTRUCTIONS: readonly RecordSection[] = ['briefing', 'instruction']

/** On an employee's page papers about one employee come first, or alone where there are any. */
function offered(
  papers: readonly RecordPaperAnswer[],
  section: RecordSection,
  employeeId: number | null,
): readonly RecordPaperAnswer[] {
  const sections = employeeId === null && section === 'briefing' ? WITH_INSTRUCTIONS : [section]
  const ofSection = papers.filter((paper) => sections.includes(paper.section))
  const ofOne = ofSection.filter(({ scope }) => scope === 'employee')
  return employeeId !== null && ofOne.length > 0 ? ofOne : ofSection
}

interface ChosenPaperProps {
  papers: readonly RecordPaperAnswer[]
  employeeId: number | null
  onClose: () => void
}

function ChosenPaper({ papers, employeeId, onClose }: ChosenPaperProps) {
  const { today } = useRecordsScope()
  const [paperId, setPaperId] = useState(papers[0]?.id ?? '')
  const paper = papers.find(({ id }) => id === paperId)
  const choices = papers.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className={styles.dialog}>
      <FieldRows
        form={plainForm({ paper: paperId }, (chosen) => setPaperId(chosen.paper))}
        table={{ paper: choiceField({ label: 'Что напечатать', choices }) }}
        names={['paper']}
        hints={{ paper: employeeId === null ? paper?.about : undefined }}
        prefix="print"
        today={today}
        layout="stacked"
      />
      {paper !== undefined && (
        <PrintForm key={paper.id} paper={paper} employeeId={employeeId} onClose={onClose} />
      )}
    </div>
  )
}
