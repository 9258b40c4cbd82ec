import { describe, expect, test } from 'vitest'
import { KINDS } from '../format/kinds.ts'
import { hoursTable, instructionBody, KIND_BODIES, tickets, words } from '../testing/kind-bodies.ts'
import { type HeadLines, template } from '../testing/template-text.ts'
import { checkTemplate } from './check-sources.ts'

const TODAY = '2026-10-05'

function complaints(head: HeadLines, body: string): string[] {
  const paper = template({ title: 'Бумага о пробе', subject: 'О пробе', ...head }, body)
  return checkTemplate(paper, TODAY).map(({ message }) => message)
}

const kinds = KINDS.flatMap((kind) => (kind === 'order' || kind === 'memo' ? [] : [kind]))

describe('наименьшая бумага вида замечаний не вызывает', () => {
  test.each(kinds)('%s', (kind) => {
    expect(complaints({ kind }, KIND_BODIES[kind])).toEqual([])
  })
})

const INSTRUCTION_GAPS = [
  ['распорядка', 'о правилах внутреннего трудового распорядка'],
  ['режим отдыха', 'о работе и отдыхе'],
  ['опасности', 'об опасностях'],
  ['сообщить', 'о сообщении о травме'],
  ['мыть руки', 'о личной гигиене'],
  ['ответственность', 'об ответственности'],
  ['Причины', 'о причинах аварий'],
  ['звонить 101', 'кому звонить при пожаре'],
] as const

describe('недописанная бумага', () => {
  const regulation = KIND_BODIES.regulation
  const programme = KIND_BODIES.programme
  const answers = '\n\n!приложение Ответы\n\n- первый.'

  test.each<[string, HeadLines, string, string]>([
    ['мало слов', { kind: 'card' }, words(5), 'разных слов 5, а нужно не меньше 15'],
    ['мало глав', { kind: 'regulation' }, regulation.replace('## 4. Глава', ''), 'глав (## Заголовок) 3'],
    [
      'мало пунктов',
      { kind: 'guide' },
      KIND_BODIES.guide.replaceAll(/^4\..*$/gm, '').replaceAll(/^3\..*$/gm, ''),
      'пунктов 8',
    ],
    ['мало строк памятки', { kind: 'leaflet' }, `${words(80)}\n\n- Дело.`, 'строк таблиц вместе 1'],
    [
      'памятка не на две страницы',
      { kind: 'leaflet' },
      `${words(601)}\n\n${'- Дело.\n'.repeat(8)}`,
      'длинно: слов 609',
    ],
    [
      'узкий журнал',
      { kind: 'journal' },
      `${words(20)}\n\n| № | Подпись |\n| 10 | 90 |\n!пустые 20`,
      'столбцов в самой широкой таблице 2',
    ],
    [
      'журнал без строк',
      { kind: 'journal' },
      KIND_BODIES.journal.replace('!пустые 20', '!пустые 2'),
      'строк в таблицах 2',
    ],
    [
      'короткий план',
      { kind: 'plan' },
      KIND_BODIES.plan.replaceAll(/^\| [3-8] .*\n?/gm, ''),
      'строк в таблицах 2',
    ],
    ['никто не подписал', { kind: 'report' }, words(50), 'никто не подписывает'],
    [
      'положение без ознакомления',
      { kind: 'regulation' },
      regulation.replace('!ознакомление', ''),
      '!ознакомление',
    ],
    ['заявка не из записей', { kind: 'memo' }, `${words(20)}\n\n!подпись`, 'records: memo'],
    [
      'нет главы инструкции',
      { kind: 'instruction' },
      instructionBody().replace('## 5. Требования охраны труда по окончании работы', '## 5. Конец'),
      'Главы инструкции по охране труда: 1. Общие',
    ],
    [
      'мало пунктов в главе инструкции',
      { kind: 'instruction' },
      instructionBody([14, 5, 12, 2, 4]),
      'В главе 4 пунктов 2, а нужно не меньше 6',
    ],
    [
      'нет первой помощи',
      { kind: 'instruction' },
      instructionBody().replace('Оказать первую помощь.', 'Дело.'),
      'ничего не сказано о первой помощи',
    ],
    ...INSTRUCTION_GAPS.map(([removed, complaint]): [string, HeadLines, string, string] => [
      `инструкция без слова «${removed}»`,
      { kind: 'instruction' },
      instructionBody().replace(removed, 'дело'),
      complaint,
    ]),
    [
      'обязанность работодателя в инструкции',
      { kind: 'instruction' },
      instructionBody().replace('Дело.', 'Костюм выдаёт работодатель.'),
      'что делает он: «выдаёт работодатель»',
    ],
    [
      'перечень СИЗ сам по себе',
      { kind: 'instruction' },
      instructionBody().replace('Дело.', 'Надевают костюм, каску, очки и перчатки.'),
      'не отсылает к нормам',
    ],
    [
      'сумма часов не сходится',
      { kind: 'programme' },
      programme.replace(hoursTable([2, 3], 5), hoursTable([2, 3], 6)),
      '«Часов»: в строке «Итого» 6, а темы дают 5',
    ],
    [
      'часы раздела не считаются дважды',
      { kind: 'list' },
      `${words(30)}\n\n| № | Тема | Час |\n| 10 | 70 | 20 |\n| 1 | Раздел | 5 |\n| 1.1 | А | 2 |\n| 1.2 | Б | 3 |\n| | Всего | 6 |\n\n!подпись`,
      'темы дают 5',
    ],
    ['программа без часов', { kind: 'programme' }, programme.replace('Итого', 'Часы'), 'строкой «Итого»'],
    [
      'программа без вопросов',
      { kind: 'programme' },
      programme.replace('10. Какой?', ''),
      'глава с вопросами',
    ],
    [
      'программа без актов',
      { kind: 'programme' },
      programme.replace('Нормативные акты', 'Прочее'),
      'нормативными',
    ],
    [
      'мало билетов',
      { kind: 'questions' },
      `${words(200)} приложение № 1\n\n${tickets(9)}${answers}`,
      'Билетов 9, а нужно не меньше 10',
    ],
    [
      'в билете два вопроса',
      { kind: 'questions' },
      `${words(200)} приложение № 1\n\n${tickets(10, 2)}${answers}`,
      'В билете вопросов 2',
    ],
    ['билеты без ответов', { kind: 'questions' }, `${words(200)}\n\n${tickets(10)}`, 'Правильные ответы'],
    [
      'тест без вариантов ответа',
      { kind: 'questions' },
      `${words(200)} приложение № 1\n\n1. Какой?\n2. Какой?${answers}`,
      'Нужны билеты',
    ],
    [
      'пустая глава',
      { kind: 'regulation' },
      `${regulation}\n\n## Прочее`,
      'Под заголовком «Прочее» ничего нет',
    ],
    [
      'глава не по порядку',
      { kind: 'regulation' },
      regulation.replace('## 3. Глава', '## 5. Глава'),
      'Номер 5 не продолжает',
    ],
    [
      'пункт, которого в положении нет',
      { kind: 'regulation' },
      regulation.replace('1.1. Дело.', '1.1. По пунктам 1.2 и 9.9 настоящего положения.'),
      'Пункта 9.9 здесь нет',
    ],
    [
      'подписывает не работник',
      { kind: 'act', inputs: '[{ key: срок, label: Срок, type: date }]' },
      `${words(40)}\n\n!подпись срок`,
      '!подпись: срок — не вопрос о работнике',
    ],
    [
      'подписи не работников',
      { kind: 'act', inputs: '[{ key: срок, label: Срок, type: date }]' },
      `${words(40)}\n\n!подписи срок`,
      '!подписи: срок — не вопрос о работнике',
    ],
    [
      'работник в бумаге обо всей организации',
      { kind: 'act' },
      `${words(40)} {работник.фио.именительный}\n\n!подпись`,
      'Метки {работник.фио.именительный} нет в словаре',
    ],
    [
      'вопрос с именем того, о ком бумага',
      { kind: 'act', scope: 'employee', inputs: '[{ key: работник, label: Кто, type: employee }]' },
      `${words(40)} {работник}\n\n!подпись`,
      '«работник» занято',
    ],
    [
      'метка в заголовке',
      { kind: 'act', subject: "'{организация.бик}'" },
      KIND_BODIES.act,
      '{организация.бик} нет',
    ],
    ['линейка в положении', { kind: 'regulation' }, `${words(5)} ______\n\n${regulation}`, 'задайте вопрос'],
  ])('%s', (_name, head, body, message) => {
    expect(complaints(head, body).join('\n')).toContain(message)
  })
})

describe('бумага, в которой так и надо', () => {
  test.each<[string, HeadLines, string]>([
    ['линейка в карточке', { kind: 'card' }, `${words(15)} ______`],
    ['подпись того, о ком она', { kind: 'act', scope: 'employee' }, `${words(40)}\n\n!подпись работник`],
    [
      'подпись ответственного',
      { kind: 'act' },
      `${words(40)}\n\n!подписи директор, ответственные.охрана_труда`,
    ],
    [
      'ознакомление всех, кого касается',
      { kind: 'guide', scope: 'position', subject: 'Инструкция' },
      KIND_BODIES.guide.replace('!ознакомление', '!ознакомление работники'),
    ],
    [
      'о профессии в падеже',
      { kind: 'card', scope: 'position' },
      `${words(15)} {профессия.название.родительный} {#работники}{снилс}{/работники}`,
    ],
    ['об отделе', { kind: 'card', scope: 'department' }, `${words(15)} {отдел.название}`],
    [
      'тест с вариантами',
      { kind: 'questions' },
      `${words(200)} приложение № 1\n\n${test15()}\n\n!приложение Ответы\n\n- первый.`,
    ],
    [
      'нумерация заново в новой части',
      { kind: 'leaflet' },
      `${words(80)}\n\n## Дома\n\n1. Раз.\n2. Два.\n\n## В пути\n\n${ones(6)}`,
    ],
    [
      'подзаголовок под главой',
      { kind: 'regulation' },
      KIND_BODIES.regulation.replace('1.1. Дело.', '### Часть\n\n1.1. Дело.'),
    ],
    [
      'приложение чужого приказа',
      { kind: 'card' },
      `${words(15)} по форме приложения № 2 к приказу Минтруда`,
    ],
  ])('%s', (_name, head, body) => {
    expect(complaints(head, body)).toEqual([])
  })
})

function ones(count: number): string {
  return Array.from({ length: count }, (_, index) => `${index + 1}. Дело.`).join('\n')
}

function test15(): string {
  return Array.from({ length: 15 }, (_, index) => `${index + 1}. Какой?\n- а;\n- б;\n- в.`).join('\n')
}
