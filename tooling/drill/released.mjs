// The tree of another commit of the history, installed in a folder of its own.
import { execFileSync } from 'node:child_process'
import { ROOT } from '../setup.mjs'

export function layOut(commit, folder) {
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 31 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
}

export function install(folder) {
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts=false'], {
    cwd: folder,
    stdio: 'inherit',
  })
}
