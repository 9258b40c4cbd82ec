import { typeset } from '../lib/typeset.ts'

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g

interface Piece {
  text: string
  href: string | null
}

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const link of text.matchAll(LINK)) {
    const [whole, word = '', href = ''] = link
    pieces.push({ text: text.slice(end, link.index), href: null }, { text: word, href })
    end = link.index + whole.length
  }
  return [...pieces, { text: text.slice(end), href: null }]
}

/** Typeset text in which `[word](address)` is a link. */
export function LinkedText({ text }: { text: string }) {
  return piecesOf(typeset(text)).map(({ text: piece, href }) =>
    href === null ? (
      piece
    ) : (
      <a key={href} href={href}>
        {piece}
      </a>
    ),
  )
}
