import type { ImportOutcome } from '@ot/contract'
import { IMPORT_FIELD_LABELS, type ImportAction, type ImportField } from '@ot/domain'
import { counted, type PluralForms, plural, upperFirst } from '@ot/text'
import type { ImportReadiness } from './import-state.ts'
import type { RowFilter } from './outcome-rows.ts'

type Totals = ImportOutcome['totals']

/** «Загрузить 1 работника, 2 работников, 5 работников, 21 работника». */
const WHOM: PluralForms = ['работника', 'работников', 'работников']
const WHO: PluralForms = ['работник', 'работника', 'работников']
const ROWS: PluralForms = ['строка', 'строки', 'строк']

export function whomText(count: number): string {
  return counted(count, WHOM)
}

function rowsText(count: number): string {
  return counted(count, ROWS)
}

/** «в 1 строке, в 5 строках». */
export function inRowsText(count: number): string {
  return `в\u00a0${counted(count, ['строке', 'строках', 'строках'])}`
}

export function importActionText(action: ImportAction): string {
  switch (action) {
    case 'add':
      return 'Добавить'
    case 'change':
      return 'Изменить'
    case 'dismiss':
      return 'Уволить'
    case 'same':
      return 'Без изменений'
    case 'skip':
      return 'Не загружать'
    case 'error':
      return 'Ошибка'
  }
}

/** The button that writes: it names everything that will happen, and what will not. */
export function importLabel({ error, ...totals }: Totals): string {
  const label = loadLabel(totals)
  return error === 0 || totals.add + totals.change === 0
    ? label
    : `${label}, оставить ${counted(error, ['строку', 'строки', 'строк'])} с ошибками`
}

function loadLabel({ add, change, dismiss }: Omit<Totals, 'error'>): string {
  if (add + change + dismiss === 0) return 'Загрузить работников'
  if (add + change === 0) return `Уволить ${whomText(dismiss)}`
  const loaded = `Загрузить ${whomText(add + change)}`
  return dismiss === 0 ? loaded : `${loaded} и уволить ${dismiss}`
}

export function importPlanText({ add, change, dismiss, same }: Totals): string {
  return listed([
    [add, `добавить ${whomText(add)}`],
    [change, `изменить сведения ${whomText(change)}`],
    [dismiss, `уволить ${whomText(dismiss)}`],
    [same, `без изменений ${counted(same, WHO)}`],
  ])
}

/** What was done: «Добавлен 21 работник, изменены сведения 2 работников». */
export function importDoneText({
  totals: { add, change, dismiss, same },
  addedDismissed,
}: Pick<ImportOutcome, 'totals' | 'addedDismissed'>): string {
  const gone = addedDismissed === 0 ? '' : `, из них ${dismissedText(addedDismissed)}`
  return listed([
    [add, `${plural(add, ['добавлен', 'добавлены', 'добавлено'])} ${counted(add, WHO)}${gone}`],
    [change, `изменены сведения ${whomText(change)}`],
    [dismiss, `${plural(dismiss, ['уволен', 'уволены', 'уволено'])} ${counted(dismiss, WHO)}`],
    [same, `без изменений ${counted(same, WHO)}`],
  ])
}

function dismissedText(count: number): string {
  return `${plural(count, ['уволен', 'уволены', 'уволены'])} ${count}`
}

/** Rows that were not loaded for their errors. */
export function importLeftText(count: number): string {
  const verb = plural(count, ['Не загружена', 'Не загружены', 'Не загружено'])
  return `${verb} ${rowsText(count)} с ошибками. Исправьте их в этой таблице и загрузите её отдельно.`
}

function listed(parts: readonly (readonly [count: number, text: string])[]): string {
  const said = parts.filter(([count]) => count > 0).map(([, text]) => text)
  return upperFirst(said.join(', '))
}

/** «14 столбцов, загружается 12». */
export function columnsText(count: number, loaded: number): string {
  const columns = counted(count, ['столбец', 'столбца', 'столбцов'])
  return loaded === count ? `${columns}, загружаются все` : `${columns}, загружается ${loaded}`
}

export function filterText(filter: RowFilter): string {
  if (filter === 'all') return 'Все строки'
  return filter === 'error' ? 'С ошибками' : importActionText(filter)
}

/** «Лист «Кадры», заголовки в строке 4, под ними 120 строк». */
export function importSheetText({ name, headerRow, rows }: ImportOutcome['sheet']): string {
  const sheet = name === '' ? 'Заголовки' : `Лист «${name}», заголовки`
  return `${sheet} в\u00a0строке\u00a0${headerRow}, под ними ${rowsText(rows)}`
}

export function lackingText(lacking: readonly ImportField[]): string {
  const names = quoted(lacking.map((field) => IMPORT_FIELD_LABELS[field]))
  return `Не найдено обязательное для новых работников: ${names}. Укажите, в каком столбце оно записано, или добавьте столбец в файл.`
}

/** How many titles still want a position. */
export function titlesText(left: number): string {
  if (left === 0) return 'выбраны все'
  return `${plural(left, ['осталась', 'осталось', 'осталось'])} ${left}`
}

export function recognisedText(count: number): string {
  return `Узнаны по названию: ${count}. Проверьте, если название могло обмануть`
}

/** Whose profile the position has: what it brings depends on it. */
export function profileText({ isOwnProfile, family }: { isOwnProfile: boolean; family: string }): string {
  return isOwnProfile ? 'Полный профиль' : `Профиль семейства «${family}»`
}

/** What is in the way of a checked file, and what to do about it. */
export function obstacleText(obstacle: Exclude<ImportReadiness, 'ready'>, outcome: ImportOutcome): string {
  const { error, same } = outcome.totals
  switch (obstacle) {
    case 'stale':
      return 'Настройки изменены: проверьте файл с ними.'
    case 'lacking':
      return 'Не хватает обязательных столбцов: укажите их выше.'
    case 'errors':
      return `С ошибками ${rowsText(error)}. ${remedy(outcome)} Пока есть ошибки, не записывается ничего.`
    case 'partly':
      return `С ошибками ${rowsText(error)}. ${remedy(outcome)} Или загрузите остальные: строки с ошибками останутся для отдельного файла.`
    case 'limit':
      return 'Столько работников не входит в тариф: ничего не будет записано.'
    case 'nothing':
      return same === 0
        ? 'Загружать нечего: в файле нет ни одной строки с работником.'
        : 'Загружать нечего: все работники из файла уже записаны так же.'
  }
}

function remedy({ unknownPositions }: ImportOutcome): string {
  return unknownPositions.length === 0
    ? 'Исправьте их здесь или в файле.'
    : 'Выберите должности из справочника, остальное исправьте здесь или в файле.'
}

export function newDepartmentsText(names: readonly string[]): string {
  return `${names.length === 1 ? 'Будет создан отдел' : 'Будут созданы отделы'}: ${quoted(names)}.`
}

export function createdDepartmentsText(names: readonly string[]): string {
  return `${names.length === 1 ? 'Создан отдел' : 'Созданы отделы'}: ${quoted(names)}.`
}

const NAMES_MAX = 20

function quoted(names: readonly string[]): string {
  const said = names.slice(0, NAMES_MAX).map((name) => `«${name}»`)
  const text = said.join(', ')
  return said.length === names.length ? text : `${text} и ещё ${names.length - said.length}`
}
