import cluster from 'node:cluster'
import { DEMO_LOGIN } from '../seed/demo.ts'
import { readSettings, type Settings, WrongSetting } from './composition/env.ts'
import { type Running, runAlone, runParent, runWorker } from './composition/processes.ts'
import { reportInBackground } from './composition/start-server.ts'
import { errorCode } from './foundation/error-code.ts'

const STOP_PATIENCE_MS = 30_000

function run(settings: Settings): Promise<Running> {
  if (cluster.isWorker) return runWorker(settings)
  return settings.WEB_CONCURRENCY > 1 ? runParent(settings) : runAlone(settings)
}

/** One line for the person at the terminal. */
function startFailure(error: unknown, settings: Settings | null): string {
  if (error instanceof WrongSetting) return error.message
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return `Порт ${settings?.PORT} занят. Задайте другой: PORT=3001 npm start`
    case 'EACCES':
      return `Нет прав: ${error instanceof Error ? error.message : ''}`
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case '28P01':
    case '28000':
    case '3D000':
      return `База данных недоступна (${errorCode(error)}): проверьте DATABASE_URL`
    default:
      return `Не удалось запустить: ${reasons(error).join(': ')}`
  }
}

function reasons(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)]
  return error.cause === undefined ? [error.message] : [error.message, ...reasons(error.cause)]
}

/** A second signal changes nothing: what is under way is being finished. */
function stopOnSignals(running: Running): void {
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), STOP_PATIENCE_MS).unref()
    try {
      await running.stop()
      process.exit(0)
    } catch (error) {
      console.error(`Остановка не удалась: ${reasons(error).join(': ')}`)
      process.exit(1)
    }
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/**
 * The queue (pg-boss 10) does not wait until it is written what became of a job: where the database goes away at that moment,
 * nobody hears of it, and Node would end the process for everybody. The job comes again when its time is over.
 */
function tellUnheardFailures(): void {
  process.on('unhandledRejection', (reason) => {
    reportInBackground(reason instanceof Error ? reason : new Error(String(reason)))
  })
}

async function main(): Promise<void> {
  let settings: Settings | null = null
  tellUnheardFailures()
  try {
    settings = readSettings()
    const running = await run(settings)
    stopOnSignals(running)
    if (cluster.isPrimary) {
      console.log(`ОТдел работает: ${shownAddress(settings, running.address)}`)
      if (settings.demo)
        console.log(`Вход в демонстрацию: ${DEMO_LOGIN.email}, пароль ${DEMO_LOGIN.password}`)
    }
  } catch (error) {
    console.error(startFailure(error, settings))
    process.exit(1)
  }
}

/** PORT=0 takes any free port: then the listening address is the one to show. */
function shownAddress(settings: Settings, address: string): string {
  return settings.PORT === 0
    ? address.replace('[::1]', 'localhost').replace('127.0.0.1', 'localhost')
    : settings.PUBLIC_URL
}

await main()
