/** Verbs with nothing to authorise in a company or nothing for its log, each with its reason: `module/file#function`. */
export const EXEMPT_VERBS = new Map([
  [
    'activities/request-activity.ts#requestActivity',
    'просьба не относится ни к одной организации: ни роли, ни журнала',
  ],
  ['companies/choose-company.ts#chooseCompany', 'выбор — пользователя: записи организации не меняются'],
  [
    'past-dates/import-dates.ts#importDates',
    'каждую дату записывают глаголы событий и инструкций; они и пишут журнал',
  ],
  [
    'training-registry/read-answer.ts#readRegistryAnswer',
    'каждый номер записывает глагол событий; он и пишет журнал',
  ],
  [
    'past-dates/fill-dates.ts#fillDates',
    'каждую дату записывают глаголы событий и инструкций; они и пишут журнал',
  ],
  [
    'companies/create-company.ts#createCompany',
    'организацию создаёт каждый, кто вошёл: роли в ней ещё ни у кого нет; журнал пишется',
  ],
  ['letters/send-sample.ts#sendSample', 'пример сводки каждый участник посылает самому себе; журнал пишется'],
  [
    'letters/settings.ts#changeRhythm',
    'как часто присылать сводку, каждый участник выбирает для себя; журнал пишется',
  ],
  [
    'members/accept.ts#acceptInvitation',
    'приглашённый ещё не участник: впускают его ссылка и e-mail; журнал пишется',
  ],
  [
    'notifications/read-notifications.ts#markRead',
    'прочитанное у каждого участника своё: записи организации не меняются',
  ],
  [
    'list-views/own-lists.ts#rememberColumns',
    'скрытые столбцы у каждого участника свои: записи организации не меняются',
  ],
  [
    'notifications/read-notifications.ts#markAllRead',
    'прочитанное у каждого участника своё: записи организации не меняются',
  ],
  [
    'overview/calendar-link.ts#makeCalendarLink',
    'ссылка на календарь — личная: её заводит каждый, кто читает записи; журнал пишется',
  ],
  [
    'overview/calendar-link.ts#revokeCalendarLink',
    'ссылка на календарь — личная: её отзывает тот, чья она; журнал пишется',
  ],
  [
    'documents/mark-package.ts#markPackage',
    'комплект собирает и тот, кто только читает: это видят лишь первые шаги',
  ],
  [
    'support/thread.ts#askSupport',
    'переписка с поддержкой — пользователя, а не организации: ни роли, ни журнала',
  ],
])
