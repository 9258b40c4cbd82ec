import { THING_KIND_LABELS, THING_KINDS, type ThingKind } from './thing-kinds.ts'

/** Beginnings of the words by which a list of equipment tells the kind, the narrower first. */
const KIND_STEMS: readonly (readonly [ThingKind, string])[] = [
  ['extinguisher', 'огнетушител'],
  ['firstAidKit', 'аптечк'],
  ['electricalProtection', 'диэлектр|указатель напряж|изолирующ|электрозащит'],
  ['ladder', 'лестниц|стремянк|подмост|леса(?!\\p{L})|вышка-тура'],
  [
    'lifting',
    'кран(?! (?:шаров|пожарн|водоразб))|таль(?!\\p{L})|тали(?!\\p{L})|тельфер|леб[её]дк|под[ъь]?[её]мник|домкрат|грузопод',
  ],
  ['pressure', 'сосуд|баллон|кот[её]л|компрессор|ресивер|воздухосборник|автоклав'],
  ['vehicle', 'автомобил|грузовик|погрузчик|экскаватор|трактор|самосвал|спецтехник|газель|камаз'],
  ['tool', 'инструмент|дрель|перфоратор|болгарк|шлифмашин|углошлиф|шурупов[её]рт|молоток|ключ(?!ниц)'],
  ['chemical', 'моющ|дезинф|химич|растворител|кислот|щелоч|хлор'],
  ['ppeStore', 'сиз(?!\\p{L})|спецодежд|перчатк|каск'],
  ['machine', 'стано?к|пресс|машин|печь|мясоруб|слайсер|тестомес|агрегат|установк|оборудован'],
]
/** What moves a machine stands before its name in one word: «автокран», «электроталь». */
const DRIVEN_BY = '(?:авто|бензо|гидро|мини|мото|пневмо|электро)?'
const KIND_WORDS = KIND_STEMS.map(([kind, stems]) => ({
  kind,
  words: new RegExp(`(?<!\\p{L})${DRIVEN_BY}(?:${stems})`, 'u'),
}))

/** Null: the words tell no kind. A word tells it by its beginning: an «экран» is no crane. */
export function kindOfWords(text: string): ThingKind | null {
  const said = text.toLowerCase().trim()
  const labelled = THING_KINDS.find((kind) => THING_KIND_LABELS[kind].toLowerCase() === said)
  return labelled ?? KIND_WORDS.find(({ words }) => words.test(said))?.kind ?? null
}

const MONTHS_OF: readonly (readonly [RegExp, number])[] = [
  [/^мес/, 1],
  [/^кварт/, 3],
  [/^полг/, 6],
  [/^(?:год|лет|г$)/, 12],
]

/** «12», «6 мес.», «1 раз в год», «раз в 2 года», «ежегодно» → whole months; null: not a term in months. */
export function monthsOfWords(text: string): number | null {
  const said = text.toLowerCase().trim()
  if (/^ежегодн/.test(said)) return 12
  const { count = '', unit = '' } =
    /^(?:(?:1 ?|один )?раз в )?(?<count>\d{0,3}) ?(?<unit>[а-яё]*)\.?$/u.exec(said)?.groups ?? {}
  if (count === '' && unit === '') return null
  const months = unit === '' ? 1 : MONTHS_OF.find(([words]) => words.test(unit))?.[1]
  const times = count === '' ? 1 : Number(count)
  return months === undefined || times === 0 ? null : months * times
}
