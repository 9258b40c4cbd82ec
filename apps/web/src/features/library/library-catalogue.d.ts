/** Made by build-steps/catalogue-plugin.ts from the texts of the library. */
declare module 'virtual:library-catalogue' {
  export const CATALOGUE: readonly {
    id: string
    title: string
    templates: readonly string[]
    /** The beginning of one of them, as an invented company prints it. */
    sample: { title: string; lines: readonly string[] } | null
  }[]
}
