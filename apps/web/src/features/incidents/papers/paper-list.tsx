import type { IncidentAnswer, IncidentPaper } from '@ot/contract'
import { useDialogSlot } from '../../../lib/use-dialog-slot.ts'
import { PaperLines } from '../../../ui/paper-lines.tsx'
import { PaperRow } from './paper-row.tsx'
import { QuestionsDialog } from './questions-dialog.tsx'
import { RegisterPaperDialog } from './register-dialog.tsx'

interface PaperListProps {
  incident: IncidentAnswer
  papers: readonly IncidentPaper[]
  label: string
  mayRegister: boolean
}

export function PaperList({ incident, papers, label, mayRegister }: PaperListProps) {
  const questions = useDialogSlot<IncidentPaper>()
  const registration = useDialogSlot<IncidentPaper>()
  return (
    <>
      <PaperLines label={label}>
        {papers.map((paper) => (
          <PaperRow
            key={`${paper.templateId} ${paper.about?.victimId} ${paper.about?.personIndex}`}
            incident={incident}
            paper={paper}
            mayRegister={mayRegister}
            onAnswer={() => questions.open(paper)}
            onRegister={() => registration.open(paper)}
          />
        ))}
      </PaperLines>
      {questions.about !== null && (
        <QuestionsDialog
          key={`questions ${questions.opening}`}
          incident={incident}
          paper={questions.about}
          isOpen={questions.isOpen}
          onClose={questions.close}
        />
      )}
      {registration.about !== null && (
        <RegisterPaperDialog
          key={registration.opening}
          incident={incident}
          paper={registration.about}
          isOpen={registration.isOpen}
          onClose={registration.close}
        />
      )}
    </>
  )
}
