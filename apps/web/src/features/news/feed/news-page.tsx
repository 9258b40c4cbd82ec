import { PAGES } from '@ot/domain'
import { useState } from 'react'
import { useNavigate, useSearch } from '../../../lib/routing/use-router.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import styles from './news-feed.module.css'
import { NewsFeed } from './news-feed.tsx'

const WORDS_MAX = 200

export function NewsPage() {
  const { words, searchFor } = useNewsWords()
  const settled = useSettled(words)
  return (
    <Sheet>
      <PageHeading title="Новости">
        <NewsSearch words={words} onWords={searchFor} />
      </PageHeading>
      <NewsFeed key={settled} words={settled.trim()} />
    </Sheet>
  )
}

/** What is looked for stands in the address, so that the list is the same on the way back. */
function useNewsWords() {
  const inAddress = newsWords(useSearch())
  const navigate = useNavigate()
  const [words, setWords] = useState(inAddress)
  return {
    words,
    searchFor(typed: string): void {
      setWords(typed)
      const search = typed.trim() === '' ? {} : { q: typed.trim() }
      void navigate({ to: PAGES.news.path, search, replace: true, resetScroll: false })
    },
  }
}

/** Looks in titles and texts while the words are typed. */
function NewsSearch({ words, onWords }: { words: string; onWords: (words: string) => void }) {
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

/** `?q=`; the router reads a lone number as one. */
function newsWords(search: Record<string, unknown>): string {
  const { q } = search
  return typeof q === 'string' || typeof q === 'number' ? String(q) : ''
}
