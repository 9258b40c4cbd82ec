import { EVENT_FIELD_LABELS } from '../event/event-fields.ts'

/** What the fields of a workplace are called, in the order of its form. */
export const WORKPLACE_FIELD_LABELS = {
  number: 'Номер рабочего места',
  name: 'Название',
  departmentId: 'Отдел',
  workingConditionsClass: EVENT_FIELD_LABELS.workingConditionsClass,
  reportOn: EVENT_FIELD_LABELS.reportOn,
  registeredOn: EVENT_FIELD_LABELS.registeredOn,
  declared: 'Декларация соответствия',
  declarationNumber: 'Номер декларации',
  declaredUntil: 'Декларация до',
  declarationEndedOn: 'Декларация прекращена',
  declarationEndedBy: 'Что прекратило декларацию',
  assessmentCause: 'Причина внеплановой спецоценки',
  assessmentCausedOn: 'День причины внеплановой спецоценки',
  assessmentWaivedOn: 'Решение комиссии не проводить внеплановую',
  assessmentWaiver: 'Номер и основание решения не проводить',
  commissionedOn: 'Введено в эксплуатацию',
  assessorToldOn: 'Организация, которая проводила спецоценку, уведомлена',
  acquaintedOn: 'Все работники ознакомлены с результатами',
  publishedOn: 'Сводные данные на сайте',
  ownDeadline: 'Свой срок следующей спецоценки',
  ownDeadlineReason: 'Почему свой срок раньше',
} as const
