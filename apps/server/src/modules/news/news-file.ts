import { NEWS_CONTENT_MAX, NewsHead } from '@ot/contract'
import { wordStem, wordsOf } from '@ot/grammar'
import { parse, YAMLParseError } from 'yaml'
import { Invalid } from '../../foundation/errors.ts'
import type { NewsText } from './news-queries.ts'

/** What a Markdown file of the operator says; `date`: the day of publication, when it names one. */
export type NewsFile = NewsText & { date: string | null }

const PARTS = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/
const SHORT_MAX = 300
const PICTURE = /!\[[^\]]*\]\([^)]*\)/g
const LINK = /\[([^\]]*)\]\([^)]*\)/g
const MARKS = /[*_`~]+/g

/** `file`: its name, for messages. */
export function readNewsFile(file: string, text: string): NewsFile {
  if (Buffer.byteLength(text) > NEWS_CONTENT_MAX) {
    throw wrong(file, `файл больше ${NEWS_CONTENT_MAX / 1000} КБ`)
  }
  const [, headText, body] = PARTS.exec(text) ?? []
  if (headText === undefined || body === undefined) {
    throw wrong(file, 'в начале нужны строки slug и title между двумя строками «---»')
  }
  const { slug, title, date, short, norms, important, verified } = readHead(file, headText)
  const content = body.replaceAll('\r\n', '\n').trim()
  if (content === '') throw wrong(file, 'нет текста')
  return {
    slug,
    title,
    content,
    norms,
    isImportant: important,
    isVerified: verified,
    short: short ?? firstWords(content) ?? title,
    stems: stemsOf(`${title} ${content}`),
    date: date ?? null,
  }
}

function readHead(file: string, text: string): NewsHead {
  const parsed = NewsHead.safeParse(parseYaml(file, text))
  if (parsed.success) return parsed.data
  throw new Invalid(
    parsed.error.issues.map(({ path, message }) => ({ field: `${file}: ${path.join('.')}`, message })),
  )
}

function parseYaml(file: string, text: string): unknown {
  try {
    return parse(text)
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error
    throw wrong(file, `заголовок не читается: ${error.message.split('\n')[0] ?? ''}`)
  }
}

function wrong(file: string, message: string): Invalid {
  return Invalid.field(file, message)
}

/** The first paragraph as plain text, cut at a word. */
function firstWords(content: string): string | null {
  const paragraph = content.split(/\n\s*\n/).find((part) => /^[\p{L}\p{N}«*_[]/u.test(part.trim()))
  if (paragraph === undefined) return null
  const plain = paragraph
    .replace(PICTURE, '')
    .replace(LINK, '$1')
    .replace(MARKS, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (plain.length <= SHORT_MAX) return plain === '' ? null : plain
  return `${plain.slice(0, plain.lastIndexOf(' ', SHORT_MAX)).replace(/[,;:—\s]+$/, '')}…`
}

function stemsOf(text: string): string {
  return ` ${[...new Set(wordsOf(text).map(wordStem))].join(' ')} `
}
