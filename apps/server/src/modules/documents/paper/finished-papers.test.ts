import type { TemplateSummary } from '@ot/doc-library'
import { beforeAll, expect, test } from 'vitest'
import { testLibrary } from '../../../../test/programs.ts'
import { Unavailable, Unprintable } from '../../../foundation/errors.ts'
import type { Pdf } from '../../../pdf/pdf.ts'
import { type ArchivePaper, type FinishedPaper, finishedPapers } from './finished-papers.ts'

const HOSTILE = Buffer.from('hostile')
const DAY = '2026-10-05'

let template: TemplateSummary
beforeAll(async () => {
  const [first] = (await testLibrary()).templates
  if (first === undefined) throw new RangeError('no templates')
  template = first
})

function paper(subject: string, bytes = Buffer.from(subject)): ArchivePaper {
  return {
    template,
    subject,
    make: async () => ({ bytes, missing: [], values: [], isOwn: false, day: DAY }),
  }
}

/** Refuses the hostile one. */
function pressRefusing(refusal: Error): Pdf {
  return {
    width: 2,
    ownLack: null,
    print: async ({ bytes }) => {
      if (bytes === HOSTILE) throw refusal
      return Buffer.from(bytes)
    },
    printWithPages: async () => {
      throw refusal
    },
    pages: async () => ({ glyphs: '', pages: [] }),
    list: async () => Buffer.of(),
    close: async () => undefined,
  }
}

async function finished(pdf: Pdf, papers: readonly ArchivePaper[]): Promise<FinishedPaper[]> {
  const printing = { format: 'pdf', pdf, stopping: new AbortController().signal } as const
  const all: FinishedPaper[] = []
  for await (const one of finishedPapers(papers, printing)) all.push(one)
  return all
}

test.each([
  ['первая', ['hostile', 'а', 'б']],
  ['средняя', ['а', 'hostile', 'б']],
])(
  '%s в комплекте бумага не становится PDF: на её месте сказано почему, остальные сделаны',
  async (_, names) => {
    const papers = names.map((name) => (name === 'hostile' ? paper(name, HOSTILE) : paper(name)))
    const all = await finished(pressRefusing(new Unprintable('слишком велик')), papers)
    expect(all.map((one) => ('problem' in one ? one.problem : String(one.bytes)))).toEqual(
      names.map((name) => (name === 'hostile' ? 'слишком велик' : name)),
    )
  },
)

test('PDF не делается вовсе: отказано сразу, пока ничего не отправлено', async () => {
  const papers = [paper('а', HOSTILE), paper('б')]
  await expect(finished(pressRefusing(new Unavailable('не сейчас')), papers)).rejects.toThrow('не сейчас')
})
