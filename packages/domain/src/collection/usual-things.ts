import type { Thing } from './thing-fields.ts'
import type { ThingKind } from './thing-kinds.ts'

/** `positions`: who works with it, in the words of the reference; null: everybody has it. `has`: by which name it is kept. */
type Usual = { positions: RegExp | null; kind: ThingKind; name: string; has: RegExp }

const USUAL: readonly Usual[] = [
  { positions: null, kind: 'extinguisher', name: 'Огнетушитель', has: /./ },
  { positions: null, kind: 'firstAidKit', name: 'Аптечка первой помощи', has: /./ },
  { positions: /токарь/, kind: 'machine', name: 'Токарный станок', has: /токарн/ },
  { positions: /фрезеров/, kind: 'machine', name: 'Фрезерный станок', has: /фрезер/ },
  { positions: /шлифовщик/, kind: 'machine', name: 'Шлифовальный станок', has: /шлиф/ },
  { positions: /сверловщик/, kind: 'machine', name: 'Сверлильный станок', has: /сверл/ },
  { positions: /чпу/, kind: 'machine', name: 'Станок с ЧПУ', has: /чпу|обрабатывающ/ },
  { positions: /штамповщик|кузнец/, kind: 'machine', name: 'Пресс', has: /пресс|молот/ },
  {
    positions: /на ножницах|листоправ/,
    kind: 'machine',
    name: 'Гильотинные ножницы',
    has: /ножниц|гильотин/,
  },
  { positions: /сварщик/, kind: 'machine', name: 'Сварочный аппарат', has: /свароч/ },
  { positions: /газосвар|газорез/, kind: 'pressure', name: 'Баллон с кислородом', has: /кислород|баллон/ },
  {
    positions: /станочник|столяр|плотник/,
    kind: 'machine',
    name: 'Деревообрабатывающий станок',
    has: /дерев|пил|фуган/,
  },
  { positions: /повар|пекарь|кондитер/, kind: 'machine', name: 'Плита', has: /плит|печ|пароконвект/ },
  { positions: /повар/, kind: 'machine', name: 'Мясорубка', has: /мясоруб|куттер/ },
  { positions: /бариста|бармен/, kind: 'machine', name: 'Кофемашина', has: /кофе/ },
  { positions: /продавец|мясник/, kind: 'machine', name: 'Слайсер', has: /слайсер|ломтерез/ },
  { positions: /швея|портн/, kind: 'machine', name: 'Швейная машина', has: /швейн|оверлок/ },
  { positions: /машинист (мостового )?крана|крановщик|автокран/, kind: 'lifting', name: 'Кран', has: /кран/ },
  { positions: /стропальщик/, kind: 'lifting', name: 'Строп', has: /строп|траверс/ },
  {
    positions: /компрессор/,
    kind: 'pressure',
    name: 'Воздухосборник',
    has: /воздухосбор|ресивер|компрессор/,
  },
  { positions: /котельн/, kind: 'pressure', name: 'Водогрейный котёл', has: /кот[её]л/ },
  { positions: /водитель погрузчика/, kind: 'vehicle', name: 'Погрузчик', has: /погрузчик/ },
  { positions: /экскаватор/, kind: 'vehicle', name: 'Экскаватор', has: /экскаватор/ },
  {
    positions: /водител(?!\S* погрузчик)|экспедитор/,
    kind: 'vehicle',
    name: 'Автомобиль',
    has: /автомоб|газель|камаз|грузов|легков/,
  },
  {
    positions: /слесарь|монтажник|плотник|столяр|сантехник/,
    kind: 'tool',
    name: 'Электроинструмент',
    has: /./,
  },
  {
    positions: /электромонт|электрик|электрослесар|энергетик/,
    kind: 'electricalProtection',
    name: 'Диэлектрические перчатки',
    has: /./,
  },
  {
    positions: /маляр|штукатур|электромонт|монтажник|кровельщик|завхоз|хозяйством|кладовщик/,
    kind: 'ladder',
    name: 'Стремянка',
    has: /./,
  },
  { positions: /уборщи|посуд|кухонн/, kind: 'chemical', name: 'Моющее средство', has: /./ },
  { positions: /маляр/, kind: 'chemical', name: 'Эмаль и растворитель', has: /эмал|краск|растворит/ },
]

/** `because`: whose position tells it; null: any organisation has it. */
export type UsualThing = Pick<Usual, 'kind' | 'name'> & { because: string | null }

type Known = { positions: readonly string[]; things: readonly Pick<Thing, 'kind' | 'name'>[] }

/** What those who hold such positions usually work with and nobody has entered yet. */
export function usualThings({ positions, things }: Known): UsualThing[] {
  const held = positions.map((position) => position.toLowerCase())
  return USUAL.flatMap(({ positions: whose, kind, name, has }) => {
    const because = whose === null ? null : held.find((position) => whose.test(position))
    const isKept = things.some((thing) => thing.kind === kind && has.test(thing.name.toLowerCase()))
    return because === undefined || isKept ? [] : [{ kind, name, because }]
  })
}
