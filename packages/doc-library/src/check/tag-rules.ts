import type { Dictionary } from '@ot/doc-engine'
import { dictionaryOf } from '../fields/dictionary.ts'
import { questionsOf } from '../fields/questions-of.ts'
import { type TextPlace, textsOf } from '../format/block.ts'
import type { TemplateSource } from '../format/parse-template.ts'
import { headProblem, problemAt, type Rule, signingKeys } from './rule.ts'

type Tag = { mark: '#' | '^' | '/' | ''; path: string; place: TextPlace }

const TAG = /\{\s*([#^/]?)\s*([^{}]*?)\s*\}/g
const ROW_NUMBER = 'номер'

function isMark(text: string): text is Tag['mark'] {
  return text === '' || text === '#' || text === '^' || text === '/'
}

function tagsIn(text: string, place: TextPlace): Tag[] {
  return [...text.matchAll(TAG)].flatMap(([, mark = '', path = '']) =>
    isMark(mark) ? [{ mark, path, place }] : [],
  )
}

/** The subject is printed in the head of the paper. */
function tagsOf({ file, front, blocks }: TemplateSource): Tag[] {
  const ofSubject = tagsIn(front.subject, { file, line: 1 })
  const ofBody = blocks.flatMap((block): Tag[] => {
    if (block.kind === 'section') return [{ mark: block.mark, path: block.path, place: block.place }]
    return textsOf(block).flatMap((text) => tagsIn(text, block.place))
  })
  return [...ofSubject, ...ofBody]
}

type Known = { paths: ReadonlySet<string>; items: ReadonlyMap<string, ReadonlySet<string>> }

function knownPaths(dictionary: Dictionary): Known {
  return {
    paths: new Set(dictionary.map(({ path }) => path)),
    items: new Map(
      dictionary.flatMap((field) =>
        field.kind === 'list' ? [[field.path, new Set(field.items.map(({ path }) => path))] as const] : [],
      ),
    ),
  }
}

/** Within a list its items' fields come before the template's own. */
function isKnown(path: string, { paths, items }: Known, openLists: readonly string[]): boolean {
  if (paths.has(path)) return true
  if (openLists.length > 0 && path === ROW_NUMBER) return true
  return openLists.some((list) => items.get(list)?.has(path) === true)
}

export const everyTagIsKnown: Rule = (template) => {
  const known = knownPaths(dictionaryOf(questionsOf(template)))
  const openLists: string[] = []
  return tagsOf(template).flatMap(({ mark, path, place }) => {
    const isFine = mark === '/' || isKnown(path, known, openLists)
    if (mark === '#') openLists.push(path)
    const opened = openLists.lastIndexOf(path)
    if (mark === '/' && opened !== -1) openLists.splice(opened, 1)
    return isFine ? [] : [problemAt(place, `Метки {${path}} нет в словаре и нет такого вопроса в inputs`)]
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
  const used = new Set([
    ...tagsOf(template).map(({ path }) => path.split('.')[0]),
    ...template.blocks.flatMap(signingKeys),
    ...template.blocks.flatMap((block) => (block.kind === 'table' ? (block.choice ?? []) : [])),
  ])
  return template.front.inputs
    .filter(({ key }) => !used.has(key))
    .map(({ key }) => headProblem(template, `Вопрос ${key} задан, но в тексте не напечатан`))
}
