import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { bundleLibrary } from './build/bundle-library.ts'
import { writeLibraryFile } from './library/library-file.ts'

const outFile = process.argv[2]
if (outFile === undefined) {
  console.error('Укажите файл: tsx packages/doc-library/src/build-cli.ts <файл>')
  process.exitCode = 1
} else {
  const bundle = await bundleLibrary()
  mkdirSync(dirname(outFile), { recursive: true })
  writeLibraryFile(outFile, bundle)
  console.log(`Шаблонов: ${bundle.templates.length} → ${outFile}`)
}
