import { plural } from '@ot/text'
import { documentsText, inDocumentsText } from '../../lib/document-words.ts'
import type { ThemeProgress } from './interview-view.ts'

const NBSP = '\u00a0'

export function answeredText({ answered, asked }: Pick<ThemeProgress, 'answered' | 'asked'>): string {
  return `отвечено ${answered} из${NBSP}${asked}`
}

/** Of what is still without an answer. */
export function waitingText({ waiting }: ThemeProgress): string {
  return `Ответов, которых пока нет, ${plural(waiting, ['ждёт', 'ждут', 'ждут'])} ${documentsText(waiting)}.`
}

export function neededText(papers: number): string {
  return `нужно ${inDocumentsText(papers)}`
}

export function unlocksText(papers: number): string {
  return `ответ сделает ${plural(papers, ['готовым', 'готовыми', 'готовыми'])} ${documentsText(papers)}`
}
