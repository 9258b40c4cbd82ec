import type { Dictionary, DictionaryField } from '@ot/doc-engine'
import type { TemplateScope } from '@ot/domain'
import type { Input } from '../format/front-matter.ts'
import type { Records } from '../format/records.ts'
import { cachedBy } from './cached-by.ts'
import { lineLists } from './chosen-lines.ts'
import { COMPANY_FIELDS } from './company-fields.ts'
import { DISPATCH_LISTS } from './dispatch-fields.ts'
import { DOCUMENT_FIELDS } from './document-fields.ts'
import type { DocumentFacts } from './facts.ts'
import type { FieldReader } from './field-reader.ts'
import { incidentFields } from './incident-tags.ts'
import { inputFields } from './input-fields.ts'
import { ACQUAINTANCE_LIST, EMPLOYEE_LIST } from './list-names.ts'
import { MEMO_FIELDS } from './memo-fields.ts'
import { PACKAGE_LISTS } from './package-fields.ts'
import { PRINTED_PERSON_FIELDS } from './person-fields.ts'
import { RESPONSIBLE_FIELDS } from './responsible-fields.ts'
import { sectionPaperFields } from './section-fields.ts'
import { subjectFields, subjectRoot } from './subject-fields.ts'
import { TRAINING_LISTS } from './training-fields.ts'

/** What the fields of a template depend on: its questions and who has to sign for reading it. */
export type TemplateQuestions = {
  inputs: readonly Input[]
  acquaintance: readonly string[]
  records?: Records | null
  /** Of the whole company when absent. */
  scope?: TemplateScope
}

export const BLANK_ROWS = 5
const BLANK_PEOPLE = 3

export const answerFields = cachedBy<TemplateQuestions, readonly FieldReader<DocumentFacts>[]>(({ inputs }) =>
  inputs.flatMap((input) => inputFields(input, inputs)),
)

/** An own question called as the subject is asked for instead of it: so do editions older than the subject. */
export function ownSubjectFields({ scope = 'company', inputs }: TemplateQuestions) {
  return inputs.some(({ key }) => key === subjectRoot(scope)) ? [] : subjectFields(scope)
}

function valueField({ path, label }: { path: string; label: string }): DictionaryField {
  return { kind: 'value', path, label }
}

function peopleList(path: string, label: string, blankItems: number): DictionaryField {
  return { kind: 'list', path, label, items: PRINTED_PERSON_FIELDS.map(valueField), blankItems }
}

/** The same three hundred for every template: made once. */
const RESPONSIBLE_DICTIONARY: readonly DictionaryField[] = RESPONSIBLE_FIELDS.map(valueField)

/** Every tag that this template may use, for the engine and for the editor's help. */
export const dictionaryOf = cachedBy<TemplateQuestions, Dictionary>((template) => {
  const lists = template.inputs
    .filter(({ type }) => type === 'employees')
    .map(({ key, label }) => peopleList(key, label, BLANK_PEOPLE))
  return [
    ...[...COMPANY_FIELDS, ...DOCUMENT_FIELDS, ...answerFields(template), ...ownSubjectFields(template)].map(
      valueField,
    ),
    ...RESPONSIBLE_DICTIONARY,
    ...lists,
    ...template.inputs.flatMap(lineLists),
    ...(template.records === 'training' ? TRAINING_LISTS : []),
    ...(template.records === 'memo' ? MEMO_FIELDS : []),
    ...(template.records === 'dispatch' ? DISPATCH_LISTS : []),
    ...(template.records === 'package' ? PACKAGE_LISTS : []),
    ...sectionPaperFields(template.records),
    ...incidentFields(template.scope),
    peopleList(EMPLOYEE_LIST, 'Работники организации, подразделения или должности', BLANK_ROWS),
    peopleList(ACQUAINTANCE_LIST, 'Кто знакомится с документом под подпись', BLANK_ROWS),
  ]
})
