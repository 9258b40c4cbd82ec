import type { Choice } from '../../ui/choices.ts'
import type { RecordTrait, TraitValue } from './collection-spec.ts'
import { nameAmong, type RecordChoices } from './field-specs.ts'

/** Of a record that is named by another; what is no choice any more counts as not named. */
export function namedTrait(
  choices: readonly Choice<string>[],
  id: number | null,
  nothing: string,
): TraitValue {
  const name = nameAmong(choices, id)
  return name === null ? { value: 'none', label: nothing } : { value: String(id), label: name }
}

export function responsibleTrait({
  people,
}: Pick<RecordChoices, 'people'>): RecordTrait<{ responsibleId: number | null }> {
  return {
    key: 'responsible',
    label: 'Кто отвечает',
    any: 'Кто угодно',
    together: 'По ответственным',
    of: ({ responsibleId }) => namedTrait(people, responsibleId, 'Ответственный не указан'),
  }
}
