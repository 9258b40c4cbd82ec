import type { TemplateAnswer } from '@ot/contract'
import IconFilePencil from '@tabler/icons-react/dist/esm/icons/IconFilePencil.mjs'
import { useDocumentsScope } from '../documents-scope.ts'
import styles from './own-template-mark.module.css'

/** In a template's row: that its papers are made from the company's own file, and whether that one is behind. */
export function OwnTemplateMark({ template }: { template: TemplateAnswer }) {
  const { ownTemplate } = useDocumentsScope()
  if (!template.personalised) return null
  return (
    <button type="button" className={styles.mark} onClick={() => ownTemplate(template)}>
      <IconFilePencil size={18} stroke={1.6} aria-hidden="true" />
      {template.personalBehind ? (
        <span className={styles.behind}>свой шаблон, стандартный обновился</span>
      ) : (
        'свой шаблон'
      )}
    </button>
  )
}
