import { saveFile } from '../../../lib/http/save-file.ts'
import { product } from '../../../lib/product.ts'
import { useCopying } from '../../../lib/use-copying.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogActions } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from '../account.module.css'

const COPYING_TEXT = {
  idle: '',
  copied: 'Скопировано',
  refused: 'Браузер не дал скопировать — выделите коды и скопируйте сами',
} as const

/** Shown once; the server keeps only their prints. */
export function ShownRecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { copying, copy } = useCopying()
  const text = codes.join('\n')
  return (
    <div className={styles.setup}>
      <Notice kind="warning">
        <p>
          Сохраните запасные коды сейчас: больше они показаны не будут. Каждый заменяет код из приложения один
          раз, если телефона нет под рукой.
        </p>
      </Notice>
      <ol className={styles.codes} aria-label="Запасные коды">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button kind="secondary" onClick={() => void copy(text)}>
          Скопировать
        </Button>
        <Button
          kind="secondary"
          onClick={() =>
            saveFile(
              new Blob([`Запасные коды для входа в ${product.name}\n\n${text}\n`], { type: 'text/plain' }),
              `Запасные коды ${product.name}.txt`,
            )
          }
        >
          Скачать
        </Button>
        <span role="status" className={styles.small}>
          {COPYING_TEXT[copying]}
        </span>
      </div>
      <DialogActions>
        <Button onClick={onDone}>Коды сохранены</Button>
      </DialogActions>
    </div>
  )
}
