import { foldLetters } from '@ot/text'
import abbreviations from '../../data/title-abbreviations.json' with { type: 'json' }
import { stemOf } from './stem.ts'

/** A word of a title; a short one was cut by whoever wrote it: «обслуж.». */
export type TitleWord = { word: string; stem: string; isShort: boolean }

export type ReadTitle = {
  words: readonly TitleWord[]
  /** Words in brackets: a department, another name, a specialisation. */
  aside: readonly TitleWord[]
}

/** Latin letters that look like Cyrillic ones; a lone one is a category of drivers. */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
  d: 'д',
}

function inCyrillic(text: string): string {
  return text.replace(/[а-яa-z0-9]+/g, (word) => {
    const isMixed = /[а-я]/.test(word) || word.length <= 2 || /\d/.test(word)
    return isMixed ? word.replace(/[a-z]/g, (letter) => LOOK_ALIKE[letter] ?? letter) : word
  })
}

const GRADE =
  /\d+(?:\s*[-–,]\s*\d+)*\s*-?(?:го|й|ый|ого)?\s*(?:р|разр|разряд[а-я]*|кат|категори[а-я]*|кл|класс[а-я]*|гр|грейд)(?![а-я])\.?/g
const LOAD = /гп\s*[\d,.]+\s*т?(?![а-я])/g
const CATEGORIES = /кат(?:егори[а-я]*)?\.?\s*((?:[авсде]{1,2}(?![а-я])[\s,/]*(?:и\s+)?)+)/g
/** «В отдел логистики», «на участок сборки»: where, not what. */
const PLACE = /\s(?:в|на|для)\s+(?:отдел|цех|участок|склад|офис|магазин|служб).*$/

const PIECES = abbreviations.pieces.map(
  ([piece = '', whole = '']) => [new RegExp(`(?<![а-я])(?:${piece})`, 'gu'), whole] as const,
)
/** Most titles have none: one look instead of thirty. */
const ANY_PIECE = new RegExp(PIECES.map(([piece]) => piece.source).join('|'), 'u')
const WORDS: Readonly<Record<string, string>> = abbreviations.words
const ONLY_FIRST = new Set(abbreviations.first)
const BEFORE_TRADE = /^(старш|главн|ведущ|помощник|заместител|ученик)/
const SILENT = new Set(['и', 'по', 'на', 'в', 'во', 'с', 'со', 'для', 'от', 'к', 'о', 'об', 'при', 'из', 'у'])

/** A driver of what his category allows; several categories leave the machine open. */
function byCategory(letters: string): string {
  const said = new Set(letters.replace(/[^авсде]/g, ''))
  if (said.has('д')) return 'автобуса'
  if (said.has('в')) return said.has('с') || said.has('е') ? 'автомобиля' : 'легкового автомобиля'
  return said.has('с') || said.has('е') ? 'грузового автомобиля' : ''
}

function withoutCategories(text: string): string {
  const letters = [...text.matchAll(CATEGORIES)].map(([, said = '']) => said).join(' ')
  const rest = text.replace(CATEGORIES, ' ')
  const isPlainDriver = /^\s*водител[ья]\s*(автомобил[а-я]*)?[\s,./]*$/.test(rest)
  return letters !== '' && isPlainDriver ? `водитель ${byCategory(letters)}` : rest
}

function wordsOf(text: string): TitleWord[] {
  const parts = text.match(/[а-яa-z0-9]+\.?/g) ?? []
  const whole: string[] = []
  for (const part of parts) {
    const word = part.replace('.', '')
    const before = whole.at(-1)
    const isFirst = before === undefined || BEFORE_TRADE.test(before)
    const known = Object.hasOwn(WORDS, word) && (isFirst || !ONLY_FIRST.has(word)) ? WORDS[word] : undefined
    if (known === undefined) whole.push(part)
    else whole.push(...(known.match(/[а-я]+/g) ?? []))
  }
  return whole.flatMap((part) => {
    const word = part.replace('.', '')
    if (SILENT.has(word) || /^\d+$/.test(word)) return []
    return [{ word, stem: stemOf(word), isShort: part.endsWith('.') }]
  })
}

/** A name of the reference list: nobody shortened it, there is no grade in it. */
export function readName(name: string): ReadTitle {
  const text = foldLetters(name)
  if (!text.includes('(')) return { words: wordsOf(text), aside: [] }
  return {
    words: wordsOf(text.replace(/\([^)]*\)/g, ' ')),
    aside: wordsOf([...text.matchAll(/\(([^)]*)\)/g)].map(([, inside = '']) => inside).join(' ')),
  }
}

/** Abbreviations spelled out, grade, category and numbers left out. */
export function readTitle(title: string): ReadTitle {
  const plain = inCyrillic(foldLetters(title)).replace(/№\s*\d+/g, ' ')
  const whole = ANY_PIECE.test(plain)
    ? PIECES.reduce((text, [piece, words]) => text.replace(piece, words), plain)
    : plain
  const asides = [...whole.matchAll(/\(([^)]*)\)?/g)].map(([, inside = '']) => inside)
  const outside = whole
    .replace(/\([^)]*\)?/g, ' ')
    .replace(GRADE, ' ')
    .replace(LOAD, ' ')
    .replace(PLACE, ' ')
  return {
    words: wordsOf(withoutCategories(outside.trim())),
    aside: wordsOf(asides.join(' ').replace(GRADE, ' ')).filter(({ word }) => word.length > 2),
  }
}
