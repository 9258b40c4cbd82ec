import { SearchInput } from '../../../ui/search-input.tsx'
import styles from './news-feed.module.css'

const WORDS_MAX = 200

/** Looks in titles and texts while the words are typed. */
export function NewsSearch({ words, onWords }: { words: string; onWords: (words: string) => void }) {
  return (
    <search className={styles.search}>
      <SearchInput
        label="Найти новость по словам"
        placeholder="Найти новость"
        maxLength={WORDS_MAX}
        value={words}
        onChange={onWords}
        onClear={() => onWords('')}
      />
    </search>
  )
}
