import { dictionaryOf, loadLibrary, scopeOf } from '@ot/doc-library'
import { SAMPLE_COMPANIES, sampleFacts } from '@ot/doc-library/samples'
import { type BenchTemplate, benchEngine, type EngineFigures } from './engine-bench.ts'
import { figure, heading, line, percent, tenths, whole } from './figures.ts'
import type { Scale } from './scale.ts'

/** The engine beside its peers on the library's own templates, every question answered. */
export async function benchLibrary(scale: Scale): Promise<void> {
  const templates = await libraryTemplates()
  const figures = await benchEngine(templates.slice(0, scale(templates.length, 8)), scale)
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
  figure('движок, уровень 1, документов в секунду', speed.level1, whole)
  figure('движок, уровень 6, документов в секунду', speed.level6, whole)
  figure('docxtemplater, уровень 1, разбор один раз', speed.docxtemplaterReused, tenths)
  figure('docxtemplater, уровень 1, как позволяет его API', speed.docxtemplater, tenths)
  figure(`easy-template-x, уровень 6 (может ${easyTemplateXTemplates})`, speed.easyTemplateX, tenths)
  figure('предел: одно сжатие тех же байтов, уровень 1', speed.bareDeflate1, whole)
  figure('предел, уровень 6', speed.bareDeflate6, whole)
}

function printRatios({ documentsPerSecond: speed }: EngineFigures): void {
  const reused = speed.level1 / speed.docxtemplaterReused
  const ofTimes = (value: number) => `× ${whole(value)}`
  figure('движок : docxtemplater (разбор один раз)', reused, ofTimes, 'не меньше × 40')
  figure('движок : docxtemplater (по его API)', speed.level1 / speed.docxtemplater, ofTimes)
  figure('движок : easy-template-x', speed.level1 / speed.easyTemplateX, ofTimes)
  figure('доля предела, уровень 1', speed.level1 / speed.bareDeflate1, percent, 'не меньше 75 %')
  figure('доля предела, уровень 6', speed.level6 / speed.bareDeflate6, percent)
}

function sizes({ documentBytes: { level1, level6, docxtemplater } }: EngineFigures): string {
  return [level1, level6, docxtemplater].map(kilobytes).join(' · ')
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1)
}
