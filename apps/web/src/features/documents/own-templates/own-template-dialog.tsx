import type { TemplateAnswer } from '@ot/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageSpinner } from '../../../ui/spinner.tsx'
import dialogStyles from '../dialogs/dialogs.module.css'
import { useDocumentsScope } from '../documents-scope.ts'
import { ownTemplateQuery } from './api/own-templates.ts'
import { DifferencesView } from './differences-view.tsx'
import { FieldsView } from './fields-view.tsx'
import { FileView } from './file-view.tsx'
import { type View, ViewSwitch } from './view-switch.tsx'

const WIDTH = 940

interface OwnTemplateDialogProps {
  template: TemplateAnswer
  isOpen: boolean
  onClose: () => void
}

export function OwnTemplateDialog({ template, isOpen, onClose }: OwnTemplateDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Свой шаблон" width={WIDTH}>
      <p className={dialogStyles.about}>{template.name}</p>
      {isOpen && <OwnTemplate template={template} />}
    </Dialog>
  )
}

function OwnTemplate({ template }: { template: TemplateAnswer }) {
  const { company } = useDocumentsScope()
  const [view, setView] = useState<View>('file')
  const of = { companyId: company.id, templateId: template.id }
  const own = useQuery(ownTemplateQuery(of))
  return (
    <Loaded of={own} skeleton={<PageSpinner />} errorTitle={(code) => `Ошибка ${code}`}>
      {(state) => (
        <>
          <ViewSwitch
            open={view}
            hasDifferences={state.current !== null || state.preview !== null}
            onOpen={setView}
          />
          {view === 'file' && <FileView of={of} template={template} state={state} onView={setView} />}
          {view === 'fields' && <FieldsView of={of} />}
          {view === 'differences' && <DifferencesView of={of} state={state} />}
        </>
      )}
    </Loaded>
  )
}
