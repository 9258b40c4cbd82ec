import type { PersonalEdition, PersonalTemplate, TemplateAnswer } from '@ot/contract'
import { isAllowed } from '@ot/domain'
import { momentText } from '@ot/text'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import dialogStyles from '../dialogs/dialogs.module.css'
import { useDocumentsScope } from '../documents-scope.ts'
import type { OfTemplate } from './api/own-templates.ts'
import styles from './own-template.module.css'
import { PreviewPanel } from './preview-panel.tsx'
import { ReturnStandard } from './return-standard.tsx'
import { SourceButton } from './source-button.tsx'
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

interface BehindNoticeProps {
  state: PersonalTemplate
  onShow: () => void
}

function BehindNotice({ state: { current, standardEdition }, onShow }: BehindNoticeProps) {
  return (
    <Notice kind="warning">
      <p>
        Стандартный шаблон обновился: вышла редакция&nbsp;{standardEdition}, а ваш сделан из редакции&nbsp;
        {current?.baseEdition}. Перенесите изменения в свой файл и загрузите его.
      </p>
      <Button kind="quiet" className={styles.inNotice} onClick={onShow}>
        Что изменилось
      </Button>
    </Notice>
  )
}

interface EarlierEditionsProps {
  of: OfTemplate
  editions: readonly PersonalEdition[]
}

/** Papers made from them stand on them still. */
function EarlierEditions({ of, editions }: EarlierEditionsProps) {
  const { company } = useDocumentsScope()
  return (
    <details className={styles.earlier}>
      <summary>Прежние редакции своего шаблона: {editions.length}</summary>
      <ul className={dialogStyles.list}>
        {editions.map(({ edition, fileName, uploadedAt, uploadedBy }) => (
          <li key={edition} className={dialogStyles.item}>
            <span className={dialogStyles.itemText}>
              Редакция {edition}, «{fileName}», {momentText(uploadedAt, company.timeZone)}, {uploadedBy}
            </span>
            <SourceButton of={of} edition={edition} label={`Скачать редакцию ${edition}`} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What papers are made from now. */
function StandingEdition({ state: { current, standardEdition } }: { state: PersonalTemplate }) {
  const { company } = useDocumentsScope()
  if (current === null) {
    return <p>Документы делаются по стандартному шаблону, редакция&nbsp;{standardEdition}.</p>
  }
  return (
    <p>
      Документы делаются <strong>по вашему шаблону</strong>, редакция&nbsp;{current.edition}: файл «
      {current.fileName}», {momentText(current.uploadedAt, company.timeZone)}, {current.uploadedBy}.
    </p>
  )
}
