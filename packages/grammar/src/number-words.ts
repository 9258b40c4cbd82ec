import { plural, upperFirst } from '@ot/text'

export type NumeralGender = 'm' | 'f' | 'n'

const ONE: Record<NumeralGender, string> = { m: 'один', f: 'одна', n: 'одно' }
const TWO: Record<NumeralGender, string> = { m: 'два', f: 'две', n: 'два' }

const FROM_THREE = [
  'три',
  'четыре',
  'пять',
  'шесть',
  'семь',
  'восемь',
  'девять',
  'десять',
  'одиннадцать',
  'двенадцать',
  'тринадцать',
  'четырнадцать',
  'пятнадцать',
  'шестнадцать',
  'семнадцать',
  'восемнадцать',
  'девятнадцать',
]
const TENS = [
  'двадцать',
  'тридцать',
  'сорок',
  'пятьдесят',
  'шестьдесят',
  'семьдесят',
  'восемьдесят',
  'девяносто',
]
const HUNDREDS = [
  'сто',
  'двести',
  'триста',
  'четыреста',
  'пятьсот',
  'шестьсот',
  'семьсот',
  'восемьсот',
  'девятьсот',
]

type Scale = { gender: NumeralGender; forms: readonly [string, string, string] }

const SCALES: readonly Scale[] = [
  { gender: 'f', forms: ['тысяча', 'тысячи', 'тысяч'] },
  { gender: 'm', forms: ['миллион', 'миллиона', 'миллионов'] },
  { gender: 'm', forms: ['миллиард', 'миллиарда', 'миллиардов'] },
  { gender: 'm', forms: ['триллион', 'триллиона', 'триллионов'] },
  { gender: 'm', forms: ['квадриллион', 'квадриллиона', 'квадриллионов'] },
  { gender: 'm', forms: ['квинтиллион', 'квинтиллиона', 'квинтиллионов'] },
]

const LIMIT = 10n ** BigInt(3 * (SCALES.length + 1))

/** «двадцать одна»; n is a whole number. */
export function numberInWords(n: number | bigint, gender: NumeralGender = 'm'): string {
  const whole = BigInt(n)
  if (whole < 0n) return `минус ${numberInWords(-whole, gender)}`
  if (whole >= LIMIT) throw new RangeError(`Число ${whole} слишком велико, чтобы написать его словами`)
  if (whole === 0n) return 'ноль'
  const words: string[] = []
  for (let scale = SCALES.length; scale >= 0; scale -= 1) {
    const group = Number((whole / 1000n ** BigInt(scale)) % 1000n)
    if (group !== 0) words.push(...groupInWords(group, SCALES[scale - 1], gender))
  }
  return words.join(' ')
}

function groupInWords(group: number, scale: Scale | undefined, gender: NumeralGender): string[] {
  const words = belowThousand(group, scale?.gender ?? gender)
  return scale === undefined ? words : [...words, plural(group, scale.forms)]
}

function belowThousand(n: number, gender: NumeralGender): string[] {
  const belowHundred = n % 100
  const tens = belowHundred >= 20 ? TENS[Math.floor(belowHundred / 10) - 2] : undefined
  const belowTwenty = belowHundred >= 20 ? belowHundred % 10 : belowHundred
  const words = [HUNDREDS[Math.floor(n / 100) - 1], tens, unit(belowTwenty, gender)]
  return words.filter((word) => word !== undefined)
}

function unit(n: number, gender: NumeralGender): string | undefined {
  if (n === 1) return ONE[gender]
  return n === 2 ? TWO[gender] : FROM_THREE[n - 3]
}

/** «Одна тысяча двести рублей 00 копеек»; kopecks is a whole number. */
export function sumInWords(kopecks: bigint | number): string {
  const total = BigInt(kopecks)
  const absolute = total < 0n ? -total : total
  const rubles = absolute / 100n
  const rest = Number(absolute % 100n)
  const words = `${total < 0n ? 'минус ' : ''}${numberInWords(rubles)}`
  const ruble = plural(Number(rubles % 100n), ['рубль', 'рубля', 'рублей'])
  const kopeck = plural(rest, ['копейка', 'копейки', 'копеек'])
  return `${upperFirst(words)} ${ruble} ${String(rest).padStart(2, '0')} ${kopeck}`
}
