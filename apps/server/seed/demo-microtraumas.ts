import type { MicrotraumaOutcome } from '@ot/domain'

/** Days are counted back from today; names are those of the demo staff. */
export type DemoMicrotrauma = {
  victim: string
  daysAgo: number
  time: string
  place: string
  injury: string
  circumstances: string
  firstAid: string
  experience: string
  reportedTo: string
  /** Null: still looked into. */
  examined: { inquirer: string; causes: string; outcome: MicrotraumaOutcome; daysAgo: number } | null
  measures: readonly { what: string; responsible: string; dueInDays: number; doneDaysAgo: number | null }[]
}

export const DEMO_MICROTRAUMAS: readonly DemoMicrotrauma[] = [
  {
    victim: 'Ткач',
    daysAgo: 46,
    time: '11:20',
    experience: '12 лет',
    place: 'Производственный участок, токарный станок № 3',
    injury: 'Поверхностный порез указательного пальца правой руки',
    circumstances: 'Убирал стружку с суппорта рукой в обход крючка, порезался о витую стружку.',
    firstAid: 'Рана промыта, обработана, наложен лейкопластырь из аптечки участка',
    reportedTo: 'старшему мастеру Воробью С. И.',
    examined: {
      inquirer: 'Черных',
      outcome: 'worked-on',
      daysAgo: 44,
      causes: 'Крючок для стружки сломан и не заменён; за уборкой стружки в смену не следили.',
    },
    measures: [
      {
        what: 'Выдать крючки для стружки с защитным щитком на каждый станок',
        responsible: 'Воробей',
        dueInDays: -38,
        doneDaysAgo: 40,
      },
      {
        what: 'Показать приёмы уборки стружки на повторном инструктаже',
        responsible: 'Воробей',
        dueInDays: -5,
        doneDaysAgo: null,
      },
    ],
  },
  {
    victim: 'Малых',
    daysAgo: 1,
    time: '15:05',
    experience: '2 года 3 месяца',
    place: 'Склад, зона упаковки',
    injury: 'Ссадина левого предплечья',
    circumstances: 'Проходила между поддонами, задела край незакреплённой стальной ленты.',
    firstAid: 'Ссадина обработана, наложена повязка',
    reportedTo: 'заведующей складом Гончаренко Л. М.',
    examined: null,
    measures: [],
  },
]
