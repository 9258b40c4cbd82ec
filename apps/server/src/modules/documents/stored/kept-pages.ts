import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { PaperPages } from '@ot/contract'
import type { PaperPages as SetPages } from '@ot/doc-press'

/** Pages of a paper that says what it said on its day: nothing on them leads to where it could be changed. */
export function withoutOrigins({ glyphs, pages }: SetPages): PaperPages {
  return {
    glyphs,
    facts: [],
    pages: pages.map((page) => ({ ...page, words: [...page.words], values: [] })),
  }
}

export function packPages(pages: PaperPages): Buffer {
  return deflateRawSync(JSON.stringify(pages))
}

export function unpackPages(kept: Buffer): PaperPages {
  return PaperPages.parse(JSON.parse(inflateRawSync(kept).toString('utf8')))
}
