import { PAGES } from '@ot/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useSettled } from '../../../lib/use-settled.ts'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { newsWords } from '../news-words.ts'
import { NewsFeed } from './news-feed.tsx'
import { NewsSearch } from './news-search.tsx'

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
  const inAddress = newsWords(useSearch({ strict: false }))
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
