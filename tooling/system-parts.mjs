// Programs that tests need beside Node: a browser and LibreOffice. Nothing is skipped when one is missing.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run, stop } from './setup.mjs'

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

export function ensureSystemParts() {
  const packages = PARTS.filter((part) => !part.found()).flatMap((part) => part.packages)
  if (packages.length === 0) return
  const canInstall = process.getuid?.() === 0 && onPath('apt-get')
  if (!canInstall)
    stop(`Для тестов установите: ${packages.join(', ')} (Debian: apt-get install ${packages.join(' ')})`)
  console.log(`Устанавливаю: ${packages.join(', ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', ['update', '-qq'], { env })
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env })
}
