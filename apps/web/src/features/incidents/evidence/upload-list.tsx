import { sizeText } from '@ot/text'
import { Button } from '../../../ui/button.tsx'
import styles from '../fields/fields.module.css'
import type { Upload, Uploads } from './use-uploads.ts'

const STATES = {
  waiting: 'в очереди',
  sending: 'отправляется…',
  sent: 'сохранён',
  failed: 'не отправлен',
} satisfies Record<Upload['state'], string>

/** How far each file has come. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  const { list, dismiss } = uploads
  const sent = list.filter(({ state }) => state === 'sent').length
  return (
    <>
      <p role="status">
        Отправлено {sent} из {list.length}
      </p>
      <ul className={styles.chosen} aria-label="Отправка файлов">
        {list.map(({ key, file, state, problem }) => (
          <li key={key} className={styles.file}>
            <span className={styles.fileName}>{file.name}</span>
            <span className={styles.fileState}>
              {sizeText(file.size)}, {STATES[state]}
            </span>
            {state === 'failed' && (
              <Button kind="quiet" aria-label={`Не отправлять ${file.name}`} onClick={() => dismiss(key)}>
                Убрать
              </Button>
            )}
            {problem !== null && <span className={styles.fileProblem}>{problem}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}
