import { documentText } from '@ot/doc-engine'
import { dictionaryOf } from '../fields/dictionary.ts'
import { scopeOf } from '../fields/scope.ts'
import type { Library } from '../library/library.ts'
import type { TemplateSummary } from '../library/shelf.ts'
import { renderByOracle } from './oracle.ts'
import { type SampleCompany, sampleFacts } from './sample-facts.ts'
import { unfittedText } from './unfitted.ts'

export type Print = { name: string; bytes: Buffer; complaints: string[] }

/** Of two full stops of a value and the sentence the engine prints one; the other program does not know how. */
const TWO_STOPS = /(?<!\.)\.\.(?!\.)/g
const LEFTOVER = /[{}]|undefined|\[object|NaN/

function firstDifference(ours: string, theirs: string): string {
  const expected = theirs.split('\n')
  const lines = ours.split('\n')
  const at = lines.findIndex((line, index) => line !== expected[index])
  return `строка ${at + 1}: у нас «${lines[at] ?? ''}», у docxtemplater «${expected[at] ?? ''}»`
}

/** A sole trader is named by its person: «Индивидуальному предпринимателю Г.С. Абрамян». */
function namesOrganization(text: string, { company }: SampleCompany): boolean {
  const [surname = company.name] = company.directorName.split(' ')
  const names = [company.name, company.shortName, ...(company.kpp === null ? [surname] : [])]
  return names.some((name) => text.includes(name))
}

/** Prints a paper for an invented company and reads it back through both engines. */
export function printSample(
  library: Library,
  template: TemplateSummary,
  company: SampleCompany,
  answered: boolean,
): Print {
  const name = `${template.id} ${company.name}${answered ? '' : ' без ответов'}`
  const facts = sampleFacts(company, template, answered)
  const { bytes, missing } = library.make(template.id, facts)
  const ours = unfittedText(documentText(bytes))
  const oracle = renderByOracle(library.docx(template.id), dictionaryOf(template), scopeOf(facts, template))
  const theirs = unfittedText(documentText(oracle)).replace(TWO_STOPS, '.')
  const complaints: string[] = []
  if (ours !== theirs) complaints.push(firstDifference(ours, theirs))
  if (ours.search(TWO_STOPS) !== -1) complaints.push('в тексте две точки подряд')
  const leftover = LEFTOVER.exec(ours)?.[0]
  if (leftover !== undefined) complaints.push(`в тексте осталось «${leftover}»`)
  if (!namesOrganization(ours, company)) {
    complaints.push('в тексте нет наименования организации')
  }
  if (!answered && template.inputs.length > 0 && missing.length === 0) {
    complaints.push('ответов нет, а документ этого не говорит')
  }
  return { name, bytes, complaints: complaints.map((complaint) => `${name} — ${complaint}`) }
}
