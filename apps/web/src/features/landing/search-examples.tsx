import styles from './document-search.module.css'

const EXAMPLES = ['вводный инструктаж', 'выдача СИЗ', 'работа на высоте'] as const

/** What may be asked for, for those who do not know where to begin. */
export function SearchExamples({ onPick }: { onPick: (words: string) => void }) {
  return (
    <p className={styles.examples}>
      Например:{' '}
      {EXAMPLES.map((words) => (
        <button key={words} type="button" onClick={() => onPick(words)}>
          {words}
        </button>
      ))}
    </p>
  )
}
