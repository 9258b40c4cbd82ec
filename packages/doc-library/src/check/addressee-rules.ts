import { textsOf } from '../format/block.ts'
import { problemAt, type Rule } from './rule.ts'

/** What an organisation may not have, and who does it there. */
const MAY_BE_ABSENT: readonly (readonly [RegExp, string])[] = [
  [
    /руководител[а-яё]*\s+(?:структурн[а-яё]+\s+)?подразделени/i,
    'Подразделений у организации может не быть: «непосредственные руководители работников», в приказе — вопрос руководители с together и {руководители.дательный}',
  ],
  [
    /бухгалтери(?:я|и|ю|ей)(?![а-яё])|главн[а-яё]+\s+бухгалтер/i,
    'Бухгалтерии у организации может не быть: «работник, который ведёт бухгалтерский учёт» или человек по факту chiefAccountant, payrollAccountant',
  ],
  [
    /кадров[а-яё]+\s+служб|служб[а-яё]+\s+(?:кадров|персонала)|отдел[а-яё]*\s+кадров/i,
    'Кадровой службы у организации может не быть: «работник, ведущий кадровый учёт» или человек по факту hrOfficer',
  ],
  [
    /руководител[а-яё]*\s+(?:участка|смены)|работник[а-яё]*\s+снабжени/i,
    'Участков, смен и снабжения у организации может не быть: «непосредственный руководитель», «работник, которому поручена закупка»',
  ],
  [/комендант/i, 'Коменданта у организации может не быть: «непосредственный руководитель»'],
]

/** A form set by an act keeps the words of the act. */
export const addresseesExist: Rule = ({ front, blocks }) =>
  front.kind === 'form'
    ? []
    : blocks.flatMap((block) =>
        textsOf(block).flatMap((text) =>
          MAY_BE_ABSENT.filter(([words]) => words.test(text)).map(([, message]) =>
            problemAt(block.place, message),
          ),
        ),
      )

const REPORTED_TO = /(?<![а-яё-])(?:мастеру|заведующему(?! производством)|начальнику участка)(?![а-яё])/

/** An instruction is read where there is no foreman: what is wrong is told to whom the worker answers. */
export const workersReportToTheirManager: Rule = ({ front, blocks }) =>
  front.kind === 'instruction'
    ? blocks.flatMap((block) =>
        textsOf(block).flatMap((text) => {
          const found = REPORTED_TO.exec(text)
          return found === null
            ? []
            : [problemAt(block.place, `Сообщают не «${found[0]}», а «непосредственному руководителю»`)]
        }),
      )
    : []
