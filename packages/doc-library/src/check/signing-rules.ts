import type { Dictionary } from '@ot/doc-engine'
import { dictionaryOf } from '../fields/dictionary.ts'
import { SIGNING_LISTS } from '../fields/incident-lists.ts'
import { EMPLOYEE_LIST, SUBJECT_EMPLOYEE } from '../fields/list-names.ts'
import { questionsOf } from '../fields/questions-of.ts'
import { roleOfPath } from '../fields/responsible-fields.ts'
import type { TemplateSource } from '../format/parse-template.ts'
import { signerOf } from '../paper/signature.ts'
import { problemAt, type Rule } from './rule.ts'

/** Position and name are in the dictionary: an answer about an employee, the subject, the director, who is responsible. */
function canSign(key: string, dictionary: Dictionary): boolean {
  const { position, name } = signerOf(key)
  return [position, name].every((tag) => dictionary.some(({ path }) => `{${path}}` === tag))
}

function isListOfPeople({ front }: TemplateSource, key: string): boolean {
  if (front.scope === 'incident' && SIGNING_LISTS.includes(key)) return true
  return front.inputs.some((input) => input.key === key && input.type === 'employees')
}

/** A signature on a page of its own could stand under any paper, so a table that grows does not end the text. */
export const growingTableEndsInWords: Rule = ({ blocks }) =>
  blocks.flatMap((block, index) => {
    const above = blocks[index - 1]
    if ((block.kind !== 'signature' && block.kind !== 'signatures') || above?.kind !== 'table') return []
    const last = above.rows.at(-1)?.[0] ?? ''
    return above.blankRows === 0 && last.startsWith('{#')
      ? [
          problemAt(
            block.place,
            'Подпись после списка может уйти на новую страницу одна: над ней нужна строка, которая называет бумагу',
          ),
        ]
      : []
  })

/** Only people sign: `!подпись`, `!подписи` and `!ознакомление` name answers about employees. */
export const onlyPeopleSign: Rule = (template) => {
  const dictionary = dictionaryOf(questionsOf(template))
  const isEmployeePaper = template.front.scope === 'employee'
  const isAnswer = (key: string) =>
    template.front.inputs.some(({ key: own, type }) => own === key && type === 'employee')
  const readsIt = (key: string) =>
    isAnswer(key) ||
    roleOfPath(key) !== null ||
    key === EMPLOYEE_LIST ||
    (key === SUBJECT_EMPLOYEE && isEmployeePaper)
  return template.blocks.flatMap((block) => {
    const wrong = (command: string, keys: readonly string[]) =>
      keys.map((key) => problemAt(block.place, `${command}: ${key} — не вопрос о работнике или работниках`))
    if (block.kind === 'signature' && block.key !== null && !canSign(block.key, dictionary)) {
      return wrong('!подпись', [block.key])
    }
    if (block.kind === 'signatures') {
      const keys = block.keys.filter((key) => !isListOfPeople(template, key) && !canSign(key, dictionary))
      return wrong('!подписи', keys)
    }
    if (block.kind !== 'acquaintance') return []
    return wrong(
      '!ознакомление',
      block.keys.filter((key) => !isListOfPeople(template, key) && !readsIt(key)),
    )
  })
}
