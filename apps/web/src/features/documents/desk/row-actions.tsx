import type { TemplateAnswer } from '@ot/contract'
import { type PaperFormat, templateAddress } from '@ot/domain'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconFileAlert from '@tabler/icons-react/dist/esm/icons/IconFileAlert.mjs'
import IconFilePencil from '@tabler/icons-react/dist/esm/icons/IconFilePencil.mjs'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import IconRubberStamp from '@tabler/icons-react/dist/esm/icons/IconRubberStamp.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { useState } from 'react'
import { getDraft } from '../../../lib/company/templates.ts'
import { saveFile } from '../../../lib/http/save-file.ts'
import { rememberRow } from '../../../lib/recent-rows.ts'
import { useIsBelow } from '../../../lib/use-is-below.ts'
import { useWork } from '../../../lib/use-work.ts'
import { Button } from '../../../ui/button.tsx'
import { FoldedActions } from '../../../ui/folded-actions.tsx'
import { RowAction } from '../../../ui/row-action.tsx'
import { TariffText } from '../../../ui/tariff-text.tsx'
import { ABOUT_LABELS, subjectKindOf } from '../about/subject-kinds.ts'
import { useDocumentsScope } from '../documents-scope.ts'
import styles from './templates-table.module.css'

/** What can be done with one paper. */
export function RowActions({ template }: { template: TemplateAnswer }) {
  const { canMake, fillIn, preview, makeAbout, ownTemplate } = useDocumentsScope()
  const [failure, setFailure] = useState<string | null>(null)
  const isBlocked = template.lacking.length > 0
  const kind = subjectKindOf(template)
  const isFolded = useIsBelow('desktop')
  const deeds = (
    <>
      {canMake && template.questions > 0 && (
        <Button kind="quiet" className={styles.fillIn} data-opens-row onClick={() => fillIn(template)}>
          Заполнить
        </Button>
      )}
      <RowAction
        label="Просмотр"
        icon={IconEye}
        disabled={isBlocked}
        data-opens-row
        onClick={() => preview(template)}
      />
      {template.scope === 'incident' && (
        <RowAction
          label="Оформить по происшествию"
          icon={IconFileAlert}
          disabled={isBlocked}
          onClick={() => makeAbout(template)}
        />
      )}
      {kind === null && template.scope !== 'incident' && (
        <WholeActions template={template} onFailure={setFailure} />
      )}
      {kind !== null && (
        <RowAction
          label={ABOUT_LABELS[kind]}
          icon={IconUsers}
          disabled={isBlocked}
          onClick={() => makeAbout(template)}
        />
      )}
      <RowAction label="Свой шаблон" icon={IconFilePencil} onClick={() => ownTemplate(template)} />
    </>
  )
  return (
    <>
      <FoldedActions label={`Действия: ${template.name}`} isFolded={isFolded} className={styles.actions}>
        {deeds}
      </FoldedActions>
      {failure !== null && (
        <p className={styles.failure} role="alert">
          <TariffText text={failure} />
        </p>
      )}
    </>
  )
}

interface WholeActionsProps {
  template: TemplateAnswer
  onFailure: (text: string | null) => void
}

/** Of a paper of the whole company: it is made at once. */
function WholeActions({ template, onFailure }: WholeActionsProps) {
  const { canMake, register } = useDocumentsScope()
  const isBlocked = template.lacking.length > 0
  const word = useDownload(template, 'docx', onFailure)
  const pdf = useDownload(template, 'pdf', onFailure)
  return (
    <>
      <RowAction label="Скачать" icon={IconDownload} disabled={isBlocked} {...word} />
      {!template.wordOnly && <RowAction label="PDF" icon={IconFileTypePdf} disabled={isBlocked} {...pdf} />}
      {canMake && (
        <RowAction
          label="Зарегистрировать"
          icon={IconRubberStamp}
          disabled={isBlocked}
          onClick={() => register(template)}
        />
      )}
    </>
  )
}

function useDownload(
  template: TemplateAnswer,
  format: PaperFormat,
  onFailure: WholeActionsProps['onFailure'],
) {
  const { company, date } = useDocumentsScope()
  const work = useWork({ onFailure })
  const onClick = () =>
    void work.run(async () => {
      const draft = await getDraft({ companyId: company.id, template, date, format })
      saveFile(draft.bytes, draft.name)
      rememberRow(company.id, {
        title: template.name,
        note: 'Шаблон документа',
        address: templateAddress(template.name),
        paper: { kind: 'template', id: template.id },
      })
    })
  return { isBusy: work.isRunning, onClick }
}
