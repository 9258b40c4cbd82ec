import { textsOf } from '../format/block.ts'
import type { TemplateSource } from '../format/parse-template.ts'

const TAG = /\{[^{}]*\}/g

/** What a template says, without what the facts put in. */
export function passagesOf({ blocks }: Pick<TemplateSource, 'blocks'>): string[] {
  return blocks
    .flatMap(textsOf)
    .map((text) =>
      text
        .replaceAll('**', '')
        .replace(TAG, ' ')
        .replace(/\s+([,.;:)])/g, '$1')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => /[а-яё]{3}/i.test(text))
}
