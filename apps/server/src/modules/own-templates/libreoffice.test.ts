import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { documentText } from '@ot/doc-engine'
import { strFromU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendOwn } from '../../../test/own-template.ts'
import { type TestApp, testApp } from '../../../test/world.ts'
import { removeFolder } from '../../foundation/remove-folder.ts'

const ORDER = 'prikaz-o-komissii-po-proverke-znaniya-trebovaniy-ot'
const DATE = '2025-03-10'
const TIMEOUT_MS = 120_000

let app: TestApp
const folder = mkdtempSync(join(tmpdir(), 'ot-own-template-'))
beforeAll(async () => {
  app = await testApp()
})
afterAll(async () => {
  await app.close()
  await removeFolder(folder)
})

const run = promisify(execFile)

/** Opened and saved by LibreOffice Writer. */
async function savedAs(name: string, format: string): Promise<Uint8Array> {
  const profile = pathToFileURL(join(folder, 'profile')).href
  const extension = format.split(':')[0] ?? format
  await run(
    'soffice',
    [
      '--headless',
      `-env:UserInstallation=${profile}`,
      '--convert-to',
      format,
      '--outdir',
      folder,
      join(folder, name),
    ],
    { timeout: TIMEOUT_MS },
  )
  return readFileSync(join(folder, `${name.replace(/\.\w+$/, '')}.${extension}`))
}

async function throughLibreOffice(name: string, bytes: Uint8Array): Promise<Uint8Array> {
  writeFileSync(join(folder, `${name}.docx`), bytes)
  await savedAs(`${name}.docx`, 'odt')
  return savedAs(`${name}.odt`, 'docx:MS Word 2007 XML')
}

/** Text as a reader sees it: how editors space the pages is theirs. */
function lines(docx: Uint8Array): string[] {
  return documentText(docx)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

async function paperFrom(templateId: string, bytes: Uint8Array): Promise<Uint8Array> {
  const company = await app.company()
  const client = app.as(company.owner)
  const sent = await sendOwn(client, { companyId: company.id, templateId }, { bytes })
  expect(sent.status, sent.text).toBe(200)
  const query = `companyId=${company.id}&date=${DATE}`
  return (await client.get(`/api/templates/${templateId}/personal/preview?${query}`)).bytes
}

async function standardPaper(templateId: string): Promise<Uint8Array> {
  const company = await app.company()
  const body = { companyId: company.id, date: DATE }
  return (await app.as(company.owner).post(`/api/templates/${templateId}/draft`, body)).bytes
}

test(
  'шаблон, сохранённый в LibreOffice, печатает то же самое',
  async () => {
    const saved = await throughLibreOffice('приказ', app.deps.library.docx(ORDER))
    expect(lines(await paperFrom(ORDER, saved))).toEqual(lines(await standardPaper(ORDER)))
  },
  TIMEOUT_MS,
)

/** A document of LibreOffice itself: a tag in several formats, a table in a table, recorded changes. */
const FLAT = `<?xml version="1.0" encoding="UTF-8"?>
<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
 xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"
 xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.3">
<office:automatic-styles><style:style style:name="B" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style></office:automatic-styles>
<office:body><office:text>
<text:tracked-changes text:track-changes="true">
<text:changed-region text:id="c1"><text:insertion><office:change-info><dc:creator>Юрист</dc:creator><dc:date>2026-01-01T00:00:00</dc:date></office:change-info></text:insertion></text:changed-region>
<text:changed-region text:id="c2"><text:deletion><office:change-info><dc:creator>Юрист</dc:creator><dc:date>2026-01-01T00:00:00</dc:date></office:change-info><text:p>{удалённая.метка}</text:p></text:deletion></text:changed-region>
</text:tracked-changes>
<text:p>Приказ № {документ.номер} от {документ.дата}</text:p>
<text:p>ИНН {органи<text:span text:style-name="B">зация</text:span>.ин<text:span text:style-name="B">н}</text:span></text:p>
<text:p>Город<text:change text:change-id="c2"/><text:change-start text:change-id="c1"/> {организация.огрн}<text:change-end text:change-id="c1"/>.</text:p>
<table:table table:name="outer"><table:table-column table:number-columns-repeated="2"/>
<table:table-row><table:table-cell><text:p>{директор.фио.дательный}</text:p></table:table-cell><table:table-cell>
<table:table table:name="inner"><table:table-column table:number-columns-repeated="2"/>
<table:table-row><table:table-cell><text:p>{#работники}{номер}</text:p></table:table-cell><table:table-cell><text:p>{фио_кратко.именительный}{/работники}</text:p></table:table-cell></table:table-row>
</table:table><text:p>{организация.кпп}</text:p></table:table-cell></table:table-row></table:table>
<text:p/></office:text></office:body></office:document-content>`

const MANIFEST = `<?xml version="1.0" encoding="UTF-8"?>
<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">
<manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.text"/>
<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`

test(
  'составленный в LibreOffice: метки в разных прогонах, таблица в таблице, исправления',
  async () => {
    const odt = zipSync({
      mimetype: [Buffer.from('application/vnd.oasis.opendocument.text'), { level: 0 }],
      'content.xml': Buffer.from(FLAT),
      'META-INF/manifest.xml': Buffer.from(MANIFEST),
    })
    writeFileSync(join(folder, 'свой.odt'), odt)
    const saved = await savedAs('свой.odt', 'docx:MS Word 2007 XML')
    const xml = strFromU8(unzipSync(saved)['word/document.xml'] ?? new Uint8Array())
    for (const mark of ['<w:ins ', '<w:del ', '<w:b/>']) expect(xml).toContain(mark)
    const paper = await paperFrom(ORDER, saved)
    expect(lines(paper)).toEqual([
      'Приказ № ________ от 10.03.2025',
      'ИНН 7707083893',
      'Город 1027700132195.',
      'Иванову Петру Сергеевичу',
      ...['1', '2', '3', '4', '5'].flatMap((number) => [number, '____________']),
      '770701001',
    ])
  },
  TIMEOUT_MS,
)
