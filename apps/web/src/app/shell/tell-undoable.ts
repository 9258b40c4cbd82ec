import type { UndoableRoute } from '@ot/contract'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../lib/http/api-error.ts'
import { errorText } from '../../lib/load.ts'
import { takeBackDeed } from '../../lib/take-back.ts'
import { timing } from '../../lib/timing.ts'
import type { UndoableDeed } from '../../lib/undo-offers.ts'
import type { TellNotice } from '../../ui/use-notices.ts'

/** What has been done, in the words of who did it. */
const DEEDS = {
  'DELETE /api/events/:id': 'Запись удалена',
  'DELETE /api/memos/:id': 'Заявка удалена',
  'PATCH /api/memos/:id': 'Заявка изменена',
  'PATCH /api/memos/:id/lines/:lineId': 'Строка заявки изменена',
  'DELETE /api/workplaces/:id': 'Рабочее место удалено',
  'DELETE /api/employees/:id/instructions/:instructionId': 'Инструкция снята с работника',
  'PATCH /api/employees/:id/instructions/:instructionId': 'Запись об инструкции сохранена',
  'DELETE /api/counterparties/:id': 'Контрагент удалён',
  'DELETE /api/places/:id': 'Здание или помещение удалено',
  'DELETE /api/things/:id': 'Оборудование удалено',
  'PATCH /api/counterparties/:id': 'Контрагент сохранён',
  'PATCH /api/places/:id': 'Здание или помещение сохранено',
  'PATCH /api/things/:id': 'Оборудование сохранено',
  'PATCH /api/absences/:id': 'Отсутствие сохранено',
  'DELETE /api/list-views/:id': 'Вид списка удалён',
  'DELETE /api/absences/:id': 'Отсутствие удалено',
  'DELETE /api/employee-groups/:id': 'Отдел удалён',
  'DELETE /api/employees/:id/photo': 'Фотография убрана',
  'POST /api/notifications/read-all': 'Все уведомления прочитаны',
  'DELETE /api/payers/:id': 'Плательщик удалён',
  'DELETE /api/responsibilities/:id': 'Ответственный снят',
  'DELETE /api/templates/:id/personal': 'Возвращён шаблон библиотеки',
  'DELETE /api/templates/:id/personal/preview': 'Загруженный шаблон отклонён',
  'DELETE /api/dispatches/:id/recipients/:recipientId/paper-signature': 'Отметка о подписи снята',
  'POST /api/dispatches/:id/paper-signatures': 'Подписи отмечены',
  'POST /api/documents/:id/void': 'Документ аннулирован',
  'POST /api/documents/sign': 'Отметки о подписи записаны',
  'POST /api/employees/:id/dismiss': 'Работник уволен',
  'POST /api/microtraumas/:id/cancel': 'Запись о микротравме отменена',
  'POST /api/incidents/:id/cancel': 'Запись о происшествии отменена',
  'POST /api/incidents/:id/evidence/:evidenceId/withdraw': 'Файл исключён из материалов',
  'PATCH /api/incidents/:id/steps/:key': 'Отметка о шаге сохранена',
  'PATCH /api/incidents/:id/measures/:measureId': 'Мероприятие сохранено',
  'POST /api/incidents/:id/briefings': 'Внеплановый инструктаж назначен',
  'POST /api/incidents/:id/risk-reviews': 'Переоценка рисков назначена',
  'POST /api/events/bulk': 'Записи добавлены',
  'POST /api/events/from-norms': 'Решения по нормам записаны',
  'POST /api/employees/:id/events/from-norms': 'Решения по нормам записаны',
  'POST /api/instructions/bulk': 'Инструкция выдана',
  'POST /api/employees/import': 'Список работников загружен',
  'POST /api/things/import': 'Список оборудования загружен',
  'POST /api/absences/import': 'Список отсутствий загружен',
  'POST /api/absences/:id/return': 'Выход на работу записан',
  'POST /api/past-dates/import': 'Даты загружены',
  'POST /api/past-dates/fill': 'Даты заполнены',
  'POST /api/training/registry/answer': 'Номера реестра записаны',
} satisfies Record<UndoableRoute, string>

export function tellUndoable(
  tell: TellNotice,
  client: QueryClient,
  { call: deed, id, name }: UndoableDeed,
): void {
  const of = name === null ? '' : `: ${name}`
  tell('success', `${DEEDS[deed]}${of}`, timing.undoOfMark, {
    label: 'Отменить',
    // The button goes with its notice: the focus is kept by the page.
    leave: () => undefined,
    async run() {
      try {
        await takeBackDeed(client, id)
        tell('success', `Отменено, всё как было${of}`, timing.savedNotice)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        tell('danger', `Не отменено. ${errorText(error)}`, timing.undoFailure)
      }
    },
  })
}
