import { zipStream } from '@ot/doc-engine'
import type { Library, TemplateSummary } from '@ot/doc-library'
import { shortDate } from '@ot/grammar'
import { type Ctx, membershipOf } from '../../ctx.ts'
import { readScoped } from '../../db/transaction.ts'
import { Invalid } from '../../errors.ts'
import type { FileAnswer } from '../../http/register-route.ts'
import { archiveEntries } from './archive-entries.ts'
import { preparePapers } from './archive-papers.ts'
import type { MakeArchive } from './archive-request.ts'
import { safeFileName } from './file-names.ts'
import { checkPaperDate, makePaper } from './paper.ts'
import { registerArchive } from './register-archive.ts'

/** One ZIP, sent as its papers are made. With `register` every paper that can be made is registered first, all or none. */
export async function makeArchive(ctx: Ctx, library: Library, input: MakeArchive): Promise<FileAnswer> {
  const { companyId, date } = input
  membershipOf(ctx, companyId)
  checkPaperDate(ctx, companyId, date)
  const templates = chosenTemplates(library, input)
  const { companyName, papers } = input.register
    ? await registerArchive(ctx, library, templates, input)
    : await draftPapers(ctx, library, templates, input)
  return {
    fileName: `${safeFileName(`Документы ${companyName} ${shortDate(date)}`)}.zip`,
    content: zipStream(archiveEntries(library, papers)),
  }
}

function chosenTemplates(library: Library, { groups, templateIds }: MakeArchive): TemplateSummary[] {
  if (templateIds !== undefined) return templateIds.map((id, index) => templateAt(library, id, index))
  if (groups === undefined) return [...library.templates]
  const unknown = groups.find((id) => !library.groups.some((group) => group.id === id))
  if (unknown !== undefined) throw Invalid.field('groups', `Неизвестная группа: ${unknown}`)
  return library.templates.filter((template) => groups.includes(template.group))
}

function templateAt(library: Library, id: string, index: number): TemplateSummary {
  const template = library.find(id)
  if (template === null) throw Invalid.field(`templateIds.${index}`, `Неизвестный шаблон: ${id}`)
  return template
}

async function draftPapers(
  ctx: Ctx,
  library: Library,
  templates: readonly TemplateSummary[],
  input: MakeArchive,
) {
  const { world, papers } = await readScoped(ctx, (tx) => preparePapers(tx, templates, input))
  return {
    companyName: world.company.shortName,
    papers: papers.map(({ template, lacking, values }) =>
      lacking.length > 0
        ? { template, lacking }
        : {
            template,
            make: () => makePaper(library, template, world, { date: input.date, number: null, values }),
          },
    ),
  }
}
