/** «Son of», «daughter of»: words of their own after a patronymic, in small letters. */
const PATRONYMIC_WORDS = new Set(['оглы', 'кызы', 'улы', 'уулу'])

/** Particles of compound names stay in small letters: «де Голль», «аль-Фараби». */
const PARTICLES = new Set('де да ди дель дер фон ван ибн бен аль эль ла ле'.split(' '))

/** One name as papers write it: single spaces, tight hyphens, capital first letters. Ё stays. Idempotent. */
export function normaliseName(text: string): string {
  const tidy = text
    .normalize('NFC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s*-\s*/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
  // What is a small word beside another name is a name when it stands alone: the surname «Ван».
  return /[ -]/.test(tidy) ? tidy.split(' ').map(word).join(' ') : capitalised(tidy)
}

function word(text: string): string {
  const lower = text.toLocaleLowerCase('ru')
  return PATRONYMIC_WORDS.has(lower) ? lower : text.split('-').map(part).join('-')
}

function part(text: string): string {
  const lower = text.toLocaleLowerCase('ru')
  return PARTICLES.has(lower) ? lower : capitalised(text)
}

/** Who types capitals inside a word means them, «МакКинли», unless Caps Lock was on: «пЕТРОВ». */
function capitalised(text: string): string {
  const lower = text.toLocaleLowerCase('ru')
  const proper = lower.replace(/^\p{L}|(?<=['’])\p{L}/gu, (letter) => letter.toLocaleUpperCase('ru'))
  const isMixed = text !== lower && text !== text.toLocaleUpperCase('ru')
  return isMixed && text !== invertedCase(proper) ? text : proper
}

/** What the same keys write with Caps Lock on. */
function invertedCase(text: string): string {
  return text.replace(/\p{L}/gu, (letter) => {
    const lower = letter.toLocaleLowerCase('ru')
    return letter === lower ? letter.toLocaleUpperCase('ru') : lower
  })
}

const NO_FATHER_NAME = /^(?:[-–—]+|нет|отсутствует|не имеет|без отчества|нет отчества)\.?$/i

/** Is it said that there is no patronymic, as against nothing being said of it? */
export function saysNoFatherName(text: string): boolean {
  return NO_FATHER_NAME.test(text.trim())
}

/** Letters of any alphabet, spaces, hyphens, apostrophes and dots of initials. */
export function isPersonName(text: string): boolean {
  return /^[\p{L}][\p{L}\p{M} .'’()-]*$/u.test(text)
}
