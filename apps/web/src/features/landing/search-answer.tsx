import { PAGES } from '@ot/domain'
import { counted } from '@ot/text'
import { typeset } from '../../lib/typeset.ts'
import type { SearchOutcome } from './search-outcome.ts'

const DOCUMENTS = ['документ', 'документа', 'документов'] as const

/** One sentence on what was found. */
export function SearchAnswer({ outcome: { words, found, unknown } }: { outcome: SearchOutcome }) {
  if (words === '') return typeset('Напишите, какой документ нужен, например «журнал вводного инструктажа».')
  if (found.length === 0) {
    return (
      <>
        {typeset(
          `В названиях документов нет «${words}». Попробуйте сказать короче или другими словами — или посмотрите `,
        )}
        <a href={PAGES.library.path}>{typeset('весь список')}</a>
        {typeset('. После регистрации поиск идёт и по тексту документов.')}
      </>
    )
  }
  const number = counted(found.length, DOCUMENTS)
  return unknown.length === 0
    ? typeset(`По словам «${words}» — ${number}.`)
    : typeset(`Слов «${unknown.join(', ')}» в названиях нет, по остальным — ${number}.`)
}
