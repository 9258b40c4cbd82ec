/** Kinds of paper: each has its head, its obligatory parts and its words (src/paper/kind-layout.ts). */
export const KINDS = ['order', 'regulation', 'protocol', 'memo'] as const
export type Kind = (typeof KINDS)[number]
