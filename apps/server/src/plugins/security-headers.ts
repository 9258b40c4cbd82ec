import helmet from '@fastify/helmet'
import Fastify from 'fastify'
import fp from 'fastify-plugin'

const SELF = "'self'"
const NONE = "'none'"

/** No script but our own files. Styles may stand in attributes: papers shown in the browser are set that way. */
function helmetOptions(isHttps: boolean) {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [SELF],
        scriptSrc: [SELF],
        scriptSrcAttr: [NONE],
        styleSrc: [SELF, "'unsafe-inline'"],
        imgSrc: [SELF, 'data:', 'blob:'],
        fontSrc: [SELF],
        connectSrc: [SELF],
        workerSrc: [SELF],
        manifestSrc: [SELF],
        objectSrc: [NONE],
        baseUri: [SELF],
        formAction: [SELF],
        frameAncestors: [NONE],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps,
    frameguard: { action: 'deny' as const },
    referrerPolicy: { policy: 'same-origin' as const },
  }
}

const NOT_SECURITY = new Set(['date', 'connection', 'content-length', 'content-type'])

/** Helmet composes the same headers anew for every answer; here it does so once, for an answer of its own. */
async function composedHeaders(isHttps: boolean): Promise<Record<string, string>> {
  const sample = Fastify()
  await sample.register(helmet, helmetOptions(isHttps))
  sample.get('/', async () => '')
  const { headers } = await sample.inject('/')
  await sample.close()
  const entries = Object.entries(headers).filter(([name]) => !NOT_SECURITY.has(name))
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

/** An answer of a call is data: nothing in it may load, run or be framed. The rest of the page's set has no meaning there. */
const DATA_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}
/** A script, a style or a picture of the build stands under the policy of its page; its own says nothing to anybody. */
const ASSET_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}
const ASSET = /^\/assets\//
const TRANSPORT_HEADER = 'strict-transport-security'

/** The headers of a page, of a file it loads and of a call's answer. */
async function headerSets(isHttps: boolean) {
  const page = await composedHeaders(isHttps)
  const transport = page[TRANSPORT_HEADER]
  const always = transport === undefined ? {} : { [TRANSPORT_HEADER]: transport }
  return { page, asset: { ...ASSET_HEADERS, ...always }, data: { ...DATA_HEADERS, ...always } }
}

export const securityHeadersPlugin = fp<{ publicUrl: string }>(async (app, { publicUrl }) => {
  const { page, asset, data } = await headerSets(publicUrl.startsWith('https:'))
  app.addHook('onRequest', (request, reply, done) => {
    const isCall = request.routeOptions.config.access !== undefined
    const isAsset = !isCall && ASSET.test(request.url)
    reply.headers(isCall ? data : isAsset ? asset : page)
    done()
  })
})
