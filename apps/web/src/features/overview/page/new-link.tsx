import { useId, useRef } from 'react'
import { type Copying, useCopying } from '../../../lib/use-copying.ts'
import { Button } from '../../../ui/button.tsx'
import fieldStyles from '../../../ui/field.module.css'
import styles from './calendar-link.module.css'

const COPYING_MESSAGES = {
  idle: '',
  copied: 'скопировано',
  refused: 'Скопировать не удалось: выделите ссылку и скопируйте её сами',
} satisfies Record<Copying, string>

/** The link that is shown this once, and a button that copies it. */
export function NewLink({ url }: { url: string }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { copying, copy } = useCopying()

  async function copyUrl(): Promise<void> {
    if ((await copy(url)) === 'refused') input.current?.select()
  }

  return (
    <div className={styles.shown}>
      <label htmlFor={id} className={styles.label}>
        Ссылка показывается один раз: скопируйте её сейчас
      </label>
      <div className={styles.line}>
        <input
          ref={input}
          id={id}
          className={fieldStyles.control}
          value={url}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={() => void copyUrl()}>Скопировать</Button>
        <output className={styles.copying}>{COPYING_MESSAGES[copying]}</output>
      </div>
    </div>
  )
}
