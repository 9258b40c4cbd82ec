/** What the fields of an incident are called, in the order of its card. */
export const INCIDENT_FIELD_LABELS = {
  occurredAt: 'Когда произошло',
  toldAt: 'Когда узнал работодатель',
  applicationOn: 'Заявление пострадавшего',
  place: 'Место',
  departmentId: 'Отдел',
  circumstances: 'Что случилось',
  degree: 'Степень тяжести',
  /** As the employer sees it at first, before the degree is known. */
  severity: 'Насколько тяжело',
  worsenedFrom: 'Прежняя степень',
  worseningKnownAt: 'Когда стало известно об утяжелении',
  victims: 'Пострадавшие',
  outsiders: 'Пострадавшие не из работников',
  members: 'Состав комиссии',
  orderNumber: 'Номер приказа о комиссии',
  orderDate: 'Дата приказа о комиссии',
  changeOrderNumber: 'Номер приказа об изменении состава',
  changeOrderDate: 'Дата приказа об изменении состава',
  extendedUntil: 'Продлено до',
  extensionDecidedAt: 'Когда решил председатель',
  extensionReason: 'Причина продления',
  particulars: 'Данные для акта',
} as const

/** What is asked about whoever is named in an incident: a victim, one of the commission, a witness. */
export const INCIDENT_PERSON_LABELS = {
  fullname: 'Фамилия, имя, отчество',
  position: 'Должность',
  organisation: 'Организация',
} as const
