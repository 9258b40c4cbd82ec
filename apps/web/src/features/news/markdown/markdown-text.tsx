import { useMemo } from 'react'
import { Blocks } from './blocks.tsx'
import styles from './markdown-text.module.css'
import { parseMarkdown } from './parse-markdown.ts'

/** Markdown as elements of a closed list: no HTML of the text ever becomes HTML of the page. */
export function MarkdownText({ text }: { text: string }) {
  const tokens = useMemo(() => parseMarkdown(text), [text])
  if (tokens === null) return <Typed text={text} />
  return (
    <div className={styles.text}>
      <Blocks tokens={tokens} depth={0} />
    </div>
  )
}

/** A browser lays out a million letters for many seconds. */
const TYPED_MAX = 20_000

function Typed({ text }: { text: string }) {
  return (
    <>
      <pre className={styles.typed}>{text.slice(0, TYPED_MAX)}</pre>
      {text.length > TYPED_MAX && <p className={styles.cut}>Новость слишком длинная: показано её начало.</p>}
    </>
  )
}
