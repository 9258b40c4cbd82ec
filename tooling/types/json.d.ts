// What arrives as JSON is of no known type, but the libraries call it `any`, which would pass for anything. Overloads declared
// later are asked first, so these stand before those of the libraries.
export {}

declare global {
  interface JSON {
    parse(text: string, reviver?: (this: unknown, key: string, value: unknown) => unknown): unknown
  }

  interface Body {
    json(): Promise<unknown>
  }
}

declare module 'playwright-core' {
  interface APIResponse {
    json(): Promise<unknown>
  }
}
