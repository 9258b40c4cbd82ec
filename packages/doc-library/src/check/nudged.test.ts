import { documentText } from '@ot/doc-engine'
import PizZip from 'pizzip'
import { expect, test } from 'vitest'
import { buildDocx } from '../paper/build-docx.ts'
import { orderBody, template } from '../testing/template-text.ts'
import { nudgedPaper } from './nudged.ts'

test('текст каждого раздела опущен на пункт и не изменился', async () => {
  const points = '1. Первый (приложение № 1).\n2. Второй.\n3. Третий.'
  const docx = await buildDocx(template({}, orderBody(points, '!приложение Перечень\n\nСтрока.')))
  const lower = nudgedPaper(docx)
  const said = (file: Uint8Array) =>
    documentText(file)
      .split('\n')
      .filter((line) => line !== '')
  expect(said(lower)).toEqual(said(docx))
  const xml = new PizZip(lower).file('word/document.xml')?.asText() ?? ''
  expect(xml.match(/<w:p><w:pPr><w:spacing w:line="20" w:lineRule="exact"\/><\/w:pPr><\/w:p>/g)).toHaveLength(
    2,
  )
})
