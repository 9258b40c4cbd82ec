// One module an icon: the package's index has five thousand of them, and every build would read it whole.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react'

  const icon: Icon
  // biome-ignore lint/style/noDefaultExport: the package exports its icons so
  export default icon
}
