import { useQuery } from '@tanstack/react-query'
import { type SetRequest, setRemarksQuery } from '../../../lib/company/documents.ts'
import { Notice } from '../../../ui/notice.tsx'
import styles from './set-remarks.module.css'

const MOST_SHOWN = 6

interface SetRemarksProps {
  set: SetRequest
  /** One paper, whose name stands above: it disagrees with itself or with what is registered. */
  isAlone?: boolean
}

/** What in the set does not agree, before it is made: it may be made all the same. */
export function SetRemarks({ set, isAlone = false }: SetRemarksProps) {
  const remarks = useQuery(setRemarksQuery(set)).data?.remarks ?? []
  if (remarks.length === 0) return null
  const hidden = remarks.length - MOST_SHOWN
  return (
    <Notice kind="warning" role="status">
      {isAlone
        ? 'Не согласовано, проверьте до регистрации:'
        : 'Не согласовано в документах, проверьте до подписания:'}
      <ul className={styles.remarks}>
        {remarks.slice(0, MOST_SHOWN).map(({ templateId, name, message }) => (
          <li key={`${templateId} ${name} ${message}`}>{isAlone ? message : `${name}: ${message}`}</li>
        ))}
      </ul>
      {hidden > 0 &&
        (isAlone
          ? `И ещё ${hidden}.`
          : `И ещё ${hidden}: все перечислены в архиве, в файле «Проверить до подписания».`)}
    </Notice>
  )
}
