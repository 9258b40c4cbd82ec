import type { PlaceFields } from '@ot/contract'
import type { z } from 'zod'

export type DemoPlace = Omit<z.input<typeof PlaceFields>, 'responsibleId' | 'drilledOn'> & {
  responsible: string
  /** How many days ago leaving was practised. */
  drilled?: number
}

const YARD = '300000, г. Тула, ул. Примерная, д. 7'
const SMOKING = 'беседка с урной у проходной; в зданиях не курят'
const GATE = 'площадка у проходной, перед административным корпусом'

/** Two sites of a plant of sixty: the shop and offices, and the store beyond the town. */
export const DEMO_PLACES: readonly DemoPlace[] = [
  {
    name: 'Административный корпус',
    address: `${YARD}, офис 12`,
    purpose: 'двухэтажное здание: кабинеты, приёмная, комната приёма пищи',
    fireCategory: null,
    assemblyPoint: GATE,
    powerCutoff: 'распределительный щит в тамбуре первого этажа, кран воды в подвале',
    firstAidKits: '№ 1 — приёмная, второй этаж',
    extinguishers: 'огнетушители у лестницы на каждом этаже и у серверной',
    smokingPlace: SMOKING,
    responsible: 'Гаджиева',
  },
  {
    name: 'Цех металлоконструкций',
    address: YARD,
    purpose: 'станочное, сборочное и сварочное отделения, кран-балка в пролёте',
    fireCategory: 'Г, класс зоны не определяется',
    assemblyPoint: GATE,
    powerCutoff: 'вводной щит ВРУ-1 у ворот № 1, вентили газовой рампы снаружи у торца',
    firstAidKits: '№ 2 — комната мастера, № 3 — у сварочных постов',
    extinguishers: 'огнетушители у ворот и у каждого сварочного поста, пожарный щит у ворот № 1',
    peopleAtOnce: 52,
    drilled: 165,
    smokingPlace: SMOKING,
    responsible: 'Воробей',
  },
  {
    name: 'Участок окраски',
    address: YARD,
    purpose: 'камера окраски, кладовая эмалей и растворителей',
    fireCategory: 'Б, класс зоны В-Iа',
    assemblyPoint: GATE,
    powerCutoff: 'щит ЩС-4 снаружи у двери участка',
    firstAidKits: '№ 4 — у двери участка',
    extinguishers: 'огнетушители у камеры и в кладовой, ящик с песком',
    smokingPlace: SMOKING,
    responsible: 'Воробей',
  },
  {
    name: 'Компрессорная',
    address: YARD,
    purpose: 'компрессор и воздухосборник',
    fireCategory: 'Д',
    assemblyPoint: GATE,
    powerCutoff: 'щит ЩС-5 в помещении компрессорной',
    firstAidKits: null,
    extinguishers: 'огнетушитель у двери',
    smokingPlace: SMOKING,
    responsible: 'Пономарёв',
  },
  {
    name: 'Склад готовой продукции',
    address: '301000, Тульская область, рабочий посёлок Примерный, ул. Складская, д. 3',
    purpose: 'одноэтажный склад с рампой, зона зарядки погрузчиков',
    fireCategory: 'В3, класс зоны П-IIа',
    assemblyPoint: 'площадка у въездных ворот склада',
    powerCutoff: 'щит ВРУ-2 у ворот склада',
    firstAidKits: '№ 5 — пост кладовщика',
    extinguishers: 'огнетушители у ворот и в зоне зарядки, пожарный кран у рампы',
    smokingPlace: 'навес с урной за весовой; на складе не курят',
    responsible: 'Гончаренко',
  },
  {
    name: 'Гараж',
    address: '301000, Тульская область, рабочий посёлок Примерный, ул. Складская, д. 3',
    purpose: 'стоянка на шесть автомобилей, смотровая яма',
    fireCategory: 'В2, класс зоны П-I',
    assemblyPoint: 'площадка у въездных ворот склада',
    powerCutoff: 'щит ЩГ-1 у ворот гаража',
    firstAidKits: '№ 6 — кабинет механика; аптечки в автомобилях',
    extinguishers: 'огнетушители у ворот и у смотровой ямы',
    smokingPlace: 'навес с урной за весовой; в гараже не курят',
    responsible: 'Баранов',
  },
]
