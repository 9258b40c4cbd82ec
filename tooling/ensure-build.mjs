// Builds what is not built yet, as a process of its own: whoever runs it does something else meanwhile.
import { ensureBuild } from './setup.mjs'

ensureBuild()
