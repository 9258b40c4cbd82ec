import type { ListViewAnswer } from '@ot/contract'
import { counted } from '@ot/text'
import type { WordsTable } from '../../lib/form/field-words.ts'
import { parseSearch } from '../../lib/routing/search-text.ts'
import { type HideableColumn, hiddenIn } from './list-address.ts'

export const WHOSE = ['own', 'all'] as const
type Whose = (typeof WHOSE)[number]
export const WHOSE_LABELS = { own: 'Только для меня', all: 'Для всех в организации' } satisfies Record<
  Whose,
  string
>

/** What is asked when a view is named. */
export interface NamedView {
  name: string
  whose: Whose
}

export interface ViewValues extends NamedView {
  search: string
}

export function viewValues({ name, isShared, search }: ListViewAnswer): ViewValues {
  return { name, whose: isShared ? 'all' : 'own', search }
}

const SAID_APART = ['q', 'sort', 'group', 'hide']

/** What a saved view shows, in words. Each list has filters of its own: they are counted. */
export function shownWords(search: string, columns: readonly HideableColumn[]): string {
  const address = parseSearch(`?${search}`)
  const filters = Object.keys(address).filter((name) => !SAID_APART.includes(name)).length
  const hidden = hiddenIn(address, columns) ?? []
  const labels = columns.filter(({ key }) => hidden.includes(key)).map(({ label }) => label)
  const words = [
    ...('q' in address ? [`поиск «${address.q}»`] : []),
    ...(filters === 0 ? [] : [`отбор: ${counted(filters, ['условие', 'условия', 'условий'])}`]),
    ...('sort' in address ? ['другой порядок строк'] : []),
    ...('group' in address ? ['строки по группам'] : []),
    ...(labels.length === 0 ? [] : [`скрыты столбцы: ${labels.join(', ')}`]),
  ]
  return words.length === 0 ? 'весь список' : words.join('; ')
}

export const VIEW_LABELS = { name: 'Название', whose: 'Кому виден' } as const

export function viewWords(columns: readonly HideableColumn[]): WordsTable<ViewValues> {
  return {
    name: { label: VIEW_LABELS.name, text: (name) => name },
    whose: { label: VIEW_LABELS.whose, text: (whose) => WHOSE_LABELS[whose] },
    search: { label: 'Что показывает', text: (search) => shownWords(search, columns) },
  }
}
