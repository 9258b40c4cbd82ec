/** A picture of the product: the address under which the built page finds it. */
declare module '*.webp' {
  const address: string
  // biome-ignore lint/style/noDefaultExport: what a picture is imported as is the bundler's choice
  export default address
}
