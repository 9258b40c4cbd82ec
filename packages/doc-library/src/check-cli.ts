import { dayIn } from '@ot/domain'
import { bundleLibrary } from './build/bundle-library.ts'
import { checkSources } from './check/check-sources.ts'
import { type Print, printSample } from './check/compare-engines.ts'
import { openInLibreOffice } from './check/open-in-libreoffice.ts'
import { SAMPLE_COMPANIES } from './check/sample-companies.ts'
import { findValidator, NOT_VALIDATED, validateMarkup } from './check/validate-markup.ts'
import { withWholeStaff } from './check/whole-staff.ts'
import { readSources } from './format/read-sources.ts'
import { formatProblem, TemplateSourceError } from './format/template-error.ts'
import { libraryFrom } from './library/library.ts'
import { updateLock } from './lock/editions-lock.ts'
import { readLock } from './lock/lock-file.ts'

const PRINTS_OF_A_TEMPLATE = SAMPLE_COMPANIES.length * 2

/** One paper of every template: the answers change its words, not its markup. */
async function markupComplaints(prints: readonly Print[]): Promise<string[]> {
  const validator = findValidator()
  if (validator !== null)
    return validateMarkup(validator, prints.slice(0, prints.length / PRINTS_OF_A_TEMPLATE))
  console.log(NOT_VALIDATED)
  return []
}

async function checkLibrary(): Promise<{ papers: number; complaints: string[] }> {
  const sources = readSources()
  const today = dayIn(new Date().toISOString(), 'Europe/Moscow')
  const { added, problems } = updateLock(readLock(), sources)
  const complaints = [...checkSources(sources, today), ...problems].map(formatProblem)
  if (added.length > 0) complaints.push(`Не записаны редакции: ${added.join(', ')}. npm run library:lock`)

  const library = libraryFrom(await bundleLibrary())
  const prints = SAMPLE_COMPANIES.map(withWholeStaff).flatMap((company) =>
    [true, false].flatMap((answered) =>
      [...library.templates, ...library.recordPapers].map((template) =>
        printSample(library, template, company, answered),
      ),
    ),
  )
  complaints.push(...prints.flatMap((print) => print.complaints))
  complaints.push(...(await openInLibreOffice(prints)))
  complaints.push(...(await markupComplaints(prints)))
  return { papers: prints.length, complaints }
}

try {
  const { papers, complaints } = await checkLibrary()
  for (const complaint of complaints) console.error(complaint)
  console.log(`Документов напечатано: ${papers}, замечаний: ${complaints.length}`)
  if (complaints.length > 0) process.exitCode = 1
} catch (error) {
  if (!(error instanceof TemplateSourceError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
