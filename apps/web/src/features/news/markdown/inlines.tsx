import type { Token, Tokens } from 'marked'
import { Fragment } from 'react'
import { DEPTH_MAX } from './depth.ts'
import { NewsPicture } from './news-picture.tsx'
import { isMarked, plainText } from './parse-markdown.ts'
import { pictureId, safeAddress } from './safe-address.ts'

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
