import { SearchInput } from '../../../ui/search-input.tsx'
import styles from './template-search.module.css'

const WORDS_MAX = 200

/** Looks in titles and texts of all templates while the words are typed. */
export function TemplateSearch({ words, onWords }: { words: string; onWords: (words: string) => void }) {
  return (
    <div className={styles.search}>
      <SearchInput
        label="Найти шаблон по словам"
        placeholder="Найти шаблон: слова из названия или текста"
        maxLength={WORDS_MAX}
        value={words}
        onChange={onWords}
        onClear={() => onWords('')}
      />
    </div>
  )
}
