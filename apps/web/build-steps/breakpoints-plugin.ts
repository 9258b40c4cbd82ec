import type { Plugin } from 'vite'
import { breakpoints, isBreakpoint } from '../src/lib/breakpoints.ts'

/** Style sheets name a breakpoint, `@media (--below-tablet)`; its width stands once, in lib/breakpoints.ts. */
export function breakpointsPlugin(): Plugin {
  return {
    name: 'otdel-breakpoints',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith('.css')) return null
      return code.replace(/\(--below-([a-z0-9-]+)\)/g, (_, name: string) => {
        if (!isBreakpoint(name)) throw new Error(`${id}: no breakpoint is called ${name}`)
        return `(width < ${breakpoints[name]}px)`
      })
    },
  }
}
