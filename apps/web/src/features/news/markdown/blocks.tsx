import type { Token, Tokens } from 'marked'
import { Fragment } from 'react'
import { DEPTH_MAX } from './depth.ts'
import { Inlines } from './inlines.tsx'
import styles from './markdown-text.module.css'
import { isMarked, plainText } from './parse-markdown.ts'

interface Level {
  depth: number
}

export function Blocks({ tokens, depth }: Level & { tokens: readonly Token[] }) {
  if (depth > DEPTH_MAX) return null
  return tokens.map((token, place) => (
    // A text once parsed keeps its order.
    // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that tells two alike paragraphs apart
    <Fragment key={place}>
      <Block token={token} depth={depth} />
    </Fragment>
  ))
}

function Block({ token, depth }: Level & { token: Token }) {
  if (!isMarked(token)) return null
  switch (token.type) {
    case 'heading':
      return <Heading token={token} depth={depth} />
    case 'paragraph':
      return (
        <p>
          <Inlines tokens={token.tokens} depth={depth + 1} />
        </p>
      )
    case 'text':
      return token.tokens === undefined ? (
        plainText(token.text)
      ) : (
        <Inlines tokens={token.tokens} depth={depth + 1} />
      )
    case 'list':
      return <List token={token} depth={depth} />
    case 'blockquote':
      return (
        <blockquote>
          <Blocks tokens={token.tokens} depth={depth + 1} />
        </blockquote>
      )
    case 'table':
      return <Table token={token} depth={depth} />
    case 'code':
      return (
        <pre>
          <code>{token.text}</code>
        </pre>
      )
    case 'hr':
      return <hr />
    case 'html':
      return <p>{token.text.trim()}</p>
    default:
      return null
  }
}

/** The title of the item is the page's only h1. */
function Heading({ token, depth }: Level & { token: Tokens.Heading }) {
  const content = <Inlines tokens={token.tokens} depth={depth + 1} />
  return token.depth <= 2 ? <h2>{content}</h2> : <h3>{content}</h3>
}

function List({ token, depth }: Level & { token: Tokens.List }) {
  const items = token.items.map((item, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that tells two alike lines apart
    <li key={place}>
      <Blocks tokens={item.tokens} depth={depth + 1} />
    </li>
  ))
  return token.ordered ? <ol start={Number(token.start) || 1}>{items}</ol> : <ul>{items}</ul>
}

function Table({ token, depth }: Level & { token: Tokens.Table }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard
    <section className={styles.table} aria-label="Таблица" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {token.header.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
              <th key={column} scope="col">
                <Inlines tokens={cell.tokens} depth={depth + 1} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {token.rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
            <tr key={row}>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
                <td key={column}>
                  <Inlines tokens={cell.tokens} depth={depth + 1} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
