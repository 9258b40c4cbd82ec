export { changeRecordIn, createRecordIn, recordsOf } from './change-records.ts'
export { COUNTERPARTIES, type CounterpartyRow, listCounterparties } from './counterparties.ts'
export { listPlaces, PLACES, type PlaceRow } from './places.ts'
export { registerCollections } from './routes.ts'
