import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { Unprintable } from '../foundation/errors.ts'
import { removeFolder } from '../foundation/remove-folder.ts'
import { systemUser } from '../foundation/system-user.ts'
import { findSoffice } from './find-soffice.ts'
import { SocketNotUnderstood } from './listener.ts'
import { layDown, makeOfficeFolder, pickUp } from './office-folder.ts'
import { officeUid, socketName } from './office-socket.ts'
import { strangeOffice } from './testing/strange-office.ts'
import { wordPaper } from './testing/word-paper.ts'
import { openWordPdf, type WordPdf, type WordPdfOptions } from './word-pdf.ts'

const office = findSoffice({ given: undefined, path: process.env.PATH })
const opened: WordPdf[] = []
let folder = ''
/** Profiles of another file in this process, whose LibreOffice is not gone yet, or is still on its way. */
let foreign: readonly string[] = []

beforeAll(async () => {
  foreign = processesBelow().flatMap(({ args }) => PROFILE.exec(args)?.[1] ?? [])
  folder = await mkdtemp(join(tmpdir(), 'otdel-pdf-test-'))
  // The strange programs that lie in it are run by another user.
  await chmod(folder, 0o755)
})
afterEach(async () => {
  for (const pdf of opened.splice(0)) await pdf.close()
})
afterAll(() => removeFolder(folder))

function open(changed: Partial<WordPdfOptions> = {}): WordPdf {
  const cacheFolder = join(folder, `cache-${expect.getState().currentTestName}`)
  const pdf = openWordPdf({ office, cacheFolder, listeners: 2, report: () => undefined, ...changed })
  opened.push(pdf)
  return pdf
}

const paper = (text: string, pages?: number) =>
  ({ bytes: wordPaper(text, pages), extension: 'docx' }) as const

const PROFILE = /UserInstallation=file:\/\/([^ ]+)/

/** LibreOffice processes that stand under this one and were begun here. */
function officesBelow(): number[] {
  return processesBelow()
    .filter(({ args }) => args.includes('soffice.bin') && !foreign.some((profile) => args.includes(profile)))
    .map(({ pid }) => pid)
}

function processesBelow(): { pid: number; args: string }[] {
  const lines = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n')
  const processes = lines.map((line) => {
    const [pid = '', ppid = '', ...args] = line.trim().split(/\s+/)
    return { pid: Number(pid), ppid: Number(ppid), args: args.join(' ') }
  })
  const below = new Set([process.pid])
  for (const { pid, ppid } of processes.toSorted((a, b) => a.pid - b.pid)) if (below.has(ppid)) below.add(pid)
  return processes.filter(({ pid }) => below.has(pid))
}

test('имя гнезда LibreOffice: MD5 адреса профиля, байты без ведущих нулей', () => {
  expect(socketName('file:///tmp/d2/l1/profile', 0)).toBe(
    'OSL_PIPE_0_SingleOfficeIPC_7122e2a26397d6c8c281bee428daa8',
  )
})

describe.skipIf(office.soffice === null)('с LibreOffice', () => {
  test('убитая посреди сорока бумаг LibreOffice не теряет ни одной', async () => {
    const pdf = open()
    let done = 0
    let killed = 0
    const made = Array.from({ length: 40 }, async (_, index) => {
      const bytes = await pdf.print(paper(`Бумага ${index}`))
      done += 1
      if (done === 10 || done === 25) {
        for (const pid of officesBelow()) {
          process.kill(pid, 'SIGKILL')
          killed += 1
        }
      }
      return bytes.toString('latin1', 0, 5)
    })
    expect(await Promise.all(made)).toEqual(Array.from({ length: 40 }, () => '%PDF-'))
    expect(killed).toBeGreaterThanOrEqual(2)
  })

  test('работает своим пользователем, и в её папку никто другой не заглянет', async () => {
    const user = await systemUser('otdel-office')
    await open({ listeners: 1 }).print(paper('Чужими глазами не видно'))
    const [pid] = officesBelow()
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    expect(/^Uid:\t(\d+)/m.exec(status)?.[1]).toBe(String(officeUid(user)))
    const arguments_ = await readFile(`/proc/${pid}/cmdline`, 'utf8')
    const profile = /UserInstallation=file:\/\/([^\0]+)\/profile/.exec(arguments_)?.[1] ?? ''
    expect((await stat(profile)).mode & 0o007).toBe(0)
  })

  test('убитая, едва запустившись, начинает снова', async () => {
    const pdf = open({ listeners: 1 })
    const printed = pdf.print(paper('С первого раза не вышло'))
    await vi.waitFor(() => expect(officesBelow()).not.toEqual([]), { timeout: 30_000 })
    for (const pid of officesBelow()) process.kill(pid, 'SIGKILL')
    expect((await printed).toString('latin1', 0, 5)).toBe('%PDF-')
  })

  test.each(['no socket', 'closes at once', 'other words'] as const)(
    'незнакомое гнездо (%s): бумаги делает команда, и об этом сказано один раз',
    async (socket) => {
      const reported: Error[] = []
      const pdf = open({
        office: { soffice: await strangeOffice(folder, office.soffice ?? '', socket), lack: null },
        listeners: 1,
        limits: { startMs: 2_000 },
        report: (error) => reported.push(error),
      })
      for (const text of ['Первая', 'Вторая']) {
        expect((await pdf.print(paper(`${text} ${socket}`))).toString('latin1', 0, 5)).toBe('%PDF-')
      }
      expect(reported).toEqual([expect.any(SocketNotUnderstood)])
      await pdf.close()
      expect(officesBelow()).toEqual([])
    },
  )

  test('вторая такая же бумага берётся готовой', async () => {
    const pdf = open()
    const first = await pdf.print(paper('Один раз'))
    await pdf.close()
    const again = await open().print(paper('Один раз'))
    expect(again.equals(first)).toBe(true)
  })

  test('бумага, на которую не хватило времени, отказана, следующая сделана', async () => {
    const hurried = open({ limits: { patienceMs: 1 } })
    await expect(hurried.print(paper('Долгая', 50))).rejects.toThrow('не удалось преобразовать')
    expect((await open().print(paper('Обычная'))).toString('latin1', 0, 5)).toBe('%PDF-')
  })

  test('файл, который LibreOffice не открывает, отказан, следующий сделан', async () => {
    const pdf = open({ listeners: 1 })
    const broken = { bytes: wordPaper('Обрыв').subarray(0, 300), extension: 'docx' } as const
    await expect(pdf.print(broken)).rejects.toThrow(Unprintable)
    expect((await pdf.print(paper('Целая'))).toString('latin1', 0, 5)).toBe('%PDF-')
  })

  test('отработавшая своё LibreOffice заменяется, закрытая не оставляет ничего', async () => {
    const pdf = open({ listeners: 1, limits: { documentsEach: 2 } })
    const pids = new Set<number>()
    for (let index = 0; index < 5; index += 1) {
      await pdf.print(paper(`По две ${index}`))
      for (const pid of officesBelow()) pids.add(pid)
    }
    // One may be more: with a new profile LibreOffice starts itself anew.
    expect(pids.size).toBeGreaterThanOrEqual(3)
    await pdf.close()
    expect(officesBelow()).toEqual([])
  })
})

describe('папка, в которую пишет LibreOffice', () => {
  test('чужая ссылка вместо готовой бумаги не читается, вместо новой — не пишется', async () => {
    const user = await systemUser('otdel-office')
    const { path } = await makeOfficeFolder(user)
    const secret = join(folder, 'secret')
    await writeFile(secret, 'тайна', { mode: 0o600 })
    const link = join(path, '1.pdf')
    await symlink(secret, link)
    await expect(pickUp(link, user)).rejects.toThrow('ELOOP')
    await expect(layDown(link, Buffer.from('поверх'), user)).rejects.toThrow('EEXIST')
    expect(await readFile(secret, 'utf8')).toBe('тайна')
    await rm(path, { recursive: true })
  })
})

test('LibreOffice, которая не запускается, — отказ с понятным текстом', async () => {
  const pdf = open({ office: { soffice: '/bin/false', lack: null } })
  const refused = expect(Promise.all([pdf.print(paper('Одна')), pdf.print(paper('Другая'))]))
  await refused.rejects.toThrow('PDF сейчас не делается')
})

test('без LibreOffice сказано словами пользователя: только Word', async () => {
  const pdf = open({ office: findSoffice({ given: '/net/takogo', path: '' }) })
  expect(pdf.lack).toContain('только в формате Word')
  expect(pdf.lack).not.toMatch(/LibreOffice|SOFFICE_PATH/)
  await expect(pdf.print(paper('Никакая'))).rejects.toThrow('только в формате Word')
})
