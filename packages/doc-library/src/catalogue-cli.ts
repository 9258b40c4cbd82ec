import { catalogueOf } from './catalogue/catalogue.ts'
import { readSources } from './read-sources.ts'

console.log(JSON.stringify(await catalogueOf(readSources())))
