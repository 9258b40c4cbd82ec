import type { PersonalTemplate, TemplateAnswer } from '@ot/contract'
import { isAllowed } from '@ot/domain'
import { useState } from 'react'
import { Notice } from '../../../ui/notice.tsx'
import { useDocumentsScope } from '../documents-scope.ts'
import type { OfTemplate } from './api/own-templates.ts'
import { BehindNotice } from './behind-notice.tsx'
import { EarlierEditions } from './earlier-editions.tsx'
import styles from './own-template.module.css'
import { PreviewPanel } from './preview-panel.tsx'
import { ReturnStandard } from './return-standard.tsx'
import { StandingEdition } from './standing-edition.tsx'
import { UploadSteps } from './upload-steps.tsx'
import type { View } from './view-switch.tsx'

interface FileViewProps {
  of: OfTemplate
  template: TemplateAnswer
  state: PersonalTemplate
  onView: (view: View) => void
}

/** Which file papers are made from, and the way to another one. */
export function FileView({ of, template, state, onView }: FileViewProps) {
  const { company } = useDocumentsScope()
  const [done, setDone] = useState<string | null>(null)
  const { current, preview } = state
  const canChange = isAllowed(company.role, 'template.change')
  return (
    <div className={styles.file}>
      {done !== null && (
        <Notice kind="success" role="status">
          {done}
        </Notice>
      )}
      <StandingEdition state={state} />
      {state.isBehind && <BehindNotice state={state} onShow={() => onView('differences')} />}
      {preview !== null && (
        <PreviewPanel
          of={of}
          template={template}
          preview={preview}
          canChange={canChange}
          onDone={setDone}
          onDifferences={() => onView('differences')}
        />
      )}
      {preview === null && (
        <UploadSteps
          of={of}
          state={state}
          canChange={canChange}
          onFields={() => onView('fields')}
          onChosen={() => setDone(null)}
        />
      )}
      {canChange && current !== null && <ReturnStandard of={of} onDone={setDone} />}
      {state.earlier.length > 0 && <EarlierEditions of={of} editions={state.earlier} />}
    </div>
  )
}
