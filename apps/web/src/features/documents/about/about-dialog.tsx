import type { TemplateAnswer } from '@ot/contract'
import type { SubjectKind } from '@ot/domain'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import styles from '../dialogs/dialogs.module.css'
import { useDocumentsScope } from '../documents-scope.ts'
import { AboutActions } from './about-actions.tsx'
import { ABOUT_LABELS, NOBODY_TEXTS } from './subject-kinds.ts'
import { SubjectsControl } from './subjects-control.tsx'
import { useSubjectChoices } from './use-subject-choices.ts'

const WIDTH = 620

interface AboutDialogProps {
  template: TemplateAnswer
  kind: SubjectKind
  isOpen: boolean
  onClose: () => void
}

/** Papers of one template about one employee, department or position, or about many of them at once. */
export function AboutDialog({ template, kind, isOpen, onClose }: AboutDialogProps) {
  const { company } = useDocumentsScope()
  const subjects = useSubjectChoices(company.id, kind)
  const [chosen, setChosen] = useState<readonly number[]>([])
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={ABOUT_LABELS[kind]} width={WIDTH}>
      <p className={styles.about}>{template.name}</p>
      <Loaded of={subjects}>
        {(loaded) =>
          loaded.choices.length === 0 ? (
            <p className={styles.note}>{NOBODY_TEXTS[kind]}.</p>
          ) : (
            <>
              <SubjectsControl kind={kind} subjects={loaded} chosen={chosen} onChange={setChosen} />
              <AboutActions template={template} kind={kind} chosen={chosen} onClose={onClose} />
            </>
          )
        }
      </Loaded>
    </Dialog>
  )
}
