/** Advance widths of Times New Roman in thousandths of the type size, and the letters that have them. */
const WIDTHS: readonly (readonly [number, string])[] = [
  [180, "'"],
  [200, '|'],
  [250, '\u00a0 ,.'],
  [278, '/:;\\ijlt'],
  [333, '!()-\u2011I[]`fr'],
  [389, 'Js'],
  [395, 'з'],
  [408, '"г°'],
  [437, 'тэ'],
  [444, '?acezёаес'],
  [460, 'ья'],
  [480, 'в{}'],
  [486, 'к'],
  [500, '#$*0123456789_bdghknopquvxy«»–§орухл'],
  [503, 'зчЗ'],
  [517, 'бдъ'],
  [535, 'ийнпц'],
  [556, 'FPSР'],
  [574, '+<=>×БЬГ'],
  [611, 'ELTZЁЕТ'],
  [650, 'мфЧ'],
  [672, 'BCRВКСыЭ'],
  [682, 'ЛД'],
  [708, 'жЪУ'],
  [722, 'ADGHKNOQUVXYwАИЙНОПХЦ'],
  [778, 'ю&mшщФ'],
  [889, 'MМЫ%Ж'],
  [954, '@W№'],
  [1000, '—…'],
  [1028, 'ШЩЮ'],
]
/** Of a letter that is not among them: as wide as an ordinary capital. */
const OTHER = 722

const byLetter = new Map(WIDTHS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width])))
const byCode = Uint16Array.from(
  { length: 0x460 },
  (_, code) => byLetter.get(String.fromCharCode(code)) ?? OTHER,
)

function codeWidth(code: number): number {
  return byCode[code] ?? byLetter.get(String.fromCharCode(code)) ?? OTHER
}

/** In thousandths of the type size. */
export function textWidth(text: string): number {
  let width = 0
  for (let at = 0; at < text.length; at++) width += codeWidth(text.charCodeAt(at))
  return width
}

const SPACE = 0x20
const HYPHEN = 0x2d

/**
 * The widest of what a line of this text cannot be broken in, with what stands glued before the text and after it.
 * A line breaks at spaces and after hyphens.
 */
export function widestWord(text: string, before = 0, after = 0): number {
  let widest = 0
  let width = before
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code > SPACE) width += codeWidth(code)
    if (code > SPACE && code !== HYPHEN) continue
    if (width > widest) widest = width
    width = 0
  }
  return Math.max(widest, width + after)
}
