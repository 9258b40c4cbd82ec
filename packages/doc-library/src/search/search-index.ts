import { BEGINNING, wantedStems, wordIndex } from '@ot/grammar'
import { excerptOf } from './excerpt.ts'

export type SearchedTemplate = {
  id: string
  title: string
  subject: string
  passages: () => readonly string[]
}

/** `excerpt`: where the text says it; null: the title itself does, or it is far down the list. */
export type TemplateFound = { id: string; excerpt: string | null }

export type SearchIndex = { find(words: string): TemplateFound[] }

const TITLE = 100
const SUBJECT = 40
const PASSAGE = 1
/** Nobody reads so far down; finding the place costs more than finding the template. */
const MOST_EXCERPTS = 60

export function searchIndex(templates: readonly SearchedTemplate[]): SearchIndex {
  const index = wordIndex(
    templates.map(({ title, subject, passages }) => [
      { text: title, weight: TITLE },
      { text: subject, weight: SUBJECT },
      ...passages().map((text) => ({ text, weight: PASSAGE })),
    ]),
  )
  return {
    find(words) {
      const wanted = wantedStems(words)
      return index.find(words).flatMap(({ place, weights }, rank) => {
        const template = templates[place]
        if (template === undefined) return []
        const isInTitle = weights.every((weight) => weight >= SUBJECT * BEGINNING)
        const excerpt =
          isInTitle || rank >= MOST_EXCERPTS ? null : excerptOf(template.passages(), wanted, index.stemOf)
        return [{ id: template.id, excerpt }]
      })
    },
  }
}
