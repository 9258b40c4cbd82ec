import type { TemplateAnswer } from '@ot/contract'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useDocumentsScope } from '../documents-scope.ts'
import styles from '../own-templates/own-template.module.css'
import deskStyles from './documents-desk.module.css'

/** Own templates that the library has left behind: in folded groups their rows are not seen. */
export function BehindTemplates({ templates }: { templates: readonly TemplateAnswer[] }) {
  const { ownTemplate } = useDocumentsScope()
  const behind = templates.filter(({ personalBehind }) => personalBehind)
  if (behind.length === 0) return null
  return (
    <div className={deskStyles.block}>
      <Notice kind="warning">
        <p>Стандартные шаблоны обновились, а ваши ещё нет. Посмотрите, что изменилось:</p>
        <ul className={styles.behind}>
          {behind.map((template) => (
            <li key={template.id}>
              <Button kind="quiet" className={styles.inText} onClick={() => ownTemplate(template)}>
                {template.name}
              </Button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
