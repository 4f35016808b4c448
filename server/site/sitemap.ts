import { htmlText } from '@ma-cantine/lib/reports/html-text'
import { LRUCache } from 'lru-cache'

/** The most addresses that a file may have (sitemaps.org). */
const largestFile = 50_000
/** Milliseconds: crawlers ask for all files in a row. */
const listTime = 60_000

/** The list of the pages that are worth finding, in as many files as it takes. */
export class Sitemap {
  private readonly publicUrl: string
  private readonly lists: LRUCache<'paths', readonly string[]>

  /** @param list gives the paths of all pages. */
  constructor(publicUrl: string, list: () => Promise<readonly string[]>) {
    this.publicUrl = publicUrl
    this.lists = new LRUCache({ max: 1, ttl: listTime, fetchMethod: list })
  }

  /** The list itself while it fits in one file, then the index of its parts. */
  async first(): Promise<string> {
    const paths = await this.paths()
    if (paths.length <= largestFile) return this.write('urlset', 'url', paths)
    const count = Math.ceil(paths.length / largestFile)
    const parts = Array.from({ length: count }, (_, index) => `/sitemap-${index + 1}.xml`)
    return this.write('sitemapindex', 'sitemap', parts)
  }

  /** @param number of the part, from 1. @returns null where there is none. */
  async part(number: string): Promise<string | null> {
    const paths = await this.paths()
    const start = (Number(number) - 1) * largestFile
    if (paths.length <= largestFile || start < 0 || start >= paths.length) return null
    return this.write('urlset', 'url', paths.slice(start, start + largestFile))
  }

  private paths(): Promise<readonly string[]> {
    return this.lists.forceFetch('paths')
  }

  private write(list: string, item: string, paths: readonly string[]): string {
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
      ...paths.map(path => `<${item}><loc>${htmlText(this.publicUrl + path)}</loc></${item}>`),
      `</${list}>`,
      '',
    ].join('\n')
  }
}
