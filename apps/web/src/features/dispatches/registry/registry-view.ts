import { DISPATCH_STATUSES, type DispatchStatus } from '@ot/domain'

/** What the address says: which state is shown (null: all), and papers that another page asks to send. */
export interface DispatchesView {
  status: DispatchStatus | null
  documents: readonly number[]
}

const IDS = /^[1-9]\d{0,14}(?:,[1-9]\d{0,14})*$/

export function dispatchesView(search: Record<string, unknown>): DispatchesView {
  const documents = String(search.documents ?? '')
  return {
    status: DISPATCH_STATUSES.find((status) => status === search.status) ?? null,
    documents: IDS.test(documents) ? documents.split(',').map(Number) : [],
  }
}

/** The address is silent about «все». */
export function dispatchesSearch({ status, documents }: DispatchesView) {
  return {
    ...(status === null ? {} : { status }),
    ...(documents.length === 0 ? {} : { documents: documents.join() }),
  }
}
