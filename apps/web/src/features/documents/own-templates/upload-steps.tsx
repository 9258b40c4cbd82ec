import type { PersonalTemplate } from '@ot/contract'
import { Button } from '../../../ui/button.tsx'
import type { OfTemplate } from './api/own-templates.ts'
import styles from './own-template.module.css'
import { SourceButton } from './source-button.tsx'
import { UploadPlace } from './upload-place.tsx'

interface UploadStepsProps {
  of: OfTemplate
  state: PersonalTemplate
  canChange: boolean
  onFields: () => void
  onChosen: () => void
}

/** Download, change, bring back. A viewer can only download. */
export function UploadSteps({ of, state, canChange, onFields, onChosen }: UploadStepsProps) {
  const { current } = state
  return (
    <ol className={styles.steps}>
      <li>
        <p>Скачайте шаблон: в нём вместо сведений об организации стоят метки в фигурных скобках.</p>
        <div className={styles.buttons}>
          {current !== null && <SourceButton of={of} edition={current.edition} label="Скачать свой шаблон" />}
          <SourceButton of={of} edition="standard" label="Скачать стандартный шаблон" />
        </div>
      </li>
      {canChange && (
        <>
          <li>
            <p>
              Измените его в Word или LibreOffice: текст, оформление, бланк, логотип. Метки можно
              переставлять, убирать и добавлять.{' '}
              <Button kind="quiet" className={styles.inText} onClick={onFields}>
                Список меток
              </Button>
            </p>
          </li>
          <li>
            <p>Загрузите файл. Он начнёт действовать, когда вы посмотрите документ и подтвердите.</p>
            <UploadPlace of={of} state={state} onChosen={onChosen} />
          </li>
        </>
      )}
    </ol>
  )
}
