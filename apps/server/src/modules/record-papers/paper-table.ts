import type { PaperPeriod, RecordSection } from '@ot/domain'
import type { Tx } from '../../db/transaction.ts'
import { briefingJournal, briefingSheets } from './briefing-papers.ts'
import { instructionAcquaintance } from './instruction-papers.ts'
import {
  contingentRecords,
  namedList,
  referralJournal,
  referralRecords,
  suspensionRecords,
} from './medical-papers.ts'
import { microtraumaCertificates, microtraumaJournal } from './microtrauma-papers.ts'
import { personCards } from './person-card.ts'
import { ppeCards, ppeNeed } from './ppe-papers.ts'
import type { PaperRecords, RecordRequest } from './record-request.ts'
import { riskAcquaintance, riskMeasures, riskRegister } from './risk-papers.ts'
import { assessmentAcquaintance, workplaceList } from './workplace-papers.ts'

export type RecordPaper = {
  section: RecordSection
  period: PaperPeriod | null
  /** Who is in it when nobody is chosen, in words for the page. */
  about: string
  /** Said when the records have nothing to print. */
  nothing: string
  sentAhead?: { key: string; months: number }
  load(tx: Tx, request: RecordRequest): Promise<PaperRecords[]>
}

const NO_BRIEFINGS = 'За этот период таких инструктажей в записях нет'
const JOURNAL = { section: 'briefing', period: 'past', nothing: NO_BRIEFINGS } as const
const NO_MICROTRAUMAS = 'За этот период микротравм в записях нет'
const NO_RISKS = 'Карт оценки рисков с опасностями в записях нет'
const NO_WORKPLACES = 'Рабочих мест с работниками в записях нет'
const NO_EXAMINATIONS = 'Осмотров по пунктам приказа № 29н, срок которых наступает, в записях нет'
/** 29н, п. 24: the list goes to the medical organisation two months before the day agreed on. */
const NAMED_LIST_MONTHS = 2

/** What the papers made from records are made of, by the id of their template, in the order in which they are shown. */
export const RECORD_PAPERS: ReadonlyMap<string, RecordPaper> = new Map<string, RecordPaper>([
  [
    'zapisi-vvodnogo-instruktazha',
    { ...JOURNAL, about: 'Все вводные инструктажи за период', load: briefingJournal(['introductory']) },
  ],
  [
    'zapisi-instruktazhey-na-rabochem-meste',
    {
      ...JOURNAL,
      about: 'Первичные, повторные и внеплановые инструктажи за период',
      load: briefingJournal(['initial', 'repeat', 'unscheduled']),
    },
  ],
  [
    'zapisi-tselevyh-instruktazhey',
    { ...JOURNAL, about: 'Целевые инструктажи за период', load: briefingJournal(['targeted']) },
  ],
  [
    'zapisi-protivopozharnyh-instruktazhey',
    {
      ...JOURNAL,
      about: 'Противопожарные инструктажи всех видов за период',
      load: briefingJournal([
        'fire-introductory',
        'fire-initial',
        'fire-repeat',
        'fire-unscheduled',
        'fire-targeted',
      ]),
    },
  ],
  [
    'zapisi-prisvoeniya-pervoy-gruppy',
    { ...JOURNAL, about: 'Присвоение группы I за период', load: briefingJournal(['electrical-1']) },
  ],
  [
    'list-instruktazhey-rabotnika',
    { ...JOURNAL, about: 'Лист на каждого, кто проходил инструктажи за период', load: briefingSheets },
  ],
  [
    'oznakomlenie-s-vydannymi-instruktsiyami',
    {
      section: 'instruction',
      period: null,
      load: instructionAcquaintance,
      about: 'Все, кому выданы инструкции',
      nothing: 'Выданных инструкций в записях нет',
    },
  ],
  [
    'kontingent-po-zapisyam',
    {
      section: 'medical',
      period: null,
      load: contingentRecords,
      about: 'Профессии, по которым назначены осмотры',
      nothing: 'Осмотров по пунктам приказа № 29н в записях нет',
    },
  ],
  [
    'poimennyy-spisok-po-zapisyam',
    {
      section: 'medical',
      period: 'ahead',
      load: namedList,
      nothing: NO_EXAMINATIONS,
      about: 'Все, чей осмотр наступает в периоде, и просроченные',
      sentAhead: { key: 'дата_осмотра', months: NAMED_LIST_MONTHS },
    },
  ],
  [
    'napravlenie-po-zapisyam',
    {
      section: 'medical',
      period: 'ahead',
      load: referralRecords,
      nothing: NO_EXAMINATIONS,
      about: 'Направление на каждого, чей осмотр наступает в периоде',
    },
  ],
  [
    'vydannye-napravleniya',
    {
      section: 'medical',
      period: 'past',
      load: referralJournal,
      about: 'Направления, зарегистрированные за период',
      nothing: 'За этот период зарегистрированных направлений нет',
    },
  ],
  [
    'otstranenie-po-prosrochennomu-osmotru',
    {
      section: 'medical',
      period: null,
      load: suspensionRecords,
      about: 'Приказ на каждого, чей осмотр просрочен',
      nothing: 'Просроченных осмотров в записях нет',
    },
  ],
  [
    'lichnaya-kartochka-po-zapisyam',
    {
      section: 'ppe',
      period: null,
      load: ppeCards,
      about: 'Карточка на каждого, кому положены СИЗ',
      nothing: 'Норм и выдач СИЗ в записях нет',
    },
  ],
  [
    'potrebnost-v-siz-po-razmeram',
    {
      section: 'ppe',
      period: 'ahead',
      load: ppeNeed,
      about: 'Всё, что нужно выдать в периоде, и просроченное',
      nothing: 'Выдач, срок которых наступает в этом периоде, нет',
    },
  ],
  [
    'rabochie-mesta-po-zapisyam',
    {
      section: 'sout',
      period: null,
      load: workplaceList,
      nothing: 'Рабочих мест в записях нет',
      about: 'Все рабочие места с классами',
    },
  ],
  [
    'oznakomlenie-s-sout-po-rabochim-mestam',
    {
      section: 'sout',
      period: null,
      load: assessmentAcquaintance,
      nothing: NO_WORKPLACES,
      about: 'Все, кто числится на рабочих местах',
    },
  ],
  [
    'reestr-riskov-po-kartam',
    {
      section: 'risk',
      period: null,
      load: riskRegister,
      nothing: NO_RISKS,
      about: 'Опасности всех карт, каждая один раз',
    },
  ],
  [
    'plan-mer-po-kartam-riskov',
    {
      section: 'risk',
      period: null,
      load: riskMeasures,
      about: 'Меры всех карт, начиная с самых высоких рисков',
      nothing: 'Карт оценки рисков с мерами в записях нет',
    },
  ],
  [
    'oznakomlenie-s-kartami-riskov',
    {
      section: 'risk',
      period: null,
      load: riskAcquaintance,
      nothing: NO_RISKS,
      about: 'Все, чьи риски оценены',
    },
  ],
  [
    'lichnaya-kartochka-po-ohrane-truda',
    {
      section: 'person',
      period: null,
      load: personCards,
      nothing: 'О работнике ничего ещё не записано',
      about: 'Карточка на каждого, о ком есть записи',
    },
  ],
  [
    'zapisi-mikrotravm',
    {
      section: 'microtrauma',
      period: 'past',
      load: microtraumaJournal,
      nothing: NO_MICROTRAUMAS,
      about: 'Все микротравмы периода, кроме отменённых',
    },
  ],
  [
    'spravka-po-zapisi-mikrotravmy',
    {
      section: 'microtrauma',
      period: 'past',
      load: microtraumaCertificates,
      nothing: NO_MICROTRAUMAS,
      about: 'Справка о каждой микротравме периода',
    },
  ],
])
