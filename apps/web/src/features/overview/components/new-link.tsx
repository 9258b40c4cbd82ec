import { useEffect, useId, useRef, useState } from 'react'
import { timing } from '../../../lib/timing.ts'
import { Button } from '../../../ui/button.tsx'
import fieldStyles from '../../../ui/field.module.css'
import styles from './calendar-link.module.css'

type Copying = 'idle' | 'copied' | 'refused'

const COPYING_MESSAGES = {
  idle: '',
  copied: 'скопировано',
  refused: 'Скопировать не удалось: выделите ссылку и скопируйте её сами',
} satisfies Record<Copying, string>

/** The link that is shown this once, and a button that copies it. */
export function NewLink({ url }: { url: string }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [copying, setCopying] = useState<Copying>('idle')

  useEffect(() => {
    if (copying === 'idle') return
    const timer = setTimeout(() => setCopying('idle'), timing.copiedMessage)
    return () => clearTimeout(timer)
  }, [copying])

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url)
      setCopying('copied')
    } catch {
      // Without https, or when the user forbids it, there is no clipboard: the message says what to do instead.
      input.current?.select()
      setCopying('refused')
    }
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
        <Button onClick={() => void copy()}>Скопировать</Button>
        <output className={styles.copying}>{COPYING_MESSAGES[copying]}</output>
      </div>
    </div>
  )
}
