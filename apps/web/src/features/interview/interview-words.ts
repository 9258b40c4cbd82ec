import { plural, upperFirst } from '@ot/text'
import { documentsText, inDocumentsText } from '../../lib/document-words.ts'
import type { ThemeProgress } from './interview-view.ts'

const NBSP = '\u00a0'
const QUESTIONS = ['вопрос', 'вопроса', 'вопросов'] as const

export function answeredText({ answered, asked }: Pick<ThemeProgress, 'answered' | 'asked'>): string {
  return `отвечено ${answered} из${NBSP}${asked}`
}

/** What is left to be thought of, beside what is only to be agreed to. */
export function questionsLeftText({ answered, asked, proposed }: Omit<ThemeProgress, 'waiting'>): string {
  const open = asked - answered - proposed
  const left = `${plural(open, ['Остался', 'Осталось', 'Осталось'])} ${open}${NBSP}${plural(open, QUESTIONS)}`
  if (proposed === 0) return `${left}.`
  const ready = `${proposed}${NBSP}${plural(proposed, ['ответ предложен', 'ответа предложены', 'ответов предложены'])}`
  return open === 0 ? `${upperFirst(ready)}: остаётся согласиться.` : `${left}, ещё ${ready}.`
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
