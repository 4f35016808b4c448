import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRequest, RenderedPage } from '@ma-cantine/lib/http/page-rendering'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Settings } from '../settings/settings.ts'
import { PageRenderer } from './page-renderer.ts'
import type { SiteBuild } from './site-build.ts'
import type { CompressedPage, PageContent } from './site-page.ts'

/** Characters of the pages that are kept. */
const cacheSize = 16_000_000
/** Of those whose address is not the one that search engines keep: searches and made-up queries are without end. */
const otherCacheSize = 2_000_000

interface CachedPage {
  /** Of all that the page depends on. */
  readonly digest: string
  readonly page: RenderedPage
  /** For browsers without and with a session, in their encodings. */
  readonly pages: Readonly<Record<Audience, CompressedPage>>
}

const createCache = (maxSize: number) =>
  new LRUCache<string, CachedPage>({
    maxSize,
    sizeCalculation: ({ page: { display, data } }) => 1000 + (display?.length ?? 0) * 2 + (data?.length ?? 0),
  })

/** Makes the page of a screen, with what is in `content` in place of what the build knows. */
export type CompletePage = (request: PageRequest, audience: Audience, content: PageContent) => CompressedPage
type Audience = 'anonymous' | 'user'

/**
 * The pages that the server renders with their data. The data are read at each visit, and a page is sent again only while
 * they are the same: a change empties the cache by itself, on every node.
 */
export class RenderedPages {
  private readonly renderer: PageRenderer
  private readonly complete: CompletePage
  private readonly cache = createCache(cacheSize)
  private readonly otherCache = createCache(otherCacheSize)

  constructor(
    app: FastifyInstance,
    { folder, renderer }: Pick<SiteBuild, 'folder' | 'renderer'>,
    { renderTimeout }: Pick<Settings, 'renderTimeout'>,
    complete: CompletePage,
  ) {
    this.renderer = new PageRenderer(app, pathToFileURL(join(folder, renderer)).href, renderTimeout)
    this.complete = complete
    app.addHook('onClose', () => this.renderer.close())
  }

  /** @returns null where the page goes without its data, whatever the reason: its scripts ask for them. */
  async find(request: PageRequest): Promise<CachedPage | null> {
    const key = `${request.locale} ${request.address}`
    const known = this.cache.get(key) ?? this.otherCache.get(key)
    const result = await this.renderer.render(request, known?.digest ?? null)
    if (!result) return null
    const { page, digest } = result
    if (!page) return known ?? null
    const { title, head, display, data } = page
    const content = { title, head }
    const cached = {
      digest,
      page,
      pages: {
        anonymous: this.complete(request, 'anonymous', { ...content, display, data, isTakenOver: data !== null }),
        // Signed in, the same address may show more: the scripts ask for it.
        user: this.complete(request, 'user', content),
      },
    }
    const isCanonical = head.canonical === request.address
    const [cache, other] = isCanonical ? [this.cache, this.otherCache] : [this.otherCache, this.cache]
    // A page that is no longer canonical, or has become so, leaves its former place.
    other.delete(key)
    cache.set(key, cached)
    return cached
  }
}
