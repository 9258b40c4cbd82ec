import type { DictionaryField } from '@ot/doc-engine'
import { shortDate } from '@ot/text'
import { boundName } from './bound-name.ts'
import type { TaughtProgramme, TrainedPerson, TrainingFacts } from './facts.ts'
import { type FieldReader, givenText } from './field-reader.ts'
import { PROGRAMME_LIST, TRAINED_LIST } from './list-names.ts'
import { recordList, recordRows } from './record-list.ts'

const PROGRAMME_FIELDS: readonly FieldReader<TaughtProgramme>[] = [
  { path: 'название', label: 'Программа обучения', read: ({ title }) => givenText(title) },
  {
    path: 'часы',
    label: 'Продолжительность в часах',
    read: ({ hours }) => (hours === null ? null : String(hours)),
  },
]

/** A number that the registry has not given yet leaves its cell empty: it is written in later. */
const TRAINED_FIELDS: readonly FieldReader<TrainedPerson>[] = [
  { path: 'фио', label: 'Фамилия, имя, отчество', read: ({ fullName }) => givenText(boundName(fullName)) },
  { path: 'должность', label: 'Профессия (должность)', read: ({ position }) => givenText(position) },
  { path: 'отдел', label: 'Подразделение', read: ({ department }) => givenText(department) },
  { path: 'программа', label: 'Программа обучения', read: ({ programme }) => givenText(programme) },
  { path: 'результат', label: 'Результат проверки знания', read: ({ result }) => givenText(result) },
  { path: 'дата', label: 'Дата проверки знания', read: ({ date }) => shortDate(date) },
  {
    path: 'номер_реестра',
    label: 'Номер записи в реестре',
    read: ({ registryNumber }) => registryNumber ?? '',
  },
]

const BLANK_PROGRAMMES = 1
const BLANK_TRAINED = 5

export const TRAINING_LISTS: readonly DictionaryField[] = [
  recordList(PROGRAMME_LIST, 'Программы обучения', PROGRAMME_FIELDS, BLANK_PROGRAMMES),
  recordList(TRAINED_LIST, 'Прошедшие проверку знания', TRAINED_FIELDS, BLANK_TRAINED),
]

export function trainingValues({ programmes, trained }: TrainingFacts) {
  return new Map([
    [PROGRAMME_LIST, recordRows(programmes, PROGRAMME_FIELDS)],
    [TRAINED_LIST, recordRows(trained, TRAINED_FIELDS)],
  ])
}
