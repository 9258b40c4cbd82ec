// Programs that tests need beside Node: a browser and LibreOffice. Nothing is skipped when one is missing.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { stop } from './setup.mjs'

const PARTS = [
  { found: () => onPath('chromium'), packages: ['chromium'] },
  {
    found: () => onPath('soffice') && existsSync('/usr/lib/libreoffice/program/libswlo.so'),
    packages: ['libreoffice-writer-nogui'],
  },
  {
    found: () => spawnSync('fc-list', ['Liberation Serif']).stdout?.length > 0,
    packages: ['fonts-liberation', 'fontconfig'],
  },
]

function onPath(program) {
  return spawnSync('which', [program]).status === 0
}

function apt(...words) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', words, { stdio: 'inherit', env }).status === 0
}

export function ensureSystemParts() {
  const missing = PARTS.filter((part) => !part.found())
  if (missing.length === 0) return
  const [packages, needed] = [missing, missing.filter((part) => !part.isReplaced?.())].map((parts) =>
    parts.flatMap((part) => part.packages),
  )
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    console.log(`Устанавливаю: ${packages.join(', ')}`)
    if (apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...packages)) return
  }
  if (needed.length === 0) return
  stop(`Для тестов установите: ${needed.join(', ')} (Debian: apt-get install ${needed.join(' ')})`)
}
