/** What a paper is made from beside answers: rows of the company's own records. Such a paper is not offered in the list. */
export const RECORDS = ['training', 'memo'] as const
export type Records = (typeof RECORDS)[number]
