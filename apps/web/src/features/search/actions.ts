import { type Action, PAGES, sectionAddress } from '@ot/domain'

export interface SearchAction {
  title: string
  note: string
  /** What else people call it. */
  words: string
  address: string
  /** Who may not do it does not see it; null: everybody may. */
  needs: Action | null
}

/** What can be begun at an address of its own. */
export const SEARCH_ACTIONS: readonly SearchAction[] = [
  {
    title: 'Отметить инструктаж',
    note: 'Инструктажи, срок которых подошёл',
    words: 'провести проведение инструктажа просроченный',
    address: sectionAddress('due', 'briefing'),
    needs: 'event.change',
  },
  {
    title: 'Добавить работника',
    note: 'Новый работник',
    words: 'принять нанять сотрудника создать человека приём',
    address: PAGES.employeesNew.path,
    needs: 'employee.change',
  },
  {
    title: 'Сформировать документ или комплект',
    note: 'Шаблоны документов',
    words: 'пакет создать зарегистрировать напечатать бумагу приказ скачать',
    address: PAGES.documentsMain.path,
    needs: 'document.make',
  },
  {
    title: 'Зарегистрировать происшествие',
    note: 'Несчастный случай на производстве',
    words: 'сообщить новое травма записать авария',
    address: PAGES.incidentsNew.path,
    needs: 'incident.change',
  },
  {
    title: 'Новая заявка',
    note: 'Выберите работников, у которых подошёл срок',
    words: 'служебная записка сформировать создать чек-лист',
    address: sectionAddress('due', 'medical'),
    needs: 'memo.change',
  },
  {
    title: 'Отметить обучение',
    note: 'Обучение, срок которого подошёл',
    words: 'провести экзамен проверка знаний протокол',
    address: sectionAddress('due', 'training'),
    needs: 'event.change',
  },
  {
    title: 'Отметить медосмотр',
    note: 'Медосмотры, срок которых подошёл',
    words: 'медицинский осмотр прошёл заключение',
    address: sectionAddress('due', 'medical'),
    needs: 'event.change',
  },
  {
    title: 'Отметить выдачу СИЗ',
    note: 'СИЗ, срок которых подошёл',
    words: 'выдать средства защиты спецодежду вернуть',
    address: sectionAddress('due', 'ppe'),
    needs: 'event.change',
  },
  {
    title: 'Отметить спецоценку',
    note: 'СОУТ, срок которой подошёл',
    words: 'соут отчёт провести',
    address: sectionAddress('due', 'sout'),
    needs: 'event.change',
  },
  {
    title: 'Отметить оценку рисков',
    note: 'Риски, срок оценки которых подошёл',
    words: 'оценить риск провести',
    address: sectionAddress('due', 'risk'),
    needs: 'event.change',
  },
  {
    title: 'Загрузить работников из файла',
    note: 'Excel, CSV или выгрузка из 1С',
    words: 'импорт список сотрудников штат',
    address: PAGES.employeesImport.path,
    needs: 'employee.change',
  },
  {
    title: 'Записать микротравму',
    note: 'Реестр микротравм',
    words: 'зарегистрировать порез ушиб новая',
    address: PAGES.microtraumas.path,
    needs: 'incident.change',
  },
  {
    title: 'Назначить ответственного',
    note: 'Ответственные лица',
    words: 'переназначить приказ о назначении',
    address: PAGES.settingsResponsible.path,
    needs: 'responsibility.change',
  },
  {
    title: 'Пригласить коллегу',
    note: 'Доступ к организации',
    words: 'добавить пользователя роль',
    address: PAGES.settingsColleagues.path,
    needs: 'members.manage',
  },
  {
    title: 'Продлить доступ',
    note: 'Тариф и оплата',
    words: 'оплатить счёт тариф купить',
    address: PAGES.settingsBilling.path,
    needs: 'billing.manage',
  },
  {
    title: 'Перевести работника',
    note: 'Выберите работника: кнопка на вкладке «ФИО»',
    words: 'перевод на другую должность в другой отдел сменить',
    address: PAGES.employeesMain.path,
    needs: 'employee.change',
  },
  {
    title: 'Записать отсутствие',
    note: 'Выберите работника: вкладка «ФИО»',
    words: 'отпуск больничный декрет командировка отсутствия выход на работу вернулся',
    address: PAGES.employeesMain.path,
    needs: 'employee.change',
  },
  {
    title: 'Уволить работника',
    note: 'Выберите работника: кнопка на вкладке «ФИО»',
    words: 'увольнение восстановить',
    address: PAGES.employeesMain.path,
    needs: 'employee.change',
  },
  {
    title: 'Выгрузить в реестр обученных',
    note: 'Обучение: файл для Минтруда и номера из его ответа',
    words: 'передать минтруд реестр еисот загрузить xml',
    address: PAGES.trainingRegister.path,
    needs: 'event.change',
  },
  {
    title: 'Добавить организацию',
    note: 'Новая организация',
    words: 'создать компанию филиал фирму',
    address: PAGES.settingsNewCompany.path,
    needs: null,
  },
]
