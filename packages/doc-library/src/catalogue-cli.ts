import { catalogueOf } from './catalogue/catalogue.ts'
import { readSources } from './format/read-sources.ts'

console.log(JSON.stringify(await catalogueOf(readSources())))
