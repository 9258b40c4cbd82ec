import { addHours, compareInstants } from '../../calendar/calendar.ts'
import { isNotifiable, severityOf } from '../degrees.ts'
import { STANDINGS } from '../victim-standings.ts'
import { EVERYBODY, HERE, isFatalForAll } from './conditions.ts'
import type { StepDefinition } from './definition.ts'
import type { CourseFacts } from './facts.ts'
import { noTerm, type Term, withinHours } from './terms.ts'

const AT_ONCE = 'Немедленно: закон не даёт на это часов'
const EMPLOYER = 'Работодатель'
const SPECIALIST = 'Специалист по охране труда'

/** From the moment the employer learnt: before it there was nobody to tell. */
function dayFromTold(facts: CourseFacts): Term {
  return withinHours(facts.toldAt, 1, 'работодателю стало известно о случае', facts)
}

function advisedDay(facts: CourseFacts): Term {
  const term = dayFromTold(facts)
  return {
    ...term,
    from: `${term.from}. Срок не назван в законе: за сутки надо знать, не пора ли посылать извещение`,
  }
}

/** Who sent the victim is one of those to whom a notifiable accident is told within a day. */
function otherEmployerTerm(facts: CourseFacts): Term {
  const isSent = facts.victims.some(({ standing }) => standing === 'sentHere')
  return isSent && isNotifiable(facts.degree)
    ? dayFromTold(facts)
    : noTerm('Сразу: дня для этого закон не называет')
}

/** Worse than light only after the day for the notice had passed: the notice has three days of its own. */
function turnedLater({ worsening, toldAt }: CourseFacts): boolean {
  return worsening !== null && compareInstants(worsening.knownAt, addHours(toldAt, 24)) > 0
}

export const FIRST_HOURS: readonly StepDefinition[] = [
  {
    key: 'firstAid',
    title: 'Оказать первую помощь и вызвать врача',
    explanation:
      'Помогите пострадавшему, вызовите скорую помощь или довезите его до больницы, не дайте аварии развиться. Запишите, кто помогал и когда: об этом спросит комиссия.',
    basis: [
      ['tk', 'ст. 228'],
      ['mz-220n', 'порядок оказания первой помощи'],
    ],
    who: 'Руководитель работ и те, кто рядом',
    by: EVERYBODY,
    term: () => noTerm(AT_ONCE),
    templates: [],
  },
  {
    key: 'keepScene',
    title: 'Сохранить место происшествия как есть',
    explanation:
      'До начала расследования ничего не трогайте. Если обстановка угрожает людям или остановит производство, снимите её на фото и видео, начертите схему — и только потом меняйте.',
    basis: [['tk', 'ст. 228']],
    who: 'Руководитель подразделения',
    by: EVERYBODY,
    term: () => noTerm('До начала расследования'),
    templates: ['skhema-mesta-neschastnogo-sluchaya'],
  },
  {
    key: 'tellHead',
    title: 'Сообщить руководителю организации',
    explanation:
      'Работник сообщает своему руководителю, тот — руководителю организации и специалисту по охране труда.',
    basis: [['tk', 'ст. 215']],
    who: 'Пострадавший, очевидец, руководитель подразделения',
    by: EVERYBODY,
    term: () => noTerm(AT_ONCE),
    templates: [],
  },
  {
    key: 'tellRelatives',
    title: 'Сообщить родственникам пострадавшего',
    explanation: 'При тяжёлом и смертельном случае родственникам сообщают сразу; запишите, кому и когда.',
    basis: [['tk', 'ст. 228']],
    who: EMPLOYER,
    by: EVERYBODY,
    appliesTo: ({ degree }) => severityOf(degree) !== 'easy',
    term: () => noTerm(AT_ONCE),
    templates: [],
  },
  {
    key: 'tellInsurer',
    title: 'Сообщить в Социальный фонд России',
    explanation:
      'Сообщение о страховом случае — в отделение, где организация зарегистрирована как страхователь. Если узнали позже, чем случилось, напишите в сообщении почему.',
    basis: [['fz-125', 'ст. 17, п. 2, подп. 6']],
    who: EMPLOYER,
    by: EVERYBODY,
    appliesTo: ({ victims }) =>
      victims.length === 0 || victims.some(({ standing }) => STANDINGS[standing].insuredBy !== 'them'),
    // Of a civil contract only when it says that contributions are paid (125-ФЗ, ст. 5).
    required: ({ victims }) =>
      victims.length === 0 || victims.some(({ standing }) => STANDINGS[standing].insuredBy === 'us'),
    term: dayFromTold,
    templates: ['soobshchenie-strahovshchiku'],
  },
  {
    key: 'medicalReport',
    title: 'Запросить заключение о тяжести (форма 315/у)',
    explanation:
      'Больница отвечает, к лёгким или тяжёлым относится травма. От ответа зависят состав комиссии, сроки и извещения.',
    basis: [['mz-275', 'форма 315/у']],
    who: SPECIALIST,
    by: HERE,
    appliesTo: (facts) => !isFatalForAll(facts),
    term: advisedDay,
    templates: ['zapros-o-stepeni-tyazhesti'],
  },
  {
    key: 'sortDegree',
    title: 'Убедиться, что случай лёгкий и не групповой',
    explanation:
      'Если пострадавших двое или больше, травма тяжёлая или человек погиб, поменяйте степень: понадобятся извещения в семь адресов и другая комиссия.',
    basis: [
      ['tk', 'ст. 228.1'],
      ['mt-223n', 'прил. 3, код 01'],
    ],
    who: SPECIALIST,
    by: HERE,
    appliesTo: ({ degree }) => degree === 'easy',
    term: advisedDay,
    templates: [],
  },
  {
    key: 'notifyAuthorities',
    title: 'Послать извещение (форма № 1)',
    explanation:
      'В государственную инспекцию труда, прокуратуру, орган исполнительной власти региона или местного самоуправления, Социальный фонд, территориальное объединение профсоюзов, а если есть — тому, кто направил работника, и в орган отраслевого надзора.',
    basis: [
      ['tk', 'ст. 228.1, ч. 1–2'],
      ['mt-223n', 'прил. 2, форма № 1'],
    ],
    who: EMPLOYER,
    by: HERE,
    appliesTo: (facts) =>
      isNotifiable(facts.degree) && !(facts.worsening?.from === 'easy' && turnedLater(facts)),
    term: dayFromTold,
    templates: ['izveshchenie-o-neschastnom-sluchae'],
  },
  {
    key: 'notifyWorsened',
    title: 'Известить о том, что случай стал тяжелее',
    explanation:
      'Извещение по форме № 1 — в государственную инспекцию труда, территориальное объединение профсоюзов, орган отраслевого надзора, если объект ему подконтролен, а о страховом случае — и в Социальный фонд.',
    basis: [['tk', 'ст. 228.1, ч. 5']],
    who: EMPLOYER,
    by: HERE,
    appliesTo: turnedLater,
    term: (facts) =>
      withinHours(facts.worsening?.knownAt ?? facts.toldAt, 3, 'стало известно, что случай тяжелее', facts),
    templates: ['izveshchenie-o-neschastnom-sluchae'],
  },
  {
    key: 'tellOtherEmployer',
    title: 'Сообщить другому работодателю',
    explanation:
      'Тому, кто направил к вам работника, чьё поручение он выполнял у вас, к кому направлен ваш работник или на чьей территории он был. О групповом, тяжёлом и смертельном случае тому, кто направил работника, шлют и извещение по форме № 1.',
    basis: [['tk', 'ст. 228.1, 229']],
    who: EMPLOYER,
    by: EVERYBODY,
    appliesTo: ({ victims }) => victims.some(({ standing }) => STANDINGS[standing].isToldToThem),
    term: otherEmployerTerm,
    templates: ['soobshchenie-drugomu-rabotodatelyu'],
  },
  {
    key: 'joinCommission',
    title: 'Направить представителя в комиссию другого работодателя',
    explanation:
      'Случай расследует комиссия того работодателя, в чьём производстве или по чьему поручению работал пострадавший. Назовите ей своего представителя, передайте копии записей, которые есть у вас, и сохраните место, если случай произошёл у вас.',
    basis: [['tk', 'ст. 229']],
    who: EMPLOYER,
    by: ['otherEmployer'],
    term: () => noTerm('Как только другой работодатель образует комиссию: срок в законе не назван'),
    templates: ['soobshchenie-drugomu-rabotodatelyu'],
  },
]
