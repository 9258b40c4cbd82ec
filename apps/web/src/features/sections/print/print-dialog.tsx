import type { RecordPaperAnswer } from '@ot/contract'
import type { RecordSection } from '@ot/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChoiceControl } from '../../../ui/choice-control.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { useRecordsScope } from '../records-scope.ts'
import { JournalInstructors } from './journal-instructors.tsx'
import styles from './print.module.css'
import { PrintForm } from './print-form.tsx'
import { recordPapersQuery } from './record-paper-calls.ts'

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
  const [paperId, setPaperId] = useState(papers[0]?.id ?? '')
  const paper = papers.find(({ id }) => id === paperId)
  const frame = {
    id: 'print-paper',
    label: 'Что напечатать',
    hint: employeeId === null ? paper?.about : undefined,
  }
  return (
    <div className={styles.dialog}>
      <Field {...frame}>
        <ChoiceControl
          frame={frame}
          choices={papers.map(({ id, name }) => ({ value: id, label: name }))}
          value={paperId}
          onChange={setPaperId}
        />
      </Field>
      {paper !== undefined && (
        <PrintForm key={paper.id} paper={paper} employeeId={employeeId} onClose={onClose} />
      )}
    </div>
  )
}
