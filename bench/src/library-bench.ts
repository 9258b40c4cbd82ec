import { dictionaryOf, loadLibrary, scopeOf } from '@ot/doc-library'
import { SAMPLE_COMPANIES, sampleFacts } from '@ot/doc-library/samples'
import { type BenchTemplate, benchEngine, type EngineFigures } from './engine-bench.ts'
import { heading, line } from './figures.ts'

/** The engine beside its peers on the library's own templates, every question answered. */
export async function benchLibrary(): Promise<void> {
  const figures = await benchEngine(await libraryTemplates())
  heading(
    `Движок на шаблонах библиотеки: ${figures.templates}, в среднем ${kilobytes(figures.xmlBytes)} КБ XML`,
  )
  printSpeeds(figures)
  printRatios(figures)
  line('КБ документа: уровень 1 · 6 · docxtemplater', sizes(figures))
  line('шаблонов с иным текстом, чем у docxtemplater', String(figures.differing.length), '0')
}

async function libraryTemplates(): Promise<BenchTemplate[]> {
  const library = await loadLibrary()
  return library.templates.flatMap((template, index) => {
    const sample = SAMPLE_COMPANIES[index % SAMPLE_COMPANIES.length]
    if (sample === undefined) return []
    const scope = scopeOf(sampleFacts(sample, template, true), template)
    return [{ id: template.id, docx: library.docx(template.id), dictionary: dictionaryOf(template), scope }]
  })
}

function printSpeeds({ documentsPerSecond: speed, easyTemplateXTemplates }: EngineFigures): void {
  line('движок, уровень 1, документов в секунду', speed.level1.toFixed(0))
  line('движок, уровень 6, документов в секунду', speed.level6.toFixed(0))
  line('docxtemplater, уровень 1, разбор один раз', speed.docxtemplaterReused.toFixed(1))
  line('docxtemplater, уровень 1, как позволяет его API', speed.docxtemplater.toFixed(1))
  line(`easy-template-x, уровень 6 (может ${easyTemplateXTemplates})`, speed.easyTemplateX.toFixed(1))
  line('предел: одно сжатие тех же байтов, уровень 1', speed.bareDeflate1.toFixed(0))
  line('предел, уровень 6', speed.bareDeflate6.toFixed(0))
}

function printRatios({ documentsPerSecond: speed }: EngineFigures): void {
  const reused = speed.level1 / speed.docxtemplaterReused
  line('движок : docxtemplater (разбор один раз)', `× ${reused.toFixed(0)}`, 'не меньше × 40')
  line('движок : docxtemplater (по его API)', `× ${(speed.level1 / speed.docxtemplater).toFixed(0)}`)
  line('движок : easy-template-x', `× ${(speed.level1 / speed.easyTemplateX).toFixed(0)}`)
  line('доля предела, уровень 1', percent(speed.level1 / speed.bareDeflate1), 'не меньше 75 %')
  line('доля предела, уровень 6', percent(speed.level6 / speed.bareDeflate6))
}

function sizes({ documentBytes: { level1, level6, docxtemplater } }: EngineFigures): string {
  return [level1, level6, docxtemplater].map(kilobytes).join(' · ')
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`
}
