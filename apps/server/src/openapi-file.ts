import { writeFile } from 'node:fs/promises'
import { openapiFile, openapiText } from './composition/openapi-text.ts'

/** `npm run openapi`. */
await writeFile(openapiFile(), await openapiText())
