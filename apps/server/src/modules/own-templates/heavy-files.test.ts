import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownTemplateOf, withFirstLine } from '../../../test/own-template.ts'
import { THREAD_PROGRAM } from '../../../test/programs.ts'
import { type TestApp, type TestCompany, testApp } from '../../../test/world.ts'
import { openThreads } from '../../threads/threads.ts'

const TEMPLATE = 'prikaz-o-naznachenii-otvetstvennogo-za-ot'
/** A small file that takes seconds of the processor to read, where an ordinary one takes a twentieth of one. */
const HEAVY = '</w:t></w:r></w:p><w:p/>'.concat('<w:p><w:r/></w:p>'.repeat(160_000), '<w:p><w:r><w:t>{нет}')
/** Between the two on a machine several times faster or slower: a quarter of a second instead of a second. */
const SLOWNESS = 0.25
const ANSWERS = 20

let app: TestApp
beforeAll(async () => {
  app = await testApp({ threads: openThreads(THREAD_PROGRAM, { slowness: SLOWNESS }) })
})
afterAll(() => app.close())

const { send } = ownTemplateOf(() => app, TEMPLATE)
const own = (text: string) => withFirstLine(app.deps.library.docx(TEMPLATE), text)

/** How often a neighbour is answered while this is under way; more than enough is not asked for, the work needs the processor too. */
async function answersDuring(work: Promise<unknown>, neighbour: TestCompany): Promise<number> {
  let isOver = false
  void work.finally(() => {
    isOver = true
  })
  let answers = 0
  while (!isOver && answers < ANSWERS) {
    const { status } = await app.as(neighbour.owner).get(`/api/employees?companyId=${neighbour.id}`)
    expect(status).toBe(200)
    answers += 1
  }
  return answers
}

test('пока чужой тяжёлый файл проверяется, соседу отвечают', async () => {
  const [company, neighbour] = [await app.company(), await app.company()]
  const bytes = own(HEAVY)
  const uploads = Promise.all([send(company, { bytes }), send(company, { bytes })])
  expect(await answersDuring(uploads, neighbour)).toBe(ANSWERS)
  for (const { status, body } of await uploads) {
    expect(status).toBe(422)
    expect(body.description).toContain('устроен слишком сложно')
  }
  const after = await send(company, { bytes: own('Обычный файл') })
  expect(after.status, after.text).toBe(200)
})
