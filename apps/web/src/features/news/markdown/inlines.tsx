import { useQuery } from '@tanstack/react-query'
import type { Token, Tokens } from 'marked'
import { Fragment } from 'react'
import { useObjectUrl } from '../../../lib/use-object-url.ts'
import { newsPictureQuery } from '../api/news-queries.ts'
import { DEPTH_MAX } from './depth.ts'
import styles from './markdown-text.module.css'
import { isMarked, plainText } from './parse-markdown.ts'

const SCHEMES = new Set(['http:', 'https:', 'mailto:'])
const PICTURE = /^\/api\/news\/pictures\/([1-9]\d{0,14})$/

interface Level {
  depth: number
}

export function Inlines({ tokens, depth }: Level & { tokens: readonly Token[] }) {
  if (depth > DEPTH_MAX) return null
  return tokens.map((token, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that tells two alike words apart
    <Fragment key={place}>
      <Inline token={token} depth={depth} />
    </Fragment>
  ))
}

function Inline({ token, depth }: Level & { token: Token }) {
  if (!isMarked(token)) return null
  switch (token.type) {
    case 'text':
      return token.tokens === undefined ? (
        plainText(token.text)
      ) : (
        <Inlines tokens={token.tokens} depth={depth + 1} />
      )
    case 'strong':
      return (
        <strong>
          <Inlines tokens={token.tokens} depth={depth + 1} />
        </strong>
      )
    case 'em':
      return (
        <em>
          <Inlines tokens={token.tokens} depth={depth + 1} />
        </em>
      )
    case 'del':
      return (
        <del>
          <Inlines tokens={token.tokens} depth={depth + 1} />
        </del>
      )
    case 'codespan':
      return <code>{token.text}</code>
    case 'br':
      return <br />
    case 'link':
      return <TextLink token={token} depth={depth} />
    case 'image':
      return <Picture token={token} />
    case 'escape':
    case 'html':
      return token.text
    default:
      return null
  }
}

/** What is no plain address stays as its words. */
function TextLink({ token, depth }: Level & { token: Tokens.Link }) {
  const content = <Inlines tokens={token.tokens} depth={depth + 1} />
  const address = safeAddress(token.href, window.location.origin)
  if (address === null) return content
  if (address.isOwn) return <a href={address.href}>{content}</a>
  return (
    <a href={address.href} target="_blank" rel="noopener noreferrer">
      {content}
    </a>
  )
}

/** Pictures are those kept with the news: nobody else learns who reads them. */
function Picture({ token }: { token: Tokens.Image }) {
  const id = pictureId(token.href)
  return id === null ? token.text : <NewsPicture id={id} alt={token.text} />
}

/** Asked for with the session's token, hence not by an address of its own; its words stand in for it until it comes. */
function NewsPicture({ id, alt }: { id: number; alt: string }) {
  const { data } = useQuery(newsPictureQuery(id))
  const address = useObjectUrl(data)
  if (address === null) return <span className={styles.pending}>{alt}</span>
  return <img src={address} alt={alt} className={styles.picture} />
}

/** `isOwn`: leads inside the application. */
type SafeAddress = { href: string; isOwn: boolean }

/** Null for whatever is no plain address: a script, data, another scheme, a host without one. */
function safeAddress(address: string, origin: string): SafeAddress | null {
  // A browser skips control characters and spaces inside a scheme; an address that has them is not one.
  const hasHidden = [...address].some((character) => character <= ' ' || character === '\u007f')
  if (hasHidden || address.startsWith('//') || address.includes('\\')) return null
  // «act.html» or «java&#10;script:…» are neither a place of the application nor one elsewhere.
  if (!/^[/#]|^[a-z]+:/i.test(address) || !URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  if (!SCHEMES.has(url.protocol)) return null
  return { href: url.origin === origin ? address : url.href, isOwn: url.origin === origin }
}

/** The number of a picture kept with the news; null for every other picture. */
function pictureId(address: string): number | null {
  const digits = PICTURE.exec(address)?.[1]
  return digits === undefined ? null : Number(digits)
}
