/** petrovich ships no types; it is compared with lvovich in golden.test.ts and used nowhere else. */
declare module 'petrovich' {
  type Person = { first?: string; middle?: string; last?: string; gender: 'male' | 'female' }
  type GrammaticalCase =
    | 'nominative'
    | 'genitive'
    | 'dative'
    | 'accusative'
    | 'instrumental'
    | 'prepositional'
  function petrovich(person: Person, grammaticalCase: GrammaticalCase): Person
  export = petrovich
}
