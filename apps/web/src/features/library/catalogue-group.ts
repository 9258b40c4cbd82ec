import type { CATALOGUE } from 'virtual:library-catalogue'

export type CatalogueGroup = (typeof CATALOGUE)[number]
