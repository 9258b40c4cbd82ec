/** An answer to a paper's question: text and dates as text, a number or a person's id, ids of people. */
export type PaperAnswer = string | number | readonly number[]

/** Positions by the ids of those who work now. */
export type Positions = ReadonlyMap<number, string>
