import type { PaperPages } from '@ot/contract'
import { type Library, printedFact, type TemplateSummary } from '@ot/doc-library'
import type { Ctx } from '../../context/ctx.ts'
import { Conflict } from '../../foundation/errors.ts'
import type { Pdf } from '../../pdf/pdf.ts'
import { draftOf } from './make-draft.ts'
import type { MadePaper } from './paper/papers.ts'
import type { OnePaper } from './prepare-one.ts'

export const OWN_HAS_NO_PAGES =
  'Документ сделан по вашему шаблону Word: страницы показываются только у документов библиотеки'

/** The very pages of the draft's PDF for a screen, each value with the fact that it is. */
export async function makePages(
  ctx: Ctx,
  { library, pdf }: { library: Library; pdf: Pick<Pdf, 'pages'> },
  input: OnePaper,
): Promise<PaperPages> {
  const { template, made } = await draftOf(ctx, library, input)
  if (made.isOwn) {
    throw new Conflict(OWN_HAS_NO_PAGES)
  }
  const { glyphs, pages } = await pdf.pages(made)
  const { facts, placeOf } = factsIn(made, template)
  return {
    glyphs,
    facts,
    pages: pages.map(({ values, ...page }) => ({
      ...page,
      words: [...page.words],
      values: values.flatMap(({ value, ...box }) => {
        const fact = placeOf(value)
        return fact === null ? [] : [{ ...box, fact }]
      }),
    })),
  }
}

/** Facts that the values are, each once, and the place of a value's fact among them. */
function factsIn({ values, missing }: MadePaper, template: TemplateSummary) {
  const lacking = new Set(missing.map(({ key }) => key))
  const facts: PaperPages['facts'] = []
  const byKey = new Map<string, number>()
  const places = values.map(({ path }) => {
    const fact = printedFact(path, template)
    if (fact === null) return null
    const known = byKey.get(fact.key)
    if (known !== undefined) return known
    const place = facts.push({ ...fact, isMissing: lacking.has(fact.key) }) - 1
    byKey.set(fact.key, place)
    return place
  })
  return { facts, placeOf: (value: number) => places[value] ?? null }
}
