/** Beside the bundle; run from source, beside this file. */
export const THREAD_PROGRAM = new URL(
  import.meta.url.endsWith('.js') ? './thread.js' : './thread.ts',
  import.meta.url,
)
