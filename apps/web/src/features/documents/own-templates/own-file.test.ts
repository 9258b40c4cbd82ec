import { PERSONAL_TEMPLATE_BYTES_MAX } from '@ot/domain'
import { expect, test } from 'vitest'
import { ownFileProblem } from './own-file.ts'

test.each([
  ['Приказ.docx', 1, null],
  ['Приказ.DOCX', PERSONAL_TEMPLATE_BYTES_MAX, null],
  ['Приказ.docx', 0, 'Файл пуст'],
  ['Приказ.docx', PERSONAL_TEMPLATE_BYTES_MAX + 1, 'больше 5\u00a0МБ'],
  ['Приказ.docm', 1, 'макросы'],
  ['Приказ.doc', 1, 'в формате .docx'],
  ['Приказ.odt', 1, 'в формате .docx'],
])('%s, %i байт: %s', (name, size, problem) => {
  const said = ownFileProblem({ name, size })
  if (problem === null) expect(said).toBeNull()
  else expect(said).toContain(problem)
})
