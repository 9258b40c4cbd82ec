import { shortDate } from '@ot/text'
import { addDays } from '../../calendar/calendar.ts'
import { severityOf } from '../degrees.ts'
import { HERE, isDone, isFatalForAll, needsOrder } from './conditions.ts'
import type { StepDefinition } from './definition.ts'
import type { CourseFacts } from './facts.ts'
import { investigationTerm } from './investigation.ts'
import { noTerm, onDay, type Term, withinHours } from './terms.ts'

const COMMISSION = 'Комиссия'
const AT_ONCE = 'Незамедлительно, часов закон не называет; здесь — за сутки'
const SPECIALIST = 'Специалист по охране труда'
const INVESTIGATION = ['tk', 'ст. 229.1'] as const
const QUESTION_FORM = ['mt-223n', 'прил. 2, форма № 8'] as const

/** The law says «незамедлительно» and gives no hours; a day is the measure that the list keeps by. */
function orderAtOnce(facts: CourseFacts): Term {
  const { applicationOn, toldAt } = facts
  if (applicationOn !== null)
    return onDay(addDays(applicationOn, 1), `${AT_ONCE}: заявление поступило ${shortDate(applicationOn)}`)
  const term = withinHours(toldAt, 1, 'работодателю стало известно о случае', facts)
  return { ...term, from: `${AT_ONCE}. ${term.from}` }
}

function needsInquiry(facts: CourseFacts): string | null {
  const order = needsOrder(facts)
  if (order !== null) return order
  if (!isDone(facts, 'inspectScene')) return 'Сначала осмотрите место происшествия'
  if (!isFatalForAll(facts) && !isDone(facts, 'questionVictim'))
    return 'Сначала опросите пострадавшего; если он не может говорить, отметьте это в шаге с причиной'
  return facts.isWorkRelated === null ? 'Укажите в данных для акта, связан ли случай с производством' : null
}

function needsDecision({ inspection }: CourseFacts): string | null {
  if (inspection === null)
    return 'Инспектор начинает по заявлению пострадавшего или близких погибшего: внесите его решение'
  return inspection.decidedOn === null ? 'Сначала внесите день решения инспектора' : null
}

export const COMMISSION_STEPS: readonly StepDefinition[] = [
  {
    key: 'commissionOrder',
    title: 'Издать приказ о комиссии',
    explanation:
      'Не меньше трёх человек, число нечётное: специалист по охране труда, представители работодателя и работников. Кто отвечает за безопасность на участке, в комиссию не входит. При лёгком случае, в том числе групповом, председатель — работодатель или его представитель; при тяжёлом и смертельном — как правило, государственный инспектор труда, а в состав входят представители органа власти, профсоюзов и Социального фонда. Представителя фонда полезно пригласить всегда.',
    basis: [
      ['tk', 'ст. 229'],
      ['mt-223n', 'п. 22'],
    ],
    who: 'Работодатель',
    term: orderAtOnce,
    blockedBy: ({ commission }) => (commission.members === 0 ? 'Сначала внесите состав комиссии' : null),
    templates: ['prikaz-o-komissii-po-rassledovaniyu-neschastnogo-sluchaya'],
  },
  {
    key: 'commissionChange',
    title: 'Изменить состав комиссии',
    explanation:
      'Тяжёлый случай расследует комиссия другого состава: её возглавляет государственный инспектор труда, входят представители органа власти, профсоюзов и Социального фонда. Пока идут три дня лёгкого случая, меняют состав прежней комиссии, и срок считают с первого приказа. Если они прошли, образуют новую комиссию новым приказом, и 15 дней идут с него.',
    basis: [
      ['tk', 'ст. 229, ч. 2'],
      ['mt-223n', 'п. 23'],
    ],
    who: 'Работодатель',
    appliesTo: ({ worsening, degree }) =>
      worsening !== null && severityOf(worsening.from) === 'easy' && severityOf(degree) !== 'easy',
    term: () =>
      noTerm(
        'Сразу, как стало известно о тяжести; отозванного члена комиссии меняют за 24 часа после письма',
      ),
    blockedBy: needsOrder,
    templates: [
      'prikaz-ob-izmenenii-sostava-komissii-po-rassledovaniyu',
      'prikaz-o-komissii-po-rassledovaniyu-neschastnogo-sluchaya',
    ],
  },
  {
    key: 'inspectScene',
    title: 'Осмотреть место происшествия',
    explanation:
      'Протокол по форме № 9, к нему — фотографии, схема, что изъято. Осмотр можно провести и по видеосвязи.',
    basis: [
      ['tk', 'ст. 229.2'],
      ['mt-223n', 'п. 25; прил. 2, форма № 9'],
    ],
    who: COMMISSION,
    term: investigationTerm,
    blockedBy: needsOrder,
    templates: ['protokol-osmotra-mesta', 'skhema-mesta-neschastnogo-sluchaya'],
  },
  {
    key: 'questionVictim',
    title: 'Опросить пострадавшего',
    explanation:
      'Протокол по форме № 8 на каждого. Несовершеннолетнего опрашивают при родителях или опекунах. Если состояние не позволяет, отметьте «не требуется» с причиной.',
    basis: [['tk', 'ст. 229.2'], ['mt-223n', 'п. 25'], QUESTION_FORM],
    who: COMMISSION,
    appliesTo: (facts) => !isFatalForAll(facts),
    canBeLeftOut: true,
    term: investigationTerm,
    blockedBy: needsOrder,
    templates: ['protokol-oprosa-postradavshego'],
  },
  {
    key: 'questionWitnesses',
    title: 'Опросить очевидцев',
    explanation:
      'Протокол по форме № 8 на каждого. Если случая никто не видел, отметьте «не требуется» и напишите это.',
    basis: [['tk', 'ст. 229.2'], ['mt-223n', 'п. 25'], QUESTION_FORM],
    who: COMMISSION,
    canBeLeftOut: true,
    term: investigationTerm,
    blockedBy: needsOrder,
    templates: ['protokol-oprosa-ochevidca'],
  },
  {
    key: 'questionOfficials',
    title: 'Опросить должностных лиц',
    explanation:
      'Тех, кто поручал работу и отвечал за неё: мастера, начальника участка, ответственного за оборудование.',
    basis: [['tk', 'ст. 229.2'], ['mt-223n', 'п. 25'], QUESTION_FORM],
    who: COMMISSION,
    canBeLeftOut: true,
    term: investigationTerm,
    blockedBy: needsOrder,
    templates: ['protokol-oprosa-dolzhnostnogo-lica'],
  },
  {
    key: 'explanations',
    title: 'Получить объяснительные',
    explanation: 'Помогают, когда рассказы расходятся; законом не требуются.',
    basis: [['tk', 'ст. 229.2']],
    who: SPECIALIST,
    required: () => false,
    term: investigationTerm,
    templates: ['obyasnitelnaya-zapiska'],
  },
  {
    key: 'collectMaterials',
    title: 'Собрать материалы расследования',
    explanation:
      'Копии журналов инструктажа, протоколов проверки знаний, карточки СИЗ, медицинского заключения, карты СОУТ и карты рисков, должностной инструкции, трудового договора, графика смен, паспорта оборудования. Комиссия смотрит подлинники, копии заверяет работодатель.',
    basis: [
      ['tk', 'ст. 229.2'],
      ['mt-223n', 'п. 29'],
    ],
    who: SPECIALIST,
    by: HERE,
    term: investigationTerm,
    templates: ['chek-list-rassledovaniya', 'opis-materialov-rassledovaniya'],
  },
  {
    key: 'extension',
    title: 'Уведомить о продлении срока',
    explanation:
      'Членов комиссии и пострадавшего (или близких погибшего) уведомляют письменно, с причиной продления.',
    basis: [
      ['tk', 'ст. 229.1, ч. 3'],
      ['mt-223n', 'п. 19'],
    ],
    who: SPECIALIST,
    appliesTo: ({ extension }) => extension !== null,
    term: (facts) =>
      withinHours(facts.extension?.decidedAt ?? facts.toldAt, 1, 'председатель решил продлить срок', facts),
    templates: ['uvedomlenie-o-prodlenii-rassledovaniya'],
  },
  {
    key: 'classify',
    title: 'Решить, связан ли случай с производством',
    explanation:
      'Комиссия определяет обстоятельства, причины и виновных. Не связать с производством можно только по закрытому списку: болезнь, опьянение как единственная причина, преступление пострадавшего.',
    basis: [['tk', 'ст. 229.2, ч. 5–6'], INVESTIGATION],
    who: COMMISSION,
    term: investigationTerm,
    blockedBy: needsInquiry,
    templates: [],
  },
  {
    key: 'meeting',
    title: 'Оформить заседание и особые мнения',
    explanation:
      'При разногласиях решают большинством голосов и пишут протокол заседания. Несогласный подписывает акт с особым мнением: не подписать нельзя.',
    basis: [['mt-223n', 'п. 26, 31']],
    who: 'Председатель комиссии',
    required: ({ hasDisagreements }) => hasDisagreements === true,
    term: investigationTerm,
    blockedBy: needsOrder,
    templates: ['protokol-zasedaniya-komissii', 'osoboe-mnenie-chlena-komissii'],
  },
  {
    key: 'inspectorConclusion',
    title: 'Получить заключение государственного инспектора труда (форма № 7)',
    explanation:
      'Инспектор расследует сам: дайте ему материалы, помещение и людей для опроса. О своём решении он пишет вам и пострадавшему за сутки; заключение и предписание обязательны. Форма заполнена тем, что известно продукту: её можно отдать инспектору. Если установлены признаки трудовых отношений, материалы по гражданско-правовому договору он передаёт в суд.',
    basis: [
      ['tk', 'ст. 229.3'],
      ['mt-223n', 'п. 17, 20.1–20.7; прил. 2, форма № 7'],
    ],
    who: 'Государственный инспектор труда',
    by: ['inspector'],
    term: investigationTerm,
    blockedBy: needsDecision,
    templates: ['zaklyuchenie-gosudarstvennogo-inspektora-truda'],
  },
]
