// Programs that tests need beside Node: a browser and LibreOffice. Nothing is skipped when one is missing.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { stop } from './setup.mjs'

const PARTS = [
  { found: () => onPath('chromium'), packages: ['chromium'] },
  // The same tests take half the processor in it. Where it cannot be had, the whole browser does.
  {
    found: () => onPath('chromium-headless-shell'),
    packages: ['chromium-headless-shell'],
    isReplaced: () => onPath('chromium'),
  },
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

function install(parts) {
  const packages = parts.flatMap((part) => part.packages)
  console.log(`Устанавливаю: ${packages.join(', ')}`)
  return apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
}

export function ensureSystemParts() {
  const missing = PARTS.filter((part) => !part.found())
  if (missing.length === 0) return
  if (process.getuid?.() === 0 && onPath('apt-get') && apt('update', '-qq')) {
    // A package that this Debian does not have stops the others: then each is asked for by itself.
    if (!install(missing)) for (const part of missing) install([part])
  }
  const needed = missing.filter((part) => !part.found() && !part.isReplaced?.())
  if (needed.length === 0) return
  const packages = needed.flatMap((part) => part.packages).join(' ')
  stop(`Для тестов установите: ${packages} (Debian: apt-get install ${packages})`)
}
