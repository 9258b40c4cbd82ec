import type { Dictionary } from '@ot/doc-engine'
import { dictionaryOf } from '../fields/dictionary.ts'
import type { Place } from '../format/block.ts'
import type { TemplateSource } from '../format/parse-template.ts'
import { headProblem, problemAt, type Rule, textsOf } from './rule.ts'

type Tag = { mark: '#' | '^' | '/' | ''; path: string; place: Place }

const TAG = /\{\s*([#^/]?)\s*([^{}]*?)\s*\}/g
const ROW_NUMBER = 'номер'

function isMark(text: string): text is Tag['mark'] {
  return text === '' || text === '#' || text === '^' || text === '/'
}

function tagsOf({ blocks }: TemplateSource): Tag[] {
  return blocks.flatMap((block): Tag[] => {
    if (block.kind === 'section') return [{ mark: block.mark, path: block.path, place: block.place }]
    return textsOf(block).flatMap((text) =>
      [...text.matchAll(TAG)].flatMap(([, mark = '', path = '']) =>
        isMark(mark) ? [{ mark, path, place: block.place }] : [],
      ),
    )
  })
}

function questionsOf({ front, blocks }: TemplateSource) {
  const acquaintance = blocks.flatMap((block) => (block.kind === 'acquaintance' ? [...block.keys] : []))
  return { inputs: front.inputs, acquaintance, records: front.records }
}

/** Within a list its items' fields come before the template's own. */
function isKnown(path: string, dictionary: Dictionary, openLists: readonly string[]): boolean {
  if (dictionary.some((field) => field.path === path)) return true
  if (openLists.length > 0 && path === ROW_NUMBER) return true
  return openLists.some((list) =>
    dictionary.some(
      (field) =>
        field.kind === 'list' && field.path === list && field.items.some((item) => item.path === path),
    ),
  )
}

export const everyTagIsKnown: Rule = (template) => {
  const dictionary = dictionaryOf(questionsOf(template))
  const openLists: string[] = []
  return tagsOf(template).flatMap(({ mark, path, place }) => {
    const known = mark === '/' || isKnown(path, dictionary, openLists)
    if (mark === '#') openLists.push(path)
    if (mark === '/') openLists.splice(openLists.lastIndexOf(path), 1)
    return known ? [] : [problemAt(place, `Метки {${path}} нет в словаре и нет такого вопроса в inputs`)]
  })
}

export const everySectionIsClosed: Rule = (template) => {
  const open: Tag[] = []
  const problems = tagsOf(template).flatMap((tag) => {
    if (tag.mark === '#' || tag.mark === '^') open.push(tag)
    if (tag.mark !== '/') return []
    const last = open.pop()
    return last?.path === tag.path
      ? []
      : [problemAt(tag.place, `{/${tag.path}} закрывает то, что не открыто`)]
  })
  return [
    ...problems,
    ...open.map(({ path, place }) => problemAt(place, `{#${path}} не закрыто: нужна {/${path}}`)),
  ]
}

export const everyBraceIsATag: Rule = (template) =>
  template.blocks.flatMap((block) =>
    textsOf(block)
      .filter((text) => /[{}]/.test(text.replaceAll(TAG, '')))
      .map((text) => problemAt(block.place, `Непарная фигурная скобка: «${text.slice(0, 60)}»`)),
  )

export const everyQuestionIsUsed: Rule = (template) => {
  const { inputs, acquaintance } = questionsOf(template)
  const used = new Set([...tagsOf(template).map(({ path }) => path.split('.')[0]), ...acquaintance])
  const signers = acquaintance.flatMap((key) => {
    const type = inputs.find((input) => input.key === key)?.type
    if (type === 'employee' || type === 'employees') return []
    return [headProblem(template, `!ознакомление: ${key} — не вопрос о работнике или работниках`)]
  })
  const unused = inputs
    .filter(({ key }) => !used.has(key))
    .map(({ key }) => headProblem(template, `Вопрос ${key} задан, но в тексте не напечатан`))
  return [...signers, ...unused]
}
