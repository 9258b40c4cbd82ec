import { PAGES } from '@ot/domain'
import type { ReactNode } from 'react'
import { useIsBelow } from '../../../lib/use-is-below.ts'
import { soughtWords } from '../../../ui/chosen-words.ts'
import { Link } from '../../../ui/link.tsx'
import { ListHead } from '../../../ui/list-head.tsx'
import type { HideableColumn } from '../../../ui/list-view/list-address.ts'
import { ListTools } from '../../../ui/list-view/list-tools.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { useDocumentsScope } from '../documents-scope.ts'
import styles from './desk-head.module.css'
import { DocumentsDate } from './documents-date.tsx'
import searchStyles from './template-search.module.css'

const WORDS_MAX = 200

interface DeskHeadProps {
  title: string
  words: string
  actions: ReactNode
  summary: ReactNode
  onWords: (words: string) => void
  onPick: (date: string) => void
}

/** The table has four: there is nothing to choose. */
const NO_COLUMNS: readonly HideableColumn[] = []

/** What the papers are, the day they get, and what can be done with all of them. */
export function DeskHead({ title, words, actions, summary, onWords, onPick }: DeskHeadProps) {
  const { date, today } = useDocumentsScope()
  const isNarrow = useIsBelow('tablet')
  const isTight = useIsBelow('desktop')
  // The line of the title is full on a phone; on a narrow desktop the line of the search is.
  const tools = <ListTools list="documentsMain" columns={NO_COLUMNS} />
  return (
    <ListHead
      title={isNarrow ? title : `${title} на`}
      beside={
        <div className={styles.beside}>
          {/* On a phone the day is a line of its own: its preposition stays with it. */}
          {isNarrow && 'на'}
          <DocumentsDate date={date} today={today} onPick={onPick} />
          {isNarrow && tools}
          {isTight && !isNarrow && <DeskLinks />}
        </div>
      }
      actions={
        <>
          {actions}
          {isNarrow && <DeskLinks />}
        </>
      }
      filters={<TemplateSearch words={words} onWords={onWords} />}
      chosen={[soughtWords(words)]}
      switches={
        isNarrow ? undefined : (
          <>
            {!isTight && <DeskLinks />}
            {tools}
          </>
        )
      }
      summary={summary}
    />
  )
}

function DeskLinks() {
  return (
    <>
      <Link to={PAGES.documentsInterview.path} className={styles.link}>
        анкета организации
      </Link>
      <Link to={PAGES.documentsRegistry.path} className={styles.link}>
        перейти к отправке документов
      </Link>
    </>
  )
}

/** Looks in titles and texts of all templates while the words are typed. */
function TemplateSearch({ words, onWords }: { words: string; onWords: (words: string) => void }) {
  return (
    <div className={searchStyles.search}>
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
