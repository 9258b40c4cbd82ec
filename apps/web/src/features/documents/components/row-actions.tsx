import type { TemplateAnswer } from '@ot/contract'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconRubberStamp from '@tabler/icons-react/dist/esm/icons/IconRubberStamp.mjs'
import { saveFile } from '../../../lib/http/save-file.ts'
import { useWork } from '../../../lib/use-work.ts'
import { Button } from '../../../ui/button.tsx'
import { RowAction } from '../../../ui/row-action.tsx'
import { getDraft } from '../api/get-draft.ts'
import { useDocumentsScope } from '../documents-scope.ts'
import styles from './templates-table.module.css'

/** What can be done with one paper. */
export function RowActions({ template }: { template: TemplateAnswer }) {
  const { company, date, canMake, fillIn, preview, register } = useDocumentsScope()
  const work = useWork()
  const isBlocked = template.lacking.length > 0

  async function download(): Promise<void> {
    const draft = await getDraft({ companyId: company.id, template, date })
    saveFile(draft.bytes, draft.name)
  }

  return (
    <>
      <div className={styles.actions}>
        {canMake && template.inputs.length > 0 && (
          <Button kind="quiet" className={styles.fillIn} onClick={() => fillIn(template)}>
            Заполнить
          </Button>
        )}
        <RowAction label="Просмотр" icon={IconEye} disabled={isBlocked} onClick={() => preview(template)} />
        <RowAction
          label="Скачать"
          icon={IconDownload}
          isBusy={work.isRunning}
          disabled={isBlocked}
          onClick={() => void work.run(download)}
        />
        {canMake && (
          <RowAction
            label="Зарегистрировать"
            icon={IconRubberStamp}
            disabled={isBlocked}
            onClick={() => register(template)}
          />
        )}
      </div>
      {work.failure !== null && (
        <p className={styles.failure} role="alert">
          {work.failure}
        </p>
      )}
    </>
  )
}
