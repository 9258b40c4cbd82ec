import type { PersonalEdition } from '@ot/contract'
import { momentText } from '@ot/text'
import dialogStyles from '../dialogs/dialogs.module.css'
import { useDocumentsScope } from '../documents-scope.ts'
import type { OfTemplate } from './api/own-templates.ts'
import styles from './own-template.module.css'
import { SourceButton } from './source-button.tsx'

interface EarlierEditionsProps {
  of: OfTemplate
  editions: readonly PersonalEdition[]
}

/** Papers made from them stand on them still. */
export function EarlierEditions({ of, editions }: EarlierEditionsProps) {
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
