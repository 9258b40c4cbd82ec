import { escapeXml } from '@ot/text'
import fp from 'fastify-plugin'

type SearchEnginesOptions = { publicUrl: string; addresses: readonly string[] }

const open = { schema: { hide: true } } as const

/** robots.txt and sitemap.xml: what of this installation may be found. Pages that may not say so themselves. */
export const searchEnginesPlugin = fp<SearchEnginesOptions>(async (app, { publicUrl, addresses }) => {
  const robots = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${escapeXml(publicUrl + address)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')

  app.get('/robots.txt', open, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots),
  )
  app.get('/sitemap.xml', open, async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(sitemap),
  )
})
