import { textsOf } from '../format/block.ts'
import type { TemplateSource } from '../format/parse-template.ts'

const TAG = /\{[^{}]*\}/g
const WORD = /[а-яёa-z0-9]+(?:-[а-яёa-z0-9]+)*/g

export function wordsIn(text: string): string[] {
  return text.replaceAll(TAG, ' ').toLowerCase().match(WORD) ?? []
}

export function bodyWords({ blocks }: Pick<TemplateSource, 'blocks'>): string[] {
  return blocks.flatMap((block) => textsOf(block).flatMap(wordsIn))
}

export function differentWords(template: TemplateSource): number {
  return new Set(bodyWords(template)).size
}
