import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useRef } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import fieldStyles from '../../../ui/field.module.css'
import { IconButton } from '../../../ui/icon-button.tsx'
import styles from './template-search.module.css'

const WORDS_MAX = 200

/** Looks in titles and texts of all templates while the words are typed. */
export function TemplateSearch({ words, onWords }: { words: string; onWords: (words: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <search className={styles.search}>
      <div className={fieldStyles.withButton}>
        <input
          ref={input}
          type="search"
          aria-label="Найти шаблон по словам"
          placeholder="Найти шаблон: слова из названия или текста"
          autoComplete="off"
          maxLength={WORDS_MAX}
          className={classNames(fieldStyles.control, styles.input)}
          value={words}
          onChange={(event) => onWords(event.target.value)}
        />
        {words !== '' && (
          <span>
            <IconButton
              label="Очистить поиск"
              onClick={() => {
                onWords('')
                input.current?.focus()
              }}
            >
              <IconX size={18} stroke={1.6} aria-hidden="true" />
            </IconButton>
          </span>
        )}
      </div>
    </search>
  )
}
