/** Made by build-steps/catalogue-plugin.ts from the texts of the library. */
declare module 'virtual:library-titles' {
  export const LIBRARY_TITLES: readonly {
    id: string
    title: string
    templates: readonly string[]
  }[]
}
