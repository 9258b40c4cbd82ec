export { changeRecordIn, createRecordIn, recordsOf } from './change-records.ts'
export { COUNTERPARTIES, type CounterpartyRow, listCounterparties } from './counterparties.ts'
export { registerCollections } from './routes.ts'
