import { randomUUID } from 'node:crypto'
import compress, { type FastifyCompressOptions } from '@fastify/compress'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { type AccessTokens, createAccessTokens } from '../context/access-token.ts'
import type { Deps, TrustedProxies } from '../context/deps.ts'
import { createLiveSessions, type LiveSessions } from '../db/live-sessions.ts'
import '../http/fastify-types.ts'
import { logSerializers } from '../foundation/logging.ts'
import { packedAnswers } from '../http/packed-answers.ts'
import { BROTLI, PACKED_FROM, PACKINGS } from '../http/packing.ts'
import { registerAccount } from '../modules/account/index.ts'
import { registerAccountExport } from '../modules/account-export/index.ts'
import { registerActivities } from '../modules/activities/index.ts'
import { registerBilling } from '../modules/billing/index.ts'
import { registerBots } from '../modules/bots/index.ts'
import { registerCausePapers } from '../modules/cause-papers/index.ts'
import { registerChangeLog } from '../modules/change-log/index.ts'
import { registerCollections } from '../modules/collections/index.ts'
import { registerCompanies } from '../modules/companies/index.ts'
import { registerCoverage } from '../modules/coverage/index.ts'
import { registerDispatches } from '../modules/dispatches/index.ts'
import { registerDocuments } from '../modules/documents/index.ts'
import { registerEmployeeImport } from '../modules/employee-import/index.ts'
import { registerEmployeeSummary } from '../modules/employee-summary/index.ts'
import { registerEvents } from '../modules/events/index.ts'
import { registerIncidentMeasures } from '../modules/incident-measures/index.ts'
import { registerIncidentPapers } from '../modules/incident-papers/index.ts'
import { registerIncidentStatistics } from '../modules/incident-statistics/index.ts'
import { registerIncidents } from '../modules/incidents/index.ts'
import { registerInstructions } from '../modules/instructions/index.ts'
import { registerInterview } from '../modules/interview/index.ts'
import { registerLetters } from '../modules/letters/index.ts'
import { registerListViews } from '../modules/list-views/index.ts'
import { registerMembers } from '../modules/members/index.ts'
import { registerMemos } from '../modules/memos/index.ts'
import { registerMicrotraumas } from '../modules/microtraumas/index.ts'
import { registerNews } from '../modules/news/index.ts'
import { registerNorms } from '../modules/norms/index.ts'
import { registerNotifications } from '../modules/notifications/index.ts'
import { registerOverview } from '../modules/overview/index.ts'
import { registerOwnTemplates } from '../modules/own-templates/index.ts'
import { registerPastDates } from '../modules/past-dates/index.ts'
import { registerPeople } from '../modules/people/index.ts'
import { registerPositions } from '../modules/positions/index.ts'
import { registerRecordPapers } from '../modules/record-papers/index.ts'
import { registerRecounts } from '../modules/recounts/index.ts'
import { registerReference } from '../modules/reference/index.ts'
import { registerResponsibilities } from '../modules/responsibilities/index.ts'
import { registerReturns } from '../modules/returns/index.ts'
import { registerSearch } from '../modules/search/index.ts'
import { registerSession } from '../modules/session/index.ts'
import { registerStart } from '../modules/start/index.ts'
import { registerStream } from '../modules/stream/index.ts'
import { registerSupport } from '../modules/support/index.ts'
import { registerTrainingRegistry } from '../modules/training-registry/index.ts'
import { registerTransfers } from '../modules/transfers/index.ts'
import { registerUndo } from '../modules/undo/index.ts'
import { registerUnscheduled } from '../modules/unscheduled/index.ts'
import { registerWorkplaces } from '../modules/workplaces/index.ts'
import { authPlugin } from '../plugins/auth.ts'
import { bodyParsersPlugin } from '../plugins/body-parsers.ts'
import { errorsPlugin } from '../plugins/errors.ts'
import { etagPlugin } from '../plugins/etag.ts'
import { healthPlugin } from '../plugins/health.ts'
import { limitsPlugin } from '../plugins/limits.ts'
import { openapiPlugin } from '../plugins/openapi.ts'
import { securityHeadersPlugin } from '../plugins/security-headers.ts'
import { staticFilesPlugin } from '../plugins/static-files.ts'
import { unusedConnectionsPlugin } from '../plugins/unused-connections.ts'
import { uploadsPlugin } from '../plugins/uploads.ts'

const BODY_LIMIT_BYTES = 1024 * 1024
const TIMEOUT_CHECKS = 8
const HEADERS_TIMEOUT_MS = 60_000
const COMPRESSION: FastifyCompressOptions = {
  threshold: PACKED_FROM,
  encodings: [...PACKINGS],
  brotliOptions: BROTLI,
  // Nobody sends us packed requests, and unpacking one could fill the memory.
  globalDecompression: false,
}

/** The whole application; only main.ts listens. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { settings } = deps
  const app = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: settings.requestTimeoutMs,
    http: {
      // Node looks for requests that take too long at this interval: by default every half a minute.
      connectionsCheckingInterval: settings.requestTimeoutMs / TIMEOUT_CHECKS,
      // Were it longer than the whole request may take, Node would take the one for the other.
      headersTimeout: Math.min(HEADERS_TIMEOUT_MS, settings.requestTimeoutMs),
    },
    trustProxy: believedProxies(settings.trustProxy),
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: settings.logLevel, serializers: logSerializers },
  })
  app.decorate('deps', deps)
  app.decorate('packedAnswers', packedAnswers())
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)
  addRequestLog(app)
  const accessTokens = createAccessTokens(settings.jwtSecret, deps.clock)
  const liveSessions = createLiveSessions(deps.database, deps.clock)
  const sessionDeps = { ...deps, accessTokens, liveSessions }
  await registerPlugins(app, sessionDeps)
  registerSession(app, sessionDeps)
  registerAccount(app, sessionDeps)
  registerAccountExport(app)
  registerBots(app)
  registerActivities(app)
  registerCompanies(app)
  registerCollections(app)
  registerListViews(app)
  registerBilling(app)
  registerMembers(app)
  registerChangeLog(app)
  registerPositions(app)
  registerReference(app)
  registerPeople(app)
  registerEmployeeImport(app)
  registerEmployeeSummary(app)
  registerResponsibilities(app)
  registerDocuments(app)
  registerOwnTemplates(app)
  registerRecordPapers(app)
  registerDispatches(app)
  registerLetters(app)
  registerSupport(app)
  registerEvents(app)
  registerPastDates(app)
  registerRecounts(app)
  registerUnscheduled(app)
  registerUndo(app)
  registerMemos(app)
  registerIncidents(app)
  registerIncidentPapers(app)
  registerIncidentMeasures(app)
  registerIncidentStatistics(app)
  registerMicrotraumas(app)
  registerInstructions(app)
  registerWorkplaces(app)
  registerCoverage(app)
  registerNorms(app)
  registerTransfers(app)
  registerReturns(app)
  registerCausePapers(app)
  registerNews(app)
  registerOverview(app)
  registerTrainingRegistry(app)
  registerNotifications(app)
  registerInterview(app)
  registerSearch(app)
  registerStart(app)
  registerStream(app)
  return app
}

function believedProxies(given: TrustedProxies) {
  return typeof given === 'number' ? (_address: string, hop: number) => hop < given : given
}

/** One line a request: the call, never its query or its body. */
function addRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const milliseconds = Math.round(reply.elapsedTime)
    request.log.info({ req: request, status: reply.statusCode, milliseconds }, 'request')
    done()
  })
}

/** Order matters: errors before what may fail, tags before compression, compression before files. */
async function registerPlugins(
  app: FastifyInstance,
  { accessTokens, liveSessions, ...deps }: Deps & { accessTokens: AccessTokens; liveSessions: LiveSessions },
): Promise<void> {
  const { settings, staticRoot } = deps
  await app.register(unusedConnectionsPlugin)
  await app.register(errorsPlugin)
  await app.register(bodyParsersPlugin)
  await app.register(securityHeadersPlugin, { publicUrl: settings.publicUrl })
  await app.register(limitsPlugin, { requestsPerMinute: settings.requestsPerMinute })
  await app.register(etagPlugin)
  await app.register(compress, COMPRESSION)
  await app.register(openapiPlugin)
  await app.register(authPlugin, { deps, accessTokens, liveSessions })
  await app.register(uploadsPlugin)
  await app.register(healthPlugin, { deps })
  if (staticRoot !== undefined) {
    await app.register(staticFilesPlugin, { root: staticRoot, publicUrl: settings.publicUrl })
  }
}
