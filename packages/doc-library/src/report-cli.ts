import { dayIn } from '@ot/domain'
import { libraryReport } from './check/library-report.ts'
import { readSources } from './format/read-sources.ts'
import { loadLibrary } from './load-library.ts'
import { organisationsReport } from './organisations/organisations-report.ts'
import { readDemands, readOrganisations } from './organisations/read-organisations.ts'
import { professionFigures } from './professions/figures.ts'
import { professionsReport } from './professions/professions-report.ts'

const sources = readSources()
console.log(libraryReport(sources, dayIn(new Date().toISOString(), 'Europe/Moscow')))
console.log(organisationsReport(await loadLibrary(), readDemands(), readOrganisations()))
console.log(professionsReport(professionFigures(sources.current)))
